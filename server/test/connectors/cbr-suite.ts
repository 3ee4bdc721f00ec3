import assert from 'node:assert/strict';
import { type RuleId, cbr as simulated } from '../../../tools/sim/cbr/cbr.ts';
import type { World } from '../../../tools/sim/cbr/seed.ts';
import type { Fault } from '../../../tools/sim/kit/faults.ts';
import type { Simulator } from '../../../tools/sim/kit/simulator.ts';
import type { cbrRates as connector } from '../../src/connectors/cbr-rates/cbr-rates.connector.ts';
import type { Call } from '../../src/kernel/integrations/call.ts';
import type { CheckReport, PulledPage } from '../../src/kernel/integrations/connector.ts';
import type { ProviderErrorKind } from '../../src/kernel/integrations/provider.ts';
import type { Held, Make, Suite } from './suite.ts';

type Cbr = typeof connector;
type One = Held<Cbr, World, RuleId>;

interface Item {
  asked: string;
  date: string;
  currency: string;
  nominal: number;
  rate: string;
}

/** The same call at another time: Moscow is three hours ahead of these. */
const at = <S>(call: Call<S>, time: string): Call<S> => ({ ...call, now: () => new Date(time) });

async function pull(make: Make, { pulls }: Cbr, time: string, cursor: string | null = null) {
  const called = await make<PulledPage | undefined>(async (call) => pulls?.rates?.fetch(at(call, time), cursor));
  return { ...called, items: (called.result?.items ?? []) as Item[], cursor: called.result?.cursor ?? null };
}

const asked = ({ journal }: Simulator<World, RuleId>) => journal.map(({ url }) => url.split('date_req=')[1]);
const days = (items: readonly Item[]) => [...new Set(items.map(({ date }) => date))];

const fridayNoon = '2026-11-20T09:00:00Z';
const fridayEvening = '2026-11-20T15:30:00Z';
const sundayNoon = '2026-11-22T09:00:00Z';
const mondayEvening = '2026-11-23T16:00:00Z';

/** A fault of the first request, and what is to come of it. */
const met = (fault: Fault, kind: ProviderErrorKind | null, requests: number): One => ({
  name: `${fault.kind === 'own' ? fault.name : fault.kind} ${'effect' in fault ? fault.effect : ''}: ${kind ?? 'borne'}`,
  async run({ connector, sim, call }) {
    sim.faults.add({ fault });
    const { error, items } = await pull(call, connector, fridayNoon);
    assert.equal(error?.kind ?? null, kind);
    assert.equal(sim.journal.length, requests);
    assert.deepEqual(days(items), kind === null ? ['2026-11-20'] : []);
  },
});

