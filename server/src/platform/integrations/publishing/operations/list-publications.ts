import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import type { Listing } from '../../../../kernel/lists/listing.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { type PublicationRow, presentPublication, publicationColumns } from '../publication.row.ts';
import { publication, publicationLifecycle } from '../publication.ts';

const publicationListing: Listing = {
  name: 'integration-publications',
  from: 'publications publication',
  alias: 'publication',
  defaultSort: '-createdAt',
  search: ['publication.slug'],
  archivedAt: 'publication.archived_at',
  fields: {
    id: { column: 'publication.id', kind: 'id', sortable: true },
    slug: { column: 'publication.slug', kind: 'text', sortable: true },
    status: { column: 'publication.status', kind: 'choice', values: publicationLifecycle.statuses },
    createdAt: { column: 'publication.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'publication.updated_at', kind: 'instant', sortable: true },
  },
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
