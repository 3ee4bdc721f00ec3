import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { publicationListing } from '../publication.list.ts';
import { type PublicationRow, presentPublication, publicationColumns } from '../publication.row.ts';
import { publication } from '../publication.ts';

export const listPublications = listQuery({
  name: 'integrations.list-publications',
  summary: words('List publications', 'Список публикаций'),
  permission: 'integrations.read',
  scope: 'settings.read',
  listing: publicationListing,
  row: publication.view,
  run: (ctx, input) =>
    listRows(ctx, publicationListing, publicationColumns, input, (row: PublicationRow) =>
      presentPublication(row, ctx.language),
    ),
});
