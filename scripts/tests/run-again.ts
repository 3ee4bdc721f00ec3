import { sumOf } from './counts.ts';
import { printFailures } from './print-failures.ts';
import type { Ran } from './run-in-process.ts';

/** More files than these do not fail by chance. */
const most = 5;

/**
 * Beside thousands of others on the same cores a test may miss a time that it keeps alone. A few files that failed run once more,
 * by themselves: if all of them hold, the run has passed, and what failed before is printed as unsteady, to be mended.
 */
export async function runAgain(ran: readonly Ran[], run: (files: readonly string[]) => Promise<Ran[]>): Promise<Ran[]> {
  const failures = ran.flatMap((part) => part.failures);
  const files = [...new Set(failures.map(({ file }) => file))];
  const known =
    ran.every((part) => part.failed <= part.failures.length) && files.every((file) => file.endsWith('.test.ts'));
  if (failures.length === 0 || files.length > most || !known) return [...ran];
  if (sumOf(await run(files)).failed > 0) return [...ran];
  printFailures('Unsteady', ran);
  return ran.map((part) => ({ ...part, passed: part.passed + part.failed, failed: 0, failures: [] }));
}
