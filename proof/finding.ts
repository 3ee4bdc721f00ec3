/** What a checker says of one invariant: how often it was broken, and some examples. */
export interface Finding {
  invariant: string;
  count: number;
  examples: string[];
}

export const finding = (invariant: string, examples: readonly string[]): Finding => ({
  invariant,
  count: examples.length,
  examples: examples.slice(0, 5),
});