const good: readonly One[] = [
  {
    name: 'before the hour the rates of today are asked for, once',
    async run({ connector, sim, call }) {
      const { items, cursor, lines } = await pull(call, connector, fridayNoon);
      assert.deepEqual(asked(sim), ['20/11/2026']);
      assert.equal(cursor, '2026-11-20');
      assert.equal(items.length, 6);
      assert.deepEqual(
        items.find(({ currency }) => currency === 'JPY'),
        {
          ...{ asked: '2026-11-20', date: '2026-11-20', currency: 'JPY', nominal: 100, rate: '59.3300' },
        },
      );
      assert.deepEqual(lines.at(-1)?.details, { asked: '2026-11-20', effective: '2026-11-20' });
    },
  },
  {
    name: 'from the hour on tomorrow is asked for, and today comes along',
    async run({ connector, sim, call }) {
      const { items, cursor } = await pull(call, connector, fridayEvening, '2026-11-20');
      assert.deepEqual(asked(sim), ['21/11/2026', '20/11/2026']);
      assert.deepEqual([days(items), cursor], [['2026-11-21', '2026-11-20'], '2026-11-21']);
    },
  },
  {
    name: 'the hour is the one that was chosen',
    settings: { hour: 20 },
    async run({ connector, sim, call }) {
      await pull(call, connector, fridayEvening);
      assert.deepEqual(asked(sim), ['20/11/2026']);
    },
  },
  {
    name: 'a Sunday has the rates of Saturday, under the day of Saturday',
    async run({ connector, sim, call }) {
      const { items, cursor, lines } = await pull(call, connector, sundayNoon);
      assert.deepEqual(asked(sim), ['22/11/2026']);
      assert.deepEqual([days(items), cursor, items[0]?.asked], [['2026-11-21'], '2026-11-21', '2026-11-22']);
      assert.deepEqual(lines.at(-1)?.details, { asked: '2026-11-22', effective: '2026-11-21' });
    },
  },
  {
    name: 'days off cost no call',
    async run({ connector, sim, call }) {
      const { items, cursor } = await pull(call, connector, mondayEvening, '2026-11-21');
      assert.deepEqual(asked(sim), ['24/11/2026', '23/11/2026']);
      assert.deepEqual([days(items), cursor], [['2026-11-24', '2026-11-21'], '2026-11-24']);
    },
  },
  {
    name: 'days that were missed are made up for',
    async run({ connector, sim, call }) {
      const { items } = await pull(call, connector, sundayNoon, '2026-11-19');
      assert.deepEqual(asked(sim), ['22/11/2026', '20/11/2026', '19/11/2026']);
      assert.deepEqual(days(items), ['2026-11-21', '2026-11-20', '2026-11-19']);
    },
  },
  {
    name: 'after a long pause no more than a month is made up for',
    async run({ connector, sim, call }) {
      for (let back = 2; back < 60; back += 1)
        sim.state.days[new Date(Date.parse('2026-11-20') - back * 86_400_000).toISOString().slice(0, 10)] = {
          USD: '90,0000',
        };
      await pull(call, connector, fridayNoon, '2026-01-10');
      assert.equal(sim.journal.length, 31);
    },
  },
  {
    name: 'only the chosen currencies are taken',
    settings: { currencies: ['CNY', 'UZS'] },
    async run({ connector, call }) {
      const { items } = await pull(call, connector, fridayNoon);
      assert.deepEqual(
        items.map(({ currency, nominal, rate }) => [currency, nominal, rate]),
        [
          ['CNY', 1, '12.7001'],
          ['UZS', 10_000, '72.0110'],
        ],
      );
    },
  },
  {
    name: 'a limit, if the bank has one, is kept to',
    refusedBy: [],
    async run({ connector, sim, call }) {
      sim.rules.turn('CB-06/limit', true);
      assert.equal((await pull(call, connector, fridayEvening)).error, null);
    },
  },
  {
    name: 'the check tells the day the rates hold from, and names currencies that the bank does not have',
    settings: { currencies: ['USD', 'AED'] },
    async run({ connector, call }) {
      const { result } = await call((one) => connector.test?.(at(one, sundayNoon)) as Promise<CheckReport>);
      assert.deepEqual(
        result?.checks.map(({ id, result: how, detail }) => [id, how, detail?.ru]),
        [
          ['rates', 'ok', 'Действуют с 21.11.2026, валют: 6'],
          ['currencies', 'warning', 'Банк России не устанавливает курс: AED'],
        ],
      );
    },
  },
];

export const cbrSuite: Suite<Cbr, World, RuleId> = {
  simulated,
  settings: {},
  secrets: [],
  held: [
    ...good,
    met({ kind: 'own', name: 'utf-8' }, null, 1),
    met({ kind: 'own', name: 'dtd' }, 'contract_violation', 1),
    met({ kind: 'own', name: 'no date' }, 'contract_violation', 1),
    met({ kind: 'own', name: 'no value' }, 'contract_violation', 1),
    met({ kind: 'HTML body' }, 'contract_violation', 1),
    met({ kind: 'empty body' }, 'contract_violation', 1),
    met({ kind: 'truncated body' }, 'contract_violation', 1),
    met({ kind: 'reset mid-body' }, null, 2),
    met({ kind: 'wrong content type' }, null, 1),
    met({ kind: 'extra unknown field' }, null, 1),
    met({ kind: 'status', status: 429, effect: 'before', retryAfter: 1 }, null, 2),
    met({ kind: 'status', status: 503, effect: 'before' }, null, 2),
    met({ kind: 'status', status: 500, effect: 'after' }, null, 2),
    met({ kind: 'reset', effect: 'before' }, null, 2),
    met({ kind: 'reset', effect: 'after' }, null, 2),
    met({ kind: 'timeout', effect: 'before' }, null, 2),
    met({ kind: 'timeout', effect: 'after' }, null, 2),
    met({ kind: 'slow drip' }, null, 2),
  ],
};
