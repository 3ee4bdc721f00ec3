import { shortLegalName } from '../../../../../nouns/kit/short-legal-name.ts';
import type { PurchaseOrder } from '../../../../../nouns/purchase-order.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sendLetters } from '../../../platform/mail/send-letter.ts';
import { letterAddresses } from '../../counterparties/letter-addresses.ts';
import { buyerOf } from '../public/present-order.ts';
import { purchaseOrder } from '../purchase-order.ts';
import { sendingsOf } from '../sending/purchase-order-sending.ts';

/** Tells whoever the order went to last that it is cancelled; an order that never left was never known. */
export async function tellCancelled(ctx: WriteContext, order: PurchaseOrder): Promise<void> {
  const [last] = (await sendingsOf(ctx.db, order.id)).filter(({ recipients }) => recipients.length > 0);
  if (!last) return;
  const { id, number, counterpartyId, cancelReason: reason } = order;
  const buyer = shortLegalName((await buyerOf(ctx, order)).name);
  const address = (await letterAddresses(ctx.db, [counterpartyId])).get(counterpartyId);
  await sendLetters(
    ctx,
    last.recipients.map((to) => ({
      template: 'order-cancelled',
      ...{ to, locale: address?.locale ?? 'ru', variables: { buyer, number, reason } },
      about: { entityType: purchaseOrder.type, entityId: id, page: `/purchase-orders/${id}` },
      writtenFor: order.responsibleId ?? ctx.actor.userId,
    })),
  );
}
