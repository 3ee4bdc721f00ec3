import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { startSimulator } from '../../../tools/sim/kit/start-simulator.ts';
import { seed } from '../../../tools/sim/wazzup/seed.ts';
import { wazzup } from '../../../tools/sim/wazzup/wazzup.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('a messenger is connected, written in and asked through as the guide says', async (t) => {
  const sim = await startSimulator(wazzup);
  t.after(() => sim.close());
  const installation = await startInstallation({ INTEGRATION_BASE_URLS: JSON.stringify({ wazzup: sim.url }) });
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');
  const said = await follow('docs/guides/messengers.md', { PASSWORD, KEY: seed().apiKey, SIM: sim.controlUrl });
  assert.match(said, /^key"ok\nchannels"ok\nscope"ok\nwebhook"skipped\n4\n"isRegistered":true\n/, said);
  assert.match(said, /\n"status":"suggested","source":"phone"\n"status":"confirmed"\n"unreadCount":1\n/, said);
  assert.match(said, /\n"status":"read"\n"direction":"out"\n"sent":1\nasked\n$/, said);
});
