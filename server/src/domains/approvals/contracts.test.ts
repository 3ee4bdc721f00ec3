import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Approver, done, named, namesIn, person, routes } from '../../../test/approvals.ts';
import { contractPortal } from '../../../test/contract-portal.ts';
import { drainJobs, lettersTo, request, signIn } from '../../../test/harness.ts';
import { mailOf } from '../../../test/letters.ts';

const url = '/api/v1/contracts';

async function byRoute(more: object = {}, approversOf?: (people: { ivan: Approver; olga: Approver }) => object[]) {
  const base = await contractPortal();
  const ivan = await named(base.portal, 'Иван Кузнецов');
  const olga = await named(base.portal, 'Ольга Морозова');
  const token = await signIn(base.portal);
  const asOwner = (method: string, path: string, body?: unknown) => request(method, path, { token, body });
  const people = { ivan: person(ivan), olga: person(olga) };
  const steps = approversOf?.(people) ?? [{ approvers: [people.ivan] }, { approvers: [people.olga] }];
  const body = { recordType: 'contract', name: 'Договоры', steps, ...more };
  const route = done(await asOwner('POST', routes, body), 201);
  const { counterpartyId } = base.supplier;
  const written = async (content: object = {}) => {
    const paper = {
      title: 'Поставка цемента',
      kind: 'purchase',
      date: '2026-03-01',
      number: `${Math.random()}`.slice(2, 9),
    };
    return done(await asOwner('POST', url, { ...paper, counterpartyId, amountLimit: '500000', ...content }), 201);
  };
  const to = (id: string, status: string, words: object = {}) =>
    asOwner('PATCH', `${url}/${id}/status`, { status, ...words });
  const sent = async (content: object = {}) => {
    const { id } = await written(content);
    done(await to(id, 'pending_approval'));
    return id as string;
  };
  const card = async (id: string) => done(await asOwner('GET', `${url}/${id}`));
  const says = (who: typeof ivan, id: string, move: 'approve' | 'reject', words: object = {}) =>
    who.ask('POST', `${url}/${id}/${move}`, words);
  const change = (id: string, content: object) => asOwner('PATCH', `${url}/${id}`, content);
  return { ...base, asOwner, ivan, olga, route, written, to, sent, card, says, change };
}

const targets = (card: { allowedMoves: Array<{ to: string }> }) => card.allowedMoves.map(({ to }) => to);

test('a contract is approved step by step before it is signed, and who sent it hears of it', async () => {
  const { portal, written, to, card, says, ivan, olga } = await byRoute();
  const { id, number } = await written();
  assert.deepEqual(targets(await card(id)), ['pending_approval']);
  assert.equal((await to(id, 'on_signing')).json.rule, 'approval_route');
  const asked = done(await to(id, 'pending_approval'));
  assert.deepEqual([asked.status, asked.submittedBy], ['pending_approval', portal.ownerId]);
  await drainJobs(portal.tenantId);
  const subjects = async (ownerId: string) => (await lettersTo(mailOf({ ownerId }))).map(({ subject }) => subject);
  assert.deepEqual(await subjects(ivan.userId), [`Согласуйте договор ${number}, Поставка цемента`]);
  const waiting = async (who: typeof ivan) =>
    done(await who.ask('GET', `${url}?awaitingMyApproval=true`)).items.map((one: { id: string }) => one.id);
  assert.deepEqual([await waiting(ivan), await waiting(olga)], [[id], []]);
  assert.equal((await says(olga, id, 'approve')).json.rule, 'not_an_approver');
  assert.equal(done(await says(ivan, id, 'approve', { comment: 'Условия верны' })).status, 'pending_approval');
  assert.deepEqual(namesIn((await card(id)).approval.waitsFor), ['Ольга Морозова']);
  assert.deepEqual(await waiting(olga), [id]);
  assert.equal(done(await says(olga, id, 'approve')).status, 'approved');
  await drainJobs(portal.tenantId);
  assert.deepEqual(await subjects(portal.ownerId), [`Договор ${number}, Поставка цемента: согласован`]);
  for (const status of ['on_signing', 'active']) assert.equal(done(await to(id, status)).status, status);
  assert.equal((await card(id)).approval.status, 'approved');
});

