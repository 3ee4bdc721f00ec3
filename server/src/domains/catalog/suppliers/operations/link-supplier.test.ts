import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, owner, personWith, request, run } from '../../../../../test/harness.ts';
import { newCounterparty, newItem, tell } from '../../../../../test/suppliers.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { linkSupplier } from './link-supplier.ts';

const open = async () => {
  const portal = await newPortal();
  const key = await portal.key('catalog.read', 'catalog.write', 'catalog.delete');
  return { portal, key, itemId: await newItem(key), ...(await newCounterparty(portal)) };
};

const link = (key: string, itemId: string, body: unknown) =>
  request('POST', `/api/v1/catalog/${itemId}/supplier-links`, { key, body });
const unlink = (key: string, itemId: string, counterpartyId: string) =>
  request('DELETE', `/api/v1/catalog/${itemId}/supplier-links/${counterpartyId}`, { key });
const cardOf = async (key: string, itemId: string) => (await request('GET', `/api/v1/catalog/${itemId}`, { key })).json;

test('a person links an item to a supplier, by either identifier, with a price and a word', async () => {
  const { portal, key, itemId, supplierId, counterpartyId } = await open();
  const made = await link(key, itemId, { supplierId, manualPrice: '95.50', manualComment: 'По телефону' });
  assert.equal(made.status, 201);
  assert.deepEqual(made.json.warnings, []);
  assert.deepEqual(made.json.sources, ['manual']);
  const { updatedAt: _, ...manual } = made.json.manual;
  assert.deepEqual(manual, { price: '95.50', currency: 'RUB', comment: 'По телефону' });
  assert.equal(made.json.lastPrice, '95.50');

  const again = await link(key, itemId, { counterpartyId, manualPrice: '97', manualCurrency: 'USD' });
  assert.equal(again.status, 200);
  assert.equal(again.json.id, made.json.id);
  assert.equal(again.json.manual.comment, null);
  assert.equal(`${again.json.lastPrice} ${again.json.lastCurrency}`, '97 USD');

  const card = await cardOf(key, itemId);
  assert.equal(`${card.currentCostPrice} ${card.currentCostCurrency} ${card.currentCostSource}`, '97 USD planned');
  assert.equal(card.suppliers.length, 1);
  const events = (await factsOf(portal.tenantId)).map(({ event }) => event);
  const cost = 'integration_api.catalog_item.updated';
  assert.deepEqual(events.slice(1), ['supplier_link.linked', cost, 'supplier_link.changed', cost]);
});

test('the same link told twice is no change', async () => {
  const { portal, key, itemId, counterpartyId } = await open();
  const body = { counterpartyId, manualPrice: '95', manualComment: 'Сам' };
  await link(key, itemId, body);
  const before = (await factsOf(portal.tenantId)).length;
  assert.equal((await link(key, itemId, { ...body, manualPrice: '95.00' })).status, 200);
  assert.equal((await factsOf(portal.tenantId)).length, before);
  assert.equal((await cardOf(key, itemId)).priceHistory.length, 1);
});

test('a price that differs in its last digit alone is another price', async () => {
  const { key, itemId, counterpartyId } = await open();
  await link(key, itemId, { counterpartyId, manualPrice: '1234567890123.000001' });
  const { json } = await link(key, itemId, { counterpartyId, manualPrice: '1234567890123.000002' });
  assert.equal(json.manual.price, '1234567890123.000002');
});

test('a counterparty that is no supplier becomes one, and the answer says so', async () => {
  const { portal, key, itemId } = await open();
  const { counterpartyId } = await newCounterparty(portal, 'ИП Кузнецов', 'customer');
  const { status, json } = await link(key, itemId, { counterpartyId });
  assert.equal(status, 201);
  assert.equal(json.warnings[0].code, 'supplier_role_added');
  assert.equal(json.name, 'ИП Кузнецов');
  const { rows } = await owner.query('select roles from counterparties where id = $1', [counterpartyId]);
  assert.deepEqual(rows[0].roles.sort(), ['customer', 'supplier']);
  assert.deepEqual((await link(key, itemId, { counterpartyId, manualPrice: '1' })).json.warnings, []);
});

test('exactly one of supplier and counterparty must be named', async () => {
  const { key, itemId, supplierId, counterpartyId } = await open();
  for (const body of [{}, { supplierId, counterpartyId }]) {
    const { status, json } = await link(key, itemId, body);
    assert.equal(status, 422);
    assert.equal(json.errors[0].code, 'exactly_one');
  }
});

test('a currency without a price, and a price that is none, are refused', async () => {
  const { key, itemId, counterpartyId } = await open();
  const lonely = await link(key, itemId, { counterpartyId, manualCurrency: 'USD' });
  assert.equal(lonely.json.errors[0].pointer, '/manualPrice');
  assert.equal((await link(key, itemId, { counterpartyId, manualPrice: '-1' })).json.code, 'validation_failed');
  assert.equal(
    (await link(key, itemId, { counterpartyId, manualComment: 'я'.repeat(1_001) })).json.code,
    'validation_failed',
  );
});

