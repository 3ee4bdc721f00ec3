/** What went wrong with which file. */
export interface Result {
  count: number;
  crashed: string[];
  undocumented: string[];
  unexpected: string[];
  slow: string[];
  formulas: string[];
}

/** What an error says, and what a failed call says of its reason. */
export const saidBy = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message}: ${cause.message}` : message;

export const noResult = (): Result => ({
  count: 0,
  crashed: [],
  undocumented: [],
  unexpected: [],
  slow: [],
  formulas: [],
});
