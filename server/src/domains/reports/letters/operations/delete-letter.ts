import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { removeFilesOf } from '../../../../platform/files/remove-files-of.ts';
import { ownOfReports } from '../../report-reading.ts';
import { openLetter } from '../open-letter.ts';
import { reportLetter } from '../report-letter.ts';

export const deleteLetter = command({
  name: 'reports.delete-letter',
  summary: words('Stop a letter with a report', 'Удалить письмо с отчётом'),
  description: 'Whoever set it up deletes it, and nobody gets it any more.',
  ...ownOfReports,
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: object({ result: Type.Literal('deleted'), id: id() }),

  async run(ctx, { id }) {
    const before = await openLetter(ctx, id);
    await removeFilesOf(ctx, reportLetter.type, id);
    await ctx.db.execute(sql`delete from report_letters where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(reportLetter.fact('deleted', before));
    return { result: 'deleted' as const, id };
  },
});
