import assert from 'node:assert/strict';
import { test } from 'node:test';
import { done, named, namesIn, person, routes } from '../../../test/approvals.ts';
import { drainJobs, lettersTo, request, signIn } from '../../../test/harness.ts';
import { mailOf } from '../../../test/letters.ts';
import { cement, salesPortal, url } from '../../../test/sales.ts';

async function byRoute(more: object = {}) {
  const base = await salesPortal({ approvalRequired: true });
  const ivan = await named(base.portal, 'Иван Кузнецов', 'admin');
  const olga = await named(base.portal, 'Ольга Морозова', 'admin');
  const token = await signIn(base.portal);
  const steps = [{ approvers: [person(ivan)] }, { approvers: [person(olga)] }];
  const body = { recordType: 'sales_invoice', name: 'Исходящие счета', steps, ...more };
  done(await request('POST', routes, { token, body }), 201);
  const sent = async (content: Record<string, unknown> = {}) => {
    const { id } = await base.create(content);
    done(await base.act(id, 'submit-approval'));
    return id as string;
  };
  const says = (who: typeof ivan, id: string, move: string, words: object = {}) =>
    who.ask('POST', `${url}/${id}/${move}`, words);
  return { ...base, ivan, olga, sent, says };
}

test('a sales invoice without a number is approved by its route, and who sent it hears of it', async () => {
  const { portal, act, card, sent, says, ivan, olga } = await byRoute();
  const id = await sent({ title: 'Цемент для «Севера»' });
  await drainJobs(portal.tenantId);
  const subjects = async (ownerId: string) => (await lettersTo(mailOf({ ownerId }))).map(({ subject }) => subject);
  assert.deepEqual(await subjects(ivan.userId), ['Согласуйте исходящий счёт Цемент для «Севера»']);
  assert.equal((await says(olga, id, 'approve')).json.rule, 'not_an_approver');
  const waiting = async (who: typeof ivan) =>
    (await who.ask('GET', `${url}?awaitingMyApproval=true`)).json.items.map((one: { id: string }) => one.id);
  assert.deepEqual([await waiting(ivan), await waiting(olga)], [[id], []]);
  const first = done(await says(ivan, id, 'approve', { comment: 'Цены верны' }));
  assert.deepEqual([first.status, namesIn(first.approval.waitsFor)], ['pending_approval', ['Ольга Морозова']]);
  assert.equal(done(await says(olga, id, 'approve')).status, 'approved');
  await drainJobs(portal.tenantId);
  assert.deepEqual(await subjects(portal.ownerId), ['Исходящий счёт Цемент для «Севера»: согласован']);
  assert.equal(done(await act(id, 'issue')).status, 'issued');
  assert.equal((await card(id)).approval.status, 'approved');
});

test('sent back it is a draft that says why; a change of content takes the approval back', async () => {
  const { card, change, sent, says, ivan, olga } = await byRoute();
  const id = await sent();
  const moves = (await olga.ask('GET', `${url}/${id}`)).json.allowedMoves.map(({ to }: { to: string }) => to);
  assert.deepEqual(moves, ['draft', 'cancelled']);
  const back = done(await says(ivan, id, 'reject', { reason: 'Дёшево' }));
  assert.deepEqual([back.status, back.approval.status, back.approval.reason], ['draft', 'rejected', 'Дёшево']);
  const other = await sent();
  done(await says(ivan, other, 'approve'));
  assert.equal((await change(other, { rows: [{ ...cement, quantity: '9' }] })).status, 'draft');
  assert.equal((await card(other)).approval, null);
});

test('who may change it recalls it, and nobody is asked any more', async () => {
  const { act, sent, says, ivan } = await byRoute();
  const id = await sent();
  done(await says(ivan, id, 'approve'));
  const back = done(await act(id, 'recall'));
  assert.deepEqual([back.status, back.approval, back.submittedBy, back.rejectReason], ['draft', null, null, null]);
  assert.equal((await ivan.ask('GET', '/api/v1/approvals')).json.items.length, 0);
  assert.equal((await act(id, 'recall')).json.code, 'invalid_state_transition');
});

test('a draft that a route is for is not issued around it, a smaller one is', async () => {
  const { portal, create, act, card } = await byRoute({ amountFrom: '1000' });
  const token = await signIn(portal);
  done(await request('PATCH', '/api/v1/settings/company', { token, body: { approvalRequired: false } }));
  const { id } = await create();
  assert.ok(!(await card(id)).allowedMoves.some(({ to }: { to: string }) => to === 'issued'));
  assert.equal((await act(id, 'issue')).json.rule, 'approval_route');
  const small = await create({ rows: [{ ...cement, quantity: '1' }] });
  assert.equal(done(await act(small.id, 'issue')).status, 'issued');
});
