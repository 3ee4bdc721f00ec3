import type { AwardAnswer } from './answers.ts';
import { micro, most } from './exact.ts';
import { choicesOf, type Matrix } from './matrix.ts';
import { type Texts, writeLine } from './quantities.ts';

type Plan = NonNullable<AwardAnswer['plan']>;

/** An award plan as quantities of the cells; what papers name stays beside it. */
export function planTexts({ lines }: Matrix, { allocations }: Plan): Texts {
  const planned = new Map(allocations.map(({ quoteLineId, quantity }) => [quoteLineId, micro(quantity)]));
  return Object.fromEntries(
    lines.map((line) => {
      const chosen = choicesOf(line).map(({ key, floor }): [string, bigint] => [
        key,
        most(planned.get(key) ?? 0n, floor),
      ]);
      return [line.id, writeLine(new Map(chosen))];
    }),
  );
}
