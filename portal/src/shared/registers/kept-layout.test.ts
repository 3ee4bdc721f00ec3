import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { keepLayout, keptLayout } from './kept-layout.ts';

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

const paths = (...named: string[]) => named.map((path) => ({ path }));
const columns = paths('number', 'status', 'supplier.name');
const orders = { list: 'orders', columns, lineColumns: paths('lines.name', 'lines.quantity') };
const warehouses = { list: 'warehouses', columns, lineColumns: [] };

test('a layout is kept for each person and list, its columns in the order of the list', () => {
  keepLayout('anna', 'orders', { rows: 'records', columns: ['supplier.name', 'number'] });
  assert.deepEqual(keptLayout('anna', orders), { rows: 'records', columns: ['number', 'supplier.name'] });
  assert.equal(keptLayout('anna', warehouses), undefined);
  assert.equal(keptLayout('ivan', orders), undefined);
});

test('rows by lines are kept with the columns of lines', () => {
  keepLayout('anna', 'orders', { rows: 'lines', columns: ['lines.quantity', 'number'] });
  assert.deepEqual(keptLayout('anna', orders), { rows: 'lines', columns: ['number', 'lines.quantity'] });
  keepLayout('anna', 'orders', { rows: 'lines', columns: ['wheels'] });
  assert.deepEqual(keptLayout('anna', orders), { rows: 'lines' });
});

test('columns that were kept before there were rows by lines still hold', () => {
  kept.set('prokura.columns.anna.orders', '["status","wheels"]');
  assert.deepEqual(keptLayout('anna', orders), { rows: 'records', columns: ['status'] });
});

test('what the list has no more is not asked for, and what is broken is nothing', () => {
  keepLayout('anna', 'warehouses', { rows: 'lines', columns: ['number', 'lines.name'] });
  assert.deepEqual(keptLayout('anna', warehouses), { rows: 'records', columns: ['number'] });
  keepLayout('anna', 'warehouses', { rows: 'records', columns: ['wheels'] });
  assert.equal(keptLayout('anna', warehouses), undefined);
  kept.set('prokura.columns.anna.orders', '{');
  assert.equal(keptLayout('anna', orders), undefined);
});

test('the usual layout comes back', () => {
  keepLayout('anna', 'orders', { rows: 'lines', columns: ['number'] });
  keepLayout('anna', 'orders', undefined);
  assert.equal(keptLayout('anna', orders), undefined);
});
