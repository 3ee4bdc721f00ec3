import type { Listing } from '../../kernel/lists/listing.ts';
import { installationLifecycle } from './installation.ts';

export const installationListing: Listing = {
  name: 'integration-installations',
  from: 'integration_installations installation',
  alias: 'installation',
  defaultSort: 'slug',
  search: ['installation.slug'],
  archivedAt: 'installation.archived_at',
  fields: {
    id: { column: 'installation.id', kind: 'id', sortable: true },
    slug: { column: 'installation.slug', kind: 'text', sortable: true },
    status: { column: 'installation.status', kind: 'choice', values: installationLifecycle.statuses },
    createdAt: { column: 'installation.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'installation.updated_at', kind: 'instant', sortable: true },
  },
};
