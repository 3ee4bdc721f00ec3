import type Type from 'typebox';
import { nullable, object, text } from '../../../kernel/fields.ts';
import type { Listing } from '../../../kernel/lists/listing.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import type { CounterpartyRef } from '../../counterparties/counterparty-refs.ts';
import { type LinkRow, linkColumns, presentLink } from '../suppliers/supplier-link.row.ts';
import { supplierLink } from '../suppliers/supplier-link.ts';

/** A supplier link seen from the supplier: with the item it leads to. */
export const assortmentProduct = object(
  {
    ...supplierLink.fields,
    itemName: text(500, 'Item', { examples: ['Цемент М500'] }),
    itemSku: nullable(text(100, 'Article')),
  },
  { title: 'Product of an assortment' },
);

type AssortmentProduct = Type.Static<typeof assortmentProduct>;

export const productColumns: Sql = sql`${linkColumns}, item.name as item_name, item.sku as item_sku`;

export interface ProductRow extends LinkRow {
  item_name: string;
  item_sku: string | null;
}

export const presentProduct =
  (supplier: CounterpartyRef) =>
  (row: ProductRow): AssortmentProduct => ({
    ...presentLink(row, supplier),
    itemName: row.item_name,
    itemSku: row.item_sku,
  });

/** Archived items are no products of anybody until they come back. */
export const productListing: Listing = {
  name: 'assortment-products',
  from: `supplier_items link join catalog_items item
    on item.tenant_id = link.tenant_id and item.id = link.catalog_item_id and item.status = 'active'`,
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
