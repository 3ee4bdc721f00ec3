import { type Words, words } from './errors.ts';

const aPassword = words(
  'Choose 12 to 256 characters that nobody would guess: three or four words that have nothing to do with the company.',
  'Выберите от 12 до 256 знаков, которые трудно угадать: три-четыре слова, не связанных с компанией.',
);
const anInn = words(
  'Send the INN as its certificate has it: 10 digits of a company, 12 of an entrepreneur; the last ones check the others.',
  'Передайте ИНН как в свидетельстве: 10 цифр у организации, 12 у предпринимателя; последние проверяют остальные.',
);
const aPhone = words('Send it as +7 (912) 345-67-89.', 'Передайте в виде +7 (912) 345-67-89.');
const laterDay = words('Send a later day.', 'Передайте более поздний день.');
const anEmail = words('Send an address such as anna@romashka.ru.', 'Передайте адрес вида anna@romashka.ru.');

/** What to send instead, for rules that operations share under one code. */
export const fixesOfRules: Readonly<Record<string, Words>> = {
  password_too_weak: aPassword,
  invalid_inn: anInn,
  inn_format: anInn,
  kpp_format: words('Send nine digits, such as 770701001.', 'Передайте девять цифр, например 770701001.'),
  invalid_phone: aPhone,
  phone_format: aPhone,
  phone_not_russian: aPhone,
  email_format: anEmail,
  email_not_allowed: words(
    'Send an address of another domain; throw-away mail is not taken.',
    'Передайте адрес в другом домене: одноразовая почта не принимается.',
  ),
  consent_required: words('Send true once the person has agreed.', 'Передайте true, когда человек согласился.'),
  wrong_password: words('Send the present password of this person.', 'Передайте нынешний пароль этого человека.'),
  wrong_code: words('Send the newest code of the authenticator.', 'Передайте новый код из приложения.'),
  unchanged: words('Send another value, or leave it out.', 'Передайте другое значение или уберите поле.'),
  exactly_one: words('Send exactly one of these fields.', 'Передайте ровно одно из этих полей.'),
  not_together: words('Send one of them alone.', 'Передайте что-то одно.'),
  before_start: words('Send an end that is not before the start.', 'Передайте конец не раньше начала.'),
  in_past: laterDay,
  date_past: laterDay,
  due_date_in_past: laterDay,
  deadline_in_past: laterDay,
  in_future: words('Send a day that has come.', 'Передайте день, который уже наступил.'),
  paid_in_future: words(
    'Send the day it was paid, today at the latest.',
    'Передайте день оплаты, не позже сегодняшнего.',
  ),
  scale: words('Round it to as many decimal places.', 'Округлите до стольких знаков после точки.'),
  decimal_places: words('Round it to as many decimal places.', 'Округлите до стольких знаков после точки.'),
  uom_must_be_whole: words(
    'Send a whole number: this unit is not divided.',
    'Передайте целое число: эта единица не делится.',
  ),
  uom_not_convertible: words(
    'Send the base unit of the item, or give the item a factor of this unit.',
    'Передайте единицу учёта позиции или задайте у неё коэффициент этой единицы.',
  ),
  unknown_timezone: words('Send a name of IANA, such as Europe/Moscow.', 'Передайте имя IANA, например Europe/Moscow.'),
  without_lines: words(
    'Leave it out, or name a list whose `lineColumns` in GET /api/v1/registers are not empty.',
    'Уберите его или назовите список, у которого в GET /api/v1/registers есть `lineColumns`.',
  ),
  supplier_role_required: words(
    'Give the counterparty the role of a supplier first, or name another.',
    'Сначала дайте контрагенту роль поставщика или укажите другого.',
  ),
  below_minimum: words('Send the minimum or more.', 'Передайте не меньше минимума.'),
  cidr_format: words(
    'Send an address or a block, such as 203.0.113.7 or 203.0.113.0/24.',
    'Передайте адрес или блок, например 203.0.113.7 или 203.0.113.0/24.',
  ),
  scope_not_grantable: words(
    'Leave this scope out, or have somebody make the key who holds its permission.',
    'Уберите эту область доступа или попросите создать ключ того, у кого есть её право.',
  ),
  owner_only: words('Send a moment in the next 730 days.', 'Передайте момент в пределах 730 дней.'),
};
