import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../../test/billing.ts';
import { drainJobs, owner } from '../../../../test/harness.ts';
import { reportPortal, url } from '../../../../test/reports.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';

const year = 'from=2026-01-01&to=2026-12-31';

/** A line of so much. */
const costing = (price: string, more: object = {}) => ({
  name: 'Цемент М500',
  quantity: '1',
  price,
  vatRate: 'none',
  ...more,
});

const amounts = ({ rows }: { rows: Array<{ label: string; amount: string }> }) =>
  rows.map(({ label, amount }) => `${label}: ${amount}`);

test('spend stands by supplier, the largest first, beside the period before, and leads to its lines', async () => {
  const { portal, receive, spend, ask } = await reportPortal();
  const other = await newCounterparty(portal);
  await receive({ externalDate: '2026-02-10', lines: [costing('100.10'), costing('0.20')] });
  await receive({ externalDate: '2026-03-31', lines: [costing('50')], counterpartyId: other.counterpartyId });
  await receive({ externalDate: '2025-12-31', lines: [costing('80')] });
  await receive({ externalDate: '2024-12-31', lines: [costing('7000')] });
  const { total, rows, period, before, currency, alsoIn, asOf, counting } = await spend(year);
  assert.deepEqual(
    [period, before],
    [
      { from: '2026-01-01', to: '2026-12-31' },
      { from: '2025-01-01', to: '2025-12-31' },
    ],
  );
  assert.deepEqual(total, { amount: '150.30', lines: 3, before: '80.00' });
  assert.deepEqual(
    rows.map(({ amount, lines, before: was }: { amount: string; lines: number; before: string }) => [
      amount,
      lines,
      was,
    ]),
    [
      ['100.30', 2, '80.00'],
      ['50.00', 1, '0'],
    ],
  );
  assert.deepEqual([currency, alsoIn, counting], ['RUB', [], false]);
  assert.ok(Date.now() - Date.parse(asOf) < 60_000);
  const behind = ok(await ask('GET', rows[0].records));
  assert.deepEqual(behind.items.map(({ amount }: { amount: string }) => amount).sort(), ['0.20', '100.10']);
});

test('a rejected invoice counts no more, one that is taken back counts again', async () => {
  const { receive, move, spend } = await reportPortal();
  const { id } = await receive({ externalDate: '2026-02-10', lines: [costing('300')] });
  const total = async () => (await spend(year)).total.amount;
  assert.equal(await total(), '300.00');
  ok(await move(id, 'rejected', { reason: 'Не наш' }));
  assert.equal(await total(), '0');
  ok(await move(id, 'received'));
  assert.equal(await total(), '300.00');
});

test('an invoice in another currency counts at its own rate, and beside the rest where it has none', async () => {
  const { receive, spend, ask } = await reportPortal();
  await receive({ externalDate: '2026-02-10', currency: 'USD', fxRate: '91.2345', lines: [costing('10.01')] });
  await receive({ externalDate: '2026-02-11', currency: 'EUR', lines: [costing('5')] });
  await receive({ externalDate: '2026-02-12', lines: [costing('1')] });
  const { rows, total, alsoIn } = await spend(`${year}&by=currency`);
  assert.deepEqual(amounts({ rows }), ['USD: 913.26', 'RUB: 1.00']);
  assert.deepEqual([total.amount, alsoIn], ['914.26', [{ currency: 'EUR', amount: '5.00' }]]);
  const euros = await spend(`${year}&currency=EUR`);
  assert.deepEqual([euros.total.amount, euros.rows.length], ['5.00', 1]);
  const behind = ok(await ask('GET', rows[0].records));
  assert.deepEqual(
    behind.items.map(({ invoiceCurrency, currency, amount }: Record<string, string>) => [
      invoiceCurrency,
      currency,
      amount,
    ]),
    [['USD', 'RUB', '913.26']],
  );
});

test('a month stands beside the month it is compared with, even where nothing was spent', async () => {
  const { receive, spend } = await reportPortal();
  await receive({ externalDate: '2026-05-20', lines: [costing('10')] });
  await receive({ externalDate: '2026-02-20', lines: [costing('4')] });
  const { rows } = await spend('by=month&from=2026-04-01&to=2026-06-30');
  assert.deepEqual(
    rows.map(({ key, amount, before }: Record<string, string>) => [key, amount, before]),
    [['2026-05', '10.00', '4.00']],
  );
});

