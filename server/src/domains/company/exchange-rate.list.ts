import type { Listing } from '../../kernel/lists/listing.ts';

export const rateListing: Listing = {
  name: 'exchange-rates',
  from: 'exchange_rates held',
  alias: 'held',
  defaultSort: '-date,currency',
  fields: {
    id: { column: 'held.id', kind: 'id', sortable: true },
    currency: { column: 'held.currency', kind: 'text', sortable: true },
    date: { column: 'held.date', kind: 'date', sortable: true },
    source: { column: 'held.source', kind: 'choice', values: ['manual', 'cbr'] },
    updatedAt: { column: 'held.updated_at', kind: 'instant', sortable: true },
  },
};
