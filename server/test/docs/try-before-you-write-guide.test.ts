import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('a write is tried as the guide says', async (t) => {
  const installation = await startInstallation();
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');
  const said = await follow('docs/guides/try-before-you-write.md', { PASSWORD });
  assert.match(
    said,
    /^201 Песок карьерный, мешок integration_api\.catalog_item\.created\n0\npreference-applied: dry-run\n/i,
    said,
  );
  assert.match(
    said,
    /\n422 validation_failed \/name\nsecret_unusable\n0\nПесок карьерный, мешок\nidempotency_key_used\ndry_run_not_supported\narchive allowed, restore status\n$/,
    said,
  );
});
