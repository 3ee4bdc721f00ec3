import { type Fraction, fraction, least, sumOf } from '../../../kernel/values/fraction.ts';
import type { Model } from './model-of.ts';
import type { Option } from './options.ts';
import type { Segment } from './segments.ts';

/** So many base units of an option. */
export interface Chosen {
  option: Option;
  quantity: Fraction;
}

interface Picked extends Chosen {
  segment: Segment;
}

/** What the solver chose, in exact quantities: whole steps where there are steps, and what is left over put where it may be. */
export function chosenOf({ bought }: Model, values: ArrayLike<number>): Chosen[] {
  const picked = bought.flatMap(({ segment, column, chosen }): Picked[] => {
    if ((values[chosen] ?? 0) < 0.5) return [];
    const { step, option } = segment;
    const value = values[column] ?? 0;
    const quantity = step ? step.times(Math.round(value)) : within(segment, fraction(value.toFixed(6)));
    return quantity.isZero() ? [] : [{ option, quantity, segment }];
  });
  const byNeed = Map.groupBy(picked, ({ option }) => option.need.id);
  return [...byNeed.values()].flatMap(settle);
}

/** Short of a bound by a millionth is at the bound. */
const within = ({ from, to }: Segment, value: Fraction) => (value.cmp(from) < 0 ? from : least(value, to));

/** A solver's quantities miss the need by a millionth now and then: one that may be any number takes the difference, at its price. */
function settle(picked: readonly Picked[]): Chosen[] {
  const [first] = picked;
  const missing = first ? first.option.needed.minus(sumOf(picked.map(({ quantity }) => quantity))) : fraction(0);
  if (missing.isZero() || missing.abs().cmp('0.001') >= 0) return [...picked];
  const taker = picked.find(({ segment, quantity }) => {
    const whole = quantity.plus(missing);
    return segment.step === null && within(segment, whole).cmp(whole) === 0;
  });
  return picked.map((each) => (each === taker ? { ...each, quantity: each.quantity.plus(missing) } : each));
}
