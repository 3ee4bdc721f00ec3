import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, owner, personWith, refused, request, run } from '../../../../test/harness.ts';
import { getRegional } from './get-regional.ts';
import { updateRegional } from './update-regional.ts';

const url = '/api/v1/settings/regional';
const both = ['settings.read', 'settings.write'];

test('a portal that set nothing counts in roubles by Moscow time', async () => {
  const { status, json } = await request('GET', url, { key: await (await newPortal()).key('settings.read') });
  assert.equal(status, 200);
  const { id: _, createdAt, updatedAt, ...rest } = json;
  assert.equal(createdAt, updatedAt);
  assert.deepEqual(rest, {
    currency: 'RUB',
    locale: 'ru-RU',
    timezone: 'Europe/Moscow',
    dateFormat: 'dd.MM.yyyy',
    numberFormat: { decimal: ',', group: '\u00a0' },
    weekStart: 1,
    vatDefaults: { mode: 'included', rate: '22' },
    csvDelimiter: ';',
    fxSource: 'manual',
    mapTilesUrl: null,
    mapTilesAttribution: null,
    version: 1,
    updatedBy: null,
  });
});

test('the row that a first change makes holds the defaults that were read before it', async () => {
  const portal = await newPortal();
  const before: Record<string, unknown> = await run(getRegional, portal.owner, {});
  const after: Record<string, unknown> = await run(updateRegional, portal.owner, { weekStart: 0 });
  const told = ['version', 'weekStart', 'createdAt', 'updatedAt', 'updatedBy'];
  for (const [name, value] of Object.entries(before))
    if (!told.includes(name)) assert.deepEqual(after[name], value, name);
});

test('regional settings change field by field, the change is told, and the same again changes nothing', async () => {
  const portal = await newPortal();
  const key = await portal.key(...both);
  const body = {
    locale: 'KK-kz',
    timezone: 'Asia/Almaty',
    currency: 'KZT',
    numberFormat: { group: '' },
    vatDefaults: { mode: 'none' },
  };
  const { status, json } = await request('PATCH', url, { key, body });
  assert.equal(status, 200);
  assert.deepEqual([json.locale, json.timezone, json.currency, json.version], ['kk-KZ', 'Asia/Almaty', 'KZT', 2]);
  assert.deepEqual(json.numberFormat, { decimal: ',', group: '' });
  assert.deepEqual(json.vatDefaults, { mode: 'none', rate: '22' });
  assert.equal((await request('PATCH', url, { key, body })).json.version, 2);
  const facts = await factsOf(portal.tenantId);
  assert.deepEqual(
    facts.map(({ event, data }) => [event, data.changedFields]),
    [['regional_settings.updated', ['currency', 'locale', 'timezone', 'numberFormat', 'vatDefaults']]],
  );
});

test('what the world does not know is refused by field', async () => {
  const portal = await newPortal();
  const refusals: Array<[body: object, at: string, code: string]> = [
    [{ timezone: 'Europe/Moskva' }, '/timezone', 'unknown_timezone'],
    [{ timezone: '+03:00' }, '/timezone', 'unknown_timezone'],
    [{ locale: 'ru_RU' }, '/locale', 'unknown_locale'],
    [{ locale: 'xx-YY' }, '/locale', 'unknown_locale'],
    [{ currency: 'RUR' }, '/currency', 'unknown_currency'],
    [{ currency: 'rub' }, '/currency', 'unknown_currency'],
    [{ numberFormat: { group: ',' } }, '/numberFormat', 'same_separators'],
    [{ vatDefaults: { rate: '20' } }, '/vatDefaults/rate', 'vat_rate_not_valid_on_date'],
    [{ weekStart: 7 }, '/weekStart', 'maximum'],
    [{ dateFormat: 'd' }, '/dateFormat', 'enum'],
    [{ fxSource: 'ecb' }, '/fxSource', 'enum'],
    [{ mapTilesUrl: 'https://tiles.example.com/{z}/{x}/{y}.png' }, '/mapTilesAttribution', 'attribution_required'],
  ];
  for (const [body, at, code] of refusals) {
    const { errors } = await refused(run(updateRegional, portal.owner, body));
    assert.deepEqual([errors[0]?.at, errors[0]?.code], [at, code]);
  }
  assert.deepEqual(await factsOf(portal.tenantId), []);
});

