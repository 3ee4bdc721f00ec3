import { type Cell, cellsOf, neededById } from './cell.ts';
import { compareLine } from './compare-line.ts';
import { compareQuote } from './compare-quote.ts';
import type { Comparison } from './comparison.ts';
import type { NeededLine, Quote, View } from './quoted.ts';
import { scenarios } from './scenarios.ts';

/** Quotes side by side: every price in one unit, one currency and one way of VAT, with the arithmetic that brought it there. */
export function compare(needs: readonly NeededLine[], quotes: readonly Quote[], view: View): Comparison {
  const needed = neededById(needs);
  const cells = new Map<Quote, Cell[]>(quotes.map((quote) => [quote, cellsOf(quote, needed, view)]));
  const all = [...cells.values()].flat();
  const byNeed = Map.groupBy(all, ({ need }) => need.id);
  return {
    lines: [...needed.values()].map((each) => compareLine(each, byNeed.get(each.need.id) ?? [], view)),
    suppliers: quotes.map((quote) => compareQuote(quote, cells.get(quote) ?? [], needs.length, view)),
    scenarios: scenarios([...needed.values()], all, view),
  };
}
