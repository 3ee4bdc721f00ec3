import { Decimal } from 'decimal.js';

/** What deciding a price needs to know of a row. */
export interface PricedRow {
  price: string;
  minQuantity: string;
  validFrom: string | null;
  validTo: string | null;
  status: 'active' | 'archived';
}

/**
 * The row that prices this quantity on this day: of those in use and valid then, the one with the greatest `minQuantity` not
 * above the quantity; of equal ones, the one valid since later. Rows are of one item in one unit.
 */
export function priceFor<Row extends PricedRow>(rows: readonly Row[], quantity: string, date: string): Row | undefined {
  const [best] = rows
    .filter((row) => row.status === 'active' && isValidOn(row, date) && new Decimal(row.minQuantity).lte(quantity))
    .sort((a, b) => new Decimal(b.minQuantity).cmp(a.minQuantity) || sinceLater(a, b));
  return best;
}

const isValidOn = ({ validFrom, validTo }: PricedRow, date: string) =>
  (validFrom === null || validFrom <= date) && (validTo === null || date <= validTo);

const sinceLater = (a: PricedRow, b: PricedRow) => {
  const [one, other] = [a.validFrom ?? '', b.validFrom ?? ''];
  return one < other ? 1 : one > other ? -1 : 0;
};
