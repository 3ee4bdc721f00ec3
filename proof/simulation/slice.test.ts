import assert from 'node:assert/strict';
import { root } from '../../bench/measure/processes.ts';
import { long } from '../../scripts/tests/long.ts';
import { runSimulationCampaign } from './run-simulation-campaign.ts';

long('ten workers of a hundred simulated worlds lose nothing, send in order and end, whatever goes wrong', async () => {
  const { findings } = await runSimulationCampaign({ source: root, seed: 24, seeds: 100, only: 'simulation' });
  assert.deepEqual(
    findings.filter(({ count }) => count > 0),
    [],
  );
});
