import assert from 'node:assert/strict';
import { slowMs } from '../../../../tools/sim/kit/start-host.ts';
import type { World } from '../../../../tools/sim/yougile/seed.ts';
import type { TaskHint } from '../../../src/kernel/integrations/ports/task-tracker.ts';
import type { RegistrationState } from '../../../src/kernel/integrations/provider-webhook.ts';
import type { Make } from '../suite.ts';
import {
  bodies,
  done,
  hook,
  lines,
  makes,
  type One,
  type Sim,
  value,
  withHost,
  working,
  type Yougile,
} from './asking.ts';

const at = new Date('2026-11-26T09:00:05Z');

async function registers(call: Make, connector: Yougile, url: string, held: RegistrationState | null = null) {
  const result = await value(call((one) => hook(connector).register(one, { url, held, takeOver: false })));
  assert.ok('state' in result, JSON.stringify(result));
  return result.state;
}

const gives = (call: Make, connector: Yougile, url: string, state: RegistrationState) =>
  value(call((one) => hook(connector).unregister(one, { url, state })));

const alive = ({ state }: Sim) => state.subscriptions.filter(({ deleted, disabled }) => !deleted && !disabled);

/** Our address is registered, something happens to a task, is really delivered, and this is what is read. */
const hears = (
  name: string,
  happens: (sim: Sim, taskId: string) => unknown,
  holds: (hints: TaskHint[], keys: string[], taskId: string) => void,
  { state = {}, path = '/ok/hook' }: { state?: Partial<World>; path?: string } = {},
): One => ({
  name,
  run: ({ connector, sim, call }) =>
    withHost(async (host) => {
      Object.assign(sim.state, { repeatAfterMs: 1, ...state });
      const { id } = makes(sim);
      await registers(call, connector, `${host.url}${path}`);
      await happens(sim, id);
      await sim.courier.settled();
      const events = host.got.flatMap(({ body }) => {
        const delivery = hook(connector).read(body, at);
        assert.deepEqual([delivery?.unread, delivery?.probe], [0, false]);
        return delivery?.events ?? [];
      });
      holds(
        events.map(({ event }) => event as TaskHint),
        events.map(({ key }) => key),
        id,
      );
    }),
});

