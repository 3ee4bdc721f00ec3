import assert from 'node:assert/strict';
import type { Fault } from '../../../../tools/sim/kit/faults.ts';
import { uuidOf } from '../../../../tools/sim/yougile/seed.ts';
import type { CheckReport } from '../../../src/kernel/integrations/connector.ts';
import {
  type PulledPlace,
  placesStream,
  type TrackerPlace,
} from '../../../src/kernel/integrations/ports/task-tracker.ts';
import type { ProviderErrorKind } from '../../../src/kernel/integrations/provider.ts';
import type { Make } from '../suite.ts';
import {
  anna,
  board,
  fresh,
  hidden,
  keys,
  lines,
  makes,
  nowhere,
  type One,
  oleg,
  port,
  pullsAll,
  supply,
  value,
  type Yougile,
} from './asking.ts';

const task = (call: Make, connector: Yougile, id: string) => call((one) => port(connector).getTask(one, id));

const places = async (call: Make, connector: Yougile) => {
  const items = (await pullsAll(call, connector, placesStream)) as PulledPlace[];
  const found = items.flatMap((one) => ('place' in one ? [one.place] : []));
  return { found, of: (kind: TrackerPlace['kind']) => found.filter((one) => one.kind === kind), last: items.at(-1) };
};

const check = async (call: Make, connector: Yougile) => {
  const report = await value(call((one) => connector.test?.(one) as Promise<CheckReport>));
  return { ok: report.ok, told: Object.fromEntries(report.checks.map(({ id, result }) => [id, result])) };
};

const subscription = (url: string, disabled: boolean) => ({
  ...{ id: uuidOf(7, 1), companyId: uuidOf(2, 1), event: '.*', deleted: false, lastSuccess: null },
  ...{ url, disabled, failuresSinceLastSuccess: disabled ? 5 : 0 },
});

/** A fault of one request, and what is to come of it: the kind of the error, or nothing where it is borne. */
const met = (fault: Fault, kind: ProviderErrorKind | null, requests: number): One => ({
  name: `a task, ${fault.kind} ${'effect' in fault ? fault.effect : ''}: ${kind ?? 'borne'}`,
  async run({ connector, sim, call }) {
    const { id, title } = makes(sim);
    sim.faults.add({ fault });
    const { error, result } = await task(call, connector, id);
    assert.equal(error?.kind ?? null, kind);
    if (kind === null) assert.equal(result?.title, title);
    assert.equal(sim.journal.length, requests);
  },
});

