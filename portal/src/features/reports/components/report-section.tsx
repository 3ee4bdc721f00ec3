import type { ReactNode } from 'react';
import type { AskedReport } from '../../../../../nouns/asked-report.ts';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { api } from '../../../shared/api/client.ts';
import { ExportMenu } from '../../../shared/files/export-menu.tsx';
import { saveAnswer } from '../../../shared/files/save-answer.ts';
import { KeepMenu } from './keep-menu.tsx';
import classes from './report.module.css';

type FileAddress =
  | '/api/v1/reports/spend/file'
  | '/api/v1/reports/savings/file'
  | '/api/v1/reports/cycle-times/file'
  | '/api/v1/reports/suppliers/file'
  | '/api/v1/reports/payables/file'
  | '/api/v1/reports/payment-calendar/file'
  | '/api/v1/reports/price-index/file';

interface ReportSectionProps {
  title: string;
  /** Where the report is had as a file, and what it is asked by. */
  file: FileAddress;
  asked?: Readonly<Record<string, string | boolean>>;
  /** The report as a page or a letter keeps it. */
  kept?: AskedReport;
  /** How its figures are counted, in words of the server. */
  countedBy: ReactNode;
  /** Up to when it is true, and whether older records are still being counted. */
  counted: { asOf: string; counting?: boolean } | undefined;
  error: unknown;
  actions?: ReactNode;
  children: ReactNode;
}

/** A report: its figures, a file of them, and how they are counted. */
export function ReportSection(props: ReportSectionProps) {
  const { title, file, asked = {}, kept, countedBy, counted, error, actions, children } = props;
  const save = (format: 'xlsx' | 'csv') =>
    saveAnswer(
      api.GET(file as '/api/v1/reports/spend/file', { params: { query: { ...asked, format } }, parseAs: 'blob' }),
      `${title}.${format}`,
    );
  return (
    <Section
      title={title}
      actions={
        <>
          {actions}
          {kept && <KeepMenu title={title} asked={kept} />}
          <ExportMenu formats={['xlsx', 'csv']} save={save} />
        </>
      }
    >
      {error ? <ProblemText error={error} /> : children}
      {countedBy && (
        <details className={classes.formula}>
          <summary>{say('How it is counted', 'Как считается')}</summary>
          {countedBy}
          {counted && <p>{asOfWords(counted)}</p>}
        </details>
      )}
    </Section>
  );
}

const asOfWords = ({ asOf, counting }: { asOf: string; counting?: boolean }) =>
  counting
    ? say('Earlier records are still being counted.', 'Прежние записи ещё пересчитываются.')
    : say(`As of ${showInstant(asOf)}.`, `По состоянию на ${showInstant(asOf)}.`);
