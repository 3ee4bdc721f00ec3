import type { DeliveryBatch } from '../../../../../../nouns/delivery-batch.ts';
import { conflict, notFound, words } from '../../../../kernel/problems/errors.ts';
import { deliveryBatch } from '../../batches/delivery-batch.ts';
import type { OpenedDelivery } from '../links/open-delivery.ts';

/** The batch of a link that a photograph is of: one that was loaded. */
export function photographed({ batches }: OpenedDelivery, batchId: string): DeliveryBatch {
  const found = batches.find(({ id }) => id === batchId);
  if (!found) throw notFound(deliveryBatch.noun);
  if (found.status === 'planned' || found.status === 'cancelled') throw notLoaded();
  return found;
}

const notLoaded = () =>
  conflict(
    'batch_not_loaded',
    words('A photograph is of goods that were loaded.', 'Фото можно приложить только к загруженной партии.'),
  );
