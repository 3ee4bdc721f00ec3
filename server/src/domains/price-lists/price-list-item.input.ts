import { Decimal } from 'decimal.js';
import Type from 'typebox';
import { type AnyField, columnOf } from '../../../../nouns/kit/field.ts';
import { priceListItem as declared } from '../../../../nouns/price-list-item.ts';
import { object } from '../../kernel/fields.ts';
import { rowOf } from '../../platform/records/row-of.ts';
import { priceListItem } from './price-list-item.ts';

const { fields } = priceListItem;

/** One row of a batch: its item by identifier or article, its unit, and the rest. */
export const rowInput = object(
  {
    catalogItemId: Type.Optional(fields.catalogItemId),
    sku: Type.Optional(Type.String({ minLength: 1, maxLength: 100, title: "Item's article", 'x-clean': 'line' })),
    uom: Type.Optional(fields.uom),
    ...priceListItem.creation,
  },
  { title: 'Row: the item by `catalogItemId` or `sku`; the unit is that of the item unless given' },
);

export type RowInput = Type.Static<typeof rowInput>;
export type ItemChanges = Omit<RowInput, 'catalogItemId' | 'sku' | 'uom' | 'price'> & { price?: string };

const written: ReadonlyArray<readonly [string, AnyField]> = Object.entries(declared.fields).filter(
  ([name]) => name in priceListItem.change,
);

/** The fields that a caller may write, as the history of versions names them, with their columns. */
export const trackedFields = written.map(([name, field]) => ({
  name,
  column: columnOf(name, field),
  isDecimal: field.spec.kind === 'decimal',
}));

/** Columns of a row that a caller may write, in the order of the table. */
export const itemColumnNames: readonly string[] = trackedFields.map(({ column }) => column);

/** The given fields as columns. A price decides whether a row is free. */
export function itemRowOf(given: ItemChanges): Record<string, unknown> {
  const row = rowOf(declared.fields, given);
  return given.price === undefined ? row : { ...row, is_free: given.isFree ?? false };
}

/** What distinguishes a row of a list from the others; the rest of its columns beside it. */
export interface KeyedRow {
  catalog_item_id: string;
  uom: string;
  min_quantity: string;
  valid_from: string | null;
  [column: string]: unknown;
}

/** Quantities are equal as numbers, however they are written. */
export const keyOf = ({ catalog_item_id, uom, min_quantity, valid_from }: KeyedRow): string =>
  [catalog_item_id, uom, new Decimal(min_quantity).toString(), valid_from ?? ''].join(' ');
