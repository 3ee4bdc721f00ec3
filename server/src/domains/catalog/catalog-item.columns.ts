import type { ColumnsByField } from '../../kernel/lists/asked-columns.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { linkedColumn } from '../../platform/external-links/linked.ts';
import { catalogItem } from './catalog-item.ts';

const columnOf = {
  id: 'item.id',
  type: 'item.type',
  sku: 'item.sku',
  name: 'item.name',
  brand: 'item.brand',
  manufacturer: 'item.manufacturer',
  manufacturerSku: 'item.manufacturer_sku',
  description: 'item.description',
  barcode: 'item.barcode',
  okpd2: 'item.okpd2',
  tnved: 'item.tnved',
  countryCode: 'item.country_code',
  categoryId: 'item.category_id',
  baseUom: 'item.base_uom',
  uomConversions: 'item.uom_conversions',
  vatRate: 'item.vat_rate',
  plannedCost: 'item.planned_price, item.planned_currency, item.planned_source, item.planned_at',
  currentCostPrice: 'item.current_price',
  currentCostCurrency: 'item.current_currency',
  currentCostSource: 'item.current_source',
  currentCostUpdatedAt: 'item.current_at',
  minOrderQty: 'item.min_order_qty',
  packQty: 'item.pack_qty',
  leadTimeDays: 'item.lead_time_days',
  weightKg: 'item.weight_kg',
  volumeM3: 'item.volume_m3',
  overReceiptPct: 'item.over_receipt_pct',
  customFields: 'item.custom_fields',
  duplicateOfId: 'item.duplicate_of_id',
  mergedAt: 'item.merged_at',
  status: 'item.status',
  version: 'item.version',
  createdAt: 'item.created_at',
  updatedAt: 'item.updated_at',
  archivedAt: 'item.archived_at',
  createdBy: 'item.created_by',
  updatedBy: 'item.updated_by',
};

const externalLinks = linkedColumn(catalogItem.type, 'item.id');

/** The one place that maps the table to the card. Every read of an item starts here. */
export const itemColumns: Sql = sql`${raw(Object.values(columnOf).join(', '))}, ${externalLinks}`;

/** The same by the field each is read for, for lists. */
export const itemColumnsByField: ColumnsByField = {
  ...Object.fromEntries(Object.entries(columnOf).map(([field, column]) => [field, raw(column)])),
  externalLinks,
};
