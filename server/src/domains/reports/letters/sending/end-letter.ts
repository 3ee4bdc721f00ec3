import Type from 'typebox';
import type { ReportLetter } from '../../../../../../nouns/report-letter.ts';
import { date, id, object } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { recordFile } from '../../../../platform/files/record-file.ts';
import { removeFilesOf } from '../../../../platform/files/remove-files-of.ts';
import { sendLetters } from '../../../../platform/mail/send-letter.ts';
import type { PersonToTell } from '../../../../platform/users/people-to-tell.ts';
import { readersOf } from '../readers-of.ts';
import { reportLetter, reportLetters } from '../report-letter.ts';
import type { ToldReport } from './read-due.ts';
import type { StoredReport } from './store-report.ts';

/** What letters tell, and files that go with them; null where the report was refused. */
export type WrittenLetter = (Pick<ToldReport, 'report' | 'days' | 'main'> & { files: readonly StoredReport[] }) | null;

/** Writes the letters of a day, once: whoever may read reports at this moment gets one. */
export const endLetter = command({
  name: 'reports.end-letter',
  summary: words('Send letters with a report', 'Отправить письма с отчётом'),
  permission: 'internal',
  scope: null,
  input: object({
    letterId: id('Letter'),
    date: date('Day it is written for'),
    written: Type.Unsafe<WrittenLetter>({}),
  }),
  output: Type.Unknown(),

  async run(ctx, { letterId, date, written }) {
    const before = await holdDue(ctx, letterId, date);
    if (!before) return ctx.nothingChanged();
    const readers = await readersOf(ctx.db, [before.ownerId, ...before.recipientIds]);
    const columns = { due_date: null };
    if (written === null || !readers.some(({ id }) => id === before.ownerId))
      return reportLetters.change(ctx, before, { isPaused: true }, { columns });
    const recipients = readers.filter(({ id }) => before.recipientIds.includes(id));
    await send(ctx, before, written, recipients);
    return reportLetters.change(ctx, before, { sentAt: portalNow().toISOString() }, { fact: 'sent', columns });
  },
});

/** The letter, where this day of it is still to be written; nobody else writes it meanwhile. */
async function holdDue({ db }: WriteContext, letterId: string, date: string): Promise<ReportLetter | undefined> {
  const held = await db.first<{ id: string }>(sql`
    select letter.id from report_letters letter
    where letter.tenant_id = ${db.tenant} and letter.id = ${letterId} and letter.due_date = ${date} and not letter.is_paused for update`);
  return held && (await reportLetters.byId(db, letterId));
}

async function send(
  ctx: WriteContext,
  { id, name, ownerId }: ReportLetter,
  { report, days, main, files }: NonNullable<WrittenLetter>,
  recipients: readonly PersonToTell[],
) {
  if (files.length > 0) await removeFilesOf(ctx, reportLetter.type, id);
  for (const { language: _, ...file } of files)
    await recordFile(ctx, { ...file, entityType: reportLetter.type, entityId: id });
  await sendLetters(
    ctx,
    recipients.map((person) => ({
      template: 'report-sent' as const,
      to: person.email,
      locale: person.locale,
      variables: {
        ...{ name: person.name, title: name, report, days, figures: main[person.locale] ?? [] },
        ...{ hasFile: files.length > 0, isOwn: person.id === ownerId, url: `${ctx.services.publicUrl}/reports` },
      },
      attachmentIds: files.filter(({ language }) => language === person.locale).map((file) => file.id),
    })),
  );
}
