import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import { countedIn, type RecordLines } from '../../../platform/registers/record-lines.ts';
import { deliveryBatch } from './delivery-batch.ts';
import { deliveryBatchItem } from './delivery-batch-item.ts';

export const linesOfBatches: RecordLines<DeliveryBatch> = {
  of: deliveryBatch.declared,
  line: deliveryBatchItem.declared,
  counted: countedIn('delivery_batch_items', 'batch_id'),
  read: async (_ctx, _ids, batches) => new Map(batches.map(({ id, items }) => [id, items])),
};
