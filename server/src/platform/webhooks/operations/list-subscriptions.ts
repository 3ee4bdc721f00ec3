import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { subscriptionListing } from '../webhook-subscription.list.ts';
import { presentSubscription, subscriptionColumns } from '../webhook-subscription.row.ts';
import { webhookSubscription } from '../webhook-subscription.ts';

export const listSubscriptions = listQuery({
  name: 'webhooks.list-subscriptions',
  summary: words('List webhook subscriptions', 'Список подписок на вебхуки'),
  permission: 'webhooks.read',
  scope: 'webhooks.read',
  listing: subscriptionListing,
  row: webhookSubscription.view,
  run: (ctx, input) => listRows(ctx, subscriptionListing, subscriptionColumns, input, presentSubscription),
});
