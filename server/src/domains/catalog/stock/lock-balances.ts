import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Move } from './move.ts';

export interface Balance {
  warehouse_id: string;
  catalog_item_id: string;
  on_hand: string;
  /** Held back for somebody. */
  reserved: string;
  average_cost: string | null;
  currency: string | null;
  movements: number;
  last_at: string | null;
  /** The time by the database's clock when the lock was got. */
  moment: string;
}

type Place = Pick<Move, 'warehouseId' | 'catalogItemId'>;

export const placeOf = ({ warehouseId, catalogItemId }: Place) => `${warehouseId} ${catalogItemId}`;

/** The balances of these places, made where there were none and locked in the one order: by warehouse, then item. */
export async function lockBalances(db: Db, places: readonly Place[]): Promise<Map<string, Balance>> {
  const keys = [...new Set(places.map(placeOf))].sort().map((key) => key.split(' '));
  const warehouses = keys.map(([warehouse]) => warehouse);
  const items = keys.map(([, item]) => item);
  const [, rows] = await Promise.all([
    db.execute(sql`
      insert into stock_balances (tenant_id, warehouse_id, catalog_item_id)
      select ${db.tenant}::uuid, place.* from unnest(${warehouses}::uuid[], ${items}::uuid[]) as place
      on conflict do nothing`),
    db.many<Balance>(sql`
      select held.warehouse_id, held.catalog_item_id, held.on_hand, held.reserved, held.average_cost, held.currency, held.movements,
        held.last_at, portal_moment()::instant as moment
      from unnest(${warehouses}::uuid[], ${items}::uuid[]) as place (warehouse_id, catalog_item_id)
      join stock_balances held on held.tenant_id = ${db.tenant}
        and held.warehouse_id = place.warehouse_id and held.catalog_item_id = place.catalog_item_id
      order by held.warehouse_id, held.catalog_item_id for update of held`),
  ]);
  return new Map(
    rows.map((row) => [placeOf({ warehouseId: row.warehouse_id, catalogItemId: row.catalog_item_id }), row]),
  );
}
