import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportProgress } from '../jobs/progress-of.ts';
import { registerAt } from './register-at.ts';

const lists = [
  { list: 'orders.list-orders', title: 'Заказы', path: '/api/v1/purchase-orders', columns: [], lineColumns: [] },
  {
    list: 'catalog.list-movements',
    title: 'Движения',
    path: '/api/v1/catalog/:itemId/movements',
    columns: [],
    lineColumns: [],
  },
];

const at = (address: string) => registerAt(`https://portal.example${address}`, lists);

test('a list as one looks at it is asked for by what its address says, page aside', () => {
  const asked = at(
    '/api/v1/purchase-orders?limit=100&includeTotal=true&status%5Bin%5D=sent&search=%D1%86%D0%B5%D0%BC&sort=-number',
  );
  assert.equal(asked?.list, 'orders.list-orders');
  assert.deepEqual(asked?.filters, { 'status[in]': 'sent', search: 'цем', sort: '-number' });
});

test('the record that a list belongs to is one of its filters', () => {
  assert.deepEqual(at('/api/v1/catalog/0193/movements?limit=50')?.filters, { itemId: '0193' });
});

test('what is no register, or may not be exported, is none', () => {
  assert.equal(at('/api/v1/purchase-orders/0193'), undefined);
  assert.equal(at('/api/v1/catalog'), undefined);
});

for (const [status, state] of [
  ['working', 'working'],
  ['ready', 'done'],
  ['failed', 'failed'],
] as const)
  test(`an export that is ${status} is ${state} in the tray`, () => {
    assert.deepEqual(exportProgress({ status, rowCount: 5_000 }), { state, done: 5_000, total: null });
  });
