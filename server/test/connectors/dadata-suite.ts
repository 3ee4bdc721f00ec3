import assert from 'node:assert/strict';
import { dadata as simulated } from '../../../tools/sim/dadata/dadata.ts';
import type { RuleId } from '../../../tools/sim/dadata/rules.ts';
import { seed, type World } from '../../../tools/sim/dadata/seed.ts';
import type { Fault } from '../../../tools/sim/kit/faults.ts';
import type { Simulator } from '../../../tools/sim/kit/simulator.ts';
import type { dadata as connector } from '../../src/connectors/dadata/dadata.connector.ts';
import type { CheckReport } from '../../src/kernel/integrations/connector.ts';
import type { ProviderErrorKind } from '../../src/kernel/integrations/provider.ts';
import type { Called } from '../../src/platform/integrations/call-connector.ts';
import type { Held, Make, Suite } from './suite.ts';

type Dadata = typeof connector;
type Sim = Simulator<World, RuleId>;
type One = Held<Dadata, World, RuleId>;

const { apiKey, secretKey } = seed();
const port = ({ ports }: Dadata) => ports?.suggestions as NonNullable<Dadata['ports']>['suggestions'];
const bodies = ({ journal }: Sim) => journal.map(({ bytes }) => JSON.parse(bytes.toString()));

async function value<T>(called: Promise<Called<T>>): Promise<T> {
  const { result, error } = await called;
  assert.equal(error, null);
  return result as T;
}

const party = (call: Make, connector: Dadata, query: string) => call((one) => port(connector).party(one, query));
const clean = (call: Make, connector: Dadata, ...texts: string[]) => call((one) => port(connector).clean(one, texts));

const refused = (name: string, change: Partial<World>, by: RuleId, kind: ProviderErrorKind, says: RegExp): One => ({
  name,
  refusedBy: [by],
  async run({ connector, sim, call }) {
    Object.assign(sim.state, change);
    const { error } = by === 'DA-11/money' ? await clean(call, connector, 'мск') : await party(call, connector, 'сбер');
    assert.equal(error?.kind, kind);
    assert.match(error?.detail.ru ?? '', says);
    assert.equal(sim.journal.length, 1, 'what a person has to mend is not asked again');
  },
});

/** A fault of one request, and what is to come of it: the kind of the error, or nothing where it is borne. */
const met = (fault: Fault, kind: ProviderErrorKind | null, requests: number, name: string = fault.kind): One => ({
  name: `${name}: ${kind ?? 'borne'}`,
  async run({ connector, sim, call }) {
    sim.faults.add({ fault });
    const { error, result } = await party(call, connector, 'сбербанк');
    assert.equal(error?.kind ?? null, kind);
    if (kind === null) assert.equal(result?.[0]?.inn, '7707083893');
    assert.equal(sim.journal.length, requests);
  },
});

/** Whatever happens on the way, what is paid for goes out once, and nobody is told that it was not done. */
const paidOnce = (fault: Fault): One => ({
  name: `a cleaning lost by ${fault.kind} is in doubt, and not sent again`,
  async run({ connector, sim, call }) {
    sim.faults.add({ fault });
    const { error, lines } = await clean(call, connector, 'мск хабаровская 12');
    assert.equal(error?.kind, 'unknown_outcome');
    assert.equal(lines.at(-1)?.status, 'in_doubt');
    assert.equal(sim.journal.length, 1);
    assert.equal(sim.state.balance, 95.4);
  },
});

