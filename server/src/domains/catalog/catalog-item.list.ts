import type { Listing } from '../../kernel/lists/listing.ts';
import { units } from '../../kernel/values/units.ts';
import { catalogItemLifecycle } from './catalog-item.ts';

export const itemListing: Listing = {
  name: 'catalog-items',
  from: 'catalog_items item',
  alias: 'item',
  defaultSort: 'name',
  searched: {
    kind: 'catalog_item',
    parties: 'last',
    by: 'name, article, article of the manufacturer, barcode, brand, manufacturer, articles of suppliers, and their names and taxpayer numbers',
  },
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
    currentCostPrice: { column: 'item.current_price', kind: 'decimal', sortable: true, nullable: true },
    supplierId: {
      column: 'item.id',
      kind: 'related',
      among:
        'select link.catalog_item_id from supplier_items link where link.tenant_id = tenant_id() and link.supplier_id',
    },
    inStock: {
      column: `exists (select 1 from stock_balances held
        where held.tenant_id = item.tenant_id and held.catalog_item_id = item.id and held.on_hand > 0)`,
      kind: 'boolean',
    },
    createdAt: { column: 'item.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'item.updated_at', kind: 'instant', sortable: true },
  },
};
