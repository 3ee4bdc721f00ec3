import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { checkMove } from '../check-move.ts';
import { openOrder } from '../hold-order.ts';
import { unanswered } from '../lines/line-of-decision.ts';
import { saveLines } from '../lines/purchase-order-line.ts';
import { orderCard, readOrderCard } from '../purchase-order.card.ts';
import { orderWriting, purchaseOrders } from '../purchase-order.ts';
import { expectedOf } from '../settle-order.ts';

export const reviseOrder = command({
  name: 'orders.revise-order',
  summary: words('Begin a new revision of an order', 'Начать новую редакцию заказа'),
  description:
    'What was sent becomes a draft of the next revision, to be changed and sent again; its supplier confirms anew. Answers stay in `answers` under the ' +
    'revision they were given to, and by its link nothing more is taken (`order_revised`). Refused once goods have come (`order_receiving`).',
  ...orderWriting,
  refuses: ['invalid_state_transition', 'conflict', 'precondition_failed'],
  input: object({ id: id() }),
  output: orderCard,

  async run(ctx, { id }) {
    const held = await openOrder(ctx, id);
    checkMove(held, 'revise');
    const lines = held.lines.map((line) => ({ ...line, ...unanswered }));
    await saveLines(ctx, lines);
    await purchaseOrders.move(
      ctx,
      held.order,
      'revise',
      {
        revision: held.order.revision + 1,
        expectedDate: expectedOf(lines),
        ...{ sentAt: null, openedAt: null, answeredAt: null, answerOutcome: null, answerSource: null },
        ...{ answerName: null, answerComment: null, declineReason: null },
      },
      { fact: 'revised' },
    );
    return readOrderCard(ctx, id);
  },
});
