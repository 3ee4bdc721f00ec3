import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../test/billing.ts';
import { factsOf, newPerson, owner, request, signIn } from '../../../test/harness.ts';
import { orderPortal, url } from '../../../test/orders.ts';
import { accept, someDay } from '../../../test/requisitions.ts';
import { newCounterparty } from '../../../test/suppliers.ts';

type Line = Record<string, string>;

test('what was accepted becomes a draft for each supplier, at the decided prices', async () => {
  const { portal, supplier, approved, make, card } = await orderPortal();
  const other = await newCounterparty(portal, 'ООО «Песок»');
  const { id, items, number } = await approved({
    items: [
      { name: 'Цемент', quantity: '10' },
      { name: 'Песок', quantity: '4' },
    ],
  });
  await accept(portal, items[0], supplier.supplierId, { quantity: '6', price: '100' });
  await accept(portal, items[0], other.supplierId, { quantity: '4', price: '99.99' });
  await accept(portal, items[1], other.supplierId, { quantity: '4', price: '12.345' });
  const made = await make(id);
  assert.deepEqual(
    made.map((one: Line & { supplier: Line }) => [
      one.number,
      one.supplier.name,
      one.status,
      one.grossAmount,
      one.procurementNumber,
    ]),
    [
      ['PO-2026-0001', 'ООО «Цементный двор»', 'draft', '600.00', number],
      ['PO-2026-0002', 'ООО «Песок»', 'draft', '449.34', number],
    ],
  );
  const { lines, expectedDate, lineCount } = await card(made[1].id);
  assert.deepEqual([expectedDate, lineCount], [someDay, 2]);
  assert.deepEqual(
    lines.map((one: Line) => [one.position, one.name, one.quantity, one.price, one.grossAmount, one.wantedDate]),
    [
      [1, 'Цемент', '4', '99.99', '399.96', someDay],
      [2, 'Песок', '4', '12.345', '49.38', someDay],
    ],
  );
});

test('totals are sums of rounded lines, to the kopeck', async () => {
  const { portal, supplier, approved, make, card } = await orderPortal();
  const items = ['0.333', '0.333', '7.77'].map((quantity) => ({ name: 'Песок', quantity, uom: '168' }));
  const requisition = await approved({ items });
  const prices = ['100.05', '100.05', '0.015'];
  for (const [at, line] of requisition.items.entries()) {
    const id = await accept(portal, line, supplier.supplierId, {
      quantity: line.quantity,
      price: prices[at] as string,
    });
    await owner.query(
      `update requisition_allocations set vat_mode = 'excluded', vat_rate = '22', uom = '168' where id = $1`,
      [id],
    );
  }
  const [{ id }] = await make(requisition.id);
  const { lines, netAmount, vatAmount, grossAmount } = await card(id);
  assert.deepEqual(
    lines.map((one: Line) => [one.netAmount, one.vatAmount, one.grossAmount]),
    [
      ['33.32', '7.33', '40.65'],
      ['33.32', '7.33', '40.65'],
      ['0.12', '0.03', '0.15'],
    ],
  );
  assert.deepEqual([netAmount, vatAmount, grossAmount], ['66.76', '14.69', '81.45']);
});

test('one supplier in two currencies, or with and without VAT, gets an order for each', async () => {
  const { portal, supplier, approved, make } = await orderPortal();
  const { id, items } = await approved({ items: ['1', '2', '3'].map((quantity) => ({ name: 'Болт', quantity })) });
  const ids = [];
  for (const line of items) ids.push(await accept(portal, line, supplier.supplierId, { quantity: line.quantity }));
  await owner.query(`update requisition_allocations set currency = 'USD' where id = $1`, [ids[1]]);
  await owner.query(`update requisition_allocations set vat_mode = 'excluded' where id = $1`, [ids[2]]);
  const made = await make(id);
  assert.deepEqual(
    made.map(({ currency, vatMode }: Line) => `${currency} ${vatMode}`),
    ['RUB included', 'USD included', 'RUB excluded'],
  );
});

test('nothing_to_order: a second click finds nothing left; no_accepted_supply: nobody was chosen', async () => {
  const { ask, decided, approved, make } = await orderPortal();
  const { requisition } = await decided();
  await make(requisition.id);
  const again = await ask('POST', `${url}/from-requisition`, { requisitionId: requisition.id });
  assert.equal(refusal(again), '422 business_rule_violated: nothing_to_order');
  const bare = await approved();
  const nobody = await ask('POST', `${url}/from-requisition`, { requisitionId: bare.id });
  assert.equal(refusal(nobody), '422 business_rule_violated: no_accepted_supply');
});

test('two who click at once make one order', async () => {
  const { portal, ask, decided } = await orderPortal();
  const { requisition } = await decided([{}, {}]);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ask('POST', `${url}/from-requisition`, { requisitionId: requisition.id })),
  );
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [201, 422, 422, 422, 422],
  );
  const { rows } = await owner.query('select count(*)::int as orders from purchase_orders where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.equal(rows[0].orders, 1);
});

