import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../test/count-statements.ts';
import { owner } from '../../../test/harness.ts';
import { type Answer, newParty, priceListPortal, url } from '../../../test/price-lists.ts';

test('five thousand prices are told with the statements of one, and planned once per item', async () => {
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
});
