import { contact } from './contact.ts';
import { choice, choices, id, instant, status as statusField, text } from './kit/fields.ts';
import { lifecycle, status } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { customFields, externalLinks, recordFields } from './kit/record-fields.ts';
import { structure, structures } from './kit/structures.ts';
import { words } from './kit/words.ts';
import { paymentRequisite } from './payment-requisite.ts';
import { supplier } from './supplier.ts';
import { taxRegimes } from './tax-regimes.ts';

const kinds = {
  legal_entity: words('Legal entity', 'Юридическое лицо'),
  entrepreneur: words('Entrepreneur', 'Предприниматель'),
  individual: words('Person', 'Физическое лицо'),
  foreign: words('Foreign company', 'Иностранная компания'),
};

const roles = {
  supplier: words('Supplier', 'Поставщик'),
  customer: words('Customer', 'Клиент'),
  carrier: words('Carrier', 'Перевозчик'),
  our_company: words('Our company', 'Наша компания'),
};

/** A block may be given anew, with another reason or end. */
const stages = lifecycle({
  initial: 'active',
  statuses: {
    active: status('Active', 'Действует', 'good'),
    blocked: status('Blocked', 'Заблокирован', 'bad'),
    archived: status('Archived', 'В архиве'),
  },
  moves: {
    block: { from: ['active', 'blocked'], to: 'blocked' },
    unblock: { from: ['blocked'], to: 'active' },
    archive: { from: ['active', 'blocked'], to: 'archived' },
    restore: { from: ['archived'], to: 'active' },
  },
});

export const counterparty = noun({
  type: 'counterparty',
  words: words('Counterparty', 'Контрагент'),
  table: 'counterparties',
  alias: 'party',
  audience: 'stable',
  displayName: 'shortName',
  customFieldsOf: 'counterparty',
  lifecycle: stages,
  facts: ['created', 'updated', 'status_changed', 'deleted'],
  fields: {
    id: id().filterable(),
    kind: choice(kinds, 'Kind', 'Вид').writable().filterable(),
    shortName: text(255, 'Short name', 'Краткое название')
      .required()
      .filterable()
      .sortable()
      .example('ООО «Цементный двор»'),
    fullName: text(500, 'Full name', 'Полное название').nullable().writable(),
    roles: choices(roles, 'Roles', 'Роли', { minItems: 1 }).writable().filterable().example(['supplier']),
    inn: text(12, 'INN', 'ИНН')
      .nullable()
      .writable()
      .filterable()
      .example('7707083893')
      .describe('10 digits of a company, 12 of a person.'),
    kpp: text(9, 'KPP', 'КПП').nullable().writable().filterable(),
    ogrn: text(15, 'OGRN', 'ОГРН').nullable().writable().describe('OGRNIP of an entrepreneur.'),
    okpo: text(10, 'OKPO', 'ОКПО').nullable().writable(),
    taxId: text(50, 'Tax number', 'Налоговый номер')
      .nullable()
      .writable()
      .describe('Taxpayer number of another country.'),
    taxRegime: choice(taxRegimes, 'Tax regime', 'Налоговый режим').nullable().writable(),
    legalAddress: text(500, 'Legal address', 'Юридический адрес').nullable().writable(),
    actualAddress: text(500, 'Actual address', 'Фактический адрес').nullable().writable(),
    postalAddress: text(500, 'Postal address', 'Почтовый адрес').nullable().writable(),
    email: text(254, 'E-mail', 'Почта').nullable().writable(),
    phone: text(60, 'Phone', 'Телефон').nullable().writable(),
    website: text(500, 'Site', 'Сайт').nullable().writable(),
    paymentRequisites: structures(paymentRequisite, 'Payment requisites', 'Банковские счета')
      .nullable()
      .computed()
      .seenWith('counterparties.bank_read')
      .describe('Null for who may not see them.'),
    contacts: structures(contact, 'Contacts', 'Контакты').computed(),
    supplier: structure(supplier, 'Supplier', 'Условия поставщика').nullable().computed(),
    customFields: customFields(),
    externalLinks: externalLinks(),
    status: statusField(stages).filterable(),
    blockReason: text(500, 'Why it is blocked', 'Причина блокировки').nullable(),
    blockedUntil: instant('Blocked until', 'Заблокирован до').nullable().describe('Null is without end.'),
    ...recordFields,
  },
});

export type Counterparty = RecordOf<typeof counterparty>;
