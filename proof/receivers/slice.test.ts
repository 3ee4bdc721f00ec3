import assert from 'node:assert/strict';
import { root } from '../../bench/measure/processes.ts';
import { long } from '../../scripts/tests/long.ts';
import { runReceiversCampaign } from './run-receivers-campaign.ts';

long(
  'retries keep their schedule and five hundred receivers that hang delay no other, by clocks moved by hand',
  async () => {
    const plan = { source: root, seed: 5, hostile: 0, seconds: 0, deliveries: 10_000, only: 'clocks' } as const;
    const { findings } = await runReceiversCampaign(plan);
    assert.deepEqual(
      findings.filter(({ count }) => count > 0),
      [],
    );
  },
);
