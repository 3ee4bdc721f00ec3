import type { Listing } from '../../kernel/lists/listing.ts';
import { priceListLifecycle } from './price-list.ts';

const ofRow: Listing['fields'] = {
  id: { column: 'line.id', kind: 'id', sortable: true },
  supplierSku: { column: 'line.supplier_sku', kind: 'text', nullable: true },
  uom: { column: 'line.uom', kind: 'text' },
  price: { column: 'line.price', kind: 'decimal', sortable: true },
  minQuantity: { column: 'line.min_quantity', kind: 'decimal', sortable: true },
  deliveryDays: { column: 'line.delivery_days', kind: 'integer', sortable: true, nullable: true },
  validFrom: { column: 'line.valid_from', kind: 'date', nullable: true },
  validTo: { column: 'line.valid_to', kind: 'date', nullable: true },
  isFree: { column: 'line.is_free', kind: 'boolean' },
  changedIn: { column: 'line.changed_in', kind: 'integer' },
  updatedAt: { column: 'line.updated_at', kind: 'instant', sortable: true },
};

const statuses = ['active', 'archived'];

/** Rows of one list, in the order they were added unless asked otherwise. */
export const itemListing: Listing = {
  name: 'price-list-items',
  from: 'price_list_items line',
  alias: 'line',
  defaultSort: 'id',
  search: ['line.supplier_sku', 'line.supplier_name'],
  fields: {
    ...ofRow,
    priceListId: { column: 'line.price_list_id', kind: 'id' },
    catalogItemId: { column: 'line.catalog_item_id', kind: 'id' },
    status: { column: 'line.status', kind: 'choice', values: statuses },
  },
};

/** Rows of one item in all lists, each beside its list. */
export const itemPriceListing: Listing = {
  name: 'item-prices',
  from: 'price_list_items line join price_lists list on list.tenant_id = line.tenant_id and list.id = line.price_list_id',
  alias: 'line',
  defaultSort: 'price',
  archivedAt: 'list.archived_at',
  fields: {
    ...ofRow,
    catalogItemId: { column: 'line.catalog_item_id', kind: 'id' },
    kind: { column: 'list.kind', kind: 'choice', values: ['supplier', 'customer', 'internal'] },
    counterpartyId: { column: 'list.counterparty_id', kind: 'id', nullable: true },
    currency: { column: 'list.currency', kind: 'text' },
    status: { column: 'line.status', kind: 'choice', values: statuses },
    listStatus: { column: 'list.status', kind: 'choice', values: priceListLifecycle.statuses },
  },
};
