import { say, words } from '../../kit/say.ts';
import type { ActivityWords } from '../../shared/activity/sentence.ts';
import { statuses } from './words.ts';

/** How the history of a counterparty names its fields. */
export const activityWords: ActivityWords = {
  fields: {
    shortName: words('short name', 'краткое название'),
    fullName: words('full name', 'полное название'),
    kind: words('kind', 'вид'),
    roles: words('roles', 'роли'),
    inn: words('INN', 'ИНН'),
    kpp: words('KPP', 'КПП'),
    ogrn: words('OGRN', 'ОГРН'),
    taxId: words('tax number', 'налоговый номер'),
    taxRegime: words('taxation', 'налоговый режим'),
    legalAddress: words('legal address', 'юридический адрес'),
    actualAddress: words('actual address', 'фактический адрес'),
    postalAddress: words('postal address', 'почтовый адрес'),
    email: words('e-mail', 'почта'),
    phone: words('phone', 'телефон'),
    website: words('site', 'сайт'),
    paymentRequisites: words('bank accounts', 'банковские счета'),
    contacts: words('contacts', 'контакты'),
    supplier: words('terms', 'условия'),
    customFields: words('company fields', 'поля компании'),
  },
  statusName: (code) => (code in statuses ? say(statuses[code as keyof typeof statuses]) : code),
};
