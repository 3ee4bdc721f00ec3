import Type from 'typebox';
import { id, longText, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { closeOrder as close } from '../end-order.ts';
import { openOrder } from '../hold-order.ts';
import { orderCard, readOrderCard } from '../purchase-order.card.ts';
import { orderWriting } from '../purchase-order.ts';

export const closeOrder = command({
  name: 'orders.close-order',
  summary: words('Close an order to a supplier', 'Закрыть заказ поставщику'),
  description:
    'One that was received; or received in part, with a `reason`: nothing more is waited for, and what has not come may be ordered anew. Closing again ' +
    'changes nothing.',
  ...orderWriting,
  refuses: ['invalid_state_transition', 'conflict', 'precondition_failed'],
  input: object({
    id: id(),
    reason: Type.Optional(longText(1_000, 'Why', { examples: ['Остаток взяли у другого.'] })),
  }),
  output: orderCard,

  async run(ctx, { id, reason }) {
    const held = await openOrder(ctx, id);
    if (held.order.status === 'closed') unchanged(ctx, held);
    else await close(ctx, held, reason);
    return readOrderCard(ctx, id);
  },
});
