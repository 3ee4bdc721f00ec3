import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { refuse } from '../../../kernel/problems/errors.ts';
import { checkCustomFields } from '../../../platform/custom-fields/check-values.ts';
import { yearlyNumbers } from '../../company/yearly-number.ts';
import type { SettledBatch } from './batch-draft.ts';
import { deliveryBatch, deliveryBatches } from './delivery-batch.ts';
import { writeItems } from './delivery-batch-item.ts';

/** Writes new batches with their items, in as many statements for one as for all; each with its fact. In the order given. */
export async function createBatches(ctx: WriteContext, settled: readonly SettledBatch[]): Promise<DeliveryBatch[]> {
  const numbers = await yearlyNumbers(ctx, settled.length, 'DB', 'delivery-batch');
  const rows = await Promise.all(
    settled.map(async ({ draft: { id }, values }, at) => {
      const custom = await checkCustomFields(ctx, deliveryBatch.customFieldsOf, values.customFields, null);
      return { ...values, id, number: numbers[at] as string, customFields: custom };
    }),
  );
  if ((await deliveryBatches.insertMany(ctx, rows)).length < rows.length) throw refuse('conflict');
  await writeItems(
    ctx,
    settled.map(({ draft, items }) => ({ batchId: draft.id, items })),
  );
  const ids = rows.map(({ id }) => id);
  const made = await deliveryBatches.tellWritten(ctx, ids, []);
  return ids.map((id) => made.find((batch) => batch.id === id) as DeliveryBatch);
}
