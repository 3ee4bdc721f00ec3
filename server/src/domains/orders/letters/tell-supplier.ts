import { shortLegalName } from '../../../../../nouns/kit/short-legal-name.ts';
import type { PurchaseOrder } from '../../../../../nouns/purchase-order.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sendLetters } from '../../../platform/mail/send-letter.ts';
import { letterAddresses } from '../../counterparties/letter-addresses.ts';
import { addressOf, buyerOf } from '../public/present-order.ts';
import { purchaseOrderSending } from '../sending/purchase-order-sending.ts';
import type { SendingInput } from '../sending/sending.input.ts';

interface Sent {
  sendingId: string;
  url: string;
  to: readonly string[];
  pdfFileId: string;
}

/** The letters of a sending: they leave when the transaction commits, and answers to them go to who is responsible. */
export async function tellSupplier(
  ctx: WriteContext,
  order: PurchaseOrder,
  { sendingId, url, to, pdfFileId }: Sent,
  { subject, message }: SendingInput,
): Promise<void> {
  if (to.length === 0) return;
  const { id, number, revision, counterpartyId, grossAmount: total, currency, expectedDate: wantedDate } = order;
  const buyer = shortLegalName((await buyerOf(ctx, order)).name);
  const address = (await letterAddresses(ctx.db, [counterpartyId])).get(counterpartyId);
  const deliveryAddress = await addressOf(ctx.db, order);
  const about = { buyer, number, revision, total, currency, wantedDate, deliveryAddress };
  await sendLetters(
    ctx,
    to.map((recipient) => ({
      template: 'order-sent',
      to: recipient,
      locale: address?.locale ?? 'ru',
      variables: { ...about, subject: subject ?? null, message: message ?? null, url },
      about: { entityType: purchaseOrderSending.type, entityId: sendingId, page: `/purchase-orders/${id}` },
      writtenFor: order.responsibleId ?? ctx.actor.userId,
      attachmentIds: [pdfFileId],
    })),
  );
}
