import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taskBoard, trackerPortal } from '../../../../test/tracker.ts';

const board = await taskBoard();
const lastTask = () => [...board.tasks.values()].at(-1);

test('a task is created from a requisition, says what is needed and is linked at once', async () => {
  const { create, tracker, tracked, drain, cardOf } = await trackerPortal(board);
  const { id, number, title } = await cardOf((await create()).id);
  const { status, json, text } = await tracker('POST', '/tasks', { procurementId: id });
  assert.equal(status, 201, text);
  const task = lastTask();
  assert.deepEqual([json.externalId, json.isPrimary, json.title], [task?.id, true, `${number}: ${title}`]);
  assert.equal(task?.columnId, 'c1');
  assert.match(task?.description ?? '', new RegExp(`#${number}/[0-9a-f]{12}`));
  assert.doesNotMatch(task?.description ?? '', /1000/, 'sums stay here');
  await drain();
  const { tasks, ordered, movingTaskId } = await tracked(id);
  assert.deepEqual([tasks[0].idTaskCommon, movingTaskId, ordered], [task?.idTaskCommon, task?.id, null]);
});

test('a task enters the column, board or project that is named, and is given to somebody', async () => {
  const { create, tracker, sync } = await trackerPortal(board, {});
  await sync();
  const make = async (more: object) => {
    const { id: procurementId } = await create();
    return tracker('POST', '/tasks', { procurementId, ...more });
  };
  assert.equal((await make({ columnId: 'd1', title: 'Заказать <b>цемент</b>', assignee: 'u1' })).status, 201);
  assert.deepEqual(
    [lastTask()?.columnId, lastTask()?.title, lastTask()?.assigned],
    ['d1', 'Заказать <b>цемент</b>', ['u1']],
  );
  assert.equal((await make({ boardId: 'b2' })).status, 201);
  assert.equal(lastTask()?.columnId, 'd1');
  assert.equal((await make({ projectId: 'p1' })).status, 201);
  assert.equal(lastTask()?.columnId, 'c1');
  const before = board.tasks.size;
  const rule = (await make({})).json;
  assert.deepEqual([rule.code, rule.rule], ['business_rule_violated', 'tracker_column_needed']);
  for (const more of [{ columnId: 'c9' }, { boardId: 'b9' }, { projectId: 'p9' }, { columnId: 'c1', assignee: 'u9' }])
    assert.equal((await make(more)).json.code, 'unknown_reference', JSON.stringify(more));
  assert.equal(board.tasks.size, before);
});

test('where the tracker fails nothing is linked, and the person is told what it said', async () => {
  const { create, tracker, tracked, drainLater } = await trackerPortal(board);
  const { id: procurementId } = await create();
  board.meets(/POST \/tasks/, 'refuses in a list');
  const refused = await tracker('POST', '/tasks', { procurementId });
  assert.deepEqual([refused.status, refused.json.rule], [422, 'provider_refused']);
  assert.match(refused.json.detail, /title is wrong; column is wrong/);
  for (const _ of [1, 2]) board.meets(/POST \/tasks/, 'is busy');
  assert.equal((await tracker('POST', '/tasks', { procurementId })).status, 429);
  await drainLater();
  const { links, ordered } = await tracked(procurementId);
  assert.deepEqual([links, ordered.status], [[], 'failed']);
  assert.equal(board.tasks.size, [...board.tasks.values()].length);
});

test('an answer that is lost leaves doubt: the task is looked for, found and linked, and created once', async () => {
  const { create, tracker, tracked, drainLater } = await trackerPortal(board);
  const { id: procurementId } = await create();
  const before = board.tasks.size;
  board.meets(/POST \/tasks/, 'loses the answer');
  const lost = await tracker('POST', '/tasks', { procurementId });
  assert.deepEqual([lost.status, lost.json.rule, lost.json.providerKind], [502, 'outcome_unknown', 'unknown_outcome']);
  assert.deepEqual((await tracked(procurementId)).links, []);
  const again = await tracker('POST', '/tasks', { procurementId });
  assert.deepEqual([again.status, again.json.rule], [409, 'task_being_created']);
  await drainLater();
  await drainLater();
  const { links, ordered } = await tracked(procurementId);
  assert.deepEqual([links.length, links[0].externalId, ordered], [1, lastTask()?.id, null]);
  assert.equal(board.tasks.size, before + 1);
});

test('a task that somebody has moved meanwhile is found by its title', async () => {
  const { create, tracker, tracked, drainLater } = await trackerPortal(board);
  const { id: procurementId } = await create();
  board.meets(/POST \/tasks/, 'mumbles');
  assert.equal((await tracker('POST', '/tasks', { procurementId })).status, 502);
  Object.assign(lastTask() ?? {}, { columnId: 'c3' });
  await drainLater();
  await drainLater();
  assert.equal((await tracked(procurementId)).links[0].externalId, lastTask()?.id);
});

test('what three looks do not find waits for a person, who has it created again', async () => {
  const { create, tracker, tracked, drainLater, act, installationId } = await trackerPortal(board);
  const { id: procurementId } = await create();
  board.meets(/POST \/tasks/, 'loses the request');
  assert.equal((await tracker('POST', '/tasks', { procurementId })).status, 502);
  for (const _ of [1, 2, 3, 4]) await drainLater();
  const { ordered } = await tracked(procurementId);
  assert.deepEqual([ordered.status, ordered.awaitsDecision], ['in_doubt', true]);
  const outbox = `/api/v1/integrations/installations/${installationId}/outbox/${ordered.id}`;
  assert.equal((await act('POST', `${outbox}/retry`)).status, 200);
  await drainLater();
  await drainLater();
  assert.equal((await tracked(procurementId)).links[0].externalId, lastTask()?.id);
});

test('two who ask at once get one task, and a repeated request its first answer', async () => {
  const { create, tracker, tracked } = await trackerPortal(board);
  const { id: procurementId } = await create();
  const before = board.tasks.size;
  const both = await Promise.all([1, 2].map(() => tracker('POST', '/tasks', { procurementId })));
  assert.ok(both.some(({ status }) => status === 201));
  assert.equal(board.tasks.size - before, both.filter(({ status }) => status === 201).length);
  const { id: other } = await create();
  const key = { 'idempotency-key': 'task-1' };
  const first = await tracker('POST', '/tasks', { procurementId: other }, key);
  const again = await tracker('POST', '/tasks', { procurementId: other }, key);
  assert.deepEqual([again.status, again.json.id], [201, first.json.id], again.text);
  assert.equal((await tracked(other)).links.length, 1);
});

test('without a working tracker nothing is created', async () => {
  const { create, tracker, act, installationId } = await trackerPortal(board);
  const { id: procurementId } = await create();
  await act('POST', `/api/v1/integrations/installations/${installationId}/disable`);
  assert.equal((await tracker('POST', '/tasks', { procurementId })).json.code, 'integration_disabled');
  assert.equal((await tracker('POST', '/tasks', { procurementId: installationId })).status, 404);
});
