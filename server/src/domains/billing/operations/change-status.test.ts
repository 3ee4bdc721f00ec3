import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invoiceFlow } from '../../../../../nouns/invoice-flow.ts';
import { billingPortal, ok, paper, refusal, url } from '../../../../test/billing.ts';
import { factsOf, lettersTo, newPerson, owner, request, signIn } from '../../../../test/harness.ts';
import { mailOf } from '../../../../test/letters.ts';
import { newItem } from '../../../../test/suppliers.ts';

test('an invoice is received, sent for approval and approved', async () => {
  const { portal, receive, approve } = await billingPortal();
  const { id } = await receive();
  const approved = await approve(id);
  assert.deepEqual(
    [approved.status, approved.approvedBy, approved.submittedBy],
    ['approved', portal.ownerId, portal.ownerId],
  );
  const moves = (await factsOf(portal.tenantId)).flatMap(({ event, data }) =>
    event === 'integration_api.invoice.status_changed' ? [data.status] : [],
  );
  assert.deepEqual(moves, [
    { from: 'received', to: 'pending_approval' },
    { from: 'pending_approval', to: 'approved' },
  ]);
});

test('a move that the table does not know is refused with those it does', async () => {
  const { receive, move } = await billingPortal();
  const { id } = await receive();
  const answer = await move(id, 'approved');
  assert.equal(answer.json.code, 'invalid_state_transition');
  assert.deepEqual(answer.json.allowed, ['pending_approval', 'rejected', 'disputed', 'cancelled']);
  assert.equal((await move(id, 'paid')).json.code, 'invalid_state_transition');
  assert.equal((await move(id, 'pending_approval', { from: 'approved' })).json.code, 'invalid_state_transition');
});

test('the status it has already changes nothing', async () => {
  const { receive, move } = await billingPortal();
  const { id } = await receive();
  assert.equal(ok(await move(id, 'received')).version, 1);
});

test('every move asked for is by a permission, and every status is reached', () => {
  const reached = new Set(Object.values(invoiceFlow.moves).map(({ to }) => to as string));
  assert.deepEqual(
    Object.keys(invoiceFlow.statuses).filter((status) => status !== 'received' && !reached.has(status)),
    [],
  );
  const automatic = Object.entries(invoiceFlow.moves).flatMap(([name, { permission }]) =>
    permission === null ? [name] : [],
  );
  assert.deepEqual(automatic, ['pay', 'unpay', 'revise']);
});

test('approving, rejecting and cancelling need the right to change statuses; sending and disputing do not', async () => {
  const { portal, receive, move } = await billingPortal();
  const token = await signIn(portal, (await newPerson(portal, 'buyer')).userId);
  const { id } = await receive();
  const ask = (status: string, more: object = {}) =>
    request('PATCH', `${url}/${id}/status`, { token, body: { status, ...more } });
  ok(await ask('pending_approval'));
  for (const [status, more] of [
    ['approved', {}],
    ['rejected', { reason: 'Нет' }],
    ['cancelled', {}],
  ] as const)
    assert.deepEqual((await ask(status, more)).json.requiredPermissions, ['invoices.status'], status);
  ok(await ask('disputed', { reason: 'Не та цена' }));
  ok(await move(id, 'pending_approval'));
});

test('an invoice tells everybody where he may move it, and from a dispute only back', async () => {
  const { portal, key, receive, move } = await billingPortal();
  const token = await signIn(portal, (await newPerson(portal, 'buyer')).userId);
  const received = await receive();
  const { id } = received;
  assert.deepEqual(received.allowedMoves, [
    { to: 'pending_approval', requires: [] },
    { to: 'rejected', requires: ['reason'] },
    { to: 'disputed', requires: ['reason'] },
    { to: 'cancelled', requires: ['no_payments', 'no_receipts'] },
  ]);
  const targets = async (as?: string) =>
    (await request('GET', `${url}/${id}`, as ? { token: as } : { key })).json.allowedMoves.map(
      ({ to }: { to: string }) => to,
    );
  assert.deepEqual(await targets(token), ['pending_approval', 'disputed']);
  ok(await move(id, 'pending_approval'));
  assert.deepEqual(await targets(), ['approved', 'rejected', 'received', 'disputed', 'cancelled']);
  ok(await move(id, 'disputed', { reason: 'Не та цена' }));
  assert.deepEqual(await targets(), ['pending_approval', 'cancelled']);
  assert.deepEqual(await targets(token), ['pending_approval']);
});

