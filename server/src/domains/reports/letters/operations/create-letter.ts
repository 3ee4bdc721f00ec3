import type { ReportLetter } from '../../../../../../nouns/report-letter.ts';
import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { brokenRule, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { ownOfReports } from '../../report-reading.ts';
import { reportLetter, reportLetters } from '../report-letter.ts';
import { settleLetter } from '../settle-letter.ts';

const mostLetters = 50;

export const createLetter = command({
  name: 'reports.create-letter',
  summary: words('Have a report sent by letter', 'Получать отчёт по почте'),
  description:
    'Weekly or monthly, at an hour by the clock of the portal, to the caller or to colleagues who may read reports; that is asked again whenever it is ' +
    'sent. It is paused once its owner may no longer read reports, or when its basket is gone. At most fifty for each person.',
  ...ownOfReports,
  refuses: ['business_rule_violated'],
  input: object(reportLetter.creation),
  output: reportLetter.view,

  async run(ctx, input) {
    const { db, actor } = ctx;
    const ownerId = actor.userId as string;
    await db.execute(sql`select 1 from users where tenant_id = ${db.tenant} and id = ${ownerId} for no key update`);
    const { held } = await db.one<{ held: number }>(
      sql`select count(*)::int as held from report_letters where tenant_id = ${db.tenant} and owner_id = ${ownerId}`,
    );
    if (held >= mostLetters)
      throw brokenRule('too_many_letters', words('Delete a letter first.', 'Сначала удалите лишнее письмо.'));
    const settled = await settleLetter(ctx, null, { recipientIds: [ownerId], ...input });
    return (await reportLetters.create(ctx, { ...settled, ownerId })) as ReportLetter;
  },
});
