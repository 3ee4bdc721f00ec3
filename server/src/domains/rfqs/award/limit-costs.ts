import { minorUnitsOf } from '../../../kernel/values/currencies.ts';
import { fraction } from '../../../kernel/values/fraction.ts';
import type { AwardProblem, Held, LimitCost, Plan } from './award.ts';
import type { Clock } from './clock-of.ts';
import { sayLimit } from './say-limit.ts';

/** For each limit, the least cost without it: what is saved by giving it up. A budget costs nothing while it is kept. */
export function limitCosts(
  total: string,
  held: readonly Held[],
  problem: AwardProblem,
  least: (kept: readonly Held[], seconds: number) => { status: string; plan: Plan | null },
  clock: Clock,
): LimitCost[] {
  const free = least([], clock.left() / 2);
  const idle = free.status === 'optimal' && free.plan?.total === total;
  return held.map((limit, at): LimitCost => {
    const words = sayLimit(limit, problem);
    const nothing = { limit, words, totalWithout: total, costs: '0', proved: true };
    if (idle || limit.kind === 'budget') return nothing;
    const others = held.filter((other) => other !== limit);
    const { status, plan } = least(others, clock.left() / (held.length - at));
    if (!plan) return { limit, words, totalWithout: null, costs: null, proved: false };
    const costs = fraction(total).minus(plan.total);
    const proved = status === 'optimal';
    // A plan found in less time may be dearer than the one that keeps the limit, which is then the better of the two.
    if (costs.cmp(0) <= 0) return { ...nothing, proved };
    return {
      limit,
      words,
      totalWithout: plan.total,
      costs: costs.toFixed(minorUnitsOf(problem.view.currency)),
      proved,
    };
  });
}
