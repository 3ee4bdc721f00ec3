import { date, flag, id, status, text } from './kit/fields.ts';
import { activeOrArchived } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { customFields, recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const lifecycle = activeOrArchived(words('Active', 'Действует'), words('Archived', 'В архиве'));

/** Who drives. The passport is sealed: only its last digits are shown. */
export const driver = noun({
  type: 'driver',
  words: words('Driver', 'Водитель'),
  table: 'drivers',
  alias: 'driver',
  audience: 'internal',
  displayName: 'fullName',
  customFieldsOf: 'driver',
  lifecycle,
  facts: ['created', 'updated', 'deleted', 'passport_read'],
  fields: {
    id: id().filterable().sortable(),
    fullName: text(200, 'Full name', 'ФИО')
      .required()
      .filterable()
      .sortable()
      .searchable()
      .example('Кузнецов Пётр Ильич'),
    phone: text(40, 'Phone', 'Телефон').nullable().writable().searchable().example('+79161234567'),
    licenseNumber: text(32, 'Driving licence', 'Водительское удостоверение')
      .nullable()
      .writable()
      .filterable()
      .searchable()
      .example('99 12 345678'),
    licenseValidTo: date('Licence valid until', 'Удостоверение действует до')
      .nullable()
      .writable()
      .filterable()
      .sortable()
      .describe('The last day.'),
    licenseExpired: flag('The licence has expired', 'Срок удостоверения истёк').computed(),
    passport: text(200, 'Passport', 'Паспорт')
      .column('passport_mask')
      .nullable()
      .writable()
      .seenWith('logistics.documents')
      .example('•••• 3456')
      .describe('Written whole and kept sealed; answers show its last digits.'),
    carrierId: id('Carrier', 'Перевозчик')
      .nullable()
      .writable()
      .filterable()
      .describe('The counterparty that carries; null for our own.'),
    isActive: flag('In use', 'Используется')
      .writable()
      .filterable()
      .describe('Who is not in use stays in records and is not offered for new ones.'),
    customFields: customFields(),
    status: status(lifecycle).filterable(),
    ...recordFields,
  },
});

export type Driver = RecordOf<typeof driver>;
