import { daysOfSpan, type SpanDays } from '../../../../nouns/report-spans.ts';
import { today } from '../../kit/format.ts';
import type { ReportsSearch } from './searches.ts';

/** The days that reports of a page are asked about; days of one's own that are not named yet begin with this month. */
export function askedDays({ span = 'year', from, to }: Pick<ReportsSearch, 'span' | 'from' | 'to'>): SpanDays {
  const now = today();
  if (span !== 'own') return daysOfSpan(span, now);
  const first = from ?? `${now.slice(0, 8)}01`;
  const last = to ?? now;
  return { from: first < last ? first : last, to: last, exactDays: true };
}

/** The same as a kept report says it: a span that moves, or these days. */
export const keptDays = ({ span = 'year', from, to }: Pick<ReportsSearch, 'span' | 'from' | 'to'>) => {
  if (span !== 'own') return { span };
  return dueDays({ span, ...(from && { from }), ...(to && { to }) });
};

/** The days of payment that are asked about: all of them, unless days of one's own are chosen. */
export const dueDays = ({ span, ...days }: Pick<ReportsSearch, 'span' | 'from' | 'to'>) => {
  if (span !== 'own') return {};
  const { from, to } = askedDays({ span, ...(days.from && { from: days.from }), ...(days.to && { to: days.to }) });
  return { from, to };
};
