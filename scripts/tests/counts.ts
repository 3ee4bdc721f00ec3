export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const nothingRan: Counts = { passed: 0, failed: 1, skipped: 0 };

export function sumOf(counts: readonly Counts[]): Counts {
  const total = (name: keyof Counts) => counts.reduce((sum, one) => sum + one[name], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

export const printCounts = ({ passed, failed, skipped }: Counts) =>
  void process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
