import assert from 'node:assert/strict';
import { checked, port, value } from '../e-documents.ts';
import type { Make } from '../suite.ts';
import { type One, organisation, type Saby, service, signedIn, signIns } from './saby-world.ts';

const boxes = (call: Make, connector: Saby) => call((one) => port(connector).listOwnBoxes(one));
const find = (call: Make, connector: Saby, inn: string, kpp?: string) =>
  value(call((one) => port(connector).resolveCounterparty(one, { inn, ...(kpp !== undefined && { kpp }) })));

const report = async (call: Make, connector: Saby) => {
  const { ok, checks } = await checked(call, connector);
  return [ok, ...checks.map(({ id, result }) => `${id} ${result}`)];
};

const byMedia = (name: string, rule: 'SB-07/json-rpc' | 'SB-07/json', mediaType: string): One => ({
  name,
  settings: { mediaType },
  async run({ connector, sim, call }) {
    sim.rules.turn(rule, true);
    assert.equal((await value(boxes(call, connector))).length, 1);
  },
});

const byMark = (name: string, rule: 'SB-31/colon' | 'SB-31/dot', timeFormat: string, refused: boolean): One => ({
  name,
  settings: { timeFormat },
  ...(refused && { refusedBy: [rule] }),
  async run({ connector, sim, call }) {
    sim.rules.turn(rule, true);
    assert.deepEqual(await report(call, connector), [true, 'session ok', 'company ok', 'exchange ok', 'changes ok']);
  },
});

export const accessHeld: readonly One[] = [
  {
    name: 'one session is opened, and used by all calls after',
    async run({ connector, sim, call }) {
      for (let time = 0; time < 3; time += 1) await value(boxes(call, connector));
      assert.equal(signIns(sim), 1);
      assert.ok(
        sim.journal.slice(1).every(({ headers }) => headers['x-sbissessionid'] && !headers['x-sbisaccesstoken']),
      );
    },
  },
  {
    name: 'a service shows its token, and no session beside it',
    settings: { password: undefined, service },
    async run({ connector, sim, call }) {
      await value(boxes(call, connector));
      const [first, second] = sim.journal;
      assert.deepEqual([first?.url, signIns(sim)], ['/oauth/service/', 1]);
      assert.ok(second?.headers['x-sbisaccesstoken'] && !second.headers['x-sbissessionid']);
    },
  },
  {
    name: 'the account that is named is told at the door',
    settings: { password: { ...signedIn, accountNumber: '1190002' } },
    async run({ connector, sim, call }) {
      await value(boxes(call, connector));
      assert.ok(sim.journal[0]?.bytes.toString().includes('"НомерАккаунта":"1190002"'));
    },
  },
  {
    name: 'a wrong password is told as one, and is not tried again',
    refusedBy: ['SB-02/password'],
    async run({ connector, sim, call }) {
      sim.state.password = 'другой';
      assert.equal((await boxes(call, connector)).error?.kind, 'auth');
      assert.equal(signIns(sim), 1);
    },
  },
  {
    name: 'a wrong password that comes with another status is told as one too',
    refusedBy: ['SB-02/password'],
    async run({ connector, sim, call }) {
      Object.assign(sim.state, { password: 'другой', errorStatus: 500 });
      assert.equal((await boxes(call, connector)).error?.kind, 'auth');
    },
  },
  {
    name: 'wrong keys of a service are told as such',
    settings: { password: undefined, service: { ...service, secretKey: 'sabyservicekey+0000' } },
    refusedBy: ['SB-04/app'],
    run: async ({ connector, call }) => assert.equal((await boxes(call, connector)).error?.kind, 'auth'),
  },
  {
    name: 'a session that ended is opened anew, once',
    refusedBy: ['SB-05/known'],
    async run({ connector, sim, call }) {
      await value(boxes(call, connector));
      sim.happen('sessions end');
      assert.equal((await value(boxes(call, connector))).length, 1);
      assert.equal(signIns(sim), 2);
    },
  },
  {
    name: 'sessions that end as soon as they are opened are not opened without end',
    refusedBy: ['SB-05/known'],
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'own', name: 'session ends' }, where: '/service/\\?', times: 2 });
      assert.equal((await boxes(call, connector)).error?.kind, 'auth');
      assert.equal(signIns(sim), 2);
    },
  },
  byMedia('JSON-RPC is what is sent, where that is taken', 'SB-07/json-rpc', 'json-rpc'),
  byMedia('JSON is what is sent, where that was chosen', 'SB-07/json', 'json'),
  byMark('times with colons are found out', 'SB-31/colon', 'auto', false),
  byMark('times with dots are found out', 'SB-31/dot', 'auto', true),
  byMark('times with dots are kept to', 'SB-31/dot', 'dot', false),
  {
    name: 'where no company is named all of the account are listed',
    settings: { organisation: undefined },
    async run({ connector, call }) {
      assert.deepEqual(
        (await value(boxes(call, connector))).map(({ kpp }) => kpp),
        ['770101001', '540501001'],
      );
    },
  },
  {
    name: 'a company without the exchange is found wanting by the check',
    settings: { organisation: { inn: organisation.inn, kpp: '540501001' } },
    async run({ connector, call }) {
      assert.deepEqual(await report(call, connector), [
        false,
        'session ok',
        'company ok',
        'exchange failed',
        'changes ok',
      ]);
    },
  },
  {
    name: 'a company of others is found wanting by the check',
    settings: { organisation: { inn: '7707083893' } },
    async run({ connector, call }) {
      assert.equal((await report(call, connector))[2], 'company failed');
    },
  },
  {
    name: 'a counterparty is found with the participant that documents go to, a person in business too',
    async run({ connector, call }) {
      const [firm] = await find(call, connector, '7707083893', '773601001');
      assert.deepEqual(
        [firm?.id, firm?.name, firm?.kpp],
        ['2BE-7707083893-1', 'ООО «Смирновский цемент»', '773601001'],
      );
      assert.equal((await find(call, connector, '500100732259'))[0]?.id, '2BE-500100732259-1');
    },
  },
  {
    name: 'who takes no part in the exchange cannot be chosen, nor can a stranger',
    async run({ connector, call }) {
      assert.deepEqual(await find(call, connector, '7812014560'), []);
      assert.deepEqual(await find(call, connector, '1655000001'), []);
    },
  },
  ...(
    [
      [200, 1],
      [400, 1],
      // A breakdown may pass, so it is asked about once more.
      [500, 2],
    ] as const
  ).map(
    ([errorStatus, times]): One => ({
      name: `a refusal that comes with ${errorStatus} is told in the words of Saby`,
      async run({ connector, sim, call }) {
        sim.state.errorStatus = errorStatus;
        sim.faults.add({ fault: { kind: 'own', name: 'an error that stays' }, where: '/service/\\?', times });
        const { error } = await boxes(call, connector);
        assert.equal(error?.kind, 'validation');
        assert.match(error?.detail.ru ?? '', /Операция запрещена/);
        assert.equal(sim.journal.length, 1 + times);
      },
    }),
  ),
];

/** Takes as long as Saby asks to wait. */
export const patienceHeld: readonly One[] = [
  {
    name: 'an error that passes is waited for, and the same is asked again',
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'own', name: 'an error that passes' }, where: '/service/\\?' });
      assert.equal((await value(boxes(call, connector))).length, 1);
      const [, first, second] = sim.journal;
      assert.deepEqual(first?.bytes, second?.bytes);
      assert.ok((second?.at ?? 0) - (first?.at ?? 0) >= 4_500);
    },
  },
];
