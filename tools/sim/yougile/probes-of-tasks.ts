import {
  against,
  anna,
  ask,
  elsewhere,
  fresh,
  hiddenColumn,
  holds,
  inTurn,
  makeTask,
  nowhere,
  oleg,
  type Probe,
  task,
  working,
} from './asking.ts';

const show = ask('GET', `/tasks/${task()}`);
const change = (body: object) => ask('PUT', `/tasks/${task()}`, body);
const titles = (path: string) => ask('GET', path);
const named = (text: string) =>
  JSON.parse(text)
    .content.map(({ title }: { title: string }) => title)
    .join();

const three = [
  makeTask({ title: 'А', assigned: [anna] }),
  makeTask({ title: 'Б', columnId: working, assigned: [oleg] }),
  makeTask({ title: 'В' }),
];
const after = (
  before: ReturnType<typeof ask>[],
  last: ReturnType<typeof ask>,
  expected: string,
): Pick<Probe, 'passes' | 'answers'> => ({
  passes: inTurn(...before, last),
  answers: ({ text }) => named(text) === expected,
});

/** A task is made, something is done to it, and so it is shown then. */
const shows = (
  clause: string,
  says: string,
  steps: ReturnType<typeof ask>[],
  holdsOf: (shown: Record<string, unknown>) => boolean,
): Probe => ({
  clause,
  says,
  passes: inTurn(...steps, show),
  answers: (reply) => holdsOf(holds(reply)),
});

const checklists = [{ title: 'Приёмка', items: [{ title: 'Вес', isCompleted: false }] }];
const deadline = { deadline: Date.parse('2026-12-01T00:00:00Z'), withTime: false };

