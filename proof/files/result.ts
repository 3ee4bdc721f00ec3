/** What went wrong with which file. */
export interface Result {
  count: number;
  crashed: string[];
  undocumented: string[];
  unexpected: string[];
  slow: string[];
  formulas: string[];
}

export const noResult = (): Result => ({
  count: 0,
  crashed: [],
  undocumented: [],
  unexpected: [],
  slow: [],
  formulas: [],
});
