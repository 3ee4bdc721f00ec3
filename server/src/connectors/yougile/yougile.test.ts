import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodyOf, instantOf, markOf, personOf, placeOf, taskOf } from './mapping.ts';
import { pageOf } from './task-pages.ts';
import { webhook } from './webhook.ts';
import { messageOf, read, shapes } from './wire.ts';

const draft = {
  title: 'PR-2026-0001: Цемент',
  lines: ['Заявка <1> & «2»', 'https://romashka.example/purchase-requisitions/1'],
  columnId: 'c1',
  assigneeIds: ['u1'],
  deadline: '2026-12-31',
  mark: 'PR-2026-0001',
};

test('a task says what it is for in plain text, and bears the mark it is found by', () => {
  const body = bodyOf(draft, '01a2153d-af85-73c0-b789-b79fa5dd76df');
  assert.deepEqual(body, {
    title: 'PR-2026-0001: Цемент',
    columnId: 'c1',
    assigned: ['u1'],
    deadline: { deadline: Date.parse('2026-12-31T12:00:00Z'), withTime: false },
    description:
      '<p>Заявка &lt;1&gt; &amp; «2»</p><p>https://romashka.example/purchase-requisitions/1</p><p>#PR-2026-0001/b79fa5dd76df</p>',
  });
  assert.equal(markOf(draft, '01a2153d-af85-73c0-b789-b79fa5dd76df'), '#PR-2026-0001/b79fa5dd76df');
  assert.deepEqual(Object.keys(bodyOf({ ...draft, assigneeIds: [], deadline: null }, 'x')), [
    'title',
    'columnId',
    'description',
  ]);
});

test('a task is read with what it has, and one outside of all columns stands in none', () => {
  const bare = taskOf({ id: 't1', title: 'Цемент' });
  assert.deepEqual(
    [bare.columnId, bare.assigneeIds, bare.deadline, bare.completed, bare.archived, bare.deleted],
    [null, [], null, false, false, false],
  );
  const full = taskOf({
    ...{ id: 't1', title: 'Цемент', columnId: '-', assigned: ['u1'], deadline: { deadline: 1_764_547_200_000 } },
    ...{ idTaskCommon: 'ID-484', idTaskProject: 'DEV-484', completed: true, archived: true, deleted: true },
  });
  assert.deepEqual(
    [full.columnId, full.deadline, full.idTaskCommon, full.deleted],
    [null, '2025-12-01T00:00:00.000Z', 'ID-484', true],
  );
  assert.deepEqual([instantOf(0), instantOf('не время'), instantOf(null)], [null, null, null]);
});

test('places hang under each other, and a person is known by any name there is', () => {
  assert.deepEqual(placeOf('column', { id: 'c1', title: 'Новые', boardId: 'b1' }).parentId, 'b1');
  assert.deepEqual(placeOf('board', { id: 'b1', title: null, projectId: 'p1' }).title, 'b1');
  assert.equal(placeOf('project', { id: 'p1', projectId: 'x' }).parentId, null);
  assert.equal(personOf({ id: 'u1', email: 'anna@romashka.ru' }).title, 'anna@romashka.ru');
});

test('more follows where the service says so, and where it says nothing only after a full page', () => {
  assert.equal(pageOf({ paging: { next: true }, content: [1] }).more, true);
  assert.equal(pageOf({ paging: { next: true }, content: [] }).more, false);
  assert.equal(pageOf({ paging: { next: false }, content: Array.from({ length: 1_000 }) }).more, false);
  assert.equal(pageOf({ content: Array.from({ length: 1_000 }) }).more, true);
  assert.equal(pageOf({ content: [1] }).more, false);
});

test('what breaks the contract is told as broken, and what is unknown is passed over', () => {
  assert.throws(() => read(shapes.made, { ok: true }), { kind: 'contract_violation' });
  assert.throws(() => read(shapes.tasks, { content: [{ id: 't1' }] }), { kind: 'contract_violation' });
  assert.deepEqual(read(shapes.made, { id: 't1', more: 1 }).id, 't1');
});

const answer = (json: () => unknown) => ({ json }) as Parameters<typeof messageOf>[0];

test('a refusal is told in the words of the service, whichever form they have', () => {
  const said = (body: unknown) => messageOf(answer(() => body));
  assert.equal(said({ message: 'title  should not\nbe empty' }), 'title should not be empty');
  assert.equal(said({ message: ['одно', 'другое', 7] }), 'одно; другое');
  assert.equal(said({ error: 'Bad Request' }), 'Bad Request');
  assert.equal(said({ message: [] }), null);
  assert.equal(said({ message: 'я'.repeat(1_000) })?.length, 300);
  assert.equal(
    messageOf(
      answer(() => {
        throw new Error('HTML');
      }),
    ),
    null,
  );
});

const at = new Date('2026-11-26T09:00:00.000Z');
const posted = (body: unknown, when = at) => webhook.read(body, when);

test('an event of a task is a hint, in either form of the body', () => {
  for (const body of ['payload', 'data']) {
    const { events } = posted({ event: 'task-moved', [body]: { id: 't1', columnId: 'c2' } }) ?? { events: [] };
    assert.deepEqual(
      events.map(({ event }) => event),
      [{ taskId: 't1', event: 'task-moved', at: at.toISOString() }],
    );
  }
});

test('what comes again within seconds is the same event, and later another', () => {
  const keyAt = (when: string, more: object = {}) =>
    posted({ event: 'task-moved', payload: { id: 't1', ...more } }, new Date(when))?.events[0]?.key;
  assert.equal(keyAt('2026-11-26T09:00:00Z'), keyAt('2026-11-26T09:00:04Z'));
  assert.notEqual(keyAt('2026-11-26T09:00:00Z'), keyAt('2026-11-26T09:05:00Z'));
  assert.notEqual(keyAt('2026-11-26T09:00:00Z'), keyAt('2026-11-26T09:00:00Z', { columnId: 'c2' }));
});

test('events of others than tasks are understood and passed over, and what is no event is not', () => {
  for (const event of ['chat_message-created', 'project-renamed', 'user-added'])
    assert.deepEqual(posted({ event, payload: { id: 17 } })?.events, [], event);
  for (const body of [null, 'текст', 7, [], {}, { event: 'task-moved' }, { event: 'task-moved', payload: { id: 17 } }])
    assert.equal(posted(body), null, JSON.stringify(body));
});
