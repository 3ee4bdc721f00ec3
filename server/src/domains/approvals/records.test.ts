import assert from 'node:assert/strict';
import { test } from 'node:test';
import { done, named, namesIn, person, routes, stepsOf } from '../../../test/approvals.ts';
import { billingPortal, paper } from '../../../test/billing.ts';
import { drainJobs, lettersTo, request, signIn } from '../../../test/harness.ts';
import { mailOf } from '../../../test/letters.ts';
import { cement, proposalPortal, url as proposals } from '../../../test/proposals.ts';

async function invoicesByRoute() {
  const base = await billingPortal();
  const ivan = await named(base.portal, 'Иван Кузнецов');
  const olga = await named(base.portal, 'Ольга Морозова');
  const token = await signIn(base.portal);
  const steps = [{ approvers: [person(ivan)] }, { approvers: [person(olga)] }];
  done(await request('POST', routes, { token, body: { recordType: 'invoice', name: 'Счета', steps } }), 201);
  const asOwner = (method: string, path: string, body?: object) =>
    request(method, path, { token, ...(body && { body }) });
  const sent = async (more: Record<string, unknown> = {}) => {
    const { id } = await base.receive(more);
    done(await base.move(id, 'pending_approval'));
    return id as string;
  };
  const says = (who: typeof ivan, id: string, status: string, more: object = {}) =>
    who.ask('PATCH', `/api/v1/invoices/${id}/status`, { status, ...more });
  return { ...base, ivan, olga, asOwner, sent, says };
}

test('an invoice is approved by its route, and refused by who is asked', async () => {
  const { card, sent, says, ivan, olga } = await invoicesByRoute();
  const id = await sent();
  assert.equal((await says(olga, id, 'approved')).status, 403);
  assert.equal(done(await says(ivan, id, 'approved')).status, 'pending_approval');
  assert.deepEqual(namesIn((await card(id)).approval.waitsFor), ['Ольга Морозова']);
  assert.equal(done(await says(olga, id, 'approved')).status, 'approved');
  const other = await sent({ externalNumber: 'СЧ-2' });
  done(await says(ivan, other, 'rejected', { reason: 'Не наш' }));
  assert.deepEqual([(await card(other)).status, (await card(other)).approval.status], ['rejected', 'rejected']);
});

test('other amounts are asked about anew; a dispute puts the approval aside', async () => {
  const { ask, card, move, sent, says, ivan } = await invoicesByRoute();
  const id = await sent();
  done(await says(ivan, id, 'approved'));
  done(await ask('PATCH', `/api/v1/invoices/${id}`, { comment: 'Срочно' }));
  assert.equal((await card(id)).approval.step, 2);
  done(await move(id, 'disputed', { reason: 'Не та цена' }));
  assert.equal((await card(id)).approval.status, 'paused');
  done(await move(id, 'pending_approval'));
  assert.equal((await card(id)).approval.step, 2);
  done(await ask('PATCH', `/api/v1/invoices/${id}`, { lines: [paper({ price: '110' })] }));
  assert.deepEqual([(await card(id)).approval.step, stepsOf(await card(id))], [1, ['open', 'waiting']]);
});

test('what waits for approval is recalled by who may change it, and nobody is asked any more', async () => {
  const { card, move, sent, says, ivan } = await invoicesByRoute();
  const id = await sent();
  done(await says(ivan, id, 'approved'));
  done(await move(id, 'received'));
  assert.deepEqual([(await card(id)).status, (await card(id)).approval], ['received', null]);
  assert.equal((await ivan.ask('GET', '/api/v1/approvals')).json.items.length, 0);
  const { ask, submitted } = await proposalsByRoute();
  const proposal = await submitted();
  const back = done(await ask('PATCH', `/${proposal}/status`, { status: 'draft' }));
  assert.deepEqual([back.status, back.approval, back.submittedBy], ['draft', null, null]);
});

test('the list of invoices says what waits for me', async () => {
  const { sent, says, ivan, olga } = await invoicesByRoute();
  const id = await sent();
  const waiting = async (who: typeof ivan) =>
    (await who.ask('GET', '/api/v1/invoices?awaitingMyApproval=true')).json.items.length;
  assert.deepEqual([await waiting(ivan), await waiting(olga)], [1, 0]);
  done(await says(ivan, id, 'approved'));
  assert.deepEqual([await waiting(ivan), await waiting(olga)], [0, 1]);
});

