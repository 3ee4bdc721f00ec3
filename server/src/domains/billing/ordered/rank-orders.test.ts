import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rankOrders } from './rank-orders.ts';

const order = (number: string, more: object = {}) => ({
  ...{ number, procurementId: 'other', currency: 'RUB', grossAmount: '1000.00', leftAmount: '400.00' },
  ...more,
});

const paper = { procurementId: 'need', currency: 'RUB', totals: { net: '0', vat: '0', gross: '400.00' } };

const ranked = (texts: readonly string[], orders: ReadonlyArray<ReturnType<typeof order>>) =>
  rankOrders(paper, texts, orders).map(({ order: { number }, because }) => `${number}: ${because.join(' ')}`);

test('an order is known by its number in the words of the invoice, in letters of either alphabet', () => {
  const orders = [order('PO-2026-0001', { leftAmount: '1' }), order('PO-2026-0012', { leftAmount: '1' })];
  assert.deepEqual(ranked(['Оплата по заказу РО 2026/0012'], orders), ['PO-2026-0012: number', 'PO-2026-0001: ']);
  assert.deepEqual(ranked(['счёт_po-2026-0001.pdf'], orders), ['PO-2026-0001: number', 'PO-2026-0012: ']);
  assert.deepEqual(ranked(['PO-2026-00012'], orders), ['PO-2026-0001: ', 'PO-2026-0012: ']);
});

test('a number outweighs the requisition, and the requisition a sum that agrees by chance', () => {
  const orders = [
    order('PO-2026-0001'),
    order('PO-2026-0002', { procurementId: 'need', leftAmount: '1' }),
    order('PO-2026-0003', { leftAmount: '1' }),
  ];
  assert.deepEqual(ranked(['PO-2026-0003'], orders), [
    'PO-2026-0003: number',
    'PO-2026-0002: requisition',
    'PO-2026-0001: sum',
  ]);
});

test('a sum in another currency is no likeness', () => {
  assert.deepEqual(ranked([], [order('PO-2026-0001', { currency: 'USD' })]), ['PO-2026-0001: ']);
});
