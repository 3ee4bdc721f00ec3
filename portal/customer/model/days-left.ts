const day = 86_400_000;

/** Whole days from one day to another: 0 on the last one, below zero after it. */
export const daysLeft = (until: string, today: string): number => (Date.parse(until) - Date.parse(today)) / day;
