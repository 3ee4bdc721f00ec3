import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepFields } from './keep-fields.ts';

const known = ['id', 'version', 'name', 'totals', 'lines'];
const row = {
  id: '1',
  version: 3,
  name: 'Счёт',
  totals: { net: '10.00', gross: '12.20' },
  lines: [
    { id: 'a', price: '5' },
    { id: 'b', price: '7' },
  ],
};

test('without `fields` rows stay whole', () => {
  assert.deepEqual(keepFields([row], undefined, known), [row]);
});

test('the identifier and the version stay beside what was asked for', () => {
  assert.deepEqual(keepFields([row], 'name', known), [{ id: '1', version: 3, name: 'Счёт' }]);
});

test('a path keeps one value of a structure, and of each structure in a list', () => {
  assert.deepEqual(keepFields([row], 'totals.gross, lines.id', known), [
    { id: '1', version: 3, totals: { gross: '12.20' }, lines: [{ id: 'a' }, { id: 'b' }] },
  ]);
});

test('a field that the list does not have is refused by its name', () => {
  assert.throws(() => keepFields([row], 'name,prise', known), {
    code: 'invalid_fields',
    detail: {
      en: 'Unknown fields: prise. Known: id, version, name, totals, lines.',
      ru: 'Неизвестные поля: prise. Доступны: id, version, name, totals, lines.',
    },
  });
});

test('more than fifty paths are refused', () => {
  assert.throws(() => keepFields([row], Array(51).fill('name').join(','), known), { code: 'invalid_fields' });
});
