import type { Listing } from '../../../kernel/lists/listing.ts';
import { publicationLifecycle } from './publication.ts';

export const publicationListing: Listing = {
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
