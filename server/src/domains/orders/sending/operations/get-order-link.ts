import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { linkUrl } from '../../links/link-url.ts';
import { purchaseOrders } from '../../purchase-order.ts';
import { sendingOf } from '../purchase-order-sending.ts';

export const getOrderLink = query({
  name: 'orders.get-order-link',
  summary: words("Get a supplier's link to an order", 'Получить ссылку поставщика на заказ'),
  description:
    'The link of one sending, to be passed on in another way. Whoever has it answers in the name of the supplier. Once the order was revised, it says no ' +
    'more than that.',
  permission: 'purchase_orders.send',
  scope: 'supplier_documents.write',
  refuses: ['api_key_read_only'],
  input: object({ id: id(), sendingId: id('Sending') }),
  output: object({ url: Type.String({ format: 'uri', title: 'Link' }) }),

  async run(ctx, { id, sendingId }) {
    const order = await purchaseOrders.byId(ctx.db, id);
    const sending = await sendingOf(ctx.db, order.id, sendingId);
    return { url: await linkUrl(ctx, sending.id) };
  },
});