test('rejecting and disputing need a reason', async () => {
  const { receive, move } = await billingPortal();
  const { id } = await receive();
  for (const status of ['rejected', 'disputed'])
    assert.equal(refusal(await move(id, status)), '422 validation_failed: /reason required', status);
});

test('a dispute ends in the status it began in, and nowhere else', async () => {
  const { receive, approve, move } = await billingPortal();
  const { id } = await receive();
  await approve(id);
  const disputed = ok(await move(id, 'disputed', { reason: 'Недовоз' }));
  assert.deepEqual([disputed.disputedFrom, disputed.disputeReason], ['approved', 'Недовоз']);
  const wrong = await move(id, 'received');
  assert.deepEqual(wrong.json.allowed, ['approved', 'cancelled']);
  const settled = ok(await move(id, 'approved'));
  assert.deepEqual([settled.status, settled.disputedFrom], ['approved', null]);
});

test('matching_blocked: a difference that blocks stops the approval unless a reason overrides it', async () => {
  const { decided, receive, move } = await billingPortal();
  const { items } = await decided();
  const made = await receive({ lines: [{ procurementItemId: items[0].id, quantity: '10', price: '110' }] });
  assert.equal(made.matching.status, 'blocked');
  ok(await move(made.id, 'pending_approval'));
  const refused = await move(made.id, 'approved');
  assert.equal(refusal(refused), '422 business_rule_violated: matching_blocked');
  assert.equal(refused.json.issues[0].code, 'price_above_decision');
  const approved = ok(await move(made.id, 'approved', { overrideReason: 'Подорожало, согласовано' }));
  assert.deepEqual(
    [approved.status, approved.matching.status, approved.matching.overrideReason],
    ['approved', 'overridden', 'Подорожало, согласовано'],
  );
});

test('the company decides what blocks, and how far prices may stray', async () => {
  const { decided, receive, approve, settle } = await billingPortal();
  await settle({ blockingIssues: ['quantity_above_received'] });
  const { items } = await decided();
  const made = await receive({ lines: [{ procurementItemId: items[0].id, quantity: '10', price: '110' }] });
  assert.deepEqual(
    made.matching.issues.map(({ code, severity }: Record<string, string>) => [code, severity]),
    [
      ['price_above_decision', 'warn'],
      ['quantity_above_received', 'block'],
    ],
  );
  await settle({ blockingIssues: [], tolerances: { pricePct: '10' } });
  const approved = await approve(made.id);
  assert.deepEqual(
    approved.matching.issues.map(({ code }: Record<string, string>) => code),
    ['quantity_above_received'],
  );
});

test('two invoices that each fit and together do not: the second is blocked', async () => {
  const { decided, receive } = await billingPortal();
  const { items } = await decided();
  const lines = [{ procurementItemId: items[0].id, quantity: '6', price: '100' }];
  assert.equal((await receive({ lines })).matching.status, 'warning');
  const second = await receive({ lines });
  assert.equal(second.matching.status, 'blocked');
  assert.equal(second.matching.issues[0].code, 'quantity_above_accepted');
});

test('has_payments: a paid invoice is not cancelled until its payments are deleted', async () => {
  const { ask, receive, move, pay } = await billingPortal();
  const { id } = await receive();
  const paid = ok(await pay(id, '10'), 201);
  assert.equal(refusal(await move(id, 'cancelled')), '409 conflict: has_payments');
  ok(await ask('DELETE', `${url}/${id}/payments/${paid.id}`));
  assert.equal(ok(await move(id, 'cancelled', { reason: 'Ошибка' })).cancelReason, 'Ошибка');
});

