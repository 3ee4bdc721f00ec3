import { type Fraction, fraction, least } from '../../../kernel/values/fraction.ts';
import type { Offer, OfferFlag, Step } from './comparison.ts';
import { type Bought, extraShares } from './extra-shares.ts';
import { lineCost, neededBase } from './line-cost.ts';
import type { NeededLine, Quote, QuoteLine, View } from './quoted.ts';
import { landedPrice, unitPrice } from './unit-price.ts';

/** Where a line and a quote meet, before it is known how the others stand. Quantities are in base units. */
export interface Cell extends Bought {
  quote: Quote;
  line: QuoteLine;
  needed: Fraction;
  /** Of all that is covered, in the currency of the view; null where no rate is known. */
  amount: string | null;
  original: string;
  price: Fraction | null;
  landed: Fraction | null;
  /** The one of the two that the view compares, to 6 digits. */
  compared: Fraction | null;
  total: string | null;
  deliveryDays: number | null;
  moqIssue: Offer['moqIssue'];
  flags: Set<OfferFlag>;
  steps: Step[];
}

const blocking: readonly OfferFlag[] = ['expired', 'no_rate', 'uom_unknown'];

/** Whether an offer may be best, or be chosen by a scenario or a plan. */
export const usable = ({ compared, flags }: Cell) => compared !== null && !blocking.some((flag) => flags.has(flag));

/** All cells of a quote: its extra costs are borne by what is bought of it. */
export function cellsOf(quote: Quote, needs: ReadonlyMap<string, Needed>, view: View): Cell[] {
  const bought = quote.lines.flatMap((line) => {
    const found = needs.get(line.needId);
    return found && line.price !== null ? [buy(quote, found, line, view)] : [];
  });
  const shares = extraShares(quote, bought, view);
  return bought.map((each, at) => cell(quote, each, shares?.[at] ?? null, view));
}

/** A need with its quantity in base units. */
export interface Needed {
  need: NeededLine;
  needed: Fraction;
}

export const neededById = (needs: readonly NeededLine[]): ReadonlyMap<string, Needed> =>
  new Map(needs.map((need) => [need.id, { need, needed: neededBase(need) }]));

function buy(quote: Quote, { need, needed }: Needed, line: QuoteLine, view: View) {
  const wanted = line.factorToBase === null ? fraction(0) : perUnit(needed, line.factorToBase);
  const quantity = line.quantityOffered === null ? wanted : least(wanted, line.quantityOffered);
  const covered = quantity === wanted && line.factorToBase !== null ? needed : quantity.times(line.factorToBase ?? 0);
  return { need, needed, line, quantity, covered, ...lineCost(quote, line, quantity, view) };
}

/** A quantity of base units in another unit. */
export const perUnit = (base: Fraction, factorToBase: string) => (factorToBase === '1' ? base : base.div(factorToBase));

function cell(quote: Quote, bought: ReturnType<typeof buy>, share: string | null, view: View): Cell {
  const { line, quantity, amount, covered } = bought;
  const { original, value, steps } = unitPrice(quote, line, quantity, view);
  const whole = value && share !== null ? landedPrice(value, share, covered) : null;
  const onLanded = view.basis === 'landed';
  const flags = new Set<OfferFlag>();
  if (quote.validUntil !== null && quote.validUntil < view.today) flags.add('expired');
  if (amount === null || (onLanded && share === null)) flags.add('no_rate');
  if (line.factorToBase === null) flags.add('uom_unknown');
  if (quote.needsReconfirmation || line.needsReconfirmation) flags.add('needs_reconfirmation');
  return {
    ...bought,
    quote,
    original,
    price: value,
    landed: whole?.value ?? null,
    compared: (onLanded ? whole?.value : value)?.round(6) ?? null,
    total: totalOf(value && amount, onLanded ? share : '0'),
    deliveryDays: deliveryDaysOf(quote, line, view.today),
    moqIssue: moqIssueOf(line, quantity),
    flags,
    steps: onLanded && whole ? [...steps, ...whole.steps] : steps,
  };
}

function totalOf(amount: string | null, share: string | null): string | null {
  if (amount === null || share === null) return null;
  return share === '0'
    ? amount
    : fraction(amount)
        .plus(share)
        .toFixed(amount.split('.')[1]?.length ?? 0);
}

const day = 86_400_000;

/** Days from today: those of the line, else until its date, else those of the whole quote. */
export function deliveryDaysOf(quote: Quote, { deliveryDays, deliveryDate }: QuoteLine, today: string): number | null {
  if (deliveryDays !== null) return deliveryDays;
  if (deliveryDate !== null) return Math.max(0, Math.round((Date.parse(deliveryDate) - Date.parse(today)) / day));
  return quote.deliveryDays;
}

function moqIssueOf({ moq, packQuantity }: QuoteLine, quantity: Fraction): Offer['moqIssue'] {
  if (moq !== null && quantity.cmp(moq) < 0) return 'below_moq';
  return packQuantity !== null && !quantity.div(packQuantity).isWhole() ? 'not_pack_multiple' : null;
}
