import assert from 'node:assert/strict';
import { after, before, suite } from 'node:test';
import { long } from '../../../scripts/tests/long.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { type Installation, startInstallation } from './installation.ts';

suite('needs that come back', () => {
  let installation: Installation;
  before(async () => {
    installation = await startInstallation();
  });
  after(() => installation.stop());

  long('are copied, kept as templates and proposed as the guide says', async () => {
    const said = await followOn(installation)('docs/guides/needs-that-come-back.md', { PASSWORD });
    assert.match(said, /^Офис на месяц · draft · Офис · 2031-06-18 · true\n/, said);
    assert.match(said, /\nОфис, ежемесячно · 2 · 2030-02-28\ntrue\n\/schedule\/day\n/, said);
    assert.match(said, /\n0\nОфис на месяц · draft · true\n30 0\nissue 12\n/, said);
    assert.match(
      said,
      /\nПополнение: Склад на Лесной · 50 · \{"onHand":"12",[^\n]*"quantity":"50"\}\n0\n50\ntrue\n$/,
      said,
    );
  });
});
