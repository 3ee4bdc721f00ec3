import type { Listing } from '../../kernel/lists/listing.ts';
import { priceListKinds, priceListLifecycle } from './price-list.ts';

export const priceListListing: Listing = {
  name: 'price-lists',
  from: 'price_lists list',
  alias: 'list',
  defaultSort: '-updatedAt',
  search: ['list.name', 'list.number'],
  archivedAt: 'list.archived_at',
  fields: {
    id: { column: 'list.id', kind: 'id', sortable: true },
    number: { column: 'list.number', kind: 'text', sortable: true },
    name: { column: 'list.name', kind: 'text', sortable: true },
    kind: { column: 'list.kind', kind: 'choice', values: priceListKinds },
    counterpartyId: { column: 'list.counterparty_id', kind: 'id', nullable: true },
    currency: { column: 'list.currency', kind: 'text' },
    validFrom: { column: 'list.valid_from', kind: 'date', sortable: true, nullable: true },
    validTo: { column: 'list.valid_to', kind: 'date', sortable: true, nullable: true },
    isDefault: { column: 'list.is_default', kind: 'boolean' },
    status: { column: 'list.status', kind: 'choice', values: priceListLifecycle.statuses },
    createdAt: { column: 'list.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'list.updated_at', kind: 'instant', sortable: true },
  },
};
