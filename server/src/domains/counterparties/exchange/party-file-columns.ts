import { contact } from '../../../../../nouns/contact.ts';
import { counterparty } from '../../../../../nouns/counterparty.ts';
import { paymentRequisite } from '../../../../../nouns/payment-requisite.ts';
import { supplier } from '../../../../../nouns/supplier.ts';
import type { ExchangeColumn } from '../../../kernel/exchange/exchange.ts';
import { nounColumn } from '../../../kernel/exchange/noun-column.ts';
import { words } from '../../../kernel/problems/errors.ts';

const ofParty = (field: keyof typeof counterparty.fields, aliases: string, values?: Record<string, string>) =>
  nounColumn(counterparty, field, aliases, values);

const ofAccount = (field: keyof typeof paymentRequisite, aliases: string): ExchangeColumn => ({
  ...nounColumn({ fields: paymentRequisite }, field, aliases),
  at: `/paymentRequisites/0/${field}`,
  guardedBy: 'counterparties.bank_read',
  provesPresence: true,
});

const ofContact = (field: keyof typeof contact, name: string, en: string, ru: string, aliases: string) => ({
  ...nounColumn({ fields: contact }, field, aliases),
  field: name,
  title: words(en, ru),
  at: `/contacts/0/${field}`,
});

const ofSupplier = (field: keyof typeof supplier, aliases: string): ExchangeColumn => ({
  ...nounColumn({ fields: supplier }, field, aliases),
  at: `/supplier/${field}`,
});

/** The columns of a file of counterparties: one row each, with the account it is paid to and the person to turn to. */
export const partyFileColumns: readonly ExchangeColumn[] = [
  {
    ...ofParty(
      'shortName',
      'наименование; название; краткое наименование; сокращённое наименование; контрагент; поставщик; покупатель; клиент; ' +
        'организация; компания; name; company; company name; counterparty; supplier; supplier name; vendor; vendor name; ' +
        'customer; customer name; organization; organisation; business partner',
    ),
    required: true,
  },
  ofParty('fullName', 'полное наименование; юридическое название; legal name; registered name; full legal name'),
  ofParty(
    'kind',
    'вид контрагента; тип контрагента; юр/физ лицо; правовая форма; legal form; entity type; company type',
    {
      legal_entity: 'юрлицо; организация; компания; ООО; АО; company',
      entrepreneur: 'ИП; индивидуальный предприниматель',
      individual: 'физлицо; самозанятый; individual',
      foreign: 'иностранная организация; нерезидент',
    },
  ),
  ofParty('roles', 'роль; тип отношений; группа контрагента; role; relationship; partner type', {
    supplier: 'продавец; vendor',
    customer: 'покупатель; заказчик; client',
    our_company: 'наша организация',
  }),
  ofParty('inn', 'инн контрагента; инн поставщика; taxpayer number; TIN'),
  ofParty('kpp', 'кпп контрагента; kpp code; tax registration reason code'),
  ofParty('ogrn', 'ОГРНИП; ОГРН/ОГРНИП; OGRNIP; registration number; company registration number'),
  ofParty('okpo', 'код ОКПО; OKPO code'),
  ofParty('taxId', 'налоговый номер иностранной организации; foreign tax number; tax id; vat number; vat id'),
  ofParty('taxRegime', 'система налогообложения; режим налогообложения; СНО; tax system; taxation', {
    osno: 'ОСНО; общая; ОСН; general',
    usn_no_vat: 'УСН; упрощённая; simplified',
    usn_5: 'УСН 5%',
    usn_7: 'УСН 7%',
    other: 'другая; иная',
  }),
  ofParty('legalAddress', 'юр. адрес; адрес; registered address; registered office; street address; address'),
  ofParty('actualAddress', 'факт. адрес; адрес доставки; delivery address; physical address; business address'),
  ofParty('postalAddress', 'адрес для писем; адрес для корреспонденции; mailing address; correspondence address'),
  ofParty('email', 'эл. почта; email; электронная почта; адрес электронной почты; email address; mail'),
  ofParty('phone', 'тел; номер телефона; телефон компании; phone number; telephone; tel'),
  ofParty('website', 'веб-сайт; website; web; web site; homepage; url'),
  ofAccount('bankName', 'наименование банка; название банка; банк получателя; bank name; beneficiary bank'),
  ofAccount('bik', 'бик банка; bic; bank code; bank identifier'),
  ofAccount(
    'checkingAccount',
    'р/с; р/счет; номер счета; счёт; account; account number; bank account; account no; checking account',
  ),
  ofAccount('correspondentAccount', 'корреспондентский счёт; к/с; корр. счет; кор. счет; corr account; corr. account'),
  ofContact(
    'fullName',
    'contactName',
    'Contact',
    'Контактное лицо',
    'контакт; ФИО; ФИО контакта; менеджер; представитель; contact person; contact name; sales manager; account manager',
  ),
  ofContact(
    'position',
    'contactPosition',
    "Contact's position",
    'Должность',
    'должность контакта; position; job title',
  ),
  ofContact(
    'email',
    'contactEmail',
    "Contact's e-mail",
    'Почта контакта',
    'эл. почта контакта; email контакта; contact email; contact person email',
  ),
  ofContact(
    'phone',
    'contactPhone',
    "Contact's phone",
    'Телефон контакта',
    'телефон контактного лица; мобильный; contact phone; mobile; mobile phone',
  ),
  ofSupplier(
    'paymentTermsDays',
    'отсрочка, дней; отсрочка платежа; срок оплаты; отсрочка; payment terms; payment terms (days); payment days; credit days; net days',
  ),
  ofSupplier('leadTimeDays', 'срок поставки; срок доставки; lead time; delivery time; delivery days'),
  ofSupplier(
    'minOrderAmount',
    'минимальная сумма заказа; мин. сумма; least order; min order; minimum order; minimum order value; minimum order amount',
  ),
  { ...ofParty('status', 'состояние; state'), onlyInExports: true },
];
