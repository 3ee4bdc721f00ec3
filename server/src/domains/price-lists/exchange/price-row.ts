import Type from 'typebox';
import type { PriceListItem } from '../../../../../nouns/price-list-item.ts';
import { object, text } from '../../../kernel/fields.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { itemRowOf, type KeyedRow, keyOf } from '../price-list-item.input.ts';
import { priceListItem } from '../price-list-item.ts';

const { catalogItemId, uom } = priceListItem.fields;
const { status: _, ...written } = priceListItem.change;

/** What a line of a file may say; its item is found by the article or the name. */
export const priceRowInput = object({
  ...written,
  catalogItemId: Type.Optional(catalogItemId),
  sku: Type.Optional(text(100, 'Article')),
  name: Type.Optional(text(500, 'Name')),
  uom: Type.Optional(uom),
  currency: Type.Optional(text(3, 'Currency')),
});

export type PriceRow = Type.Static<typeof priceRowInput>;

/** A line whose item was found, as columns of its table; it stands in the list from now on. */
export function keyedRow({
  catalogItemId,
  sku: _sku,
  name: _name,
  currency: _currency,
  uom,
  ...values
}: PriceRow): KeyedRow {
  return {
    ...itemRowOf(values),
    catalog_item_id: catalogItemId as string,
    uom: uom as string,
    min_quantity: values.minQuantity ?? '1',
    valid_from: values.validFrom ?? null,
    status: 'active',
  };
}

/** What names a row among the others of its list; none where the item was not found. */
export const keysOfRow = (input: PriceRow): string[] => (input.catalogItemId ? [keyOf(keyedRow(input))] : []);

const decimals = new Set(['price', 'minQuantity', 'batchSize', 'discountPercent']);

/** Whether a line differs from the row that is there. */
export function rowDiffers(
  held: PriceListItem,
  { catalogItemId: _id, sku: _sku, name: _name, currency: _c, ...given }: PriceRow,
) {
  const stored = held as PriceListItem & Readonly<Record<string, unknown>>;
  return (
    held.status === 'archived' ||
    Object.entries(given).some(([field, value]) => !same(stored[field], value, decimals.has(field)))
  );
}

const same = (held: unknown, given: unknown, asDecimal: boolean) =>
  held === given || (asDecimal && typeof held === 'string' && new Exact(held).eq(given as string));
