import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../../../../test/harness.ts';
import { colleague } from '../../../../test/requisitions.ts';
import { taskBoard, trackerPortal, trackerUrl } from '../../../../test/tracker.ts';

const board = await taskBoard();

/** A requisition with a linked task, and a stage for one column of the board. */
async function swept() {
  const held = await trackerPortal(board);
  await held.sync();
  const stageId = await held.stage('Тендер 3');
  await held.map([{ columnId: 'c2', stageId, direction: 'both' }]);
  const { id } = await held.create();
  const task = board.put('c1');
  await held.link(id, task.id);
  return { ...held, id, task, stageId };
}

test('projects, boards, columns and people are read in the order of the tracker, and what goes is no longer shown', async () => {
  const { sync, tracker } = await trackerPortal(board);
  await sync();
  const read = async () => (await tracker('GET', '/overview')).json;
  const seen = await read();
  assert.deepEqual(seen.projects, [{ externalId: 'p1', title: 'Снабжение' }]);
  assert.deepEqual(seen.users, [{ externalId: 'u1', title: 'Анна Смирнова', email: 'anna@romashka.ru' }]);
  assert.deepEqual(
    seen.columns.map(({ externalId, boardId }: Record<string, string>) => `${boardId} ${externalId}`),
    ['b1 c1', 'b1 c2', 'b1 c3', 'b1 c4', 'b2 d1'],
  );
  const gone = board.columns.pop();
  try {
    await sync();
    assert.equal((await read()).columns.length, 4);
  } finally {
    board.columns.push(gone as (typeof board.columns)[number]);
  }
  await sync();
  assert.equal((await read()).columns.length, 5);
});

test('what no event has told is met by the sweep: a move, a new title, an end', async () => {
  const { id, task, sync, stageOf, tracked, portal } = await swept();
  Object.assign(task, { columnId: 'c2', title: 'Новое название', completed: true, assigned: ['u1'] });
  await sync();
  assert.equal(await stageOf(id), 'Тендер 3');
  const [seen] = (await tracked(id)).tasks;
  assert.deepEqual(
    [seen.title, seen.completed, seen.assignees[0].name, seen.columnTitle, seen.boardTitle, seen.projectTitle],
    ['Новое название', true, 'Анна Смирнова', 'Тендер', 'Закупки', 'Снабжение'],
  );
  const told = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'tracker_task.updated').length;
  await sync();
  const after = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'tracker_task.updated').length;
  assert.equal(after, told, 'a sweep that shows nothing new is no change');
});

test('a task that was deleted, or can no longer be seen, is shown as gone and moves with nothing', async () => {
  const { id, task, stageId, sync, toStage, drain, tracked } = await swept();
  board.tasks.delete(task.id);
  await sync();
  assert.equal((await tracked(id)).tasks[0].deleted, true);
  await toStage(id, stageId);
  await drain();
  assert.equal(board.asked(new RegExp(`PUT /tasks/${task.id}`)), 0);
  board.tasks.set(task.id, { ...task, deleted: true, columnId: '-' });
  await sync();
  const [seen] = (await tracked(id)).tasks;
  assert.deepEqual([seen.deleted, seen.columnId], [true, null]);
});

test('a run under way is answered again, and a tracker that fails leaves the place reached', async () => {
  const { tracker, sync, task, id, tracked } = await swept();
  const [first, second] = [await tracker('POST', '/sync'), await tracker('POST', '/sync')];
  assert.equal(first.json.runId, second.json.runId);
  for (let time = 0; time < 7; time += 1) board.meets(/GET \/task-list/, 'is busy');
  task.title = 'Прочитанная позже';
  await sync();
  await sync();
  assert.equal((await tracked(id)).tasks[0].title, 'Прочитанная позже');
});

test('a subscription that is switched off is switched on by the next sweep, its doubles are removed, and the journal says so', async () => {
  const { tracker, sync, journal, id, task, stageOf } = await swept();
  board.hooks.length = 0;
  const first = await tracker('POST', '/webhook/register');
  assert.deepEqual([first.status, first.json.state], [200, 'active'], first.text);
  assert.equal((await tracker('POST', '/webhook/register')).json.state, 'active');
  assert.equal(board.hooks.length, 1, 'one that is there is taken over');
  const [hook] = board.hooks;
  board.hooks.push({ ...hook, id: 'double', url: hook?.url ?? '', event: hook?.event ?? '' });
  Object.assign(hook ?? {}, { disabled: true, failuresSinceLastSuccess: 9 });
  Object.assign(board.hooks[1] ?? {}, { disabled: true });
  task.columnId = 'c2';
  await sync();
  assert.deepEqual(
    board.hooks.map(({ disabled, deleted }) => [disabled ?? false, deleted ?? false]),
    [
      [false, false],
      [true, true],
    ],
  );
  assert.equal(await stageOf(id), 'Тендер 3', 'what was lost meanwhile is read');
  assert.equal((await journal('tracker.hook_revived')).length, 1);
  assert.equal((await tracker('GET', '/overview')).json.webhook.state, 'revived');
  board.hooks.length = 0;
  await sync();
  assert.equal((await tracker('GET', '/overview')).json.webhook.state, 'missing');
  assert.equal((await journal('tracker.hook_missing')).length, 1);
});

test('the address of the webhook is a secret, and a person without the right neither synchronizes nor subscribes', async () => {
  const { tracker, portal } = await swept();
  await tracker('POST', '/webhook/register');
  const { text } = await tracker('GET', '/overview');
  const token = board.hooks.at(-1)?.url.split('/').at(-1) as string;
  assert.ok(token.length > 40 && !text.includes(token));
  const buyer = await colleague(portal, 'viewer');
  for (const path of ['/sync', '/webhook/register'])
    assert.equal((await buyer.ask('POST', `${trackerUrl}${path}`)).status, 403);
  assert.equal((await buyer.ask('PUT', `${trackerUrl}/settings`, { columns: [] })).status, 403);
});

test('a new address is told to the tracker in the same action, and a deleted integration leaves no subscription behind', async () => {
  const { tracker, act, installationId } = await swept();
  board.hooks.length = 0;
  await tracker('POST', '/webhook/register');
  const before = board.hooks[0]?.url;
  const one = `/api/v1/integrations/installations/${installationId}`;
  assert.equal((await act('POST', `${one}/webhook-endpoint/regenerate`, {})).status, 200);
  assert.equal(board.hooks.length, 1);
  assert.notEqual(board.hooks[0]?.url, before);
  assert.equal((await act('DELETE', one)).status, 200);
  assert.equal(board.hooks[0]?.deleted, true);
});
