import { words } from './kit/words.ts';

/** Months, or days, that a report is asked about without naming them: they move with the day it is read on. */
export const spanWords = {
  year: words('Twelve months', 'Двенадцать месяцев'),
  'this-month': words('This month', 'Этот месяц'),
  'last-month': words('Last month', 'Прошлый месяц'),
  quarter: words('Three months', 'Три месяца'),
  'this-year': words('Since January', 'С начала года'),
  'last-year': words('Last year', 'Прошлый год'),
  week: words('The last seven days', 'Последние семь дней'),
};

export type ReportSpan = keyof typeof spanWords;

/** What a report is asked by: days of the first and the last month, or these very days. */
export interface SpanDays {
  from: string;
  to: string;
  exactDays?: true;
}

/** The first day and the last of a span, `2026-11-25` being today. */
export function daysOfSpan(span: ReportSpan, today: string): SpanDays {
  if (span === 'week') return { from: daysBefore(today, 7), to: daysBefore(today, 1), exactDays: true };
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const january = now - (now % 12);
  const months: Record<Exclude<ReportSpan, 'week'>, readonly [first: number, last: number]> = {
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

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
