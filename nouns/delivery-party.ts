import { id, text } from './kit/fields.ts';
import type { StructureOf } from './kit/noun.ts';

const some = (max: number, en: string, ru: string) => text(max, en, ru).nullable();

/** One side of a delivery document, as it was when the document was written. */
export const deliveryParty = {
  sellerProfileId: id('Our seller profile', 'Наш профиль').nullable(),
  counterpartyId: id('Counterparty', 'Контрагент').nullable(),
  name: text(255, 'Name', 'Название').example('Цементный двор'),
  legalName: text(500, 'Legal name', 'Полное наименование').example('ООО «Цементный двор»'),
  inn: some(12, 'INN', 'ИНН').example('7736050003'),
  kpp: some(9, 'KPP', 'КПП').example('773601001'),
  ogrn: some(15, 'OGRN', 'ОГРН'),
  okpo: some(10, 'OKPO', 'ОКПО'),
  legalAddress: some(500, 'Legal address', 'Юридический адрес'),
  actualAddress: some(500, 'Actual address', 'Фактический адрес'),
  phone: some(60, 'Phone', 'Телефон'),
  email: some(254, 'E-mail', 'Почта'),
  bankName: some(200, 'Bank', 'Банк').seenWith('counterparties.bank_read'),
  bik: some(9, 'BIK', 'БИК').seenWith('counterparties.bank_read'),
  checkingAccount: some(34, 'Settlement account', 'Расчётный счёт').seenWith('counterparties.bank_read'),
  correspondentAccount: some(34, 'Correspondent account', 'Корр. счёт').seenWith('counterparties.bank_read'),
  signatoryName: some(200, 'Signatory', 'Кто подписывает'),
  signatoryPosition: some(200, 'Position of the signatory', 'Должность подписанта'),
  signatoryBasis: some(200, 'What the signatory acts on', 'На основании чего действует'),
  accountantName: some(200, 'Chief accountant', 'Главный бухгалтер'),
};

export type DeliveryParty = StructureOf<typeof deliveryParty>;
