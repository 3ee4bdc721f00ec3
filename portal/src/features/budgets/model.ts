/** What is used of a budget as a share of one. */
export const usedShare = (usedPercent: string) => String(Number(usedPercent) / 100);

/** A budget is kept in sight from four fifths of it on. */
export const usageTone = (usedPercent: string) =>
  Number(usedPercent) > 100 ? 'bad' : Number(usedPercent) >= 80 ? 'warning' : 'good';
