import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** The categories of these items, with all that they stand under. */
export async function categoriesOfItems(db: Db, itemIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (itemIds.length === 0) return new Set();
  const rows = await db.many<{ path: string[] }>(sql`
    select distinct held.path from catalog_items item
    join catalog_categories held on held.tenant_id = ${db.tenant} and held.id = item.category_id
    where item.tenant_id = ${db.tenant} and item.id = any(${itemIds}::uuid[])`);
  return new Set(rows.flatMap(({ path }) => path));
}
