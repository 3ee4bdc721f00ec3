import type { InvoiceIssue } from '../../../../../nouns/invoice-matching.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import {
  type Decimal,
  type Decision,
  type Finding,
  type Match,
  type MatchedLine,
  othersOf,
  shown,
  sum,
  withVat,
} from './match.ts';

/** Quantities are counted over every invoice of the line: of this supplier against what was accepted, of all against what came. */
export function quantityFindings(
  lineId: string,
  last: MatchedLine,
  ours: readonly Decision[],
  match: Match,
): Finding[] {
  const { invoice, lines, others, tolerances } = match;
  const price = withVat(last.price, invoice.vatMode, last.vatRate);
  const now = sum(
    lines.filter(({ procurementItemId }) => procurementItemId === lineId).map(({ quantity }) => quantity),
  );
  const before = othersOf(lineId, others);
  const over = (expected: Decimal, actual: Decimal) =>
    actual.gt(expected.times(new Exact(100).plus(tolerances.quantityPct)).div(100)) &&
    actual.minus(expected).times(price).gt(tolerances.amount);
  const finding = (code: InvoiceIssue, expected: Decimal, actual: Decimal): Finding[] =>
    over(expected, actual) ? [{ code, line: last, expected: shown(expected), actual: shown(actual) }] : [];

  const accepted = sum(ours.map(({ quantity }) => quantity));
  const ofSupplier = sum(
    before.filter(({ supplierId }) => supplierId === invoice.supplierId).map(({ quantity }) => quantity),
  );
  const { quantity: received = '0', isService = false } = match.received.get(lineId) ?? {};
  return [
    ...finding('quantity_above_accepted', accepted, now.plus(ofSupplier)),
    ...(isService
      ? []
      : finding('quantity_above_received', new Exact(received), now.plus(sum(before.map(({ quantity }) => quantity))))),
  ];
}
