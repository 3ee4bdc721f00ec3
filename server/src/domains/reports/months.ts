/** Months since the year 0. */
export const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The first day of a month. */
export const firstOf = (month: number) => dayAt(month, 1);

/** The last day of a month. */
export const lastOf = (month: number) => dayAt(month + 1, 0);

/** The same day so many months later; the last of a month stays the last, and a day that the month does not have becomes its last. */
export function dayLater(day: string, months: number): string {
  const [from, to] = [monthOf(day), monthOf(day) + months];
  const last = lastOf(to);
  if (day === lastOf(from)) return last;
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

const dayAt = (month: number, day: number) =>
  new Date(Date.UTC(Math.floor(month / 12), month % 12, day)).toISOString().slice(0, 10);
