import type { PurchaseOrder } from '../../../../nouns/purchase-order.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { checkMove } from './check-move.ts';
import type { HeldOrder } from './hold-order.ts';
import { tellCancelled } from './letters/tell-cancelled.ts';
import { releaseLines } from './lines/purchase-order-line.ts';
import { purchaseOrders } from './purchase-order.ts';
import { settleOrder } from './settle-order.ts';

/** Gives a held order up: what it was for may be ordered anew, and a supplier who has it is told. */
export async function cancelOrder(ctx: WriteContext, held: HeldOrder, reason: string): Promise<PurchaseOrder> {
  checkMove(held, 'cancel', reason);
  await releaseLines(ctx, held.order.id);
  const values = { cancelReason: reason, expectedDate: null };
  const after = await purchaseOrders.move(ctx, held.order, 'cancel', values, { fact: 'cancelled', tell: { reason } });
  await tellCancelled(ctx, after);
  return after;
}

/** Ends a held order that was received, or as far as it was by now. */
export async function closeOrder(
  ctx: WriteContext,
  held: HeldOrder,
  reason: string | undefined,
): Promise<PurchaseOrder> {
  const order = await settleOrder(ctx, held.order, held.lines);
  checkMove({ ...held, order }, 'close', reason);
  await releaseLines(ctx, order.id);
  const values = { closeReason: reason ?? null, expectedDate: null };
  return purchaseOrders.move(ctx, order, 'close', values, reason === undefined ? {} : { tell: { reason } });
}
