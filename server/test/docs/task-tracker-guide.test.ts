import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { startSimulator } from '../../../tools/sim/kit/start-simulator.ts';
import { keys } from '../../../tools/sim/yougile/seed.ts';
import { yougile } from '../../../tools/sim/yougile/yougile.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('tasks and requisitions move together as the guide says', async (t) => {
  const sim = await startSimulator(yougile);
  t.after(() => sim.close());
  const installation = await startInstallation({ INTEGRATION_BASE_URLS: JSON.stringify({ yougile: sim.url }) });
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');
  const said = await follow('docs/guides/task-tracker.md', { PASSWORD, YOUGILE: sim.url, YOUGILE_KEY: keys.main });
  assert.match(said, /^"ok":true\n"runId"\n"title":"Готово"\n"version":1\n"state":"active"\n/, said);
  assert.match(said, /\n"columnTitle":"Готово"\n"name":"В работе у снабжения"\n/, said);
  assert.match(said, /\ntracker.requisition_moved\nalready_exists\n$/, said);
  assert.equal(sim.state.tasks.length, 1);
  assert.equal(sim.state.subscriptions.filter(({ deleted }) => !deleted).length, 1);
});
