import { type Fraction, fraction } from '../exact/fraction.ts';
import { shareOut } from '../exact/share-out.ts';
import { isEntered, type Terms, type UnpricedRow } from './is-entered.ts';

/**
 * The commission of each row. `bases` are what it is counted of: cost, markup and share of expenses, to which it is added; of entered
 * prices the whole line, which contains it already.
 */
export function commissionsOf(rows: readonly UnpricedRow[], bases: readonly Fraction[], terms: Terms): Fraction[] {
  if (terms.commissionMode === 'fixed')
    return shareOut(terms.commissionFixedAmount ?? '0', bases, terms.scale).map(fraction);
  return rows.map((row, at) => ofRow(row, bases[at] as Fraction, terms));
}

function ofRow(row: UnpricedRow, base: Fraction, terms: Terms): Fraction {
  if (terms.commissionMode === 'percent') return percentOf(terms.commissionPercent, base, terms);
  if (terms.commissionMode !== 'per_line') return fraction(0);
  if (row.commissionFixedAmount !== null) return fraction(row.commissionFixedAmount).round(terms.scale);
  return percentOf(row.commissionPercent, base, terms);
}

function percentOf(percent: string | null, base: Fraction, terms: Terms): Fraction {
  const part = fraction(percent ?? '0');
  return base
    .times(part)
    .div(isEntered(terms) ? part.plus(100) : 100)
    .round(terms.scale);
}