test('the currency stays while anything is priced, and everything else may change', async () => {
  const portal = await newPortal();
  const key = await portal.key(...both, 'catalog.write');
  const body = { name: 'Цемент', plannedCost: { price: '350' } };
  const item = await request('POST', '/api/v1/catalog', { key, body });
  const { status, json } = await request('PATCH', url, { key, body: { currency: 'KZT' } });
  assert.deepEqual([status, json.code, json.rule], [409, 'has_dependencies', 'in_use']);
  assert.deepEqual(json.blockers, [{ entityType: 'catalog_item' }, { entityType: 'price_observation' }]);
  assert.equal((await request('PATCH', url, { key, body: { currency: 'RUB', weekStart: 0 } })).status, 200);

  await request('PATCH', `/api/v1/catalog/${item.json.id}`, { key, body: { plannedCost: null } });
  assert.equal((await request('PATCH', url, { key, body: { currency: 'KZT' } })).json.currency, 'KZT');
});

const priced: Array<[kind: string, statement: string]> = [
  [
    'price_observation',
    `insert into price_observations (tenant_id, catalog_item_id, price, currency, uom, base_price, cost_price, source, source_entity_type,
       source_entity_id, source_row_id, effective_at)
     values ($1, $2, 5, 'RUB', '796', 5, 5, 'manual', 'catalog_item', $2, $2, now())`,
  ],
  [
    'supplier_item',
    `with firm as (insert into counterparties (tenant_id, kind, short_name, roles)
         values ($1, 'legal_entity', 'ООО «Поставщик»', '{supplier}') returning id),
       seller as (insert into suppliers (tenant_id, counterparty_id) select $1, id from firm returning id)
     insert into supplier_items (tenant_id, catalog_item_id, supplier_id, is_manual, manual_price, manual_currency)
     select $1, $2, id, true, 5, 'RUB' from seller`,
  ],
  [
    'stock_movement',
    `with place as (insert into warehouses (tenant_id, name) values ($1, 'Склад') returning id)
     insert into stock_movements (tenant_id, catalog_item_id, warehouse_id, seq, type, quantity, unit_cost, currency, balance_after, occurred_at)
     select $1, $2, id, 1, 'initial', 5, 5, 'RUB', 5, now() from place`,
  ],
];

for (const [kind, statement] of priced) {
  test(`the currency stays while there is a ${kind} with a price`, async () => {
    const portal = await newPortal();
    const key = await portal.key('catalog.write');
    const item = await request('POST', '/api/v1/catalog', { key, body: { name: 'Болт' } });
    await owner.query(statement, [portal.tenantId, item.json.id]);
    const refusal = await refused(run(updateRegional, portal.owner, { currency: 'USD' }));
    assert.deepEqual(refusal.members.blockers, [{ entityType: kind }]);
  });
}

test('a planned cost without a currency is in the currency of the company', async () => {
  const portal = await newPortal();
  await run(updateRegional, portal.owner, { currency: 'KZT' });
  const key = await portal.key('catalog.read', 'catalog.write');
  const create = (plannedCost: object) =>
    request('POST', '/api/v1/catalog', { key, body: { name: 'Болт', plannedCost } });
  const own = await create({ price: '5' });
  assert.equal(own.json.plannedCost.currency, 'KZT');
  assert.equal((await create({ price: '5', currency: 'USD' })).json.plannedCost.currency, 'USD');
  const body = { plannedCost: { price: '6' } };
  assert.equal(
    (await request('PATCH', `/api/v1/catalog/${own.json.id}`, { key, body })).json.plannedCost.currency,
    'KZT',
  );
  assert.equal((await create({ price: '5', currency: 'DEM' })).json.errors[0].code, 'unknown_currency');
});

test('an old version and a person without the right are refused', async () => {
  const portal = await newPortal();
  assert.equal((await refused(run(updateRegional, portal.owner, { version: 9 }))).code, 'version_conflict');
  const reader = personWith(portal, 'company_settings.read');
  assert.equal((await refused(run(updateRegional, reader, {}))).code, 'forbidden');
  assert.equal((await refused(run(getRegional, personWith(portal), {}))).code, 'forbidden');
});
