import { type Fraction, fraction, sumOf } from '../../../kernel/values/fraction.ts';
import { neededBase } from '../comparison/line-cost.ts';
import type { QuoteLine, View } from '../comparison/quoted.ts';
import type { Allocation, AwardProblem, Held, Limit, Plan, Term } from './award.ts';
import { checkAmounts } from './check-amounts.ts';
import { forbids, type Option, optionsOf, worth } from './options.ts';

/** Everything a plan is held to that it does not keep, found from the quotes alone, whoever made the plan. Empty when it holds. */
export function checkPlan(problem: AwardProblem, held: readonly Held[], plan: Plan): string[] {
  const options = optionsOf(problem);
  const byLine = new Map(options.map((option) => [option.line.id, option]));
  const terms = new Set(held.map(({ kind }) => kind as Term));
  const faults = plan.allocations.flatMap((allocation) => {
    const option = byLine.get(allocation.quoteLineId);
    if (!option || option.need.id !== allocation.itemId) return [`no such offer ${allocation.quoteLineId}`];
    return checkTerms(option.line, fraction(allocation.baseQuantity).div(option.factor), terms);
  });
  return [
    ...faults,
    ...checkCoverage(problem, options, plan, terms),
    ...checkAmounts(problem, byLine, plan),
    ...held.flatMap((limit) => checkLimit(limit as Limit, plan, byLine, problem.view)),
  ];
}

function checkTerms(
  { id, moq, packQuantity, whole, quantityOffered }: QuoteLine,
  bought: Fraction,
  terms: ReadonlySet<Term>,
) {
  const faults: string[] = [];
  const pack = packQuantity ?? (whole ? '1' : null);
  const off = (what: string) => void faults.push(`${id}: ${what}`);
  if (bought.cmp(0) <= 0) off('nothing is bought');
  if (terms.has('moq') && moq !== null && bought.cmp(moq) < 0) off('less than the least order');
  if (terms.has('packs') && pack !== null && !bought.div(pack).isWhole()) off('a broken pack');
  if (terms.has('quantity_offered') && quantityOffered !== null && bought.cmp(quantityOffered) > 0)
    off('more than offered');
  return faults;
}

function checkCoverage(
  { needs, overPct }: AwardProblem,
  options: readonly Option[],
  plan: Plan,
  terms: ReadonlySet<Term>,
) {
  const offered = new Set(options.map(({ need }) => need.id));
  return needs.flatMap((need) => {
    const got = sumOf(plan.allocations.flatMap((each) => (each.itemId === need.id ? each.baseQuantity : [])));
    const most = neededBase(need).times(fraction(overPct).plus(100)).div(100);
    if (offered.has(need.id) && got.cmp(neededBase(need)) < 0) return [`${need.id}: less than needed`];
    return terms.has('no_more_than_needed') && got.cmp(most) > 0 ? [`${need.id}: more than needed`] : [];
  });
}

function checkLimit(limit: Limit, plan: Plan, byLine: ReadonlyMap<string, Option>, view: View): string[] {
  const share = (supplierId: string) => shareOf(plan, supplierId, byLine, view);
  const used = new Set(plan.allocations.map(({ supplierId }) => supplierId));
  const late = plan.allocations.some(({ quoteLineId }) => {
    const option = byLine.get(quoteLineId);
    return option !== undefined && forbids(limit, option, view.today);
  });
  const kept = {
    max_suppliers: () => limit.kind !== 'max_suppliers' || used.size <= limit.count,
    share_at_most: () =>
      limit.kind !== 'share_at_most' ||
      [...(limit.supplierId === null ? used : [limit.supplierId])].every(
        (id) => (share(id)?.cmp(limit.percent) ?? 0) <= 0,
      ),
    share_at_least: () => limit.kind !== 'share_at_least' || (share(limit.supplierId)?.cmp(limit.percent) ?? 0) >= 0,
    budget: () => limit.kind !== 'budget' || fraction(plan.total).cmp(limit.amount) <= 0,
    use_supplier: () => limit.kind !== 'use_supplier' || used.has(limit.supplierId),
    avoid_supplier: () => !late,
    latest_delivery: () => !late,
  };
  return (kept[limit.kind]?.() ?? true) ? [] : [limit.kind];
}

/** In percent; none of a plan that is worth nothing, which keeps every bound on shares. */
const shareOf = ({ allocations }: Plan, supplierId: string, byLine: ReadonlyMap<string, Option>, view: View) => {
  const worthOf = (own: readonly Allocation[]) =>
    sumOf(
      own.map(({ quoteLineId, baseQuantity }) => {
        const option = byLine.get(quoteLineId);
        return option ? worth(option, fraction(baseQuantity), view) : 0;
      }),
    );
  const all = worthOf(allocations);
  const own = worthOf(allocations.filter((each) => each.supplierId === supplierId));
  return all.isZero() ? null : own.div(all).times(100).round(2);
};
