import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/**
 * Items that a supplier calls by these articles, whatever their spelling, in one statement: by the article as it was given. One that is
 * known for two items is left out, for it says nothing. A merged item is answered by the one that stays.
 */
export async function itemsByArticle(
  db: Db,
  supplierId: string,
  articles: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await db.many<{ article: string; itemId: string }>(sql`
    with named as materialized (
      select distinct article, code_key(article) as key from unnest(${articles}::text[]) article where code_key(article) is not null)
    select named.article, min(item.id::text)::uuid as "itemId"
    from named cross join lateral (
      select coalesce(one.duplicate_of_id, one.id) as id
      from supplier_skus known join catalog_items one on one.tenant_id = ${db.tenant} and one.id = known.catalog_item_id
      where known.tenant_id = ${db.tenant} and known.supplier_id = ${supplierId} and known.sku_key = named.key
        and (one.archived_at is null or one.duplicate_of_id is not null) limit 5) item
    group by named.article having count(distinct item.id) = 1`);
  return new Map(found.map(({ article, itemId }) => [article, itemId]));
}
