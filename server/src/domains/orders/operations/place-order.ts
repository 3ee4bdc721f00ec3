import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { orderRequisition } from '../../requisitions/moves/order-requisition.ts';
import { checkMove } from '../check-move.ts';
import { openOrder } from '../hold-order.ts';
import { purchaseOrder, purchaseOrders } from '../purchase-order.ts';
import { settleOrder } from '../settle-order.ts';

/** The supplier has it without our letter or link: nothing is printed, and there is nothing to answer by. */
export const placeOrder = command({
  name: 'orders.place-order',
  summary: words('Note that an order was placed', 'Отметить, что заказ размещён'),
  permission: 'internal',
  scope: null,
  input: object({ id: id() }),
  output: purchaseOrder.view,

  async run(ctx, input) {
    const held = await openOrder(ctx, input.id);
    checkMove(held, 'send');
    const sentAt = portalNow().toISOString();
    const sent = await purchaseOrders.move(ctx, held.order, 'send', { sentAt }, { fact: 'sent' });
    await settleOrder(ctx, sent, held.lines);
    await orderRequisition(ctx, held.requisition);
    return purchaseOrders.byId(ctx.db, input.id);
  },
});
