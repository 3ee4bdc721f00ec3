import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door } from '../../../test/connectors/door.ts';
import { request } from '../../../test/harness.ts';
import { manifest } from './manifest.ts';

const resources: Readonly<Record<string, string>> = {
  procurement: 'purchase-requisitions',
  catalog_item: 'catalog-items',
  counterparty: 'counterparties',
  warehouse: 'warehouses',
  price_list: 'price-lists',
  invoice: 'invoices',
};

test('REST API: every row of the data-transfer table is a resource that a key can read', async () => {
  const { portal } = await door('rest-api');
  const key = await portal.key(
    'purchase_requisitions.read',
    'catalog.read',
    'counterparties.read',
    'warehouses.read',
    'price_lists.read',
    'finance.read',
  );
  for (const { entity } of manifest.dataTransfer) {
    const { status, text } = await request('GET', `/api/v1/integration-api/${resources[entity]}`, { key });
    assert.equal(status, 200, `${entity}: ${text}`);
  }
});

test('REST API: a key reaches what its scopes name, and is told which one it lacks', async () => {
  const { portal } = await door('rest-api');
  const key = await portal.key('catalog.read');
  const refused = await request('GET', '/api/v1/integration-api/counterparties', { key });
  assert.deepEqual([refused.status, refused.json.code], [403, 'insufficient_scope']);
});

test('REST API: it has no settings, and refuses any that are sent', async () => {
  const { faultsOf, card } = await door('rest-api');
  assert.deepEqual(await faultsOf({ apiKey: 'pk_live_1' }), ['/settings/apiKey unknown_field']);
  assert.equal((await card()).name, 'REST API');
});

test('REST API: a company looks for it by its key, its category and its name', async () => {
  const { isFoundBy } = await door('rest-api');
  assert.ok(await isFoundBy('connectionType=api_key&category=api_webhooks&search=rest'));
  assert.ok(!(await isFoundBy('connectionType=file')));
});