test('without a route for it a contract goes out for signing at once, as ever', async () => {
  const { written, to, card } = await byRoute({ amountFrom: '1000000' });
  const { id } = await written();
  assert.deepEqual(targets(await card(id)), ['on_signing']);
  assert.equal((await to(id, 'pending_approval')).json.rule, 'no_approval_route');
  assert.equal(done(await to(id, 'on_signing')).status, 'on_signing');
  const { id: unlimited } = await written({ amountLimit: null });
  assert.equal((await to(unlimited, 'on_signing')).json.rule, 'approval_route');
});

test('a rejection says why, and is reworked as a draft; who sent it takes it back as well', async () => {
  const { sent, to, card, says, ivan } = await byRoute();
  const id = await sent();
  assert.equal((await says(ivan, id, 'reject')).json.errors[0].pointer, '/reason');
  const rejected = done(await says(ivan, id, 'reject', { reason: 'Лимит велик' }));
  assert.deepEqual([rejected.status, rejected.statusReason], ['rejected', 'Лимит велик']);
  assert.deepEqual(targets(await card(id)), ['draft']);
  done(await to(id, 'draft'));
  assert.equal((await card(id)).approval.reason, 'Лимит велик');
  done(await to(id, 'pending_approval'));
  assert.equal(done(await to(id, 'draft', { reason: 'Не те условия' })).status, 'draft');
  assert.equal((await card(id)).approval, null);
  assert.equal((await says(ivan, id, 'approve')).status, 409);
});

test('a change of what was agreed makes a draft of it; a comment does not', async () => {
  const { sent, change, card, says, ivan, olga } = await byRoute();
  const id = await sent();
  done(await says(ivan, id, 'approve'));
  assert.equal(done(await change(id, { comment: 'Торопимся', amountLimit: '500000.00' })).status, 'pending_approval');
  assert.equal(done(await change(id, { amountLimit: '900000' })).status, 'draft');
  assert.equal((await card(id)).approval, null);
  const other = await sent();
  for (const who of [ivan, olga]) done(await says(who, other, 'approve'));
  const revised = done(await change(other, { paymentTerms: 'Постоплата 90 дней' }));
  assert.deepEqual([revised.status, revised.submittedBy, (await card(other)).approval], ['draft', null, null]);
});

test('what left approval behind gets no larger limit past those who would approve it', async () => {
  const { sent, change, to, says, ivan, olga } = await byRoute({ amountFrom: '100000' });
  const id = await sent();
  for (const who of [ivan, olga]) done(await says(who, id, 'approve'));
  done(await to(id, 'on_signing'));
  assert.equal((await change(id, { amountLimit: '900000' })).json.rule, 'approval_route');
  done(await to(id, 'active'));
  assert.equal((await change(id, { amountLimit: null })).json.rule, 'approval_route');
  assert.equal(done(await change(id, { amountLimit: '90000' })).status, 'active');
  assert.equal(done(await change(id, { amountLimit: '99000' })).amountLimit, '99000.00');
});

test('a storm of words has one outcome, and nobody approves their own', async () => {
  const { sent, card, says, asOwner, to, ivan, olga } = await byRoute({}, ({ ivan, olga }) => [
    { mode: 'any', approvers: [ivan, olga] },
  ]);
  for (let round = 0; round < 3; round += 1) {
    const id = await sent();
    const answers = await Promise.all([
      ...[says(ivan, id, 'approve'), says(olga, id, 'reject', { reason: 'Нет' }), says(olga, id, 'approve')],
      ...[says(ivan, id, 'approve'), to(id, 'draft', { from: 'pending_approval' })],
      asOwner('POST', `${url}/${id}/approve`, {}),
    ]);
    assert.ok(answers.every(({ status }) => status < 500));
    assert.ok(answers.at(-1)?.status !== 200);
    const { status, approval } = await card(id);
    const outcome = { approved: 'approved', rejected: 'rejected', draft: null }[status as string];
    assert.deepEqual([approval?.status ?? null, approval?.steps[0].decisions.length ?? 1], [outcome, 1]);
  }
});

test('conditions of rows, departments and budgets are not for contracts', async () => {
  const { asOwner, ivan } = await byRoute();
  const { json } = await asOwner('POST', routes, {
    ...{ recordType: 'contract', name: 'Ещё', steps: [{ approvers: [person(ivan)] }] },
    ...{ departments: ['Склад'], overBudget: true },
  });
  assert.deepEqual(
    json.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`),
    ['/departments not_for_this_kind', '/overBudget not_for_this_kind'],
  );
});
