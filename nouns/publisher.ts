import { field } from './kit/field.ts';
import { id, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const { version, createdAt, updatedAt, updatedBy } = recordFields;

/** A portal that offers integrations to others. Its name and INN are those of the company, and are shown with every integration. */
export const publisher = noun({
  type: 'integration_publisher',
  words: words('Publisher', 'Издатель интеграций'),
  table: 'publishers',
  alias: 'publisher',
  audience: 'internal',
  displayName: 'name',
  facts: ['created', 'updated'],
  fields: {
    id: id('Portal', 'Портал').column('tenant_id'),
    name: text(200, 'Name of the company', 'Название компании').computed().example('ООО «СкладСофт»'),
    inn: text(12, 'INN', 'ИНН').computed().example('7707083893'),
    contact: text(200, 'Who answers for the integrations', 'Кто отвечает за интеграции')
      .required()
      .example('Пётр Иванов, руководитель разработки'),
    supportEmail: field<string>(
      'text',
      { type: 'string', maxLength: 254, pattern: '^[^\\s@<>"\']+@[^\\s@<>"\']+\\.[^\\s@<>"\']+$' },
      'Address of support',
      'Адрес поддержки',
    )
      .required()
      .example('support@skladsoft.ru'),
    privacyUrl: field<string>(
      'text',
      { type: 'string', minLength: 1, maxLength: 2_048 },
      'Page that tells what is done with data',
      'Страница о том, как обрабатываются данные',
    )
      .required()
      .example('https://skladsoft.ru/privacy'),
    ...{ version, createdAt, updatedAt, updatedBy },
  },
});

export type Publisher = RecordOf<typeof publisher>;
