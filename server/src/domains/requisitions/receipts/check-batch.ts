import type { WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, fieldError, invalid, unknownReference, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { GivenReceipt } from './given-receipt.ts';

interface NamedBatch {
  number: string;
  requisitionId: string | null;
  status: string;
  lineIds: string[] | null;
}

/**
 * Refuses a receipt that names a delivery batch of another requisition, one whose goods do not come, or lines that it does not carry. The
 * domain above keeps batches, so the database answers for it: `batch_of_receipt`.
 */
export async function checkBatch(
  { db }: WriteContext,
  procurementId: string,
  { deliveryBatchId, items }: GivenReceipt,
): Promise<void> {
  if (!deliveryBatchId) return;
  const batch = await db.first<NamedBatch>(sql`
    select named.number, named.requisition_id as "requisitionId", named.status, named.line_ids as "lineIds"
    from batch_of_receipt(tenant_id => ${db.tenant}, batch => ${deliveryBatchId}) named`);
  if (!batch) throw unknownReference('deliveryBatchId', noun);
  const about = { field: 'deliveryBatchId', deliveryBatchId };
  if (batch.requisitionId !== procurementId) throw brokenRule('batch_of_other_requisition', ofOther(batch), about);
  if (/^(planned|cancelled|returned)$/.test(batch.status))
    throw brokenRule('batch_not_coming', notComing(batch), about);
  const errors = items.flatMap(({ procurementItemId }, at) =>
    batch.lineIds?.includes(procurementItemId)
      ? []
      : [fieldError(`/items/${at}/procurementItemId`, 'line_not_in_batch', notCarried)],
  );
  if (errors.length > 0) throw invalid(errors);
}

const noun = words('Delivery batch', 'Партия доставки');

const ofOther = ({ number }: NamedBatch) =>
  words(
    `Delivery batch ${number} is not of this requisition.`,
    `Партия доставки ${number} не относится к этой заявке.`,
  );

const notComing = ({ number }: NamedBatch) =>
  words(
    `Delivery batch ${number} has not left, was cancelled or was returned.`,
    `Партия доставки ${number} ещё не отправлена, отменена или возвращена.`,
  );

const notCarried = words('is no line of the delivery batch', 'этой строки нет в партии доставки');
