import type { UseFormReturnType } from '@mantine/form';
import { catalogItem } from '../../../../nouns/catalog-item.ts';
import type { Difference } from '../../kit/form/conflict-note.tsx';
import { labelOf } from '../../kit/form/of-field.ts';
import type { RecordOption } from '../../kit/form/record-option.ts';
import type { Unit } from '../../kit/units.ts';
import type { CustomValues } from '../../shared/custom-fields/custom-fields-query.ts';
import type { Item } from './queries.ts';

const textFields = [
  'name',
  'sku',
  'brand',
  'manufacturer',
  'manufacturerSku',
  'barcode',
  'okpd2',
  'tnved',
  'countryCode',
  'description',
] as const;

const decimalFields = ['minOrderQty', 'packQty', 'weightKg', 'volumeM3', 'overReceiptPct'] as const;

type TextField = (typeof textFields)[number];
type DecimalField = (typeof decimalFields)[number];

/** An item as its form holds it. */
export type ItemValues = Record<TextField, string> &
  Record<DecimalField, string | null> & {
    type: Item['type'];
    baseUom: Unit;
    vatRate: NonNullable<Item['vatRate']> | null;
    category: RecordOption | null;
    leadTimeDays: string | null;
    plannedCost: string | null;
    uomConversions: { uom: Unit | null; factorToBase: string | null; supplierId: string | null }[];
    customFields: CustomValues;
  };

export type ItemForm = UseFormReturnType<ItemValues>;

export const itemFields = [
  ...textFields,
  ...decimalFields,
  ...['type', 'baseUom', 'vatRate', 'category', 'leadTimeDays', 'plannedCost', 'uomConversions', 'customFields'],
];

/** An item without what its page shows beside it. */
export type ItemRecord = Omit<Item, 'mergedInto' | 'suppliers' | 'priceHistory' | 'stock'>;

export function valuesOf(item: ItemRecord, category: RecordOption | null): ItemValues {
  const texts = Object.fromEntries(textFields.map((name) => [name, item[name] ?? ''])) as Record<TextField, string>;
  const decimals = Object.fromEntries(decimalFields.map((name) => [name, item[name]])) as Record<
    DecimalField,
    string | null
  >;
  return {
    ...texts,
    ...decimals,
    type: item.type,
    baseUom: item.baseUom,
    vatRate: item.vatRate,
    category,
    leadTimeDays: item.leadTimeDays === null ? null : String(item.leadTimeDays),
    plannedCost: item.plannedCost?.price ?? null,
    uomConversions: item.uomConversions,
    customFields: item.customFields,
  };
}

/** What of the form is not what the item says, as the server takes it. */
export function changesOf(values: ItemValues, before: ItemValues) {
  const changed = (name: keyof ItemValues) => JSON.stringify(values[name]) !== JSON.stringify(before[name]);
  const texts = textFields.filter(changed).map((name) => [name, values[name] || null]);
  const decimals = decimalFields.filter(changed).map((name) => [name, values[name]]);
  const same = (['type', 'baseUom', 'vatRate', 'customFields'] as const).filter(changed);
  return {
    ...Object.fromEntries([...texts, ...decimals]),
    ...Object.fromEntries(same.map((name) => [name, values[name]])),
    ...(changed('category') && { categoryId: values.category?.id ?? null }),
    ...(changed('leadTimeDays') && { leadTimeDays: values.leadTimeDays === null ? null : Number(values.leadTimeDays) }),
    ...(changed('plannedCost') && {
      plannedCost: values.plannedCost === null ? null : { price: values.plannedCost },
    }),
    ...(changed('uomConversions') && {
      uomConversions: values.uomConversions.flatMap(({ uom, factorToBase, supplierId }) =>
        uom && factorToBase ? [{ uom, factorToBase, supplierId }] : [],
      ),
    }),
  };
}

/** Mine against theirs, where mine was changed and differs, and what was changed there alone. */
export function conflictOf(
  mine: ItemValues,
  before: ItemValues,
  theirs: ItemValues,
): { differences: Difference[]; others: string[] } {
  const rows = compared.map((name) => ({
    label: labelOf(catalogItem, name === 'category' ? 'categoryId' : name),
    mine: shown(mine[name]),
    before: shown(before[name]),
    theirs: shown(theirs[name]),
  }));
  return {
    differences: rows.filter((row) => row.mine !== row.before && row.mine !== row.theirs),
    others: rows.filter((row) => row.mine === row.before && row.theirs !== row.before).map(({ label }) => label),
  };
}

const shown = (value: string | RecordOption | null) => (typeof value === 'object' ? (value?.label ?? '') : value);

/** Fields that a conflict compares, in the order of the form. */
const compared = [
  ...(['name', 'sku', 'category', 'brand', 'manufacturer', 'manufacturerSku', 'barcode', 'okpd2', 'tnved'] as const),
  ...(['countryCode', 'description', 'minOrderQty', 'packQty', 'weightKg', 'volumeM3', 'overReceiptPct'] as const),
  ...(['leadTimeDays', 'plannedCost'] as const),
];
