import { words } from '../../../kernel/problems/errors.ts';
import { fraction } from '../../../kernel/values/fraction.ts';
import { type Award, type AwardProblem, type Held, type Plan, terms } from './award.ts';
import { checkPlan } from './check-plan.ts';
import { chosenOf } from './chosen-of.ts';
import { type Clock, clockOf } from './clock-of.ts';
import { findConflict } from './find-conflict.ts';
import { limitCosts } from './limit-costs.ts';
import { modelOf } from './model-of.ts';
import { type Option, optionsOf } from './options.ts';
import { pricePlan } from './price-plan.ts';
import type { Solve } from './solver.ts';

/** Of all the time, so much goes into the plan itself; the rest says what its limits cost. */
const forThePlan = 0.6;

/** The least landed cost under the limits: the plan in exact amounts, checked, with its proof; or why there is none. */
export function findAward(problem: AwardProblem, solve: Solve, seconds: number): Award {
  const options = optionsOf(problem);
  const offered = new Set(options.map(({ need }) => need.id));
  const notOffered = problem.needs.flatMap(({ id }) => (offered.has(id) ? [] : id));
  const held = [
    ...problem.limits,
    ...terms.filter((term) => !problem.without.includes(term)).map((kind) => ({ kind })),
  ];
  const clock = clockOf(seconds);
  const best = leastOf(problem, options, held, solve, seconds * forThePlan);
  if (best.status === 'infeasible')
    return { status: 'infeasible', notOffered, least: null, ...findConflict(problem, options, held, solve, clock) };
  if (best.status === 'unknown' || best.plan === null) return { status: 'unsolved', notOffered, words: timeRanOut };
  if (overBudget(problem, best.plan)) return dear(problem, { options, held, solve, clock, notOffered, best });
  const costs = limitCosts(
    best.plan.total,
    held,
    problem,
    (kept, share) => leastOf(problem, options, kept, solve, share),
    clock,
  );
  return { status: best.status, notOffered, plan: best.plan, ...best.proof, limitCosts: costs };
}

type Least = ReturnType<typeof leastOf>;

/** The cheapest plan under what it is held to. A budget is left out: it bounds the very cost that is made least. */
function leastOf(
  problem: AwardProblem,
  options: readonly Option[],
  held: readonly Held[],
  solve: Solve,
  seconds: number,
) {
  const model = modelOf(problem, options, held);
  const { status, values, bound } = solve(model.program, seconds);
  if (status === 'infeasible' || status === 'unknown') return { status, plan: null, proof: null };
  const plan = pricePlan(chosenOf(model, values), problem.view);
  const kept = held.filter(({ kind }) => kind !== 'budget');
  const faults = checkPlan(problem, kept, plan);
  if (faults.length > 0) return { status: 'unknown' as const, plan: null, proof: null };
  return { status, plan, proof: proofOf(status, bound, plan) };
}

/** An optimum is its own bound: what the solver left open is less than rounding. */
function proofOf(status: 'optimal' | 'feasible', bound: number, { total }: Plan) {
  if (status === 'optimal' || fraction(total).isZero()) return { bound: total, gapPct: '0' };
  const least = Number.isFinite(bound) ? bound.toFixed(2) : '0';
  return { bound: least, gapPct: fraction(total).minus(least).div(total).times(100).toText(2) };
}

const overBudget = ({ limits }: AwardProblem, { total }: Plan) =>
  limits.some((limit) => limit.kind === 'budget' && fraction(total).cmp(limit.amount) > 0);

interface Searched {
  options: readonly Option[];
  held: readonly Held[];
  solve: Solve;
  clock: Clock;
  notOffered: string[];
  best: Least;
}

/** Over the budget: nothing can be done when that is proved, else time ran out before something cheap enough was found. */
function dear(problem: AwardProblem, { options, held, solve, clock, notOffered, best }: Searched): Award {
  if (best.status !== 'optimal') return { status: 'unsolved', notOffered, words: timeRanOut };
  const conflict = findConflict(problem, options, held, solve, clock);
  return { status: 'infeasible', notOffered, least: best.plan?.total ?? null, ...conflict };
}

const timeRanOut = words(
  'No plan was found in time. Set fewer limits, or plan fewer lines at once.',
  'Время вышло раньше, чем нашёлся план. Задайте меньше ограничений или меньше строк.',
);
