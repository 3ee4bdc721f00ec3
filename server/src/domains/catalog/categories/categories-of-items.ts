import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** The categories of these items, with all that they stand under. */
export const categoriesOfItems = async (db: Db, itemIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set([...(await pathsOfItems(db, itemIds)).values()].flat());

/** The same of each item, from the root down; items without a category are left out. */
export async function pathsOfItems(db: Db, itemIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db.many<{ id: string; path: string[] }>(sql`
    select item.id, held.path from catalog_items item
    join catalog_categories held on held.tenant_id = ${db.tenant} and held.id = item.category_id
    where item.tenant_id = ${db.tenant} and item.id = any(${itemIds}::uuid[])`);
  return new Map(rows.map(({ id, path }) => [id, path]));
}
