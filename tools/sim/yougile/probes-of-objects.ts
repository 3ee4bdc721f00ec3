import {
  against,
  anna,
  ask,
  board,
  fresh,
  hiddenColumn,
  hiddenProject,
  holds,
  inTurn,
  makeTask,
  nowhere,
  oleg,
  type Probe,
  supply,
  task,
} from './asking.ts';
import { keys, uuidOf } from './seed.ts';

const byObserver = (method: string, path: string, body?: unknown) => ask(method, path, body, keys.observer);
const made = (series: number, at = 1) => uuidOf(series, 1_000 + at);

const newProject = (more: object = {}) =>
  ask('POST', '/projects', { title: 'Стройка', users: { [oleg]: 'worker' }, ...more });
const newBoard = (more: object = {}) => ask('POST', '/boards', { title: 'Заявки', projectId: supply, ...more });
const newColumn = (more: object = {}) =>
  ask('POST', '/columns', { title: 'На проверке', boardId: board, color: 4, ...more });

export const probesOfObjects: readonly Probe[] = [
  {
    clause: 'YG-06',
    says: 'what the owner takes no part in is not listed',
    passes: byObserver('GET', '/projects'),
    answers: (reply) => holds(reply).content.length === 1,
  },
  against(
    'YG-06/visible',
    'a project of others',
    ask('GET', `/projects/${hiddenProject}`),
    byObserver('GET', `/projects/${hiddenProject}`),
    { status: 404 },
  ),
  against(
    'YG-06/visible',
    'a project of another company',
    ask('GET', `/projects/${supply}`),
    ask('GET', `/projects/${uuidOf(3, 3)}`),
    { status: 404 },
  ),
  against(
    'YG-06/visible',
    'a task in a hidden column',
    makeTask({ columnId: hiddenColumn }),
    ask('POST', '/tasks', { title: 'Купить', columnId: hiddenColumn }, keys.observer),
    { status: 404 },
  ),
  against(
    'YG-06/write',
    'an observer makes no task',
    makeTask(),
    ask('POST', '/tasks', { title: 'Купить', columnId: fresh }, keys.observer),
    { status: 403 },
  ),
  against(
    'YG-06/write',
    'an observer changes no column',
    ask('PUT', `/columns/${fresh}`, { title: 'Новое' }),
    byObserver('PUT', `/columns/${fresh}`, { title: 'Новое' }),
    { status: 403 },
  ),
  against(
    'YG-06/write',
    'an observer changes no task',
    inTurn(makeTask(), ask('PUT', `/tasks/${task()}`, { title: 'Купить' })),
    inTurn(makeTask(), byObserver('PUT', `/tasks/${task()}`, { title: 'Купить' })),
    { status: 403 },
  ),
  { clause: 'YG-06', says: 'an observer reads', passes: inTurn(makeTask(), byObserver('GET', `/tasks/${task()}`)) },

  {
    clause: 'YG-10',
    says: 'made and shown',
    passes: inTurn(newProject(), ask('GET', `/projects/${made(3)}`)),
    answers: (reply) =>
      holds(reply).title === 'Стройка' && holds(reply).users[oleg] === 'worker' && holds(reply).timestamp > 0,
  },
  against('YG-10/title', 'no title', newProject(), newProject({ title: undefined })),
  against('YG-10/known', 'no project', ask('GET', `/projects/${supply}`), ask('GET', `/projects/${nowhere}`), {
    status: 404,
  }),
  {
    clause: 'YG-10',
    says: 'a minus takes a user out',
    passes: inTurn(ask('PUT', `/projects/${supply}`, { users: { [oleg]: '-' } }), ask('GET', `/projects/${supply}`)),
    answers: (reply) => Object.keys(holds(reply).users).join() === anna,
  },
  {
    clause: 'YG-10',
    says: 'deleted, it is listed only if that is asked for',
    async passes(send) {
      await send(ask('PUT', `/projects/${supply}`, { deleted: true }));
      const without = await send(ask('GET', '/projects'));
      const all = await send(ask('GET', '/projects?includeDeleted=true'));
      return holds(without).content.length === 1 ? all : without;
    },
    answers: (reply) => holds(reply).content.length === 2,
  },

  {
    clause: 'YG-11',
    says: 'boards of a project',
    passes: inTurn(newBoard(), ask('GET', `/boards?projectId=${supply}&title=${encodeURIComponent('Заявки')}`)),
    answers: (reply) =>
      holds(reply)
        .content.map(({ id }: { id: string }) => id)
        .join() === made(4),
  },
  against('YG-11/title', 'no title', newBoard(), newBoard({ title: ' ' })),
  against('YG-11/project', 'no project', newBoard(), newBoard({ projectId: undefined })),
  against('YG-11/project', 'a project that is none', newBoard(), newBoard({ projectId: nowhere }), { status: 404 }),
  against('YG-11/known', 'no board', ask('GET', `/boards/${board}`), ask('GET', `/boards/${nowhere}`), { status: 404 }),

  {
    clause: 'YG-12',
    says: 'columns of a board',
    passes: inTurn(newColumn(), ask('GET', `/columns?boardId=${board}`)),
    answers: (reply) => holds(reply).content.length === 4 && holds(reply).content[3].color === 4,
  },
  against('YG-12/title', 'no title', newColumn(), newColumn({ title: undefined })),
  against('YG-12/board', 'no board', newColumn(), newColumn({ boardId: undefined })),
  against('YG-12/board', 'a board that is none', newColumn(), newColumn({ boardId: nowhere }), { status: 404 }),
  against('YG-12/color', 'a color by name', newColumn(), newColumn({ color: 'green' })),
  against('YG-12/known', 'no column', ask('GET', `/columns/${fresh}`), ask('GET', `/columns/${nowhere}`), {
    status: 404,
  }),
];
