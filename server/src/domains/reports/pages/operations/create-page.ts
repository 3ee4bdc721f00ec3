import type { ReportPage } from '../../../../../../nouns/report-page.ts';
import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { brokenRule, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { ownOfReports } from '../../report-reading.ts';
import { checkTiles } from '../check-tiles.ts';
import { reportPage, reportPages } from '../report-page.ts';

const mostPages = 20;

export const createPage = command({
  name: 'reports.create-page',
  summary: words('Make a page of reports', 'Создать страницу отчётов'),
  description:
    'Each tile is a report with what it is asked by; their order is that of the page. At most twenty pages for each person, of twelve tiles each.',
  ...ownOfReports,
  refuses: ['business_rule_violated'],
  input: object(reportPage.creation),
  output: reportPage.view,

  async run(ctx, { tiles = [], ...given }) {
    const { db, actor } = ctx;
    const ownerId = actor.userId as string;
    await db.execute(sql`select 1 from users where tenant_id = ${db.tenant} and id = ${ownerId} for no key update`);
    const { held } = await db.one<{ held: number }>(
      sql`select count(*)::int as held from report_pages where tenant_id = ${db.tenant} and owner_id = ${ownerId}`,
    );
    if (held >= mostPages)
      throw brokenRule('too_many_pages', words('Delete a page first.', 'Сначала удалите лишнюю страницу.'));
    await checkTiles(db, tiles);
    return (await reportPages.create(ctx, { ...given, tiles, ownerId })) as ReportPage;
  },
});
