import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../../test/draw.ts';

const { RowLine } = await import('./components/row-line.tsx');

const columns = [
  { column: 'A', heading: 'Артикул', target: 'sku', samples: [], toldBy: 'heading' },
  { column: 'B', heading: '', target: 'plannedCost', samples: [], toldBy: 'choice' },
] as never;
const remark = (cell: string | null, message: string) => ({ cell, field: null, value: null, code: message, message });
const row = {
  ...{ rowId: 7, raw: ['Б-8', 'дорого'], action: 'create', errors: [], warnings: [], candidates: [], matches: [] },
  ...{ entityId: null, reasonText: null, confidence: null },
};
const line = (changes: object = {}) =>
  createElement('table', null, [
    createElement(RowLine, {
      ...{ key: 'row', index: 0, measure() {}, columns, isChosen: false, onChoose() {} },
      ...{ row: { ...row, ...changes } as never, onChange: (async () => undefined) as never },
    }),
  ]);

test('a row says what becomes of it and why', async () => {
  const fates = [
    [{ action: 'create' }, 'Создать'],
    [{ action: 'update', reasonText: 'тот же артикул' }, 'Изменить тот же артикул'],
    [{ action: 'skip' }, 'Пропустить'],
    [{ action: 'conflict' }, 'Нужно решение'],
    [{ action: 'create', confidence: 0.4 }, 'Создать прочитано неуверенно'],
  ] as const;
  for (const [changes, said] of fates) assert.match((await draw(line(changes))).text, new RegExp(`^7 ${said} Б-8`));
});

test('an error outweighs what would be done, and stands at its cell', async () => {
  const { text, buttons, html } = await draw(line({ errors: [remark('B7', 'Цена не число')] }));
  assert.match(text, /^7 Ошибка Б-8 дорого Цена не число$/);
  assert.deepEqual(buttons, [
    ...['Строка 7: Ошибка', 'Артикул, строка 7: Б-8. Изменить', 'B, строка 7: дорого. Изменить'],
  ]);
  assert.match(html, /<td data-wrong="true"><button[^>]*>дорого/);
});

test('what is wrong with no cell in particular stands with the row', async () => {
  const { text } = await draw(line({ warnings: [remark(null, 'Похоже на соседнюю строку')] }));
  assert.match(text, /^7 Создать Похоже на соседнюю строку Б-8/);
});

test('an empty cell says that it is empty to those who listen', async () => {
  const { buttons } = await draw(line({ raw: ['Б-8', null] }));
  assert.ok(buttons.includes('B, строка 7: пусто. Изменить'));
});
