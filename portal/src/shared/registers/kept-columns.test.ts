import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { keepColumns, keptColumns } from './kept-columns.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

const known = ['number', 'status', 'supplier.name'];

test('columns are kept for each person and list, in the order of the list', () => {
  keepColumns('anna', 'orders', ['supplier.name', 'number']);
  assert.deepEqual(keptColumns('anna', 'orders', known), ['number', 'supplier.name']);
  assert.equal(keptColumns('anna', 'invoices', known), undefined);
  assert.equal(keptColumns('ivan', 'orders', known), undefined);
});

test('a column that the list has no more is not asked for, and what is broken is nothing', () => {
  keepColumns('anna', 'orders', ['number', 'wheels']);
  assert.deepEqual(keptColumns('anna', 'orders', known), ['number']);
  keepColumns('anna', 'orders', ['wheels']);
  assert.equal(keptColumns('anna', 'orders', known), undefined);
  kept.set('prokura.columns.anna.orders', '{');
  assert.equal(keptColumns('anna', 'orders', known), undefined);
});

test('the usual columns come back', () => {
  keepColumns('anna', 'orders', ['number']);
  keepColumns('anna', 'orders', undefined);
  assert.equal(keptColumns('anna', 'orders', known), undefined);
});
