import type Type from 'typebox';
import { nullable, object, text } from '../../../kernel/fields.ts';
import type { ColumnsByField } from '../../../kernel/lists/asked-columns.ts';
import type { Listing } from '../../../kernel/lists/listing.ts';
import { raw } from '../../../kernel/sql/sql.ts';
import { supplierLink, supplierLinks } from '../suppliers/supplier-link.ts';

/** A supplier link seen from the supplier: with the item it leads to. */
export const assortmentProduct = object(
  {
    ...supplierLink.fields,
    itemName: text(500, 'Item', { examples: ['Цемент М500'] }),
    itemSku: nullable(text(100, 'Article')),
  },
  { title: 'Product of an assortment' },
);

export type AssortmentProduct = Type.Static<typeof assortmentProduct>;

export const productColumns = (): ColumnsByField => ({
  ...supplierLinks.columns(),
  itemName: raw('item.name as "itemName"'),
  itemSku: raw('item.sku as "itemSku"'),
});

/** Archived items are no products of anybody until they come back. The list adds the portal of the items. */
export const productListing: Listing = {
  name: 'assortment-products',
  from: "supplier_items link join catalog_items item on item.id = link.catalog_item_id and item.status = 'active'",
  alias: 'link',
  defaultSort: 'itemName',
  search: ['item.name', 'item.sku'],
  fields: {
    id: { column: 'link.id', kind: 'id', sortable: true },
    supplierId: { column: 'link.supplier_id', kind: 'id' },
    catalogItemId: { column: 'link.catalog_item_id', kind: 'id' },
    itemName: { column: 'item.name', kind: 'text', sortable: true },
    itemSku: { column: 'item.sku', kind: 'text', sortable: true, nullable: true },
    categoryId: { column: 'item.category_id', kind: 'id', nullable: true },
    isManual: { column: 'link.is_manual', kind: 'boolean' },
  },
};
