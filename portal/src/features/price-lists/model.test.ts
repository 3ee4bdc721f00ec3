import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changePercent, furtherTiers, readPastedRows, refusedLines } from './model.ts';

const changes: ReadonlyArray<readonly [from: string, to: string, percent: string | undefined]> = [
  ['100', '112.5', '12.5'],
  ['100', '97', '-3'],
  ['0.1', '0.3', '200'],
  ['3', '4', '33.3'],
  ['100', '100', '0'],
  ['0', '5', undefined],
  ['123456789012345678.01', '246913578024691356.02', '100'],
];

for (const [from, to, percent] of changes)
  test(`from ${from} to ${to} is ${percent} per cent`, () => {
    assert.equal(changePercent(from, to), percent);
  });

test('rows come as Excel copies them, with a heading or without', () => {
  const rows = readPastedRows('Артикул\tЦена\tОт\r\nА-1\t1 234,50\t\r\nА-2\t99\t10\r\n');
  assert.deepEqual(
    rows.map(({ sku, price, minQuantity, fault }) => [sku, price, minQuantity, fault]),
    [
      ['А-1', '1234.5', undefined, undefined],
      ['А-2', '99', '10', undefined],
    ],
  );
  assert.equal(readPastedRows('А-1\t5').length, 1);
});

test('what cannot be read keeps its line and says why', () => {
  const rows = readPastedRows('А-1\t5\nА-2\tдоговорная\n\t7\nА-3\t7\tмного\n\t\n');
  assert.deepEqual(
    rows.map(({ line, fault }) => [line, fault]),
    [
      [1, undefined],
      [2, 'no_price'],
      [3, 'no_sku'],
      [4, 'bad_quantity'],
    ],
  );
});

test('the first row was taken for a heading when its price was «on request»', () => {
  const rows = readPastedRows('А-1\tпо запросу\nА-2\t99');
  assert.deepEqual(
    rows.map(({ sku, fault }) => [sku, fault]),
    [
      ['А-1', 'no_price'],
      ['А-2', undefined],
    ],
  );
});

test('a first row without an article kept its price for an article', () => {
  const rows = readPastedRows('\t7\nА-1\t5\n');
  assert.deepEqual(
    rows.map(({ sku, price, fault }) => [sku, price, fault]),
    [
      ['', '7', 'no_sku'],
      ['А-1', '5', undefined],
    ],
  );
  assert.deepEqual(readPastedRows(' \n'), []);
});

test('a refusal of the server stands at the line that was pasted, not at its place among those that were sent', () => {
  const sent = readPastedRows('Артикул\tЦена\nА-1\tпо запросу\nА-2\t99\nА-3\t5').filter(({ fault }) => !fault);
  const faults = [{ pointer: '/items/1/sku', message: 'Нет такой позиции.' }];
  assert.deepEqual([...refusedLines(faults, sent)], [[4, 'Нет такой позиции.']]);
  assert.equal(refusedLines([{ message: 'Нет прав.' }], sent).size, 0);
});

test('prices for larger quantities follow the first of their item, in the same unit', () => {
  const row = (id: string, catalogItemId: string, uom = '796') => ({ id, catalogItemId, uom });
  const rows = [row('1', 'bolt'), row('2', 'bolt'), row('3', 'bolt', '166'), row('4', 'nut'), row('5', 'bolt')];
  assert.deepEqual([...furtherTiers(rows)], ['2']);
});
