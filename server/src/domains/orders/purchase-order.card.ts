import Type, { type Static } from 'typebox';
import { type OrderMove, orderFlow, orderRequirements } from '../../../../nouns/purchase-order-flow.ts';
import { choice, id, object } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { findUnqualified } from '../qualifications/checked/find-unqualified.ts';
import { answersOf, purchaseOrderAnswer } from './answers/purchase-order-answer.ts';
import { linesOfOrder, purchaseOrderLine } from './lines/purchase-order-line.ts';
import { allowedMoves } from './open-moves.ts';
import { purchaseOrder, purchaseOrders } from './purchase-order.ts';
import { mostShown, purchaseOrderSending, sendingsOf } from './sending/purchase-order-sending.ts';

/** An order as its page shows it. */
export const orderCard = object(
  {
    ...purchaseOrder.fields,
    lines: Type.Array(purchaseOrderLine.view, { title: 'Lines, in their order' }),
    answers: Type.Array(purchaseOrderAnswer.view, {
      title: `All that the supplier has said, to earlier revisions too, the last first; at most ${mostShown}`,
    }),
    sendings: Type.Array(purchaseOrderSending.view, {
      title: `Each time it was sent, the last first; at most ${mostShown}`,
    }),
    unqualifiedFor: Type.Array(id('Line'), {
      title: 'Lines that the supplier is not qualified for now; none where the company asks for no qualification',
    }),
    allowedMoves: Type.Array(
      object({
        move: choice(Object.keys(orderFlow.moves) as OrderMove[], 'Move'),
        to: choice(purchaseOrder.statuses, 'Status'),
        requires: Type.Array(choice(orderRequirements, 'Condition')),
      }),
      { title: 'What the caller may ask for now' },
    ),
  },
  { title: 'Order to a supplier with its lines' },
);

type OrderCard = Static<typeof orderCard>;

export async function readOrderCard(ctx: ReadContext, orderId: string): Promise<OrderCard> {
  const [order, lines, answers, sendings] = await Promise.all([
    purchaseOrders.byId(ctx.db, orderId),
    linesOfOrder(ctx.db, orderId),
    answersOf(ctx.db, orderId),
    sendingsOf(ctx.db, orderId),
  ]);
  const { supplierId } = order;
  const buying = lines.map(({ id, catalogItemId }) => ({ id, supplierId, catalogItemId }));
  return {
    ...order,
    lines: lines.map(({ orderId: _, receivedBefore: __, ...line }) => line),
    answers,
    sendings,
    unqualifiedFor: (await findUnqualified(ctx, buying)).map(({ id }) => id),
    allowedMoves: allowedMoves(ctx.actor, order.status),
  };
}
