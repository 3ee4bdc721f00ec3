import type { AskedReport } from '../../../../../nouns/asked-report.ts';
import type { SpanDays } from '../../../../../nouns/report-spans.ts';

/** The period of a report: the days it is asked about, and how a page or a letter keeps them. */
export interface ReportProps {
  days: SpanDays;
  kept: Pick<AskedReport, 'span' | 'from' | 'to'>;
}
