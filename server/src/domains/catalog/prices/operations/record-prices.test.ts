import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../../../../../scripts/tests/long.ts';
import { countStatements } from '../../../../../test/count-statements.ts';
import { owner, refused, run } from '../../../../../test/harness.ts';
import { anomaliesOf, cardOf, costOf, supplied } from '../../../../../test/prices.ts';
import { newItem, tell } from '../../../../../test/suppliers.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { recordPrices } from './record-prices.ts';

test('an invoice sets the current cost, links the supplier and stands in the history', async () => {
  const { portal, key, supplierId, counterpartyId } = await supplied();
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
  const { portal, key, supplierId } = await supplied();
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
  const { portal, key, supplierId } = await supplied();
  await owner.query(`insert into regional_settings (tenant_id, vat_mode) values ($1, 'none')`, [portal.tenantId]);
  const itemId = await newItem(key);
  await tell(portal, 'receipt', [
    { catalogItemId: itemId, supplierId, price: '100', vatMode: 'excluded', vatRate: '22' },
  ]);
  assert.equal(await costOf(key, itemId), '122 RUB stock_receipt');
});

test('a unit that does not convert is refused, and nothing is written', async () => {
  const { portal, key, supplierId } = await supplied();
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
  const [{ portal, key }, other] = [await supplied(), await supplied()];
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
  const [{ portal, key }, other] = [await supplied(), await supplied()];
  const told = [{ catalogItemId: await newItem(key), supplierId: other.supplierId, price: '1' }];
  assert.equal((await refused(tell(portal, 'invoice', told))).code, 'unknown_reference');
});

test('the same row sent again is no news; another price of it replaces the first, which stays in the history', async () => {
  const { portal, key, supplierId } = await supplied();
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
  const { portal, key } = await supplied();
  const itemId = await newItem(key);
  const told = await tell(portal, 'price_list', [
    { catalogItemId: itemId, price: '100' },
    { catalogItemId: itemId, price: '101' },
    { catalogItemId: itemId, price: '80', quantityFrom: '100' },
  ]);
  assert.deepEqual(told, { recorded: 2, unchanged: 0, anomalies: 0 });
  assert.equal(await costOf(key, itemId), '101 RUB price_list');
});

test('a price of larger quantities is compared with its own kind and makes no current cost', async () => {
  const { portal, key } = await supplied();
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
  const { portal, key } = await supplied();
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

test('two recordings for one item at once end with the newest price, whichever comes last', async () => {
  const { portal, key, supplierId } = await supplied();
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
  const { portal, key, supplierId } = await supplied();
  const items = await Promise.all(Array.from({ length: 12 }, (_, turn) => newItem(key, { name: `Позиция ${turn}` })));
  const told = items.map((catalogItemId) => ({ catalogItemId, supplierId, price: '10' }));
  const answers = await Promise.all(
    [told, told.toReversed(), told, told.toReversed()].map((list) => tell(portal, 'invoice', list)),
  );
  assert.deepEqual(new Set(answers.map(({ recorded }) => recorded)), new Set([12]));
});

long('one price and five thousand cost the same number of statements', async () => {
  const { portal, key, supplierId } = await supplied();
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

long('four thousand anomalies at once are all told', async () => {
  const { portal, supplierId } = await supplied();
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

test('records that tell nothing else: what they told before and tell no more is taken back, what they tell again stays', async () => {
  const { portal, key, supplierId } = await supplied();
  const [kept, left] = [await newItem(key), await newItem(key, { name: 'Песок' })];
  const [one, other] = [uuidv7(), uuidv7()];
  const record = (...told: Array<[paper: string, catalogItemId: string, price: string]>) =>
    run(recordPrices, portal.owner, {
      source: 'quote',
      sourceEntityType: 'supplier_quote',
      whole: [one],
      observations: told.map(([sourceEntityId, catalogItemId, price]) => ({
        sourceEntityId,
        catalogItemId,
        supplierId,
        price,
      })),
    });
  assert.deepEqual(await record([one, kept, '10'], [one, left, '20'], [other, left, '30']), {
    recorded: 3,
    unchanged: 0,
    anomalies: 0,
  });
  assert.deepEqual(await record([one, kept, '10']), { recorded: 0, unchanged: 1, anomalies: 0 });
  const { rows } = await owner.query(
    'select price::text from price_observations where tenant_id = $1 and withdrawn_at is null order by price',
    [portal.tenantId],
  );
  assert.deepEqual(
    rows.map(({ price }) => price),
    ['10', '30'],
  );
  assert.equal(await costOf(key, left), '30 RUB supplier_quote');
});

test('a price that no record tells is refused', async () => {
  const { portal, key } = await supplied();
  const observations = [{ catalogItemId: await newItem(key), price: '10' }];
  const { errors } = await refused(
    run(recordPrices, portal.owner, { source: 'quote', sourceEntityType: 'supplier_quote', observations }),
  );
  assert.deepEqual([errors[0]?.at, errors[0]?.code], ['/observations/0/sourceEntityId', 'required']);
});
