import { Exact } from '../../../kernel/values/decimal.ts';
import { type Decimal, type Finding, figures, type Held, type Match, type MatchedLine, sum, withVat } from './match.ts';

/** Quantities are counted over every invoice: of this supplier against what was agreed, of all against what came. */
export function quantityFindings({ against, own, terms, others, received }: Held, match: Match): Finding[] {
  const { invoice, tolerances } = match;
  const last = own.at(-1) as MatchedLine;
  const price = withVat(last.price, invoice.vatMode, last.vatRate);
  const quantityOf = (lines: ReadonlyArray<Pick<MatchedLine, 'quantity'>>) =>
    sum(lines.map(({ quantity }) => quantity));
  const now = quantityOf(own);
  const over = (expected: Decimal, actual: Decimal) =>
    actual.gt(expected.times(new Exact(100).plus(tolerances.quantityPct)).div(100)) &&
    actual.minus(expected).times(price).gt(tolerances.amount);

  const agreed = quantityOf(terms);
  const asked = now.plus(quantityOf(others.filter(({ supplierId }) => supplierId === invoice.supplierId)));
  const uncovered = received
    .map((one) => ({ expected: new Exact(one.quantity), actual: now.plus(quantityOf(one.others)) }))
    .find(({ expected, actual }) => over(expected, actual));
  return [
    ...(over(agreed, asked)
      ? [{ code: 'quantity_above_accepted' as const, against, line: last, ...figures(agreed, asked) }]
      : []),
    ...(uncovered
      ? [
          {
            code: 'quantity_above_received' as const,
            against: 'receipt' as const,
            line: last,
            ...figures(uncovered.expected, uncovered.actual),
          },
        ]
      : []),
  ];
}
