import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** The categories of each of these items, with all that they stand under; items without one are left out. */
export async function categoriesByItem(db: Db, itemIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db.many<{ id: string; path: string[] }>(sql`
    select item.id, held.path from catalog_items item
    join catalog_categories held on held.tenant_id = ${db.tenant} and held.id = item.category_id
    where item.tenant_id = ${db.tenant} and item.id = any(${itemIds}::uuid[])`);
  return new Map(rows.map(({ id, path }) => [id, path]));
}
