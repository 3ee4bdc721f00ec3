import { Exact } from '../../../kernel/values/decimal.ts';
import type { VatMode } from '../../../kernel/values/vat.ts';
import {
  type Finding,
  figures,
  type Held,
  type Match,
  type MatchedLine,
  type OtherLine,
  sum,
  type Terms,
  withVat,
} from './match.ts';

/** Prices are compared with their VAT, for that is what is paid; what all invoices charge too much of is added up. */
export function priceFindings({ against, own, others }: Held, terms: readonly Terms[], match: Match): Finding[] {
  const { invoice, tolerances } = match;
  const agreed = Exact.max(...terms.map((one) => withVat(one.price, one.vatMode, one.vatRate ?? 'none')));
  const limit = agreed.times(new Exact(100).plus(tolerances.pricePct)).div(100);
  const paid = (line: MatchedLine | OtherLine, vatMode: VatMode) =>
    withVat(line.price, vatMode, line.vatRate).times(new Exact(100).minus(line.discountPercent)).div(100);
  const excess = (line: MatchedLine | OtherLine, vatMode: VatMode) => {
    const price = paid(line, vatMode);
    return price.gt(limit) ? price.minus(agreed).times(line.quantity) : new Exact(0);
  };
  const ofSupplier = others.filter(
    ({ supplierId, currency }) => supplierId === invoice.supplierId && currency === invoice.currency,
  );
  let total = sum(ofSupplier.map((line) => excess(line, line.vatMode)));
  return own.flatMap((line): Finding[] => {
    const price = paid(line, invoice.vatMode);
    total = total.plus(excess(line, invoice.vatMode));
    if (price.lte(limit) || total.lte(tolerances.amount)) return [];
    return [{ code: 'price_above_decision', against, line, ...figures(agreed, price) }];
  });
}
