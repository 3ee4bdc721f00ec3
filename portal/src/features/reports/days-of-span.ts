import type { Span } from './searches.ts';

/** The first day and the last of whole months, `2026-11-25` being today. */
export function daysOfSpan(span: Span, today: string): { from: string; to: string } {
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const january = now - (now % 12);
  const months: Record<Span, readonly [first: number, last: number]> = {
    year: [now - 11, now],
    'this-month': [now, now],
    'last-month': [now - 1, now - 1],
    quarter: [now - 2, now],
    'this-year': [january, now],
    'last-year': [january - 12, january - 1],
  };
  const [first, last] = months[span];
  return { from: dayOf(first), to: dayOf(last) };
}

const dayOf = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
