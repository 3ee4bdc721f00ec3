import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { archived } from '../../../kernel/problems/errors.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { deliveryBatch, deliveryBatches } from './delivery-batch.ts';

/** A batch, locked after the requisition whose lines it carries: whoever changes both takes them in this order. */
export async function openBatch(ctx: WriteContext, id: string): Promise<DeliveryBatch> {
  const { procurementId } = await deliveryBatches.byId(ctx.db, id);
  if (procurementId !== null) await requisitions.lock(ctx.db, procurementId);
  return deliveryBatches.open(ctx, id);
}

/** The same, refused in the archive. */
export async function openKept(ctx: WriteContext, id: string): Promise<DeliveryBatch> {
  const held = await openBatch(ctx, id);
  if (held.archivedAt) throw archived(deliveryBatch.noun);
  return held;
}
