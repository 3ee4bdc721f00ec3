import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, request, signIn } from '../../../../test/harness.ts';
import { colleague } from '../../../../test/requisitions.ts';
import { taskBoard, trackerPortal, trackerUrl } from '../../../../test/tracker.ts';

const board = await taskBoard();

test('a link is removed only at the version that If-Match names', async () => {
  const { create, link, portal, tracked } = await trackerPortal(board);
  const { id } = await create();
  const held = await link(id, board.put().id);
  const remove = (version: number) =>
    signIn(portal).then((token) =>
      request('DELETE', `${trackerUrl}/links/${held.id}`, { token, headers: { 'if-match': `"v${version}"` } }),
    );
  assert.equal((await remove(held.version + 1)).json.code, 'precondition_failed');
  assert.equal((await tracked(id)).links.length, 1);
  assert.equal((await remove(held.version)).status, 200);
});

test('the first link of a requisition is the main one, and the oldest takes its place when it goes', async () => {
  const { create, link, tracker, tracked, portal } = await trackerPortal(board);
  const { id } = await create();
  const [one, two, three] = [board.put(), board.put(), board.put()];
  const links = [await link(id, one.id), await link(id, two.id), await link(id, three.id)];
  assert.deepEqual(
    links.map(({ isPrimary, title }) => [isPrimary, title]),
    [
      [true, one.title],
      [false, two.title],
      [false, three.title],
    ],
  );
  const removed = await tracker('DELETE', `/links/${links[0].id}`);
  assert.equal(removed.status, 200, removed.text);
  const left = await tracked(id);
  assert.deepEqual(
    left.links.map((held: Record<string, unknown>) => [held.externalId, held.isPrimary]),
    [
      [two.id, true],
      [three.id, false],
    ],
  );
  assert.equal(left.movingTaskId, two.id);
  assert.equal((await tracker('DELETE', `/links/${links[0].id}`)).status, 404);
  const told = (await factsOf(portal.tenantId))
    .map(({ event }) => event)
    .filter((event) => event.startsWith('tracker_link'));
  assert.deepEqual(told, [
    ...['tracker_link.created', 'tracker_link.created', 'tracker_link.created'],
    ...['tracker_link.deleted', 'tracker_link.updated'],
  ]);
});

test('the same pair is linked once, also by two at once and by a repeated request', async () => {
  const { create, tracker, tracked } = await trackerPortal(board);
  const { id: procurementId } = await create();
  const body = { procurementId, targetType: 'task', externalId: board.put().id };
  const both = await Promise.all([tracker('POST', '/links', body), tracker('POST', '/links', body)]);
  assert.deepEqual(
    both.map(({ status }) => status).sort((a, b) => a - b),
    [201, 409],
  );
  const refused = await tracker('POST', '/links', body);
  assert.deepEqual([refused.json.code, refused.json.existing.entityType], ['already_exists', 'tracker_link']);
  const other = { ...body, externalId: board.put().id };
  const first = await tracker('POST', '/links', other, { 'idempotency-key': 'link-1' });
  const again = await tracker('POST', '/links', other, { 'idempotency-key': 'link-1' });
  assert.deepEqual([first.status, again.status, again.json.id], [201, 201, first.json.id], again.text);
  assert.equal((await tracked(procurementId)).links.length, 2);
});

test('what is not in the tracker, or is not shown there, is not linked', async () => {
  const { create, tracker, tracked } = await trackerPortal(board);
  const { id: procurementId } = await create();
  for (const [targetType, externalId] of [
    ['task', 'нет такой'],
    ['board', 'b9'],
    ['project', 'p9'],
    ['task', board.put('c1', { deleted: true }).id],
  ]) {
    const { status, json } = await tracker('POST', '/links', { procurementId, targetType, externalId });
    assert.deepEqual([status, json.code], [422, 'unknown_reference'], externalId);
  }
  assert.equal(
    (await tracker('POST', '/links', { procurementId, targetType: 'column', externalId: 'c1' })).status,
    422,
  );
  assert.deepEqual((await tracked(procurementId)).links, []);
});

test('a board and a project are linked by their titles', async () => {
  const { create, link, sync, tracked } = await trackerPortal(board);
  await sync();
  const { id } = await create();
  await link(id, 'b1', 'board');
  await link(id, 'p1', 'project');
  const { links, movingTaskId } = await tracked(id);
  assert.deepEqual(
    links.map(({ targetType, title }: Record<string, string>) => [targetType, title]),
    [
      ['board', 'Закупки'],
      ['project', 'Снабжение'],
    ],
  );
  assert.equal(movingTaskId, null);
});

test('a tracker that fails is told as failing, and nothing is linked', async () => {
  const { create, tracker, tracked } = await trackerPortal(board);
  const { id: procurementId } = await create();
  const task = board.put();
  for (const _ of [1, 2]) board.meets(new RegExp(`GET /tasks/${task.id}`), 'is down');
  const body = { procurementId, targetType: 'task', externalId: task.id };
  const { status, json } = await tracker('POST', '/links', body);
  assert.deepEqual([status, json.code], [502, 'upstream_error']);
  assert.deepEqual((await tracked(procurementId)).links, []);
});

test('who may not link reads, and another portal sees nothing', async () => {
  const { create, link, portal } = await trackerPortal(board);
  const { id: procurementId } = await create();
  const task = board.put();
  const { id } = await link(procurementId, task.id);
  const viewer = await colleague(portal, 'viewer');
  const body = { procurementId, targetType: 'task', externalId: board.put().id };
  assert.equal((await viewer.ask('POST', `${trackerUrl}/links`, body)).status, 403);
  assert.equal((await viewer.ask('DELETE', `${trackerUrl}/links/${id}`)).status, 403);
  const stranger = await signIn(await newPortal());
  assert.equal((await request('DELETE', `${trackerUrl}/links/${id}`, { token: stranger })).status, 404);
  assert.equal((await request('GET', `${trackerUrl}/requisitions/${procurementId}`, { token: stranger })).status, 404);
  const { json } = await request('GET', `${trackerUrl}/overview`, { token: stranger });
  assert.deepEqual([json.installation, json.links, json.webhook.state], [null, [], 'not_registered']);
});
