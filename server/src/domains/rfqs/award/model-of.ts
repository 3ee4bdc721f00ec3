import { type Fraction, fraction, sumOf } from '../../../kernel/values/fraction.ts';
import { extraCostsOf } from '../comparison/extra-shares.ts';
import type { Quote } from '../comparison/quoted.ts';
import { type AwardProblem, type Held, type Limit, type Term, terms } from './award.ts';
import { type Linear, linearProgram } from './linear-program.ts';
import { allowed, type Option } from './options.ts';
import { type Segment, segmentsOf, stepOf } from './segments.ts';

/** How much is bought of a segment: a column counted in its steps, and the switch that says whether it is bought at all. */
interface Bought {
  segment: Segment;
  column: number;
  /** What one of the column costs. */
  cost: number;
  chosen: number;
}

export interface Model {
  program: Linear;
  bought: readonly Bought[];
}

/**
 * The award as a mixed-integer program: for each tier of each offer a quantity and a switch, for each quote and supplier a switch.
 * `budgeted` turns a budget into a row: the least cost needs none, as it is the cost itself that is least.
 */
export function modelOf(
  problem: AwardProblem,
  options: readonly Option[],
  held: readonly Held[],
  budgeted = false,
): Model {
  const program = linearProgram();
  const active = new Set(terms.filter((term) => held.some(({ kind }) => kind === term)));
  const open = options.filter((option) => allowed(option, held, problem.view.today));
  const segments = open.flatMap((option) => segmentsOf(option, active, mostOf(option, problem, active), problem.view));
  const bought = segments.map((segment) => buy(program, segment));
  cover(program, options, bought, problem, active);
  const used = switches(program, bought, problem);
  for (const limit of held) restrict(program, limit as Limit, bought, used, budgeted);
  return { program, bought };
}

/** More than this of one offer is of no use. */
function mostOf(option: Option, { overPct }: AwardProblem, active: ReadonlySet<Term>): Fraction {
  const needed = option.needed.times(fraction(overPct).plus(100)).div(100);
  if (active.has('no_more_than_needed')) return needed;
  return sumOf([needed, stepOf(option) ?? 0, option.factor.times(option.line.moq ?? 0)]);
}

function buy(program: Linear, segment: Segment): Bought {
  const { step, from, to, price } = segment;
  const unit = step ?? fraction(1);
  const cost = asNumber(price.times(unit));
  const column = program.column({ cost, upper: asNumber(to.div(unit)), integer: step !== null });
  const chosen = program.column({ cost: 0, upper: 1, integer: true });
  program.row(0, Infinity, [
    [column, 1],
    [chosen, -asNumber(from.div(unit))],
  ]);
  program.row(-Infinity, 0, [
    [column, 1],
    [chosen, -asNumber(to.div(unit))],
  ]);
  return { segment, column, cost, chosen };
}

/** Each line is bought in full, and not beyond what is tolerated. */
function cover(
  program: Linear,
  options: readonly Option[],
  bought: readonly Bought[],
  { overPct }: AwardProblem,
  active: ReadonlySet<Term>,
) {
  const byNeed = Map.groupBy(bought, ({ segment }) => segment.option.need.id);
  for (const [id, { needed }] of new Map(options.map((option) => [option.need.id, option]))) {
    const most = needed.times(fraction(overPct).plus(100)).div(100);
    const entries = (byNeed.get(id) ?? []).map(
      ({ segment, column }) => [column, asNumber(segment.step ?? fraction(1))] as const,
    );
    program.row(asNumber(needed), active.has('no_more_than_needed') ? asNumber(most) : Infinity, entries);
  }
}

/** A quote is used when anything of it is bought, and then its extra costs are paid; so are suppliers. */
function switches(program: Linear, bought: readonly Bought[], { view }: AwardProblem): ReadonlyMap<string, number> {
  const suppliers = new Map<string, number>();
  const byQuote = Map.groupBy(bought, ({ segment }) => segment.option.quote);
  for (const [quote, own] of byQuote) {
    const cost = asNumber(sumOf(extraCostsOf(quote, view) ?? []));
    const used = program.column({ cost, upper: 1, integer: true });
    for (const line of Map.groupBy(own, ({ segment }) => segment.option.line).values())
      program.row(-Infinity, 0, [...line.map(({ chosen }) => [chosen, 1] as const), [used, -1]]);
    program.row(-Infinity, 0, [
      [used, 1],
      [supplierOf(program, suppliers, quote), -1],
    ]);
  }
  return suppliers;
}

function supplierOf(program: Linear, suppliers: Map<string, number>, { supplierId }: Quote): number {
  const known = suppliers.get(supplierId) ?? program.column({ cost: 0, upper: 1, integer: true });
  suppliers.set(supplierId, known);
  return known;
}

function restrict(
  program: Linear,
  limit: Limit,
  bought: readonly Bought[],
  used: ReadonlyMap<string, number>,
  budgeted: boolean,
) {
  const of = (supplierId: string) => bought.filter(({ segment }) => segment.option.quote.supplierId === supplierId);
  const share = (supplierId: string, percent: string) =>
    bought.map(({ segment, column, cost }) => {
      const own = segment.option.quote.supplierId === supplierId ? 1 : 0;
      return [column, cost * (own - Number(percent) / 100)] as const;
    });
  if (limit.kind === 'max_suppliers')
    program.row(
      -Infinity,
      limit.count,
      [...used.values()].map((column) => [column, 1]),
    );
  if (limit.kind === 'share_at_least') program.row(0, Infinity, share(limit.supplierId, limit.percent));
  if (limit.kind === 'share_at_most')
    for (const supplierId of limit.supplierId === null ? used.keys() : [limit.supplierId])
      program.row(-Infinity, 0, share(supplierId, limit.percent));
  if (limit.kind === 'use_supplier')
    program.row(
      1,
      Infinity,
      of(limit.supplierId).map(({ chosen }) => [chosen, 1]),
    );
  if (limit.kind === 'budget' && budgeted) program.row(-Infinity, Number(limit.amount), program.costs());
}

/** Fifteen digits are what the solver has; what it finds is counted anew in exact ones. */
const asNumber = (value: Fraction) => Number(value.toText(12));
