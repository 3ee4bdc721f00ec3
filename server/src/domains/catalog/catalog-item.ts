import { catalogItem as declared } from '../../../../nouns/catalog-item.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { store } from '../../platform/records/store.ts';

/** Parts of the planned cost of a row called `alias`. */
export const plannedCostOf = (alias: string) => ({
  price: `${alias}.planned_price`,
  currency: `${alias}.planned_currency`,
  source: `coalesce(${alias}.planned_source, 'manual')`,
  updatedAt: `${alias}.planned_at`,
});

export const catalogItem = entityOf(declared);

export const catalogItems = store(catalogItem, {
  plannedCost: () => plannedCostOf('item'),
});

export const catalogItemListing = listingOf(declared, {
  name: 'catalog-items',
  defaultSort: 'name',
  searched: {
    kind: 'catalog_item',
    parties: 'last',
    by: 'name, article, article of the manufacturer, barcode, brand, manufacturer, articles of suppliers, and their names and taxpayer numbers',
  },
  ordered: ['name', 'updatedAt'],
  fields: {
    supplierId: {
      column: 'item.id',
      kind: 'related',
      among:
        'select link.catalog_item_id from supplier_items link where link.tenant_id = tenant_id() and link.supplier_id',
    },
    inStock: {
      column: `exists (select 1 from stock_balances held
        where held.tenant_id = tenant_id() and held.catalog_item_id = item.id and held.on_hand > 0)`,
      kind: 'boolean',
    },
  },
});
