import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import type { StockMovement } from './stock-movement.ts';

/** The one place that maps the table to the card. */
export const movementColumns: Sql = raw(`
  movement.id, movement.catalog_item_id, movement.warehouse_id, movement.seq, movement.type, movement.quantity, movement.unit_cost,
  movement.currency, movement.reason, movement.comment, movement.source_entity_type, movement.source_entity_id, movement.occurred_at,
  movement.reverses_id, movement.balance_after, movement.created_at, movement.created_by,
  (select back.id from stock_movements back where back.tenant_id = movement.tenant_id and back.reverses_id = movement.id) as reversed_by_id`);

export interface MovementRow {
  id: string;
  catalog_item_id: string;
  warehouse_id: string;
  seq: number;
  type: StockMovement['type'];
  quantity: string;
  unit_cost: string | null;
  currency: string | null;
  reason: StockMovement['reason'];
  comment: string | null;
  source_entity_type: string | null;
  source_entity_id: string | null;
  occurred_at: string;
  reverses_id: string | null;
  reversed_by_id: string | null;
  balance_after: string;
  created_at: string;
  created_by: string | null;
}

export const presentMovement = (row: MovementRow): StockMovement => ({
  id: row.id,
  catalogItemId: row.catalog_item_id,
  warehouseId: row.warehouse_id,
  seq: row.seq,
  type: row.type,
  quantity: row.quantity,
  unitCost: row.unit_cost,
  currency: row.currency,
  reason: row.reason,
  comment: row.comment,
  sourceEntityType: row.source_entity_type,
  sourceEntityId: row.source_entity_id,
  occurredAt: row.occurred_at,
  reversesId: row.reverses_id,
  reversedById: row.reversed_by_id,
  balanceAfter: row.balance_after,
  createdAt: row.created_at,
  createdBy: row.created_by,
});

/** Movements by their identifiers, in the order of those. */
export async function movementsById(db: Db, ids: readonly string[]): Promise<StockMovement[]> {
  const rows = await db.many<MovementRow>(sql`
    select ${movementColumns} from stock_movements movement where movement.tenant_id = ${db.tenant} and movement.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], movement.id)`);
  return rows.map(presentMovement);
}

/** A movement of this item with the other side of its transfer, the outgoing side first; empty where there is none such. */
export async function movementWithPair(db: Db, itemId: string, movementId: string): Promise<StockMovement[]> {
  const rows = await db.many<MovementRow>(sql`
    select ${movementColumns} from stock_movements one
    join stock_movements movement on movement.tenant_id = one.tenant_id and (movement.id = one.id or (
      movement.source_entity_id = one.source_entity_id and one.type in ('transfer_out', 'transfer_in') and movement.type in ('transfer_out', 'transfer_in')))
    where one.tenant_id = ${db.tenant} and one.id = ${movementId} and one.catalog_item_id = ${itemId}
    order by movement.quantity`);
  return rows.map(presentMovement);
}
