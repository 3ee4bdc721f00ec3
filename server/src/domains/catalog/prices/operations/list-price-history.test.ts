import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../../../test/count-statements.ts';
import { newPortal, owner, personWith, request, run } from '../../../../../test/harness.ts';
import { newCounterparty, newItem, tell } from '../../../../../test/suppliers.ts';
import { readItemCard } from '../../operations/read-item-card.ts';
import { listPriceHistory } from './list-price-history.ts';

const open = async () => {
  const portal = await newPortal();
  const key = await portal.key('catalog.read', 'catalog.write');
  return { portal, key, itemId: await newItem(key), ...(await newCounterparty(portal)) };
};

test('the history is paged, newest first, and narrowed by source, supplier and day', async () => {
  const { portal, key, itemId, supplierId } = await open();
  for (let day = 1; day <= 5; day += 1)
    await tell(portal, day % 2 ? 'invoice' : 'receipt', [
      {
        catalogItemId: itemId,
        supplierId: day === 5 ? null : supplierId,
        price: String(100 + day),
        effectiveAt: `2026-10-0${day}T00:00:00.000Z`,
      },
    ]);
  const list = async (query: string) =>
    (await request('GET', `/api/v1/catalog/${itemId}/price-history${query}`, { key })).json;
  const prices = ({ items }: { items: Array<{ price: string }> }) => items.map(({ price }) => price);
  const first = await list('?limit=2');
  assert.deepEqual(prices(first), ['105', '104']);
  assert.deepEqual(prices(await list(`?limit=2&cursor=${first.page.nextCursor}`)), ['103', '102']);
  assert.deepEqual(prices(await list('?source=receipt')), ['104', '102']);
  assert.deepEqual(prices(await list(`?supplierId=${supplierId}&effectiveAt[gte]=2026-10-03T00:00:00Z`)), [
    '104',
    '103',
  ]);
  assert.deepEqual(prices(await list('?sort=effectiveAt&limit=1')), ['101']);
});

test('who may not see costs sees who supplies, and no price', async () => {
  const { portal, itemId, supplierId } = await open();
  await tell(portal, 'invoice', [{ catalogItemId: itemId, supplierId, price: '100' }]);
  const reader = personWith(portal, 'catalog.read');
  const card = (await run(readItemCard, reader, { id: itemId })) as Record<string, unknown>;
  assert.equal(card.priceHistory, null);
  assert.equal(card.currentCostPrice, null);
  const [link] = card.suppliers as Array<Record<string, unknown>>;
  assert.deepEqual(
    [link?.name, link?.sources, link?.lastPrice, link?.manual],
    ['ООО «Цементный двор»', ['invoice'], null, null],
  );
  await assert.rejects(async () => run(listPriceHistory, reader, { id: itemId }), { code: 'forbidden' });
});

test('a card holds the newest fifty prices, and costs the same with one as with sixty', async () => {
  const { portal, key, itemId } = await open();
  await tell(portal, 'invoice', [{ catalogItemId: itemId, price: '1' }]);
  const get = () => request('GET', `/api/v1/catalog/${itemId}`, { key });
  const one = await countStatements(get);
  for (let turn = 0; turn < 60; turn += 1) {
    const { supplierId } = await newCounterparty(portal, `Поставщик ${turn}`);
    await tell(portal, 'invoice', [{ catalogItemId: itemId, supplierId, price: '1' }]);
  }
  const many = await countStatements(get);
  assert.equal(many.result.json.priceHistory.length, 50);
  assert.equal(many.result.json.suppliers.length, 60);
  assert.equal(many.statements.length, one.statements.length);
});

test('the history of an item of another portal is not found', async () => {
  const [{ itemId }, other] = [await open(), await open()];
  const { json } = await request('GET', `/api/v1/catalog/${itemId}/price-history`, { key: other.key });
  assert.equal(json.code, 'not_found');
});

test('a price once recorded cannot be changed, only taken back', async () => {
  const { rows } = await owner.query<{ granted: string }>(
    `select string_agg(privilege_type || coalesce(' ' || column_name, ''), ', ' order by 1) as granted from (
       select privilege_type, null as column_name from information_schema.role_table_grants where table_name = 'price_observations' and grantee = 'prokura_service'
       union select privilege_type, column_name from information_schema.column_privileges
       where table_name = 'price_observations' and grantee = 'prokura_service' and privilege_type = 'UPDATE') held`,
  );
  assert.equal(rows[0]?.granted, 'INSERT, SELECT, UPDATE catalog_item_id, UPDATE withdrawn_at');
});
