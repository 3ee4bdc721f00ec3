import type { PurchaseOrder } from '../../../../../nouns/purchase-order.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { tellPeople } from '../../../platform/notices/tell-people.ts';
import { firstActive } from '../../../platform/users/people-to-tell.ts';
import { purchaseOrder } from '../purchase-order.ts';

/** Tells who is responsible for an order, or who made it, what its supplier answered by the link. */
export async function tellBuyer(ctx: WriteContext, order: PurchaseOrder): Promise<void> {
  const buyer = await firstActive(ctx.db, [order.responsibleId, order.createdBy]);
  if (!buyer || order.answerOutcome === null) return;
  const { id, number, supplier, answerOutcome: outcome, answerName: person, expectedDate } = order;
  await tellPeople(ctx, {
    kind: 'order.answered',
    about: { entityType: purchaseOrder.type, entityId: id, page: `/purchase-orders/${id}` },
    people: [buyer.id],
    causedBy: null,
    variables: {
      ...{ number, supplier: supplier.name, outcome, person, expectedDate },
      text: order.declineReason ?? order.answerComment,
    },
  });
}
