import { type Fraction, fraction, least, sumOf } from '../../../kernel/fraction.ts';
import type { Model } from './model.ts';
import type { Option } from './options.ts';
import type { Segment } from './segments.ts';

/** So many base units of an option. */
export interface Chosen {
  option: Option;
  quantity: Fraction;
}

/** What the solver chose, in exact quantities: whole steps where there are steps, and what is left over put where it may be. */
export function chosenOf({ bought }: Model, values: ArrayLike<number>): Chosen[] {
  const picked = bought.flatMap(({ segment, column, chosen }) => {
    if ((values[chosen] ?? 0) < 0.5) return [];
    const { step, option } = segment;
    const value = values[column] ?? 0;
    const quantity = step ? step.times(Math.round(value)) : within(segment, fraction(value.toFixed(6)));
    return quantity.isZero() ? [] : [{ option, quantity, free: step === null }];
  });
  const byNeed = Map.groupBy(picked, ({ option }) => option.need.id);
  return [...byNeed.values()].flatMap(settle);
}

/** Short of a bound by a millionth is at the bound. */
const within = ({ from, to }: Segment, value: Fraction) => (value.cmp(from) < 0 ? from : least(value, to));

/** A solver's quantities miss the need by a millionth now and then: the largest that may be any number takes the difference. */
function settle(picked: ReadonlyArray<Chosen & { free: boolean }>): Chosen[] {
  const [first] = picked;
  const free = picked.filter((each) => each.free).sort((one, other) => other.quantity.cmp(one.quantity));
  const missing = first ? first.option.needed.minus(sumOf(picked.map(({ quantity }) => quantity))) : fraction(0);
  const settled = picked.map(({ option, quantity, free: any }) => ({
    option,
    quantity: any && option === free[0]?.option && missing.abs().cmp('0.001') < 0 ? quantity.plus(missing) : quantity,
  }));
  return settled.filter(({ quantity }) => quantity.cmp(0) > 0);
}
