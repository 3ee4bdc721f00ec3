import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDecimal, readPastedCells } from './decimal-text.ts';

const read: ReadonlyArray<[typed: string, decimal: string | null | undefined]> = [
  ['1 234,5', '1234.5'],
  ['1\u00a0234,50', '1234.5'],
  ['1\u202f234,50 ₽', '1234.5'],
  ['1.234,50', '1234.5'],
  ['1,234.50', '1234.5'],
  ['1,234,567', '1234567'],
  ['007', '7'],
  ['0,070', '0.07'],
  ['.5', '0.5'],
  ['-3', '-3'],
  ['', null],
  ['  ', null],
  ['12 шт', undefined],
  ['1e5', undefined],
  ['1,2,3.4.5', undefined],
];

for (const [typed, decimal] of read)
  test(`«${typed}» is read as ${decimal}`, () => {
    assert.equal(readDecimal(typed), decimal);
  });

test('a column copied from Excel has no row after its last line', () => {
  assert.deepEqual(readPastedCells('10\t5\r\n20\t6\r\n'), [
    ['10', '5'],
    ['20', '6'],
  ]);
});
