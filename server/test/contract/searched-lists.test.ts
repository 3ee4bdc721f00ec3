import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRoutes } from '../../src/app.ts';
import type { Listing } from '../../src/kernel/lists/listing.ts';
import { owner } from '../harness.ts';

const listings = new Map(
  allRoutes.flatMap(({ operation }) => {
    const { listing } = operation as { listing?: Listing };
    return listing?.searched ? [[listing.from.split(' ')[0] as string, listing.searched] as const] : [];
  }),
);

test('records of every list that is searched by words are kept by triggers, from the first to the last change', async () => {
  assert.ok(listings.size >= 7, `only ${listings.size} lists are searched by words`);
  for (const [table, { kind }] of listings) {
    const { rows } = await owner.query<{ events: string }>(
      `select string_agg(distinct event_manipulation, ',' order by event_manipulation) as events
       from information_schema.triggers where event_object_table = $1 and action_statement ~ 'keep_|drop_'`,
      [table],
    );
    assert.match(rows[0]?.events ?? '', /INSERT,UPDATE/, `${kind}: ${table}`);
  }
});

test('what records are found by is just what their tables hold, after all that the tests before did', async () => {
  const { rows } = await owner.query<{ lost: string }>(`
    select 'catalog_item ' || id as lost from catalog_items r where not exists (select from search_documents d where d.tenant_id = r.tenant_id and d.record_id = r.id)
    union all select 'counterparty ' || id from counterparties r where not exists (select from search_documents d where d.tenant_id = r.tenant_id and d.record_id = r.id)
    union all select 'requisition ' || id from requisitions r where not exists (select from search_documents d where d.tenant_id = r.tenant_id and d.record_id = r.id)
    union all select 'rfq ' || id from supplier_rfqs r where not exists (select from search_documents d where d.tenant_id = r.tenant_id and d.record_id = r.id)
    union all select 'order ' || id from purchase_orders r where not exists (select from search_documents d where d.tenant_id = r.tenant_id and d.record_id = r.id)
    union all select 'return ' || id from supplier_returns r where not exists (select from search_documents d where d.tenant_id = r.tenant_id and d.record_id = r.id)
    union all select 'invoice ' || id from invoices r where not exists (select from search_documents d where d.tenant_id = r.tenant_id and d.record_id = r.id)`);
  assert.deepEqual(rows, []);
});
