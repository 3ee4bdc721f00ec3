import type { AskedReport, ReportName } from '../../../../../nouns/asked-report.ts';
import { daysOfSpan } from '../../../../../nouns/report-spans.ts';

/** What a report is asked by on a day, as its own operation takes it. */
export function inputOf({ report, span, from, to, ...more }: AskedReport, today: string): Record<string, unknown> {
  const days = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  if (!movesWith(report)) return { ...days, ...more };
  const isExact = from !== undefined || to !== undefined;
  if (report === 'price_index') return { ...(isExact ? days : monthsOf(span, today)), ...more };
  return { ...(isExact ? { ...days, exactDays: true } : daysOfSpan(span ?? 'year', today)), ...more };
}

/** Whether a report is of a period; the others tell of today. */
export const movesWith = (report: ReportName) => report !== 'payables' && report !== 'payment_calendar';

function monthsOf(span: AskedReport['span'], today: string) {
  const { from, to } = daysOfSpan(span ?? 'year', today);
  return { from, to };
}
