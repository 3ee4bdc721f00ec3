import type { PurchaseOrder } from '../../../../../nouns/purchase-order.ts';
import type { PurchaseOrderLine } from '../../../../../nouns/purchase-order-line.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { receivedText } from '../lines/purchase-order-line.ts';

/** A line of an order as invoices are held against it. It holds until the commit for whoever has locked its requisition. */
export interface OrderedLine
  extends Pick<PurchaseOrder, 'supplierId' | 'currency' | 'vatMode' | 'status'>,
    Pick<PurchaseOrderLine, 'id' | 'procurementItemId' | 'allocationId' | 'catalogItemId' | 'name' | 'uom' | 'vatRate'>,
    Pick<PurchaseOrderLine, 'quantity' | 'price' | 'receivedQuantity' | 'invoicedQuantity'> {
  orderId: string;
  orderNumber: string;
}

/** Lines of orders by their identifiers, in one statement; unknown ones are left out. */
export const orderedLines = (db: Db, ids: readonly string[]): Promise<OrderedLine[]> =>
  ids.length === 0 ? Promise.resolve([]) : linesWhere(db, sql`line.id = any(${ids}::uuid[])`);

/** All lines of these orders, order by order. */
export const linesOfOrders = (db: Db, orderIds: readonly string[]): Promise<OrderedLine[]> =>
  orderIds.length === 0 ? Promise.resolve([]) : linesWhere(db, sql`line.order_id = any(${orderIds}::uuid[])`);

const linesWhere = (db: Db, condition: Sql) =>
  db.many<OrderedLine>(sql`
    select line.id, line.order_id as "orderId", po.number as "orderNumber", po.status, po.supplier_id as "supplierId", po.currency,
      po.vat_mode as "vatMode", line.requisition_line_id as "procurementItemId", line.allocation_id as "allocationId", line.catalog_item_id as "catalogItemId",
      line.name, line.uom, line.vat_rate as "vatRate", trim_scale(line.quantity) as quantity,
      line.price, ${raw(receivedText)} as "receivedQuantity", trim_scale(line.invoiced_quantity) as "invoicedQuantity"
    from purchase_order_lines line
    join purchase_orders po on po.tenant_id = ${db.tenant} and po.id = line.order_id
    join requisition_allocations decided on decided.tenant_id = ${db.tenant} and decided.id = line.allocation_id
    where line.tenant_id = ${db.tenant} and ${condition} order by po.number, line.position`);
