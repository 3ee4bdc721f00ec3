import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { insufficientStock, type Planned } from './plan-moves.ts';

/** What was recorded late stands in its place; what it takes away must have lain there ever since. */
export async function settleLate(db: Db, rows: readonly Planned[], allowNegative: boolean): Promise<void> {
  const late = rows.filter((row) => row.late);
  if (late.length === 0) return;
  const short = await recountSince(
    db,
    late.map(({ warehouse_id, catalog_item_id, occurred_at }) => ({ warehouse_id, catalog_item_id, occurred_at })),
  );
  if (allowNegative) return;
  const robbed = short.find((place) => late.some((row) => row.quantity.startsWith('-') && samePlace(row, place)));
  if (robbed)
    throw insufficientStock({ warehouseId: robbed.warehouse_id, catalogItemId: robbed.catalog_item_id }, robbed.lowest);
}

const samePlace = (one: Place, other: Place) =>
  one.warehouse_id === other.warehouse_id && one.catalog_item_id === other.catalog_item_id;

/** After the histories of items were joined or parted: what lay there after each movement, and when the latest of them was. */
export async function recountItems(db: Db, itemIds: readonly string[]): Promise<void> {
  const places = await db.many<Place>(sql`
    update stock_balances held set last_at = (select max(made.occurred_at) from stock_movements made
      where made.tenant_id = ${db.tenant} and made.warehouse_id = held.warehouse_id and made.catalog_item_id = held.catalog_item_id)
    where held.tenant_id = ${db.tenant} and held.catalog_item_id = any(${itemIds}::uuid[])
    returning held.warehouse_id, held.catalog_item_id`);
  await recountSince(
    db,
    places.map((place) => ({ ...place, occurred_at: '-infinity' })),
  );
}

interface Place {
  warehouse_id: string;
  catalog_item_id: string;
}

/** Counts anew what lay after each movement since these moments, and answers the places where that is less than nothing. */
const recountSince = (db: Db, since: ReadonlyArray<Place & { occurred_at: string }>) =>
  db.many<Place & { lowest: string }>(sql`
    with late as (
      select warehouse_id, catalog_item_id, min(occurred_at) as since
      from json_to_recordset(${JSON.stringify(since)}::json) as told (warehouse_id uuid, catalog_item_id uuid, occurred_at timestamptz)
      group by 1, 2
    ), running as (
      select one.id, coalesce(before.balance_after, 0)
        + sum(one.quantity) over (partition by one.warehouse_id, one.catalog_item_id order by one.occurred_at, one.seq) as balance
      from late
      left join lateral (
        select balance_after from stock_movements earlier
        where earlier.tenant_id = ${db.tenant} and earlier.warehouse_id = late.warehouse_id
          and earlier.catalog_item_id = late.catalog_item_id and earlier.occurred_at < late.since
        order by earlier.occurred_at desc, earlier.seq desc limit 1) before on true
      join stock_movements one on one.tenant_id = ${db.tenant} and one.warehouse_id = late.warehouse_id
        and one.catalog_item_id = late.catalog_item_id and one.occurred_at >= late.since
    ), moved as (
      update stock_movements movement set balance_after = trim_scale(running.balance) from running
      where movement.tenant_id = ${db.tenant} and movement.id = running.id and movement.balance_after <> running.balance
      returning movement.warehouse_id, movement.catalog_item_id, movement.balance_after
    )
    select warehouse_id, catalog_item_id, min(balance_after) as lowest from moved group by 1, 2 having min(balance_after) < 0`);
