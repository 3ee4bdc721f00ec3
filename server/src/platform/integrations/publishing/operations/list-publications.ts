import { publication as declared } from '../../../../../../nouns/publication.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { listingOf } from '../../../records/listing-of.ts';
import { type PublicationRow, presentPublication, publicationColumns } from '../publication.row.ts';
import { publication } from '../publication.ts';

const publicationListing = {
  ...listingOf(declared, { name: 'integration-publications', defaultSort: '-createdAt' }),
  archivedAt: 'publication.archived_at',
};

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
