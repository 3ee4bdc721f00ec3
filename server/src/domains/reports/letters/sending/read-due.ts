import Type from 'typebox';
import type { ReportName } from '../../../../../../nouns/asked-report.ts';
import { reportInput } from '../../../../../../nouns/report-input.ts';
import type { ReportLetter } from '../../../../../../nouns/report-letter.ts';
import { date, id, object } from '../../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { dayIn } from '../../../../kernel/values/instant.ts';
import type { LetterLocale } from '../../../../platform/mail/letters/letter.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { reportsByName } from '../../asked/reports-by-name.ts';
import type { MainFigure } from '../../file-of.ts';
import { daysInWords } from '../../main-figures.ts';
import { type AskedPeriod, periodOf } from '../../period.ts';
import { readersOf } from '../readers-of.ts';
import { reportLetters } from '../report-letter.ts';

/** A report as its letters tell it, in each language that they are written in. */
export interface ToldReport {
  report: ReportName;
  form: ReportLetter['form'];
  /** What it is of, in words; null of a report that tells of today. */
  days: ReturnType<typeof daysInWords> | null;
  main: Partial<Record<LetterLocale, readonly MainFigure[]>>;
  rows: Partial<Record<LetterLocale, readonly unknown[]>>;
}

/** The report of a letter that is due; null where it was written or deleted meanwhile. */
export const readDue = query({
  name: 'reports.read-due-letter',
  summary: words('Read the report of a letter', 'Прочитать отчёт для письма'),
  permission: 'internal',
  scope: null,
  input: object({ letterId: id('Letter'), date: date('Day it is written for') }),
  output: Type.Unknown(),

  async run(ctx, { letterId, date }): Promise<ToldReport | null> {
    const due = sql`letter.id = ${letterId} and letter.due_date = ${date}`;
    const [letter] = await reportLetters.read(ctx.db, reportLetters.select(ctx.db, due));
    if (!letter) return null;
    const { asked, form } = letter;
    const input = reportInput(asked, dayIn((await regionalOf(ctx)).timezone));
    const told: ToldReport = { report: asked.report, form, days: await daysOf(ctx, input), main: {}, rows: {} };
    for (const language of new Set((await readersOf(ctx.db, letter.recipientIds)).map(({ locale }) => locale))) {
      const { main, rows } = await reportsByName[asked.report].read({ ...ctx, language }, input);
      told.main[language] = main;
      told.rows[language] = rows;
    }
    return told;
  },
});

async function daysOf(ctx: ReadContext, { from, to, exactDays }: AskedPeriod) {
  return from === undefined && to === undefined
    ? null
    : daysInWords((await periodOf(ctx, { from, to, exactDays })).period);
}
