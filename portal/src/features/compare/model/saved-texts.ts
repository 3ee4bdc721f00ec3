import type { Accepted } from './answers.ts';
import { micro } from './exact.ts';
import { choicesOf, type Matrix } from './matrix.ts';
import { type Texts, writeLine } from './quantities.ts';

/** What is accepted now, as the cells show it. */
export function savedTexts({ lines }: Matrix, accepted: readonly Accepted[]): Texts {
  const held = Map.groupBy(accepted, ({ procurementItemId }) => procurementItemId);
  return Object.fromEntries(
    lines.flatMap((line) => {
      const own = held.get(line.id);
      if (!own) return [];
      const keys = new Set(choicesOf(line).map(({ key }) => key));
      const chosen = own.map(({ id, quoteLineId, quantity }): [string, bigint] => [
        quoteLineId && keys.has(quoteLineId) ? quoteLineId : `kept:${id}`,
        micro(quantity),
      ]);
      return [[line.id, writeLine(new Map(chosen))]];
    }),
  );
}