export const probesOfTasks: readonly Probe[] = [
  { clause: 'YG-13', says: 'in the order they were made', ...after(three, titles('/task-list'), 'А,Б,В') },
  { clause: 'YG-13', says: 'in reverse', ...after(three, titles('/tasks'), 'В,Б,А') },
  { clause: 'YG-13', says: 'of a column', ...after(three, titles(`/task-list?columnId=${fresh}`), 'А,В') },
  { clause: 'YG-13', says: 'for one of two', ...after(three, titles(`/task-list?assignedTo=${oleg},${nowhere}`), 'Б') },
  { clause: 'YG-13', says: 'by title', ...after(three, titles(`/task-list?title=${encodeURIComponent('В')}`), 'В') },
  {
    clause: 'YG-13',
    says: 'without the deleted',
    ...after([...three, change({ deleted: true })], titles('/task-list'), 'Б,В'),
  },
  {
    clause: 'YG-13',
    says: 'with the deleted',
    ...after([...three, change({ deleted: true })], titles('/task-list?includeDeleted=true'), 'А,Б,В'),
  },
  {
    clause: 'YG-13',
    says: 'a page that changed meanwhile',
    given: (sim) => sim.faults.add({ fault: { kind: 'own', name: 'page changes between calls' }, where: 'task-list' }),
    ...after(three, titles('/task-list'), 'Б,В'),
  },

  against(
    'YG-14/title',
    'a title alone',
    ask('POST', '/tasks', { title: 'Купить' }),
    ask('POST', '/tasks', { columnId: fresh }),
  ),
  against('YG-14/column', 'a column that is none', makeTask(), makeTask({ columnId: nowhere }), { status: 404 }),
  against(
    'YG-14/deadline',
    'a deadline that is a day',
    makeTask({ deadline }),
    makeTask({ deadline: { deadline: '2026-12-01' } }),
  ),
  against(
    'YG-14/lists',
    'one that is no list',
    makeTask({ assigned: [anna], checklists }),
    makeTask({ assigned: anna }),
  ),
  {
    clause: 'YG-14',
    says: 'an identifier',
    passes: makeTask(),
    answers: (reply) => reply.status === 201 && JSON.stringify(holds(reply)) === JSON.stringify({ id: task() }),
  },

  shows(
    'YG-15',
    'what was given',
    [makeTask({ description: '<p>Срочно</p>', deadline })],
    (one) => one.description === '<p>Срочно</p>' && JSON.stringify(one.deadline) === JSON.stringify(deadline),
  ),
  shows(
    'YG-15',
    'who made it, and when',
    [makeTask()],
    (one) => one.createdBy === anna && Number(one.timestamp) > 1e12,
  ),
  shows('YG-15', 'its keys', [makeTask()], (one) => one.idTaskCommon === 'ID-1' && one.idTaskProject === 'SUP-1'),
  {
    clause: 'YG-15',
    says: 'numbers go on, of the project by themselves',
    passes: inTurn(makeTask(), makeTask({ columnId: hiddenColumn }), ask('GET', `/tasks/${task(2)}`)),
    answers: (reply) => holds(reply).idTaskCommon === 'ID-2' && holds(reply).idTaskProject === 'SEC-1',
  },
  {
    clause: 'YG-15',
    says: 'without a column it has one key',
    passes: inTurn(ask('POST', '/tasks', { title: 'Купить' }), show),
    answers: (reply) => holds(reply).idTaskProject === undefined,
  },
  against('YG-15/known', 'no task', inTurn(makeTask(), show), ask('GET', `/tasks/${nowhere}`), { status: 404 }),
  {
    clause: 'YG-15',
    says: 'a value nobody knows',
    given: (sim) => sim.faults.add({ fault: { kind: 'own', name: 'unknown enum value' }, where: 'GET .*/tasks/' }),
    passes: inTurn(makeTask(), show),
    answers: (reply) => holds(reply).color === 'task-plaid',
  },

  shows(
    'YG-16',
    'what is not named stays',
    [makeTask({ description: 'а' }), change({ title: 'Купить известь' })],
    (one) => one.title === 'Купить известь' && one.description === 'а',
  ),
  {
    clause: 'YG-16',
    says: 'an identifier',
    passes: inTurn(makeTask(), change({ title: 'б' })),
    answers: (reply) => reply.status === 200 && holds(reply).id === task(),
  },
  shows(
    'YG-16',
    'completed, with the time',
    [makeTask(), change({ completed: true })],
    (one) => one.completed === true && one.completedTimestamp !== undefined,
  ),
  shows(
    'YG-16',
    'open again, without',
    [makeTask({ completed: true }), change({ completed: false })],
    (one) => one.completedTimestamp === undefined,
  ),
  shows('YG-16', 'archived', [makeTask(), change({ archived: true })], (one) => one.archivedTimestamp !== undefined),
  shows(
    'YG-16',
    'deleted is still shown, as deleted',
    [makeTask(), change({ deleted: true })],
    (one) => one.deleted === true,
  ),
  shows('YG-16', 'out of its column', [makeTask(), change({ columnId: '-' })], (one) => one.columnId === undefined),
  shows(
    'YG-16',
    'in another one of the project the key stays',
    [makeTask(), change({ columnId: elsewhere })],
    (one) => one.columnId === elsewhere && one.idTaskProject === 'SUP-1',
  ),
  shows(
    'YG-16',
    'in another project it has another key',
    [makeTask(), change({ columnId: hiddenColumn })],
    (one) => one.idTaskProject === 'SEC-1',
  ),
  shows(
    'YG-16',
    'checklists are replaced whole',
    [makeTask({ checklists: [...checklists, ...checklists] }), change({ checklists })],
    ({ checklists: now }) => (now as unknown[]).length === 1,
  ),

  {
    clause: 'YG-18',
    says: 'a message in the chat of a task',
    passes: inTurn(
      makeTask(),
      ask('POST', `/chats/${task()}/messages`, { text: 'Счёт пришёл' }),
      ask('GET', `/chats/${task()}/messages`),
    ),
    answers: (reply) =>
      holds(reply).content[0].text === 'Счёт пришёл' && typeof holds(reply).content[0].id === 'number',
  },
  against(
    'YG-18/text',
    'no text',
    inTurn(makeTask(), ask('POST', `/chats/${task()}/messages`, { text: 'а' })),
    inTurn(makeTask(), ask('POST', `/chats/${task()}/messages`, {})),
  ),
  {
    clause: 'YG-18',
    says: 'who follows the chat',
    passes: inTurn(
      makeTask(),
      ask('PUT', `/tasks/${task()}/chat-subscribers`, { content: [anna] }),
      ask('GET', `/tasks/${task()}/chat-subscribers`),
    ),
    answers: (reply) => holds(reply)[0] === anna,
  },
  {
    clause: 'YG-19',
    says: 'the same again is another task',
    passes: inTurn(makeTask(), makeTask()),
    answers: (_, sim) => sim.state.tasks.length === 2,
  },
];
