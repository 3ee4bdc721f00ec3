const ahead = 3 * 3_600_000;
const two = (value: number) => String(value).padStart(2, '0');

/** A moment as Saby writes it: Moscow time, to the second. */
export function moscow(ms: number, mark: ':' | '.'): string {
  const at = new Date(ms + ahead);
  const day = `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${at.getUTCFullYear()}`;
  return `${day} ${[at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(mark)}`;
}

/** Milliseconds of a moment that is written with either mark; null where it is none. */
export function readMoscow(text: string): number | null {
  const [, day, month, year, hours, minutes, seconds] =
    /^(\d{2})\.(\d{2})\.(\d{4}) (\d{2})[:.](\d{2})[:.](\d{2})$/.exec(text) ?? [];
  if (day === undefined) return null;
  const [y = 0, m = 0, d = 0, h = 0, min = 0, s = 0] = [year, month, day, hours, minutes, seconds].map(Number);
  return Date.UTC(y, m - 1, d, h, min, s) - ahead;
}
