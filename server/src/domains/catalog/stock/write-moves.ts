import type { Db } from '../../../kernel/db.ts';
import { sql } from '../../../kernel/sql.ts';
import type { Balance } from './lock-balances.ts';
import { insufficientStock, type Planned } from './plan-moves.ts';

export const insertMovements = (db: Db, rows: readonly Planned[], userId: string | null) =>
  db.execute(sql`
    insert into stock_movements (tenant_id, id, catalog_item_id, warehouse_id, seq, type, quantity, unit_cost, currency, reason, comment,
      source_entity_type, source_entity_id, occurred_at, reverses_id, balance_after, created_by)
    select ${db.tenant}::uuid, made.*, ${userId}::uuid from json_to_recordset(${JSON.stringify(rows)}::json) as made (
      id uuid, catalog_item_id uuid, warehouse_id uuid, seq int, type text, quantity numeric, unit_cost numeric, currency text, reason text,
      comment text, source_entity_type text, source_entity_id uuid, occurred_at timestamptz, reverses_id uuid, balance_after numeric)`);

export const saveBalances = (db: Db, balances: Iterable<Balance>) =>
  db.execute(sql`
    update stock_balances held set on_hand = now_is.on_hand, average_cost = now_is.average_cost, currency = now_is.currency,
      movements = now_is.movements, last_at = now_is.last_at, updated_at = clock_timestamp()
    from json_to_recordset(${JSON.stringify([...balances])}::json) as now_is (
      warehouse_id uuid, catalog_item_id uuid, on_hand numeric, average_cost numeric, currency text, movements int, last_at timestamptz)
    where held.tenant_id = ${db.tenant} and held.warehouse_id = now_is.warehouse_id and held.catalog_item_id = now_is.catalog_item_id`);

interface Place {
  warehouse_id: string;
  catalog_item_id: string;
}

/** Counts anew what lay after each movement since these moments, and answers the places where that is less than nothing. */
export const recountSince = (db: Db, since: ReadonlyArray<Place & { occurred_at: string }>) =>
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
      update stock_movements movement set balance_after = running.balance from running
      where movement.tenant_id = ${db.tenant} and movement.id = running.id and movement.balance_after <> running.balance
      returning movement.warehouse_id, movement.catalog_item_id, movement.balance_after
    )
    select warehouse_id, catalog_item_id, min(balance_after) as lowest from moved group by 1, 2 having min(balance_after) < 0`);

/** What was told late stands in its place; what it takes away must have lain there ever since. */
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
