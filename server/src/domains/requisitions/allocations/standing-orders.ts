import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** What is accepted from one supplier of one requisition: an order, as other systems call it. */
export interface StandingOrder {
  requisitionId: string;
  supplierId: string;
  /** Of everything that is agreed: another digest is another order. */
  digest: string;
}

/** Every standing order, in one statement; what was released or cancelled is none. */
export const standingOrders = (db: Db): Promise<StandingOrder[]> =>
  db.many<StandingOrder>(sql`
    select held.requisition_id as "requisitionId", held.supplier_id as "supplierId",
      md5(min(req.status) || string_agg(concat_ws('|', held.id, line.quantity, held.quantity, held.price, held.amount, held.delivery_date,
        line.name, line.catalog_item_id), ' ' order by held.id)) as digest
    from requisition_allocations held
    join requisitions req on req.tenant_id = ${db.tenant} and req.id = held.requisition_id and req.status <> 'cancelled'
    join requisition_lines line on line.tenant_id = ${db.tenant} and line.id = held.line_id
    where held.tenant_id = ${db.tenant} and held.status = 'accepted'
    group by held.requisition_id, held.supplier_id
    order by max(held.decided_at), held.requisition_id, held.supplier_id`);

/** One line of an order; the amount is with VAT, in the currency of the requisition. */
export interface OrderedLine {
  requisitionId: string;
  supplierId: string;
  catalogItemId: string | null;
  lineId: string;
  sku: string | null;
  name: string;
  uom: string;
  quantity: string;
  amount: string;
  vatRate: string | null;
}

/** The lines of these orders, in the order of their requisitions. */
export const orderedLines = (
  db: Db,
  orders: ReadonlyArray<Pick<StandingOrder, 'requisitionId' | 'supplierId'>>,
): Promise<OrderedLine[]> =>
  db.many<OrderedLine>(sql`
    select held.requisition_id as "requisitionId", held.supplier_id as "supplierId", line.catalog_item_id as "catalogItemId",
      line.id as "lineId", line.sku, line.name, held.uom, held.quantity, held.amount, held.vat_rate as "vatRate"
    from json_to_recordset(${JSON.stringify(orders)}::json) asked ("requisitionId" uuid, "supplierId" uuid)
    join requisition_allocations held on held.tenant_id = ${db.tenant} and held.requisition_id = asked."requisitionId"
      and held.supplier_id = asked."supplierId" and held.status = 'accepted'
    join requisition_lines line on line.tenant_id = ${db.tenant} and line.id = held.line_id
    order by held.requisition_id, line.position, held.id`);
