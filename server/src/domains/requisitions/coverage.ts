import { Exact } from '../../kernel/decimal.ts';
import { choice, decimal, object } from '../../kernel/fields.ts';

const coverageStatuses = ['not_covered', 'partially_covered', 'covered'] as const;

type CoverageStatus = (typeof coverageStatuses)[number];

export const coverageFields = {
  status: choice(coverageStatuses, 'How far', { examples: ['partially_covered'] }),
  percent: decimal('Percent, 100 only when covered and never 0 once begun', { examples: ['33.33'] }),
};

export const headerCoverage = (title: string) => object(coverageFields, { title });

interface Coverage {
  status: CoverageStatus;
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
  /** Base units in one of its own, so that packs and pieces add up. */
  factor: string;
}

/** A whole of its parts, each counted no further than to its own quantity: what is too much of one makes up for no other. */
export function coverageOfAll(parts: readonly Part[]): Coverage {
  const sum = (of: (part: Part) => InstanceType<typeof Exact>) =>
    parts.reduce((total, part) => total.plus(of(part).times(part.factor)), new Exact(0));
  const isWhole = parts.length > 0 && parts.every(({ done, wanted }) => coverageOf(done, wanted).status === 'covered');
  const wanted = sum((part) => new Exact(part.wanted));
  const done = sum((part) => Exact.min(part.done, part.wanted));
  if (isWhole) return { status: 'covered', percent: '100' };
  const { status, percent } = coverageOf(done.toFixed(), wanted.toFixed());
  return status === 'covered' ? { status: 'partially_covered', percent: '99.99' } : { status, percent };
}

/** A coverage kept as its percent alone. */
export const coverageOfPercent = (percent: string): Coverage => {
  const value = new Exact(percent);
  const status = value.isZero() ? 'not_covered' : value.gte(100) ? 'covered' : 'partially_covered';
  return { status, percent: value.toFixed() };
};
