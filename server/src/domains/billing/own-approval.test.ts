import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, ok, refusal, url } from '../../../test/billing.ts';
import { newPortal, request } from '../../../test/harness.ts';
import { colleague, line, someDay } from '../../../test/requisitions.ts';

/** A company that has changed no setting, and two of its people who may decide about invoices. */
async function newCompany() {
  const base = await billingPortal();
  await base.settle({ noSelfApproval: true, payOnlyApproved: true });
  const ivan = await colleague(base.portal, 'purchasing_manager');
  const olga = await colleague(base.portal, 'purchasing_manager');
  return { ...base, ivan, olga };
}

test('a company that has set nothing pays approved invoices alone, and nobody approves his own', async () => {
  const portal = await newPortal();
  const { json } = await request('GET', '/api/v1/settings/company', { key: await portal.key('company.read') });
  assert.deepEqual([json.payOnlyApproved, json.noSelfApproval], [true, true]);
});

test('an invoice nobody has approved is not paid, and whoever entered it does not approve it', async () => {
  const { receive, move, pay, olga, ivan } = await newCompany();
  const { id } = await receive();
  assert.equal(refusal(await pay(id, '1220')), '409 conflict: invoice_not_approved');
  ok(await olga.ask('PATCH', `${url}/${id}/status`, { status: 'pending_approval' }));
  assert.equal(refusal(await move(id, 'approved')), '422 business_rule_violated: self_approval');
  ok(await ivan.ask('PATCH', `${url}/${id}/status`, { status: 'approved' }));
  ok(await pay(id, '1220', { allowOverpayment: true }), 201);
});

test('whoever sent an invoice for approval does not approve it, and is not offered to', async () => {
  const { receive, olga, ivan } = await newCompany();
  const { id } = await receive();
  ok(await olga.ask('PATCH', `${url}/${id}/status`, { status: 'pending_approval' }));
  assert.equal(
    refusal(await olga.ask('PATCH', `${url}/${id}/status`, { status: 'approved' })),
    '422 business_rule_violated: self_approval',
  );
  const offered = async ({ ask }: typeof olga) =>
    ok(await ask('GET', `${url}/${id}`)).allowedMoves.map(({ to }: { to: string }) => to);
  assert.deepEqual(await offered(olga), ['rejected', 'received', 'disputed', 'cancelled']);
  assert.deepEqual(await offered(ivan), ['approved', 'rejected', 'received', 'disputed', 'cancelled']);
});

test('where a company lets people approve their own, one person does it all', async () => {
  const { receive, approve, pay, settle } = await newCompany();
  await settle({ noSelfApproval: false });
  const { id } = await receive();
  assert.equal((await approve(id)).status, 'approved');
  ok(await pay(id, '100'), 201);
});

test('what waits for a person is what he may approve: his own is not among it', async () => {
  const { portal, receive, olga, ivan } = await newCompany();
  const waiting = async ({ ask }: typeof olga, of: string) =>
    ok(await ask('GET', `${of}?awaitingMyApproval=true&includeTotal=true`)).meta.total;
  const { id } = await receive();
  assert.deepEqual([await waiting(olga, url), await waiting(ivan, url)], [0, 0]);
  ok(await olga.ask('PATCH', `${url}/${id}/status`, { status: 'pending_approval' }));
  const buyer = await colleague(portal, 'buyer');
  assert.deepEqual([await waiting(olga, url), await waiting(ivan, url), await waiting(buyer, url)], [0, 1, 0]);

  const needs = '/api/v1/purchase-requisitions';
  const need = { dueDate: someDay, items: [line()] };
  const made = ok(await olga.ask('POST', needs, need), 201);
  ok(await olga.ask('PATCH', `${needs}/${made.id}/status`, { status: 'pending_approval' }));
  assert.deepEqual([await waiting(olga, needs), await waiting(ivan, needs), await waiting(buyer, needs)], [0, 1, 0]);
});
