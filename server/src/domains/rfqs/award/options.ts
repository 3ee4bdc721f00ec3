import { daysAfter } from '../../../kernel/values/days-after.ts';
import { type Fraction, fraction } from '../../../kernel/values/fraction.ts';
import { deliveryDaysOf, type Needed, neededById } from '../comparison/cell.ts';
import { extraCostsOf } from '../comparison/extra-shares.ts';
import { rateOf } from '../comparison/line-cost.ts';
import type { Quote, QuoteLine, View } from '../comparison/quoted.ts';
import { unitPrice } from '../comparison/unit-price.ts';
import type { AwardProblem, Held, Limit } from './award.ts';

/** A line that may be bought by a quote. */
export interface Option extends Needed {
  quote: Quote;
  line: QuoteLine;
  /** Base units in one of the supplier's. */
  factor: Fraction;
  deliveryDays: number | null;
}

/** All that could be bought if the buyer set no limits: prices that hold today, whose unit and rates are known. */
export function optionsOf({ needs, quotes, view }: Pick<AwardProblem, 'needs' | 'quotes' | 'view'>): Option[] {
  const needed = neededById(needs);
  const open = quotes.filter(
    (quote) =>
      (quote.validUntil === null || quote.validUntil >= view.today) &&
      rateOf(quote.currency, view) !== null &&
      extraCostsOf(quote, view) !== null,
  );
  return open.flatMap((quote) =>
    quote.lines.flatMap((line) => {
      const found = needed.get(line.needId);
      if (!found || line.price === null || line.factorToBase === null || line.quantityOffered === '0') return [];
      const deliveryDays = deliveryDaysOf(quote, line, view.today);
      return [{ ...found, quote, line, factor: fraction(line.factorToBase), deliveryDays }];
    }),
  );
}

/** What so many base units of an option are worth before anything is rounded: what shares are measured by. */
export const worth = ({ quote, line, factor }: Option, quantity: Fraction, view: View): Fraction =>
  (unitPrice(quote, line, quantity.div(factor), view).value ?? fraction(0)).times(quantity);

/** Whether the limits let an option be chosen at all. */
export const allowed = (option: Option, held: readonly Held[], today: string) =>
  held.every((limit) => !forbids(limit as Limit, option, today));

export function forbids(limit: Limit, { quote, need, deliveryDays }: Option, today: string): boolean {
  if (limit.kind === 'avoid_supplier') return quote.supplierId === limit.supplierId;
  if (limit.kind !== 'latest_delivery' || (limit.lineId !== null && limit.lineId !== need.id)) return false;
  return deliveryDays === null || daysAfter(today, deliveryDays) > limit.date;
}
