import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approvalPortal, decides, done, named, namesIn, person, routes, stepsOf } from '../../../test/approvals.ts';
import { drainJobs, lettersTo } from '../../../test/harness.ts';
import { mailOf } from '../../../test/letters.ts';

async function oneStep(mode: 'all' | 'any' = 'all') {
  const base = await approvalPortal();
  const ivan = await named(base.portal, 'Иван Кузнецов');
  const olga = await named(base.portal, 'Ольга Морозова');
  const route = await base.addRoute({ steps: [{ name: 'Отдел', mode, approvers: [person(ivan), person(olga)] }] });
  return { ...base, ivan, olga, route };
}

test('two approvers at once: both are kept, and the second moves the record', async () => {
  const { sent, cardOf, ivan, olga } = await oneStep();
  const id = await sent();
  const answers = await Promise.all([decides(ivan, id), decides(olga, id)]);
  assert.deepEqual(new Set(answers.map(({ json }) => json.status)), new Set(['approved', 'pending_approval']));
  const card = await cardOf(id);
  assert.deepEqual([card.status, card.approval.steps[0].decisions.length], ['approved', 2]);
});

test('two at once where one is enough: the second finds it approved', async () => {
  const { sent, cardOf, ivan, olga } = await oneStep('any');
  const id = await sent();
  await Promise.all([decides(ivan, id), decides(olga, id)]);
  const card = await cardOf(id);
  assert.deepEqual([card.status, card.approval.steps[0].decisions.length], ['approved', 1]);
});

test('approved and taken back at once: one of the two happens, wholly', async () => {
  const { sent, moveTo, cardOf, ivan } = await oneStep('any');
  for (let round = 0; round < 4; round += 1) {
    const id = await sent();
    await Promise.all(
      round % 2 === 0
        ? [decides(ivan, id), moveTo(id, 'draft', { from: 'pending_approval' })]
        : [moveTo(id, 'draft', { from: 'pending_approval' }), decides(ivan, id)],
    );
    const { status, approval } = await cardOf(id);
    assert.deepEqual(
      [status, approval?.status ?? null],
      status === 'draft' ? ['draft', null] : ['approved', 'approved'],
    );
  }
});

test('a route that changes, or is deleted, does not reach what was sent before', async () => {
  const { asOwner, sent, cardOf, ivan, olga, route } = await oneStep('any');
  const id = await sent();
  done(await asOwner('PATCH', `${routes}/${route.id}`, { steps: [{ approvers: [person(olga)] }], name: 'Иначе' }));
  const later = await sent();
  assert.equal((await decides(ivan, later)).status, 403);
  assert.equal((await cardOf(id)).approval.routeName, 'Закупки');
  done(await asOwner('DELETE', `${routes}/${route.id}`));
  assert.equal((await decides(ivan, later)).status, 403);
  assert.equal(done(await decides(ivan, id)).status, 'approved');
  assert.equal(done(await decides(olga, later)).status, 'approved');
});

test('who is blocked meanwhile is not waited for as long as others are', async () => {
  const { sent, cardOf, block, ivan, olga } = await oneStep();
  const id = await sent();
  done(await block(olga.userId));
  assert.deepEqual(namesIn((await cardOf(id)).approval.waitsFor), ['Иван Кузнецов']);
  assert.equal(done(await decides(ivan, id)).status, 'approved');
});

test('where nobody is left, who manages the settings is told once and passes the step', async () => {
  const { portal, sent, cardOf, block, ivan, olga } = await oneStep();
  const admin = await named(portal, 'Админ', 'admin');
  const buyer = await named(portal, 'Мария', 'purchasing_manager');
  const id = await sent();
  for (const { userId } of [ivan, olga]) {
    done(await block(userId));
    await drainJobs(portal.tenantId);
  }
  const letters = (await lettersTo(mailOf({ ownerId: admin.userId }))).map(({ subject }) => subject);
  assert.deepEqual(letters, [`Некому согласовать: заявка ${(await cardOf(id)).number}, Цемент М500`]);
  const refused = await decides(buyer, id);
  assert.deepEqual([refused.status, refused.json.rule], [409, 'nobody_left']);
  const { json } = await admin.ask('GET', `/api/v1/purchase-requisitions/${id}`);
  assert.deepEqual([json.approval.mayDecide, json.approval.mayPass, json.approval.waitsFor], [false, true, []]);
  assert.equal(done(await decides(admin, id, 'approved', { comment: 'Оба уволились' })).status, 'approved');
  assert.deepEqual(stepsOf(await cardOf(id)), ['approved passed Админ']);
});

test('an author who is an approver is skipped where others are, and refused where there are none', async () => {
  const { portal, asOwner, addRoute, create, sent, cardOf, ivan, route } = await oneStep();
  const author = { userId: portal.ownerId };
  done(await asOwner('PATCH', `${routes}/${route.id}`, { steps: [{ approvers: [person(author), person(ivan)] }] }));
  const id = await sent();
  assert.deepEqual(namesIn((await cardOf(id)).approval.waitsFor), ['Иван Кузнецов']);
  assert.equal(
    (await asOwner('PATCH', `/api/v1/purchase-requisitions/${id}/status`, { status: 'approved' })).json.rule,
    'self_approval',
  );
  assert.equal(done(await decides(ivan, id)).status, 'approved');
  done(await asOwner('PATCH', `${routes}/${route.id}`, { isActive: false }));
  await addRoute({ name: 'Свои', steps: [{ approvers: [person(author)] }] });
  const { id: own } = await create();
  done(await asOwner('PATCH', `/api/v1/purchase-requisitions/${own}/status`, { status: 'pending_approval' }));
  assert.equal(
    (await asOwner('PATCH', `/api/v1/purchase-requisitions/${own}/status`, { status: 'approved' })).json.rule,
    'self_approval',
  );
  const admin = await named(portal, 'Админ', 'admin');
  assert.equal(done(await decides(admin, own)).status, 'approved');
});

test('a role speaks by whoever holds it when it is decided', async () => {
  const { portal, asOwner, sent, roleOf, block, ivan, olga, route } = await oneStep();
  const manager = await roleOf('purchasing_manager');
  done(await asOwner('PATCH', `${routes}/${route.id}`, { steps: [{ mode: 'all', approvers: [manager] }] }));
  const id = await sent();
  for (const { userId } of [ivan, olga]) done(await block(userId));
  const hired = await named(portal, 'Новый Руководитель');
  assert.equal(done(await decides(hired, id)).status, 'approved');
});
