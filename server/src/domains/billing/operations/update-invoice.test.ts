import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, came, ok, paper, refusal, url } from '../../../../test/billing.ts';
import { drainJobs, factsOf, newPerson, request, signIn } from '../../../../test/harness.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';

test('fields left out stay, null clears, and the same again changes nothing', async () => {
  const { portal, ask, receive } = await billingPortal();
  const made = await receive({ comment: 'Срочно', dueDate: '2026-12-01' });
  const changed = ok(await ask('PATCH', `${url}/${made.id}`, { comment: null, purpose: 'Оплата по счёту' }));
  assert.deepEqual(
    [changed.comment, changed.purpose, changed.dueDate, changed.version],
    [null, 'Оплата по счёту', '2026-12-01', 2],
  );
  const whole = {
    purpose: changed.purpose,
    currency: changed.currency,
    totals: changed.totals,
    lines: [{ id: made.lines[0].id, ...paper() }],
  };
  assert.equal(ok(await ask('PATCH', `${url}/${made.id}`, whole)).version, 2);
  const facts = await factsOf(portal.tenantId);
  assert.deepEqual(
    facts.map(({ event }) => event),
    ['integration_api.invoice.created', 'integration_api.invoice.updated'],
  );
});

test('lines are a whole list: named ones stay, others are new, the rest go, and requisitions are counted anew', async () => {
  const { ask, decided, receive, cardOf } = await billingPortal();
  const { requisition, items } = await decided([{ quantity: '10' }, { name: 'Песок', quantity: '10' }]);
  const of = (place: number, quantity: string) => ({ procurementItemId: items[place].id, quantity, price: '100' });
  const made = await receive({ lines: [of(0, '4'), of(1, '5')] });
  const changed = ok(
    await ask('PATCH', `${url}/${made.id}`, { lines: [{ id: made.lines[1].id, ...of(1, '7') }, of(0, '1')] }),
  );
  assert.deepEqual(
    changed.lines.map(({ position, quantity }: { position: number; quantity: string }) => [position, quantity]),
    [
      [1, '7'],
      [2, '1'],
    ],
  );
  assert.equal(changed.lines[0].id, made.lines[1].id);
  const invoiced = async () =>
    (await cardOf(requisition.id)).items.map(({ invoicedQuantity }: { invoicedQuantity: string }) => invoicedQuantity);
  assert.deepEqual(await invoiced(), ['1', '7']);
  ok(await ask('PATCH', `${url}/${made.id}`, { lines: [], totals: { gross: '100' } }));
  assert.deepEqual(await invoiced(), ['0', '0']);
});

test('a line of another invoice is not changed by its identifier', async () => {
  const { ask, receive, card } = await billingPortal();
  const [one, two] = [await receive(), await receive()];
  const answer = await ask('PATCH', `${url}/${one.id}`, { lines: [{ id: two.lines[0].id, ...paper({ price: '1' }) }] });
  assert.equal(refusal(answer), '422 validation_failed: /lines/0/id not_found_reference');
  assert.equal((await card(two.id)).totals.gross, '1000.00');
});

test('a version that has passed is refused', async () => {
  const { ask, receive } = await billingPortal();
  const { id } = await receive();
  ok(await ask('PATCH', `${url}/${id}`, { comment: 'Раз', version: 1 }));
  assert.equal((await ask('PATCH', `${url}/${id}`, { comment: 'Два', version: 1 })).json.code, 'version_conflict');
  const late = await ask('PATCH', `${url}/${id}`, { comment: 'Два' }, { 'if-match': '"v1"' });
  assert.equal(late.json.code, 'precondition_failed');
});

test('amounts of an approved invoice change by who may approve, and it is received again', async () => {
  const { portal, ask, receive, approve } = await billingPortal();
  const { id } = await receive();
  await approve(id);
  const lines = [paper({ price: '90' })];
  const token = await signIn(portal, (await newPerson(portal, 'buyer')).userId);
  const refused = await request('PATCH', `${url}/${id}`, { token, body: { lines } });
  assert.deepEqual(refused.json.requiredPermissions, ['invoices.status']);
  ok(await request('PATCH', `${url}/${id}`, { token, body: { comment: 'Уточнили срок' } }));
  const changed = ok(await ask('PATCH', `${url}/${id}`, { lines }));
  assert.deepEqual([changed.status, changed.approvedBy, changed.totals.gross], ['received', null, '900.00']);
  const events = (await factsOf(portal.tenantId)).map(({ event, data }) => [event, data.status]);
  assert.deepEqual(events.slice(-2), [
    ['integration_api.invoice.updated', undefined],
    ['integration_api.invoice.status_changed', { from: 'approved', to: 'received' }],
  ]);
});

