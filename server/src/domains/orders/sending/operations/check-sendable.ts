import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { linesOfOrder } from '../../lines/purchase-order-line.ts';
import { purchaseOrders } from '../../purchase-order.ts';
import { checkSending } from '../check-sending.ts';
import { isJustSent } from '../is-just-sent.ts';
import { recipientsOf } from '../recipients-of.ts';
import { sendingInput } from '../sending.input.ts';

/** Before anything is printed: it may go out, to these people, and has not just done so. */
export const checkSendable = query({
  name: 'orders.check-sendable',
  summary: words('Check that an order may be sent', 'Проверить, что заказ можно отправить'),
  permission: 'purchase_orders.send',
  scope: 'supplier_documents.write',
  input: object({ id: id(), ...sendingInput }),
  output: Type.Unknown(),

  async run(ctx, { id, ...input }) {
    const order = await purchaseOrders.byId(ctx.db, id);
    checkSending({ order, lines: await linesOfOrder(ctx.db, id) });
    const to = await recipientsOf(ctx, order, input);
    return { version: order.version, isRepeated: await isJustSent(ctx.db, order, to, input) };
  },
});
