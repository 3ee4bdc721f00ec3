import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('a figure is explained and a decision proved as the guide says', async (t) => {
  const installation = await startInstallation();
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');
  const said = await follow('docs/guides/explain-a-figure.md', { PASSWORD });
  assert.match(said, /^8749\.75 true\n/, said);
  assert.match(said, /\n12\.5 · 4855\.00 · .* · Дешевле, и склад рядом\n/, said);
  assert.match(said, /\ntrue true true\ntrue true true\nfalse .*\ntrue true false\n$/, said);
});
