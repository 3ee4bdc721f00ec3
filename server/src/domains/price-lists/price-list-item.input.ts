import { Decimal } from 'decimal.js';
import Type from 'typebox';
import { object } from '../../kernel/fields.ts';
import { givenColumns } from '../../kernel/sql/given-columns.ts';
import { priceListItem } from './price-list-item.ts';

const { properties } = priceListItem;

/** What a caller may change of a row; the item and the unit name it and stay. */
export const itemInput = {
  supplierSku: Type.Optional(properties.supplierSku),
  supplierName: Type.Optional(properties.supplierName),
  price: Type.Optional(properties.price),
  isFree: Type.Optional(properties.isFree),
  minQuantity: Type.Optional(properties.minQuantity),
  batchSize: Type.Optional(properties.batchSize),
  deliveryDays: Type.Optional(properties.deliveryDays),
  validFrom: Type.Optional(properties.validFrom),
  validTo: Type.Optional(properties.validTo),
  vatRate: Type.Optional(properties.vatRate),
  discountPercent: Type.Optional(properties.discountPercent),
  note: Type.Optional(properties.note),
  status: Type.Optional(properties.status),
};

/** One row of a batch: its item by identifier or article, its unit, and the rest. */
export const rowInput = object(
  {
    catalogItemId: Type.Optional(properties.catalogItemId),
    sku: Type.Optional(Type.String({ minLength: 1, maxLength: 100, title: "Item's article", 'x-clean': 'line' })),
    uom: Type.Optional(properties.uom),
    ...itemInput,
    price: properties.price,
  },
  { title: 'Row: the item by `catalogItemId` or `sku`; the unit is that of the item unless given' },
);

export type RowInput = Type.Static<typeof rowInput>;
export type ItemChanges = Omit<RowInput, 'catalogItemId' | 'sku' | 'uom' | 'price'> & { price?: string };

const columnOf: Record<keyof typeof itemInput, string> = {
  supplierSku: 'supplier_sku',
  supplierName: 'supplier_name',
  price: 'price',
  isFree: 'is_free',
  minQuantity: 'min_quantity',
  batchSize: 'batch_size',
  deliveryDays: 'delivery_days',
  validFrom: 'valid_from',
  validTo: 'valid_to',
  vatRate: 'vat_rate',
  discountPercent: 'discount_percent',
  note: 'note',
  status: 'status',
};

/** Columns of a row that a caller may write, in the order of the table. */
export const itemColumnNames: readonly string[] = Object.values(columnOf);

/** The fields as the history of versions names them, with their columns. */
export const trackedFields: ReadonlyArray<readonly [field: string, column: string]> = Object.entries(columnOf);

/** The given fields as columns; what was not given stays out. A price decides whether a row is free. */
export function itemRowOf(given: ItemChanges): Record<string, unknown> {
  const row = givenColumns(columnOf, given);
  return given.price === undefined ? row : { ...row, is_free: given.isFree ?? false };
}

/** What tells a row of a list from the others; the rest of its columns beside it. */
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
