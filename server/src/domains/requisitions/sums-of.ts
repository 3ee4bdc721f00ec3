import { minorUnitsOf } from '../../kernel/values/currencies.ts';
import { Exact, roundHalfUp } from '../../kernel/values/decimal.ts';
import { coverageOfAll } from './coverage.ts';

/** What the sums of a requisition are made of. */
export interface SummedLine {
  status: 'active' | 'cancelled';
  itemType: 'product' | 'service';
  quantity: string;
  plannedAmount: string;
  actualAmount: string | null;
  acceptedQuantity: string;
  invoicedQuantity: string;
  receivedQuantity: string;
}

/** Digits after the point in amounts of a currency; amounts are kept to the hundredth at most. */
export const scaleOf = (currency: string) => Math.min(2, minorUnitsOf(currency));

/** Quantity by planned price in the currency of the requisition, rounded once; nothing where the price or its rate is not known. */
export function plannedAmountOf(
  { quantity, plannedPrice, fxRate }: { quantity: string; plannedPrice: string | null; fxRate: string | null },
  currency: string,
): string {
  if (plannedPrice === null || fxRate === null) return roundHalfUp('0', scaleOf(currency));
  return roundHalfUp(new Exact(quantity).times(plannedPrice).times(fxRate).toFixed(), scaleOf(currency));
}

/** What a line weighs in the progress of the whole: as planned, or as it was bought where nothing was planned. */
const amountOf = ({ plannedAmount, actualAmount }: SummedLine) =>
  new Exact(plannedAmount).gt(0) ? plannedAmount : (actualAmount ?? '0');

/** The sums kept with a requisition, as columns: each equals its parts. Cancelled lines count for nothing. */
export function sumsOf(lines: readonly SummedLine[], currency: string) {
  const active = lines.filter(({ status }) => status === 'active');
  const goods = active.filter(({ itemType }) => itemType === 'product');
  const decided = active.flatMap(({ actualAmount }) => actualAmount ?? []);
  const covered = (of: readonly SummedLine[], done: (line: SummedLine) => string) =>
    coverageOfAll(of.map((line) => ({ done: done(line), wanted: line.quantity, amount: amountOf(line) }))).percent;
  const sum = (amounts: readonly string[]) =>
    amounts.reduce((total, one) => total.plus(one), new Exact(0)).toFixed(scaleOf(currency));
  return {
    line_count: active.length,
    planned_total: sum(active.map(({ plannedAmount }) => plannedAmount)),
    actual_total: decided.length > 0 ? sum(decided) : null,
    supply_percent: covered(active, ({ acceptedQuantity }) => acceptedQuantity),
    invoice_percent: covered(active, ({ invoicedQuantity }) => invoicedQuantity),
    // Services are never received; a requisition of services alone is done when they are.
    receipt_percent: covered(goods.length > 0 ? goods : active, ({ receivedQuantity }) => receivedQuantity),
  };
}
