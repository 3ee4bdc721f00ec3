import { Exact } from '../../kernel/values/decimal.ts';

interface Coverage {
  status: 'not_covered' | 'partially_covered' | 'covered';
  percent: string;
}

/** Beneath this a quantity is nothing: the last digit that quantities are kept to. */
const grain = '0.000001';

/** How far a quantity is covered. 100 % is shown only when it is, and 0 % only when nothing was done. */
export function coverageOf(done: string, wanted: string): Coverage {
  const [has, needs] = [new Exact(done), new Exact(wanted)];
  if (has.lte(0)) return { status: 'not_covered', percent: '0' };
  if (has.gte(needs.minus(grain))) return { status: 'covered', percent: '100' };
  const percent = has.div(needs).times(100).toDecimalPlaces(2);
  return { status: 'partially_covered', percent: Exact.min('99.99', Exact.max('0.01', percent)).toFixed() };
}

/** What no supplier was chosen for yet. */
export const remainingOf = (done: string, wanted: string): string =>
  Exact.max(0, new Exact(wanted).minus(done)).toFixed();

interface Part {
  done: string;
  wanted: string;
  /** What it costs: litres and packs add up in money alone. Nothing where the price is not known. */
  amount: string;
}

/**
 * A whole of its parts by what they cost, each counted no further than to its own quantity: what is too much of one makes up for no
 * other. A part without a price weighs as much as the others do on average, and where none has one all weigh the same.
 */
export function coverageOfAll(parts: readonly Part[]): Coverage {
  const isWhole = parts.length > 0 && parts.every(({ done, wanted }) => coverageOf(done, wanted).status === 'covered');
  if (isWhole) return { status: 'covered', percent: '100' };
  const priced = parts.filter(({ amount }) => new Exact(amount).gt(0));
  const total = priced.reduce((sum, { amount }) => sum.plus(amount), new Exact(0));
  const average = priced.length > 0 ? total.div(priced.length) : new Exact(1);
  const weightOf = ({ amount }: Part) => (new Exact(amount).gt(0) ? new Exact(amount) : average);
  const wanted = parts.reduce((sum, part) => sum.plus(weightOf(part)), new Exact(0));
  const done = parts.reduce((sum, part) => sum.plus(weightOf(part).times(shareOf(part))), new Exact(0));
  const { status, percent } = coverageOf(done.toFixed(), wanted.toFixed());
  return status === 'covered' ? { status: 'partially_covered', percent: '99.99' } : { status, percent };
}

const shareOf = ({ done, wanted }: Part) =>
  new Exact(wanted).gt(0) ? Exact.min(1, new Exact(done).div(wanted)) : new Exact(1);
