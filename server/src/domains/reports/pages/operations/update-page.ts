import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { ownOfReports } from '../../report-reading.ts';
import { checkTiles } from '../check-tiles.ts';
import { openPage } from '../open-page.ts';
import { reportPage, reportPages } from '../report-page.ts';

export const updatePage = command({
  name: 'reports.update-page',
  summary: words('Change a page of reports', 'Изменить страницу отчётов'),
  description: 'Its owner alone changes it. Fields left out stay; `tiles` are the whole list, in their order.',
  ...ownOfReports,
  refuses: ['version_conflict', 'precondition_failed'],
  input: object({ id: id(), ...reportPage.change, version: Type.Optional(version()) }),
  output: reportPage.view,

  async run(ctx, { id, version: _, ...given }) {
    const before = await openPage(ctx, id);
    if (given.tiles) await checkTiles(ctx.db, given.tiles);
    return reportPages.change(ctx, before, given);
  },
});
