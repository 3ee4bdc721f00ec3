import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type Balance, lockBalances, placeOf } from './lock-balances.ts';

/** What lies in a place now, or lay there at a moment. Its balance stays locked, so that it holds until the end. */
export async function heldAt(
  db: Db,
  place: { warehouseId: string; catalogItemId: string },
  moment?: string,
): Promise<string> {
  const held = (await lockBalances(db, [place])).get(placeOf(place)) as Balance;
  if (moment === undefined || held.last_at === null || moment >= held.last_at) return held.on_hand;
  const then = await db.first<{ balance_after: string }>(sql`
    select balance_after from stock_movements
    where tenant_id = ${db.tenant} and warehouse_id = ${place.warehouseId} and catalog_item_id = ${place.catalogItemId} and occurred_at <= ${moment}
    order by occurred_at desc, seq desc limit 1`);
  return then?.balance_after ?? '0';
}
