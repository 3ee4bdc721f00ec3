import type { Award, AwardProblem, Held } from './award.ts';
import type { Clock } from './clock-of.ts';
import { modelOf } from './model-of.ts';
import type { Option } from './options.ts';
import { sayConflict } from './say-limit.ts';
import type { Solve } from './solver.ts';

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

/** As few of the items as still break it, so that it would hold without any one of those left. `broken` of all of them is true. */
function shrink<T>(items: readonly T[], broken: (kept: readonly T[]) => boolean): readonly T[] {
  let kept = items;
  for (let size = Math.ceil(items.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < kept.length; ) {
      const fewer = kept.toSpliced(at, size);
      if (broken(fewer)) kept = fewer;
      else at += size;
    }
  return kept;
}
