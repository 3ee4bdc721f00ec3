import { type Fraction, fraction, sumOf } from '../exact/fraction.ts';
import { shareOut } from '../exact/share-out.ts';
import type { Expense, UnpricedRow } from './is-entered.ts';

interface Weighed {
  row: Pick<UnpricedRow, 'lineType' | 'quantity'>;
  weight: Fraction;
}

/** What each row bears of all expenses. Rows that are expenses themselves bear none; a proposal of those alone shares nothing. */
export function shareExpenses(expenses: readonly Expense[], rows: readonly Weighed[], scale: number): Fraction[] {
  const bearing = rows.flatMap(({ row }, at) => (row.lineType === 'expense' ? [] : [at]));
  const shares = rows.map(() => fraction(0));
  if (bearing.length === 0) return shares;
  for (const { amount, allocation } of expenses) {
    if (allocation === 'none') continue;
    const weights = bearing.map((at) => weightBy[allocation](rows[at] as Weighed));
    shareOut(amount, weights, scale).forEach((share, place) => {
      const at = bearing[place] as number;
      shares[at] = (shares[at] as Fraction).plus(share);
    });
  }
  return shares;
}

const weightBy: Record<'by_amount' | 'by_quantity' | 'equal', (one: Weighed) => Fraction> = {
  by_amount: ({ weight }) => weight,
  by_quantity: ({ row }) => fraction(row.quantity),
  equal: () => fraction(1),
};

export const totalOf = (expenses: readonly Expense[]) => sumOf(expenses.map(({ amount }) => amount));
