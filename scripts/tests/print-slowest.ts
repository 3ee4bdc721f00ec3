import type { Ran } from './run-in-process.ts';

const shown = 15;

/** Prints the slowest files of a run. */
export function printSlowest(parts: readonly Ran[]): void {
  const files = parts.flatMap(({ seconds }) => Object.entries(seconds)).sort(([, one], [, other]) => other - one);
  process.stdout.write('Slowest files:\n');
  for (const [file, seconds] of files.slice(0, shown))
    process.stdout.write(`${seconds.toFixed(1).padStart(6)} s  ${file}\n`);
}
