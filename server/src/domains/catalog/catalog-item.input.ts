import Type from 'typebox';
import { columnOf } from '../../../../nouns/kit/field.ts';
import { currency, object, price } from '../../kernel/fields.ts';
import { rowOf } from '../../platform/records/row-of.ts';
import { catalogItem } from './catalog-item.ts';
import { type ConversionInput, conversionsOf, uomConversionsInput } from './units/uom-conversions.ts';

/** What a caller may write of an item beside its own fields. */
const around = {
  uomConversions: Type.Optional(uomConversionsInput),
  plannedCost: Type.Optional(
    Type.Unsafe<{ price: string; currency?: string } | null>({
      ...object({ price: price('Price'), currency: Type.Optional(currency()) }),
      type: ['object', 'null'],
      title: "Planned cost; in the company's currency unless another is given",
      description:
        'Stands until a file or an active supplier price list says otherwise; `/pinned-cost` holds a cost against them.',
    }),
  ),
};

export const itemCreation = { ...catalogItem.creation, ...around };

export const itemChange = { ...catalogItem.change, ...around };

interface Writable {
  plannedCost?: { price: string; currency?: string } | null;
  uomConversions?: readonly ConversionInput[];
  [field: string]: unknown;
}

const { fields } = catalogItem.declared;
const { customFields: _, ...own } = catalogItem.change;

/** Every column that `itemRow` may fill. */
export const writtenColumns: readonly string[] = [
  ...Object.keys(own).map((name) => columnOf(name, fields[name as keyof typeof own])),
  'planned_price',
  'planned_currency',
  'planned_source',
];

/** The given fields as columns, custom ones aside; what was not given stays out. */
export function itemRow({ plannedCost, uomConversions, customFields: _, ...given }: Writable): Record<string, unknown> {
  return {
    ...(uomConversions && { uom_conversions: JSON.stringify(conversionsOf(uomConversions)) }),
    ...rowOf(fields, given),
    ...(plannedCost !== undefined && plannedColumns(plannedCost)),
  };
}

const plannedColumns = (cost: { price: string; currency?: string } | null) => ({
  planned_price: cost?.price ?? null,
  planned_currency: cost?.currency ?? null,
  planned_source: cost ? 'manual' : null,
});
