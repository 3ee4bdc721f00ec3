import { type Fraction, fraction, least } from '../../../kernel/values/fraction.ts';
import type { View } from '../comparison/quoted.ts';
import { unitPrice } from '../comparison/unit-price.ts';
import type { Term } from './award.ts';
import type { Option } from './options.ts';

/** A range of quantities of an option over which one price holds; in base units. */
export interface Segment {
  option: Option;
  /** Counted in steps of so many base units; null where any quantity can be bought. */
  step: Fraction | null;
  from: Fraction;
  to: Fraction;
  /** Of a base unit, without extra costs. */
  price: Fraction;
}

/** Of what is bought in any quantity, at least this: more than the millionth that the solver may be off. */
const trifle = fraction('0.001');

/** The tiers of an option as far as the terms let it be bought. `most` base units at most are of use. */
export function segmentsOf(option: Option, terms: ReadonlySet<Term>, most: Fraction, view: View): Segment[] {
  const { line, quote, factor } = option;
  const step = terms.has('packs') ? stepOf(option) : null;
  const offered = terms.has('quantity_offered') && line.quantityOffered !== null ? line.quantityOffered : null;
  const ceiling = offered === null ? most : least(most, factor.times(offered));
  const floor = terms.has('moq') && line.moq !== null ? factor.times(line.moq) : fraction(0);
  const starts = ['0', ...line.priceTiers.map(({ minQuantity }) => minQuantity)];
  return starts.flatMap((start, at) => {
    const { value } = unitPrice(quote, line, fraction(start), view);
    const next = line.priceTiers[at];
    if (value === null) return [];
    const end = next && factor.times(next.minQuantity);
    const from = greatest(floor, factor.times(start), step ?? trifle);
    const range = step ? inSteps(from, ceiling, end, step) : anyQuantity(from, ceiling, end);
    return range.from.cmp(range.to) > 0 ? [] : [{ option, step, ...range, price: value }];
  });
}

export function stepOf({ line, factor }: Pick<Option, 'line' | 'factor'>): Fraction | null {
  const units = line.packQuantity ?? (line.whole ? '1' : null);
  return units === null ? null : factor.times(units);
}

/** Whole steps within the range, and short of where the next tier begins. */
function inSteps(from: Fraction, to: Fraction, end: Fraction | undefined, step: Fraction) {
  const first = step.times(ceil(from.div(step)));
  const last = step.times(floorOf(to.div(step)));
  if (end === undefined || last.cmp(end) < 0) return { from: first, to: last };
  return { from: first, to: step.times(ceil(end.div(step)).minus(1)) };
}

/** Short of the next tier by more than the solver may be off. */
function anyQuantity(from: Fraction, to: Fraction, end: Fraction | undefined) {
  return { from, to: end === undefined || to.cmp(end) < 0 ? to : end.minus(trifle) };
}

const greatest = (...values: readonly Fraction[]) =>
  values.reduce((best, value) => (value.cmp(best) > 0 ? value : best));

const floorOf = (value: Fraction) => fraction(value.over / value.under);
const ceil = (value: Fraction) => fraction((value.over + value.under - 1n) / value.under);
