import { choice, flag, id, status, text } from './kit/fields.ts';
import { activeOrArchived } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structures } from './kit/structures.ts';
import { vatRate } from './kit/vat.ts';
import { words } from './kit/words.ts';
import { paymentRequisite } from './payment-requisite.ts';
import { taxRegimes } from './tax-regimes.ts';

const lifecycle = activeOrArchived(words('Active', 'Действует'), words('Archived', 'В архиве'));

const picture = (en: string, ru: string) =>
  id(en, ru).nullable().writable().describe('A picture (PNG, JPEG or WebP) among the files of this profile.');

/** A legal person of the company that sells: who signs its documents, and where it is paid. */
export const sellerProfile = noun({
  type: 'seller_profile',
  words: words('Seller profile', 'Профиль продавца'),
  table: 'seller_profiles',
  alias: 'seller',
  audience: 'business',
  displayName: 'name',
  lifecycle,
  facts: ['created', 'updated', 'deleted'],
  fields: {
    id: id().filterable(),
    name: text(200, 'Name', 'Название').required().filterable().sortable().searchable().example('Ромашка, основная'),
    legalName: text(500, 'Legal name', 'Полное наименование')
      .required()
      .searchable()
      .example('Общество с ограниченной ответственностью «Ромашка»'),
    inn: text(12, 'INN', 'ИНН')
      .required()
      .filterable()
      .example('7707083893')
      .describe('10 digits of a company, 12 of an entrepreneur.'),
    kpp: text(9, 'KPP', 'КПП').nullable().writable().example('773601001').describe('Of companies only.'),
    ogrn: text(15, 'OGRN', 'ОГРН').nullable().writable().describe('OGRNIP of an entrepreneur.'),
    okpo: text(10, 'OKPO', 'ОКПО').nullable().writable().example('00032537').describe('Stands on unified forms.'),
    taxRegime: choice(taxRegimes, 'Tax regime', 'Налоговый режим').writable().filterable(),
    defaultVatRate: vatRate('VAT rate of new lines', 'Ставка НДС новых строк').writable(),
    legalAddress: text(500, 'Legal address', 'Юридический адрес').nullable().writable(),
    phone: text(60, 'Phone', 'Телефон').nullable().writable(),
    email: text(254, 'E-mail', 'Почта').nullable().writable(),
    paymentRequisites: structures(paymentRequisite, 'Payment requisites', 'Банковские счета').describe(
      'Documents show the primary one.',
    ),
    signatoryName: text(200, 'Signatory', 'Кто подписывает').nullable().writable().example('Смирнова А. В.'),
    signatoryPosition: text(200, 'Position of the signatory', 'Должность подписанта')
      .nullable()
      .writable()
      .example('Генеральный директор'),
    signatoryBasis: text(200, 'What the signatory acts on', 'На основании чего действует')
      .nullable()
      .writable()
      .example('Устава'),
    accountantName: text(200, 'Chief accountant', 'Главный бухгалтер').nullable().writable(),
    invoicePrefix: text(10, 'Prefix of invoice numbers', 'Префикс номеров счетов').nullable().writable().example('РМ-'),
    logoFileId: picture('Logo', 'Логотип'),
    stampFileId: picture('Stamp', 'Печать'),
    signatureFileId: picture('Signature', 'Подпись'),
    isDefault: flag('Default', 'По умолчанию')
      .writable()
      .filterable()
      .describe('The one that new documents name unless told otherwise.'),
    status: status(lifecycle).filterable(),
    ...recordFields,
  },
});

export type SellerProfile = RecordOf<typeof sellerProfile>;
