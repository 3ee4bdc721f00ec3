import Type, { type Static } from 'typebox';
import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import { deliveryBatchRequirements } from '../../../../../nouns/delivery-batch-flow.ts';
import { choice, object } from '../../../kernel/fields.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { receiptsOfBatch } from '../../requisitions/receipts/receipts-of-batch.ts';
import { stockReceipt } from '../../requisitions/receipts/stock-receipt.ts';
import { batchWarnings, warningsOfBatch } from './batch-warnings.ts';
import { deliveryBatch, deliveryBatches } from './delivery-batch.ts';
import { allowedMoves } from './move-batch.ts';

const { id, number, warehouseId, receivedAt, status } = stockReceipt.fields;

const parts = {
  allowedMoves: Type.Array(
    object({
      to: choice(deliveryBatch.statuses, 'Status'),
      requires: Type.Array(choice(deliveryBatchRequirements, 'Condition')),
    }),
    { title: 'Where the caller may move it now' },
  ),
  receipts: Type.Array(object({ id, number, warehouseId, receivedAt, status }), {
    title: 'Stock receipts that name it, those taken back too, the newest first',
  }),
  warnings: batchWarnings,
};

/** A batch as its page shows it. */
export const batchCard = object({ ...deliveryBatch.fields, ...parts }, { title: 'Delivery batch with its receipts' });

export async function cardOf(ctx: ReadContext, batch: DeliveryBatch): Promise<Static<typeof batchCard>> {
  const [receipts, warnings] = await Promise.all([receiptsOfBatch(ctx.db, batch.id), warningsOfBatch(ctx, batch)]);
  return { ...batch, allowedMoves: allowedMoves(ctx.actor, batch), receipts, warnings };
}

export const readBatchCard = async (ctx: ReadContext, batchId: string) =>
  cardOf(ctx, await deliveryBatches.byId(ctx.db, batchId));
