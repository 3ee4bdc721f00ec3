import { stockReceipt as declared, type StockReceipt } from '../../../../../nouns/stock-receipt.ts';
import { type Actor, maySee } from '../../../kernel/access/actor.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { type Sql, sql, type TenantValue } from '../../../kernel/sql/sql.ts';
import { store } from '../../../platform/records/store.ts';

export const stockReceipt = entityOf(declared);

export const stockReceipts = store(stockReceipt, { lines: (tenant) => linesAmong(linesIn(tenant)) });

const linesIn = (tenant: TenantValue) =>
  sql`select * from stock_receipt_lines one where one.tenant_id = ${tenant} and one.receipt_id = receipt.id`;

/** What is delivered is kept as two numbers: what stayed, and what was sent back. */
const linesAmong = (lines: Sql) => sql`
  (select json_agg(json_build_object('id', came.id, 'procurementItemId', came.line_id, 'supplierId', came.supplier_id,
      'allocationId', came.allocation_id, 'invoiceLineId', came.invoice_line_id,
      'quantity', trim_scale(came.quantity + came.rejected_quantity)::text,
      'rejectedQuantity', trim_scale(came.rejected_quantity)::text, 'receivedQuantity', trim_scale(came.quantity)::text,
      'returnedQuantity', trim_scale(came.returned_quantity)::text,
      'rejectReason', came.reject_reason, 'unitCost', came.unit_cost::text, 'currency', came.currency,
      'batchNumber', came.batch_number, 'expiresOn', came.expires_on, 'movementId', came.movement_id,
      'outsideStock', coalesce(came.outside_stock, case when came.movement_id is null and came.quantity > 0 then 'no_item' end)) order by came.id)
    from (${lines}) came)`;

/** Columns for a list: so many lines of each, and how many there are. */
export const listedColumns = (tenant: string, most: number) => ({
  ...stockReceipts.columns(),
  lines: sql`${linesAmong(sql`${linesIn(tenant)} order by one.id limit ${most}`)} as lines`,
  lineCount: sql`
    (select count(*) from stock_receipt_lines one where one.tenant_id = ${tenant} and one.receipt_id = receipt.id) as "lineCount"`,
});

/** Receipts of a requisition, those taken back too, the newest first. */
export const receiptsOf = (db: Db, requisitionId: string): Promise<StockReceipt[]> =>
  stockReceipts.read(
    db,
    sql`${stockReceipts.select(db, sql`receipt.requisition_id = ${requisitionId}`)} order by receipt.received_at desc, receipt.id desc`,
  );

/** A receipt as this person may see it: costs are for who may see those of the catalog. */
export const showReceipt = <Shown extends Partial<StockReceipt>>(actor: Actor, receipt: Shown): Shown =>
  maySee(actor, 'catalog.cost_read')
    ? receipt
    : { ...receipt, lines: receipt.lines?.map((line) => ({ ...line, unitCost: null, currency: null })) };

/** What facts of the requisition say of it: no costs, since whoever listens hears them. */
export const toldReceipt = ({ id, number, warehouseId, receivedAt, lines }: StockReceipt) => ({
  receipt: {
    ...{ id, number, warehouseId, receivedAt },
    lines: lines.map(({ unitCost: _cost, currency: _currency, ...line }) => line),
  },
});
