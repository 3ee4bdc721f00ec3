import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('a test portal is made, moved on, begun anew and removed as the guide says', async (t) => {
  const installation = await startInstallation();
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');
  const said = await follow('docs/guides/test-portal.md', { PASSWORD });
  assert.equal(
    said,
    'Проверка обмена с 1С\nppk_test_\n1\ntrue\nportal-mode: test\n604800\ntrue\ntrue\ntrue\ntrue\nfalse\nremoved\ninvalid_api_key\n',
  );
});
