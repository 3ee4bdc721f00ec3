import { fraction } from '../../../../nouns/exact/fraction.ts';
import { type Margin, marginOfRows } from './model/margin-of-rows.ts';
import type { SalesInvoiceCard } from './queries.ts';

type Earned = Pick<
  SalesInvoiceCard,
  | 'costCapturedAt'
  | 'costTotalAmount'
  | 'grossProfitAmount'
  | 'grossMarginPercent'
  | 'costCoveragePercent'
  | 'rows'
  | 'vatMode'
  | 'currency'
>;

/** What an invoice earns: as it was captured when it was issued, or by the costs in its rows until then. */
export function marginOf(invoice: Earned): Margin {
  const { costCapturedAt, rows, vatMode, currency, costCoveragePercent } = invoice;
  if (costCapturedAt === null) return marginOfRows(rows, vatMode, currency);
  return {
    cost: invoice.costTotalAmount,
    profit: invoice.grossProfitAmount,
    percent: invoice.grossMarginPercent,
    coverage: costCoveragePercent === null ? null : fraction(costCoveragePercent).div(100).toText(4),
  };
}
