const [first, last] = ['1000-01-01', '9999-12-31'].map(Date.parse) as [number, number];

/** `2026-11-25` and 15 → `2026-12-10`. Beyond the days that can be named it is the first or the last of them. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Math.min(Math.max(Date.parse(day) + days * 86_400_000, first), last)).toISOString().slice(0, 10);
