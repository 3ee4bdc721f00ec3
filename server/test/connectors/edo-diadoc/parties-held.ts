import assert from 'node:assert/strict';
import { checked, port, value } from '../e-documents.ts';
import type { Make } from '../suite.ts';
import { boxId, branchId, type Diadoc, type One, theirs } from './diadoc-world.ts';

const find = (call: Make, connector: Diadoc, inn: string, kpp?: string) =>
  value(call((one) => port(connector).resolveCounterparty(one, { inn, ...(kpp !== undefined && { kpp }) })));

export const partiesHeld: readonly One[] = [
  {
    name: 'documents go out from the box of the settings alone, and nobody is registered by the question',
    async run({ connector, sim, call }) {
      const found = await value(call((one) => port(connector).listOwnBoxes(one)));
      assert.deepEqual(
        found.map(({ id, inn, kpp }) => [id, inn, kpp]),
        [[boxId, '7701234567', '770101001']],
      );
      assert.equal(sim.state.registrations, 0);
    },
  },
  {
    name: 'boxes of a counterparty are found by its INN, with how they stand to us',
    async run({ connector, call }) {
      const found = await find(call, connector, '7707083893');
      assert.deepEqual(
        found.map(({ id, kpp, relation }) => [id, kpp, relation]),
        [
          [theirs[0], '773601001', 'connected'],
          [theirs[1], '540602001', 'connected'],
        ],
      );
    },
  },
  {
    name: 'by KPP one of them is found',
    async run({ connector, call }) {
      const found = await find(call, connector, '7707083893', '540602001');
      assert.deepEqual(
        found.map(({ id }) => id),
        [theirs[1]],
      );
    },
  },
  {
    name: 'who invites us, whom we invited and who refused are told apart, and a stranger from all of them',
    async run({ connector, sim, call }) {
      const relations = [];
      sim.state.others.push({
        ...{ inn: '1655000001', kpp: '165501001', name: 'ООО «Чужой»', fnsParticipantId: '2BM-x', counteragent: null },
        boxes: [{ id: '0000ffff-d0c0-4000-8000-000000000020', title: 'Чужой' }],
      });
      for (const inn of ['500100732259', '5260002707', '7812014560', '1655000001'])
        relations.push((await find(call, connector, inn))[0]?.relation);
      assert.deepEqual(relations, ['invites_us', 'invited', 'refused', 'none']);
    },
  },
  {
    name: 'nobody is an empty list',
    run: async ({ connector, call }) => assert.deepEqual(await find(call, connector, '7700000000'), []),
  },
  {
    name: 'a counterparty beyond the first hundred is found as one',
    async run({ connector, sim, call }) {
      const [one] = sim.state.others;
      assert.ok(one);
      const many = Array.from({ length: 130 }, (_, at) => ({
        ...{ ...one, kpp: `77360${String(1_000 + at)}`, fnsParticipantId: `2BM-${at}` },
        boxes: [{ id: `0000aaaa-d0c0-4000-8000-${String(at).padStart(12, '0')}`, title: `Склад ${at}` }],
      }));
      sim.state.others = many;
      const found = await find(call, connector, '7707083893');
      assert.deepEqual([found.length, new Set(found.map(({ relation }) => relation)).size], [130, 1]);
    },
  },
  {
    name: 'the check names the box and what it takes',
    async run({ connector, call }) {
      const report = await checked(call, connector);
      assert.equal(report.ok, true);
      assert.deepEqual(
        report.checks.map(({ id, result }) => `${id} ${result}`),
        ['access ok', 'box ok', 'types ok'],
      );
    },
  },
  {
    name: 'with several boxes and none chosen the check names them, and fails',
    settings: { boxId: undefined },
    async run({ connector, sim, call }) {
      const report = await checked(call, connector);
      assert.deepEqual([report.ok, report.checks.at(-1)?.result], [false, 'failed']);
      for (const id of [boxId, branchId]) assert.ok(report.checks.at(-1)?.detail?.ru.includes(id));
      assert.equal(sim.journal.length, 1, 'types are not asked of a box that nobody chose');
    },
  },
  {
    name: 'with several boxes and none chosen nothing is asked in the name of any',
    settings: { boxId: undefined },
    async run({ connector, sim, call }) {
      const find = call((one) => port(connector).resolveCounterparty(one, { inn: '7707083893' }));
      assert.equal((await find).error?.kind, 'validation');
      assert.equal(sim.journal.length, 1);
    },
  },
  {
    name: 'the only box needs no choice',
    settings: { boxId: undefined },
    async run({ connector, sim, call }) {
      sim.state.ours.boxes = sim.state.ours.boxes.slice(0, 1);
      assert.equal((await checked(call, connector)).ok, true);
    },
  },
  {
    name: 'a box of somebody else is found wanting by the check',
    settings: { boxId: theirs[0] },
    run: async ({ connector, call }) => assert.equal((await checked(call, connector)).ok, false),
  },
];
