import { least, wholeOf } from './exact.ts';
import { choicesOf, type Line, type Offer } from './matrix.ts';
import { chosenOf, type LineTexts, writeLine } from './quantities.ts';

export type Order = (one: Offer, other: Offer) => number;

/** As much of an offer as may be had: what is on offer, in whole units where only those are bought. */
export const availableOf = ({ whole }: Line, { covers }: Offer) => (whole ? wholeOf(covers) : covers);

/** What is asked for, invoiced or received stays; the rest of the need comes from the offers in the order wanted. */
export function allocate(line: Line, order: Order, wanted: (offer: Offer) => boolean = () => true): LineTexts {
  const all = choicesOf(line);
  const chosen = new Map(all.map(({ key, floor }) => [key, floor]));
  let missing = line.need - all.reduce((sum, { floor }) => sum + floor, 0n);
  const open = line.offers.flatMap((offer) => (offer?.usable && wanted(offer) ? [offer] : [])).sort(order);
  for (const offer of open) {
    if (missing <= 0n) break;
    const room = availableOf(line, offer) - offer.floor;
    const part = least(missing, room > 0n ? room : 0n);
    chosen.set(offer.key, offer.floor + part);
    missing -= part;
  }
  return writeLine(chosen);
}

/** The rest of the need from one offer, beside what the other cells of the line hold. */
export function fillRest(line: Line, texts: LineTexts, key: string): LineTexts {
  const all = choicesOf(line);
  const offer = all.find((one) => one.key === key);
  if (!offer) return texts;
  const others = all.reduce((sum, one) => (one === offer ? sum : sum + chosenOf(texts, one)), 0n);
  const rest = line.need - others;
  const wanted = least(rest > 0n ? rest : 0n, availableOf(line, offer));
  const { [key]: _, ...left } = texts;
  return { ...left, ...writeLine(new Map([[key, wanted > offer.floor ? wanted : offer.floor]])) };
}

/** Nothing but what can no longer be let go. */
export const clearLine = (line: Line): LineTexts =>
  writeLine(new Map(choicesOf(line).map(({ key, floor }) => [key, floor])));

/** Cheapest first; of equals the soonest, then in the order of columns. */
export const byPrice: Order = (one, other) =>
  comparePrices(one, other) || days(one) - days(other) || one.column - other.column;

/** Soonest first; of equals the cheapest. */
export const bySpeed: Order = (one, other) => days(one) - days(other) || byPrice(one, other);

const days = ({ days }: Offer) => days ?? Number.MAX_SAFE_INTEGER;

/** By what a unit costs, without dividing: totals crosswise. */
function comparePrices(one: Offer, other: Offer): number {
  const [left, right] = [(one.total ?? 0n) * other.covers, (other.total ?? 0n) * one.covers];
  return left < right ? -1 : left > right ? 1 : 0;
}
