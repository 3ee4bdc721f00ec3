import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../../../test/count-statements.ts';
import {
  factsOf,
  newPortal,
  owner,
  type Portal,
  refused,
  request,
  run,
  workerDoor,
} from '../../../../../test/harness.ts';
import { newCounterparty, newItem, tell } from '../../../../../test/suppliers.ts';
import { systemIn } from '../../../../kernel/actor.ts';
import { uuidv7 } from '../../../../kernel/uuid.ts';
import { duePricesSchedule } from '../due-prices.schedule.ts';
import { withdrawPrices } from './withdraw-prices.ts';

const open = async () => {
  const portal = await newPortal();
  return {
    portal,
    key: await portal.key('catalog.read', 'catalog.write', 'catalog.delete'),
    ...(await newCounterparty(portal)),
  };
};

const cardOf = async (key: string, itemId: string) => (await request('GET', `/api/v1/catalog/${itemId}`, { key })).json;

const costOf = async (key: string, itemId: string) => {
  const { currentCostPrice, currentCostCurrency, currentCostSource } = await cardOf(key, itemId);
  return currentCostPrice && `${currentCostPrice} ${currentCostCurrency} ${currentCostSource}`;
};

const anomaliesOf = async ({ tenantId }: Portal) =>
  (await factsOf(tenantId)).filter(({ event }) => event === 'catalog_item.price_anomaly');

test('an invoice sets the current cost, links the supplier and stands in the history', async () => {
  const { portal, key, supplierId, counterpartyId } = await open();
  const itemId = await newItem(key, { plannedCost: { price: '90' } });
  assert.equal(await costOf(key, itemId), '90 RUB planned');
  await tell(portal, 'invoice', [{ catalogItemId: itemId, supplierId, price: '95.50' }]);

  const card = await cardOf(key, itemId);
  assert.equal(await costOf(key, itemId), '95.50 RUB incoming_invoice');
  assert.equal(card.suppliers.length, 1);
  const { id: _, lastAt, ...link } = card.suppliers[0];
  assert.equal(lastAt, card.currentCostUpdatedAt);
  assert.deepEqual(link, {
    catalogItemId: itemId,
    supplierId,
    counterpartyId,
    name: 'ООО «Цементный двор»',
    sources: ['invoice'],
    lastPrice: '95.50',
    lastCurrency: 'RUB',
    manual: null,
  });
  assert.deepEqual(
    card.priceHistory.map(({ price, source, supplierName }: Record<string, string>) => [price, source, supplierName]),
    [
      ['95.50', 'invoice', 'ООО «Цементный двор»'],
      ['90', 'manual', null],
    ],
  );
  assert.equal(card.version, 1);
});

test('a price of a package is compared per piece, without the VAT that comes back', async () => {
  const { portal, key, supplierId } = await open();
  const itemId = await newItem(key);
  await owner.query('update catalog_items set uom_conversions = $3 where tenant_id = $1 and id = $2', [
    portal.tenantId,
    itemId,
    JSON.stringify([{ uom: '778', factorToBase: '12', supplierId: null }]),
  ]);
  await tell(portal, 'receipt', [
    { catalogItemId: itemId, supplierId, price: '1464', uom: '778', vatMode: 'included', vatRate: '22' },
  ]);
  assert.equal(await costOf(key, itemId), '100 RUB stock_receipt');
  const { suppliers, priceHistory } = await cardOf(key, itemId);
  assert.equal(suppliers[0].lastPrice, '122');
  assert.equal(priceHistory[0].price, '1464');
});

test('a company without VAT counts it as a cost', async () => {
  const { portal, key, supplierId } = await open();
  await owner.query(`insert into regional_settings (tenant_id, vat_mode) values ($1, 'none')`, [portal.tenantId]);
  const itemId = await newItem(key);
  await tell(portal, 'receipt', [
    { catalogItemId: itemId, supplierId, price: '100', vatMode: 'excluded', vatRate: '22' },
  ]);
  assert.equal(await costOf(key, itemId), '122 RUB stock_receipt');
});

test('a unit that does not convert is refused, and nothing is written', async () => {
  const { portal, key, supplierId } = await open();
  const [good, bad] = [await newItem(key), await newItem(key, { name: 'Песок' })];
  const refusal = await refused(
    tell(portal, 'invoice', [
      { catalogItemId: good, supplierId, price: '1' },
      { catalogItemId: bad, supplierId, price: '1', uom: '778' },
    ]),
  );
  assert.equal(refusal.members.rule, 'uom_not_convertible');
  assert.equal(await costOf(key, good), null);
});

