import { existsSync, readFileSync } from 'node:fs';
import type { Finding } from './finding.ts';

interface Honest {
  seed: number;
  findings: Finding[];
  [figure: string]: unknown;
}

/** What one run gives to the file of results. */
export interface Slice {
  commit: string;
  tookSeconds: number;
  honest: readonly Honest[];
  planted: ReadonlyArray<{ bug: string; verdict: string }>;
}

/**
 * Results of one more run beside those before it, and what all of them come to: a campaign too large for one go is run in slices
 * over days, each with seeds of its own. The same seed at the same commit counts once, the last time.
 */
export function addSlice(file: string, slice: Slice) {
  const before: Slice[] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).slices ?? []) : [];
  const isAgain = (commit: string, { seed }: Honest) =>
    commit === slice.commit && slice.honest.some((one) => one.seed === seed);
  const kept = before
    .map((one) => ({ ...one, honest: one.honest.filter((run) => !isAgain(one.commit, run)) }))
    .filter(({ honest, planted }) => honest.length > 0 || planted.length > 0);
  const slices = [...kept, slice];
  return { total: totalOf(slices), slices };
}

function totalOf(slices: readonly Slice[]) {
  const runs = slices.flatMap(({ honest }) => honest);
  const figures: Record<string, unknown> = {};
  const findings: Record<string, number> = {};
  for (const { seed: _, findings: found, ...rest } of runs) {
    for (const [name, value] of Object.entries(rest)) figures[name] = summed(figures[name], value, name);
    for (const { invariant, count } of found) findings[invariant] = (findings[invariant] ?? 0) + count;
  }
  const planted = Object.fromEntries(
    slices.flatMap((slice) => slice.planted.map(({ bug, verdict }) => [bug, verdict] as const)),
  );
  return {
    runs: runs.length,
    tookSeconds: slices.reduce((sum, { tookSeconds }) => sum + tookSeconds, 0),
    ...figures,
    findings,
    planted,
  };
}

/** Counts add up; of `most…` and of milliseconds the greatest stands. What is no figure is left out. */
function summed(before: unknown, value: unknown, name: string): unknown {
  if (typeof value === 'number')
    return /^most|Ms$|MiB$/.test(name) ? Math.max(Number(before ?? 0), value) : Number(before ?? 0) + value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const known = (before ?? {}) as Record<string, unknown>;
  const inner = Object.entries(value).map(([key, one]) => [key, summed(known[key], one, key)]);
  return { ...known, ...Object.fromEntries(inner) };
}
