import { id, longText, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { cancelOrder as cancel } from '../end-order.ts';
import { openOrder } from '../hold-order.ts';
import { orderCard, readOrderCard } from '../purchase-order.card.ts';
import { orderWriting } from '../purchase-order.ts';

export const cancelOrder = command({
  name: 'orders.cancel-order',
  summary: words('Cancel an order to a supplier', 'Отменить заказ поставщику'),
  description:
    'With a reason, which its supplier is told where the order went out by letter. What it was for may be ordered anew. Refused once goods have come ' +
    '(`order_receiving`): such an order is closed. Cancelling again changes nothing.',
  ...orderWriting,
  refuses: ['invalid_state_transition', 'conflict', 'precondition_failed'],
  input: object({ id: id(), reason: longText(1_000, 'Why', { examples: ['Объект заморожен.'] }) }),
  output: orderCard,

  async run(ctx, { id, reason }) {
    const held = await openOrder(ctx, id);
    if (held.order.status === 'cancelled') unchanged(ctx, held);
    else await cancel(ctx, held, reason);
    return readOrderCard(ctx, id);
  },
});
