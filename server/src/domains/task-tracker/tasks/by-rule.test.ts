import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taskBoard, trackerPortal } from '../../../../test/tracker.ts';

const board = await taskBoard();

async function ruled() {
  const held = await trackerPortal(board);
  await held.sync();
  const [tender, other] = [await held.stage('Тендер 4'), await held.stage('Другой этап 4')];
  await held.map([], [{ stageId: tender, columnId: 'c2', assigneeId: 'u1' }]);
  const { id } = await held.create();
  await held.drain();
  const before = board.tasks.size;
  const made = () => board.tasks.size - before;
  return { ...held, id, tender, other, made };
}

test('a requisition that enters the stage gets a task, once in its life', async () => {
  const { id, tender, other, toStage, drain, made, tracked } = await ruled();
  await toStage(id, tender);
  await drain();
  assert.equal(made(), 1);
  const task = [...board.tasks.values()].at(-1);
  assert.deepEqual([task?.columnId, task?.assigned], ['c2', ['u1']]);
  const { links, tasks } = await tracked(id);
  assert.deepEqual([links.length, tasks[0].idTaskCommon], [1, task?.idTaskCommon]);
  await toStage(id, other);
  await toStage(id, tender);
  await drain();
  assert.equal(made(), 1);
});

test('even after the task was unlinked no other is made by itself', async () => {
  const { id, tender, other, toStage, drain, made, tracked, tracker } = await ruled();
  await toStage(id, tender);
  await drain();
  await tracker('DELETE', `/links/${(await tracked(id)).links[0].id}`);
  await toStage(id, other);
  await toStage(id, tender);
  await drain();
  assert.equal(made(), 1);
});

test('a requisition that has a task, stands in the stage already, or changes otherwise gets none', async () => {
  const { id, tender, toStage, drain, made, link, create, act, map } = await ruled();
  await link(id, board.put().id);
  await toStage(id, tender);
  await drain();
  assert.equal(made(), 1, 'the one it was linked to');
  await map([], []);
  const standing = (await create()).id;
  await toStage(standing, tender);
  await drain();
  await map([], [{ stageId: tender, columnId: 'c2' }]);
  await act('PATCH', `/api/v1/purchase-requisitions/${standing}`, { comment: 'Уточнено' });
  await drain();
  assert.equal(made(), 1);
});

test('a rule while the integration is disabled makes nothing, and the journal says to do it by hand', async () => {
  const { id, tender, toStage, drain, made, act, installationId, journal } = await ruled();
  await act('POST', `/api/v1/integrations/installations/${installationId}/disable`);
  await toStage(id, tender);
  await drain();
  assert.equal(made(), 0);
  assert.match((await journal('tracker.rule_skipped'))[0]?.message ?? '', /создайте задачу вручную/);
});

test('settings that cannot be carried out are refused, field by field', async () => {
  const { tracker, tender, other } = await ruled();
  const put = (body: object) => tracker('PUT', '/settings', body);
  const column = (columnId: string, stageId: string, direction = 'both') => ({ columnId, stageId, direction });
  const faults = async (body: object) =>
    ((await put(body)).json.errors ?? []).map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`);
  assert.deepEqual(await faults({ columns: [column('c9', tender)] }), ['/columns/0/columnId not_found_reference']);
  assert.deepEqual(await faults({ columns: [column('c1', tender), column('c1', other)] }), [
    '/columns/1/columnId duplicate',
  ]);
  assert.deepEqual(await faults({ columns: [column('c1', tender), column('c2', tender)] }), [
    '/columns/1/stageId duplicate',
  ]);
  assert.deepEqual(await faults({ columns: [column('c1', tender), column('c2', tender, 'from_tracker')] }), []);
  assert.deepEqual(await faults({ columns: [column('c1', tender), column('d1', tender)] }), []);
  assert.deepEqual(
    await faults({
      rules: [
        { stageId: tender, columnId: 'c9', assigneeId: 'u9' },
        { stageId: tender, columnId: 'c1' },
      ],
    }),
    ['/rules/0/columnId not_found_reference', '/rules/0/assigneeId not_found_reference', '/rules/1/stageId duplicate'],
  );
  const unknown = await put({ columns: [column('c1', '01a2153f-6713-711a-afc4-2642472a7957')] });
  assert.equal(unknown.json.code, 'unknown_reference');
  const { version, columns } = (await tracker('GET', '/settings')).json;
  assert.deepEqual(columns, [column('c1', tender), column('d1', tender)]);
  assert.equal((await put({ columns: [], version: version + 1 })).status, 409);
  assert.equal((await put({ columns: [], version })).status, 200);
});
