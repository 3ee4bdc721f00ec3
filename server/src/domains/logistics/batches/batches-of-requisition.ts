import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { deliveryBatches } from './delivery-batch.ts';

/** Batches that carry goods of a requisition and were neither cancelled nor returned; until the transaction ends none of them goes. */
export async function batchesOfRequisition(db: Db, requisitionId: string): Promise<DeliveryBatch[]> {
  const condition = sql`
    batch.archived_at is null and batch.status not in ('cancelled', 'returned') and (batch.requisition_id = ${requisitionId} or batch.id in (
      select carried.batch_id from delivery_batch_items carried
      join requisition_lines line on line.tenant_id = ${db.tenant} and line.id = carried.requisition_line_id
      where carried.tenant_id = ${db.tenant} and line.requisition_id = ${requisitionId}))`;
  const lock = sql`
    select 1 from delivery_batches batch where batch.tenant_id = ${db.tenant} and ${condition} order by batch.id for key share of batch`;
  const read = sql`${deliveryBatches.select(db, condition)} order by batch.planned_date nulls last, batch.number`;
  const [, found] = await Promise.all([db.execute(lock), deliveryBatches.read(db, read)]);
  return found;
}
