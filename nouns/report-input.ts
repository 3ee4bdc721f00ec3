import type { AskedReport, ReportName } from './asked-report.ts';
import { daysOfSpan } from './report-spans.ts';

/** What a report is asked by on a day, as its operation takes it. */
export function reportInput({ report, span = 'year', from, to, ...more }: AskedReport, today: string) {
  const named = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  if (!movesWithDay(report)) return { ...named, ...more };
  const isNamed = from !== undefined || to !== undefined;
  const days = isNamed ? { ...named, exactDays: true as const } : daysOfSpan(span, today);
  const { exactDays, ...months } = days;
  return { ...months, ...(exactDays && report !== 'price_index' && { exactDays }), ...more };
}

/** Whether a report is of a period; the others tell of today. */
export const movesWithDay = (report: ReportName) => report !== 'payables' && report !== 'payment_calendar';
