import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { yearlyNumber } from '../../company/yearly-number.ts';
import type { GivenReceipt } from './given-receipt.ts';
import type { Arrival } from './share-arrival.ts';

/** An arrival with what it cost and the movement it made. */
interface PostedArrival extends Arrival {
  id: string;
  unitCost: string | null;
  movementId: string | null;
  outsideStock: 'service' | 'chosen' | null;
}

/** A receipt and its lines, in two statements. */
export async function writeReceipt(
  ctx: WriteContext,
  held: Requisition,
  { warehouseId, receivedAt, deliveryBatchId, comment }: GivenReceipt,
  arrivals: readonly PostedArrival[],
  currency: string,
): Promise<void> {
  const header = {
    tenant_id: ctx.db.tenant,
    id: ctx.newId,
    number: await yearlyNumber(ctx, 'SR', 'stock_receipt'),
    requisition_id: held.id,
    warehouse_id: warehouseId,
    received_at: receivedAt,
    delivery_batch_id: deliveryBatchId ?? null,
    comment: comment ?? null,
    created_by: ctx.actor.userId,
  };
  await ctx.db.execute(sql`insert into stock_receipts ${columns(header)}`);
  await ctx.db.execute(sql`
    insert into stock_receipt_lines (tenant_id, receipt_id, id, line_id, supplier_id, allocation_id, invoice_line_id, quantity,
      rejected_quantity, reject_reason, unit_cost, currency, batch_number, expires_on, movement_id, outside_stock)
    select ${ctx.db.tenant}::uuid, ${ctx.newId}::uuid, given.id, given.line_id, given.supplier_id, given.allocation_id, given.invoice_line_id, given.quantity,
      given.rejected_quantity, given.reject_reason, given.unit_cost, given.currency, given.batch_number, given.expires_on, given.movement_id, given.outside_stock
    from jsonb_populate_recordset(null::stock_receipt_lines, ${JSON.stringify(arrivals.map((one) => rowOf(one, currency)))}::jsonb) given
    returning id`);
}

const rowOf = (
  { id, line, given, supplierId, allocation, kept, rejected, unitCost, movementId, outsideStock }: PostedArrival,
  currency: string,
) => ({
  id,
  line_id: line.id,
  supplier_id: supplierId,
  allocation_id: allocation?.id,
  invoice_line_id: given.invoiceLineId,
  quantity: kept,
  rejected_quantity: rejected,
  reject_reason: rejected === '0' ? null : given.rejectReason,
  unit_cost: unitCost,
  currency: unitCost === null ? null : currency,
  batch_number: given.batchNumber,
  expires_on: given.expiresOn,
  movement_id: movementId,
  outside_stock: outsideStock,
});
