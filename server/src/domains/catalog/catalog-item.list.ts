import type { Listing } from '../../kernel/listing.ts';
import { units } from '../../kernel/units.ts';
import { catalogItemLifecycle } from './catalog-item.ts';

export const itemListing: Listing = {
  name: 'catalog-items',
  from: 'catalog_items item',
  alias: 'item',
  defaultSort: 'name',
  search: ['item.name', 'item.sku', 'item.brand'],
  searched: 'catalog_items_searched item',
  ordered: ['name', 'updatedAt'],
  archivedAt: 'item.archived_at',
  fields: {
    id: { column: 'item.id', kind: 'id', sortable: true },
    type: { column: 'item.type', kind: 'choice', values: ['product', 'service'] },
    sku: { column: 'item.sku', kind: 'text', sortable: true, nullable: true },
    name: { column: 'item.name', kind: 'text', sortable: true },
    brand: { column: 'item.brand', kind: 'text', sortable: true, nullable: true },
    categoryId: { column: 'item.category_id', kind: 'id', nullable: true },
    baseUom: { column: 'item.base_uom', kind: 'choice', values: [...units.keys()] },
    barcode: { column: 'item.barcode', kind: 'text', nullable: true },
    duplicateOfId: { column: 'item.duplicate_of_id', kind: 'id', nullable: true },
    status: { column: 'item.status', kind: 'choice', values: catalogItemLifecycle.statuses },
    createdAt: { column: 'item.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'item.updated_at', kind: 'instant', sortable: true },
  },
};
