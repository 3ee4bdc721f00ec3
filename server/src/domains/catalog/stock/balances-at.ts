import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { placeOf } from './lock-balances.ts';

export interface Held {
  onHand: string;
  reserved: string;
}

/** What lies in these places, by `placeOf`, for the domains above; nothing is said of a place where nothing has ever lain. */
export async function balancesAt(
  db: Db,
  places: ReadonlyArray<{ warehouseId: string; catalogItemId: string }>,
): Promise<ReadonlyMap<string, Held>> {
  const rows = await db.many<Held & { warehouseId: string; catalogItemId: string }>(sql`
    select held.warehouse_id as "warehouseId", held.catalog_item_id as "catalogItemId", trim_scale(held.on_hand) as "onHand",
      trim_scale(held.reserved) as reserved
    from unnest(${places.map(({ warehouseId }) => warehouseId)}::uuid[], ${places.map(({ catalogItemId }) => catalogItemId)}::uuid[])
      place (warehouse_id, catalog_item_id)
    join stock_balances held on held.tenant_id = ${db.tenant}
      and held.warehouse_id = place.warehouse_id and held.catalog_item_id = place.catalog_item_id`);
  return new Map(rows.map((row) => [placeOf(row), row]));
}
