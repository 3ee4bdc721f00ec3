import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import type { StockReceipt } from './stock-receipt.ts';

/** Receipts of a requisition, those taken back too, the newest first. */
export const receiptsOf = (db: Db, requisitionId: string): Promise<StockReceipt[]> =>
  receiptsWhere(db, sql`receipt.requisition_id = ${requisitionId}`);

export const receiptById = async (db: Db, id: string): Promise<StockReceipt | undefined> =>
  (await receiptsWhere(db, sql`receipt.id = ${id}`))[0];

const all = raw(`(
  select * from stock_receipt_lines one where one.tenant_id = receipt.tenant_id and one.receipt_id = receipt.id)`);

const first = (most: number) =>
  raw(`(
  select * from stock_receipt_lines one where one.tenant_id = receipt.tenant_id and one.receipt_id = receipt.id order by one.id limit ${most})`);

/** The one place that maps receipts to their card. */
const columnsWith = (lines: Sql): Sql => sql`
  receipt.id, receipt.number, receipt.requisition_id as "procurementId", receipt.warehouse_id as "warehouseId",
  receipt.received_at as "receivedAt", receipt.status, receipt.delivery_batch_id as "deliveryBatchId", receipt.comment,
  receipt.reverse_reason as "reverseReason", receipt.reversed_at as "reversedAt", receipt.reversed_by as "reversedBy",
  receipt.version, receipt.created_at as "createdAt", receipt.updated_at as "updatedAt", receipt.created_by as "createdBy",
  (select json_agg(json_build_object('id', came.id, 'procurementItemId', came.line_id, 'supplierId', came.supplier_id,
      'allocationId', came.allocation_id, 'invoiceLineId', came.invoice_line_id,
      'quantity', trim_scale(came.quantity + came.rejected_quantity)::text,
      'rejectedQuantity', trim_scale(came.rejected_quantity)::text, 'receivedQuantity', trim_scale(came.quantity)::text,
      'rejectReason', came.reject_reason, 'unitCost', came.unit_cost::text, 'currency', came.currency,
      'batchNumber', came.batch_number, 'expiresOn', came.expires_on, 'movementId', came.movement_id,
      'outsideStock', coalesce(came.outside_stock, case when came.movement_id is null and came.quantity > 0 then 'no_item' end)) order by came.id)
    from ${lines} came) as lines`;

/** For a list: so many lines of each, and how many there are. */
export const firstLinesColumns = (most: number): Sql => sql`${columnsWith(first(most))},
  (select count(*) from stock_receipt_lines one where one.tenant_id = receipt.tenant_id and one.receipt_id = receipt.id) as "lineCount"`;

const receiptsWhere = (db: Db, condition: Sql): Promise<StockReceipt[]> =>
  db.many<StockReceipt>(sql`
    select ${columnsWith(all)} from stock_receipts receipt where receipt.tenant_id = ${db.tenant} and ${condition}
    order by receipt.received_at desc, receipt.id desc`);

/** What the facts of the requisition tell of it: no costs, for they are told to who listens. */
export const toldReceipt = ({ id, number, warehouseId, receivedAt, lines }: StockReceipt) => ({
  receipt: {
    id,
    number,
    warehouseId,
    receivedAt,
    lines: lines.map(({ unitCost: _cost, currency: _currency, ...line }) => line),
  },
});
