import type { Listing } from '../../../kernel/lists/listing.ts';
import { categoryLifecycle } from './category.ts';

export const categoryListing: Listing = {
  name: 'catalog-categories',
  from: 'catalog_categories category',
  alias: 'category',
  defaultSort: 'name',
  search: ['category.name', 'category.code'],
  archivedAt: 'category.archived_at',
  fields: {
    id: { column: 'category.id', kind: 'id', sortable: true },
    parentId: { column: 'category.parent_id', kind: 'id', nullable: true },
    name: { column: 'category.name', kind: 'text', sortable: true },
    code: { column: 'category.code', kind: 'text', sortable: true, nullable: true },
    position: { column: 'category.position', kind: 'integer', sortable: true },
    status: { column: 'category.status', kind: 'choice', values: categoryLifecycle.statuses },
    createdAt: { column: 'category.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'category.updated_at', kind: 'instant', sortable: true },
  },
};
