import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, ok, paper, refusal, url } from '../../../../test/billing.ts';
import { factsOf, newPerson, request, signIn } from '../../../../test/harness.ts';
import { pdf } from '../../../../test/sample-files.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

test('a payment is registered, told, and counted', async () => {
  const { portal, receive, pay, card } = await billingPortal();
  const { id } = await receive();
  const paid = ok(await pay(id, '400.50', { paidAt: '2026-03-02', documentNumber: '317', comment: 'Аванс' }), 201);
  assert.deepEqual([paid.amount, paid.currency, paid.method, paid.source], ['400.50', 'RUB', 'bank', 'manual']);
  assert.deepEqual(paid.invoice, {
    status: 'received',
    paymentStatus: 'partially_paid',
    paidAmount: '400.50',
    outstandingAmount: '599.50',
    version: 2,
  });
  assert.deepEqual(
    (await card(id)).payments.map(({ comment }: { comment: string }) => comment),
    ['Аванс'],
  );
  const told = (await factsOf(portal.tenantId)).slice(1).map(({ event, data }) => [event, data.field, data.status]);
  assert.deepEqual(told, [
    ['invoice.payment_created', undefined, undefined],
    ['integration_api.invoice.status_changed', 'paymentStatus', { from: 'unpaid', to: 'partially_paid' }],
  ]);
});

test('an approved invoice paid in full is paid, and owed again it is approved', async () => {
  const { portal, ask, receive, approve, pay } = await billingPortal();
  const { id } = await receive();
  await approve(id);
  assert.equal(ok(await pay(id, '999.99'), 201).invoice.status, 'approved');
  const last = ok(await pay(id, '0.01'), 201);
  assert.deepEqual([last.invoice.status, last.invoice.paymentStatus], ['paid', 'paid']);
  const back = ok(await ask('DELETE', `${url}/${id}/payments/${last.id}`));
  assert.deepEqual([back.status, back.invoice.status, back.invoice.outstandingAmount], ['deleted', 'approved', '0.01']);
  const moves = (await factsOf(portal.tenantId)).flatMap(({ event, data }) =>
    event === 'integration_api.invoice.status_changed' && !data.field
      ? [Object.values(data.status as object).join(' ')]
      : [],
  );
  assert.deepEqual(moves.slice(-2), ['approved paid', 'paid approved']);
});

test('what was paid in advance makes an approved invoice paid at once', async () => {
  const { receive, pay, approve } = await billingPortal();
  const { id } = await receive();
  ok(await pay(id, '1000'), 201);
  assert.equal((await approve(id)).status, 'paid');
});

test('overpayment: more than is owed is refused unless it is allowed', async () => {
  const { receive, pay } = await billingPortal();
  const { id } = await receive();
  const answer = await pay(id, '1000.02');
  assert.equal(refusal(answer), '422 business_rule_violated: overpayment');
  assert.equal(answer.json.excess, '0.02');
  assert.equal(ok(await pay(id, '1000.01'), 201).invoice.paymentStatus, 'paid');
  const over = ok(await pay(id, '5', { allowOverpayment: true }), 201);
  assert.deepEqual([over.invoice.paymentStatus, over.invoice.outstandingAmount], ['overpaid', '-5.01']);
});

test('external_payment_differs: a payment told again is answered with 200, told otherwise it is refused', async () => {
  const { receive, pay, card } = await billingPortal();
  const [one, two] = [await receive(), await receive()];
  const told = { source: 'bank', externalSource: 'bank', externalPaymentId: 'ПП-317', paidAt: '2026-03-02' };
  const first = ok(await pay(one.id, '1000', told), 201);
  const again = ok(await pay(one.id, '1000.00', told), 200);
  assert.equal(again.id, first.id);
  assert.equal((await card(one.id)).version, 2);
  const otherwise = await pay(one.id, '999', told);
  assert.equal(refusal(otherwise), '409 conflict: external_payment_differs');
  assert.deepEqual([otherwise.json.fields, otherwise.json.existing.entityId], [['amount'], first.id]);
  assert.deepEqual((await pay(two.id, '1000', told)).json.fields, ['invoiceId']);
});

test('external_id_required: the two halves of an outside identifier go together', async () => {
  const { receive, pay } = await billingPortal();
  const { id } = await receive();
  assert.equal(
    refusal(await pay(id, '1', { externalSource: 'bank' })),
    '422 validation_failed: /externalPaymentId external_id_required',
  );
  assert.equal(
    refusal(await pay(id, '1', { externalPaymentId: '7' })),
    '422 validation_failed: /externalSource external_id_required',
  );
});

test('a payment deleted by mistake is told again under the same identifier', async () => {
  const { ask, receive, pay } = await billingPortal();
  const { id } = await receive();
  const told = { externalSource: 'bank', externalPaymentId: '1' };
  const first = ok(await pay(id, '10', told), 201);
  ok(await ask('DELETE', `${url}/${id}/payments/${first.id}`));
  assert.notEqual(ok(await pay(id, '10', told), 201).id, first.id);
});

