import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../../test/billing.ts';
import { reportPortal, url } from '../../../../test/reports.ts';

const baskets = '/api/v1/report-baskets';

/** A portal that buys cement and cable, and one that nobody has bought. */
async function begin() {
  const base = await reportPortal();
  const { ask, receive } = base;
  const item = async (name: string) => ok(await ask('POST', '/api/v1/catalog', { name }), 201).id as string;
  const items = { cement: await item('Цемент М500'), cable: await item('Кабель ВВГ'), sand: await item('Песок') };
  const buy = (externalDate: string, catalogItemId: string, quantity: string, price: string, more: object = {}) =>
    receive({ externalDate, lines: [{ name: 'Материал', catalogItemId, quantity, price, vatRate: 'none' }], ...more });
  await buy('2026-01-10', items.cement, '10', '100');
  await buy('2026-01-20', items.cement, '30', '120');
  await buy('2025-12-10', items.cable, '2', '500');
  await buy('2026-03-05', items.cable, '1', '5', { currency: 'USD', fxRate: '90' });
  await buy('2026-03-06', items.cable, '1', '9', { currency: 'EUR' });
  const basket = ok(
    await ask('POST', baskets, {
      name: 'Стройка',
      baseMonth: '2026-01-15',
      items: [
        { catalogItemId: items.cement, quantity: '10' },
        { catalogItemId: items.cable, quantity: '2' },
        { catalogItemId: items.sand, quantity: '5' },
      ],
    }),
    201,
  );
  return { ...base, items, basket };
}

test('a basket costs what its items were bought at, month by month, and leads to the prices and their lines', async () => {
  const { ask, report, items, basket } = await begin();
  assert.equal(basket.baseMonth, '2026-01-01');
  const told = await report(`price-index?basketId=${basket.id}&from=2025-12-01&to=2026-03-31`);
  // Cement at (1000 + 3600) / 40 = 115 on average; cable at 500, then at 5 dollars by 90.
  assert.deepEqual(
    told.months.map(({ month, cost, index, bought, carried }: Record<string, unknown>) => [
      ...[month, cost, index, bought, carried],
    ]),
    [
      ['2026-01', '2150.00', '100.0', 1, 1],
      ['2026-02', '2150.00', '100.0', 0, 2],
      ['2026-03', '2050.00', '95.3', 1, 1],
    ],
  );
  assert.deepEqual(told.leftOut, [{ catalogItemId: items.sand, name: 'Песок' }]);
  const prices = ok(await ask('GET', told.months[2].records)).items;
  assert.deepEqual(
    prices.map(({ name, price, paidIn }: Record<string, string>) => [name, price, paidIn]),
    [
      ['Цемент М500', '115.000000', '2026-01'],
      ['Кабель ВВГ', '450.000000', '2026-03'],
    ],
  );
  const lines = ok(await ask('GET', prices[0].records)).items;
  assert.deepEqual(lines.map(({ amount }: { amount: string }) => amount).sort(), ['1000.00', '3600.00']);
  const other = await report(`price-index?basketId=${basket.id}&currency=EUR`);
  assert.deepEqual(other.months, [], 'what has no rate counts in its own currency alone');
});

test('what was bought most is proposed, in the quantities that were bought', async () => {
  const { portal: _, ask, receive, report, items } = await begin();
  const month = new Date();
  month.setUTCDate(0);
  const externalDate = month.toISOString().slice(0, 10);
  const line = { name: 'Песок', catalogItemId: items.sand, quantity: '40', price: '1000', vatRate: 'none' };
  await receive({ externalDate, lines: [line] });
  const { items: proposed } = await report('price-index/proposal?limit=1');
  assert.deepEqual(proposed, [{ catalogItemId: items.sand, name: 'Песок', quantity: '40.000000', amount: '40000.00' }]);
  ok(await ask('GET', `${url}/price-index/proposal?limit=201`), 400);
});

test('a basket is changed and deleted; unknown, repeated and empty items are refused each at its place', async () => {
  const { ask, items, basket } = await begin();
  const address = `${baskets}/${basket.id}`;
  const changed = ok(await ask('PATCH', address, { name: 'Кабель', version: 1 }));
  assert.deepEqual([changed.name, changed.items.length, changed.version], ['Кабель', 3, 2]);
  const bad = [
    { catalogItemId: items.cement, quantity: '1' },
    { catalogItemId: items.cement, quantity: '0' },
    { catalogItemId: basket.id, quantity: '1' },
  ];
  const { json } = await ask('PATCH', address, { items: bad });
  assert.deepEqual(
    json.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`),
    ['/items/1/catalogItemId repeated', '/items/1/quantity not_positive', '/items/2/catalogItemId not_found_reference'],
  );
  assert.equal(ok(await ask('GET', baskets)).items.length, 1);
  assert.equal(ok(await ask('DELETE', address)).result, 'deleted');
  ok(await ask('GET', `${url}/price-index?basketId=${basket.id}`), 404);
});
