import type { SalesInvoice } from '../../../../../nouns/sales-invoice.ts';
import type { SalesInvoiceRow } from '../../../../../nouns/sales-invoice-row.ts';
import { type Fraction, fraction, sumOf } from '../../../kernel/values/fraction.ts';

/** What a unit of a row costs in the currency of the invoice, without VAT. */
export interface UnitCost {
  unitCost: string;
  isEstimated: boolean;
}

type Captured = Pick<
  SalesInvoice,
  'costTotalAmount' | 'grossProfitAmount' | 'grossMarginPercent' | 'costCoveragePercent'
>;

/** Rows with their costs and profit, and what that makes in all. A row whose cost is not known is left out of every sum. Pure and exact. */
export function captureCosts(
  rows: readonly SalesInvoiceRow[],
  costOf: (row: SalesInvoiceRow) => UnitCost | null,
  scale: number,
): { rows: SalesInvoiceRow[]; totals: Captured } {
  const captured = rows.map((row) => withCost(row, costOf(row), scale));
  const known = captured.filter(({ lineCostAmount }) => lineCostAmount !== null);
  const sold = sumOf(known.map(({ netAmount }) => netAmount));
  const cost = sumOf(known.map(({ lineCostAmount }) => lineCostAmount as string));
  const coverage = coverageOf(sold, sumOf(rows.map(({ netAmount }) => netAmount)));
  const profit = sold.minus(cost);
  const isCovered = !fraction(coverage).isZero();
  return {
    rows: captured,
    totals: {
      costTotalAmount: isCovered ? cost.toFixed(scale) : null,
      grossProfitAmount: isCovered ? profit.toFixed(scale) : null,
      grossMarginPercent: isCovered ? marginOf(profit, sold) : null,
      costCoveragePercent: coverage,
    },
  };
}

function withCost(row: SalesInvoiceRow, known: UnitCost | null, scale: number): SalesInvoiceRow {
  if (known === null)
    return {
      ...row,
      ...{ unitCost: null, lineCostAmount: null, grossProfitAmount: null, grossMarginPercent: null },
      costIsEstimated: null,
    };
  const cost = fraction(known.unitCost).times(row.quantity).round(scale);
  const profit = fraction(row.netAmount).minus(cost);
  return {
    ...row,
    unitCost: known.unitCost,
    lineCostAmount: cost.toFixed(scale),
    grossProfitAmount: profit.toFixed(scale),
    grossMarginPercent: marginOf(profit, fraction(row.netAmount)),
    costIsEstimated: known.isEstimated,
  };
}

/** Profit as a part of what is sold without VAT; null where nothing is sold. */
const marginOf = (profit: Fraction, sold: Fraction): string | null =>
  sold.isZero() ? null : profit.times(100).div(sold).toFixed(2);

/** The share whose cost is known. A part never shows as nothing, nor as the whole. */
function coverageOf(sold: Fraction, whole: Fraction): string {
  if (sold.isZero() || whole.isZero()) return '0.00';
  const percent = sold.times(100).div(whole).toFixed(2);
  if (percent === '0.00') return '0.01';
  return percent === '100.00' && sold.cmp(whole) < 0 ? '99.99' : percent;
}