test('a price without a currency is in the currency of the company', async () => {
  const { portal, key, itemId, counterpartyId } = await open();
  await owner.query(`insert into regional_settings (tenant_id, currency) values ($1, 'KZT')`, [portal.tenantId]);
  assert.equal((await link(key, itemId, { counterpartyId, manualPrice: '95' })).json.manual.currency, 'KZT');
});

test('who is unknown, archived or of another portal cannot be linked', async () => {
  const [{ portal, key, itemId }, other] = [await open(), await open()];
  for (const body of [
    { supplierId: uuidv7() },
    { counterpartyId: uuidv7() },
    { supplierId: other.supplierId },
    { counterpartyId: other.counterpartyId },
  ])
    assert.equal((await link(key, itemId, body)).json.code, 'unknown_reference');
  const { counterpartyId } = await newCounterparty(portal, 'ООО «Прошлое»');
  await owner.query(`update counterparties set status = 'archived', archived_at = now() where id = $1`, [
    counterpartyId,
  ]);
  assert.equal((await link(key, itemId, { counterpartyId })).json.rule, 'archived_reference');
  assert.equal((await link(key, other.itemId, { counterpartyId })).status, 404);
});

test('an archived item takes no links', async () => {
  const { key, itemId, counterpartyId } = await open();
  await link(key, itemId, { counterpartyId });
  await request('DELETE', `/api/v1/catalog/${itemId}`, { key });
  assert.equal((await link(key, itemId, { counterpartyId })).json.code, 'resource_archived');
  assert.equal((await unlink(key, itemId, counterpartyId)).json.code, 'resource_archived');
});

test('removing a link takes back the word alone: what papers tell stays, and so does the history', async () => {
  const { portal, key, itemId, supplierId, counterpartyId } = await open();
  await tell(portal, 'price_list', [
    { catalogItemId: itemId, supplierId, price: '80', effectiveAt: '2026-01-01T00:00:00.000Z' },
  ]);
  await link(key, itemId, { counterpartyId, manualPrice: '95' });
  assert.deepEqual((await cardOf(key, itemId)).suppliers[0].sources, ['manual', 'price_list']);
  assert.equal((await cardOf(key, itemId)).suppliers[0].lastPrice, '95');

  const { status, json } = await unlink(key, itemId, counterpartyId);
  assert.equal(status, 200);
  assert.deepEqual(json.sources, ['price_list']);
  assert.equal(json.manual, null);
  assert.equal(json.lastPrice, '80');
  const card = await cardOf(key, itemId);
  assert.equal(card.currentCostSource, 'price_list');
  assert.equal(card.priceHistory.length, 2);
  assert.equal((await unlink(key, itemId, counterpartyId)).status, 404);
});

test('a link that only a person knew of is gone with the word', async () => {
  const { portal, key, itemId, counterpartyId } = await open();
  await link(key, itemId, { counterpartyId, manualPrice: '95' });
  const { json } = await unlink(key, itemId, counterpartyId);
  assert.deepEqual(json.sources, []);
  const card = await cardOf(key, itemId);
  assert.deepEqual(card.suppliers, []);
  assert.equal(card.currentCostPrice, null);
  assert.deepEqual(
    (await factsOf(portal.tenantId)).slice(-2).map(({ event }) => event),
    ['supplier_link.unlinked', 'integration_api.catalog_item.updated'],
  );
  assert.equal((await link(key, itemId, { counterpartyId })).status, 201);
});

test('nothing told by a person is nothing to remove', async () => {
  const { portal, key, itemId, supplierId, counterpartyId } = await open();
  assert.equal((await unlink(key, itemId, counterpartyId)).status, 404);
  await tell(portal, 'invoice', [{ catalogItemId: itemId, supplierId, price: '80' }]);
  assert.equal((await unlink(key, itemId, counterpartyId)).status, 404);
  assert.equal((await unlink(key, itemId, uuidv7())).status, 404);
});

test('a word made without a price takes the former price back', async () => {
  const { key, itemId, counterpartyId } = await open();
  await link(key, itemId, { counterpartyId, manualPrice: '95' });
  const { json } = await link(key, itemId, { counterpartyId });
  assert.equal(json.lastPrice, null);
  assert.equal(json.manual.price, null);
  assert.equal((await cardOf(key, itemId)).currentCostPrice, null);
});

test('two links of one pair at once are one', async () => {
  const { key, itemId, counterpartyId } = await open();
  const answers = await Promise.all(
    ['1', '2', '3'].map((manualPrice) => link(key, itemId, { counterpartyId, manualPrice })),
  );
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 200, 201],
  );
  assert.equal((await cardOf(key, itemId)).suppliers.length, 1);
});

test('who may not see costs gets his own link back without prices', async () => {
  const { portal, itemId, counterpartyId } = await open();
  const answer = (await run(linkSupplier, personWith(portal, 'catalog.update'), {
    itemId,
    counterpartyId,
    manualPrice: '95',
  })) as Record<string, unknown>;
  assert.deepEqual([answer.sources, answer.lastPrice, answer.manual], [['manual'], null, null]);
});
