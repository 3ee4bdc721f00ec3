import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import type { Listing } from '../../../../kernel/lists/listing.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { presentSubscription, subscriptionColumns } from '../webhook-subscription.row.ts';
import { webhookSubscription } from '../webhook-subscription.ts';

const subscriptionListing: Listing = {
  name: 'webhook-subscriptions',
  from: 'webhook_subscriptions subscription',
  alias: 'subscription',
  defaultSort: 'name',
  search: ['subscription.name', 'subscription.url'],
  archivedAt: 'subscription.archived_at',
  fields: {
    id: { column: 'subscription.id', kind: 'id', sortable: true },
    name: { column: 'subscription.name', kind: 'text', sortable: true },
    enabled: { column: "(subscription.status = 'enabled')", kind: 'boolean' },
    createdAt: { column: 'subscription.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'subscription.updated_at', kind: 'instant', sortable: true },
  },
};

export const listSubscriptions = listQuery({
  name: 'webhooks.list-subscriptions',
  summary: words('List webhook subscriptions', 'Список подписок на вебхуки'),
  permission: 'webhooks.read',
  scope: 'webhooks.read',
  listing: subscriptionListing,
  row: webhookSubscription.view,
  run: (ctx, input) => listRows(ctx, subscriptionListing, subscriptionColumns, input, presentSubscription),
});
