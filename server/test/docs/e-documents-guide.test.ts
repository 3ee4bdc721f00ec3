import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { diadoc } from '../../../tools/sim/diadoc/diadoc.ts';
import { startSimulator } from '../../../tools/sim/kit/start-simulator.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('documents go through an operator as the guide says', async (t) => {
  const sim = await startSimulator(diadoc);
  t.after(() => sim.close());
  const installation = await startInstallation({ INTEGRATION_BASE_URLS: JSON.stringify({ 'edo-diadoc': sim.url }) });
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');
  const said = await follow('docs/guides/e-documents.md', { PASSWORD, CONTROL: sim.controlUrl });
  assert.match(said, /^oauth=connected\n"ok":true\n"operator":"A"\n"relation":"connected"\n/, said);
  assert.match(
    said,
    /\n"relation":"invited"\nnot_ready_to_send\nqueued\nalready_sent\ndraft\nsent\ndelivered\nsigned\n/,
    said,
  );
  assert.match(said, /\nboth_signed\nPK\n"edoA.status":"signed"\n"edoA.signatureStatus":"both_signed"\n/, said);
  assert.match(said, /\nОшибка в сумме\nrevocation_requested\nrevoked\n"documentVersion":2\n/, said);
  assert.match(said, /\nУТ-1045\noperator\nqueued\nrejected\n$/, said);
});
