import assert from 'node:assert/strict';
import type { Fault } from '../../../../tools/sim/kit/faults.ts';
import {
  anna,
  bodies,
  creates,
  done,
  fresh,
  id,
  keys,
  lines,
  looksFor,
  makes,
  nowhere,
  type One,
  port,
  value,
  working,
} from './asking.ts';

/** Nothing makes a creation repeatable: whatever is lost leaves doubt, and nothing goes out again. */
const madeOnce = (fault: Fault, made: 0 | 1): One => ({
  name: `a task lost ${made === 1 ? 'on the way back' : 'on the way there'} by ${fault.kind}${'status' in fault ? ` ${fault.status}` : ''} is in doubt, and not made again`,
  async run({ connector, sim, call }) {
    sim.faults.add({ fault });
    const { error, lines: told } = await creates(call, connector);
    assert.equal(error?.kind, 'unknown_outcome');
    if (fault.kind !== 'HTML body' && fault.kind !== 'truncated body') assert.equal(told.at(-1)?.status, 'in_doubt');
    assert.deepEqual([sim.journal.length, sim.state.tasks.length], [1, made]);
    const found = await value(looksFor(call, connector));
    assert.deepEqual(
      found,
      made === 1 ? { found: 'yes', written: { externalId: sim.state.tasks[0]?.id } } : { found: 'no' },
    );
  },
});

const moves = { columnId: working };

