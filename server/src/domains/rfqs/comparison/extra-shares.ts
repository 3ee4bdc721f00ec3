import type { ExtraCost } from '../../../../../nouns/quote-version.ts';
import { minorUnitsOf } from '../../../kernel/values/currencies.ts';
import { type Fraction, fraction, sumOf } from '../../../kernel/values/fraction.ts';
import { shareOut } from '../../../kernel/values/share-out.ts';
import { inView, rateOf } from './line-cost.ts';
import type { NeededLine, Quote, View } from './quoted.ts';

/** What is bought of a line of a quote. */
export interface Bought {
  need: NeededLine;
  /** In base units. */
  covered: Fraction;
  /** Its amount as the supplier's document states it. */
  stated: string;
}

/** All extra costs of a quote in the currency of the view; null where a rate is unknown. */
export function extraCostsOf({ extraCosts }: Quote, view: View): string[] | null {
  const amounts = extraCosts.map(({ amount, currency }) => {
    const rate = rateOf(currency, view);
    return rate === null ? null : inView(amount, rate, view);
  });
  return amounts.every((amount) => amount !== null) ? amounts : null;
}

/** What each bought line bears of the extra costs, in the currency of the view; null where a rate is unknown. */
export function extraShares(quote: Quote, bought: readonly Bought[], view: View): string[] | null {
  const amounts = extraCostsOf(quote, view);
  if (amounts === null) return null;
  const scale = minorUnitsOf(view.currency);
  const shares = quote.extraCosts.map(({ allocation }, at) =>
    shareOut(amounts[at] ?? '0', weightsBy(allocation, bought), scale),
  );
  return bought.map((_, at) => sumOf(shares.map((each) => each[at] ?? 0)).toFixed(scale));
}

const measured = { by_weight: 'weight', by_volume: 'volume' } as const;

/** What each bought line weighs. Where one line's weight or volume is unknown, all of them bear by amount. */
export function weightsBy(rule: ExtraCost['allocation'], bought: readonly Bought[]): Array<Fraction | string> {
  if (rule === 'equal') return bought.map(() => '1');
  if (rule === 'by_quantity') return bought.map(({ covered }) => covered);
  const measure = rule === 'by_amount' ? null : measured[rule];
  const known = measure === null ? [] : bought.map(({ need }) => need[measure] ?? null);
  return bought.map(({ covered, stated }, at) =>
    known.length === 0 || known.includes(null) ? stated : covered.times(fraction(known[at] ?? 0)),
  );
}
