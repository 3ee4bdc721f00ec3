import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LayoutBlock } from '../../../../../nouns/document-layout.ts';
import type { DocumentContent } from '../document-content.ts';
import { bindLayout } from './bind-layout.ts';
import type { BoundGrid, GridRow } from './bound-grid.ts';

const rows = ['10.5', '20', '30'].map((quantity, at) => ({
  position: String(at + 1),
  name: `Товар ${at + 1}`,
  quantity,
  netAmount: '100.10',
}));

const content: DocumentContent = {
  values: { 'document.number': 'ТОРГ-1' },
  ...{ rows, valueTypes: {}, images: {}, currency: 'RUB', language: 'ru' },
};

async function bound(block: Omit<LayoutBlock<'grid'>, 'type'>): Promise<BoundGrid> {
  const { blocks } = await bindLayout({ page: {}, blocks: [{ type: 'grid', ...block }] }, content);
  const [grid] = blocks;
  assert.ok(grid?.type === 'grid');
  return grid;
}

/** Each row as its cells, with a dot for what another cell covers. */
const seen = (grid: readonly GridRow[]) =>
  grid.map(({ cells }) => cells.map((cell) => (cell === null ? '·' : cell.text)));

test('shares of columns are the width of the page', async () => {
  const { widths } = await bound({ widths: '1 2 1', rows: [{ cells: [{ text: 'а' }] }] });
  assert.deepEqual(widths, [45, 90, 45]);
});

test('a cell takes the first free place, past those that reach down, and blanks fill the row', async () => {
  const { before } = await bound({
    widths: '1 1 1 1',
    rows: [
      {
        cells: [
          { text: 'Высокая', rows: 2 },
          { text: 'Широкая', columns: 2 },
        ],
      },
      { cells: [{ text: 'а' }, { text: 'б', columns: 9 }] },
    ],
  });
  assert.deepEqual(seen(before), [
    ['Высокая', 'Широкая', '·', ''],
    ['·', 'а', 'б', '·'],
  ]);
});

test('cells that there is no place for are left out, and no cell reaches below the last row', async () => {
  const { before } = await bound({
    widths: '1 1',
    rows: [{ cells: [{ text: 'а', rows: 5 }, { text: 'б' }, { text: 'в' }] }],
  });
  assert.deepEqual(seen(before), [['а', 'б']]);
  assert.equal(before[0]?.cells[0]?.rows, 1);
});

test('a row for each row of the document names the values of that row alone', async () => {
  const { heading, items, after } = await bound({
    widths: '1 1',
    rows: [
      { kind: 'heading', cells: [{ text: 'Товар' }, { text: 'Количество' }] },
      { kind: 'item', cells: [{ text: '{items.rows[].name}' }, { text: '{items.rows[].quantity}' }] },
      { cells: [{ text: 'Всего' }, { text: '{items.rows[].quantity|sum}' }] },
    ],
  });
  assert.deepEqual(seen(heading), [['Товар', 'Количество']]);
  assert.deepEqual(items.flatMap(seen), [
    ['Товар 1', '10,5'],
    ['Товар 2', '20'],
    ['Товар 3', '30'],
  ]);
  assert.deepEqual(seen(after), [['Всего', '60,5']]);
});

test('totals of a page add up the rows of that page, with as many digits as asked for', async () => {
  const { totalsOf } = await bound({
    widths: '1 1',
    rows: [{ kind: 'pageTotal', cells: [{ text: 'Итого' }, { text: '{items.rows[].netAmount|sum:2}' }] }],
  });
  assert.deepEqual(seen(totalsOf?.(0, 2) ?? []), [['Итого', '200,20']]);
  assert.deepEqual(seen(totalsOf?.(2, 3) ?? []), [['Итого', '100,10']]);
  assert.deepEqual(seen(totalsOf?.(0, 0) ?? []), [['Итого', '']]);
});

test('a number that stands alone stays a number for a sheet; one among words is text', async () => {
  const { items, after } = await bound({
    widths: '1 1',
    rows: [
      { kind: 'item', cells: [{ text: '{items.rows[].quantity}' }, { text: '{items.rows[].quantity} шт' }] },
      { cells: [{ text: '{items.rows[].netAmount|sum}' }, { text: '{document.number}' }] },
    ],
  });
  const numbers = (row: GridRow | undefined) => row?.cells.map((cell) => cell?.number);
  assert.deepEqual(numbers(items[0]?.[0]), ['10.5', null]);
  assert.deepEqual(numbers(after[0]), ['300.30', null]);
});

test('lines of a cell are its own, or those of the grid; capital letters are thick', async () => {
  const { before } = await bound({
    widths: '1 1 1',
    border: 'b',
    rows: [{ cells: [{ text: 'а' }, { text: 'б', border: 'LTrb' }, { text: 'в', border: '-' }] }],
  });
  const lines = before[0]?.cells.map((cell) => Object.values(cell?.border ?? {}).join(''));
  assert.deepEqual(lines, ['0001', '2211', '0000']);
});
