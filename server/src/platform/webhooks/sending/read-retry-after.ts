/** Reads `Retry-After` as milliseconds from now; null for a moment already past and for anything unreadable. */
export function readRetryAfter(text: string | undefined, now: Date): number | null {
  if (text === undefined) return null;
  const value = text.trim();
  const wait = /^\d{1,15}$/.test(value) ? Number(value) * 1000 : readHttpDate(value) - now.getTime();
  return wait > 0 ? wait : null;
}

function readHttpDate(value: string): number {
  if (IMF_FIXDATE.test(value) || RFC_850.test(value)) return Date.parse(value);
  return ASCTIME.test(value) ? Date.parse(`${value} GMT`) : Number.NaN;
}

// The three date forms of RFC 9110 §5.6.7; Date.parse alone would read far more than these.
const IMF_FIXDATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_850 = /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/;
const ASCTIME = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;
