import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../../../scripts/tests/long.ts';
import { ok, refusal } from '../../../test/billing.ts';
import { owner } from '../../../test/harness.ts';
import { cement, salesPortal, url } from '../../../test/sales.ts';

const year = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow', year: 'numeric' }).format(new Date());
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(new Date());

const later = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

test('issuing gives the number and the day, and freezes what the customer reads', async () => {
  const { portal, ask, issued, change, card } = await salesPortal();
  const { id, number, issueDate, issuedBy, status, fxRate } = await issued();
  assert.deepEqual(
    [number, issueDate, issuedBy, status, fxRate],
    [`СЧ-${year}-0001`, today, portal.ownerId, 'issued', '1'],
  );
  for (const content of [{ rows: [cement] }, { title: 'Другое' }, { dueDate: later(3) }, { currency: 'USD' }])
    assert.equal(refusal(await ask('PATCH', `/${id}`, content)), '409 conflict: invoice_frozen');
  const noted = await change(id, { comment: 'Звонили, заплатят в пятницу' });
  assert.deepEqual([noted.comment, noted.status], ['Звонили, заплатят в пятницу', 'issued']);
  assert.equal((await card(id)).rows[0].unitPrice, '155.61');
});

test('each seller counts for itself, under its own prefix', async () => {
  const { issued, newSeller } = await salesPortal();
  const other = await newSeller({ name: 'Ромашка-2', inn: '7736050003', invoicePrefix: 'РМ-' });
  const numbers = [];
  for (const sellerProfileId of [undefined, other, undefined, other])
    numbers.push((await issued({ ...(sellerProfileId && { sellerProfileId }) })).number);
  assert.deepEqual(numbers, [`СЧ-${year}-0001`, `РМ-${year}-0001`, `СЧ-${year}-0002`, `РМ-${year}-0002`]);
});

test('nothing is issued without rows, a customer, a seller and a total', async () => {
  const { call, act, create, sellerId } = await salesPortal();
  const rule = async (more: object) => refusal(await act((await create(more as never)).id, 'issue'));
  assert.equal(await rule({ rows: [] }), '422 business_rule_violated: no_rows');
  assert.equal(await rule({ customerId: null }), '422 business_rule_violated: no_customer');
  assert.equal(await rule({ rows: [{ ...cement, unitPrice: '0' }] }), '422 business_rule_violated: no_total');
  const { id } = await create();
  await owner.query('update sales_invoices set seller_profile_id = null where id = $1', [id]);
  assert.equal(refusal(await act(id, 'issue')), '422 business_rule_violated: no_seller');
  ok(await call('PATCH', `${url}/${id}`, { sellerProfileId: sellerId }));
  assert.equal(ok(await act(id, 'issue')).status, 'issued');
});

test('whom a draft names may be archived meanwhile: then it is not issued', async () => {
  const { call, act, create, newParty, newSeller } = await salesPortal();
  const customerId = await newParty('ООО «Запад»');
  const { id } = await create({ customerId });
  ok(await call('DELETE', `/api/v1/counterparties/${customerId}`));
  assert.equal(refusal(await act(id, 'issue')), '422 business_rule_violated: archived_reference');
  const sellerProfileId = await newSeller({ name: 'Ромашка-2', inn: '7736050003' });
  const { id: other } = await create({ sellerProfileId });
  ok(await call('DELETE', `/api/v1/settings/seller-profiles/${sellerProfileId}`));
  assert.equal(refusal(await act(other, 'issue')), '422 business_rule_violated: archived_reference');
});

test('a refused issue takes no number', async () => {
  const { create, act, issued } = await salesPortal();
  const { id } = await create({ currency: 'USD' });
  assert.equal(refusal(await act(id, 'issue')), '422 business_rule_violated: no_rate');
  assert.equal((await issued()).number, `СЧ-${year}-0001`);
});

test('the rate of the day is captured, unless one is given', async () => {
  const { call, create, act, issued } = await salesPortal();
  const rates = [{ currency: 'CNY', date: '2026-01-10', rate: '110', nominal: 10 }];
  ok(await call('PUT', '/api/v1/settings/exchange-rates', { rates }));
  assert.equal((await issued({ currency: 'CNY' })).fxRate, '11');
  const { id } = await create({ currency: 'USD', fxRate: '92.5' });
  assert.equal(ok(await act(id, 'issue')).fxRate, '92.5');
});

test('in the currency of the company the rate is 1, and no other is taken', async () => {
  const { ask, create } = await salesPortal();
  assert.equal((await create({ fxRate: '1' })).fxRate, '1');
  assert.equal(refusal(await ask('POST', '', { fxRate: '1.5' })), '422 validation_failed: /fxRate fx_rate_not_one');
});

test('it is due by the days of its contract, by its own day before that, and never before it is issued', async () => {
  const { call, create, act, issued, customerId } = await salesPortal();
  const paper = { number: '12/2026', title: 'Поставка', kind: 'supply', date: '2026-01-15', paymentDays: 14 };
  const contract = ok(await call('POST', '/api/v1/contracts', { ...paper, counterpartyId: customerId }), 201);
  for (const status of ['on_signing', 'active'])
    ok(await call('PATCH', `/api/v1/contracts/${contract.id}/status`, { status }));
  assert.equal((await issued({ contractId: contract.id })).dueDate, later(14));
  assert.equal((await issued({ contractId: contract.id, dueDate: later(3) })).dueDate, later(3));
  assert.equal((await issued()).dueDate, null);
  const { id } = await create({ dueDate: later(-1) });
  assert.equal(refusal(await act(id, 'issue')), '422 business_rule_violated: due_before_issue');
});

const issuesAtOnce = async (count: number) => {
  const { create, act, issued } = await salesPortal();
  const drafts: string[] = [];
  for (let made = 0; made < count; made += 25)
    drafts.push(
      ...(await Promise.all(Array.from({ length: Math.min(25, count - made) }, () => create()))).map(({ id }) => id),
    );
  // One of each ten cannot be issued, and one is asked for twice.
  const { id: priceless } = await create({ rows: [{ ...cement, unitPrice: '0' }] });
  const asked = drafts.flatMap((id, at) => (at % 10 === 0 ? [id, priceless, id] : [id]));
  const answers = await Promise.all(asked.map((id) => act(id, 'issue')));
  const numbers = answers.flatMap(({ status, json }) => (status === 200 ? [json.number as string] : [])).sort();
  const wanted = drafts.map((_, at) => `СЧ-${year}-${String(at + 1).padStart(4, '0')}`);
  assert.deepEqual(numbers, wanted.sort());
  assert.equal((await issued()).number, `СЧ-${year}-${String(count + 1).padStart(4, '0')}`);
};

test('thirty issues at once leave no gap and give no number twice', () => issuesAtOnce(30));

long('a thousand issues at once leave no gap and give no number twice', () => issuesAtOnce(1_000));
