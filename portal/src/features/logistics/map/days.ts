import type { PlannedMap } from './map-query.ts';

const around = 14;

export interface PlannedDay {
  date: string;
  routes: number;
  batches: number;
}

/** Two weeks before and after a day, those on which nothing is planned too. */
export function daysAround(middle: string, planned: PlannedMap['days']): PlannedDay[] {
  const known = new Map(planned.map((day) => [day.date, day]));
  return Array.from({ length: 2 * around + 1 }, (_, at) => {
    const date = daysLater(middle, at - around);
    return known.get(date) ?? { date, routes: 0, batches: 0 };
  });
}

export function daysLater(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
