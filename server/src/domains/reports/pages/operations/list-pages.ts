import Type from 'typebox';
import { object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { ownOfReports } from '../../report-reading.ts';
import { reportPage, reportPages } from '../report-page.ts';

export const listPages = query({
  name: 'reports.list-pages',
  summary: words('List pages of reports', 'Страницы отчётов'),
  description: "The caller's own first, then those that others share, by name.",
  ...ownOfReports,
  input: object({}),
  output: object({ items: Type.Array(reportPage.view) }),
  run: async ({ db, actor }) => ({
    items: await reportPages.read(
      db,
      sql`${reportPages.select(db, sql`(page.owner_id = ${actor.userId} or page.is_shared)`)}
        order by page.owner_id = ${actor.userId} desc, page.name, page.id limit 200`,
    ),
  }),
});
