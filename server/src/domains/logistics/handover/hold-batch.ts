import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import { deliveryBatch } from '../batches/delivery-batch.ts';
import { openKept } from '../batches/open-batch.ts';
import type { OpenedDelivery } from './links/open-delivery.ts';

/** A batch of this link, locked; any other is not found, nor is one that was taken off the route meanwhile. */
export async function holdBatch(
  ctx: WriteContext,
  { link, batches }: OpenedDelivery,
  id: string,
): Promise<DeliveryBatch> {
  if (!batches.some((batch) => batch.id === id)) throw notFound(deliveryBatch.noun);
  const held = await openKept(ctx, id);
  if (link.routeId !== null && held.routeId !== link.routeId) throw notFound(deliveryBatch.noun);
  return held;
}
