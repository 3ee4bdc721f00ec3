import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner, request } from '../../../../test/harness.ts';
import { colleague } from '../../../../test/requisitions.ts';
import { type TrackerPortal, taskBoard, trackerPortal } from '../../../../test/tracker.ts';

const board = await taskBoard();

/** A requisition with a task of its own, two stages with columns, and the subscription to events. */
async function moving() {
  const held = await trackerPortal(board);
  await held.sync();
  const [tender, delivery] = [await held.stage('Тендер 2'), await held.stage('Поставка 2')];
  await held.map([
    { columnId: 'c2', stageId: tender, direction: 'both' },
    { columnId: 'c3', stageId: delivery, direction: 'both' },
  ]);
  const { id } = await held.create();
  const task = board.put('c1');
  await held.link(id, task.id);
  assert.equal((await held.tracker('POST', '/webhook/register')).status, 200);
  board.journal.length = 0;
  return { ...held, id, task, tender, delivery, tell: teller(held) };
}

/** Posts an event of the board to the address that it was told of. */
const teller =
  ({ drain }: TrackerPortal) =>
  async (event: string, payload: object, body: 'payload' | 'data' = 'payload') => {
    const hook = board.hooks.findLast(({ deleted }) => !deleted);
    const path = new URL(hook?.url ?? '').pathname;
    const { status } = await request('POST', path, { body: { event, [body]: payload } });
    assert.equal(status, 200);
    await drain();
  };

const movesSent = () => board.asked(/^PUT \/tasks/);

test('a requisition that is moved takes its task along, and what comes back changes nothing', async () => {
  const { id, task, tender, toStage, drain, tell, portal, tracked } = await moving();
  await toStage(id, tender);
  await drain();
  assert.deepEqual([task.columnId, movesSent()], ['c2', 1]);
  const before = await factsOf(portal.tenantId);
  await tell('task-moved', { id: task.id, columnId: 'c2' });
  assert.deepEqual([movesSent(), (await factsOf(portal.tenantId)).length], [1, before.length]);
  const { tasks } = await tracked(id);
  assert.equal(tasks[0].columnTitle, 'Тендер');
  assert.ok(tasks[0].lastEventAt);
});

test('a task that somebody moves takes its requisition along, and nothing is sent back', async () => {
  const { id, task, tell, stageOf, drain, journal } = await moving();
  task.columnId = 'c3';
  await tell('task-moved', { id: task.id, columnId: 'c3' }, 'data');
  assert.equal(await stageOf(id), 'Поставка 2');
  await drain();
  assert.equal(movesSent(), 0);
  assert.match((await journal('tracker.requisition_moved'))[0]?.message ?? '', /на этапе «Поставка 2»/);
});

test('the body of an event is only a hint: the task is read before anything changes', async () => {
  const { id, task, tell, stageOf } = await moving();
  const before = await stageOf(id);
  await tell('task-moved', { id: task.id, columnId: 'c3' });
  assert.equal(await stageOf(id), before);
  assert.equal(board.asked(new RegExp(`GET /tasks/${task.id}`)), 1);
  await tell('task-moved', { id: 'чужая', columnId: 'c3' });
  await tell('chat_message-created', { id: 17, chatId: task.id });
  assert.equal(board.asked(/GET \/tasks/), 1, 'what is not linked is not asked for');
});

test('an event older than the last one is passed over, and a burst of them asks once', async () => {
  const { task, tell, portal } = await moving();
  await owner.query(`update tracker_tasks set last_event_at = now() + interval '1 hour' where tenant_id = $1`, [
    portal.tenantId,
  ]);
  await tell('task-updated', { id: task.id });
  assert.equal(board.asked(/GET \/tasks/), 0);
});

test('a task moved away and back again is carried each time', async () => {
  const { id, task, tender, toStage, drain, tell, stageOf } = await moving();
  await toStage(id, tender);
  await drain();
  task.columnId = 'c3';
  await tell('task-moved', { id: task.id, columnId: 'c3', step: 1 });
  assert.equal(await stageOf(id), 'Поставка 2');
  task.columnId = 'c2';
  await tell('task-moved', { id: task.id, columnId: 'c2', step: 2 });
  assert.equal(await stageOf(id), 'Тендер 2');
  assert.equal(movesSent(), 1);
});

