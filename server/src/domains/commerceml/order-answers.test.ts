import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ordersFile } from '../../../../tools/sim/onec-client/make-files.ts';
import type { OneC } from '../../../../tools/sim/onec-client/one-c.ts';
import { readOrders } from '../../../../tools/sim/onec-client/read-orders.ts';
import { exchangePortal } from '../../../test/commerceml.ts';
import { decide, decidingPortal } from '../../../test/deciding.ts';
import { line } from '../../../test/requisitions.ts';

const statuses = { orderStatusMap: { 'К отгрузке': 'awaiting_delivery' } };

async function fetchOrders(client: OneC) {
  await client.checkauth('sale');
  await client.init('sale');
  const orders = readOrders(await client.query(), client.judge);
  await client.confirm();
  return orders;
}

/** 1C tells how an order stands there. */
async function answer(client: OneC, order: { id: string; number: string; status: string }) {
  await client.checkauth('sale');
  await client.init('sale');
  await client.send('orders.xml', Buffer.from(ordersFile([{ ...order, number1c: 'УТ-000015' }])), 'sale');
  assert.deepEqual(await client.import('orders.xml', 'sale'), ['success']);
}

async function decided() {
  const deciding = await decidingPortal({ lines: [line({ name: 'Труба' })] });
  const exchange = await exchangePortal(statuses, deciding.portal);
  await exchange.enable();
  const status = async () => (await exchange.must('GET', `/api/v1/purchase-requisitions/${deciding.id}`)).status;
  /** What came of the last file, and what the journal says of it. */
  const outcome = async () => {
    const { files } = await exchange.show();
    return { counts: files[0].counts as Record<string, number>, journal: JSON.stringify(await exchange.logs()) };
  };
  return { ...deciding, ...exchange, id: deciding.id, status, outcome };
}

test('of a requisition with orders to two suppliers the status of one says nothing about the whole', async (t) => {
  const { id, first, second, give, portal, client, status, outcome } = await decided();
  await decide(portal, id, [
    give([
      { supplierId: first, quantity: '4' },
      { supplierId: second, quantity: '6' },
    ]),
  ]);
  const oneC = client(t);
  const [order] = await fetchOrders(oneC);
  const before = await status();
  await answer(oneC, { id: order?.id as string, number: order?.number as string, status: 'К отгрузке' });
  assert.equal(await status(), before);
  const { counts, journal } = await outcome();
  assert.equal(counts['document.refused'], 1);
  assert.match(journal, /несколько заказов поставщикам/);
});

test('once the other order is let go and confirmed so, the status of the one that stands moves the requisition', async (t) => {
  const { id, first, second, give, portal, client, status, outcome } = await decided();
  const both = [
    { supplierId: first, quantity: '4' },
    { supplierId: second, quantity: '6' },
  ];
  await decide(portal, id, [give(both)]);
  const oneC = client(t);
  await fetchOrders(oneC);
  await decide(portal, id, [give([{ supplierId: first, quantity: '10' }])]);
  const orders = await fetchOrders(oneC);
  const standing = orders.find(({ deleted }) => !deleted);
  await answer(oneC, { id: standing?.id as string, number: standing?.number as string, status: 'К отгрузке' });
  assert.equal(await status(), 'awaiting_delivery');
  assert.equal((await outcome()).counts['document.applied'], 1);
});

test('a document that is none of our orders is refused by its name, and moves nothing', async (t) => {
  const { id, first, give, portal, client, status, outcome } = await decided();
  await decide(portal, id, [give([{ supplierId: first }])]);
  const oneC = client(t);
  await fetchOrders(oneC);
  const before = await status();
  await answer(oneC, { id: '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11', number: '1', status: 'К отгрузке' });
  const { counts, journal } = await outcome();
  assert.deepEqual([await status(), counts['document.refused']], [before, 1]);
  assert.match(journal, /Это не заказ портала/);
});
