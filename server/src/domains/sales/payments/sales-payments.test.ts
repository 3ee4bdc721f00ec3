import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { factsOf } from '../../../../test/harness.ts';
import { cement, salesPortal, url } from '../../../../test/sales.ts';

const hundred = { rows: [{ ...cement, quantity: '1', unitPrice: '100' }] };
const reported = { source: 'bank', externalSource: 'bank', externalPaymentId: 'PP-000317' };

test('a payment is registered, told and counted, and taken back', async () => {
  const { portal, ask, issued, pay, card } = await salesPortal();
  const { id } = await issued(hundred);
  const first = ok(await pay(id, '40.50', { paidAt: '2026-01-12', documentNumber: '317' }), 201);
  assert.deepEqual([first.source, first.method, first.invoice.paymentStatus], ['manual', 'bank', 'partially_paid']);
  const last = ok(await pay(id, '59.50'), 201);
  assert.deepEqual([last.invoice.paymentStatus, last.invoice.outstandingAmount], ['paid', '0.00']);
  assert.equal((await card(id)).payments.length, 2);
  const back = ok(await ask('DELETE', `/${id}/payments/${last.id}`));
  assert.deepEqual(
    [back.status, back.invoice.paymentStatus, back.invoice.paidAmount],
    [...['deleted', 'partially_paid', '40.50']],
  );
  const facts = (await factsOf(portal.tenantId)).flatMap(({ event, data }) =>
    event.startsWith('sales_invoice')
      ? [`${event.slice(14)} ${Object.values((data.status ?? {}) as object).join(' ')}`]
      : [],
  );
  assert.deepEqual(facts.slice(2), [
    ...['payment_created ', 'status_changed unpaid partially_paid'],
    ...['payment_created ', 'status_changed partially_paid paid'],
    ...['payment_deleted ', 'status_changed paid partially_paid'],
  ]);
});

test('a wrong payment is corrected, and no more is taken than is owed unless it is allowed', async () => {
  const { ask, issued, pay } = await salesPortal();
  const { id } = await issued(hundred);
  const paid = ok(await pay(id, '10'), 201);
  const at = `/${id}/payments/${paid.id}`;
  assert.equal(ok(await ask('PATCH', at, { amount: '100' })).invoice.paymentStatus, 'paid');
  assert.equal(refusal(await ask('PATCH', at, { amount: '100.02' })), '422 business_rule_violated: overpayment');
  const over = ok(await ask('PATCH', at, { amount: '100.02', allowOverpayment: true }));
  assert.deepEqual([over.invoice.paymentStatus, over.invoice.outstandingAmount], ['overpaid', '-0.02']);
});

test('only an invoice that stands issued is paid, and one with payments is not voided', async () => {
  const { ask, act, create, issued, pay } = await salesPortal();
  const { id: draft } = await create();
  assert.equal(refusal(await pay(draft, '1')), '409 conflict: invoice_not_issued');
  const { id } = await issued(hundred);
  const paid = ok(await pay(id, '1'), 201);
  assert.equal(refusal(await act(id, 'void', { reason: 'Ошибка' })), '409 conflict: has_payments');
  ok(await ask('DELETE', `/${id}/payments/${paid.id}`));
  ok(await act(id, 'void', { reason: 'Ошибка' }));
  assert.equal(refusal(await pay(id, '1')), '409 conflict: invoice_not_issued');
});

test('what a bank or the accounting reports has a name', async () => {
  const { issued, pay } = await salesPortal();
  const { id } = await issued(hundred);
  for (const source of ['bank', 'accounting'])
    assert.equal(
      refusal(await pay(id, '1', { source })),
      '422 validation_failed: /externalPaymentId external_id_required',
    );
  assert.equal(
    refusal(await pay(id, '1', { externalPaymentId: 'PP-1' })),
    '422 validation_failed: /externalSource external_id_required',
  );
});

test('one identifier pays once: reported again it is the same payment, with other details it is refused', async () => {
  const { ask, issued, pay, card } = await salesPortal();
  const [{ id }, { id: other }] = [await issued(hundred), await issued(hundred)];
  const first = ok(await pay(id, '60', reported), 201);
  const again = ok(await pay(id, '60.00', reported));
  assert.deepEqual([again.id, again.invoice.paidAmount], [first.id, '60.00']);
  assert.equal(refusal(await pay(id, '61', reported)), '409 conflict: external_payment_differs');
  assert.equal(refusal(await pay(other, '60', reported)), '409 conflict: external_payment_differs');
  assert.equal((await card(id)).payments.length, 1);
  ok(await ask('DELETE', `/${id}/payments/${first.id}`));
  ok(await pay(other, '60', reported), 201);
});

test('and of both kinds of invoices: what has paid a sale pays no incoming invoice, nor the other way round', async () => {
  const { call, issued, pay, newParty } = await salesPortal();
  const { id } = await issued(hundred);
  const counterpartyId = await newParty('ООО «Завод»', { roles: ['supplier'] });
  const bought = ok(await call('POST', '/api/v1/invoices', { counterpartyId, totals: { gross: '100' } }), 201);
  const buy = (more: object) => call('POST', `/api/v1/invoices/${bought.id}/payments`, { amount: '10', ...more });
  const sale = ok(await pay(id, '10', reported), 201);
  const refused = await buy(reported);
  assert.equal(refusal(refused), '409 conflict: external_payment_differs');
  assert.deepEqual(refused.json.existing, { entityType: 'sales_payment', entityId: sale.id });
  const named = { ...reported, externalPaymentId: 'PP-2' };
  ok(await buy(named), 201);
  assert.equal(refusal(await pay(id, '10', named)), '409 conflict: external_payment_differs');
});

test('reported twice at once, for two invoices, it pays one', async () => {
  const { issued, pay } = await salesPortal();
  const invoices = [await issued(hundred), await issued(hundred), await issued(hundred)];
  const answers = await Promise.all(invoices.map(({ id }) => pay(id, '10', reported)));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [201, 409, 409],
  );
});

test('many payments at once are all counted, and none too many', async () => {
  const { issued, pay, card } = await salesPortal();
  const { id } = await issued(hundred);
  const answers = await Promise.all(Array.from({ length: 8 }, () => pay(id, '15')));
  assert.equal(answers.filter(({ status }) => status === 201).length, 6);
  const { paidAmount, outstandingAmount, paymentStatus } = await card(id);
  assert.deepEqual([paidAmount, outstandingAmount, paymentStatus], ['90.00', '10.00', 'partially_paid']);
});

test('money in another currency needs its rate', async () => {
  const { issued, pay } = await salesPortal();
  const { id } = await issued(hundred);
  assert.equal(refusal(await pay(id, '1', { currency: 'USD' })), '422 validation_failed: /fxRate required');
  assert.equal(ok(await pay(id, '1', { currency: 'USD', fxRate: '80' }), 201).invoice.paidAmount, '80.00');
});

test('payments of another portal are not there', async () => {
  const { issued, pay, ask } = await salesPortal();
  const { id } = await issued(hundred);
  const paid = ok(await pay(id, '1'), 201);
  const { call } = await salesPortal();
  assert.equal(refusal(await call('DELETE', `${url}/${id}/payments/${paid.id}`)), '404 not_found');
  assert.equal(refusal(await ask('PATCH', `/${id}/payments/${id}`, { amount: '1' })), '404 not_found');
});
