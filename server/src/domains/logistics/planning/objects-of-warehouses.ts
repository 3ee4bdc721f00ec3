import type { LogisticsObject } from '../../../../../nouns/logistics-object.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { logisticsObjects } from '../objects/logistics-object.ts';

/** The object that each of these warehouses is; the one made first where several are. */
export async function objectsOfWarehouses(
  db: Db,
  warehouseIds: readonly string[],
): Promise<ReadonlyMap<string, LogisticsObject>> {
  const found = await logisticsObjects.read(
    db,
    sql`${logisticsObjects.select(
      db,
      sql`object.warehouse_id = any(${warehouseIds}::uuid[]) and object.archived_at is null and object.is_active`,
    )} order by object.id desc`,
  );
  return new Map(found.map((object) => [object.warehouseId as string, object]));
}
