import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { came, ok, paper } from '../../../test/billing.ts';
import { contractPortal } from '../../../test/contract-portal.ts';
import { allExplained, explained } from '../../../test/explained.ts';
import { drainJobs, personWith, run } from '../../../test/harness.ts';
import { orderPortal } from '../../../test/orders.ts';
import { newItem } from '../../../test/suppliers.ts';
import { allRoutes, figureHosts } from '../../app.ts';
import type { AnyQuery } from '../../kernel/operation.ts';

const hostOf = (type: string) => figureHosts.find(({ entity }) => entity.type === type) as (typeof figureHosts)[number];

/** An order of ten, of which seven came in two receipts, and eight were invoiced and partly paid. */
async function underWay() {
  const held = await orderPortal();
  const { ask, sent, arrive, receive, pay } = held;
  const { order, requisition } = await sent();
  const [{ id: needed }] = requisition.items;
  for (const quantity of ['4', '3']) await arrive(requisition.id, needed, quantity);
  const orderLineId = order.lines[0].id as string;
  const invoices = [];
  for (const quantity of ['5', '3']) {
    const lines = [{ orderLineId, quantity }, paper({ name: 'Доставка', quantity: '1', price: '77.77' })];
    const invoice = await receive({ lines });
    ok(await ask('POST', `/api/v1/invoices/${invoice.id}/accept-differences`, { reason: 'Так согласовано' }), 200);
    invoices.push(invoice);
  }
  ok(await pay(invoices[0].id, '333.33'), 201);
  return { ...held, order, orderLineId, requisition, needed, invoices };
}

test('what came, was invoiced and paid of an order and of its requisition follows from receipts, invoices and payments', async () => {
  const { ask, order, orderLineId, requisition, invoices } = await underWay();
  const base = `/api/v1/purchase-orders/${order.id}`;
  await allExplained(ask, base, hostOf('purchase_order'));
  await allExplained(ask, `/api/v1/purchase-requisitions/${requisition.id}`, hostOf('procurement'));
  for (const { id } of invoices) await allExplained(ask, `/api/v1/invoices/${id}`, hostOf('invoice'));
  const { json } = await ask('GET', base);
  const [line] = json.lines;
  assert.deepEqual([line.receivedQuantity, line.invoicedQuantity, line.invoicedAmount], ['7', '8', '800.00']);
  const told = async (field: string) =>
    (await explained(ask, `${base}/explain?lineId=${orderLineId}`, `lines.${field}`, line[field])).steps;
  assert.deepEqual(
    (await told('invoicedQuantity')).map(({ value, from }) => [value, (from as { url: string }).url]),
    [
      ['5', `/api/v1/invoices/${invoices[0].id}`],
      ['3', `/api/v1/invoices/${invoices[1].id}`],
    ],
  );
  assert.deepEqual(
    (await told('receivedQuantity')).map(({ name, value }) => `${name} ${value}`),
    [
      ...['receipts[1].receivedQuantity 4', 'receipts[1].returnedQuantity 0'],
      ...['receipts[2].receivedQuantity 3', 'receipts[2].returnedQuantity 0', 'before 0'],
    ],
  );
});

test('what is paid of an invoice of three equal lines is paid of its order to the kopeck', async () => {
  const { ask, sent, receive, pay } = await orderPortal();
  const { order } = await sent(['Болт', 'Винт', 'Гайка'].map((name) => ({ name })));
  const invoice = await receive({
    lines: order.lines.map(({ id }: { id: string }) => ({ orderLineId: id, quantity: '10' })),
  });
  ok(await pay(invoice.id, '500'), 201);
  const base = `/api/v1/purchase-orders/${order.id}`;
  const { json } = await ask('GET', base);
  assert.equal(json.paidAmount, '500.00');
  assert.deepEqual(
    json.lines.map((line: { paidAmount: string }) => line.paidAmount),
    ['166.67', '166.66', '166.67'],
  );
  await allExplained(ask, base, hostOf('purchase_order'));
});

