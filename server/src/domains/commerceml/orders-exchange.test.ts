import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ordersFile } from '../../../../tools/sim/onec-client/make-files.ts';
import type { OneC } from '../../../../tools/sim/onec-client/one-c.ts';
import { readOrders } from '../../../../tools/sim/onec-client/read-orders.ts';
import { exchangePortal } from '../../../test/commerceml.ts';
import { decide, decidingPortal } from '../../../test/deciding.ts';
import { line } from '../../../test/requisitions.ts';

/** A decided requisition in a portal that 1C exchanges with. */
async function decided(config: Record<string, unknown> = {}) {
  const deciding = await decidingPortal({ lines: [line({ name: 'Труба ⌀40 «Ёж» & Co' })] });
  const exchange = await exchangePortal(config, deciding.portal);
  await exchange.enable();
  return { ...deciding, ...exchange, id: deciding.id };
}

async function fetchOrders(client: OneC) {
  await client.checkauth('sale');
  await client.init('sale');
  return readOrders(await client.query(), client.judge);
}

test('what is accepted goes out as an order, again until it is confirmed, and then no more', async (t) => {
  const { id, first, give, portal, client } = await decided();
  const oneC = client(t);
  assert.deepEqual(await fetchOrders(oneC), []);
  await decide(portal, id, [give([{ supplierId: first }])]);
  const [order] = await fetchOrders(oneC);
  assert.equal(order?.operation, 'Заказ товара');
  assert.deepEqual(
    [order?.role, order?.supplier['Роль'], order?.revision, order?.currency],
    ['Покупатель', 'Продавец', '1', 'RUB'],
  );
  assert.equal(order?.lines[0]?.['Количество'], '10');

  const again = await fetchOrders(oneC);
  assert.deepEqual(
    again.map(({ id: one, revision }) => [one, revision]),
    [[order?.id, '1']],
  );
  await oneC.confirm();
  assert.deepEqual(await fetchOrders(oneC), []);
});

test('a changed decision comes as a new revision, one that is let go as deleted', async (t) => {
  const { id, first, second, give, portal, client } = await decided();
  const oneC = client(t);
  await decide(portal, id, [give([{ supplierId: first }])]);
  const [made] = await fetchOrders(oneC);
  await oneC.confirm();
  await decide(portal, id, [
    give([
      { supplierId: first, quantity: '4' },
      { supplierId: second, quantity: '6' },
    ]),
  ]);
  const both = await fetchOrders(oneC);
  assert.deepEqual(
    new Set(both.map(({ revision, lines }) => `${revision}: ${lines[0]?.['Количество']}`)),
    new Set(['2: 4', '1: 6']),
  );
  await oneC.confirm();
  await decide(portal, id, [give([{ supplierId: second, quantity: '10' }])]);
  const after = await fetchOrders(oneC);
  assert.deepEqual(
    new Map(after.map(({ id: one, deleted }) => [one === made?.id, deleted])),
    new Map([
      [true, true],
      [false, false],
    ]),
  );
});

test('letters that windows-1251 lacks arrive all the same, and utf-8 where the settings say so', async (t) => {
  const { id, first, give, portal, client, configure } = await decided();
  await decide(portal, id, [give([{ supplierId: first }])]);
  for (const ordersEncoding of ['windows-1251', 'utf-8']) {
    await configure({ ordersEncoding });
    const [order] = await fetchOrders(client(t));
    assert.equal(order?.lines[0]?.['Наименование'], 'Труба ⌀40 «Ёж» & Co');
  }
});

test('a status that is mapped moves the requisition where its table allows it; the number of 1C is kept', async (t) => {
  const { id, first, give, portal, client, must, logs } = await decided({
    orderStatusMap: { 'К отгрузке': 'awaiting_delivery', 'Снова в работе': 'approved', Отменен: 'cancelled' },
  });
  await decide(portal, id, [give([{ supplierId: first }])]);
  const oneC = client(t);
  const [order] = await fetchOrders(oneC);
  await oneC.confirm();
  const tell = async (state: { status?: string; cancelled?: boolean }) => {
    await oneC.checkauth('sale');
    await oneC.init('sale');
    const file = ordersFile([
      { id: order?.id as string, number: order?.number as string, number1c: 'УТ-000015', ...state },
    ]);
    await oneC.send('orders.xml', Buffer.from(file), 'sale');
    assert.deepEqual(await oneC.import('orders.xml', 'sale'), ['success']);
  };
  const status = async () => (await must('GET', `/api/v1/purchase-requisitions/${id}`)).status;
  await tell({ status: 'Неизвестный' });
  assert.equal(await status(), 'supplier_selected');
  await tell({ status: 'К отгрузке' });
  assert.equal(await status(), 'awaiting_delivery');
  await tell({ status: 'Снова в работе' });
  assert.equal(await status(), 'awaiting_delivery');
  const refused = (await logs()).find(({ event, status: how }) => event === 'exchange.import' && how === 'warning');
  assert.ok(refused, 'a move that the table does not allow is told');
  await tell({ cancelled: true });
  assert.equal(await status(), 'cancelled');
});
