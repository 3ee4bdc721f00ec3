import type { Listing } from '../../kernel/lists/listing.ts';
import { customFieldLifecycle, customFieldTypes } from './custom-field.ts';
import { customFieldEntityTypes } from './entity-types.ts';

export const fieldListing: Listing = {
  name: 'custom-fields',
  from: 'custom_field_definitions field',
  alias: 'field',
  defaultSort: 'position',
  search: ['field.label', 'field.key'],
  archivedAt: 'field.archived_at',
  fields: {
    id: { column: 'field.id', kind: 'id', sortable: true },
    entityType: {
      column: 'field.entity_type',
      kind: 'choice',
      values: customFieldEntityTypes,
      recordTypes: customFieldEntityTypes,
      sortable: true,
    },
    key: { column: 'field.key', kind: 'text', sortable: true },
    label: { column: 'field.label', kind: 'text', sortable: true },
    type: { column: 'field.type', kind: 'choice', values: customFieldTypes },
    status: { column: 'field.status', kind: 'choice', values: customFieldLifecycle.statuses },
    required: { column: 'field.required', kind: 'boolean' },
    position: { column: 'field.position', kind: 'integer', sortable: true },
    createdAt: { column: 'field.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'field.updated_at', kind: 'instant', sortable: true },
  },
};
