import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scopes } from '../../../../nouns/kit/rights.ts';
import { agent } from '../../../test/agent.ts';
import { ok } from '../../../test/billing.ts';
import { orderPortal } from '../../../test/orders.ts';
import { quotingPortal } from '../../../test/quoting.ts';
import { line } from '../../../test/requisitions.ts';
import { newStock } from '../../../test/stock.ts';

/** As the list of tools is measured: letters by four. */
const tokens = (answer: object) => Math.round(JSON.stringify(answer).length / 4);

const names = ['Цемент М500, мешок 50 кг', 'Песок речной, мешок 30 кг', 'Щебень 5–20, мешок 40 кг'];

const goods = { name: names[0], sku: 'C-500', brand: 'Евроцемент', plannedCost: { price: '412.50' } };

/** Ten requisitions of three lines, of which one has three quotes. */
async function buyingPortal() {
  const held = await quotingPortal(names.map((name) => line({ name })));
  for (const price of ['90', '94.50', '98']) await held.quoted(names.map((_, at) => held.offer(price, {}, at)));
  for (let n = 1; n < 10; n += 1)
    await held.create({ title: `Сухие смеси для корпуса ${n}`, items: names.map((name) => line({ name })) });
  return { id: held.requisition.id as string, call: agent(await held.portal.key(...scopes)).call };
}

test('what agents ask most is answered in few tokens', async () => {
  const { id, call } = await buyingPortal();
  const stock = await newStock();
  await stock.adjust({ quantityDelta: '40', unitCost: '90' });
  const { call: ask } = agent(await stock.portal.key(...scopes));
  const told = [
    ['ten requisitions', await call('list_requisitions'), 800],
    ['a requisition of three lines', await call('get_requisition', { id }), 550],
    ['three quotes of three lines', await call('compare_quotes', { procurementId: id }), 1_450],
    ['ten events', await call('recent_events'), 900],
    ['the stock of an item', await ask('get_stock', { id: stock.itemId }), 100],
  ] as const;
  for (const [what, { structuredContent }, most] of told)
    assert.ok(tokens(structuredContent) < most, `${what}: ${tokens(structuredContent)} tokens`);
});

/** An order of three lines that was sent, and the invoice of all of it, partly paid. */
async function orderedPortal() {
  const { sent, receive, pay, portal } = await orderPortal();
  const { order } = await sent(names.map((name) => ({ name })));
  const invoice = await receive({
    lines: order.lines.map(({ id: orderLineId }: { id: string }) => ({ orderLineId })),
  });
  ok(await pay(invoice.id, '500'), 201);
  return {
    orderId: order.id as string,
    invoiceId: invoice.id as string,
    call: agent(await portal.key(...scopes)).call,
  };
}

test('a record with its lines is told by what work goes on by', async () => {
  const { id, call } = await buyingPortal();
  const ordered = await orderedPortal();
  const [quote] = (await call('list_quotes', { filter: { procurementId: id } })).structuredContent.items;
  const item = (await call('create_item', { ...goods, idempotencyKey: 'cement' })).structuredContent;
  const told = [
    ['a quote of three lines', await call('get_quote', { id: quote.id }), 400],
    ['an order of three lines', await ordered.call('get_order', { id: ordered.orderId }), 550],
    ['an invoice of three lines', await ordered.call('get_invoice', { id: ordered.invoiceId }), 620],
    ['an item', await call('get_item', { id: item.id }), 120],
  ] as const;
  for (const [what, { structuredContent }, most] of told) {
    assert.ok(tokens(structuredContent) < most, `${what}: ${tokens(structuredContent)} tokens`);
  }
});

test('a tool tells other fields where it is asked for them, and nothing that is null', async () => {
  const { id, call } = await buyingPortal();
  const [row] = (await call('list_requisitions', { filter: { id }, fields: 'lineCount,comment' })).structuredContent
    .items;
  assert.deepEqual(row, { id, version: row.version, lineCount: 3 });
  const asked = { procurementId: id, fields: 'lines.offers.arithmetic' };
  const { lines } = (await call('compare_quotes', asked)).structuredContent;
  assert.deepEqual(Object.keys(lines[0]), ['offers']);
  assert.equal(lines[0].offers[0].arithmetic[0].step, 'price');
});
