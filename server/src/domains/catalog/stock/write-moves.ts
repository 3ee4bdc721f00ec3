import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Balance } from './lock-balances.ts';
import type { Planned } from './plan-moves.ts';

export const insertMovements = (db: Db, rows: readonly Planned[], userId: string | null) =>
  db.execute(sql`
    insert into stock_movements (tenant_id, id, catalog_item_id, warehouse_id, seq, type, quantity, unit_cost, currency, reason, comment,
      source_entity_type, source_entity_id, occurred_at, reverses_id, balance_after, created_by)
    select ${db.tenant}::uuid, made.*, ${userId}::uuid from json_to_recordset(${JSON.stringify(rows)}::json) as made (
      id uuid, catalog_item_id uuid, warehouse_id uuid, seq int, type text, quantity numeric, unit_cost numeric, currency text, reason text,
      comment text, source_entity_type text, source_entity_id uuid, occurred_at timestamptz, reverses_id uuid, balance_after numeric)
    returning id`);

export const saveBalances = (db: Db, balances: Iterable<Balance>) =>
  db.execute(sql`
    update stock_balances held set on_hand = now_is.on_hand, average_cost = now_is.average_cost, currency = now_is.currency,
      movements = now_is.movements, last_at = now_is.last_at, updated_at = now_is.moment
    from json_to_recordset(${JSON.stringify([...balances])}::json) as now_is (
      warehouse_id uuid, catalog_item_id uuid, on_hand numeric, average_cost numeric, currency text, movements int, last_at timestamptz,
      moment timestamptz)
    where held.tenant_id = ${db.tenant} and held.warehouse_id = now_is.warehouse_id and held.catalog_item_id = now_is.catalog_item_id`);
