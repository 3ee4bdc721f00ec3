import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approvalPortal, decides, done, named, namesIn, person, stepsOf } from '../../../test/approvals.ts';
import { factsOf } from '../../../test/harness.ts';

async function twoSteps() {
  const base = await approvalPortal();
  const ivan = await named(base.portal, 'Иван Кузнецов');
  const olga = await named(base.portal, 'Ольга Морозова');
  const pyotr = await named(base.portal, 'Пётр Сидоров');
  const steps = [
    { name: 'Отдел', mode: 'all', approvers: [person(ivan), person(olga)] },
    { name: 'Директор', mode: 'any', approvers: [person(pyotr), person(olga)] },
  ];
  await base.addRoute({ steps });
  return { ...base, ivan, olga, pyotr };
}

test('a requisition waits step by step, and moves by the last word of the last step', async () => {
  const { sent, cardOf, ivan, olga, pyotr } = await twoSteps();
  const id = await sent();
  assert.equal(done(await decides(ivan, id, 'approved', { comment: 'По плану' })).status, 'pending_approval');
  const first = await cardOf(id);
  assert.deepEqual(stepsOf(first), ['open approved Иван Кузнецов', 'waiting']);
  assert.deepEqual(namesIn(first.approval.waitsFor), ['Ольга Морозова']);
  assert.equal(first.approval.steps[0].decisions[0].comment, 'По плану');
  assert.equal(done(await decides(olga, id)).status, 'pending_approval');
  const { json: second } = await pyotr.ask('GET', `/api/v1/purchase-requisitions/${id}`);
  assert.deepEqual([second.approval.step, second.approval.mayDecide], [2, true]);
  assert.deepEqual(namesIn(second.approval.waitsFor), ['Ольга Морозова', 'Пётр Сидоров']);
  const last = done(await decides(pyotr, id));
  assert.deepEqual([last.status, last.approvedBy], ['approved', pyotr.userId]);
  assert.deepEqual(stepsOf(await cardOf(id)), [
    'approved approved Иван Кузнецов approved Ольга Морозова',
    'approved approved Пётр Сидоров',
  ]);
});

test('every step is told as a fact, and the record keeps its own', async () => {
  const { portal, sent, ivan, olga, pyotr } = await twoSteps();
  const id = await sent();
  for (const who of [ivan, olga, pyotr]) done(await decides(who, id));
  const facts = (await factsOf(portal.tenantId)).filter(({ event }) => /approval_request|status_changed/.test(event));
  assert.deepEqual(
    facts.map(({ event, data }) => [event, toldBy(data)].join(' ').trim()),
    [
      'integration_api.procurement.status_changed pending_approval',
      'approval_request.created',
      'approval_request.decided approved',
      'approval_request.decided approved',
      'approval_request.step_opened',
      'approval_request.decided approved',
      'approval_request.status_changed approved',
      'integration_api.procurement.status_changed approved',
    ],
  );
});

test('who is not asked is told whom it waits for, decides nothing, and is offered nothing', async () => {
  const { sent, cardOf, ivan, olga, pyotr } = await twoSteps();
  const id = await sent();
  const early = await decides(pyotr, id);
  assert.deepEqual([early.status, early.json.code, early.json.rule], [403, 'forbidden', 'not_an_approver']);
  assert.deepEqual(namesIn(early.json.waitsFor), ['Иван Кузнецов', 'Ольга Морозова']);
  assert.match(early.json.detail, /Иван Кузнецов, Ольга Морозова/);
  assert.equal((await decides(pyotr, id, 'rejected', { reason: 'Нет' })).status, 403);
  const { json } = await pyotr.ask('GET', `/api/v1/purchase-requisitions/${id}`);
  assert.ok(!json.allowedMoves.some(({ to }: { to: string }) => to === 'approved' || to === 'rejected'));
  done(await decides(ivan, id));
  assert.equal((await decides(ivan, id)).status, 403);
  done(await decides(olga, id));
  assert.deepEqual(stepsOf(await cardOf(id))[1], 'open');
});

