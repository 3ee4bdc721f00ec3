import assert from 'node:assert/strict';
import { root } from '../../bench/measure/processes.ts';
import { long } from '../../scripts/tests/long.ts';
import { plant } from '../plant.ts';
import { locksBugs } from './locks-bugs.ts';
import { runLocksCampaign } from './run-locks-campaign.ts';

const share = 0.0005;

const broken = async (source: string) =>
  (await runLocksCampaign({ source, share })).findings
    .filter(({ count }) => count > 0)
    .map(({ invariant }) => invariant.slice(0, 2));

long('no migration of this release keeps anybody from a table for long', { timeout: 600_000 }, async () => {
  assert.deepEqual(await broken(root), []);
});

long('a migration that does is found', { timeout: 600_000 }, async (t) => {
  for (const bug of locksBugs) {
    const planted = plant(bug);
    t.after(() => planted.remove());
    const found = await broken(planted.tree);
    assert.ok(found.includes(bug.caughtBy), `${bug.name}: ${found.join()}`);
  }
});
