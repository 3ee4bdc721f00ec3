import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../../../scripts/tests/long.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { factsOf, owner } from '../../../test/harness.ts';
import { type Answer, newParty, priceListPortal, url } from '../../../test/price-lists.ts';

long('five thousand prices are told with the statements of one, planned and told once per item', async () => {
  const { portal, filled, putRows, ask } = await priceListPortal();
  const { id, sku } = await filled({ kind: 'supplier', counterpartyId: await newParty(portal) });
  await ask('PATCH', `${url}/${id}`, { status: 'active' });
  await owner.query(
    `insert into catalog_items (tenant_id, sku, name) select $1, 'N-' || n, 'Позиция ' || n from generate_series(1, 5000) n`,
    [portal.tenantId],
  );
  const rows = Array.from({ length: 5_000 }, (_, n) => ({ sku: `N-${n + 1}`, price: String(n + 1) }));
  const one = await countStatements(() => putRows(id, { sku, price: '120' }));
  const all = await countStatements<Answer>(() => putRows(id, ...rows));
  assert.equal(all.result.status, 200);
  assert.equal(all.statements.length, one.statements.length);
  const { rows: planned } = await owner.query(
    `select count(*)::int as count from catalog_items where tenant_id = $1 and planned_source = 'price_list' and current_source = 'price_list'`,
    [portal.tenantId],
  );
  assert.equal(planned[0].count, 5_001);
  const told = await factsOf(portal.tenantId);
  assert.equal(told.filter(({ event }) => event === 'integration_api.catalog_item.updated').length, 5_002);
});

test('an item whose cheaper unit comes five thousand rows later is planned and told once', async () => {
  const { portal, newItem, newList, ask } = await priceListPortal();
  const [itemId, other] = [await newItem('N-0'), await newItem('N-1')];
  const { id } = await newList({ kind: 'supplier', counterpartyId: await newParty(portal) });
  const insert = `insert into price_list_items (tenant_id, price_list_id, catalog_item_id, uom, min_quantity, price, changed_in)`;
  await owner.query(`${insert} values ($1, $2, $3, '796', 1, 100, 1)`, [portal.tenantId, id, itemId]);
  await owner.query(`${insert} select $1, $2, $3, '796', n, 5, 1 from generate_series(1, 5000) n`, [
    portal.tenantId,
    id,
    other,
  ]);
  await owner.query(`${insert} values ($1, $2, $3, '641', 1, 960, 1)`, [portal.tenantId, id, itemId]);
  await owner.query('update price_lists set item_count = 5002 where id = $1', [id]);
  assert.equal((await ask('PATCH', `${url}/${id}`, { status: 'active' })).status, 200);
  const { version, plannedCost } = (await ask('GET', `/api/v1/catalog/${itemId}`)).json;
  assert.deepEqual([version, plannedCost.price], [2, '80']);
});
