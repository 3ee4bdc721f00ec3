import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { ownOfReports } from '../../report-reading.ts';
import { openPage } from '../open-page.ts';
import { reportPage } from '../report-page.ts';

export const deletePage = command({
  name: 'reports.delete-page',
  summary: words('Delete a page of reports', 'Удалить страницу отчётов'),
  description: 'Its owner alone deletes it.',
  ...ownOfReports,
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: object({ result: Type.Literal('deleted'), id: id() }),

  async run(ctx, { id }) {
    const before = await openPage(ctx, id);
    await ctx.db.execute(sql`delete from report_pages where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(reportPage.fact('deleted', before));
    return { result: 'deleted' as const, id };
  },
});