test('a decision that is in an order cannot be put in another, whoever tries', async () => {
  const { portal, draft } = await orderPortal();
  const { order } = await draft();
  await assert.rejects(
    owner.query(
      `insert into purchase_order_lines (tenant_id, order_id, position, requisition_line_id, allocation_id, name, quantity, uom, price, vat_rate,
         line_amount, net_amount, vat_amount, gross_amount)
       select tenant_id, order_id, 2, requisition_line_id, allocation_id, name, 1, uom, price, vat_rate, 1, 1, 0, 1
       from purchase_order_lines where tenant_id = $1 and order_id = $2`,
      [portal.tenantId, order.id],
    ),
    /purchase_order_lines_held/,
  );
});

test('a draft takes less and other days, never more than was decided; sums follow', async () => {
  const { ask, draft } = await orderPortal();
  const { order } = await draft([{}, {}]);
  const [first, second] = order.lines;
  const change = (lines: object[]) => ask('PATCH', `${url}/${order.id}`, { lines });
  const over = await change([{ allocationId: first.allocationId, quantity: '10.5' }]);
  assert.equal(
    refusal(over),
    '422 validation_failed: /lines/0/quantity uom_must_be_whole, /lines/0/quantity over_ordered',
  );
  const strange = await change([
    { allocationId: order.id },
    { allocationId: first.allocationId },
    { allocationId: first.allocationId },
  ]);
  assert.equal(
    refusal(strange),
    '422 validation_failed: /lines/0/allocationId not_found_reference, /lines/2/allocationId duplicate',
  );
  const changed = ok(
    await ask('PATCH', `${url}/${order.id}`, {
      paymentTerms: '50 % вперёд',
      lines: [{ allocationId: second.allocationId, quantity: '7', wantedDate: '2031-06-01' }],
    }),
  );
  assert.deepEqual(
    [
      changed.lines.length,
      changed.lines[0].id,
      changed.lines[0].position,
      changed.grossAmount,
      changed.expectedDate,
      changed.paymentTerms,
    ],
    [1, second.id, 1, '700.00', '2031-06-01', '50 % вперёд'],
  );
  const back = ok(await change([{ allocationId: second.allocationId }, { allocationId: first.allocationId }]));
  assert.deepEqual(
    back.lines.map(({ quantity }: Line) => quantity),
    ['7', '10'],
  );
});

test('a change that changes nothing writes no version', async () => {
  const { ask, draft } = await orderPortal();
  const { order } = await draft();
  const { allocationId, quantity } = order.lines[0];
  const same = ok(await ask('PATCH', `${url}/${order.id}`, { lines: [{ allocationId, quantity: `${quantity}.0` }] }));
  assert.equal(same.version, order.version);
});

test('a draft is deleted, and what it was for is ordered anew', async () => {
  const { portal, ask, draft, make } = await orderPortal();
  const { order, requisition } = await draft();
  ok(await ask('DELETE', `${url}/${order.id}`));
  assert.equal((await ask('GET', `${url}/${order.id}`)).status, 404);
  assert.equal((await make(requisition.id)).length, 1);
  const events = (await factsOf(portal.tenantId))
    .map(({ event }) => event)
    .filter((one) => one.startsWith('purchase_order'));
  assert.deepEqual(events, ['purchase_order.created', 'purchase_order.deleted', 'purchase_order.created']);
});

test('order_sent: what a supplier has is not deleted', async () => {
  const { ask, sent } = await orderPortal();
  const { order } = await sent();
  assert.equal(refusal(await ask('DELETE', `${url}/${order.id}`)), '409 conflict: order_sent');
});

test('the list is filtered by supplier, requisition, status and number', async () => {
  const { ask, draft, supplier } = await orderPortal();
  const [one, two] = [await draft(), await draft()];
  const found = async (query: string) =>
    ok(await ask('GET', `${url}?sort=number&${query}`)).items.map(({ id }: Line) => id);
  assert.deepEqual(await found(`supplierId=${supplier.supplierId}`), [one.order.id, two.order.id]);
  assert.deepEqual(await found(`procurementId=${two.requisition.id}`), [two.order.id]);
  assert.deepEqual(await found('status=sent'), []);
  assert.deepEqual(await found(`search=${two.order.number}`), [two.order.id]);
  assert.deepEqual(await found('late=true'), []);
});

test('a buyer makes and sends orders, a viewer reads them, sales does not see them', async () => {
  const { portal, draft } = await orderPortal();
  const { order } = await draft();
  const as = async (role: Parameters<typeof newPerson>[1]) => {
    const token = await signIn(portal, (await newPerson(portal, role)).userId);
    return (method: string, path: string, body?: object) => request(method, path, { token, body });
  };
  const [buyer, viewer, sales] = [await as('buyer'), await as('viewer'), await as('sales')];
  assert.equal((await buyer('PATCH', `${url}/${order.id}`, { comment: 'Позвоните' })).status, 200);
  assert.equal((await viewer('GET', `${url}/${order.id}`)).status, 200);
  assert.equal((await viewer('PATCH', `${url}/${order.id}`, { comment: '' })).status, 403);
  assert.equal((await sales('GET', `${url}/${order.id}`)).status, 403);
});

test('who has an order is neither archived nor ceases to be a supplier', async () => {
  const { ask, draft, supplier } = await orderPortal();
  await draft();
  const gone = await ask('DELETE', `/api/v1/counterparties/${supplier.counterpartyId}`);
  assert.equal(gone.status, 409);
  assert.ok(gone.json.blockers.some(({ entityType }: Line) => entityType === 'purchase_order'));
});
