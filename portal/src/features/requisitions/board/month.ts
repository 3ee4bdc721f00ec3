/** Days of a month in whole weeks from Monday, `2026-11` → five or six rows of seven days. */
export function weeksOf(month: string): string[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = new Date(Date.UTC(year, number - 1, 1));
  const before = (first.getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const rows = Math.ceil((before + length) / 7);
  return Array.from({ length: rows }, (_, week) =>
    Array.from({ length: 7 }, (__, day) =>
      new Date(Date.UTC(year, number - 1, 1 - before + week * 7 + day)).toISOString().slice(0, 10),
    ),
  );
}

export function monthBeside(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
