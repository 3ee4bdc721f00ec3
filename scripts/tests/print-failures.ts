import type { Ran } from './run-in-process.ts';

/** Prints each failed test with its file and reason, where whoever looks at the end of a long output finds it. */
export function printFailures(word: 'Failed' | 'Unsteady', parts: readonly Ran[]): void {
  for (const { file, name, reason } of parts.flatMap(({ failures }) => failures))
    process.stdout.write(`${word}: ${file}\n  ${name}\n  ${reason.replaceAll('\n', '\n  ')}\n`);
}
