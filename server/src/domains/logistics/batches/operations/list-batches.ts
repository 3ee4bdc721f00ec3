import { words } from '../../../../kernel/problems/errors.ts';
import { listRecords } from '../../../../platform/records/read-operations.ts';
import { logisticsReading } from '../../logistics-rights.ts';
import { batchListing, deliveryBatches } from '../delivery-batch.ts';

export const listBatches = listRecords(deliveryBatches, batchListing, {
  name: 'logistics.list-batches',
  summary: words('List delivery batches', 'Список партий доставки'),
  description: 'Each with its items.',
  ...logisticsReading,
});
