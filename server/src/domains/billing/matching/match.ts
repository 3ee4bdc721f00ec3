import type { InvoiceIssue, MatchingIssue } from '../../../../../nouns/invoice-matching.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { VatMode, VatRate } from '../../../kernel/values/vat.ts';

export type Decimal = InstanceType<typeof Exact>;

/** A line of an invoice as it is matched; the quantity is in the unit of the requisition line, the price per that unit. */
export interface MatchedLine {
  id: string;
  procurementItemId: string | null;
  orderLineId: string | null;
  quantity: string;
  price: string;
  discountPercent: string;
  vatRate: VatRate;
}

/** A line of another invoice that stands, for the same line of a requisition. */
export interface OtherLine extends Omit<MatchedLine, 'id'> {
  supplierId: string;
  currency: string;
  vatMode: VatMode;
}

/** What was agreed with a supplier: a decision for a line of a requisition, or a line of an order. */
export interface Terms {
  supplierId: string;
  quantity: string;
  price: string;
  currency: string;
  vatMode: VatMode;
  vatRate: VatRate | null;
}

export interface Decision extends Terms {
  lineId: string;
}

/** A line of an order that lines of the invoice name. */
export interface Ordered extends Terms {
  id: string;
  orderId: string;
  procurementItemId: string;
  receivedQuantity: string;
}

export interface Match {
  invoice: { supplierId: string; currency: string; vatMode: VatMode; procurementId: string | null };
  lines: readonly MatchedLine[];
  others: readonly OtherLine[];
  decisions: readonly Decision[];
  orders: readonly Ordered[];
  /** What came of each line; of a service nothing ever does. */
  received: ReadonlyMap<string, { quantity: string; isService: boolean }>;
  tolerances: { pricePct: string; quantityPct: string; amount: string };
  blocking: readonly InvoiceIssue[];
}

/** A difference found in a line; figures have a `difference`. */
export type Finding = Pick<MatchingIssue, 'code' | 'against'> & {
  line: MatchedLine;
  expected?: string;
  actual?: string;
  difference?: string;
};

/** Some lines of the invoice, what they are held against, and what other invoices that stand ask for the same. */
export interface Held {
  against: 'order' | 'decision';
  own: readonly MatchedLine[];
  /** Of the supplier of the invoice. */
  terms: readonly Terms[];
  /** Those that count towards what was agreed. */
  others: readonly OtherLine[];
  /** What came, beside the other lines that were to be covered by it. */
  received: ReadonlyArray<{ quantity: string; others: readonly OtherLine[] }>;
}

/** A price as it is paid. */
export function withVat(price: string, vatMode: VatMode, vatRate: VatRate): Decimal {
  const percent = vatMode === 'excluded' && vatRate !== 'none' ? vatRate : '0';
  return new Exact(price).times(new Exact(100).plus(percent)).div(100);
}

export const sum = (values: ReadonlyArray<string | Decimal>): Decimal =>
  values.reduce<Decimal>((total, one) => total.plus(one), new Exact(0));

const shown = (value: Decimal) => value.toDecimalPlaces(6).toFixed();

/** What was expected, what was found, and by how much it is more. */
export const figures = (expected: Decimal, actual: Decimal) => ({
  expected: shown(expected),
  actual: shown(actual),
  difference: shown(actual.minus(expected)),
});
