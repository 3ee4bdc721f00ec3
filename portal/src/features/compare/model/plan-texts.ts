import { byPrice } from './allocate.ts';
import type { AwardAnswer } from './answers.ts';
import { least, micro, most } from './exact.ts';
import { choicesOf, type Line, type Matrix } from './matrix.ts';
import { type LineTexts, type Texts, writeLine } from './quantities.ts';

type Plan = NonNullable<AwardAnswer['plan']>;

/** An award plan as quantities of the cells. What papers name stays, and the plan gives way to it, its dearest part first. */
export function planTexts({ lines }: Matrix, { allocations }: Plan): Texts {
  const planned = new Map(allocations.map(({ quoteLineId, quantity }) => [quoteLineId, micro(quantity)]));
  return Object.fromEntries(lines.map((line) => [line.id, lineOf(line, planned)]));
}

function lineOf(line: Line, planned: ReadonlyMap<string, bigint>): LineTexts {
  const wanted = choicesOf(line).reduce((sum, { key }) => sum + (planned.get(key) ?? 0n), 0n);
  const chosen = new Map(choicesOf(line).map(({ key, floor }) => [key, most(planned.get(key) ?? 0n, floor)]));
  let over = [...chosen.values()].reduce((sum, part) => sum + part, 0n) - most(line.need, wanted);
  for (const { key, floor } of choicesOf(line).sort(byPrice).toReversed()) {
    const part = chosen.get(key) ?? 0n;
    const cut = least(most(over, 0n), part - floor);
    chosen.set(key, part - cut);
    over -= cut;
  }
  return writeLine(chosen);
}
