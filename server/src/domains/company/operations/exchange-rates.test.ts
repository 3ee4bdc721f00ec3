import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { factsOf, newPortal, owner, personWith, refused, request, run } from '../../../../test/harness.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { listExchangeRates } from '../exchange-rate.ts';
import { type FxRate, rateOn, ratesOn } from '../rate-on.ts';
import { setExchangeRates } from './set-exchange-rates.ts';
import { updateRegional } from './update-regional.ts';

const url = '/api/v1/settings/exchange-rates';

async function open() {
  const portal = await newPortal();
  const key = await portal.key('settings.read', 'settings.write');
  const put = (...rates: object[]) => request('PUT', url, { key, body: { rates } });
  const list = async (search = '') => (await request('GET', `${url}${search}`, { key })).json.items;
  return { portal, put, list };
}

const rateQuery = query({
  name: 'test.rates-on',
  summary: words('Rates', 'Курсы'),
  permission: 'internal',
  scope: null,
  input: Type.Object({ currencies: Type.Array(Type.String()), date: Type.String() }),
  output: Type.Unknown(),
  run: async (ctx, { currencies, date }) => ({
    many: [...(await ratesOn(ctx, currencies, date)).values()],
    one: await rateOn(ctx, currencies[0] as string, date),
  }),
});

test('rates are set by day, and listed with the newest first', async () => {
  const { portal, put, list } = await open();
  const { status, json } = await put(
    { currency: 'USD', date: '2026-11-20', rate: '92.5062' },
    { currency: 'JPY', date: '2026-11-20', rate: 61.5, nominal: 100 },
    { currency: 'USD', date: '2026-11-21', rate: '0.00000001' },
  );
  assert.equal(status, 200);
  assert.deepEqual(
    json.items.map(({ currency, rate, nominal, source }: FxRate) => [currency, rate, nominal, source]),
    [
      ['USD', '92.5062', 1, 'manual'],
      ['JPY', '61.5', 100, 'manual'],
      ['USD', '0.00000001', 1, 'manual'],
    ],
  );
  const days = (items: FxRate[]) => items.map(({ date, currency }) => `${date} ${currency}`);
  assert.deepEqual(days(await list()), ['2026-11-21 USD', '2026-11-20 JPY', '2026-11-20 USD']);
  assert.deepEqual(days(await list('?date=2026-11-21')), ['2026-11-21 USD']);
  assert.deepEqual(days(await list('?currency=USD&date[lte]=2026-11-20')), ['2026-11-20 USD']);
  const facts = await factsOf(portal.tenantId);
  assert.deepEqual(
    facts.map(({ event }) => event),
    Array(3).fill('exchange_rate.created'),
  );
});

test('the same rates again change nothing, another one is a change of that day alone', async () => {
  const { portal, put } = await open();
  const usd = { currency: 'USD', date: '2026-11-20', rate: '92.5' };
  const eur = { currency: 'EUR', date: '2026-11-20', rate: '100' };
  await put(usd, eur);
  const again = await put(eur, { ...usd, rate: '92.50' });
  assert.deepEqual(
    again.json.items.map(({ currency }: FxRate) => currency),
    ['EUR', 'USD'],
  );
  assert.equal((await factsOf(portal.tenantId)).length, 2);
  const moved = await put(usd, { ...eur, rate: '101' });
  assert.deepEqual(
    moved.json.items.map(({ rate }: FxRate) => rate),
    ['92.5', '101'],
  );
  const [, , change] = await factsOf(portal.tenantId);
  assert.deepEqual([change?.event, change?.data.previous], ['exchange_rate.updated', { rate: '100' }]);
});

