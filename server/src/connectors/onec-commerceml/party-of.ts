import type { ExchangeOrder } from '../../kernel/integrations/ports/exchange-order.ts';
import { type Field, requisite } from './xml/write-xml.ts';

type Party = ExchangeOrder['supplier'];

/** The supplier of an order (CM-24): a company has an official name, a person a full one. */
export const partyOf = (party: Party): Field[] => [
  ['Ид', party.id],
  ['Наименование', party.name],
  [party.person ? 'ПолноеНаименование' : 'ОфициальноеНаименование', party.fullName ?? party.name],
  ['АдресРегистрации', address(party.legalAddress)],
  ['ИНН', party.inn],
  ['КПП', party.kpp],
  ['ОКПО', party.okpo],
  ['РасчетныеСчета', party.accounts.map(accountOf)],
  ['Роль', 'Продавец'],
  ['Адрес', address(party.actualAddress)],
  ['Контакты', [contact('Почта', party.email), contact('ТелефонРабочий', party.phone)]],
  // Of numbers the format has no element for, there are requisites.
  ['ЗначенияРеквизитов', party.ogrn === null ? null : [requisite('ОГРН', party.ogrn)]],
];

const address = (text: string | null): Field[] | null => (text === null ? null : [['Представление', text]]);

/** Without a number there is nothing to pay to. */
const accountOf = ({ checkingAccount, bik, bankName, correspondentAccount }: Party['accounts'][number]): Field => [
  'РасчетныйСчет',
  checkingAccount === null
    ? null
    : [
        ['НомерСчета', checkingAccount],
        [
          'Банк',
          [
            ['СчетКорреспондентский', correspondentAccount],
            ['Наименование', bankName],
            ['БИК', bik],
          ],
        ],
      ],
];

const contact = (kind: string, value: string | null): Field => [
  'Контакт',
  value === null
    ? null
    : [
        ['Тип', kind],
        ['Значение', value],
      ],
];
