import type { Listing } from '../../../kernel/lists/listing.ts';
import { priceSources } from './price-observation.ts';

export const priceHistoryListing: Listing = {
  name: 'price-history',
  from: 'price_observations told',
  alias: 'told',
  defaultSort: '-effectiveAt',
  fields: {
    id: { column: 'told.id', kind: 'id', sortable: true },
    catalogItemId: { column: 'told.catalog_item_id', kind: 'id' },
    supplierId: { column: 'told.supplier_id', kind: 'id', nullable: true },
    source: { column: 'told.source', kind: 'choice', values: priceSources },
    currency: { column: 'told.currency', kind: 'text' },
    isAnomaly: { column: 'told.is_anomaly', kind: 'boolean' },
    effectiveAt: { column: 'told.effective_at', kind: 'instant', sortable: true },
    recordedAt: { column: 'told.recorded_at', kind: 'instant', sortable: true },
    withdrawnAt: { column: 'told.withdrawn_at', kind: 'instant', nullable: true },
  },
};