export const writing: readonly One[] = [
  {
    name: 'a task is made of its title, its lines, its people, its end and a mark, and answers with its identifier',
    async run({ connector, sim, call }) {
      const { externalId } = await value(creates(call, connector));
      const [{ description, ...others }] = bodies(sim);
      assert.deepEqual(others, {
        ...{ title: 'ЗКП-0042: цемент', columnId: fresh, assigned: [anna] },
        deadline: { deadline: Date.parse('2026-12-01T12:00:00Z'), withTime: false },
      });
      assert.match(description, /^<p>Срок 01\.12\.2026<\/p><p>Кому: «Цемент &amp; К»<\/p><p>#PR-42\/.*<\/p>$/);
      assert.equal(externalId, sim.state.tasks[0]?.id);
    },
  },
  {
    name: 'a task of nobody and without an end says nothing of either',
    async run({ connector, sim, call }) {
      await value(creates(call, connector, { assigneeIds: [], deadline: null }));
      assert.deepEqual(Object.keys(bodies(sim)[0]).sort(), ['columnId', 'description', 'title']);
    },
  },
  {
    name: 'what a person writes into a requisition is text in the tracker, never markup',
    async run({ connector, sim, call }) {
      await value(creates(call, connector, { lines: ['<img src=x onerror=alert(1)>'] }));
      assert.ok(!bodies(sim)[0].description.includes('<img'));
    },
  },
  ...[false, true].map(
    (isList): One => ({
      name: `what YouGile says of a refusal is told, ${isList ? 'a list' : 'a text'}`,
      refusedBy: ['YG-14/title'],
      async run({ connector, sim, call }) {
        sim.state.messageIsList = isList;
        const { error } = await creates(call, connector, { title: ' ' });
        assert.equal(error?.kind, 'validation');
        assert.match(error?.detail.ru ?? '', /title should not be empty/);
        assert.equal(sim.journal.length, 1);
      },
    }),
  ),
  {
    name: 'a column that is gone is a fault of the task, not of the connection',
    refusedBy: ['YG-14/column'],
    run: async ({ connector, call }) =>
      assert.equal((await creates(call, connector, { columnId: nowhere })).error?.kind, 'validation'),
  },
  {
    name: 'an owner of the key who only observes makes no task, and the connection goes on',
    settings: { apiKey: keys.observer },
    refusedBy: ['YG-06/write'],
    run: async ({ connector, call }) => assert.equal((await creates(call, connector)).error?.kind, 'validation'),
  },
  {
    name: 'one in doubt is found by its mark among others with the same title',
    async run({ connector, sim, call }) {
      makes(sim, { title: 'ЗКП-0042: цемент', description: '<p>#PR-42/another</p>' });
      const { externalId } = await value(creates(call, connector));
      makes(sim, { title: 'ЗКП-0042: цемент' });
      assert.deepEqual(await value(looksFor(call, connector)), { found: 'yes', written: { externalId } });
    },
  },
  {
    name: 'one in doubt that was moved meanwhile is found by its title',
    async run({ connector, sim, call }) {
      const { externalId } = await value(creates(call, connector));
      sim.happen('a user moves a task', { taskId: externalId, columnId: done });
      assert.deepEqual(await value(looksFor(call, connector)), { found: 'yes', written: { externalId } });
    },
  },
  {
    name: 'one in doubt is found beyond the first thousand of its column and of its title',
    async run({ connector, sim, call }) {
      for (let at = 0; at < 1_000; at += 1) makes(sim, { title: 'ЗКП-0042: цемент' });
      const { externalId } = await value(creates(call, connector));
      assert.deepEqual(await value(looksFor(call, connector)), { found: 'yes', written: { externalId } });
    },
  },
  {
    name: 'one that is not there is not found, and looking for it changes nothing',
    async run({ connector, sim, call }) {
      makes(sim, { title: 'ЗКП-0042: цемент' });
      assert.deepEqual(await value(looksFor(call, connector)), { found: 'no' });
      assert.ok(lines(sim).every((line) => line.startsWith('GET')));
    },
  },
  {
    name: 'a mark is of one write: that of another is not taken for it',
    async run({ connector, sim, call }) {
      makes(sim, { title: 'ЗКП-0042: цемент', description: `<p>#PR-42/${id.replace('beef', 'dead').slice(-12)}</p>` });
      assert.deepEqual(await value(looksFor(call, connector)), { found: 'no' });
    },
  },
  {
    name: 'a move changes the column and nothing else',
    async run({ connector, sim, call }) {
      const { id: taskId } = makes(sim, { description: 'Важно', assigned: [anna] });
      await value(call((one) => port(connector).updateTask(one, taskId, moves)));
      assert.deepEqual(bodies(sim), [moves]);
      assert.deepEqual([sim.state.tasks[0]?.columnId, sim.state.tasks[0]?.description], [working, 'Важно']);
    },
  },
  ...(['reset', 'timeout'] as const).map(
    (kind): One => ({
      name: `a move whose answer is lost by ${kind} is made again, and is one`,
      async run({ connector, sim, call }) {
        const { id: taskId } = makes(sim);
        sim.faults.add({ fault: { kind, effect: 'after' } });
        await value(call((one) => port(connector).updateTask(one, taskId, moves)));
        assert.deepEqual([sim.journal.length, sim.state.tasks[0]?.columnId], [2, working]);
      },
    }),
  ),
  {
    name: 'a move of a task that is gone is a fault of the task',
    refusedBy: ['YG-15/known'],
    async run({ connector, call }) {
      const { error } = await call((one) => port(connector).updateTask(one, nowhere, moves));
      assert.equal(error?.kind, 'validation');
      assert.match(error?.detail.ru ?? '', /Задачи больше нет/);
    },
  },
];

export const writingThroughFaults: readonly One[] = [
  madeOnce({ kind: 'reset', effect: 'after' }, 1),
  madeOnce({ kind: 'reset', effect: 'before' }, 0),
  madeOnce({ kind: 'reset mid-body' }, 1),
  madeOnce({ kind: 'status', status: 500, effect: 'after' }, 1),
  madeOnce({ kind: 'status', status: 503, effect: 'after' }, 1),
  madeOnce({ kind: 'status', status: 503, effect: 'before' }, 0),
  madeOnce({ kind: 'HTML body' }, 1),
  madeOnce({ kind: 'truncated body' }, 1),
  madeOnce({ kind: 'timeout', effect: 'after' }, 1),
  madeOnce({ kind: 'timeout', effect: 'before' }, 0),
  {
    name: 'a task refused by the limit is made when it may be, and once',
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'status', status: 429, effect: 'before', retryAfter: 1 } });
      const { externalId } = await value(creates(call, connector));
      assert.deepEqual([sim.journal.length, sim.state.tasks.map((one) => one.id)], [2, [externalId]]);
    },
  },
];