async function proposalsByRoute() {
  const base = await proposalPortal();
  const ivan = await named(base.portal, 'Иван Кузнецов');
  const olga = await named(base.portal, 'Ольга Морозова');
  const token = await signIn(base.portal);
  const steps = [{ approvers: [person(ivan)] }, { approvers: [person(olga)] }];
  const body = { recordType: 'commercial_proposal', name: 'Предложения', steps };
  done(await request('POST', routes, { token, body }), 201);
  const says = (who: typeof ivan, id: string, move: string, more: object = {}) =>
    who.ask('POST', `${proposals}/${id}/${move}`, more);
  return { ...base, ivan, olga, says };
}

test('a proposal is approved by its route, and who sent it hears of it', async () => {
  const { portal, submitted, says, ivan, olga } = await proposalsByRoute();
  const id = await submitted({ title: 'Цемент для «Севера»' });
  assert.equal((await says(olga, id, 'approve')).json.rule, 'not_an_approver');
  const waiting = async (who: typeof ivan) =>
    (await who.ask('GET', `${proposals}?awaitingMyApproval=true`)).json.items.map((one: { id: string }) => one.id);
  assert.deepEqual([await waiting(ivan), await waiting(olga)], [[id], []]);
  const first = done(await says(ivan, id, 'approve', { comment: 'Наценка верна' }));
  assert.deepEqual([first.status, first.approval.step], ['pending_approval', 2]);
  assert.equal(first.approval.steps[0].decisions[0].comment, 'Наценка верна');
  await drainJobs(portal.tenantId);
  assert.equal(done(await says(olga, id, 'approve')).status, 'approved');
  await drainJobs(portal.tenantId);
  const subjects = async (ownerId: string) => (await lettersTo(mailOf({ ownerId }))).map(({ subject }) => subject);
  assert.match(String(await subjects(olga.userId)), /^Согласуйте предложение KP-.*Цемент для «Севера»$/);
  assert.match(String(await subjects(portal.ownerId)), /^Предложение KP-.*: согласовано$/);
});

test('a change of a proposal takes its approval back, deleting one that waits too', async () => {
  const { ask, change, submitted, says, ivan } = await proposalsByRoute();
  const id = await submitted();
  done(await says(ivan, id, 'approve'));
  const back = await change(id, { rows: [{ ...cement, markupPercent: '10' }] });
  assert.deepEqual([back.status, back.approval], ['draft', null]);
  const waiting = await submitted();
  assert.equal((await ivan.ask('GET', '/api/v1/approvals')).json.items.length, 1);
  done(await ask('DELETE', `/${waiting}`));
  assert.equal((await ivan.ask('GET', '/api/v1/approvals')).json.items.length, 0);
});

test('a draft of a proposal that a route is for is not sent around it', async () => {
  const { call, ask, create } = await proposalsByRoute();
  await call('PATCH', '/api/v1/settings/company', { approvalRequired: false });
  const { id } = await create({ validUntil: '2099-12-31' });
  assert.ok(!(await ask('GET', `/${id}`)).json.allowedMoves.some(({ to }: { to: string }) => to === 'sent'));
  const sent = await ask('POST', `/${id}/send`, { channel: 'link' });
  assert.deepEqual([sent.status, sent.json.rule], [422, 'approval_route'], JSON.stringify(sent.json));
});

test('a route may be for the invoices of some suppliers alone', async () => {
  const { asOwner, card, sent, ivan, supplier } = await invoicesByRoute();
  const all = (await asOwner('GET', routes)).json.items[0];
  const others = {
    recordType: 'invoice',
    name: 'Счета поставщика',
    position: 1,
    steps: [{ approvers: [person(ivan)] }],
  };
  const add = (counterpartyIds: string[], more: object = {}) =>
    asOwner('POST', routes, { ...others, counterpartyIds, ...more });
  const strange = await add(['0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11']);
  assert.deepEqual([strange.status, strange.json.errors[0].pointer], [422, '/counterpartyIds/0']);
  const forNeeds = await add([supplier.counterpartyId], { recordType: 'procurement' });
  assert.deepEqual([forNeeds.status, forNeeds.json.errors[0].code], [422, 'not_for_this_kind']);
  done(await asOwner('PATCH', `${routes}/${all.id}`, { position: 2 }));
  done(await add([supplier.counterpartyId]), 201);
  assert.equal((await card(await sent())).approval.routeName, 'Счета поставщика');
});
