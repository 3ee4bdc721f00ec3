import { type Fraction, fraction } from '../exact/fraction.ts';
import { lineAmounts } from '../exact/money.ts';
import { commissionsOf } from './commissions-of.ts';
import type { Expense, RowAmounts, Terms, UnpricedRow } from './is-entered.ts';
import { costOf, percentOf, type RowCost } from './row-costs.ts';
import { shareExpenses } from './share-expenses.ts';

interface Parts {
  cost: RowCost;
  share: Fraction;
  commission: Fraction;
}

/** All that follows of each row. Cost, markup, share of the expenses and commission always make the amount of the line together. */
export function priceRows<Row extends UnpricedRow>(
  terms: Terms,
  rows: readonly Row[],
  expenses: readonly Expense[],
): Array<Row & RowAmounts> {
  const costs = rows.map((row) => costOf(row, terms));
  const weighed = rows.map((row, at) => ({ row, weight: (costs[at] as RowCost).weight }));
  const shares = shareExpenses(expenses, weighed, terms.scale);
  const bases = costs.map(({ entered, weight }, at) => entered ?? weight.plus(shares[at] as Fraction));
  const commissions = commissionsOf(rows, bases, terms);
  return rows.map((row, at) => {
    const parts = { cost: costs[at], share: shares[at], commission: commissions[at] } as Parts;
    return { ...row, ...amountsOf(row, parts, terms) };
  });
}

function amountsOf(row: UnpricedRow, parts: Parts, terms: Terms): RowAmounts {
  const { scale, vatMode } = terms;
  const { lineCost, entered, weight } = parts.cost;
  const line = entered ?? weight.plus(parts.share).plus(terms.proposalModel === 'agency' ? 0 : parts.commission);
  const markup = parts.cost.markup ?? derivedMarkup(line, parts);
  const lineAmount = line.toFixed(scale);
  const { netAmount, vatAmount, grossAmount } = lineAmounts({
    ...{ quantity: '1', price: lineAmount, vatMode, scale },
    vatRate: row.vatRate,
  });
  return {
    lineCostAmount: lineCost?.toFixed(scale) ?? null,
    markupAmount: markup?.toFixed(scale) ?? null,
    markupPercent:
      entered === null && row.markupBasis === 'percent' ? (row.markupPercent ?? '0') : percent(markup, lineCost),
    allocatedExpenseAmount: parts.share.toFixed(scale),
    commissionAmount: parts.commission.toFixed(scale),
    unitPrice: entered === null ? line.div(row.quantity).toText(6) : row.unitPrice,
    lineAmount,
    ...{ netAmount, vatAmount, grossAmount },
  };
}

/** What an entered price leaves above cost, expenses and commission; less than nothing where it is sold at a loss. */
const derivedMarkup = (line: Fraction, { cost, share, commission }: Parts) =>
  cost.lineCost && line.minus(cost.lineCost).minus(share).minus(commission);

const percent = (markup: Fraction | null, lineCost: Fraction | null) =>
  markup && lineCost ? percentOf(markup, fraction(lineCost)) : null;
