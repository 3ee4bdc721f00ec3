import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Where anything has a reorder point in use. */
export async function warehousesWithPoints(db: Db): Promise<string[]> {
  const rows = await db.many<{ id: string }>(sql`
    select distinct warehouse_id as id from reorder_points where tenant_id = ${db.tenant} and is_active order by 1`);
  return rows.map(({ id }) => id);
}
