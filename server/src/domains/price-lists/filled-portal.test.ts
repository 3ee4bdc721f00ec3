import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { long } from '../../../../scripts/tests/long.ts';
import { newPortal, owner, run } from '../../../test/harness.ts';
import { type Answer, newParty, priceListPortal, url } from '../../../test/price-lists.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { type Match, matchItems } from '../catalog/operations/match-items.ts';

// Whoever reads the catalog from end to end for every row runs out of time here.

const size = 5_000;
let held: Awaited<ReturnType<typeof priceListPortal>>;
let supplierId: string;
let listId: string;

/** Items, and a supplier that sells them. */
async function fill(tenantId: string, counterpartyId: string, count: number): Promise<string> {
  await owner.query(
    `insert into catalog_items (tenant_id, sku, name, manufacturer_sku, brand)
     select $1, 'N-' || n, 'Позиция ' || n, 'M-' || n, 'Бренд' from generate_series(1, $2::int) n`,
    [tenantId, count],
  );
  const { rows } = await owner.query('select id from suppliers where tenant_id = $1 and counterparty_id = $2', [
    tenantId,
    counterpartyId,
  ]);
  return rows[0].id;
}

/** A portal that has been there for long, with a price of every item. */
async function oldPortal() {
  const portal = await newPortal();
  const supplier = await fill(portal.tenantId, await newParty(portal), 1_000);
  await owner.query(
    `with linked as (
       insert into supplier_items (tenant_id, catalog_item_id, supplier_id) select tenant_id, id, $2 from catalog_items where tenant_id = $1)
     insert into supplier_skus (tenant_id, catalog_item_id, supplier_id, supplier_sku, sku_key, learned_from)
     select tenant_id, id, $2, sku, sku_key, 'price_list' from catalog_items where tenant_id = $1`,
    [portal.tenantId, supplier],
  );
  await owner.query(
    `insert into price_observations (tenant_id, catalog_item_id, supplier_id, price, currency, uom, base_price, cost_price,
       source, source_entity_type, source_entity_id, source_row_id, effective_at)
     select tenant_id, id, $2, 1, 'RUB', '796', 1, 1, 'price_list', 'price_list', $3, id, now() from catalog_items where tenant_id = $1`,
    [portal.tenantId, supplier, uuidv7()],
  );
}

before(async () => {
  for (let n = 0; n < 20; n += 1) await oldPortal();
  for (const table of ['catalog_items', 'supplier_items', 'supplier_skus', 'price_observations'])
    await owner.query(`analyze ${table}`);
  held = await priceListPortal();
  const counterpartyId = await newParty(held.portal);
  supplierId = await fill(held.portal.tenantId, counterpartyId, size);
  listId = (await held.newList({ kind: 'supplier', counterpartyId })).id;
  const rows = Array.from({ length: size }, (_, n) => ({ sku: `N-${n + 1}`, price: String(n + 1) }));
  assert.equal((await held.putRows(listId, ...rows)).status, 200);
});

const answered = ({ status, text }: Answer) => assert.equal(status, 200, text);

long('a supplier list is activated, withdrawn and activated again in a portal that has just filled up', async () => {
  for (const status of ['active', 'draft', 'active']) answered(await held.ask('PATCH', `${url}/${listId}`, { status }));
});

test('rows of an active list are told again at the same prices in a portal that has just filled up', async () => {
  const rows = Array.from({ length: size }, (_, n) => ({ sku: `N-${n + 1}`, price: String(n + 1), note: 'Со склада' }));
  answered(await held.putRows(listId, ...rows));
});

test('a thousand lines find their items in a portal that has just filled up', async () => {
  const lines = Array.from({ length: 1_000 }, (_, n) => ({
    sku: `Нет ${n}`,
    supplierId,
    supplierSku: `Нет ${n}`,
    manufacturerSku: `Нет ${n}`,
    brand: 'Бренд',
    name: `Позиция ${n + 1}`,
    uom: '796',
  }));
  const { matches } = (await run(matchItems, held.portal.owner, { lines })) as { matches: Match[] };
  assert.ok(matches.every(({ matchedBy, itemIds }) => matchedBy === 'name' && itemIds.length === 1));
});
