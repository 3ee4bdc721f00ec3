import { catalogItem as declared } from '../../../../nouns/catalog-item.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { raw } from '../../kernel/sql/sql.ts';
import { isoText } from '../../platform/records/iso-text.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { store } from '../../platform/records/store.ts';

/** The planned cost of a row called `alias`. */
export const plannedCostOf = (alias: string) =>
  raw(`case when ${alias}.planned_price is not null then json_build_object('price', ${alias}.planned_price::text,
    'currency', ${alias}.planned_currency, 'source', coalesce(${alias}.planned_source, 'manual'), 'updatedAt', ${isoText(`${alias}.planned_at`)}) end`);

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