test('a stage that asks for a status moves the requisition as far as its lifecycle allows', async () => {
  const { id, task, tell, stages, map, cardOf, journal } = await moving();
  const of = async (status: string) => (await stages()).find(({ statuses }) => statuses.includes(status))?.id;
  await map([
    { columnId: 'c2', stageId: await of('pending_approval'), direction: 'from_tracker' },
    { columnId: 'c3', stageId: await of('completed'), direction: 'from_tracker' },
  ]);
  task.columnId = 'c3';
  await tell('task-moved', { id: task.id, step: 1 });
  assert.equal((await cardOf(id)).status, 'draft');
  const [stays] = await journal('tracker.requisition_stays');
  assert.match(stays?.message ?? '', /Задачу перенесли в «Поставка», заявка PR-\d+-\d+ осталась: /);
  task.columnId = 'c2';
  await tell('task-moved', { id: task.id, step: 2 });
  assert.equal((await cardOf(id)).status, 'pending_approval');
  assert.equal(movesSent(), 0, 'the task stays where people have put it');
});

test('a requisition moves with the rights of whoever installed the integration, and the journal says so', async () => {
  const { id, task, tell, stageOf, portal, installationId, journal } = await moving();
  const viewer = await colleague(portal, 'viewer');
  const installedBy = (userId: string | null) =>
    owner.query('update integration_installations set installed_by = $2 where id = $1', [installationId, userId]);
  await installedBy(viewer.userId);
  const before = await stageOf(id);
  task.columnId = 'c2';
  await tell('task-moved', { id: task.id, step: 1 });
  assert.equal(await stageOf(id), before);
  await owner.query(`update users set status = 'blocked' where id = $1`, [viewer.userId]);
  task.columnId = 'c3';
  await tell('task-moved', { id: task.id, step: 2 });
  assert.equal(await stageOf(id), before);
  const told = await journal('tracker.requisition_stays');
  assert.equal(told.length, 2);
  assert.match(told[0]?.message ?? '', /заблокирован/);
});

test('a closed requisition stays where it is', async () => {
  const { id, task, tell, stageOf, moveTo, journal, drain } = await moving();
  assert.equal((await moveTo(id, 'cancelled', { reason: 'Не нужна' })).status, 200);
  await drain();
  const before = await stageOf(id);
  task.columnId = 'c2';
  await tell('task-moved', { id: task.id });
  assert.equal(await stageOf(id), before);
  assert.match((await journal('tracker.requisition_stays'))[0]?.message ?? '', /закрыта/);
});

test('an event that was read before our own change had arrived does not take the requisition back', async () => {
  const { id, task, tender, toStage, drain, drainLater, tell, stageOf } = await moving();
  await toStage(id, tender);
  await drain();
  // It was read before the change had arrived, and is settled after it.
  await owner.query(`update tracker_tasks set sent_at = now() + interval '5 seconds' where external_id = $1`, [
    task.id,
  ]);
  task.columnId = 'c1';
  await tell('task-updated', { id: task.id });
  assert.equal(await stageOf(id), 'Тендер 2');
  task.columnId = 'c2';
  await drainLater();
  assert.deepEqual([await stageOf(id), movesSent()], ['Тендер 2', 1]);
});

test('a tracker that is away is tried again, and one that refuses the key stops the integration', async () => {
  const { id, task, tender, delivery, toStage, drain, drainLater, act, installationId } = await moving();
  board.meets(/PUT \/tasks/, 'is down');
  board.meets(/PUT \/tasks/, 'is down');
  await toStage(id, tender);
  await drain();
  assert.equal(task.columnId, 'c1');
  await drainLater();
  assert.equal(task.columnId, 'c2');
  board.meets(/PUT \/tasks/, 'refuses the key');
  await toStage(id, delivery);
  await drain();
  const { json } = await act('GET', `/api/v1/integrations/installations/${installationId}`);
  assert.equal(json.status, 'sync_error');
});
