import { customField as declared } from '../../../../nouns/custom-field.ts';
import { words } from '../../kernel/problems/errors.ts';
import { listingOf } from '../records/listing-of.ts';
import { getRecord, listRecords } from '../records/read-operations.ts';
import { store } from '../records/store.ts';
import { customField } from './custom-field.ts';
import { customFieldEntityTypes } from './entity-types.ts';

export const customFields = store(customField);

const reading = { permission: 'custom_fields.read', scope: 'settings.read' } as const;

export const getCustomField = getRecord(customFields, {
  name: 'custom-fields.get-custom-field',
  summary: words('Get a custom field', 'Получить дополнительное поле'),
  ...reading,
});

const listing = listingOf(declared, {
  name: 'custom-fields',
  defaultSort: 'position',
  fields: {
    entityType: {
      column: 'field.entity_type',
      kind: 'choice',
      values: customFieldEntityTypes,
      recordTypes: customFieldEntityTypes,
      sortable: true,
    },
  },
});

export const listCustomFields = listRecords(customFields, listing, {
  name: 'custom-fields.list-custom-fields',
  summary: words('List custom fields', 'Список дополнительных полей'),
  ...reading,
});
