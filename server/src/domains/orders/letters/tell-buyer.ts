import type { PurchaseOrder } from '../../../../../nouns/purchase-order.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sendLetter } from '../../../platform/mail/send-letter.ts';
import { firstActive } from '../../../platform/users/people-to-tell.ts';

/** Writes to who is responsible for an order, or to who made it, what its supplier answered by the link. */
export async function tellBuyer(ctx: WriteContext, order: PurchaseOrder): Promise<void> {
  const person = await firstActive(ctx.db, [order.responsibleId, order.createdBy]);
  if (!person || order.answerOutcome === null) return;
  const {
    id,
    number,
    supplier,
    answerOutcome: outcome,
    answerName,
    answerComment,
    declineReason,
    expectedDate,
  } = order;
  await sendLetter(ctx, {
    template: 'order-answer',
    to: person.email,
    locale: person.locale,
    variables: {
      ...{ name: person.name, number, supplier: supplier.name, outcome, person: answerName },
      text: declineReason ?? answerComment,
      expectedDate,
      url: `${ctx.services.publicUrl}/purchase-orders/${id}`,
    },
  });
}
