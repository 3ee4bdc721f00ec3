import assert from 'node:assert/strict';
import { root } from '../../bench/measure/processes.ts';
import { long } from '../../scripts/tests/long.ts';
import { runSsrfCampaign } from './run-ssrf-campaign.ts';

long('the campaign of inner addresses at a small size: every door, names that turn, and the registries', async () => {
  const { findings } = await runSsrfCampaign({ source: root, seed: 5, attempts: 1_500, addresses: 50_000 });
  assert.deepEqual(
    findings.filter(({ count }) => count > 0),
    [],
  );
});
