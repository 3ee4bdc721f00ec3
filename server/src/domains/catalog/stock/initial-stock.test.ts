import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, request } from '../../../../test/harness.ts';
import { newWarehouse, stockScopes } from '../../../../test/stock.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

const addresses = ['/api/v1/catalog', '/api/v1/integration-api/catalog-items'];

async function open() {
  const portal = await newPortal();
  const key = await portal.key(...stockScopes);
  const warehouses = [await newWarehouse(portal, 'Первый'), await newWarehouse(portal, 'Второй')] as const;
  const create = (url: string, body: Record<string, unknown>) =>
    request('POST', url, { key, body: { name: 'Кирпич', ...body } });
  return { portal, key, warehouses, create };
}

for (const url of addresses) {
  test(`a product made at ${url} may lie in warehouses already`, async () => {
    const { portal, key, warehouses, create } = await open();
    const { status, json } = await create(url, {
      initialStock: [
        { warehouseId: warehouses[0], quantity: '10', unitCost: '5.00' },
        { warehouseId: warehouses[1], quantity: 3 },
      ],
    });
    assert.equal(status, 201, JSON.stringify(json));
    const card = await request('GET', `/api/v1/catalog/${json.id}`, { key });
    assert.deepEqual([card.json.stock.onHand, card.json.stock.byWarehouse.length], ['13', 2]);
    const { json: page } = await request('GET', `/api/v1/catalog/${json.id}/movements?type=initial`, { key });
    assert.equal(page.items.length, 2);
    const events = (await factsOf(portal.tenantId)).map(({ event }) => event);
    assert.deepEqual(events, [
      'integration_api.catalog_item.created',
      'stock.movement_created',
      'stock.movement_created',
    ]);
  });
}

test('initial stock that cannot be entered makes no item either', async () => {
  const { portal, warehouses, create } = await open();
  const line = { warehouseId: warehouses[0], quantity: '1' };
  const refusals: Array<[Record<string, unknown>, ...unknown[]]> = [
    [{ initialStock: [line, { ...line, warehouseId: uuidv7() }] }, 'unknown_reference', '/initialStock/1/warehouseId'],
    [{ initialStock: [{ ...line, quantity: '0' }] }, 'validation_failed', '/initialStock/0/quantity'],
    [{ initialStock: [line, line] }, 'validation_failed', '/initialStock/1/warehouseId'],
    [{ initialStock: [{ ...line, quantity: '0.5' }] }, 'validation_failed', '/initialStock/0/quantity'],
    [{ type: 'service', initialStock: [line] }, 'business_rule_violated', undefined],
  ];
  for (const [body, code, pointer] of refusals) {
    const { status, json } = await create('/api/v1/catalog', body);
    assert.deepEqual([status, json.code, json.errors?.[0]?.pointer], [422, code, pointer]);
  }
  assert.deepEqual(await factsOf(portal.tenantId), []);
});

test('initial stock is told only when an item is made', async () => {
  const { key, warehouses, create } = await open();
  const { json: item } = await create('/api/v1/catalog', { type: 'service', initialStock: [] });
  const { json } = await request('PATCH', `/api/v1/catalog/${item.id}`, {
    key,
    body: { initialStock: [{ warehouseId: warehouses[0], quantity: '1' }] },
  });
  assert.deepEqual([json.errors[0].pointer, json.errors[0].code], ['/initialStock', 'unknown_field']);
});