test('another currency needs its rate, and pays what that makes', async () => {
  const { receive, pay } = await billingPortal();
  const { id } = await receive();
  assert.equal(refusal(await pay(id, '5', { currency: 'USD' })), '422 validation_failed: /fxRate required');
  const paid = ok(await pay(id, '5.01', { currency: 'USD', fxRate: '92.5062' }), 201);
  assert.deepEqual([paid.invoiceAmount, paid.invoice.paidAmount], ['463.46', '463.46']);
  assert.equal(refusal(await pay(id, '5', { fxRate: '2' })), '422 validation_failed: /fxRate fx_rate_not_one');
});

test('what cannot be paid: nothing, a part of a kopeck, a day to come', async () => {
  const { receive, pay } = await billingPortal();
  const { id } = await receive();
  assert.equal(refusal(await pay(id, '0')), '422 validation_failed: /amount minimum');
  assert.equal(refusal(await pay(id, '-5')), '422 validation_failed: /amount minimum');
  assert.equal(refusal(await pay(id, '1.005')), '422 validation_failed: /amount scale');
  assert.equal(
    refusal(await pay(id, '10.5', { currency: 'JPY', fxRate: '0.6' })),
    '422 validation_failed: /amount scale',
  );
  assert.equal(refusal(await pay(id, '1', { paidAt: '2199-01-01' })), '422 validation_failed: /paidAt paid_in_future');
});

test('invoice_on_hold: a disputed invoice and one on hold take no payments, nor their changes', async () => {
  const { ask, receive, move, pay } = await billingPortal();
  const { id } = await receive();
  const paid = ok(await pay(id, '10'), 201);
  ok(await move(id, 'disputed', { reason: 'Недовоз' }));
  assert.equal(refusal(await pay(id, '1')), '409 conflict: invoice_on_hold');
  assert.equal(
    refusal(await ask('PATCH', `${url}/${id}/payments/${paid.id}`, { amount: '20' })),
    '409 conflict: invoice_on_hold',
  );
  const held = await receive({ onHoldUntil: '2199-01-01' });
  assert.equal(refusal(await pay(held.id, '1')), '409 conflict: invoice_on_hold');
  ok(await ask('PATCH', `${url}/${held.id}`, { onHoldUntil: '2020-01-01' }));
  ok(await pay(held.id, '1'), 201);
});

test('invoice_closed, invoice_not_approved: what is not to be paid', async () => {
  const { receive, move, pay, settle, approve } = await billingPortal();
  const gone = await receive();
  ok(await move(gone.id, 'rejected', { reason: 'Не наш' }));
  assert.equal(refusal(await pay(gone.id, '1')), '409 conflict: invoice_closed');
  await settle({ payOnlyApproved: true });
  const { id } = await receive();
  assert.equal(refusal(await pay(id, '1')), '409 conflict: invoice_not_approved');
  await approve(id);
  ok(await pay(id, '1'), 201);
});

test('a changed payment is counted anew; the same again changes nothing', async () => {
  const { ask, receive, pay } = await billingPortal();
  const { id } = await receive();
  const paid = ok(await pay(id, '100'), 201);
  const at = `${url}/${id}/payments/${paid.id}`;
  const changed = ok(await ask('PATCH', at, { amount: '300', comment: 'Исправлено' }));
  assert.deepEqual([changed.amount, changed.version, changed.invoice.paidAmount], ['300.00', 2, '300.00']);
  assert.equal(ok(await ask('PATCH', at, { amount: '300.00' })).version, 2);
  assert.equal(refusal(await ask('PATCH', at, { amount: '1000.02' })), '422 business_rule_violated: overpayment');
  assert.equal((await ask('PATCH', at, { amount: '1' }, { 'if-match': '"v1"' })).json.code, 'precondition_failed');
  ok(await ask('DELETE', at));
  assert.equal((await ask('DELETE', at)).status, 404);
  assert.equal((await ask('PATCH', at, { amount: '1' })).status, 404);
});

test('what the bank told is changed and deleted by who may change the settings of the company', async () => {
  const { portal, ask, receive, pay } = await billingPortal();
  const { id } = await receive();
  const paid = ok(await pay(id, '100', { source: 'bank' }), 201);
  const at = `${url}/${id}/payments/${paid.id}`;
  const token = await signIn(portal, (await newPerson(portal, 'accountant')).userId);
  for (const [method, body] of [
    ['PATCH', { amount: '90' }],
    ['DELETE', undefined],
  ] as const)
    assert.deepEqual((await request(method, at, { token, body })).json.requiredPermissions, [
      'company_settings.update',
    ]);
  ok(await ask('DELETE', at));
});