test('an item of another portal is unknown, by its place', async () => {
  const [{ portal, key }, other] = [await open(), await open()];
  const [mine, theirs] = [await newItem(key), await newItem(other.key)];
  const refusal = await refused(
    tell(portal, 'invoice', [
      { catalogItemId: mine, price: '1' },
      { catalogItemId: theirs, price: '1' },
    ]),
  );
  assert.equal(refusal.errors[0]?.at, '/observations/1/catalogItemId');
  assert.equal(refusal.errors[0]?.code, 'not_found_reference');
});

test('a supplier of another portal is unknown', async () => {
  const [{ portal, key }, other] = [await open(), await open()];
  const told = [{ catalogItemId: await newItem(key), supplierId: other.supplierId, price: '1' }];
  assert.equal((await refused(tell(portal, 'invoice', told))).code, 'unknown_reference');
});

test('the same row sent again is no news; another price of it replaces the first, which stays in the history', async () => {
  const { portal, key, supplierId } = await open();
  const itemId = await newItem(key);
  const list = { sourceEntityType: 'price_list', sourceEntityId: uuidv7() };
  const at = (price: string) => tell(portal, 'price_list', [{ catalogItemId: itemId, supplierId, price }], list);
  assert.deepEqual(await at('100'), { recorded: 1, unchanged: 0, anomalies: 0 });
  assert.deepEqual(await at('100.00'), { recorded: 0, unchanged: 1, anomalies: 0 });
  assert.deepEqual(await at('110'), { recorded: 1, unchanged: 0, anomalies: 0 });
  assert.equal(await costOf(key, itemId), '110 RUB price_list');
  const { priceHistory } = await cardOf(key, itemId);
  assert.deepEqual(
    priceHistory.map(({ price, withdrawnAt }: { price: string; withdrawnAt: string | null }) => [
      price,
      withdrawnAt !== null,
    ]),
    [
      ['110', false],
      ['100', true],
    ],
  );
  assert.deepEqual(await at('100'), { recorded: 1, unchanged: 0, anomalies: 0 });
});

test('of two prices for one row in one recording the last counts', async () => {
  const { portal, key } = await open();
  const itemId = await newItem(key);
  const told = await tell(portal, 'price_list', [
    { catalogItemId: itemId, price: '100' },
    { catalogItemId: itemId, price: '101' },
    { catalogItemId: itemId, price: '80', quantityFrom: '100' },
  ]);
  assert.deepEqual(told, { recorded: 2, unchanged: 0, anomalies: 0 });
  assert.equal(await costOf(key, itemId), '101 RUB price_list');
});

test('a price far from the last ones is marked and told, without the price itself', async () => {
  const { portal, key, supplierId } = await open();
  const itemId = await newItem(key);
  for (const price of ['100', '101', '99'])
    assert.equal((await tell(portal, 'invoice', [{ catalogItemId: itemId, supplierId, price }])).anomalies, 0);
  assert.equal((await tell(portal, 'invoice', [{ catalogItemId: itemId, supplierId, price: '150' }])).anomalies, 1);

  const [fact] = await anomaliesOf(portal);
  assert.equal(fact?.entity_id, itemId);
  const { observationId, ...anomaly } = (fact?.data.anomaly ?? {}) as Record<string, unknown>;
  assert.deepEqual(anomaly, { supplierId, source: 'invoice', deviationPct: '50' });
  const { priceHistory } = await cardOf(key, itemId);
  assert.equal(priceHistory.find(({ isAnomaly }: { isAnomaly: boolean }) => isAnomaly).id, observationId);
});

test('how far is far the company decides', async () => {
  const { portal, key } = await open();
  await owner.query('insert into company_profiles (tenant_id, price_alert_pct) values ($1, 60)', [portal.tenantId]);
  const itemId = await newItem(key);
  await tell(portal, 'invoice', [{ catalogItemId: itemId, price: '100' }]);
  assert.equal((await tell(portal, 'invoice', [{ catalogItemId: itemId, price: '150' }])).anomalies, 0);
});

test('another currency is compared where its rate is known, and left alone where it is not', async () => {
  const { portal, key } = await open();
  const itemId = await newItem(key);
  await tell(portal, 'invoice', [{ catalogItemId: itemId, price: '100' }]);
  assert.equal((await tell(portal, 'invoice', [{ catalogItemId: itemId, price: '9', currency: 'USD' }])).anomalies, 0);
  await owner.query(
    `insert into exchange_rates (tenant_id, currency, date, rate, nominal, source)
     values ($1, 'USD', '2026-01-01', 80, 1, 'manual'), ($1, 'CNY', '2026-01-01', 120, 10, 'manual')`,
    [portal.tenantId],
  );
  const other = await newItem(key, { name: 'Песок' });
  await tell(portal, 'invoice', [{ catalogItemId: other, price: '100' }]);
  assert.equal(
    (await tell(portal, 'invoice', [{ catalogItemId: other, price: '1.30', currency: 'USD' }])).anomalies,
    0,
  );
  assert.equal(
    (await tell(portal, 'invoice', [{ catalogItemId: other, price: '8.50', currency: 'CNY' }])).anomalies,
    0,
  );
  assert.equal((await tell(portal, 'invoice', [{ catalogItemId: other, price: '2', currency: 'USD' }])).anomalies, 1);
  assert.equal(await costOf(key, other), '2 USD incoming_invoice');
});

