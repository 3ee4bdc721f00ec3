import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taskBoard, trackerPortal } from '../../../test/tracker.ts';

const board = await taskBoard();

test('documents and integrations read what a requisition is linked to, and the task that moves with it', async () => {
  const { create, link, sync, ask } = await trackerPortal(board);
  await sync();
  const { id } = await create();
  await link(id, 'b1', 'board');
  const task = board.put('c2', { completed: true });
  await link(id, task.id);
  const paths = ['primary.targetType', 'primary.externalId', 'links[].targetType', 'links[].externalId'];
  const ofTask = [
    'taskId',
    'idTaskCommon',
    'idTaskProject',
    'title',
    'columnId',
    'completed',
    'archived',
    'lastSyncedAt',
  ];
  const all = [...paths, ...ofTask.map((name) => `task.${name}`)].map((path) => `tasktracker.${path}`);
  const body = { entityType: 'procurement', entityId: id, paths: all };
  const { status, json, text } = await ask('POST', '/api/v1/variables/resolve', body);
  assert.equal(status, 200, text);
  const values = JSON.stringify(json);
  for (const said of ['"board"', 'b1', task.id, task.idTaskCommon as string, task.title])
    assert.ok(values.includes(said), `${said}: ${values}`);
});
