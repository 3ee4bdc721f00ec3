import assert from 'node:assert/strict';
import { root } from '../../bench/measure/processes.ts';
import { long } from '../../scripts/tests/long.ts';
import { seeded } from '../seeded.ts';
import { runNoticesCampaign } from './run-notices-campaign.ts';

long('the campaign of notices at a small size: people talk, and the workers that tell of it are killed', async () => {
  const { findings, notices, letters } = await runNoticesCampaign({
    ...{ source: root, random: seeded(11), facts: 120, kills: 3, patience: 60 },
  });
  assert.deepEqual(
    findings.filter(({ count }) => count > 0),
    [],
  );
  assert.ok(notices > 200 && letters > 50, JSON.stringify({ notices, letters }));
});
