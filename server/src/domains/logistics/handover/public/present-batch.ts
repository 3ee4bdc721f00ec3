import type { DeliveryBatch } from '../../../../../../nouns/delivery-batch.ts';
import type { DeliveryBatchItem } from '../../../../../../nouns/delivery-batch-item.ts';
import { Exact } from '../../../../kernel/values/decimal.ts';
import { units } from '../../../../kernel/values/units.ts';
import type { PublicBatch } from './public-delivery.ts';

/** Goods that are handed over, or came back. */
export const isHandedOver = ({ status }: Pick<DeliveryBatch, 'status'>) =>
  status === 'delivered' || status === 'partially_delivered' || status === 'returned';

export function presentBatch(batch: DeliveryBatch, photos: PublicBatch['photos']): PublicBatch {
  const { id, number, status, weightKg, volumeM3, recipientName, driverComment } = batch;
  return {
    ...{ id, number, status, weightKg, volumeM3, recipientName, driverComment, photos },
    loadedAt: batch.dispatchedAt,
    handedOverAt: batch.deliveredAt,
    items: batch.items.flatMap(presentItem),
    may: {
      load: batch.itemCount > 0 && (status === 'planned' || status === 'loading'),
      handOver: status === 'in_transit',
      photo: status !== 'planned' && status !== 'cancelled',
    },
  };
}

/** What is left of an item after some of it was moved into another batch; nothing where all of it was. */
function presentItem(item: DeliveryBatchItem): PublicBatch['items'] {
  const left = new Exact(item.quantity).minus(item.movedQuantity);
  if (left.isZero()) return [];
  const { id, sku, name, deliveredQuantity, uom, weightKg } = item;
  const weight = weightKg === null ? null : left.times(weightKg).div(item.quantity).toDecimalPlaces(6).toFixed();
  const unit = units.get(uom)?.symbol ?? '';
  return [{ ...{ id, sku, name, deliveredQuantity, uom, unit }, quantity: left.toFixed(), weightKg: weight }];
}
