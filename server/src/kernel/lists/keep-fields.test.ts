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

test('a path leads through as many structures as there are', () => {
  const lines = [{ id: 'a', offers: [{ price: '5', steps: ['5'] }], supplier: { name: 'Двор', inn: '7707083893' } }];
  assert.deepEqual(keepFields([{ ...row, lines }], 'lines.offers.price,lines.supplier.name', known), [
    { id: '1', version: 3, lines: [{ offers: [{ price: '5' }], supplier: { name: 'Двор' } }] },
  ]);
});

test('a field that the list does not have is refused by its name', () => {
  assert.throws(() => keepFields([row], 'name,prise', known), {
    code: 'invalid_fields',
    detail: {
      en: 'fields: “prise” is not a field of the answer; there are: id, version, name, totals, lines.',
      ru: 'fields: поля «prise» в ответе нет; есть: id, version, name, totals, lines.',
    },
  });
});

test('more than fifty paths are refused', () => {
  assert.throws(() => keepFields([row], Array(51).fill('name').join(','), known), { code: 'invalid_fields' });
});
