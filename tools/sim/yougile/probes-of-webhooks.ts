import { type Host, slowMs } from '../kit/start-host.ts';
import {
  against,
  anna,
  ask,
  fresh,
  holds,
  inTurn,
  makeTask,
  nowhere,
  type Probe,
  type Sim,
  task,
  working,
} from './asking.ts';
import {
  userCompletes,
  userDeletes,
  userMakes,
  userMoves,
  userRenames,
  userRestores,
  userWrites,
} from './happenings.ts';
import { keys, uuidOf, type World } from './seed.ts';

const subscribe = (url: string, event = 'task-*', key = keys.main) => ask('POST', '/webhooks', { url, event }, key);
const list = (query = '') => ask('GET', `/webhooks${query}`);
const first = uuidOf(7, 1);
const change = (body: object) => ask('PUT', `/webhooks/${first}`, body);

type Part = Readonly<Record<string, unknown>>;

interface Body {
  event: string;
  fromUserId: string;
  payload?: Part;
  data?: Part;
  prevData?: Part;
}

async function brought(sim: Sim): Promise<Body[]> {
  await sim.courier.settled();
  return sim.courier.posted.map(({ body }) => body) as Body[];
}

const events = (bodies: readonly Body[]) => bodies.map(({ event }) => event).join();

interface More {
  says: string;
  clause: string;
  event?: string;
  path?: string;
  state?: Partial<World>;
}

/** A subscription is made, something happens, and this is what is brought. */
const brings = (
  host: Host,
  { says, clause, event = 'task-*', path = '/ok/hook', state = {} }: More,
  happens: (sim: Sim, made: string) => unknown,
  holdsOf: (bodies: Body[], sim: Sim) => boolean,
): Probe => ({
  clause,
  says,
  given: (sim) => void Object.assign(sim.state, { repeatAfterMs: 1, ...state }),
  passes: inTurn(makeTask(), subscribe(`${host.url}${path}`, event)),
  async answers(_, sim) {
    await happens(sim, task());
    return holdsOf(await brought(sim), sim);
  },
});

const moved = (sim: Sim, taskId: string) => userMoves(sim, { taskId, columnId: working });

const subscriptions = (host: Host): readonly Probe[] => [
  {
    clause: 'YG-30',
    says: 'a plain list',
    passes: inTurn(subscribe(`${host.url}/ok`), list()),
    answers: (reply) =>
      Array.isArray(holds(reply)) && holds(reply)[0].id === first && holds(reply)[0].disabled === false,
  },
  against('YG-30/url', 'an address', subscribe(`${host.url}/ok`), subscribe('prokura')),
  against('YG-30/url', 'no address', subscribe(`${host.url}/ok`), ask('POST', '/webhooks', { event: '.*' })),
  against(
    'YG-30/known',
    'no subscription',
    inTurn(subscribe(`${host.url}/ok`), change({ disabled: true })),
    ask('PUT', `/webhooks/${nowhere}`, {}),
    { status: 404 },
  ),
  against(
    'YG-30/known',
    'one of another company',
    inTurn(subscribe(`${host.url}/ok`), change({ disabled: true })),
    inTurn(subscribe(`${host.url}/ok`, '.*', keys.foreign), change({ disabled: true })),
    { status: 404 },
  ),
  {
    clause: 'YG-30',
    says: 'deleted by PUT, it is listed only if that is asked for',
    async passes(send) {
      const without = await inTurn(subscribe(`${host.url}/ok`), change({ deleted: true }), list())(send);
      return holds(without).length === 0 ? send(list('?includeDeleted=true')) : without;
    },
    answers: (reply) => holds(reply).length === 1 && holds(reply)[0].deleted === true,
  },
  against('YG-31/event', 'no expression', subscribe(`${host.url}/ok`, '.*'), subscribe(`${host.url}/ok`, 'task-(')),
  against('YG-31/event', 'no event', subscribe(`${host.url}/ok`), ask('POST', '/webhooks', { url: `${host.url}/ok` })),
  {
    clause: 'YG-32',
    says: 'what is told of how it fares',
    passes: inTurn(subscribe(`${host.url}/ok`), list()),
    answers: (reply) => holds(reply)[0].lastSuccess === null && holds(reply)[0].failuresSinceLastSuccess === 0,
  },
];

