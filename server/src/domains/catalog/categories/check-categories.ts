import { refuseUnknown } from '../../../kernel/problems/refuse-unknown.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Refuses categories that are not there, each at its place in the list `field`. */
export async function checkCategories(db: Db, ids: readonly string[], field: string): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db.many<{ id: string }>(sql`
    select held.id from catalog_categories held where held.tenant_id = ${db.tenant} and held.id = any(${ids}::uuid[])`);
  refuseUnknown(ids, new Set(rows.map(({ id }) => id)), field);
}