test('a refusal needs its reason and ends it, whatever the step', async () => {
  const { sent, cardOf, ivan, olga } = await twoSteps();
  const id = await sent();
  done(await decides(ivan, id));
  assert.equal((await decides(olga, id, 'rejected')).json.errors[0].pointer, '/reason');
  assert.equal(done(await decides(olga, id, 'rejected', { reason: 'Дорого' })).status, 'rejected');
  const card = await cardOf(id);
  assert.deepEqual([card.rejectReason, card.approval.status, card.approval.reason], ['Дорого', 'rejected', 'Дорого']);
  assert.deepEqual(stepsOf(card), ['rejected approved Иван Кузнецов rejected Ольга Морозова', 'closed']);
});

test('what is taken back is asked of nobody, and begins anew when it is sent again', async () => {
  const { sent, moveTo, cardOf, ivan } = await twoSteps();
  const id = await sent();
  done(await decides(ivan, id));
  done(await moveTo(id, 'draft'));
  assert.equal((await cardOf(id)).approval, null);
  assert.equal((await ivan.ask('GET', '/api/v1/approvals')).json.items.length, 0);
  done(await moveTo(id, 'pending_approval'));
  assert.deepEqual(stepsOf(await cardOf(id)), ['open', 'waiting']);
});

test('a decision does not outlive the content it was given to, but a comment changes nothing', async () => {
  const { ask, sent, cardOf, ivan } = await twoSteps();
  const id = await sent();
  done(await decides(ivan, id));
  const change = (body: object) => ask('PATCH', `/api/v1/purchase-requisitions/${id}`, body);
  done(await change({ comment: 'Срочно', tags: ['осень'] }));
  assert.equal(stepsOf(await cardOf(id))[0], 'open approved Иван Кузнецов');
  const [line] = (await cardOf(id)).items;
  done(await change({ items: [{ id: line.id, quantity: '11' }] }));
  assert.deepEqual(stepsOf(await cardOf(id)), ['open', 'waiting']);
  const { json } = await ivan.ask('GET', '/api/v1/approvals');
  assert.deepEqual(
    json.items.map(({ amount, recordId }: { amount: string; recordId: string }) => [amount, recordId]),
    [['1100.00', id]],
  );
});

test('on hold nobody decides, and what was decided before stays', async () => {
  const { sent, moveTo, cardOf, ivan, olga } = await twoSteps();
  const id = await sent();
  done(await decides(ivan, id));
  done(await moveTo(id, 'on_hold', { reason: 'Ждём проект' }));
  assert.equal((await cardOf(id)).approval.status, 'paused');
  assert.equal((await decides(olga, id)).status, 409);
  done(await moveTo(id, 'pending_approval'));
  assert.deepEqual(stepsOf(await cardOf(id))[0], 'open approved Иван Кузнецов');
  done(await moveTo(id, 'cancelled', { reason: 'Не нужно' }));
  assert.equal((await cardOf(id)).approval, null);
});

test('a route leaves no way around: a draft it is for is not approved at once', async () => {
  const { create, ivan, cardOf, asOwner } = await twoSteps();
  const { id } = await create();
  const { status, json } = await decides(ivan, id);
  assert.deepEqual([status, json.rule, json.routeName], [422, 'approval_route', 'Закупки']);
  const { json: seen } = await ivan.ask('GET', `/api/v1/purchase-requisitions/${id}`);
  assert.ok(!seen.allowedMoves.some(({ to }: { to: string }) => to === 'approved'));
  assert.equal((await cardOf(id)).approval, null);
  const preview = await asOwner('GET', `/api/v1/approvals/preview?recordType=requisition&recordId=${id}`);
  assert.deepEqual(
    [preview.json.route.name, preview.json.steps.map(({ name }: { name: string }) => name)],
    ['Закупки', ['Отдел', 'Директор']],
  );
  assert.deepEqual(namesIn(preview.json.steps[0].approvers), ['Иван Кузнецов', 'Ольга Морозова']);
});

test('without a route the single step is as it was, and the preview says so', async () => {
  const { portal, sent, cardOf, asOwner } = await approvalPortal();
  const ivan = await named(portal, 'Иван Кузнецов');
  const id = await sent();
  assert.equal((await cardOf(id)).approval, null);
  const preview = await asOwner('GET', `/api/v1/approvals/preview?recordType=procurement&recordId=${id}`);
  assert.deepEqual(preview.json, { route: null, steps: [] });
  assert.equal(done(await decides(ivan, id)).status, 'approved');
});

/** Where a status led, or what was said. */
const toldBy = ({ status, verdict }: Record<string, unknown>): string =>
  (status as { to: string } | undefined)?.to ?? (verdict as string | undefined) ?? '';
