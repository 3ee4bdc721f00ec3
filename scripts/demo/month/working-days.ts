const dayMs = 86_400_000;

export const daysFrom = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** So many working days before a day, the earliest first; holidays are not known here. */
export function workingDays(before: string, count: number): string[] {
  const days: string[] = [];
  for (let back = 1; days.length < count; back += 1) {
    const day = daysFrom(before, -back);
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days.unshift(day);
  }
  return days;
}
