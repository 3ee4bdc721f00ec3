const day = 86_400_000;

/** The day it is in Moscow, by whose time the bank works. */
export const moscowDay = (now: Date): string => new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);

export const moscowHour = (now: Date): number => new Date(now.getTime() + 3 * 3_600_000).getUTCHours();

export const dayAfter = (text: string, days = 1): string =>
  new Date(Date.parse(`${text}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** Seconds until it is this hour in Moscow again, never less than an hour so that one evening asks once. */
export function secondsUntil(hour: number, now: Date): number {
  const moscow = now.getTime() + 3 * 3_600_000;
  const today = Math.floor(moscow / day) * day + hour * 3_600_000;
  const next = [today, today + day, today + 2 * day].find((one) => one - moscow >= 3_600_000) as number;
  return Math.ceil((next - moscow) / 1_000);
}
