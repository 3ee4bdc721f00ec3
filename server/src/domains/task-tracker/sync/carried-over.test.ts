import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taskBoard, trackerPortal } from '../../../../test/tracker.ts';

const board = await taskBoard();

/** A requisition with a task, stages with columns, and a switch of the integration. */
async function switched() {
  const held = await trackerPortal(board);
  await held.sync();
  const [tender, delivery] = [await held.stage('Тендер 4'), await held.stage('Поставка 4')];
  await held.map([
    { columnId: 'c2', stageId: tender, direction: 'both' },
    { columnId: 'c3', stageId: delivery, direction: 'both' },
  ]);
  const { id } = await held.create();
  const task = board.put('c1');
  await held.link(id, task.id);
  await held.drain();
  const turn = async (how: 'enable' | 'disable') => {
    const { status, text } = await held.act('POST', `/api/v1/integrations/installations/${held.installationId}/${how}`);
    assert.equal(status, 200, text);
    await held.drain();
  };
  board.journal.length = 0;
  return { ...held, id, task, tender, delivery, turn };
}

const movesOf = (task: { id: string }) => board.asked(new RegExp(`PUT /tasks/${task.id}`));

test('a requisition moved while the integration was disabled takes its task along once it is enabled, once and without an echo', async () => {
  const { id, task, tender, delivery, turn, toStage, drain, sync, stageOf } = await switched();
  await turn('disable');
  await toStage(id, tender);
  await drain();
  await toStage(id, delivery);
  await drain();
  assert.deepEqual([task.columnId, movesOf(task)], ['c1', 0]);
  await turn('enable');
  await sync();
  assert.deepEqual([task.columnId, movesOf(task)], ['c3', 1]);
  await sync();
  assert.deepEqual([await stageOf(id), movesOf(task)], ['Поставка 4', 1]);
});

test('one that was moved there and back leaves its task alone', async () => {
  const { id, task, tender, turn, toStage, drain, sync, cardOf } = await switched();
  const first = (await cardOf(id)).stage?.id as string;
  await turn('disable');
  for (const stage of [tender, first]) {
    await toStage(id, stage);
    await drain();
  }
  await turn('enable');
  await sync();
  assert.deepEqual([task.columnId, movesOf(task)], ['c1', 0]);
});

test('a task that somebody has moved in the tracker meanwhile stays there, and its requisition follows', async () => {
  const { id, task, tender, turn, toStage, drain, sync, stageOf } = await switched();
  await turn('disable');
  await toStage(id, tender);
  await drain();
  task.columnId = 'c3';
  await turn('enable');
  await sync();
  assert.deepEqual([task.columnId, await stageOf(id), movesOf(task)], ['c3', 'Поставка 4', 0]);
});

test('a move that the tracker was too busy for to the last try is carried over by the next sweep', async () => {
  const { id, task, tender, toStage, drain, drainLater, sync, journal } = await switched();
  for (let time = 0; time < 10; time += 1) board.meets(new RegExp(`PUT /tasks/${task.id}`), 'is busy');
  await toStage(id, tender);
  await drain();
  for (let time = 0; time < 4; time += 1) await drainLater();
  assert.equal(task.columnId, 'c1');
  assert.equal((await journal('tracker.task_stays')).length, 1);
  await sync();
  assert.equal(task.columnId, 'c2');
});