export const reading: readonly One[] = [
  {
    name: 'a task is told with its keys, its people and its end',
    async run({ connector, sim, call }) {
      const deadline = { deadline: Date.parse('2026-12-01T12:00:00Z'), withTime: false };
      const { id } = makes(sim, { assigned: [anna, oleg], deadline, completed: true });
      assert.deepEqual(await value(task(call, connector, id)), {
        ...{ externalId: id, idTaskCommon: 'ID-1', idTaskProject: 'SUP-1', title: 'Чужая задача', columnId: fresh },
        ...{ assigneeIds: [anna, oleg], deadline: '2026-12-01T12:00:00.000Z' },
        ...{ completed: true, archived: false, deleted: false, url: null },
      });
      assert.equal(sim.journal[0]?.headers.authorization, `Bearer ${keys.main}`);
    },
  },
  {
    name: 'a task of nobody, in no column and without an end has none of them',
    async run({ connector, sim, call }) {
      const { id } = makes(sim, { columnId: undefined });
      const found = await value(task(call, connector, id));
      assert.deepEqual(
        [found?.columnId, found?.assigneeIds, found?.deadline, found?.idTaskProject],
        [null, [], null, null],
      );
    },
  },
  {
    name: 'a task that was deleted, and one in the archive, are told as such',
    async run({ connector, sim, call }) {
      const [{ id }, { id: other }] = [makes(sim), makes(sim)];
      sim.happen('a user deletes a task', { taskId: id });
      sim.happen('a user archives a task', { taskId: other });
      const [gone, kept] = [await value(task(call, connector, id)), await value(task(call, connector, other))];
      assert.deepEqual([gone?.deleted, gone?.archived, kept?.deleted, kept?.archived], [true, false, false, true]);
    },
  },
  {
    name: 'a task that is not there is none, and no fault of the connection',
    refusedBy: ['YG-15/known'],
    run: async ({ connector, call }) => assert.equal(await value(task(call, connector, nowhere)), null),
  },
  {
    name: 'a task that the owner of the key may not see is none',
    settings: { apiKey: keys.observer },
    refusedBy: ['YG-06/visible'],
    async run({ connector, sim, call }) {
      const { id } = makes(sim, { columnId: hidden });
      assert.equal(await value(task(call, connector, id)), null);
    },
  },
  {
    name: 'a value nobody has told us of does not hide the task',
    async run({ connector, sim, call }) {
      const { id } = makes(sim);
      sim.faults.add({ fault: { kind: 'own', name: 'unknown enum value' } });
      assert.equal((await value(task(call, connector, id)))?.title, 'Чужая задача');
    },
  },
  {
    name: 'a place is told with what it stands in',
    refusedBy: ['YG-12/known'],
    async run({ connector, call }) {
      const read = (kind: TrackerPlace['kind'], id: string) =>
        value(call((one) => port(connector).getPlace(one, kind, id)));
      const [column, onBoard, project, person] = [
        ...[await read('column', fresh), await read('board', board)],
        ...[await read('project', supply), await read('user', oleg)],
      ];
      assert.deepEqual([column?.title, column?.parentId, column?.deleted], ['Новые', board, false]);
      assert.deepEqual([onBoard?.title, onBoard?.parentId], ['Закупки', supply]);
      assert.deepEqual([project?.title, project?.parentId], ['Снабжение', null]);
      assert.deepEqual([person?.title, person?.detail], ['Олег Белов', 'oleg@romashka.ru']);
      assert.equal(await read('column', nowhere), null);
    },
  },
  {
    name: 'all places are read in four requests, and the last page says that it is all',
    async run({ connector, sim, call }) {
      const { of, last } = await places(call, connector);
      assert.deepEqual(
        (['project', 'board', 'column', 'user'] as const).map((kind) => of(kind).length),
        [2, 3, 5, 2],
      );
      assert.ok(last && 'completeSince' in last);
      assert.equal(sim.journal.length, 4);
    },
  },
  {
    name: 'columns beyond a thousand are read too',
    async run({ connector, sim, call }) {
      for (let at = 0; at < 1_200; at += 1)
        sim.state.columns.push({ id: uuidOf(8, at), title: `Колонка ${at}`, boardId: board, timestamp: at });
      assert.equal((await places(call, connector)).of('column').length, 1_205);
      assert.equal(sim.journal.length, 5);
    },
  },
  {
    name: 'the check reads projects, people and subscriptions, and changes nothing',
    settings: { columnId: fresh },
    async run({ connector, sim, call }) {
      const { ok, told } = await check(call, connector);
      assert.deepEqual(
        [ok, told],
        [true, { key: 'ok', projects: 'ok', people: 'ok', column: 'ok', subscriptions: 'ok' }],
      );
      assert.ok(lines(sim).every((line) => line.startsWith('GET')));
    },
  },
  {
    name: 'the check finds a column that is none, and a subscription that was switched off',
    settings: { columnId: nowhere },
    refusedBy: ['YG-12/known'],
    async run({ connector, sim, call }) {
      sim.state.subscriptions.push(subscription('https://prokura.example/hook', true));
      const { ok, told } = await check(call, connector);
      assert.deepEqual([ok, told.column, told.subscriptions], [false, 'failed', 'warning']);
    },
  },
  {
    name: 'a key that sees no project is told to be of little use',
    settings: { apiKey: keys.observer },
    async run({ connector, sim, call }) {
      for (const project of sim.state.projects) delete project.users[oleg];
      assert.equal((await check(call, connector)).told.projects, 'warning');
    },
  },
  {
    name: 'a wrong key is told as one, and asked once',
    settings: { apiKey: 'a-wrong-key-of-some-length' },
    refusedBy: ['YG-03/key'],
    async run({ connector, sim, call }) {
      assert.equal((await task(call, connector, nowhere)).error?.kind, 'auth');
      assert.equal(sim.journal.length, 1);
    },
  },
];

/** What is waited for, or asked again. */
export const readingThroughFaults: readonly One[] = [
  {
    name: 'the fifty-first request of a minute is told to be one too many',
    refusedBy: ['YG-04/rate'],
    async run({ connector, sim, call }) {
      const { id } = makes(sim);
      for (let time = 1; time <= 50; time += 1) await task(call, connector, id);
      assert.equal((await task(call, connector, id)).error?.kind, 'rate_limited');
    },
  },
  met({ kind: 'status', status: 429, effect: 'before', retryAfter: 1 }, null, 2),
  met({ kind: 'status', status: 503, effect: 'before' }, null, 2),
  met({ kind: 'status', status: 500, effect: 'after' }, null, 2),
  met({ kind: 'reset', effect: 'before' }, null, 2),
  met({ kind: 'reset mid-body' }, null, 2),
  met({ kind: 'empty body' }, 'contract_violation', 1),
  met({ kind: 'HTML body' }, 'contract_violation', 1),
  met({ kind: 'truncated body' }, 'contract_violation', 1),
  met({ kind: 'wrong content type' }, null, 1),
  met({ kind: 'extra unknown field' }, null, 1),
  met({ kind: 'missing optional field' }, null, 1),
  met({ kind: 'timeout', effect: 'before' }, null, 2),
];
