import { id } from '../../../../kernel/fields.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { webhookSubscriptions } from '../../subscriptions/webhook-subscription.ts';
import { isKept } from '../kept-days.ts';
import { deliveryColumns, deliveryListing, deliveryView, presentDelivery } from '../webhook-delivery.ts';

export const listDeliveries = listQuery({
  name: 'webhooks.list-deliveries',
  summary: words('List deliveries of a subscription', 'Список доставок подписки'),
  permission: 'webhooks.read',
  scope: 'webhooks.read',
  listing: deliveryListing,
  row: deliveryView,
  more: { id: id('Subscription') },
  async run(ctx, { id: subscriptionId, ...input }) {
    await webhookSubscriptions.byId(ctx.db, subscriptionId as string);
    return listRows(ctx, deliveryListing, deliveryColumns, { ...input, subscriptionId }, presentDelivery, [isKept]);
  },
});
