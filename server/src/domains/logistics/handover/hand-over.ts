import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { conflict, invalidField, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { deliverBatch } from '../batches/deliver-batch.ts';
import { type DeliveredItem, deliveredItems } from '../batches/delivered-items.ts';
import { moveBatch, refuseMove } from '../batches/move-batch.ts';
import { isHandedOver } from './public/present-batch.ts';

/** What a driver says of goods at their stop. */
interface Said {
  at: string;
  recipientName: string;
  /** What was taken of each item; what is not named was taken whole. */
  items?: readonly DeliveredItem[] | undefined;
  comment?: string | undefined;
}

/** Hands a held batch over, whole or in part; where nothing was taken, it goes back. */
export async function handOver(ctx: WriteContext, held: DeliveryBatch, said: Said): Promise<void> {
  const { at, recipientName, items = [], comment } = said;
  if (isHandedOver(held)) {
    if (!isSame(held, said)) throw alreadyHandedOver();
    return ctx.nothingChanged();
  }
  refuseMove(held, 'deliver');
  if (isNothing(held, items)) await returned(ctx, held, said);
  else
    await deliverBatch(ctx, held, {
      ...{ items, recipientName, deliveredAt: at < (held.dispatchedAt ?? at) ? (held.dispatchedAt as string) : at },
      driverComment: comment ?? null,
    });
}

async function returned(ctx: WriteContext, held: DeliveryBatch, { recipientName, comment }: Said) {
  if (!comment)
    throw invalidField(
      '/comment',
      'required',
      words('says why nothing was taken', 'укажите, почему ничего не приняли'),
    );
  await moveBatch(ctx, held, 'return', { statusReason: comment, driverComment: comment, recipientName });
}

/** Whether of no item anything was taken. */
const isNothing = (held: DeliveryBatch, items: readonly DeliveredItem[]) =>
  items.length > 0 && deliveredItems(held.items, items).every(isZero);

const isZero = ({ deliveredQuantity }: { deliveredQuantity: string | null }) =>
  new Exact(deliveredQuantity ?? 0).isZero();

/** The same said again, by a second press that carries another key or by a second phone. */
function isSame(held: DeliveryBatch, { recipientName, items = [], comment = '' }: Said): boolean {
  if (held.recipientName !== recipientName || (held.driverComment ?? '') !== comment) return false;
  return held.items.every(({ id, quantity, movedQuantity, deliveredQuantity }) => {
    const taken = items.find((one) => one.id === id)?.deliveredQuantity ?? new Exact(quantity).minus(movedQuantity);
    return new Exact(taken).eq(deliveredQuantity ?? 0);
  });
}

const alreadyHandedOver = () =>
  conflict(
    'already_handed_over',
    words('It was handed over already.', 'Передача уже отмечена: изменить её может диспетчер.'),
  );
