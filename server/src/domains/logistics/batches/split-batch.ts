import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import type { DeliveryBatchItem } from '../../../../../nouns/delivery-batch-item.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { createBatches } from './create-batches.ts';
import { sumsOf } from './settle-batches.ts';

/** A new planned batch of what has not come of another, bound for the same place. When and by which route it goes is planned anew. */
export async function splitBatch(
  ctx: WriteContext,
  from: DeliveryBatch,
  missing: readonly DeliveryBatchItem[],
): Promise<DeliveryBatch> {
  const items = missing.map((item, place) => restOf(item, place + 1));
  const { procurementId, supplierId, objectId, warehouseId, customFields } = from;
  const values = { procurementId, supplierId, objectId, warehouseId, customFields, splitFromId: from.id };
  const draft = { id: uuidv7(), before: null, input: {}, at: '' };
  const [made] = await createBatches(ctx, [{ draft, values: { ...values, ...sumsOf(items) }, items }]);
  return made as DeliveryBatch;
}

function restOf(item: DeliveryBatchItem, position: number): DeliveryBatchItem {
  const quantity = new Exact(item.quantity).minus(item.movedQuantity).minus(item.deliveredQuantity ?? 0);
  const share = (of: string | null) =>
    of === null ? null : quantity.times(of).div(item.quantity).toDecimalPlaces(6).toFixed();
  return {
    ...{ ...item, id: uuidv7(), position, quantity: quantity.toFixed(), deliveredQuantity: null, movedQuantity: '0' },
    ...{ weightKg: share(item.weightKg), volumeM3: share(item.volumeM3) },
  };
}