test('cancelling and rejecting take back what was invoiced; recalling counts it again', async () => {
  const { decided, receive, move, cardOf } = await billingPortal();
  const { requisition, items } = await decided();
  const { id } = await receive({ lines: [{ procurementItemId: items[0].id, quantity: '10', price: '100' }] });
  const invoiced = async () => (await cardOf(requisition.id)).items[0].invoicedQuantity;
  ok(await move(id, 'rejected', { reason: 'Не наш' }));
  assert.equal(await invoiced(), '0');
  ok(await move(id, 'received'));
  assert.equal(await invoiced(), '10');
  ok(await move(id, 'cancelled'));
  assert.equal(await invoiced(), '0');
});

test('a standing invoice keeps its requisition from being cancelled', async () => {
  const { decided, receive, move, moveTo } = await billingPortal();
  const { requisition, items } = await decided();
  const { id } = await receive({ lines: [{ procurementItemId: items[0].id, quantity: '10', price: '100' }] });
  const refused = await moveTo(requisition.id, 'cancelled', { reason: 'Передумали' });
  assert.equal(refused.json.code, 'has_dependencies');
  assert.deepEqual(refused.json.blockers, [{ entityType: 'invoice', count: 1 }]);
  ok(await move(id, 'rejected', { reason: 'Не наш' }));
  assert.equal((await moveTo(requisition.id, 'cancelled', { reason: 'Передумали' })).json.code, 'has_dependencies');
  ok(await move(id, 'cancelled'));
  ok(await moveTo(requisition.id, 'cancelled', { reason: 'Передумали' }));
});

test('an approved invoice tells prices to the catalog, and a cancelled one takes them back', async () => {
  const { portal, ask, receive, approve, move } = await billingPortal();
  const item = await newItem(await portal.key('catalog.read', 'catalog.write'), { name: 'Болт' });
  const made = await receive({ lines: [paper({ catalogItemId: item, price: '122' })] });
  const history = async () => (await ask('GET', `/api/v1/catalog/${item}/price-history`)).json.items;
  assert.deepEqual(await history(), []);
  await approve(made.id);
  const [told] = await history();
  assert.deepEqual([told.source, told.price, told.vatRate], ['invoice', '122', '22']);
  ok(await move(made.id, 'cancelled'));
  assert.ok((await history()).every((one: { withdrawnAt: string | null }) => one.withdrawnAt !== null));
});

test('the integration API moves an invoice, and does not delete it', async () => {
  const { ask, receive } = await billingPortal();
  const base = '/api/v1/integration-api/invoices';
  const { id } = await receive();
  assert.equal(
    ok(await ask('POST', `${base}/${id}/operations/change-status`, { status: 'pending_approval', from: 'received' }))
      .status,
    'pending_approval',
  );
  const deleted = await ask('DELETE', `${base}/${id}`);
  assert.deepEqual([deleted.status, deleted.json.code], [405, 'operation_not_supported']);
});

test('a rejection is told to the supplier where that is asked for, with its reason', async () => {
  const { portal, supplier, receive, move } = await billingPortal();
  const email = `sales-${portal.tenantId}@cement.ru`;
  await owner.query('update counterparties set email = $2 where id = $1', [supplier.counterpartyId, email]);
  const quietly = await receive();
  ok(await move(quietly.id, 'rejected', { reason: 'Дубль' }));
  assert.deepEqual(await lettersTo(email), []);
  const { id } = await receive({ externalNumber: 'СЧ-1045', externalDate: '2026-03-02' });
  ok(await move(id, 'rejected', { reason: 'Цена выше согласованной', notifySupplier: true }));
  const [letter] = await lettersTo(email);
  assert.equal(letter?.subject, 'Счёт СЧ-1045 не принят');
  assert.match(String(letter?.text), /Цена выше согласованной/);
  assert.match(String(letter?.text), /1\s?000,00\s₽/);
  assert.match(String(letter?.replyTo), new RegExp(`<${mailOf(portal)}>$`));
});

test('notifySupplier: goes with a rejection alone, and needs an address', async () => {
  const { receive, move, card } = await billingPortal();
  const { id } = await receive();
  const told = { reason: 'Нет', notifySupplier: true };
  assert.equal(refusal(await move(id, 'disputed', told)), '422 validation_failed: /notifySupplier only_for_rejected');
  assert.equal(refusal(await move(id, 'rejected', told)), '422 business_rule_violated: recipient_email_missing');
  assert.equal((await card(id)).status, 'received');
});
