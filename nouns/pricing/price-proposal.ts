import type { Expense, RowAmounts, Terms, UnpricedRow } from './is-entered.ts';
import { priceRows } from './price-rows.ts';
import { sumUp, type Totals } from './sum-up.ts';

/** The rows of a proposal with all that follows from its terms and expenses, and its totals. Pure and exact. */
export function priceProposal<Row extends UnpricedRow>(
  terms: Terms,
  given: readonly Row[],
  expenses: readonly Expense[],
): { rows: Array<Row & RowAmounts>; totals: Totals } {
  const rows = priceRows(terms, given, expenses);
  return { rows, totals: sumUp(terms, rows, expenses) };
}
