import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('lists are taken out as files as the guide says', async (t) => {
  const installation = await startInstallation();
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');
  const said = await follow('docs/guides/registers.md', { PASSWORD });
  assert.match(said, /Швеллер 12П;\p{Lu}\p{L}+\r?\n/u, said);
  assert.match(said, /'=1\+1\r?\n/);
  assert.match(said, /Навес;Профиль;12,5;м\r?\nНавес;Саморез;400;шт\r?\n/);
  assert.match(
    said,
    /"list":"requisitions\.list-requisitions","title":"Список заявок на закупку"\nvalidation_failed\n"items":\[\]\n%PDF\n%PDF\n$/,
    said,
  );
});
