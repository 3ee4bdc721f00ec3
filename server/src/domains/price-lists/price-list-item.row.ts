import { notFound } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { itemReferences } from '../catalog/item-references.ts';
import { type PriceListItem, priceListItemNoun } from './price-list-item.ts';

/** The one place that maps rows of a list to what is shown; the item's own names come from the catalog. */
export const itemColumns: Sql = raw(`
  line.id, line.price_list_id, line.catalog_item_id, line.supplier_sku, line.supplier_name, line.price, line.is_free, line.uom, line.min_quantity,
  line.batch_size, line.delivery_days, line.valid_from, line.valid_to, line.vat_rate, line.discount_percent, line.note, line.status,
  line.changed_in, line.previous_price, line.version, line.created_at, line.updated_at`);

export interface ItemRow {
  id: string;
  price_list_id: string;
  catalog_item_id: string;
  supplier_sku: string | null;
  supplier_name: string | null;
  price: string;
  is_free: boolean;
  uom: string;
  min_quantity: string;
  batch_size: string | null;
  delivery_days: number | null;
  valid_from: string | null;
  valid_to: string | null;
  vat_rate: PriceListItem['vatRate'];
  discount_percent: string;
  note: string | null;
  status: PriceListItem['status'];
  changed_in: number;
  previous_price: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

export const presentItem = (row: ItemRow): PriceListItem => ({
  id: row.id,
  priceListId: row.price_list_id,
  catalogItemId: row.catalog_item_id,
  sku: null,
  name: '',
  supplierSku: row.supplier_sku,
  supplierName: row.supplier_name,
  price: row.price,
  isFree: row.is_free,
  uom: row.uom as PriceListItem['uom'],
  minQuantity: row.min_quantity,
  batchSize: row.batch_size,
  deliveryDays: row.delivery_days,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  vatRate: row.vat_rate,
  discountPercent: row.discount_percent,
  note: row.note,
  status: row.status,
  changedIn: row.changed_in,
  previousPrice: row.previous_price,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** Rows with the article and the name of their items, in one statement for all of them. */
export async function withNames<Row extends { catalogItemId: string }>(db: Db, rows: readonly Row[]): Promise<Row[]> {
  if (rows.length === 0) return [];
  const items = await itemReferences(db, { ids: [...new Set(rows.map(({ catalogItemId }) => catalogItemId))] });
  const byId = new Map(items.map((item) => [item.id, item]));
  return rows.map((row) => {
    const item = byId.get(row.catalogItemId);
    return { ...row, sku: item?.sku ?? null, name: item?.name ?? '' };
  });
}

/** A row of this list; the list is locked, so the row stays as it is read. */
export async function itemById(db: Db, priceListId: string, id: string): Promise<PriceListItem> {
  const row = await db.first<ItemRow>(sql`
    select ${itemColumns} from price_list_items line
    where line.tenant_id = ${db.tenant} and line.price_list_id = ${priceListId} and line.id = ${id}`);
  if (!row) throw notFound(priceListItemNoun);
  const [item] = await withNames(db, [presentItem(row)]);
  return item as PriceListItem;
}
