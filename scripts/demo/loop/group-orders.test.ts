import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldRows } from '../fold-rows.ts';
import { readScms } from '../read-scms.ts';
import { chooseOrders } from './choose-orders.ts';
import { groupOrders } from './group-orders.ts';
import { marketOf } from './market-of.ts';
import { fewest, offersFor } from './offers-for.ts';

/** The whole file, read by the first test that needs it. */
let known: ReturnType<typeof readHistory> | undefined;
const history = () => (known ??= readHistory());

function readHistory() {
  const folded = foldRows(readScms());
  return { folded, ...groupOrders(folded), market: marketOf(folded.items) };
}

test('every line of the file is in one order, or refused with the reason', () => {
  const { folded, orders, refused } = history();
  const rows = orders.flatMap((order) => order.rows);
  assert.equal(rows.length + refused.length + folded.refused.length, 10_324);
  assert.equal(new Set(rows).size, rows.length);
  assert.equal(orders.length, 2_938);
});

test('a line of an order is all of an item that its price quote asks for', () => {
  const quote = history().orders.find(({ externalId }) => externalId === 'FPQ-14942');
  assert.equal(quote?.rows.length, 205);
  const packs = (sum: number, { quantity }: { quantity: string }) => sum + Number(quantity);
  const delivered = quote.rows.reduce((sum, row) => sum + Number(row['Line Item Quantity']), 0);
  assert.equal(quote.lines.reduce(packs, 0), delivered);
  assert.equal(new Set(quote.lines.map(({ item }) => item.externalId)).size, quote.lines.length);
});

test('every order is made a requisition or left for a reason that is counted', () => {
  const { orders, market } = history();
  const { orders: chosen, left } = chooseOrders(orders, market, 100);
  assert.equal(chosen.length, 100);
  assert.equal([...left.values()].reduce((sum, count) => sum + count, 0) + chosen.length, orders.length);
});

test('real vendors are asked beside a distributor, three at least, at prices that were paid', () => {
  const { orders, market } = history();
  for (const order of orders.slice(0, 300)) {
    const offers = offersFor(order, market);
    assert.ok(offers.length >= fewest && offers.length <= 5, order.externalId);
    assert.equal(new Set(offers.map(({ externalId }) => externalId)).size, offers.length);
  }
});

test('who made the same substance in the same form offers it as an analog', () => {
  const { orders, market } = history();
  const offered = orders.flatMap((order) => offersFor(order, market).flatMap(({ lines }) => [...lines.values()]));
  const analogs = offered.filter(({ analog }) => analog);
  assert.ok(analogs.length > 100);
  assert.ok(analogs.every(({ analog }) => analog?.sku.startsWith('SCMS-')));
});
