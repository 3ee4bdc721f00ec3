import type { OrderBatch, OrderParty, PaymentOrder } from '../../kernel/integrations/ports/payment-orders.ts';
import { encode } from './encode-windows-1251.ts';

/** The file of payment orders: format 1.03 in Windows-1251, lines ended as in Windows. The same batch gives the same bytes. */
export function writeOrders({ createdAt, timezone, payer, orders }: OrderBatch): Buffer {
  const dates = orders.map(({ date }) => date).sort();
  const [createdOn, createdTime] = clock(createdAt, timezone);
  return encode(
    lines([
      ['1CClientBankExchange'],
      ['ВерсияФормата', '1.03'],
      ['Кодировка', 'Windows'],
      ['Отправитель', 'Prokura'],
      ['Получатель', ''],
      ['ДатаСоздания', createdOn],
      ['ВремяСоздания', createdTime],
      ['ДатаНачала', day(dates[0] as string)],
      ['ДатаКонца', day(dates.at(-1) as string)],
      ['РасчСчет', payer.account],
      ['Документ', kind],
      ...orders.flatMap((order) => orderLines(payer, order)),
      ['КонецФайла'],
    ]),
  );
}

const kind = 'Платежное поручение';

type Line = [key: string] | [key: string, value: string];

const orderLines = (payer: OrderParty, { number, date, amount, payee, purpose }: PaymentOrder): Line[] => [
  ['СекцияДокумент', kind],
  ['Номер', String(number)],
  ['Дата', day(date)],
  ['Сумма', amount],
  ...partyLines('Плательщик', payer),
  ...partyLines('Получатель', payee),
  ['ВидОплаты', '01'],
  ['Очередность', '5'],
  ['НазначениеПлатежа', purpose],
  ['КонецДокумента'],
];

const partyLines = (side: 'Плательщик' | 'Получатель', party: OrderParty): Line[] => [
  [`${side}Счет`, party.account],
  [side, `ИНН ${party.inn} ${party.name}`],
  [`${side}ИНН`, party.inn],
  ...(party.kpp ? ([[`${side}КПП`, party.kpp]] as Line[]) : []),
  [`${side}1`, party.name],
  [`${side}РасчСчет`, party.account],
  [`${side}Банк1`, party.bank],
  [`${side}БИК`, party.bik],
  ...(party.correspondentAccount ? ([[`${side}Корсчет`, party.correspondentAccount]] as Line[]) : []),
];

/** A value stands in one line: whatever would begin another is a space. */
const lines = (all: readonly Line[]) =>
  all
    .map(
      ([key, value]) =>
        `${value === undefined ? key : `${key}=${value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()}`}\r\n`,
    )
    .join('');

const day = (date: string) => date.split('-').reverse().join('.');

function clock(instant: string, timezone: string): [day: string, time: string] {
  const parts = new Intl.DateTimeFormat('ru-RU', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
  const of = Object.fromEntries(parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return [`${of.day}.${of.month}.${of.year}`, `${of.hour}:${of.minute}:${of.second}`];
}
