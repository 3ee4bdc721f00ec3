import { allocate, byPrice, bySpeed, type Order } from './allocate.ts';
import { mulDiv } from './exact.ts';
import { choicesOf, type Matrix } from './matrix.ts';
import type { Texts } from './quantities.ts';
import { type Totals, totalsOf } from './totals.ts';

/** Every line from its cheapest offers. */
export const bestPerLine = (matrix: Matrix): Texts => spread(matrix, byPrice);

/** Every line from whoever delivers soonest. */
export const fastest = (matrix: Matrix): Texts => spread(matrix, bySpeed);

/** All from the one supplier who covers most, and of those asks least. */
export const oneSupplier = (matrix: Matrix): Texts =>
  bestOf(
    matrix,
    suppliersOf(matrix).map((id) => new Set([id])),
  );

/**
 * As few suppliers as cover what all of them together would, at no more than so many hundredths of a percent above the cheapest way. Those of
 * whom something stays are among them in any case, so they may as well bring more.
 */
export function fewestSuppliers(matrix: Matrix, dearerBy: bigint): Texts {
  const best = bestPerLine(matrix);
  const goal = totalsOf(matrix, best);
  const limit = goal.amount + mulDiv(goal.amount, dearerBy, 10_000n);
  const staying = stayingOf(matrix);
  const others = suppliersOf(matrix).filter((id) => !staying.has(id));
  for (let count = 0; staying.size + count < goal.suppliers; count += 1) {
    const texts = bestOf(matrix, groups(matrix, { staying, others, count }));
    const totals = totalsOf(matrix, texts);
    if (totals.covered >= goal.covered && totals.coverage === goal.coverage && totals.amount <= limit) return texts;
  }
  return best;
}

function spread(matrix: Matrix, order: Order, from?: ReadonlySet<string>): Texts {
  const wanted = from ? ({ supplierId }: { supplierId: string }) => from.has(supplierId) : undefined;
  return Object.fromEntries(matrix.lines.map((line) => [line.id, allocate(line, order, wanted)]));
}

const suppliersOf = ({ columns }: Matrix) => [...new Set(columns.map(({ supplierId }) => supplierId))];

const stayingOf = ({ lines }: Matrix): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => choicesOf(line).flatMap(({ floor, supplierId }) => (floor > 0n ? supplierId : []))));

function bestOf(matrix: Matrix, sets: Iterable<ReadonlySet<string>>): Texts {
  let best: { texts: Texts; totals: Totals } | undefined;
  for (const from of sets) {
    const texts = spread(matrix, byPrice, from);
    const totals = totalsOf(matrix, texts);
    if (!best || isBetter(totals, best.totals)) best = { texts, totals };
  }
  return best?.texts ?? {};
}

const isBetter = (one: Totals, other: Totals) =>
  one.coverage === other.coverage ? one.amount < other.amount : Number(one.coverage) > Number(other.coverage);

const mostTried = 400;

interface Grouping {
  staying: ReadonlySet<string>;
  others: readonly string[];
  count: number;
}

/** Those who stay with every group of so many others; where there are too many groups, the best one grown by one supplier at a time. */
function groups(matrix: Matrix, { staying, others, count }: Grouping): Array<ReadonlySet<string>> {
  const made = combinations(others, count);
  if (made) return made.map((group) => new Set([...staying, ...group]));
  let grown = staying;
  for (let size = 0; size < count; size += 1) {
    const next = others.filter((id) => !grown.has(id)).map((id) => new Set([...grown, id]));
    grown = next.reduce((best, one) =>
      isBetter(totalsOf(matrix, spread(matrix, byPrice, one)), totalsOf(matrix, spread(matrix, byPrice, best)))
        ? one
        : best,
    );
  }
  return [grown];
}

function combinations(all: readonly string[], count: number): string[][] | undefined {
  let made: string[][] = [[]];
  for (let size = 0; size < count; size += 1) {
    made = made.flatMap((group) => all.slice(all.indexOf(group.at(-1) ?? '') + 1).map((id) => [...group, id]));
    if (made.length > mostTried) return undefined;
  }
  return made;
}

/** Whether any supplier has said how soon something comes. */
export const knowsTerms = ({ lines }: Matrix): boolean =>
  lines.some(({ offers }) => offers.some((offer) => offer?.usable === true && offer.days !== null));
