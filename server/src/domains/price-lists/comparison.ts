import { Decimal } from 'decimal.js';
import Type from 'typebox';
import type { PriceList } from '../../../../nouns/price-list.ts';
import type { PriceListItem } from '../../../../nouns/price-list-item.ts';
import { decimal, id, nullable, object, price } from '../../kernel/fields.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { otherPrice, otherPrices } from './compare-rows.ts';

const priceChange = object(
  {
    rowId: id('Row'),
    catalogItemId: id('Catalog item'),
    from: nullable(price('Price in the previous version; null for a new row')),
    to: price('Price now'),
    percent: nullable(decimal('Dearer by this many percent, cheaper when negative')),
  },
  { title: 'Price against the previous version' },
);

/** The rows of a page against the version before this one, and against what other active lists ask. */
export const comparison = object(
  { previous: Type.Array(priceChange), others: Type.Array(otherPrice) },
  { title: 'Comparison of the shown rows' },
);

export async function compared(db: Db, { id, currentVersion }: PriceList, rows: readonly PriceListItem[]) {
  if (rows.length === 0) return { previous: [], others: [] };
  const others = await otherPrices(
    db,
    id,
    rows.map((row) => row.id),
  );
  const touched = rows.filter((row) => row.changedIn === currentVersion && row.previousPrice !== row.price);
  return { previous: touched.map(against), others };
}

const against = ({ id, catalogItemId, previousPrice, price }: PriceListItem) => ({
  rowId: id,
  catalogItemId,
  from: previousPrice,
  to: price,
  percent: previousPrice === null || new Decimal(previousPrice).isZero() ? null : percentOf(previousPrice, price),
});

const percentOf = (from: string, to: string) =>
  new Decimal(to).minus(from).div(from).times(100).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed();
