import type { WriteContext } from '../../../kernel/operation.ts';
import { heldAlready, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { WantedItem } from './item-faults.ts';
import { type RfqItem, rfqItem } from './rfq-item.ts';

/** New positions after those that are there, in the order given; in one statement. */
export async function insertItems(ctx: WriteContext, rfqId: string, items: readonly WantedItem[]): Promise<void> {
  if (items.length === 0) return;
  await ctx.db.execute(sql`
    insert into supplier_rfq_items (tenant_id, rfq_id, position, requisition_line_id, catalog_item_id, name, specification, quantity, uom,
      factor_to_base, required_at, target_price, product_fields, changed_in)
    select ${ctx.db.tenant}::uuid, ${rfqId}, ordinality::int + (
      select coalesce(max(held.position), 0) from supplier_rfq_items held where held.tenant_id = ${ctx.db.tenant} and held.rfq_id = ${rfqId}),
      given.requisition_line_id, given.catalog_item_id, given.name, given.specification, given.quantity, given.uom,
      given.factor_to_base, given.required_at, given.target_price, given.product_fields, given.changed_in
    from jsonb_populate_recordset(null::supplier_rfq_items, ${JSON.stringify(items.map(columnsOf))}::jsonb) with ordinality given
    order by ordinality`);
}

export const columnsOf = (item: WantedItem) => ({
  requisition_line_id: item.procurementItemId,
  catalog_item_id: item.catalogItemId,
  name: item.name,
  specification: item.specification,
  quantity: item.quantity,
  uom: item.uom,
  factor_to_base: item.factorToBase,
  required_at: item.requiredAt,
  target_price: item.targetPrice,
  product_fields: item.productFields,
  changed_in: item.changedIn,
});

/** Refuses a line that a request would ask for twice. `at` says where in the body each of the new ones stands. */
export function refuseDoubleLines(
  there: readonly RfqItem[],
  items: ReadonlyArray<{ procurementItemId: string | null; at: string; id: string }>,
): void {
  const holders = new Map(
    there.flatMap(({ procurementItemId, id }) => (procurementItemId ? [[procurementItemId, id]] : [])),
  );
  const stands = new Set(holders.values());
  for (const { procurementItemId, at, id } of items) {
    if (procurementItemId === null) continue;
    const holder = holders.get(procurementItemId);
    if (holder !== undefined && holder !== id)
      throw heldAlready(
        `${at}procurementItemId`,
        askedTwice,
        stands.has(holder) ? { entityType: rfqItem.type, entityId: holder } : undefined,
      );
    holders.set(procurementItemId, id);
  }
}

const askedTwice = words('This line is already in the request.', 'Эта строка заявки в запросе уже есть.');

/** Positions are numbered from one without gaps, in the order of the given identifiers or in the one they have. */
export const numberAnew = ({ db }: WriteContext, rfqId: string, ids: readonly string[] | null = null) =>
  db.execute(sql`
    update supplier_rfq_items item set position = placed.position::int, version = item.version + 1, updated_at = now()
    from (select one.id, row_number() over (order by array_position(${ids}::uuid[], one.id), one.position) as position
      from supplier_rfq_items one where one.tenant_id = ${db.tenant} and one.rfq_id = ${rfqId}) placed
    where item.tenant_id = ${db.tenant} and item.id = placed.id and item.position <> placed.position`);
