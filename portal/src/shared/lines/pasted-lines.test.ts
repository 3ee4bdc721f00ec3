import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTable, readPastedLines } from './pasted-lines.ts';

const short = (text: string) =>
  readPastedLines(text).map(({ name, sku, quantity, uom, plannedPrice, requiredAt }) =>
    [name, sku, quantity, uom, plannedPrice, requiredAt].map((one) => one ?? '-').join(' | '),
  );

test('rows of Excel become lines: a name, a quantity with spaces and a comma, a unit', () => {
  assert.deepEqual(short('Цемент М500\t1 250,5\tкг\r\nПесок\t3\tм3\r\n'), [
    'Цемент М500 | - | 1250.5 | 166 | - | -',
    'Песок | - | 3 | 113 | - | -',
  ]);
});

test('a heading is left out, and so are numbers of rows', () => {
  assert.deepEqual(short('№\tНаименование\tЕд.\tКол-во\n1\tБолт М8\tшт\t100\n2\tГайка М8\tшт\t200'), [
    'Болт М8 | - | 100 | 796 | - | -',
    'Гайка М8 | - | 200 | 796 | - | -',
  ]);
});

test('an article is told from a name wherever it stands; a price and a day follow the quantity', () => {
  assert.deepEqual(short('AB-12\tКабель силовой\t10\tм\t125,50\t31.12.2026'), [
    'Кабель силовой | AB-12 | 10 | 006 | 125.5 | 2026-12-31',
  ]);
  assert.deepEqual(short('Кабель силовой\tAB-12\tм\t10'), ['Кабель силовой | AB-12 | 10 | 006 | - | -']);
});

test('a unit that nobody knows stays as it was pasted, before the quantity and after it, and never becomes pieces', () => {
  assert.deepEqual(short('Кабель\t10\tбухта'), ['Кабель | - | 10 | бухта | - | -']);
  assert.deepEqual(short('AB-12\tКабель силовой\tбухта\t10\t99'), ['Кабель силовой | AB-12 | 10 | бухта | 99 | -']);
});

test('a column of names alone is lines without a quantity', () => {
  assert.deepEqual(short('Цемент\nПесок'), ['Цемент | - | - | - | - | -', 'Песок | - | - | - | - | -']);
});

test('an article of digits alone is kept as the name until the catalog is asked', () => {
  assert.deepEqual(short('100200300\t5'), ['100200300 | - | 5 | - | - | -']);
});

test('a word is no table', () => {
  assert.equal(isTable('Цемент М500'), false);
  assert.equal(isTable('Цемент\t5'), true);
  assert.equal(isTable('Цемент\nПесок'), true);
  assert.equal(isTable('Цемент\n'), false);
});
