import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, request } from '../../../../test/harness.ts';

test('a new item needs only a name', async () => {
  const portal = await newPortal();
  const key = await portal.key('catalog.read', 'catalog.write');
  const { status, json } = await request('POST', '/api/v1/catalog', { key, body: { name: 'Цемент М500' } });

  assert.equal(status, 201);
  assert.equal(json.type, 'product');
  const [fact] = await factsOf(portal.tenantId);
  assert.equal(fact?.event, 'integration_api.catalog_item.created');
  assert.equal(fact?.entity_id, json.id);
});

test('a second active item with the same article is refused with the first one named, and leaves no trace', async () => {
  const portal = await newPortal();
  const key = await portal.key('catalog.read', 'catalog.write');
  const first = await request('POST', '/api/v1/catalog', { key, body: { name: 'Болт', sku: 'B-1' } });
  const second = await request('POST', '/api/v1/catalog', { key, body: { name: 'Болт ещё раз', sku: 'b-1' } });

  assert.equal(second.status, 409);
  assert.equal(second.json.code, 'already_exists');
  assert.deepEqual(second.json.existing, { entityType: 'catalog_item', entityId: first.json.id });
  assert.equal((await factsOf(portal.tenantId)).length, 1);
});

test('two portals may use the same article', async () => {
  for (const portal of [await newPortal(), await newPortal()]) {
    const { status } = await request('POST', '/api/v1/catalog', {
      key: await portal.key('catalog.write'),
      body: { name: 'Болт', sku: 'B-1' },
    });
    assert.equal(status, 201);
  }
});
