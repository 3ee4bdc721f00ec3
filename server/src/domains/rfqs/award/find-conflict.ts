import type { Award, AwardProblem, Held } from './award.ts';
import type { Clock } from './clock.ts';
import { modelOf } from './model.ts';
import type { Option } from './options.ts';
import { sayConflict } from './say-limit.ts';
import { shrink } from './shrink.ts';
import type { Solve } from './solve.ts';

/** Limits that speak of the award as a whole mean something else when lines are taken away. */
const ofTheWhole: ReadonlySet<Held['kind']> = new Set(['share_at_most', 'share_at_least', 'budget', 'use_supplier']);

/** Fewest limits, and then fewest lines, that cannot hold together. */
export function findConflict(
  problem: AwardProblem,
  options: readonly Option[],
  held: readonly Held[],
  solve: Solve,
  clock: Clock,
) {
  const broken = (open: readonly Option[], kept: readonly Held[]) =>
    clock.left() > 0 && solve(modelOf(problem, open, kept, true).program, clock.left(), 'any').status === 'infeasible';
  const conflict = shrink(held, (kept) => broken(options, kept));
  const lines = [...new Set(options.map(({ need }) => need.id))];
  const of = (ids: readonly string[]) => options.filter(({ need }) => ids.includes(need.id));
  const whole = conflict.some(({ kind }) => ofTheWhole.has(kind));
  const lineIds = whole ? [] : [...shrink(lines, (ids) => broken(of(ids), conflict))];
  return { conflict: [...conflict], lineIds, words: sayConflict(conflict, lineIds, problem) } satisfies Partial<Award>;
}
