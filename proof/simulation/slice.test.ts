import assert from 'node:assert/strict';
import { test } from 'node:test';
import { root } from '../../bench/measure/processes.ts';
import { long } from '../../scripts/tests/long.ts';
import { runTold } from '../run-told.ts';
import { runSimulationCampaign } from './run-simulation-campaign.ts';

const marksOf = (...seeds: number[]) =>
  runTold<string[]>([process.execPath, 'proof/simulation/tell-marks.ts'], root, { PROOF_SEEDS: seeds.join() });

test('a simulated world takes the same course whenever its seed comes, whatever was simulated before it', async () => {
  const [first, again] = await Promise.all([marksOf(24, 25, 26), marksOf(26, 25)]);
  assert.equal(first.length, 3);
  assert.deepEqual(again, [first[2], first[1]]);
  assert.notEqual(first[0], first[1]);
});

long(
  'the workers of five hundred simulated worlds lose nothing, send in order and end, whatever goes wrong',
  async () => {
    const { findings } = await runSimulationCampaign({
      ...{ source: root, seed: 24, worlds: 500, workers: 1, only: 'simulation' },
    });
    assert.deepEqual(
      findings.filter(({ count }) => count > 0),
      [],
    );
  },
);
