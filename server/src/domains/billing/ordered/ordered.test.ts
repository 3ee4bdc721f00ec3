import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal, url } from '../../../../test/billing.ts';
import { drainJobs } from '../../../../test/harness.ts';
import { orderPortal, url as orders } from '../../../../test/orders.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';

type Row = Record<string, string>;

const invoicing = ({ invoicing, invoicedAmount, paidAmount, leftAmount }: Row) => [
  invoicing,
  invoicedAmount,
  paidAmount,
  leftAmount,
];

const perLine = ({ lines }: { lines: Row[] }) =>
  lines.map(({ invoicedQuantity, leftQuantity, paidAmount }) => [invoicedQuantity, leftQuantity, paidAmount]);

/** An order of ten and four pieces at 100, which its supplier has. */
async function begin() {
  const base = await orderPortal();
  const made = await base.sent([{ quantity: '10' }, { name: 'Песок', quantity: '4' }]);
  const fromOrders = (more: object = {}) => base.ask('POST', url, { orderIds: [made.order.id], ...more });
  const order = () => base.card(made.order.id);
  const invoice = async (id: string) => ok(await base.ask('GET', `${url}/${id}`));
  return { ...base, made, fromOrders, order, invoice };
}

test('an invoice is made of all that an order leaves, as the order has it', async () => {
  const { made, fromOrders, order } = await begin();
  const { supplier, lines, totals, currency, procurementId, matching } = ok(await fromOrders(), 201);
  assert.equal(supplier.supplierId, made.order.supplier.supplierId);
  assert.deepEqual([currency, procurementId, totals.gross], ['RUB', made.requisition.id, '1400.00']);
  assert.deepEqual(
    lines.map((line: Row) => [line.orderId, line.orderLineId, line.quantity, line.price, line.vatRate]),
    made.order.lines.map((line: Row) => [made.order.id, line.id, line.quantity, '100', line.vatRate]),
  );
  assert.deepEqual(
    matching.issues.map(({ code, against }: Row) => `${code} ${against}`),
    ['quantity_above_received receipt', 'quantity_above_received receipt'],
  );
  assert.deepEqual(invoicing(await order()), ['whole', '1400.00', '0.00', '0.00']);
  assert.equal(refusal(await fromOrders()), '422 business_rule_violated: nothing_to_invoice');
});

test('an order tells what of each line is invoiced and paid, and what is left', async () => {
  const { ask, made, order, pay, move } = await begin();
  const [{ id: orderLineId }] = made.order.lines;
  const { id } = ok(
    await ask('POST', url, { supplierId: made.order.supplierId, lines: [{ orderLineId, quantity: '6' }] }),
    201,
  );
  assert.deepEqual(invoicing(await order()), ['part', '600.00', '0.00', '800.00']);
  ok(await pay(id, '150.00'), 201);
  const paid = await order();
  assert.deepEqual(invoicing(paid), ['part', '600.00', '150.00', '800.00']);
  assert.deepEqual(perLine(paid), [
    ['6', '4', '150.00'],
    ['0', '4', '0.00'],
  ]);
  const [payment] = ok(await ask('GET', `${url}/${id}`)).payments;
  ok(await ask('DELETE', `${url}/${id}/payments/${payment.id}`), 200);
  ok(await move(id, 'cancelled'));
  assert.deepEqual(invoicing(await order()), ['none', '0.00', '0.00', '1400.00']);
});

test('of two who invoice the rest of an order at once one gets it, the other nothing_to_invoice', async () => {
  const { fromOrders, order } = await begin();
  const answers = await Promise.all([fromOrders(), fromOrders()]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [201, 422],
  );
  assert.deepEqual(invoicing(await order()), ['whole', '1400.00', '0.00', '0.00']);
});

test('more than was ordered is taken, and is a difference that says by how much', async () => {
  const { ask, made, order } = await begin();
  const [{ id: orderLineId }] = made.order.lines;
  const { matching } = ok(
    await ask('POST', url, {
      supplierId: made.order.supplierId,
      lines: [{ orderLineId, quantity: '12', price: '110' }],
    }),
    201,
  );
  assert.equal(matching.status, 'blocked');
  assert.deepEqual(
    matching.issues
      .slice(0, 2)
      .map((one: Row) => [one.code, one.against, one.orderId, one.expected, one.actual, one.difference]),
    [
      ['price_above_decision', 'order', made.order.id, '100', '110', '10'],
      ['quantity_above_accepted', 'order', made.order.id, '10', '12', '2'],
    ],
  );
  assert.deepEqual(invoicing(await order()), ['over', '1320.00', '0.00', '400.00']);
  assert.equal(ok(await ask('POST', url, { orderIds: [made.order.id] }), 201).totals.gross, '400.00');
});