const deliveries = (host: Host): readonly Probe[] => [
  brings(
    host,
    { clause: 'YG-31', says: 'every kind of change' },
    async (sim, taskId) => {
      moved(sim, taskId);
      userRenames(sim, { taskId, title: 'Купить известь' });
      userCompletes(sim, { taskId });
      userDeletes(sim, { taskId });
      userRestores(sim, { taskId });
      userMakes(sim, { title: 'Ещё одна', columnId: fresh });
    },
    (bodies) => events(bodies) === 'task-moved,task-renamed,task-updated,task-deleted,task-restored,task-created',
  ),
  brings(
    host,
    { clause: 'YG-31', says: 'one kind alone', event: 'task-(created|deleted)' },
    (sim, taskId) => {
      moved(sim, taskId);
      userDeletes(sim, { taskId });
    },
    (bodies) => events(bodies) === 'task-deleted',
  ),
  {
    clause: 'YG-31',
    says: 'what is done by a key is told too, and of other companies nothing',
    passes: inTurn(
      subscribe(`${host.url}/ok`, '.*'),
      subscribe(`${host.url}/ok/foreign`, '.*', keys.foreign),
      makeTask(),
      ask('PUT', `/tasks/${task()}`, { title: 'б', columnId: working }),
    ),
    answers: async (_, sim) => events(await brought(sim)) === 'task-created,task-moved,task-renamed',
  },
  {
    clause: 'YG-31',
    says: 'projects, boards and columns',
    passes: inTurn(
      subscribe(`${host.url}/ok`, '^(project|board|column)-'),
      ask('POST', '/projects', { title: 'а' }),
      ask('PUT', `/columns/${fresh}`, { title: 'б' }),
      ask('PUT', `/boards/${uuidOf(4, 1)}`, { deleted: true }),
    ),
    answers: async (_, sim) => events(await brought(sim)) === 'project-created,column-renamed,board-deleted',
  },
  brings(
    host,
    { clause: 'YG-33', says: 'payload, and the state before' },
    moved,
    ([one]) =>
      one?.payload?.id === task() &&
      one.payload.columnId === working &&
      one.prevData?.columnId === fresh &&
      one.fromUserId === anna,
  ),
  brings(
    host,
    { clause: 'YG-33', says: 'data instead', state: { eventBody: 'data' } },
    moved,
    ([one]) => one?.data?.id === task() && !('payload' in one),
  ),
  brings(
    host,
    { clause: 'YG-33', says: 'a message of a chat', event: 'chat_message-.*' },
    (sim, taskId) => userWrites(sim, { taskId, text: 'Где цемент?' }),
    ([one]) => typeof one?.payload?.id === 'number' && one.payload.chatId === task(),
  ),
  brings(
    host,
    { clause: 'YG-34', says: 'nothing proves who sends' },
    moved,
    () => !Object.keys(host.got.at(-1)?.headers ?? {}).some((name) => /auth|sign/.test(name)),
  ),
  brings(
    host,
    { clause: 'YG-32', says: 'a success is noted' },
    moved,
    (_, sim) => sim.state.subscriptions[0]?.lastSuccess !== null,
  ),
  brings(
    host,
    {
      clause: 'YG-32',
      says: 'a run of failures switches it off',
      path: '/refuses',
      state: { failuresAllowed: 3, repeats: 0 },
    },
    async (sim, taskId) => {
      for (let at = 0; at < 4; at += 1) {
        userRenames(sim, { taskId, title: `Купить ${at}` });
        await sim.courier.settled();
      }
    },
    (bodies, sim) => bodies.length === 3 && sim.state.subscriptions[0]?.disabled === true,
  ),
  {
    clause: 'YG-32',
    says: 'PUT revives it',
    async passes(send) {
      await inTurn(makeTask(), subscribe(`${host.url}/ok`))(send);
      await send(change({ disabled: true }));
      await send(ask('PUT', `/tasks/${task()}`, { title: 'не слышно' }));
      await send(change({ disabled: false }));
      return send(ask('PUT', `/tasks/${task()}`, { title: 'слышно' }));
    },
    answers: async (_, sim) => (await brought(sim)).length === 1,
  },
  {
    clause: 'YG-32',
    says: 'switched off in the middle',
    passes: inTurn(makeTask(), subscribe(`${host.url}/ok`)),
    async answers(_, sim) {
      sim.happen('a subscription is switched off');
      moved(sim, task());
      return (await brought(sim)).length === 0;
    },
  },
  brings(
    host,
    { clause: 'YG-35', says: 'a slow 200 is asked for again', path: '/slow', state: { patienceMs: slowMs / 4 } },
    moved,
    (bodies) => bodies.length === 2 && JSON.stringify(bodies[0]) === JSON.stringify(bodies[1]),
  ),
  brings(host, { clause: 'YG-35', says: 'a quick one is not' }, moved, (bodies) => bodies.length === 1),
  brings(
    host,
    { clause: 'YG-35', says: 'a refusal is tried again', path: '/refuses' },
    moved,
    (bodies) => bodies.length === 2,
  ),
  {
    clause: 'YG-35',
    says: 'two subscriptions to one address bring everything twice',
    passes: inTurn(makeTask(), subscribe(`${host.url}/ok`), subscribe(`${host.url}/ok`, '.*')),
    async answers(_, sim) {
      moved(sim, task());
      return events(await brought(sim)) === 'task-moved,task-moved';
    },
  },
];

export const probesOfWebhooks = (host: Host): readonly Probe[] => [...subscriptions(host), ...deliveries(host)];