const good: readonly One[] = [
  {
    name: 'a company is asked for by what was typed, with the key and the number of lines',
    settings: { count: 3 },
    async run({ connector, sim, call }) {
      const [found] = await value(party(call, connector, 'сбербанк'));
      assert.deepEqual(bodies(sim), [{ query: 'сбербанк', count: 3 }]);
      assert.equal(sim.journal[0]?.headers.authorization, `Token ${apiKey}`);
      assert.equal(sim.journal[0]?.headers['x-secret'], undefined);
      assert.deepEqual(found, {
        title: 'ПАО СБЕРБАНК',
        kind: 'legal_entity',
        shortName: 'ПАО СБЕРБАНК',
        fullName: 'ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО "СБЕРБАНК РОССИИ"',
        inn: '7707083893',
        kpp: '773601001',
        ogrn: '1027700132195',
        okpo: '00032537',
        legalAddress: '117312, г Москва, Академический р-н, ул Вавилова, д 19',
        branch: false,
        status: 'active',
        registeredOn: '1991-06-20',
        closedOn: null,
        manager: { name: 'Греф Герман Оскарович', post: 'ПРЕЗИДЕНТ' },
      });
    },
  },
  {
    name: 'an entrepreneur who has stopped is told as one',
    async run({ connector, call }) {
      const [found] = await value(party(call, connector, '500100732259'));
      assert.deepEqual(
        [found?.kind, found?.status, found?.kpp, found?.legalAddress, found?.closedOn],
        ['entrepreneur', 'liquidated', null, null, '2021-03-01'],
      );
    },
  },
  {
    name: 'of the branches of a company the KPP tells which',
    async run({ connector, sim, call }) {
      const all = await value(call((one) => port(connector).partyById(one, '7707083893')));
      assert.deepEqual(
        all.map(({ branch }) => branch),
        [false, true],
      );
      const [branch, ...others] = await value(call((one) => port(connector).partyById(one, '7707083893', '540602001')));
      assert.deepEqual([branch?.kpp, branch?.shortName, others.length], ['540602001', 'ФИЛИАЛ ПАО СБЕРБАНК', 0]);
      assert.deepEqual(
        bodies(sim).map(({ kpp }) => kpp),
        [undefined, '540602001'],
      );
    },
  },
  {
    name: 'a bank is found by its name and by its BIK',
    async run({ connector, call }) {
      const byName = await value(call((one) => port(connector).bank(one, 'сбер')));
      const byBik = await value(call((one) => port(connector).bankByBic(one, '044525225')));
      assert.deepEqual(byName, byBik);
      assert.deepEqual([byBik[0]?.bankName, byBik[0]?.correspondentAccount], ['ПАО Сбербанк', '30101810400000000225']);
    },
  },
  {
    name: 'addresses are looked for in the chosen regions',
    settings: { regionFilter: ['Москва'] },
    async run({ connector, sim, call }) {
      const found = await value(call((one) => port(connector).address(one, 'хабаров')));
      assert.deepEqual(bodies(sim), [{ query: 'хабаров', count: 10, locations: [{ region: 'Москва' }] }]);
      assert.deepEqual(
        found.map(({ postalCode, address }) => [postalCode, address]),
        [['107589', '107589, г Москва, р-н Гольяново, ул Хабаровская, д 12']],
      );
    },
  },
  {
    name: 'addresses are cleaned in the order given, with the secret, and doubt is told',
    async run({ connector, sim, call }) {
      const [unknown, found, guessed] = await value(clean(call, connector, 'нет такого', 'Хабаровская 12', 'Ленина'));
      assert.deepEqual([unknown?.source, unknown?.address, unknown?.sure], ['нет такого', null, false]);
      assert.deepEqual([guessed?.postalCode, guessed?.sure], ['680000', false]);
      assert.deepEqual([found?.source, found?.postalCode, found?.sure], ['Хабаровская 12', '107589', true]);
      assert.equal(sim.journal[0]?.headers['x-secret'], secretKey);
    },
  },
  {
    name: 'nothing found is an empty list, not an error',
    run: async ({ connector, call }) => assert.deepEqual(await value(party(call, connector, 'нет такой')), []),
  },
  {
    name: 'a status nobody has told us of is unknown, never a good one',
    async run({ connector, sim, call }) {
      sim.faults.add({ fault: { kind: 'own', name: 'unknown enum value' } });
      assert.equal((await value(party(call, connector, 'сбербанк')))[0]?.status, 'unknown');
    },
  },
  {
    name: 'forty questions travel over one connection',
    async run({ connector, sim, call }) {
      sim.rules.turn('DA-13/rate', false);
      await call(async (one) => {
        for (let time = 1; time <= 40; time += 1) await port(connector).party(one, 'сбер');
      });
      assert.deepEqual([...new Set(sim.journal.map(({ connection }) => connection))], [1]);
    },
  },
  {
    name: 'the check tries the search, and with the secret tells what is left',
    async run({ connector, sim, call }) {
      sim.state.left = 42;
      const report = await value(call((one) => connector.test?.(one) as Promise<CheckReport>));
      assert.equal(report.ok, true);
      assert.deepEqual(
        report.checks.map(({ id, result, detail }) => [id, result, detail?.ru]),
        [
          ['key', 'ok', undefined],
          ['register', 'ok', 'ИНН 7707083893'],
          ['secret', 'ok', undefined],
          ['balance', 'ok', '95.5 ₽'],
          ['quota', 'ok', '41'],
        ],
      );
    },
  },
  {
    name: 'without a secret the check says what will not work, and asks nothing that needs it',
    settings: { secretKey: undefined },
    async run({ connector, sim, call }) {
      const report = await value(call((one) => connector.test?.(one) as Promise<CheckReport>));
      assert.deepEqual([report.ok, report.checks.at(-1)?.result, sim.journal.length], [true, 'skipped', 1]);
      assert.equal((await clean(call, connector, 'мск')).error?.kind, 'validation');
      assert.equal(sim.journal.length, 1);
    },
  },
];