test('a line that nobody ordered stands out beside lines of an order', async () => {
  const { ask, made } = await begin();
  const [{ id: orderLineId }] = made.order.lines;
  const lines = [{ orderLineId }, { name: 'Доставка', quantity: '1', price: '500', vatRate: '22' }];
  const { matching } = ok(await ask('POST', url, { supplierId: made.order.supplierId, lines }), 201);
  assert.ok(matching.issues.some(({ code, against }: Row) => code === 'unknown_line' && against === 'order'));
});

test('only an order that its supplier has is named, and only by his invoice', async () => {
  const { ask, portal, made, draft, act, fromOrders, supplier } = await begin();
  const other = await newCounterparty(portal, 'ООО «Песок»');
  const [{ id: orderLineId }] = made.order.lines;
  const lines = [{ orderLineId }];
  assert.equal(
    refusal(await ask('POST', url, { counterpartyId: other.counterpartyId, lines })),
    '422 validation_failed: /lines/0/orderLineId order_of_other_supplier',
  );
  const { order } = await draft();
  assert.equal(
    refusal(await ask('POST', url, { orderIds: [order.id] })),
    '422 validation_failed: /lines/0/orderLineId order_not_sent',
  );
  ok(await act(made.order.id, 'cancel', { reason: 'Передумали' }));
  assert.equal(
    refusal(await fromOrders()),
    '422 validation_failed: /lines/0/orderLineId order_not_sent, /lines/1/orderLineId order_not_sent',
  );
  const unknown = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';
  assert.equal(
    refusal(await ask('POST', url, { orderIds: [unknown] })),
    '422 validation_failed: /orderIds/0 not_found_reference',
  );
  const { supplierId } = supplier;
  assert.equal(
    refusal(await ask('POST', url, { supplierId, lines: [{ orderLineId: unknown }] })),
    '422 validation_failed: /lines/0/orderLineId not_found_reference, /lines/0/quantity required, /lines/0/price required',
  );
});

test('lines of an invoice name an order later, and keep it when they are changed by who knows no orders', async () => {
  const { ask, made, order, receive, invoice } = await begin();
  const [{ id: orderLineId }] = made.order.lines;
  const { id, lines } = await receive({
    lines: [{ procurementItemId: made.items[0].id, quantity: '10', price: '100' }],
  });
  assert.equal((await order()).invoicing, 'none');
  const [line] = lines;
  const change = (more: object) =>
    ask('PATCH', `${url}/${id}`, {
      lines: [{ id: line.id, procurementItemId: line.procurementItemId, quantity: '10', price: '100', ...more }],
    });
  ok(await change({ orderLineId }));
  assert.equal((await order()).invoicedAmount, '1000.00');
  ok(await change({ price: '99' }));
  assert.equal((await invoice(id)).lines[0].orderLineId, orderLineId);
  assert.equal((await order()).invoicedAmount, '990.00');
  ok(await change({ orderLineId: null }));
  assert.equal((await order()).invoicing, 'none');
});

test('an invoice that came by itself is proposed its order, and linked to it line by line, or no_line_of_orders is left', async () => {
  const { ask, made, order, receive } = await begin();
  const lines = [
    { name: made.items[0].name, quantity: '10', price: '100', vatRate: made.order.lines[0].vatRate },
    { name: 'Доставка', quantity: '1', price: '50' },
  ];
  const { id } = await receive({ lines, purpose: `По заказу ${made.order.number.replace('PO', 'РО')}` });
  const { items } = ok(await ask('GET', `${url}/${id}/order-proposals`));
  assert.deepEqual(
    items.map(({ order, because }: { order: Row; because: string[] }) => [order.id, because]),
    [[made.order.id, ['number']]],
  );
  const link = () => ask('POST', `${url}/${id}/link-orders`, { orderIds: [made.order.id] });
  const linked = ok(await link());
  assert.deepEqual(
    linked.lines.map((line: Row) => line.orderLineId),
    [made.order.lines[0].id, null],
  );
  assert.deepEqual(
    linked.differences.map(({ message }: Row) => message),
    ['Invoiced 10, received 0: 10 has not come.', 'Is in none of the orders.'],
  );
  assert.equal((await order()).invoicedAmount, '1000.00');
  assert.equal(refusal(await link()), '422 business_rule_violated: no_line_of_orders');
});

