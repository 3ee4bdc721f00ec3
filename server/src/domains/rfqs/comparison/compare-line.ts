import { minorUnitsOf } from '../../../kernel/values/currencies.ts';
import { type Fraction, fraction, least } from '../../../kernel/values/fraction.ts';
import { type Cell, type Needed, usable } from './cell.ts';
import type { ComparedLine, Offer } from './comparison.ts';
import { rateOf, vatTurn } from './line-cost.ts';
import type { NeededLine, View } from './quoted.ts';
import { strangeOnes } from './strange-ones.ts';

/** Marks the best of a line and measures the others against it. */
export function compareLine({ need, needed }: Needed, cells: readonly Cell[], view: View): ComparedLine {
  const open = cells.filter(usable);
  const best = leastOf(open.flatMap(({ compared }) => compared ?? []));
  const soonest = leastOf(open.flatMap(({ deliveryDays }) => (deliveryDays === null ? [] : fraction(deliveryDays))));
  const paid = lastPaid(need, view);
  const strange = strangeOnes(open, paid, view.anomalyPct);
  for (const cell of open) {
    if (best && cell.compared?.cmp(best) === 0) cell.flags.add('best_price');
    if (cell.deliveryDays !== null && soonest?.cmp(cell.deliveryDays) === 0) cell.flags.add('best_delivery');
    if (strange.has(cell)) cell.flags.add('anomaly');
  }
  return {
    itemId: need.id,
    name: need.name,
    quantity: need.quantity,
    uom: need.uom,
    baseQuantity: needed.toText(),
    offers: cells.map((cell) => tell(cell, best, paid, view)),
  };
}

const leastOf = ([first, ...others]: readonly Fraction[]) => (first ? least(first, ...others) : null);

function lastPaid({ lastPaid: paid }: NeededLine, view: View): Fraction | null {
  const rate = paid && rateOf(paid.currency, view);
  if (!paid || !rate) return null;
  const vat = vatTurn(paid.vatMode, paid.vatRate, view);
  const price = fraction(paid.price).times(rate);
  if (vat === null) return price;
  return vat.operator === '×' ? price.times(vat.figure) : price.div(vat.figure);
}

function tell(cell: Cell, best: Fraction | null, paid: Fraction | null, view: View): Offer {
  const { quote, line, need } = cell;
  return {
    quoteId: quote.id,
    quoteLineId: line.id,
    version: quote.version,
    supplierId: quote.supplierId,
    supplierName: quote.supplierName,
    unitPriceOriginal: cell.original,
    currency: quote.currency,
    unitPriceComparable: cell.price && legible(cell.price, view.currency),
    landedUnitPrice: cell.landed && legible(cell.landed, view.currency),
    lineTotal: cell.total,
    deliveryDays: cell.deliveryDays,
    coversQuantity: cell.covered.div(need.factorToBase).toText(),
    moqIssue: cell.moqIssue,
    analog: line.analog,
    flags: [...cell.flags],
    deltaToBestPct: cell.compared && percentOff(cell.compared, best),
    deltaToLastPaidPct: cell.price && percentOff(cell.price, paid),
    arithmetic: cell.steps,
  };
}

/** How far a value is off another, in percent to 2 digits; null where there is nothing to measure against. */
const percentOff = (value: Fraction, from: Fraction | null): string | null =>
  from && !from.isZero() ? value.minus(from).div(from).times(100).toFixed(2) : null;

/** To the minor units of the currency, or to four digits that say something where a unit costs next to nothing. */
export function legible(price: Fraction, currency: string): string {
  const minor = minorUnitsOf(currency);
  const long = price.toText(digitsFor(price));
  return (long.split('.')[1]?.length ?? 0) > minor ? long : price.toFixed(minor);
}

const bounds = ['100', '10', '1', '0.1', '0.01'].map(fraction);

const digitsFor = (price: Fraction) => bounds.findIndex((bound) => price.cmp(bound) >= 0) + 1 || 6;
