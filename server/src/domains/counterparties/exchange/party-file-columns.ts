import type { ExchangeColumn } from '../../../kernel/exchange.ts';
import { number, text } from '../../../kernel/file-column.ts';
import { kindChoices, regimeChoices, roleChoices } from './party-file-words.ts';

const guardedBy = 'counterparties.bank_read';

const ofAccount = (column: ExchangeColumn): ExchangeColumn => ({
  ...column,
  at: `/paymentRequisites/0/${column.field}`,
  guardedBy,
});

const ofContact = (column: ExchangeColumn, field: string): ExchangeColumn => ({
  ...column,
  at: `/contacts/0/${field}`,
});

const ofSupplier = (column: ExchangeColumn): ExchangeColumn => ({ ...column, at: `/supplier/${column.field}` });

/** The columns of a file of counterparties: one row each, with the account it is paid to and the person to turn to. */
export const partyFileColumns: readonly ExchangeColumn[] = [
  {
    ...text(
      'shortName',
      'Name',
      'Наименование',
      'название',
      'краткое наименование',
      'сокращённое наименование',
      'контрагент',
      'поставщик',
      'покупатель',
      'клиент',
      'организация',
      'компания',
      'short name',
      'company',
      'counterparty',
      'supplier',
    ),
    required: true,
  },
  text('fullName', 'Full name', 'Полное наименование', 'полное название', 'юридическое название', 'legal name'),
  {
    ...text('kind', 'Kind', 'Вид', 'вид контрагента', 'тип контрагента', 'юр/физ лицо', 'правовая форма'),
    choices: kindChoices,
  },
  {
    ...text('roles', 'Roles', 'Роли', 'роль', 'тип отношений', 'группа контрагента', 'role'),
    kind: 'list',
    choices: roleChoices,
  },
  text('inn', 'INN', 'ИНН', 'инн контрагента', 'инн поставщика'),
  text('kpp', 'KPP', 'КПП'),
  text('ogrn', 'OGRN', 'ОГРН', 'ОГРНИП', 'ОГРН/ОГРНИП'),
  text('okpo', 'OKPO', 'ОКПО'),
  text(
    'taxId',
    'Foreign tax number',
    'Налоговый номер',
    'налоговый номер иностранной организации',
    'tax id',
    'vat number',
  ),
  {
    ...text('taxRegime', 'Tax regime', 'Налоговый режим', 'система налогообложения', 'режим налогообложения', 'СНО'),
    choices: regimeChoices,
  },
  text('legalAddress', 'Legal address', 'Юридический адрес', 'юр. адрес', 'адрес', 'address'),
  text('actualAddress', 'Actual address', 'Фактический адрес', 'факт. адрес', 'адрес доставки'),
  text('postalAddress', 'Postal address', 'Почтовый адрес'),
  text('email', 'E-mail', 'Эл. почта', 'email', 'почта', 'электронная почта', 'адрес электронной почты'),
  text('phone', 'Phone', 'Телефон', 'тел', 'номер телефона', 'телефон компании'),
  text('website', 'Website', 'Сайт', 'веб-сайт', 'site', 'web'),
  ofAccount(text('bankName', 'Bank', 'Банк', 'наименование банка', 'название банка', 'банк получателя', 'bank name')),
  ofAccount(text('bik', 'BIK', 'БИК', 'бик банка', 'bic')),
  ofAccount(
    text('checkingAccount', 'Account', 'Расчётный счёт', 'р/с', 'р/счет', 'номер счета', 'счёт', 'settlement account'),
  ),
  ofAccount(
    text('correspondentAccount', 'Correspondent account', 'Корреспондентский счёт', 'к/с', 'корр. счет', 'кор. счет'),
  ),
  ofContact(
    text(
      'contactName',
      'Contact',
      'Контактное лицо',
      'контакт',
      'ФИО',
      'ФИО контакта',
      'менеджер',
      'представитель',
      'contact person',
    ),
    'fullName',
  ),
  ofContact(text('contactPosition', "Contact's position", 'Должность', 'должность контакта', 'position'), 'position'),
  ofContact(
    text('contactEmail', "Contact's e-mail", 'Эл. почта контакта', 'email контакта', 'почта контакта', 'contact email'),
    'email',
  ),
  ofContact(
    text(
      'contactPhone',
      "Contact's phone",
      'Телефон контакта',
      'телефон контактного лица',
      'мобильный',
      'contact phone',
    ),
    'phone',
  ),
  ofSupplier({
    ...number(
      'paymentTermsDays',
      'Payment term, days',
      'Отсрочка, дней',
      'отсрочка платежа',
      'срок оплаты',
      'отсрочка',
    ),
    kind: 'integer',
  }),
  ofSupplier({
    ...number('leadTimeDays', 'Lead time, days', 'Срок поставки, дней', 'срок поставки', 'lead time'),
    kind: 'integer',
  }),
  ofSupplier(
    number('minOrderAmount', 'Least order', 'Минимальная сумма заказа', 'минимальный заказ', 'мин. сумма', 'min order'),
  ),
  { ...text('status', 'Status', 'Статус'), onlyInExports: true },
];
