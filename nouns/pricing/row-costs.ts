import { type Fraction, fraction } from '../exact/fraction.ts';
import { isEntered, type Terms, type UnpricedRow } from './is-entered.ts';

/** What a row costs, and what it weighs where expenses are shared by amount. */
export interface RowCost {
  /** Null where the cost of a unit is not known, which entered prices allow. */
  lineCost: Fraction | null;
  /** Null where it follows from the entered price. */
  markup: Fraction | null;
  weight: Fraction;
  /** The entered price by the quantity; null where the price follows from the cost. */
  entered: Fraction | null;
}

export function costOf(row: UnpricedRow, terms: Terms): RowCost {
  const lineCost = row.unitCost === null ? null : fraction(row.unitCost).times(row.quantity).round(terms.scale);
  if (isEntered(terms)) {
    const entered = fraction(row.unitPrice ?? '0')
      .times(row.quantity)
      .round(terms.scale);
    return { lineCost, markup: null, weight: entered, entered };
  }
  const cost = lineCost ?? fraction(0);
  const markup = terms.proposalModel === 'agency' ? fraction(0) : markupOf(row, cost, terms.scale);
  return { lineCost: cost, markup, weight: cost.plus(markup), entered: null };
}

const markupOf = ({ markupBasis, markupPercent, markupAmount }: UnpricedRow, cost: Fraction, scale: number) =>
  markupBasis === 'amount'
    ? fraction(markupAmount ?? '0').round(scale)
    : cost
        .times(markupPercent ?? '0')
        .div(100)
        .round(scale);

/** A markup as a part of the cost; null where there is no cost to be a part of. */
export const percentOf = (markup: Fraction, lineCost: Fraction): string | null =>
  lineCost.isZero() ? null : markup.times(100).div(lineCost).toText(4);
