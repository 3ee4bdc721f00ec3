import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { long } from '../../../scripts/tests/long.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { freePort, startInstallation } from './installation.ts';

long('the command line is used as its guide says', async (t) => {
  const installation = await startInstallation();
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');
  const said = await follow('docs/guides/use-the-command-line.md', { PASSWORD, HOOK_PORT: String(await freePort()) });
  assert.deepEqual(
    said
      .trim()
      .split('\n')
      .map((line) => line.trim()),
    [
      '0.1.0',
      'default Terminal',
      'CLI-1 Полевая, 1',
      'CLI-500 Евроцемент',
      'Создать позицию каталога',
      '',
      'prokura catalog create-item',
      '201 CLI-20 integration_api.catalog_item.created',
      '0',
      'CODE   NAME',
      'CLI-1  Полевая, 1',
      '1',
      'applied 2',
      '1',
      '200',
      '200 integration_api.invoice.created',
      '1',
      'ended with 3',
    ],
  );
});

const scenarios = 'docs/guides/ten-scenarios.md';

long('ten scenarios begin in an empty folder and end as their guide says', async (t) => {
  const installation = await startInstallation();
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');
  const said = await follow(scenarios, { PASSWORD, HOOK_PORT: String(await freePort()) });
  assert.deepEqual(said.trim().split('\n'), [
    'Первый товар',
    ...['201 201', '200 200', '2'],
    ...['Без слушателя 1', 'Без слушателя 2', 'Без слушателя 3'],
    ...['200', '200'],
    ...['sku', 'accepted', 'Цемент М500'],
    ...['sent', 'submitted', 'quoted'],
    ...['applied 10000', '0 0 10000'],
    ...['A-12', 'catalogItem.colour'],
    ...['Со старым секретом', 'С новым секретом'],
    ...['0.1.0', 'A-12 Арматура А500С, 12 мм', 'P-20 Песок карьерный'],
  ]);
});

test('each scenario takes fifteen commands at most', () => {
  const text = readFileSync(join(import.meta.dirname, '../../..', scenarios), 'utf8').replaceAll(
    /<<'END'\n.*?^END$/gms,
    '',
  );
  const parts = text.split(/^## /m).slice(1);
  assert.equal(parts.length, 11);
  for (const part of parts) {
    const blocks = [...part.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block as string);
    const commands = blocks.join('').match(/^\S.*/gm) ?? [];
    assert.ok(commands.length <= 15, `${part.split('\n', 1)[0]}: ${commands.length}`);
  }
});
