import assert from 'node:assert/strict';
import type { World } from '../../../../tools/sim/yougile/seed.ts';
import { type PulledTask, tasksStream, type WantedTasks } from '../../../src/kernel/integrations/ports/task-tracker.ts';
import type { Make } from '../suite.ts';
import { done, fresh, hook, lines, makes, nowhere, type One, pullsAll, working, type Yougile } from './asking.ts';

/** As the platform asks: what has come is known to be read before the next page is asked for. */
const sweeps = async (call: Make, connector: Yougile, wanted: Partial<WantedTasks>) => {
  const asked: WantedTasks = { columnIds: [], tasks: [], hookUrl: null, ...wanted };
  const items = (await pullsAll(call, connector, tasksStream, (got) => ({
    ...asked,
    tasks: asked.tasks.map((one) => ({ ...one, readAt: readAt(got as PulledTask[], one.externalId) })),
  }))) as PulledTask[];
  return {
    tasks: items.flatMap((one) => ('task' in one ? [one.task] : [])),
    gone: items.flatMap((one) => ('gone' in one ? [one.gone] : [])),
    hooks: items.flatMap((one) => ('hook' in one ? [one] : [])),
  };
};

const readAt = (items: readonly PulledTask[], id: string) =>
  items.flatMap((one) =>
    ('task' in one && one.task.externalId === id) || ('gone' in one && one.gone === id) ? [one.readAt] : [],
  )[0] ?? null;

const linked = (...ids: string[]) => ids.map((externalId) => ({ externalId, readAt: null }));
const url = 'https://prokura.example/hook';

export const sweeping: readonly One[] = [
  {
    name: 'a column is swept for the tasks that are ours alone, one that was deleted among them',
    async run({ connector, sim, call }) {
      const [one, other] = [makes(sim).id, makes(sim).id];
      makes(sim);
      sim.happen('a user deletes a task', { taskId: other });
      const { tasks } = await sweeps(call, connector, { columnIds: [fresh], tasks: linked(one, other) });
      assert.deepEqual(
        tasks.map(({ externalId, deleted }) => [externalId, deleted]),
        [
          [one, false],
          [other, true],
        ],
      );
      assert.equal(sim.journal.length, 1, 'none of them is read once more');
    },
  },
  {
    name: 'every wanted column is swept, beyond its first thousand tasks',
    async run({ connector, sim, call }) {
      const ids = [makes(sim, { columnId: working }).id];
      for (let at = 0; at < 1_050; at += 1) makes(sim);
      ids.push(makes(sim).id, makes(sim, { columnId: done }).id);
      const { tasks } = await sweeps(call, connector, { columnIds: [fresh, working, done], tasks: linked(...ids) });
      assert.deepEqual(tasks.map(({ externalId }) => externalId).sort(), ids.sort());
      assert.equal(lines(sim).filter((line) => line.startsWith('GET /task-list')).length, 4);
      assert.equal(lines(sim).filter((line) => line.startsWith('GET /tasks/')).length, 0, 'all of them were met');
    },
  },
  {
    name: 'a task in no column that is swept is read by itself, and one that is not there is gone',
    refusedBy: ['YG-15/known'],
    async run({ connector, sim, call }) {
      const one = makes(sim, { columnId: done }).id;
      const { tasks, gone } = await sweeps(call, connector, { columnIds: [fresh], tasks: linked(one, nowhere) });
      assert.deepEqual([tasks.map(({ columnId }) => columnId), gone], [[done], [nowhere]]);
    },
  },
  {
    name: 'many tasks are read by themselves, each once',
    async run({ connector, sim, call }) {
      const ids = Array.from({ length: 23 }, () => makes(sim, { columnId: done }).id);
      const { tasks } = await sweeps(call, connector, { tasks: linked(...ids) });
      assert.deepEqual(
        [tasks.length, new Set(tasks.map(({ externalId }) => externalId)).size, sim.journal.length],
        [23, 23, 23],
      );
    },
  },
  {
    name: 'a list that changes between two pages loses no task that is ours',
    async run({ connector, sim, call }) {
      const [first, second] = [makes(sim).id, makes(sim).id];
      sim.faults.add({ fault: { kind: 'own', name: 'page changes between calls' }, where: 'task-list' });
      const { tasks } = await sweeps(call, connector, { columnIds: [fresh], tasks: linked(first, second) });
      assert.deepEqual([...new Set(tasks.map(({ externalId }) => externalId))].sort(), [first, second].sort());
    },
  },
  {
    name: 'a subscription that was switched off is revived, and it is told that events were lost',
    async run({ connector, sim, call }) {
      await call((one) => hook(connector).register(one, { url, held: null, takeOver: false }));
      Object.assign(sim.state.subscriptions[0] as object, { disabled: true, failuresSinceLastSuccess: 5 });
      const { hooks } = await sweeps(call, connector, { hookUrl: url });
      assert.deepEqual([hooks[0]?.revived, hooks[0]?.hook?.failures], [true, 5]);
      assert.equal(sim.state.subscriptions[0]?.disabled, false);
      assert.equal((await sweeps(call, connector, { hookUrl: url })).hooks[0]?.revived, false);
    },
  },
  {
    name: 'a subscription doubled by somebody is one again, and one that is gone is told',
    async run({ connector, sim, call }) {
      await call((one) => hook(connector).register(one, { url, held: null, takeOver: false }));
      sim.state.subscriptions.push({ ...(sim.state.subscriptions[0] as World['subscriptions'][number]), id: 'double' });
      await sweeps(call, connector, { hookUrl: url });
      assert.equal(sim.state.subscriptions.filter(({ deleted }) => !deleted).length, 1);
      assert.deepEqual((await sweeps(call, connector, { hookUrl: `${url}/other` })).hooks, [
        { hook: null, revived: false },
      ]);
    },
  },
  {
    name: 'how a subscription fares is told with the time of the last success',
    async run({ connector, sim, call }) {
      await call((one) => hook(connector).register(one, { url, held: null, takeOver: false }));
      Object.assign(sim.state.subscriptions[0] as object, { lastSuccess: Date.parse('2026-11-26T08:00:00Z') });
      const { hooks } = await sweeps(call, connector, { hookUrl: url });
      assert.deepEqual(hooks, [{ hook: { failures: 0, lastSuccessAt: '2026-11-26T08:00:00.000Z' }, revived: false }]);
    },
  },
  {
    name: 'nothing is wanted, and nothing is asked for',
    async run({ connector, sim, call }) {
      await sweeps(call, connector, {});
      assert.equal(sim.journal.length, 0);
    },
  },
];
