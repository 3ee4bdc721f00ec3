import assert from 'node:assert/strict';
import { checked, port, value } from '../e-documents.ts';
import type { Make } from '../suite.ts';
import { type Astral, abonentId, foreign, type One, theirs, token } from './astral-world.ts';

const find = (call: Make, connector: Astral, inn: string, kpp?: string) =>
  call((one) => port(connector).resolveCounterparty(one, { inn, ...(kpp !== undefined && { kpp }) }));

const report = async (call: Make, connector: Astral) => {
  const { ok, checks } = await checked(call, connector);
  return [ok, ...checks.map(({ id, result }) => `${id} ${result}`)];
};

export const accessHeld: readonly One[] = [
  {
    name: 'the token is sent as Bearer, and the subscriber is named, where nothing else is said',
    async run({ connector, sim, call }) {
      sim.rules.turn('AS-03/bearer', true);
      assert.deepEqual(await report(call, connector), [true, 'token ok', 'counterparties ok', 'drafts ok']);
      assert.ok(sim.journal.every(({ headers }) => headers.abonentid === abonentId));
    },
  },
  {
    name: 'the token stands alone, where that was chosen',
    settings: { authScheme: '' },
    async run({ connector, sim, call }) {
      sim.rules.turn('AS-03/plain', true);
      assert.equal((await report(call, connector))[0], true);
    },
  },
  {
    name: 'the token goes in the header that was chosen, and in no other',
    settings: { authHeader: 'X-Api-Key', authScheme: '' },
    async run({ connector, sim, call }) {
      await report(call, connector);
      assert.ok(sim.journal.every(({ headers }) => headers['x-api-key'] === token && !headers.authorization));
    },
  },
  {
    name: 'paths are those of the settings, and a wrong one is told by the check',
    settings: { paths: { drafts: '/api/v3/chernoviki', counterparties: '/api/v2/counterparties' } },
    refusedBy: ['AS-01/path'],
    async run({ connector, sim, call }) {
      assert.deepEqual(await report(call, connector), [false, 'token ok', 'counterparties ok', 'drafts failed']);
      assert.ok(sim.journal[0]?.url.startsWith('/api/v2/counterparties'));
    },
  },
  {
    name: 'a token that ended is told as one',
    refusedBy: ['AS-01/user'],
    async run({ connector, sim, call }) {
      sim.happen('the token ends');
      assert.equal((await find(call, connector, '7707083893')).error?.kind, 'auth');
      assert.equal(sim.journal.length, 1);
    },
  },
  {
    name: 'a subscriber of others is forbidden',
    settings: { abonentId: foreign },
    refusedBy: ['AS-02/abonent'],
    run: async ({ connector, call }) =>
      assert.equal((await find(call, connector, '7707083893')).error?.kind, 'forbidden'),
  },
  {
    name: 'a subscriber that moved is forbidden',
    refusedBy: ['AS-02/abonent'],
    async run({ connector, sim, call }) {
      sim.happen('a box moves');
      assert.equal((await find(call, connector, '7707083893')).error?.kind, 'forbidden');
    },
  },
  {
    name: 'the box is the subscriber of the settings',
    async run({ connector, call }) {
      const boxes = await value(call((one) => port(connector).listOwnBoxes(one)));
      assert.deepEqual(
        boxes.map(({ id }) => id),
        [abonentId],
      );
    },
  },
  {
    name: 'a counterparty is found by its INN, and KPP where it is given',
    async run({ connector, call }) {
      const [found] = await value(find(call, connector, '7707083893', '773601001'));
      assert.deepEqual([found?.id, found?.name], [theirs, 'ООО «Смирновский цемент»']);
      assert.deepEqual(await value(find(call, connector, '7707083893', '540602001')), []);
    },
  },
  {
    name: 'a filter that compares loosely finds nobody else',
    async run({ connector, sim, call }) {
      sim.state.parties.unshift({
        ...{ id: '00000000-a57a-4000-8000-00000000000f', name: 'ООО «7707083893»', inn: '7812014999', kpp: null },
      });
      assert.deepEqual(
        (await value(find(call, connector, '7707083893'))).map(({ id }) => id),
        [theirs],
      );
    },
  },
  {
    name: 'nobody is an empty list',
    run: async ({ connector, call }) => assert.deepEqual(await value(find(call, connector, '1655000001')), []),
  },
  {
    name: 'a breakdown without a body is one that may pass',
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'own', name: '500 without a body' }, times: 2 });
      assert.equal((await find(call, connector, '7707083893')).error?.kind, 'unavailable');
    },
  },
];
