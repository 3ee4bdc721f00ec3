import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WrittenCell } from './spreadsheet.ts';
import { lineOf, type TextStyle } from './write-text.ts';

const russian: TextStyle = { delimiter: ';', point: ',' };
const tabbed: TextStyle = { delimiter: '\t', point: '.' };

const cells: Array<[what: string, cell: WrittenCell, style: TextStyle, text: string]> = [
  ['plain text', 'Цемент М500', russian, 'Цемент М500'],
  ['nothing', null, russian, ''],
  ['a number with the comma of the region', { decimal: '412.50' }, russian, '412,50'],
  ['a number with a point', { decimal: '412.50' }, tabbed, '412.50'],
  ['a day', { day: '2026-11-20' }, russian, '2026-11-20'],
  ['a moment', { moment: '2026-11-20 09:15' }, russian, '2026-11-20 09:15'],
  ['a negative number, which is no formula', { decimal: '-1.5' }, tabbed, '-1.5'],
  ['a comma number where commas part cells', { decimal: '1.5' }, { delimiter: ',', point: ',' }, '"1,5"'],
  ['the delimiter', 'а;б', russian, '"а;б"'],
  ['another delimiter, which needs no quotes', 'а;б', tabbed, 'а;б'],
  ['a tab where tabs part cells', 'а\tб', tabbed, '"а\tб"'],
  ['quotes', 'ООО "Ромашка"', russian, '"ООО ""Ромашка"""'],
  ['a line break', 'а\nб', russian, '"а\nб"'],
  ...['=', '+', '-', '@', '\t', '\0', '＝', '＋', '－', '＠'].map((sign): [string, WrittenCell, TextStyle, string] => [
    `text that begins with ${JSON.stringify(sign)}`,
    `${sign}1`,
    russian,
    `'${sign}1`,
  ]),
  ['more digits than a number holds', { decimal: '1234567890123.123456' }, tabbed, '1234567890123.123456'],
  ['text with space around it', ' а ', russian, '" а "'],
  ['a carriage return at the start', '\r1', russian, '"\'\r1"'],
];

for (const [what, cell, style, text] of cells)
  test(`a cell of ${what}`, () => assert.equal(lineOf([cell], style), `${text}\r\n`));

test('cells of a line are parted by the delimiter', () => {
  assert.equal(lineOf(['а', { decimal: '1' }, null], russian), 'а;1;\r\n');
});
