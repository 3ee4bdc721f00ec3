import { requisitionTemplate as declared } from '../../../../../nouns/requisition-template.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { getRecord, listRecords } from '../../../platform/records/read-operations.ts';
import { store } from '../../../platform/records/store.ts';

export const requisitionTemplate = entityOf(declared);

export const requisitionTemplates = store(requisitionTemplate);

export const templateReading = {
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
} as const;

/** Whoever may write requisitions may say which of them come back. */
export const templateWriting = {
  permission: 'purchase_requisitions.create',
  scope: 'purchase_requisitions.write',
} as const;

export const getTemplate = getRecord(requisitionTemplates, {
  name: 'recurring.get-template',
  summary: words('Get a template of requisitions', 'Получить шаблон заявок'),
  ...templateReading,
});

export const listTemplates = listRecords(
  requisitionTemplates,
  listingOf(declared, { name: 'requisition-templates', defaultSort: 'name' }),
  {
    name: 'recurring.list-templates',
    summary: words('List templates of requisitions', 'Список шаблонов заявок'),
    description: 'By name, each with the next day of its schedule.',
    ...templateReading,
  },
);
