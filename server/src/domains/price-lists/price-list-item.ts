import { priceList as list, priceListKinds } from '../../../../nouns/price-list.ts';
import { priceListItem as declared, type PriceListItem } from '../../../../nouns/price-list-item.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import type { Listing } from '../../kernel/lists/listing.ts';
import { notFound } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { readRecords } from '../../platform/records/read-records.ts';
import { itemReferences } from '../catalog/item-references.ts';

export const priceListItem = entityOf(declared);

export const priceListItems = readRecords(
  declared,
  // The identifier of the item; what it is called is asked for once for all rows.
  { sku: () => sql`line.catalog_item_id::text`, name: () => sql`line.catalog_item_id::text` },
  nameItems,
);

/** A unit is also found by a part of its code. */
const uom = { column: 'line.uom', kind: 'text' } as const;

/** Rows of one list, in the order they were added unless asked otherwise. */
export const itemListing = listingOf(declared, {
  name: 'price-list-items',
  defaultSort: 'id',
  fields: { uom, priceListId: { column: 'line.price_list_id', kind: 'id' } },
});

const { search: _, ...pricesOfItem } = listingOf(declared, {
  name: 'item-prices',
  defaultSort: 'price',
  fields: {
    uom,
    kind: { column: 'list.kind', kind: 'choice', values: Object.keys(priceListKinds) },
    counterpartyId: { column: 'list.counterparty_id', kind: 'id', nullable: true },
    currency: { column: 'list.currency', kind: 'text' },
    listStatus: { column: 'list.status', kind: 'choice', values: Object.keys(list.lifecycle?.statuses ?? {}) },
  },
});

/** Rows of one item in all lists, each beside its list. The query adds the portal of the lists. */
export const itemPriceListing: Listing = {
  ...pricesOfItem,
  from: 'price_list_items line join price_lists list on list.id = line.price_list_id',
  archivedAt: 'list.archived_at',
};

/** A row of this list; the list is locked, so the row stays as it is read. */
export async function itemById(db: Db, priceListId: string, id: string): Promise<PriceListItem> {
  const rows: PriceListItem[] = await priceListItems.read(
    db,
    priceListItems.select(db, sql`line.price_list_id = ${priceListId} and line.id = ${id}`),
  );
  if (!rows[0]) throw notFound(declared.words);
  return rows[0];
}

/** The article and the name of the items of rows, in one statement for all of them. */
async function nameItems<Row extends Partial<PriceListItem>>(db: Db, rows: Row[]): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap(({ sku, name }) => name ?? sku ?? []))];
  if (ids.length === 0) return rows;
  const items = new Map((await itemReferences(db, { ids })).map((item) => [item.id, item]));
  return rows.map((row) => {
    const { sku = null, name = '' } = items.get(row.name ?? row.sku ?? '') ?? {};
    return { ...row, ...('sku' in row && { sku }), ...('name' in row && { name }) };
  });
}
