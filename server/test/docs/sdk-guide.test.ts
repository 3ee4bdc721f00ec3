import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('the SDK is installed and used as the guide says', async (t) => {
  const installation = await startInstallation();
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');
  const said = await follow('docs/guides/use-the-sdk.md', { PASSWORD });
  assert.deepEqual(said.trim().split('\n'), [
    'SDK-4 Полевая, 2',
    '201 SDK-5 integration_api.warehouse.created',
    'already_exists warehouse',
    'warehouses.csv',
    'timestamp_invalid',
    'Песок from here',
  ]);
});
