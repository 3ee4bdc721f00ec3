import type { StockReceipt } from '../../../../../nouns/stock-receipt.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

type ShownReceipt = Pick<StockReceipt, 'id' | 'number' | 'warehouseId' | 'receivedAt' | 'status'>;

/** Receipts that name a delivery batch, those taken back too, the newest first. */
export const receiptsOfBatch = (db: Db, batchId: string): Promise<ShownReceipt[]> =>
  db.many<ShownReceipt>(sql`
    select receipt.id, receipt.number, receipt.warehouse_id as "warehouseId", receipt.received_at as "receivedAt", receipt.status
    from stock_receipts receipt where receipt.tenant_id = ${db.tenant} and receipt.delivery_batch_id = ${batchId}
    order by receipt.received_at desc, receipt.id desc`);

/** What was delivered to the door of each line by receipts of this batch that stand. */
export const receivedOfBatch = async (db: Db, batchId: string): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.many<{ lineId: string; quantity: string }>(sql`
        select came.line_id as "lineId", sum(came.quantity + came.rejected_quantity) as quantity
        from stock_receipts receipt
        join stock_receipt_lines came on came.tenant_id = ${db.tenant} and came.receipt_id = receipt.id
        where receipt.tenant_id = ${db.tenant} and receipt.delivery_batch_id = ${batchId} and receipt.status = 'posted'
        group by came.line_id`)
    ).map(({ lineId, quantity }) => [lineId, quantity]),
  );
