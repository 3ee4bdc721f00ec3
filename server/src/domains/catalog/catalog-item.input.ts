import Type from 'typebox';
import { currency, object, price } from '../../kernel/fields.ts';
import { givenColumns } from '../../kernel/sql/given-columns.ts';
import { catalogItem } from './catalog-item.ts';
import { type ConversionInput, conversionsOf, uomConversionsInput } from './units/uom-conversions.ts';

const { fields } = catalogItem;

/** What a caller may write of an item; the name is added as required or optional by each command. */
export const itemInput = {
  type: Type.Optional(fields.type),
  sku: Type.Optional(fields.sku),
  brand: Type.Optional(fields.brand),
  manufacturer: Type.Optional(fields.manufacturer),
  manufacturerSku: Type.Optional(fields.manufacturerSku),
  description: Type.Optional(fields.description),
  barcode: Type.Optional(fields.barcode),
  okpd2: Type.Optional(fields.okpd2),
  tnved: Type.Optional(fields.tnved),
  countryCode: Type.Optional(fields.countryCode),
  categoryId: Type.Optional(fields.categoryId),
  baseUom: Type.Optional(fields.baseUom),
  uomConversions: Type.Optional(uomConversionsInput),
  vatRate: Type.Optional(fields.vatRate),
  plannedCost: Type.Optional(
    Type.Unsafe<{ price: string; currency?: string } | null>({
      ...object({ price: price('Price'), currency: Type.Optional(currency()) }),
      type: ['object', 'null'],
      title: "Planned cost; in the company's currency unless another is given",
      description:
        'Stands until a file or an active supplier price list says otherwise; `/pinned-cost` holds a cost against them.',
    }),
  ),
  minOrderQty: Type.Optional(fields.minOrderQty),
  packQty: Type.Optional(fields.packQty),
  leadTimeDays: Type.Optional(fields.leadTimeDays),
  weightKg: Type.Optional(fields.weightKg),
  volumeM3: Type.Optional(fields.volumeM3),
  overReceiptPct: Type.Optional(fields.overReceiptPct),
  customFields: Type.Optional(fields.customFields),
};

interface Writable {
  plannedCost?: { price: string; currency?: string } | null;
  uomConversions?: readonly ConversionInput[];
  [field: string]: unknown;
}

const columnOf: Record<string, string> = {
  type: 'type',
  sku: 'sku',
  name: 'name',
  brand: 'brand',
  manufacturer: 'manufacturer',
  manufacturerSku: 'manufacturer_sku',
  description: 'description',
  barcode: 'barcode',
  okpd2: 'okpd2',
  tnved: 'tnved',
  countryCode: 'country_code',
  categoryId: 'category_id',
  baseUom: 'base_uom',
  vatRate: 'vat_rate',
  minOrderQty: 'min_order_qty',
  packQty: 'pack_qty',
  leadTimeDays: 'lead_time_days',
  weightKg: 'weight_kg',
  volumeM3: 'volume_m3',
  overReceiptPct: 'over_receipt_pct',
};

/** Every column that `rowOf` may fill. */
export const writtenColumns: readonly string[] = [
  ...Object.values(columnOf),
  'planned_price',
  'planned_currency',
  'planned_source',
];

/** The given fields as columns; what was not given stays out. */
export function rowOf({ plannedCost, uomConversions, ...given }: Writable): Record<string, unknown> {
  return {
    ...(uomConversions && { uom_conversions: JSON.stringify(conversionsOf(uomConversions)) }),
    ...givenColumns(columnOf, given),
    ...(plannedCost !== undefined && plannedColumns(plannedCost)),
  };
}

const plannedColumns = (cost: { price: string; currency?: string } | null) => ({
  planned_price: cost?.price ?? null,
  planned_currency: cost?.currency ?? null,
  planned_source: cost ? 'manual' : null,
});
