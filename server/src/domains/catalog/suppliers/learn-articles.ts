import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';

interface LearnedArticle {
  supplierId: string;
  supplierSku: string;
  itemId: string;
}

/** Keeps how suppliers call our items, for the next file or quote of theirs: one statement. */
export async function learnArticles(
  { db }: WriteContext,
  learned: readonly LearnedArticle[],
  from: 'quote' | 'import' | 'price_list',
): Promise<void> {
  if (learned.length === 0) return;
  await db.execute(sql`
    insert into supplier_skus (tenant_id, supplier_id, sku_key, supplier_sku, catalog_item_id, learned_from)
    select distinct on (named.supplier_id, code_key(named.sku), named.item)
      ${db.tenant}::uuid, named.supplier_id, code_key(named.sku), named.sku, named.item, ${from}::text
    from unnest(${learned.map(({ supplierId }) => supplierId)}::uuid[], ${learned.map(({ supplierSku }) => supplierSku)}::text[],
      ${learned.map(({ itemId }) => itemId)}::uuid[]) named(supplier_id, sku, item)
    where code_key(named.sku) is not null
    on conflict (tenant_id, supplier_id, sku_key, catalog_item_id) do update set supplier_sku = excluded.supplier_sku, seen_at = excluded.seen_at`);
}
