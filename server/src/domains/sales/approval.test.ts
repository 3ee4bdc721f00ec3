import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../test/billing.ts';
import { colleague } from '../../../test/requisitions.ts';
import { cement, salesPortal, url } from '../../../test/sales.ts';

test('where the company asks for approval a draft is not issued, an approved invoice is', async () => {
  const { portal, create, act, card } = await salesPortal({ approvalRequired: true });
  const { id } = await create();
  assert.deepEqual(
    (await card(id)).allowedMoves.map(({ to }: { to: string }) => to),
    ['pending_approval', 'cancelled'],
  );
  assert.equal(refusal(await act(id, 'issue')), '409 conflict: approval_required');
  ok(await act(id, 'submit-approval'));
  assert.equal(refusal(await act(id, 'approve')), '422 business_rule_violated: self_approval');
  const other = await colleague(portal, 'admin');
  const approved = ok(await other.ask('POST', `${url}/${id}/approve`, {}));
  assert.deepEqual([approved.status, approved.approvedBy], ['approved', other.userId]);
  assert.equal(ok(await act(id, 'issue')).status, 'issued');
});

test('what is sent back for rework is a draft again, and says why until it is submitted again', async () => {
  const { create, act } = await salesPortal({ approvalRequired: true, noSelfApproval: false });
  const { id } = await create();
  ok(await act(id, 'submit-approval'));
  assert.equal(refusal(await act(id, 'reject')), '422 validation_failed: /reason required');
  const back = ok(await act(id, 'reject', { reason: 'Цена ниже согласованной' }));
  assert.deepEqual([back.status, back.rejectReason, back.submittedBy], ['draft', 'Цена ниже согласованной', null]);
  assert.equal(ok(await act(id, 'submit-approval')).rejectReason, null);
});

test('a change of content takes an approval back, of the owner and the comment not', async () => {
  const { portal, create, act, change } = await salesPortal({ approvalRequired: true, noSelfApproval: false });
  const { id } = await create();
  for (const move of ['submit-approval', 'approve']) ok(await act(id, move));
  const other = await colleague(portal, 'admin');
  assert.equal((await change(id, { ownerId: other.userId, comment: 'Срочно' })).status, 'approved');
  const back = await change(id, { rows: [{ ...cement, quantity: '9' }] });
  assert.deepEqual([back.status, back.approvedBy, back.approvedAt], ['draft', null, null]);
});

test('it goes the way of its table and no other', async () => {
  const { create, act, issued } = await salesPortal();
  const { id } = await create();
  for (const move of ['approve', 'reject', 'void']) {
    const { status, json } = await act(id, move, move === 'approve' ? {} : { reason: 'Нет' });
    assert.deepEqual([status, json.code], [409, 'invalid_state_transition']);
    assert.deepEqual(json.allowed, ['pending_approval', 'issued', 'cancelled']);
  }
  const { id: sent } = await issued();
  assert.equal(refusal(await act(sent, 'cancel', { reason: 'Нет' })), '409 invalid_state_transition');
  assert.equal(refusal(await act(sent, 'issue')), '409 invalid_state_transition');
});

test('before it is issued an invoice is cancelled, afterwards voided, with a reason, and its number stays used', async () => {
  const { create, act, issued } = await salesPortal();
  const { id } = await create();
  assert.equal(refusal(await act(id, 'cancel')), '422 validation_failed: /reason required');
  const cancelled = ok(await act(id, 'cancel', { reason: 'Покупатель передумал' }));
  assert.deepEqual(
    [cancelled.status, cancelled.cancelReason, cancelled.number],
    ['cancelled', 'Покупатель передумал', null],
  );
  const first = await issued();
  const voided = ok(await act(first.id, 'void', { reason: 'Не тот покупатель' }));
  assert.deepEqual([voided.status, voided.voidReason, voided.number], ['void', 'Не тот покупатель', first.number]);
  assert.notEqual((await issued()).number, first.number);
});
