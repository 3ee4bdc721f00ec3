import type { Listing } from '../../kernel/lists/listing.ts';

export const subscriptionListing: Listing = {
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