export const listening: readonly One[] = [
  hears(
    'whatever a user does to a task is heard as a hint of that task',
    (sim, taskId) => {
      sim.happen('a user moves a task', { taskId, columnId: working });
      sim.happen('a user renames a task', { taskId, title: 'Другая' });
      sim.happen('a user completes a task', { taskId });
      sim.happen('a user deletes a task', { taskId });
      sim.happen('a user restores a task', { taskId });
    },
    (hints, keys, taskId) => {
      assert.deepEqual(
        hints.map(({ event }) => event),
        ['task-moved', 'task-renamed', 'task-updated', 'task-deleted', 'task-restored'],
      );
      assert.deepEqual([...new Set(hints.map((one) => one.taskId))], [taskId]);
      assert.equal(new Set(keys).size, 5);
    },
  ),
  hears(
    'the object in data is as good as in payload',
    (sim, taskId) => sim.happen('a user moves a task', { taskId, columnId: working }),
    (hints, _, taskId) => assert.deepEqual([hints.length, hints[0]?.taskId], [1, taskId]),
    { state: { eventBody: 'data' } },
  ),
  hears(
    'a slow answer has the event repeated, under the same key',
    (sim, taskId) => sim.happen('a user moves a task', { taskId, columnId: working }),
    (hints, keys) => assert.deepEqual([hints.length, new Set(keys).size], [2, 1]),
    { state: { patienceMs: slowMs / 4 }, path: '/slow/hook' },
  ),
  hears(
    'moved there and back again is three events',
    (sim, taskId) => {
      for (const columnId of [working, done, working]) sim.happen('a user moves a task', { taskId, columnId });
    },
    (_, keys) => assert.equal(new Set(keys).size, 3),
  ),
  {
    name: 'one body heard again later is a new event',
    async run({ connector }) {
      const body = { event: 'task-moved', payload: { id: 'a', columnId: 'b' } };
      const keyAt = (time: string) => hook(connector).read(body, new Date(time))?.events[0]?.key;
      assert.notEqual(keyAt('2026-11-26T09:00:00Z'), keyAt('2026-11-26T10:00:00Z'));
    },
  },
  {
    name: 'what happens to others than tasks is passed over, and what is none of YouGile is told from it',
    async run({ connector }) {
      const { read } = hook(connector);
      for (const event of ['chat_message-created', 'project-renamed'])
        assert.deepEqual(read({ event, payload: { id: 5, chatId: 'a' } }, at)?.events, []);
      const wrong = [
        null,
        'text',
        [],
        {},
        { event: 'task-moved' },
        { event: 5, payload: { id: 'a' } },
        { event: 'task-moved', payload: { id: 7 } },
      ];
      for (const body of wrong) assert.equal(read(body, at), null, JSON.stringify(body));
    },
  },
  {
    name: 'our address is subscribed once, however often it is registered',
    async run({ connector, sim, call }) {
      const url = 'https://prokura.example/hook';
      const first = await registers(call, connector, url);
      assert.deepEqual(await registers(call, connector, url, first), first);
      assert.deepEqual(await registers(call, connector, url), first);
      assert.deepEqual([sim.state.subscriptions.length, alive(sim)[0]?.url], [1, url]);
    },
  },
  {
    name: 'of two subscriptions to our address one is left, and one that was switched off is revived',
    run: ({ connector, sim, call }) =>
      withHost(async (host) => {
        const url = `${host.url}/ok/hook`;
        await registers(call, connector, url);
        const double = { ...(sim.state.subscriptions[0] as World['subscriptions'][number]), id: 'double' };
        sim.happen('a subscription is switched off');
        sim.state.subscriptions.push(double);
        await registers(call, connector, url);
        assert.equal(alive(sim).length, 1);
        sim.happen('a user moves a task', { taskId: makes(sim).id, columnId: working });
        await sim.courier.settled();
        assert.deepEqual(
          host.got.map(({ body }) => (body as { event: string }).event),
          ['task-created', 'task-moved'],
        );
      }),
  },
  {
    name: 'a new address takes the place of the old one, and those of others stay',
    async run({ connector, sim, call }) {
      const others = await registers(call, connector, 'https://crm.example/hook');
      const first = await registers(call, connector, 'https://prokura.example/old');
      const second = await registers(call, connector, 'https://prokura.example/new', first);
      assert.deepEqual(
        alive(sim)
          .map(({ url }) => url)
          .sort(),
        ['https://crm.example/hook', 'https://prokura.example/new'],
      );
      await gives(call, connector, 'https://prokura.example/new', second);
      assert.deepEqual(
        alive(sim).map(({ id }) => id),
        [others.webhookId],
      );
    },
  },
  {
    name: 'given back twice, it is given back',
    async run({ connector, sim, call }) {
      const url = 'https://prokura.example/hook';
      const state = await registers(call, connector, url);
      for (let time = 1; time <= 2; time += 1) await gives(call, connector, url, state);
      assert.deepEqual(alive(sim), []);
    },
  },
  {
    name: 'a subscription whose answer was lost is in doubt, made once, and adopted the next time',
    async run({ connector, sim, call }) {
      const url = 'https://prokura.example/hook';
      sim.faults.add({ fault: { kind: 'reset', effect: 'after' }, where: 'POST' });
      const { error } = await call((one) => hook(connector).register(one, { url, held: null, takeOver: false }));
      assert.equal(error?.kind, 'unknown_outcome');
      assert.equal(bodies(sim).length, 1);
      await registers(call, connector, url);
      assert.deepEqual(
        [sim.state.subscriptions.length, lines(sim).filter((line) => line.startsWith('POST')).length],
        [1, 1],
      );
    },
  },
];
