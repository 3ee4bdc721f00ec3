import type { CommercialProposal } from '../commercial-proposal.ts';
import { type Fraction, fraction, sumOf } from '../exact/fraction.ts';
import { lineAmounts } from '../exact/money.ts';
import type { Expense, RowAmounts, Terms, UnpricedRow } from './is-entered.ts';
import { totalOf } from './share-expenses.ts';

type PricedRow = UnpricedRow & RowAmounts;

export type Totals = Pick<
  CommercialProposal,
  | 'rowCount'
  | 'materialsAmount'
  | 'servicesAmount'
  | 'expenseTotalAmount'
  | 'allocatedExpenseAmount'
  | 'commissionAmount'
  | 'netAmount'
  | 'vatAmount'
  | 'grossAmount'
  | 'totalAmount'
  | 'costTotalAmount'
  | 'grossProfitAmount'
  | 'grossMarginPercent'
>;

/** The totals of a proposal: each is the sum of its parts. */
export function sumUp(terms: Terms, rows: readonly PricedRow[], expenses: readonly Expense[]): Totals {
  const { scale } = terms;
  const sum = (amount: keyof RowAmounts, of = rows) => sumOf(of.map((row) => row[amount] ?? '0'));
  const ofType = (type: PricedRow['lineType']) => rows.filter(({ lineType }) => lineType === type);
  const [expensesInAll, allocated] = [totalOf(expenses), sum('allocatedExpenseAmount')];
  const [net, gross, commission] = [sum('netAmount'), sum('grossAmount'), sum('commissionAmount')];
  const beside = terms.proposalModel === 'agency' ? commission : fraction(0);
  return {
    rowCount: rows.length,
    materialsAmount: sum('lineAmount', ofType('material')).toFixed(scale),
    servicesAmount: sum('lineAmount', ofType('service')).toFixed(scale),
    expenseTotalAmount: expensesInAll.toFixed(scale),
    allocatedExpenseAmount: allocated.toFixed(scale),
    commissionAmount: commission.toFixed(scale),
    netAmount: net.toFixed(scale),
    vatAmount: sum('vatAmount').toFixed(scale),
    grossAmount: gross.toFixed(scale),
    totalAmount: gross.plus(beside).toFixed(scale),
    ...profitOf(net.plus(beside), costsOf(terms, rows, expensesInAll.minus(allocated)), scale),
  };
}

/** What is earned of what is sold without VAT; not known where a cost is not. */
function profitOf(sold: Fraction, cost: Fraction | null, scale: number) {
  const profit = cost && sold.minus(cost);
  return {
    costTotalAmount: cost?.toFixed(scale) ?? null,
    grossProfitAmount: profit?.toFixed(scale) ?? null,
    grossMarginPercent: profit && !sold.isZero() ? profit.times(100).div(sold).toFixed(2) : null,
  };
}

/** Costs of all rows with the expenses they bear, and the expenses that none bears; without VAT, as the sums they are held against. */
function costsOf(terms: Terms, rows: readonly PricedRow[], unshared: Fraction): Fraction | null {
  if (rows.some(({ lineCostAmount }) => lineCostAmount === null)) return null;
  return sumOf(rows.map((row) => withoutVat(row, terms))).plus(unshared);
}

function withoutVat(row: PricedRow, { vatMode, scale }: Terms): string {
  const price = fraction(row.lineCostAmount ?? '0')
    .plus(row.allocatedExpenseAmount)
    .toFixed(scale);
  return lineAmounts({ quantity: '1', price, vatMode, vatRate: row.vatRate, scale }).netAmount;
}