test('a disputed invoice whose amounts are corrected returns to be received', async () => {
  const { ask, receive, approve, move } = await billingPortal();
  const { id } = await receive();
  await approve(id);
  ok(await move(id, 'disputed', { reason: 'Неверная цена' }));
  const changed = ok(await ask('PATCH', `${url}/${id}`, { lines: [paper({ price: '90' })] }));
  assert.deepEqual([changed.status, changed.disputedFrom], ['disputed', 'received']);
  assert.equal((await move(id, 'approved')).json.code, 'invalid_state_transition');
  assert.equal(ok(await move(id, 'received')).status, 'received');
});

test('invoice_paid, has_payments, invoice_closed: what is paid keeps its amounts, its supplier and its currency', async () => {
  const { portal, ask, receive, approve, move, pay } = await billingPortal();
  const paid = await receive();
  await approve(paid.id);
  ok(await pay(paid.id, '1000'), 201);
  assert.equal(
    refusal(await ask('PATCH', `${url}/${paid.id}`, { lines: [paper({ price: '90' })] })),
    '409 conflict: invoice_paid',
  );
  const partly = await receive();
  ok(await pay(partly.id, '100'), 201);
  assert.equal(refusal(await ask('PATCH', `${url}/${partly.id}`, { currency: 'USD' })), '409 conflict: has_payments');
  const { counterpartyId } = await newCounterparty(portal, 'ООО «Песок»');
  assert.equal(refusal(await ask('PATCH', `${url}/${partly.id}`, { counterpartyId })), '409 conflict: has_payments');
  const less = ok(await ask('PATCH', `${url}/${partly.id}`, { lines: [paper({ quantity: '1' })] }));
  assert.deepEqual([less.paymentStatus, less.outstandingAmount], ['paid', '0.00']);
  const gone = await receive();
  ok(await move(gone.id, 'cancelled'));
  assert.equal(refusal(await ask('PATCH', `${url}/${gone.id}`, { comment: 'Ещё' })), '409 conflict: invoice_closed');
});

test('duplicate_invoice: a number is not changed into that of another invoice', async () => {
  const { ask, receive } = await billingPortal();
  await receive({ externalNumber: 'А-1', externalDate: '2026-01-10' });
  const other = await receive({ externalNumber: 'А-2', externalDate: '2026-01-10' });
  assert.equal(
    refusal(await ask('PATCH', `${url}/${other.id}`, { externalNumber: 'a 1' })),
    '409 conflict: duplicate_invoice',
  );
});

test('has_receipts: a line that goods were received by does not go', async () => {
  const portal = await billingPortal();
  const { requisition, items } = await portal.decided();
  const procurementItemId = items[0].id;
  const made = await portal.receive({ lines: [{ procurementItemId, quantity: '10', price: '100' }] });
  const one = { procurementItemId, quantity: '1', invoiceLineId: made.lines[0].id };
  ok(await came(portal, requisition.id, one), 201);
  const without = await portal.ask('PATCH', `${url}/${made.id}`, { lines: [paper()] });
  assert.equal(refusal(without), '409 conflict: has_receipts');
});

test('an invoice of another portal is not there', async () => {
  const { receive } = await billingPortal();
  const { id } = await receive();
  const stranger = await billingPortal();
  for (const [method, path, body] of [
    ['GET', `${url}/${id}`, undefined],
    ['PATCH', `${url}/${id}`, { comment: 'Чужой' }],
    ['PATCH', `${url}/${id}/status`, { status: 'cancelled' }],
    ['POST', `${url}/${id}/payments`, { amount: '1' }],
  ] as const)
    assert.equal((await stranger.ask(method, path, body)).status, 404, `${method} ${path}`);
});

test('an invoice that was paid in advance is matched when its goods have come', async () => {
  const portal = await billingPortal();
  const { items, requisition } = await portal.decided();
  const made = await portal.receive({ lines: [{ procurementItemId: items[0].id, quantity: '10', price: '100' }] });
  await portal.approve(made.id);
  ok(await portal.pay(made.id, '1000'), 201);
  ok(await came(portal, requisition.id, { procurementItemId: items[0].id, quantity: '10' }), 201);
  await drainJobs(portal.portal.tenantId);
  const { status, matching } = await portal.card(made.id);
  assert.deepEqual([status, matching.status], ['paid', 'matched']);
});

test('what comes of a requisition later is matched anew with its open invoices', async () => {
  const portal = await billingPortal();
  const { items, requisition } = await portal.decided();
  const made = await portal.receive({ lines: [{ procurementItemId: items[0].id, quantity: '10', price: '100' }] });
  assert.equal(made.matching.status, 'warning');
  ok(await came(portal, requisition.id, { procurementItemId: items[0].id, quantity: '10' }), 201);
  await drainJobs(portal.portal.tenantId);
  const after = await portal.card(made.id);
  assert.deepEqual([after.matching.status, after.version], ['matched', 2]);
  await drainJobs(portal.portal.tenantId);
  assert.equal((await portal.card(made.id)).version, 2);
});
