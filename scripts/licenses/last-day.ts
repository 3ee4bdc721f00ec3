import { StartRefused } from '../../server/src/kernel/problems/start-refused.ts';

/** The last day of so many months that begin with a day: `2026-12-01` and `3` → `2027-02-28`. */
export function lastDay(from: string, months: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(from) ?? [];
  if (!year || !/^[1-9]\d?$/.test(months)) throw new StartRefused('--from is a day, --months a number from 1 to 99.');
  const next = Number(month) - 1 + Number(months);
  const lengthOf = new Date(Date.UTC(Number(year), next + 1, 0)).getUTCDate();
  const begins = Date.UTC(Number(year), next, Math.min(Number(day), lengthOf));
  return new Date(begins - (Number(day) > lengthOf ? 0 : 86_400_000)).toISOString().slice(0, 10);
}
