import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendFile } from '../../../test/files.ts';
import { factsOf } from '../../../test/harness.ts';
import { cement, proposalPortal } from '../../../test/proposals.ts';
import { colleague } from '../../../test/requisitions.ts';
import { pdf } from '../../../test/sample-files.ts';

const url = '/api/v1/commercial-proposals';

test('a proposal waits for approval with rows, a customer and a total above zero', async () => {
  const { ask, create } = await proposalPortal();
  const rule = async (more: object) =>
    (await ask('POST', `/${(await create(more as never)).id}/submit-approval`, {})).json.rule;
  assert.equal(await rule({ rows: [] }), 'no_rows');
  assert.equal(await rule({ customerId: null }), 'no_customer');
  assert.equal(await rule({ rows: [{ ...cement, unitCost: '0' }] }), 'no_total');
});

test('nobody approves their own, somebody else does', async () => {
  const { portal, ask, submitted } = await proposalPortal();
  const id = await submitted();
  assert.deepEqual((await ask('GET', `/${id}`)).json.allowedMoves, [
    { to: 'rejected', requires: ['reason'] },
    { to: 'draft', requires: [] },
  ]);
  const own = await ask('POST', `/${id}/approve`, {});
  assert.deepEqual([own.status, own.json.rule], [422, 'self_approval']);
  const other = await colleague(portal, 'admin');
  const { status, json } = await other.ask('POST', `${url}/${id}/approve`, {});
  assert.deepEqual([status, json.status, json.approvedBy], [200, 'approved', other.userId]);
});

test('a company may let its people approve their own', async () => {
  const { call, ask, submitted } = await proposalPortal();
  await call('PATCH', '/api/v1/settings/company', { noSelfApproval: false });
  const id = await submitted();
  assert.equal((await ask('POST', `/${id}/approve`, {})).json.status, 'approved');
});

test('a rejection says why', async () => {
  const { ask, submitted, faultsOf } = await proposalPortal();
  const id = await submitted();
  assert.deepEqual(faultsOf(await ask('POST', `/${id}/reject`, {})), ['/reason required']);
  const { json } = await ask('POST', `/${id}/reject`, { reason: 'Наценка мала' });
  assert.deepEqual([json.status, json.rejectReason], ['rejected', 'Наценка мала']);
});

test('it goes the way of its table and no other', async () => {
  const { ask, create } = await proposalPortal();
  const { id } = await create();
  for (const move of ['approve', 'reject']) {
    const { status, json } = await ask('POST', `/${id}/${move}`, { ...(move === 'reject' && { reason: 'Нет' }) });
    assert.deepEqual(
      [status, json.code, json.allowed],
      [409, 'invalid_state_transition', ['pending_approval', 'sent']],
    );
  }
});

test('a change of content takes an approval back and says so, of its owner not', async () => {
  const { portal, ask, change, submitted } = await proposalPortal();
  const id = await submitted();
  const other = await colleague(portal, 'admin');
  await other.ask('POST', `${url}/${id}/approve`, {});
  assert.equal((await change(id, { ownerId: other.userId })).status, 'approved');
  const back = await change(id, { termsText: 'Оплата по факту' });
  assert.deepEqual([back.status, back.approvedBy, back.submittedBy], ['draft', null, null]);
  const facts = (await factsOf(portal.tenantId)).filter(({ event }) => event.startsWith('commercial_proposal'));
  assert.deepEqual(
    facts.map(({ event, data }) => [event, data.status ?? data.changedFields]),
    [
      ['commercial_proposal.created', undefined],
      ['commercial_proposal.status_changed', { from: 'draft', to: 'pending_approval' }],
      ['commercial_proposal.status_changed', { from: 'pending_approval', to: 'approved' }],
      ['commercial_proposal.updated', ['ownerId']],
      ['commercial_proposal.updated', ['termsText', 'submittedBy', 'approvedBy', 'approvedAt']],
      ['commercial_proposal.status_changed', { from: 'approved', to: 'draft' }],
    ],
  );
  assert.equal((await ask('GET', `/${id}`)).json.allowedMoves[0].to, 'pending_approval');
});

test('a change of rows takes a rejection back', async () => {
  const { ask, change, submitted } = await proposalPortal();
  const id = await submitted();
  await ask('POST', `/${id}/reject`, { reason: 'Дорого' });
  const back = await change(id, { rows: [{ ...cement, markupPercent: '10' }] });
  assert.deepEqual([back.status, back.rejectReason], ['draft', null]);
});

test('a draft and a rejected proposal are deleted, one that waits is archived and changes no more', async () => {
  const { ask, create, submitted } = await proposalPortal();
  const [draft, rejected, waiting] = [(await create()).id, await submitted(), await submitted()];
  await ask('POST', `/${rejected}/reject`, { reason: 'Дорого' });
  for (const id of [draft, rejected]) {
    assert.equal((await ask('DELETE', `/${id}`)).status, 200);
    assert.equal((await ask('GET', `/${id}`)).status, 404);
  }
  assert.equal((await ask('DELETE', `/${waiting}`)).json.status, 'archived');
  assert.equal((await ask('DELETE', `/${waiting}`)).json.status, 'archived');
  assert.equal((await ask('PATCH', `/${waiting}`, { title: 'Иначе' })).json.code, 'resource_archived');
});

test('a draft with files stays', async () => {
  const { portal, ask, create } = await proposalPortal();
  const { id } = await create();
  const key = await portal.key('customer_documents.read', 'customer_documents.write');
  const more = { entityType: 'commercialProposal' };
  const sent = await sendFile({ key, itemId: id, name: 'Чертёж.pdf', content: pdf, more });
  assert.equal(sent.status, 201, JSON.stringify(sent.json));
  const { status, json } = await ask('DELETE', `/${id}`);
  assert.deepEqual([status, json.code], [409, 'has_dependencies']);
});

test('whom something is offered to stays a customer', async () => {
  const { call, customerId, submitted } = await proposalPortal();
  await submitted();
  const { status, json } = await call('DELETE', `/api/v1/counterparties/${customerId}`);
  assert.deepEqual([status, json.blockers], [409, [{ entityType: 'commercial_proposal', role: 'customer', count: 1 }]]);
});
