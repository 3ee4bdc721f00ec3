import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { placeOf } from '../catalog/stock/lock-balances.ts';

interface Awaited {
  /** Of requisitions that are approved: not received, and not given up. */
  expected: string;
  /** Of proposals that nobody has approved or cancelled yet. */
  proposed: string;
}

/** What requisitions are going to bring to these places, by `placeOf`, in the base unit of the item. One on hold counts as before. */
export async function awaitedAt(
  db: Db,
  places: ReadonlyArray<{ warehouseId: string; catalogItemId: string }>,
): Promise<ReadonlyMap<string, Awaited>> {
  const rows = await db.many<Awaited & { warehouseId: string; catalogItemId: string }>(sql`
    select one.warehouse_id as "warehouseId", one.catalog_item_id as "catalogItemId",
      trim_scale(coalesce(sum(one.left_over) filter (where one.is_approved), 0)) as expected,
      trim_scale(coalesce(sum(one.left_over) filter (where not one.is_approved and one.is_proposal), 0)) as proposed
    from (
      select place.warehouse_id, place.catalog_item_id, line.reorder is not null as is_proposal,
        coalesce(req.held_from, req.status) not in ('draft', 'pending_approval', 'rejected') as is_approved,
        greatest(line.quantity - line.received_quantity - line.closed_short_quantity, 0) * line.factor_to_base as left_over
      from unnest(${places.map(({ warehouseId }) => warehouseId)}::uuid[], ${places.map(({ catalogItemId }) => catalogItemId)}::uuid[])
        place (warehouse_id, catalog_item_id)
      join requisition_lines line on line.tenant_id = ${db.tenant} and line.catalog_item_id = place.catalog_item_id and line.status = 'active'
      join requisitions req on req.tenant_id = ${db.tenant} and req.id = line.requisition_id and req.delivery_warehouse_id = place.warehouse_id
      where req.status not in ('completed', 'cancelled') and req.archived_at is null) one
    group by 1, 2`);
  return new Map(rows.map((row) => [placeOf(row), row]));
}
