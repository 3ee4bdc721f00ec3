import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('needs that come back are copied, kept as templates and proposed as the guide says', async (t) => {
  const installation = await startInstallation();
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');
  const said = await follow('docs/guides/needs-that-come-back.md', { PASSWORD });
  assert.match(said, /^Офис на месяц · draft · Офис · 2031-06-18 · true\n/, said);
  assert.match(said, /\nОфис, ежемесячно · 2 · 2030-02-28\ntrue\n\/schedule\/day\n/, said);
  assert.match(said, /\n0\nОфис на месяц · draft · true\n30 0\nissue 12\n/, said);
  assert.match(said, /\nПополнение: Склад на Лесной · 50 · 12 · 60\n0\n50\ntrue\n$/, said);
});