test('payments are seen and made by who has the right to them', async () => {
  const { portal, receive, pay } = await billingPortal();
  const { id } = await receive();
  ok(await pay(id, '10'), 201);
  const token = await signIn(portal, (await newPerson(portal, 'buyer')).userId);
  assert.equal(ok(await request('GET', `${url}/${id}`, { token })).payments, null);
  assert.equal(
    (await request('POST', `${url}/${id}/payments`, { token, body: { amount: '1' } })).json.code,
    'forbidden',
  );
  const reader = await portal.key('supplier_documents.read', 'supplier_documents.write');
  assert.equal(
    (await request('POST', `${url}/${id}/payments`, { key: reader, body: { amount: '1' } })).json.code,
    'insufficient_scope',
  );
});

test('ten payments at once: none is lost, none is doubled, and no more is paid than is owed', async () => {
  const { receive, pay, card, portal } = await billingPortal();
  const { id } = await receive();
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(id, '150')));
  assert.deepEqual(
    answers.map(({ status }) => status).sort((a, b) => a - b),
    [...Array(6).fill(201), ...Array(4).fill(422)],
  );
  const after = await card(id);
  assert.deepEqual([after.paidAmount, after.payments.length, after.version], ['900.00', 6, 7]);
  const told = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'invoice.payment_created');
  assert.equal(told.length, 6);
});

test('one payment told five times at once is registered once', async () => {
  const { receive, pay, card } = await billingPortal();
  const { id } = await receive();
  const told = { externalSource: 'bank', externalPaymentId: '317' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => pay(id, '100', told)));
  assert.deepEqual(
    answers.map(({ status }) => status).sort((a, b) => a - b),
    [200, 200, 200, 200, 201],
  );
  assert.equal((await card(id)).paidAmount, '100.00');
});

test('one payment told at once for two invoices is registered for one of them', async () => {
  const { receive, pay } = await billingPortal();
  const invoices = [await receive(), await receive()];
  const told = { externalSource: 'bank', externalPaymentId: '317' };
  const answers = await Promise.all(invoices.map(({ id }) => pay(id, '100', told)));
  assert.deepEqual(
    answers.map(({ status }) => status).sort((a, b) => a - b),
    [201, 409],
  );
  assert.ok(answers.some((one) => refusal(one) === '409 conflict: external_payment_differs'));
});

test('overdue is what is owed past its day, and the list finds it', async () => {
  const { ask, receive, pay, card } = await billingPortal();
  const late = await receive({ dueDate: '2026-01-10' });
  const paid = await receive({ dueDate: '2026-01-10' });
  ok(await pay(paid.id, '1000'), 201);
  await receive({ dueDate: '2199-01-01' });
  assert.equal((await card(late.id)).overdue, true);
  assert.equal((await card(paid.id)).overdue, false);
  const found = ok(await ask('GET', `${url}?overdue[eq]=true`)).items;
  assert.deepEqual(
    found.map(({ id }: { id: string }) => id),
    [late.id],
  );
});

test('the list is filtered, sorted and searched', async () => {
  const { ask, receive, supplier, decided } = await billingPortal();
  const { requisition, items } = await decided();
  const one = await receive({ externalNumber: 'СЧ-77/Б', dueDate: '2026-02-01' });
  const two = await receive({
    dueDate: '2026-01-01',
    lines: [paper({ procurementItemId: items[0].id, price: '500' })],
  });
  const ids = async (query: string) =>
    ok(await ask('GET', `${url}?${query}`)).items.map(({ id }: { id: string }) => id);
  assert.deepEqual(await ids('sort=dueDate'), [two.id, one.id]);
  assert.deepEqual(await ids(`search=${encodeURIComponent('сч-77')}`), [one.id]);
  assert.deepEqual(await ids(`procurementId=${requisition.id}`), [two.id]);
  assert.deepEqual(await ids(`supplierId=${supplier.supplierId}&matchingStatus=blocked`), [two.id]);
  assert.deepEqual(await ids('gross[gt]=1000&status=received'), [two.id]);
  assert.deepEqual(await ids(`counterpartyId=${uuidv7()}`), []);
  assert.equal((await ask('GET', `${url}?sort=outstandingAmount`)).json.code, 'invalid_sort');
});

test('files and fields of one’s own hang on an invoice', async () => {
  const { portal, ask, receive } = await billingPortal();
  const field = { entityType: 'invoice', key: 'project_code', label: 'Код проекта', type: 'string' };
  ok(await ask('POST', '/api/v1/settings/custom-fields', field), 201);
  const made = await receive({ customFields: { project_code: 'ЖК-7' } });
  assert.deepEqual(made.customFields, { project_code: 'ЖК-7' });
  const form = new FormData();
  form.append('file', new File([pdf as never], 'Счёт.pdf'));
  form.append('entityType', 'invoice');
  form.append('entityId', made.id);
  const sent = await request('POST', '/api/v1/files', {
    key: await portal.key('supplier_documents.read', 'supplier_documents.write'),
    body: form,
  });
  assert.equal(ok(sent, 201).entityId, made.id);
});