test('a price of larger quantities is compared with its own kind and makes no current cost', async () => {
  const { portal, key } = await open();
  const itemId = await newItem(key);
  const told = await tell(portal, 'price_list', [
    { catalogItemId: itemId, price: '100', quantityFrom: '1' },
    { catalogItemId: itemId, price: '60', quantityFrom: '100' },
  ]);
  assert.equal(told.anomalies, 0);
  assert.equal(
    (await tell(portal, 'price_list', [{ catalogItemId: itemId, price: '61', quantityFrom: '100' }])).anomalies,
    0,
  );
  assert.equal(await costOf(key, itemId), '100 RUB price_list');
});

test('a quote that nobody accepted is a cost under the widest policy alone', async () => {
  const { portal, key } = await open();
  const itemId = await newItem(key);
  await tell(portal, 'quote', [{ catalogItemId: itemId, price: '50' }]);
  assert.equal(await costOf(key, itemId), '50 RUB supplier_quote');

  await owner.query(
    `insert into company_profiles (tenant_id, nomenclature_save_policy) values ($1, 'ACCEPTED_QUOTE_LINES_ONLY')`,
    [portal.tenantId],
  );
  const other = await newItem(key, { name: 'Песок' });
  await tell(portal, 'quote', [{ catalogItemId: other, price: '50' }]);
  assert.equal(await costOf(key, other), null);
});

test('what a source takes back is no cost any more, and stays in the history and in the sources of the link', async () => {
  const { portal, key, supplierId } = await open();
  const [first, second] = [await newItem(key, { plannedCost: { price: '70' } }), await newItem(key, { name: 'Песок' })];
  const list = { sourceEntityType: 'price_list', sourceEntityId: uuidv7() };
  const rows = [uuidv7(), uuidv7()] as const;
  await tell(
    portal,
    'price_list',
    [
      { catalogItemId: first, supplierId, price: '100', sourceRowId: rows[0] },
      { catalogItemId: second, supplierId, price: '30', sourceRowId: rows[1] },
    ],
    list,
  );
  const takeBack = (more = {}) => run(withdrawPrices, portal.owner, { ...list, ...more });
  assert.deepEqual(await takeBack({ sourceRowIds: [rows[1]] }), { withdrawn: 1 });
  assert.equal(await costOf(key, second), null);
  assert.equal(await costOf(key, first), '100 RUB price_list');
  assert.deepEqual(await takeBack(), { withdrawn: 1 });
  assert.deepEqual(await takeBack(), { withdrawn: 0 });

  assert.equal(await costOf(key, first), '70 RUB planned');
  const { suppliers, priceHistory } = await cardOf(key, first);
  assert.deepEqual(suppliers[0].sources, ['price_list']);
  assert.equal(suppliers[0].lastPrice, null);
  assert.equal(priceHistory.length, 2);
});

test('what another portal was told cannot be taken back', async () => {
  const [{ portal, key }, other] = [await open(), await open()];
  const list = { sourceEntityType: 'price_list', sourceEntityId: uuidv7() };
  const itemId = await newItem(key);
  await tell(portal, 'price_list', [{ catalogItemId: itemId, price: '100' }], list);
  assert.deepEqual(await run(withdrawPrices, other.portal.owner, list), { withdrawn: 0 });
  assert.equal(await costOf(key, itemId), '100 RUB price_list');
});