test('an order that has ended says what had come by then', async () => {
  const { ask, act, order, requisition, needed, arrive } = await underWay();
  ok(await act(order.id, 'close', { reason: 'Остальное не нужно' }));
  await arrive(requisition.id, needed, '1');
  const { json } = await ask('GET', `/api/v1/purchase-orders/${order.id}`);
  const address = `/api/v1/purchase-orders/${order.id}/explain?lineId=${json.lines[0].id}`;
  const { steps } = await explained(ask, address, 'lines.receivedQuantity', '7');
  assert.deepEqual(
    steps.map(({ name }) => name),
    ['ended'],
  );
});

test('who may not see invoices or payments is told what of an order they made, and refused how', async () => {
  const { portal, order, orderLineId } = await underWay();
  const explain = allRoutes.find(({ path }) => path === '/api/v1/purchase-orders/:id/explain')?.operation as AnyQuery;
  const asked = (field: string, ...held: Permission[]) =>
    run(explain, personWith(portal, 'purchase_orders.read', ...held), {
      ...{ id: order.id, lineId: orderLineId, field: `lines.${field}` },
    });
  for (const field of ['invoicedQuantity', 'invoicedAmount', 'paidAmount'])
    await assert.rejects(asked(field, 'payments.read'), { code: 'forbidden' });
  await assert.rejects(asked('paidAmount', 'invoices.read'), { code: 'forbidden' });
  await assert.rejects(asked('receivedQuantity'), { code: 'forbidden' });
  await asked('invoicedQuantity', 'invoices.read');
  await asked('paidAmount', 'invoices.read', 'payments.read');
});

test('a quantity in packs, or of another item, is brought to the unit of the requisition line', async () => {
  const portal = await orderPortal();
  const { ask, decided, receive } = portal;
  const uomConversions = [{ uom: '778', factorToBase: '12' }];
  const item = await newItem(portal.key, { name: 'Болт', uomConversions });
  const other = await newItem(portal.key, { name: 'Винт', uomConversions });
  const { items, requisition } = await decided([{ name: undefined, catalogItemId: item, quantity: '36', uom: '778' }]);
  const [{ id: procurementItemId }] = items;
  const given = { procurementItemId, uom: '796', price: '100' };
  const invoice = await receive({
    lines: [
      { ...given, quantity: '17' },
      { ...given, quantity: '5', catalogItemId: other },
      { ...given, quantity: '2', uom: '778' },
    ],
  });
  assert.deepEqual(
    invoice.lines.map(({ lineQuantity }: { lineQuantity: string }) => lineQuantity),
    ['1.416667', '0.416667', '2'],
  );
  await allExplained(ask, `/api/v1/invoices/${invoice.id}`, hostOf('invoice'));
  await allExplained(ask, `/api/v1/purchase-requisitions/${requisition.id}`, hostOf('procurement'));
});

test('goods that were sent back at the door or later are told receipt by receipt', async () => {
  const portal = await orderPortal();
  const { ask, sent } = portal;
  const { requisition } = await sent();
  const [{ id: procurementItemId }] = requisition.items;
  const item = { procurementItemId, quantity: '6', rejectedQuantity: '2', rejectReason: 'Мешки порваны' };
  ok(await came(portal, requisition.id, item), 201);
  await drainJobs(portal.portal.tenantId);
  const base = `/api/v1/purchase-requisitions/${requisition.id}`;
  await allExplained(ask, base, hostOf('procurement'));
  const address = `${base}/explain?lineId=${procurementItemId}`;
  await explained(ask, address, 'items.rejectedQuantity', '2');
  await explained(ask, address, 'items.receivedQuantity', '4');
});

test('what documents took of the limit of a contract is told document by document, at its frozen rate', async () => {
  const { ask, receive, agreed, setRate } = await contractPortal();
  await setRate('USD', '81.7373');
  const contractId = await agreed();
  await receive({ contractId, currency: 'USD', lines: [paper({ quantity: '3', price: '7.77' })] });
  await receive({ contractId });
  await setRate('USD', '92.1');
  const address = `/api/v1/contracts/${contractId}/explain`;
  const { steps } = await explained(ask, address, 'usedAmount', '2905.30');
  assert.deepEqual(
    steps.map(({ name, value }) => `${name} ${value}`),
    [
      ...['invoices[1].gross 23.31', 'invoices[1].rate 81.7373', 'invoices[1].worth 1905.3'],
      ...['invoices[2].gross 1000.00', 'invoices[2].rate 1', 'invoices[2].worth 1000'],
    ],
  );
});
