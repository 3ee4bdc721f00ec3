import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('a leaked key is ended and looked into as the guide says', async (t) => {
  const installation = await startInstallation();
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');
  const said = await follow('docs/guides/leaked-key.md', { PASSWORD });
  assert.match(said, /^api_key_expired\n1\ncatalog\.read\+catalog\.write\n/, said);
  assert.match(said, /\nintegration_api\.catalog_item\.created Сделано чужим ключом\n/, said);
  assert.match(said, /\naccess\.denied api_key_expired \S+\n$/, said);
});