test('two recordings for one item at once end with the newest price, whichever comes last', async () => {
  const { portal, key, supplierId } = await open();
  const itemId = await newItem(key);
  const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T00:00:00.000Z`;
  await Promise.all(
    [3, 9, 1, 7, 5, 8, 2, 6, 4].map((date) =>
      tell(portal, 'receipt', [{ catalogItemId: itemId, supplierId, price: String(date), effectiveAt: day(date) }]),
    ),
  );
  assert.equal(await costOf(key, itemId), '9 RUB stock_receipt');
  const { suppliers, priceHistory } = await cardOf(key, itemId);
  assert.equal(suppliers.length, 1);
  assert.equal(suppliers[0].lastPrice, '9');
  assert.equal(priceHistory.length, 9);
});

test('recordings of many items in different orders do not lock each other out', async () => {
  const { portal, key, supplierId } = await open();
  const items = await Promise.all(Array.from({ length: 12 }, (_, turn) => newItem(key, { name: `Позиция ${turn}` })));
  const told = items.map((catalogItemId) => ({ catalogItemId, supplierId, price: '10' }));
  const answers = await Promise.all(
    [told, told.toReversed(), told, told.toReversed()].map((list) => tell(portal, 'invoice', list)),
  );
  assert.deepEqual(new Set(answers.map(({ recorded }) => recorded)), new Set([12]));
});

test('one price and five thousand cost the same number of statements', async () => {
  const { portal, key, supplierId } = await open();
  const itemId = await newItem(key);
  const { rows } = await owner.query<{ id: string }>(
    `insert into catalog_items (tenant_id, name) select $1, 'Позиция ' || n from generate_series(1, 5000) n returning id`,
    [portal.tenantId],
  );
  const one = await countStatements(() =>
    tell(portal, 'price_list', [{ catalogItemId: itemId, supplierId, price: '1' }]),
  );
  const told = rows.map(({ id }, place) => ({ catalogItemId: id, supplierId, price: String(place + 1) }));
  const many = await countStatements(() => tell(portal, 'price_list', told));
  assert.equal(many.result.recorded, 5_000);
  assert.equal(many.statements.length, one.statements.length);
});

test('four thousand anomalies at once are all told', async () => {
  const { portal, supplierId } = await open();
  const { rows } = await owner.query<{ id: string }>(
    `insert into catalog_items (tenant_id, name) select $1, 'Позиция ' || n from generate_series(1, 4000) n returning id`,
    [portal.tenantId],
  );
  const at = (price: string) =>
    tell(
      portal,
      'price_list',
      rows.map(({ id }) => ({ catalogItemId: id, supplierId, price })),
    );
  await at('100');
  assert.equal((await at('200')).anomalies, 4_000);
  assert.equal((await anomaliesOf(portal)).length, 4_000);
});

test('a price that ends, and one that begins, are looked at again when their day comes', async () => {
  const { portal, key, supplierId } = await open();
  const itemId = await newItem(key, { plannedCost: { price: '70' } });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await tell(portal, 'price_list', [
    { catalogItemId: itemId, supplierId, price: '100', validTo: inDays(2).slice(0, 10) },
  ]);
  await tell(portal, 'invoice', [{ catalogItemId: itemId, supplierId, price: '105', effectiveAt: inDays(5) }]);
  assert.equal(await costOf(key, itemId), '100 RUB price_list');

  const passDays = (days: number) =>
    owner.query(
      `update price_observations set effective_at = effective_at - make_interval(days => $2), valid_to = valid_to - $2::int where tenant_id = $1`,
      [portal.tenantId, days],
    );
  const look = async () => {
    await owner.query(
      'update catalog_items set prices_due_at = now() where tenant_id = $1 and prices_due_at is not null',
      [portal.tenantId],
    );
    await duePricesSchedule.run({
      directory: { first: async () => ({ tenant_ids: [portal.tenantId] }) as never, many: async () => [] },
      services: workerDoor.services,
      portals: async function* () {},
      runIn: (tenantId, command, input) => workerDoor.command(command, systemIn(tenantId), input),
    });
  };
  await passDays(4);
  await look();
  assert.equal(await costOf(key, itemId), '70 RUB planned');
  assert.equal((await cardOf(key, itemId)).suppliers[0].lastPrice, null);
  await passDays(2);
  await look();
  assert.equal(await costOf(key, itemId), '105 RUB incoming_invoice');
  const { rows } = await owner.query('select prices_due_at from catalog_items where tenant_id = $1', [portal.tenantId]);
  assert.equal(rows[0].prices_due_at, null);
});

test('the directory names portals with prices that are due, and no others', async () => {
  const [{ portal, key }, other] = [await open(), await open()];
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  for (const [where, by] of [
    [portal, key],
    [other.portal, other.key],
  ] as const)
    await tell(where, 'invoice', [{ catalogItemId: await newItem(by), price: '1', effectiveAt: tomorrow }]);
  await owner.query('update catalog_items set prices_due_at = now() where tenant_id = $1', [portal.tenantId]);
  const { rows } = await owner.query<{ tenant_ids: string[] }>('select * from tenants_with_due_prices(1000)');
  assert.ok(rows[0]?.tenant_ids.includes(portal.tenantId));
  assert.ok(!rows[0]?.tenant_ids.includes(other.portal.tenantId));
});
