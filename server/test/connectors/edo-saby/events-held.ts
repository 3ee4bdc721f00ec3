import assert from 'node:assert/strict';
import { assertOnce, pulled, value, write, writeId } from '../e-documents.ts';
import { calls, type One, sentByPerson, toThem } from './saby-world.ts';

export const eventsHeld: readonly One[] = [
  {
    name: 'a document that came is told with what it is and from whom',
    async run({ connector, sim, call }) {
      const { id } = sim.happen('a document comes in') as { id: string };
      const [change] = (await pulled(call, connector)).items;
      assert.deepEqual(
        [change?.key, change?.event.name, change?.state?.direction, change?.state?.status],
        [id, 'Документ получен', 'incoming', 'awaiting_recipient'],
      );
      const { document, counterparty } = change?.state ?? {};
      assert.deepEqual(
        [document?.kind, document?.number, document?.date, document?.amount, counterparty?.inn],
        ['upd', '17', '2026-11-24', '1200.00', '7707083893'],
      );
    },
  },
  {
    name: 'the next time only what is new is told, though its five minutes are looked through again',
    async run({ connector, sim, call }) {
      sim.happen('a document comes in');
      const { cursor } = await pulled(call, connector);
      const { items, cursor: later } = await pulled(call, connector, cursor);
      assert.deepEqual(items, []);
      const { id } = sim.happen('a document comes in') as { id: string };
      assert.deepEqual(
        (await pulled(call, connector, later)).items.map(({ key }) => key),
        [id],
      );
    },
  },
  {
    name: 'a document is told once for each of its events, each with where it stands now',
    async run({ connector, sim, call }) {
      await sentByPerson(call, connector, sim, 'delivered', 'counterparty signs');
      const { items } = await pulled(call, connector);
      assertOnce(items);
      assert.deepEqual(
        items.map(({ key, event, state }) => [key, event.name, state?.status]),
        [
          [writeId, 'Документ создан', 'completed'],
          [writeId, 'Документ отправлен', 'completed'],
          [writeId, 'Документ доставлен', 'completed'],
          [writeId, 'Документ утвержден', 'completed'],
        ],
      );
    },
  },
  {
    name: 'a page that comes short loses nothing',
    async run({ connector, sim, call }) {
      for (let time = 0; time < 9; time += 1) sim.happen('a document comes in');
      sim.faults.add({ fault: { kind: 'own', name: 'page changes between calls' }, where: '/service/\\?' });
      const { items } = await pulled(call, connector);
      assertOnce(items);
      assert.equal(items.length, 9);
    },
  },
  ...(['SB-31/colon', 'SB-31/dot'] as const).map(
    (rule): One => ({
      name: `the feed is read where ${rule} holds, and the way that is taken is remembered`,
      refusedBy: ['SB-31/dot'],
      async run({ connector, sim, call }) {
        sim.rules.turn(rule, true);
        sim.happen('a document comes in');
        const { items, cursor } = await pulled(call, connector);
        assert.equal(items.length, 1);
        const before = calls(sim, 'СписокИзменений').length;
        await pulled(call, connector, cursor);
        assert.equal(calls(sim, 'СписокИзменений').length, before + 1);
      },
    }),
  ),
  {
    name: 'one that was deleted is told as such',
    refusedBy: ['SB-27/document'],
    async run({ connector, sim, call }) {
      await value(write(call, connector, 'submit', toThem()));
      sim.happen('deleted', { id: writeId });
      const { items } = await pulled(call, connector);
      assert.equal(items.at(-1)?.state?.status, 'deleted');
    },
  },
  ...([3, -3] as const).map(
    (minutes): One => ({
      name: `a clock of Saby that goes ${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead' : 'behind'} loses nothing and tells nothing twice`,
      async run({ connector, sim, call }) {
        const start = Date.now();
        const at = (later: number) => () => new Date(start + later * 60_000);
        sim.clock.stop(start + minutes * 60_000);
        const seen: string[] = [];
        let cursor: string | null = null;
        for (const later of [0, 4, 8]) {
          sim.happen('a document comes in');
          const run = await pulled(call, connector, cursor, at(later));
          seen.push(...run.items.map(({ event }) => event.id));
          cursor = run.cursor;
          sim.clock.advance(4 * 60_000);
        }
        const last = await pulled(call, connector, cursor, at(12));
        seen.push(...last.items.map(({ event }) => event.id));
        assert.deepEqual([seen.length, new Set(seen).size], [3, 3]);
      },
    }),
  ),
  {
    name: 'no more than five questions are under way in a session',
    async run({ connector, sim, call }) {
      for (let time = 0; time < 12; time += 1) sim.happen('a document comes in');
      await pulled(call, connector);
      sim.state.takesMs = 20;
      assert.equal((await pulled(call, connector)).items.length, 12);
    },
  },
  {
    name: 'two hundred and fifty of one second are told once each, in pages',
    async run({ connector, sim, call }) {
      sim.clock.stop(Date.now() - 60_000);
      for (let time = 0; time < 250; time += 1) sim.happen('a document comes in');
      const { items, pages } = await pulled(call, connector);
      assertOnce(items);
      assert.deepEqual([items.length, pages], [250, 3]);
    },
  },
];