test('while an invoice is entered, its supplier’s orders are proposed with what is left of each line', async () => {
  const { ask, made, order, sent } = await begin();
  const other = await sent([{ quantity: '3' }]);
  const [{ id: orderLineId }, sand] = made.order.lines;
  const { supplierId } = made.order;
  ok(await ask('POST', url, { supplierId, lines: [{ orderLineId, quantity: '10' }] }), 201);
  const proposed = async (more = '') =>
    ok(await ask('GET', `${url}/order-proposals?supplierId=${supplierId}${more}`)).items.map(
      ({ order: { number }, because, lines }: { order: Row; because: string[]; lines: Row[] }) =>
        [number, ...because, ...lines.map(({ name, leftQuantity }) => `${name} ${leftQuantity}`)].join(', '),
    );
  const { number } = await order();
  assert.deepEqual(new Set(await proposed()), new Set([`${other.order.number}, Цемент М500 3`, `${number}, Песок 4`]));
  assert.equal(
    (await proposed(`&externalNumber=${encodeURIComponent(`по ${number}`)}`))[0],
    `${number}, number, Песок 4`,
  );
  assert.equal(
    (await proposed(`&procurementId=${other.requisition.id}`))[0],
    `${other.order.number}, requisition, Цемент М500 3`,
  );
  ok(await ask('POST', url, { supplierId, lines: [{ orderLineId: sand.id }] }), 201);
  assert.deepEqual(await proposed(), [`${other.order.number}, Цемент М500 3`]);
});

test('an invoice is matched anew when its order changes', async () => {
  const { portal, ask, made, act, send, fromOrders, invoice } = await begin();
  const { id } = ok(await fromOrders(), 201);
  ok(await act(made.order.id, 'revise'));
  const lines = made.order.lines.map(({ allocationId }: Row) => ({ allocationId, quantity: '4' }));
  ok(await ask('PATCH', `${orders}/${made.order.id}`, { lines }));
  await drainJobs(portal.tenantId);
  const { matching } = await invoice(id);
  assert.deepEqual(
    matching.issues
      .filter(({ against }: Row) => against === 'order')
      .map((one: Row) => [one.code, one.expected, one.actual]),
    [['quantity_above_accepted', '4', '10']],
  );
  assert.equal(
    refusal(await ask('PATCH', `${orders}/${made.order.id}`, { lines: lines.slice(0, 1) })),
    '409 conflict: line_invoiced',
  );
  await send(made.order.id);
});

test('an invoice that differs from its order is paid once somebody has accepted that; of one that agrees there is nothing_to_accept', async () => {
  const { ask, made, pay, approve, move, invoice } = await begin();
  const [{ id: orderLineId }] = made.order.lines;
  const { id } = ok(
    await ask('POST', url, { supplierId: made.order.supplierId, lines: [{ orderLineId, price: '110' }] }),
    201,
  );
  assert.equal(refusal(await pay(id, '1100.00')), '409 conflict: invoice_differs');
  ok(await move(id, 'pending_approval'));
  assert.equal(refusal(await move(id, 'approved')), '422 business_rule_violated: matching_blocked');
  const reason = 'Цена выросла, согласовано по телефону';
  const accepted = ok(await ask('POST', `${url}/${id}/accept-differences`, { reason }));
  assert.deepEqual([accepted.matching.status, accepted.matching.overrideReason], ['overridden', reason]);
  ok(await move(id, 'approved'));
  ok(await pay(id, '1100.00'), 201);
  assert.equal((await invoice(id)).status, 'paid');
  const right = ok(
    await ask('POST', url, { supplierId: made.order.supplierId, lines: [{ orderLineId: made.order.lines[1].id }] }),
    201,
  );
  assert.equal(
    refusal(await ask('POST', `${url}/${right.id}/accept-differences`, { reason })),
    '422 business_rule_violated: nothing_to_accept',
  );
  await approve(right.id);
});

test('invoices are found by their orders, and orders by how far they are invoiced', async () => {
  const { ask, made, fromOrders, arrive, draft } = await begin();
  await draft();
  const found = async (query: string) =>
    ok(await ask('GET', `${orders}?${query}`)).items.map(({ number }: Row) => number);
  const { number } = made.order;
  assert.deepEqual(await found('invoicing=none&status=sent'), [number]);
  const { id } = ok(await fromOrders(), 201);
  assert.deepEqual(await found('invoicing=whole'), [number]);
  assert.deepEqual(await found('invoicedAboveReceived=true'), [number]);
  const listed = ok(await ask('GET', `${url}?orderId=${made.order.id}`));
  assert.deepEqual(
    listed.items.map((one: Row) => one.id),
    [id],
  );
  for (const [at, { quantity }] of made.order.lines.entries())
    await arrive(made.requisition.id, made.items[at].id, quantity);
  assert.deepEqual(await found('invoicedAboveReceived=true'), []);
  const facade = ok(await ask('GET', `/api/v1/integration-api/purchase-orders/${made.order.id}`));
  assert.equal(facade.invoicing ?? facade.data?.invoicing, 'whole');
});
