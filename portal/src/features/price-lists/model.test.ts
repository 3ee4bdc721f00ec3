import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changePercent, readPastedRows } from './model.ts';

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