export const dadataSuite: Suite<Dadata, World, RuleId> = {
  simulated,
  settings: { apiKey, secretKey },
  secrets: [apiKey, secretKey],
  held: [
    ...good,
    refused('a wrong key is told as one', { apiKey: 'another' }, 'DA-02/key', 'auth', /не принимает ключ/),
    refused('a used-up day is not a wrong key', { left: 0 }, 'DA-11/quota', 'quota', /Суточный лимит/),
    refused('an empty purse stops nothing else', { balance: 0 }, 'DA-11/money', 'quota', /нет средств/),
    refused(
      'an unconfirmed e-mail is told as one',
      { emailConfirmed: false },
      'DA-11/email',
      'forbidden',
      /Подтвердите/,
    ),
    refused(
      'a query that is too long is refused in words',
      { longestQuery: 2 },
      'DA-11/length',
      'validation',
      /отклонил/,
    ),
    met({ kind: 'status', status: 429, effect: 'before', retryAfter: 1 }, null, 2, '429'),
    met({ kind: 'status', status: 503, effect: 'before' }, null, 2, '503 before the work'),
    met({ kind: 'status', status: 500, effect: 'after' }, null, 2, '500 after the work'),
    met({ kind: 'reset', effect: 'before' }, null, 2, 'reset before the work'),
    met({ kind: 'reset', effect: 'after' }, null, 2, 'reset after the work'),
    met({ kind: 'reset mid-body' }, null, 2),
    met({ kind: 'empty body' }, 'contract_violation', 1),
    met({ kind: 'HTML body' }, 'contract_violation', 1),
    met({ kind: 'truncated body' }, 'contract_violation', 1),
    met({ kind: 'wrong content type' }, null, 1),
    met({ kind: 'extra unknown field' }, null, 1),
    met({ kind: 'missing optional field' }, null, 1),
    paidOnce({ kind: 'status', status: 503, effect: 'after' }),
    paidOnce({ kind: 'status', status: 500, effect: 'after' }),
    paidOnce({ kind: 'reset', effect: 'after' }),
    met({ kind: 'timeout', effect: 'before' }, null, 2, 'silence before the work'),
    met({ kind: 'timeout', effect: 'after' }, null, 2, 'silence after the work'),
    met({ kind: 'slow drip' }, null, 2),
    paidOnce({ kind: 'timeout', effect: 'after' }),
  ],
};