test('spend follows the category of an item and the department of a requisition', async () => {
  const { ask, approved, receive, spend } = await reportPortal();
  const category = async (name: string) => ok(await ask('POST', '/api/v1/catalog/categories', { name }), 201).id;
  const [dry, wet] = [await category('Сухие смеси'), await category('Растворы')];
  const item = ok(await ask('POST', '/api/v1/catalog', { name: 'Цемент М500', categoryId: dry }), 201);
  const need = await approved({ departmentName: 'ПТО', items: [{ catalogItemId: item.id, quantity: '5' }] });
  await receive({
    externalDate: '2026-02-10',
    lines: [costing('10', { procurementItemId: need.items[0].id }), costing('2')],
  });
  assert.deepEqual(amounts(await spend(`${year}&by=category`)), ['Сухие смеси: 10.00', 'Without a category: 2.00']);
  assert.deepEqual(amounts(await spend(`${year}&by=department`)), ['ПТО: 12.00']);
  ok(await ask('PATCH', `/api/v1/catalog/${item.id}`, { categoryId: wet }));
  ok(await ask('PATCH', `/api/v1/purchase-requisitions/${need.id}`, { departmentName: 'Снабжение' }));
  assert.deepEqual(amounts(await spend(`${year}&by=category`)), ['Растворы: 10.00', 'Without a category: 2.00']);
  assert.deepEqual(amounts(await spend(`${year}&by=department`)), ['Снабжение: 12.00']);
  const ofItem = await spend(`${year}&by=department&catalogItemId=${item.id}`);
  assert.deepEqual([amounts(ofItem), ofItem.total.amount], [['Снабжение: 10.00'], '10.00']);
  const { records } = (await spend(`${year}&by=item`)).rows[1];
  assert.match(records, /catalogItemId%5BisNull%5D=true/);
  assert.equal(ok(await ask('GET', records)).items.length, 1);
});

test('the day of an invoice without a date is that of the company, also after it has moved', async () => {
  const { portal, ask, receive, spend } = await reportPortal();
  const { id } = await receive({ lines: [costing('10')] });
  await owner.query(`update invoices set external_date = null, created_at = '2026-02-28T22:30:00Z' where id = $1`, [
    id,
  ]);
  ok(await ask('POST', `${url}/spend/recount`, {}), 403);
  ok(await ask('PATCH', '/api/v1/settings/regional', { timezone: 'Asia/Vladivostok' }));
  await drainJobs(portal.tenantId);
  assert.deepEqual((await spend(`by=month&${year}`)).rows[0].key, '2026-03');
  ok(await ask('PATCH', '/api/v1/settings/regional', { timezone: 'UTC' }));
  assert.deepEqual((await spend(`by=month&${year}`)).rows[0].key, '2026-02');
});

test('months in the wrong order and too many of them are refused by their fields', async () => {
  const { ask } = await reportPortal();
  const refused = async (query: string) => {
    const { errors } = (await ask('GET', `${url}/spend?${query}`)).json;
    return errors.map(({ parameter, code }: Record<string, string>) => `${parameter} ${code}`);
  };
  assert.deepEqual(await refused('from=2026-05-01&to=2026-04-30'), ['to before_start']);
  assert.deepEqual(await refused('from=2025-01-01&to=2026-02-01'), ['from too_long']);
});

test('exact days count their own lines alone, beside the same days of as many months before', async () => {
  const { receive, spend, ask } = await reportPortal();
  const on = (externalDate: string, price: string) => receive({ externalDate, lines: [costing(price)] });
  for (const [day, price] of [
    ['2026-01-14', '1'],
    ['2026-01-15', '2'],
    ['2026-02-20', '4'],
    ['2026-03-10', '8'],
    ['2026-03-11', '16'],
    ['2025-10-15', '32'],
    ['2025-12-11', '64'],
  ] as const)
    await on(day, price);
  const exact = 'exactDays=true&from=2026-01-15&to=2026-03-10';
  const { total, period, before, rows } = await spend(`by=supplier&${exact}`);
  assert.deepEqual([total.amount, total.before, rows[0].amount, rows[0].before], ['14.00', '32.00', '14.00', '32.00']);
  assert.deepEqual(
    [period, before],
    [
      { from: '2026-01-15', to: '2026-03-10' },
      { from: '2025-10-15', to: '2025-12-10' },
    ],
  );
  assert.equal(ok(await ask('GET', rows[0].records)).items.length, 3);
  const months = await spend(`by=month&${exact}`);
  assert.deepEqual(
    months.rows.map(({ key, amount, before: was }: Record<string, string>) => [key, amount, was]),
    [
      ['2026-01', '2.00', '32.00'],
      ['2026-02', '4.00', '0'],
      ['2026-03', '8.00', '0'],
    ],
  );
  assert.equal(ok(await ask('GET', months.rows[0].records)).items.length, 1);
  const { errors } = (await ask('GET', `${url}/spend?exactDays=true&from=2026-05-02&to=2026-05-01`)).json;
  assert.deepEqual([errors[0].parameter, errors[0].code], ['to', 'before_start']);
});

test('an invoice of totals alone is spend too, of no item', async () => {
  const { receive, spend, ask } = await reportPortal();
  await receive({ externalDate: '2026-02-10', lines: [costing('100')] });
  await receive({ externalDate: '2026-02-11', lines: undefined, totals: { gross: '1500.00' } });
  const { total, rows } = await spend(`by=item&${year}`);
  assert.deepEqual(total, { amount: '1600.00', lines: 2, before: '0' });
  assert.deepEqual(amounts({ rows }), ['Not in the catalog: 1600.00']);
  const { items } = ok(await ask('GET', rows[0].records));
  assert.deepEqual(
    items.map(({ name, amount }: { name: string | null; amount: string }) => [name, amount]),
    [
      [null, '1500.00'],
      ['Цемент М500', '100.00'],
    ],
  );
});