test('a wrong row refuses them all, and every wrong row is named', async () => {
  const { portal, put, list } = await open();
  const { status, json } = await put(
    { currency: 'USD', date: '2026-11-20', rate: '92.5' },
    { currency: 'RUB', date: '2026-11-20', rate: '1' },
    { currency: 'USD', date: '2026-11-20', rate: '93' },
  );
  assert.equal(status, 422);
  assert.deepEqual(
    json.errors.map(({ pointer, code }: Record<string, string>) => [pointer, code]),
    [
      ['/rates/1/currency', 'base_currency'],
      ['/rates/2', 'duplicate_row'],
    ],
  );
  const refusals: Array<[row: object, pointer: string, code: string]> = [
    [{ currency: 'XAU', date: '2026-11-20', rate: '1' }, '/rates/0/currency', 'unknown_currency'],
    [{ currency: 'USD', date: '2026-02-30', rate: '1' }, '/rates/0/date', 'format'],
    [{ currency: 'USD', date: '2026-11-20', rate: '0' }, '/rates/0/rate', 'format'],
    [{ currency: 'USD', date: '2026-11-20', rate: '-1' }, '/rates/0/rate', 'format'],
    [{ currency: 'USD', date: '2026-11-20', rate: '1.123456789' }, '/rates/0/rate', 'format'],
    [{ currency: 'USD', date: '2026-11-20', rate: '1', nominal: 0 }, '/rates/0/nominal', 'minimum'],
  ];
  for (const [row, pointer, code] of refusals) {
    const { json } = await put(row);
    assert.deepEqual([json.errors[0].pointer, json.errors[0].code], [pointer, code]);
  }
  assert.equal((await put()).json.errors[0].code, 'min_items');
  assert.deepEqual(await list(), []);
  assert.deepEqual(await factsOf(portal.tenantId), []);
});

test('two who set the same days at once, in any order, both succeed', async () => {
  const { put, list } = await open();
  const rows = ['USD', 'EUR', 'CNY', 'KZT'].map((currency) => ({ currency, date: '2026-11-20', rate: '5' }));
  const calls = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) =>
      put(...(n % 2 ? rows : [...rows].reverse()).map((row) => ({ ...row, rate: String(n) }))),
    ),
  );
  assert.deepEqual(
    calls.map(({ status }) => status),
    Array(6).fill(200),
  );
  const rates = (await list()).map(({ rate }: FxRate) => rate);
  assert.equal(rates.length, 4);
  assert.equal(new Set(rates).size, 1);
});

test('the rate of a day is the latest on or before it; a currency without one has none, never one', async () => {
  const { portal, put } = await open();
  await put(
    { currency: 'USD', date: '2026-11-18', rate: '91' },
    { currency: 'USD', date: '2026-11-20', rate: '92', nominal: 1 },
    { currency: 'EUR', date: '2026-11-21', rate: '100' },
  );
  const at = async (date: string, ...currencies: string[]) =>
    (await run(rateQuery, portal.owner, { currencies, date })) as { many: FxRate[]; one: FxRate | null };
  assert.deepEqual((await at('2026-11-19', 'USD')).one, {
    currency: 'USD',
    base: 'RUB',
    rate: '91',
    nominal: 1,
    date: '2026-11-18',
    source: 'manual',
  });
  assert.equal((await at('2026-11-20', 'USD')).one?.rate, '92');
  assert.equal((await at('2026-11-17', 'USD')).one, null);
  const { many, one } = await at('2026-11-20', 'RUB', 'USD', 'EUR', 'USD');
  assert.deepEqual([one?.rate, one?.source], ['1', 'base']);
  assert.deepEqual(
    many.map(({ currency, rate }) => [currency, rate]),
    [
      ['RUB', '1'],
      ['USD', '92'],
    ],
  );
});

test('rates of the old currency go when the company counts in another', async () => {
  const { portal, put, list } = await open();
  await put({ currency: 'USD', date: '2026-11-20', rate: '92' });
  await run(updateRegional, portal.owner, { currency: 'KZT' });
  assert.deepEqual(await list(), []);
  assert.equal((await put({ currency: 'RUB', date: '2026-11-20', rate: '6' })).status, 200);
  assert.equal((await put({ currency: 'KZT', date: '2026-11-20', rate: '6' })).status, 422);
});

test('rates of another portal are neither seen nor touched', async () => {
  const [mine, theirs] = [await open(), await open()];
  const row = { currency: 'USD', date: '2026-11-20', rate: '92' };
  await mine.put(row);
  assert.deepEqual(await theirs.list(), []);
  await theirs.put({ ...row, rate: '5' });
  assert.equal((await mine.list())[0].rate, '92');
  const { rows } = await owner.query('select count(*)::int as held from exchange_rates where tenant_id = $1', [
    mine.portal.tenantId,
  ]);
  assert.equal(rows[0].held, 1);
});

test('a person without the right is refused', async () => {
  const { portal } = await open();
  const reader = personWith(portal, 'company_settings.read');
  const rates = [{ currency: 'USD', date: '2026-11-20', rate: '92' }];
  assert.equal((await refused(run(setExchangeRates, reader, { rates }))).code, 'forbidden');
  assert.equal((await refused(run(listExchangeRates, personWith(portal), {}))).code, 'forbidden');
});
