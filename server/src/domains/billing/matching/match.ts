import type { InvoiceIssue, MatchingIssue } from '../../../../../nouns/invoice-matching.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { VatMode, VatRate } from '../../../kernel/values/vat.ts';

export type Decimal = InstanceType<typeof Exact>;

/** A line of an invoice as it is matched; the quantity is in the unit of the requisition line, the price per that unit. */
export interface MatchedLine {
  id: string;
  procurementItemId: string | null;
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

export interface Decision {
  lineId: string;
  supplierId: string;
  quantity: string;
  price: string;
  currency: string;
  vatMode: VatMode;
  vatRate: VatRate | null;
}

export interface Match {
  invoice: { supplierId: string; currency: string; vatMode: VatMode; procurementId: string | null };
  lines: readonly MatchedLine[];
  others: readonly OtherLine[];
  decisions: readonly Decision[];
  /** What came of each line; of a service nothing ever does. */
  received: ReadonlyMap<string, { quantity: string; isService: boolean }>;
  tolerances: { pricePct: string; quantityPct: string; amount: string };
  blocking: readonly InvoiceIssue[];
}

/** A difference found in a line. */
export type Finding = Pick<MatchingIssue, 'code'> & { line: MatchedLine; expected?: string; actual?: string };

/** What other invoices that stand say of a line. */
export const othersOf = (lineId: string, others: readonly OtherLine[]) =>
  others.filter(({ procurementItemId }) => procurementItemId === lineId);

/** A price as it is paid. */
export function withVat(price: string, vatMode: VatMode, vatRate: VatRate): Decimal {
  const percent = vatMode === 'excluded' && vatRate !== 'none' ? vatRate : '0';
  return new Exact(price).times(new Exact(100).plus(percent)).div(100);
}

export const sum = (values: ReadonlyArray<string | Decimal>): Decimal =>
  values.reduce<Decimal>((total, one) => total.plus(one), new Exact(0));

export const shown = (value: Decimal) => value.toDecimalPlaces(6).toFixed();
