import type { Actor } from '../../kernel/access/actor.ts';
import { masked } from '../../kernel/access/mask.ts';
import { notFound } from '../../kernel/problems/errors.ts';
import { presentRecord, type RecordRow } from '../../kernel/record.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { itemColumns } from './catalog-item.columns.ts';
import { type CatalogItem, catalogItem } from './catalog-item.ts';

export interface ItemRow extends RecordRow {
  id: string;
  type: CatalogItem['type'];
  sku: string | null;
  name: string;
  brand: string | null;
  manufacturer: string | null;
  manufacturer_sku: string | null;
  description: string | null;
  barcode: string | null;
  okpd2: string | null;
  tnved: string | null;
  country_code: string | null;
  category_id: string | null;
  base_uom: CatalogItem['baseUom'];
  uom_conversions: CatalogItem['uomConversions'];
  vat_rate: CatalogItem['vatRate'];
  planned_price: string | null;
  planned_currency: string | null;
  planned_source: 'manual' | 'price_list' | 'import' | null;
  planned_at: string | null;
  current_price: string | null;
  current_currency: string | null;
  current_source: CatalogItem['currentCostSource'];
  current_at: string | null;
  min_order_qty: string | null;
  pack_qty: string | null;
  lead_time_days: number | null;
  weight_kg: string | null;
  volume_m3: string | null;
  over_receipt_pct: string | null;
  custom_fields: Record<string, unknown>;
  externalLinks: CatalogItem['externalLinks'];
  duplicate_of_id: string | null;
  merged_at: string | null;
  status: CatalogItem['status'];
}

export const presentItem = (row: ItemRow): CatalogItem => ({
  id: row.id,
  type: row.type,
  sku: row.sku,
  name: row.name,
  brand: row.brand,
  manufacturer: row.manufacturer,
  manufacturerSku: row.manufacturer_sku,
  description: row.description,
  barcode: row.barcode,
  okpd2: row.okpd2,
  tnved: row.tnved,
  countryCode: row.country_code,
  categoryId: row.category_id,
  baseUom: row.base_uom,
  uomConversions: row.uom_conversions,
  vatRate: row.vat_rate,
  plannedCost: plannedCostOf(row),
  ...currentCostOf(row),
  minOrderQty: row.min_order_qty,
  packQty: row.pack_qty,
  leadTimeDays: row.lead_time_days,
  weightKg: row.weight_kg,
  volumeM3: row.volume_m3,
  overReceiptPct: row.over_receipt_pct,
  customFields: row.custom_fields,
  externalLinks: row.externalLinks,
  duplicateOfId: row.duplicate_of_id,
  mergedAt: row.merged_at,
  status: row.status,
  ...presentRecord(row),
});

export const currentCostOf = (
  row: Pick<ItemRow, 'current_price' | 'current_currency' | 'current_source' | 'current_at'>,
) => ({
  currentCostPrice: row.current_price,
  currentCostCurrency: row.current_currency,
  currentCostSource: row.current_source,
  currentCostUpdatedAt: row.current_at,
});

export function plannedCostOf(
  row: Pick<ItemRow, 'planned_price' | 'planned_currency' | 'planned_source' | 'planned_at'>,
): CatalogItem['plannedCost'] {
  if (row.planned_price === null) return null;
  return {
    price: row.planned_price,
    currency: row.planned_currency as string,
    source: row.planned_source ?? 'manual',
    updatedAt: row.planned_at as string,
  };
}

/** What this actor may see of an item. */
export const showItem = (actor: Actor, item: CatalogItem): CatalogItem => masked(catalogItem, actor, item);

export async function itemById(db: Db, itemId: string): Promise<CatalogItem> {
  const row = await db.first<ItemRow>(
    sql`select ${itemColumns} from catalog_items item where item.tenant_id = ${db.tenant} and item.id = ${itemId}`,
  );
  if (!row) throw notFound(catalogItem.noun);
  return presentItem(row);
}

/** Those of the identifiers that are items of this portal, in one statement. */
export async function itemsById(db: Db, itemIds: readonly string[]): Promise<CatalogItem[]> {
  const rows = await db.many<ItemRow>(
    sql`select ${itemColumns} from catalog_items item where item.tenant_id = ${db.tenant} and item.id = any(${itemIds}::uuid[])`,
  );
  return rows.map(presentItem);
}

/** One item, locked until the transaction ends: every change starts here. */
export async function lockItem(db: Db, itemId: string): Promise<CatalogItem> {
  const lock = sql`select 1 from catalog_items where tenant_id = ${db.tenant} and id = ${itemId} for update`;
  const [, held] = await Promise.all([db.execute(lock), itemById(db, itemId)]);
  return held;
}
