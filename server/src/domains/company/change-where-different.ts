import type { Db } from '../../kernel/sql/db.ts';
import { assignments, differsFrom, type Sql, sql } from '../../kernel/sql/sql.ts';

/** Writes these columns of the portal's one row in a table; answers whether any of them was different. */
export async function changeWhereDifferent(
  db: Db,
  table: Sql,
  row: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  if (Object.keys(row).length === 0) return false;
  const touched = await db.execute(
    sql`update ${table} set ${assignments(row)} where tenant_id = ${db.tenant} and ${differsFrom(row)}`,
  );
  return touched > 0;
}
