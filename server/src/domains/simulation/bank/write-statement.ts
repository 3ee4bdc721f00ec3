import { Exact } from '../../../kernel/values/decimal.ts';
import { printedDay } from '../../../kernel/values/printed-day.ts';
import { hashOf } from '../hash-of.ts';
import type { Movement } from './movements-of.ts';

/** Who writes the statements: by this name those of the simulated bank are known. */
export const bankName = 'Тестовый банк';

const ownAccount = '40702810938000000001';

interface Statement {
  day: string;
  owner: { name: string; inn: string | null };
  movements: readonly Movement[];
}

type Line = readonly [key: string] | Pair;
type Pair = readonly [key: string, value: string];

/** The statement of a day in the format of the exchange with 1C. The same movements give the same bytes. */
export function writeStatement({ day, owner, movements }: Statement): Buffer {
  const sum = (way: Movement['way']) =>
    movements
      .filter((one) => one.way === way)
      .reduce((total, { amount }) => total.plus(amount), new Exact(0))
      .toFixed(2);
  const period: Line[] = [
    ['ДатаНачала', printedDay(day)],
    ['ДатаКонца', printedDay(day)],
    ['РасчСчет', ownAccount],
  ];
  return textOf([
    ['1CClientBankExchange'],
    ['ВерсияФормата', '1.03'],
    ['Кодировка', 'UTF-8'],
    ['Отправитель', bankName],
    ['ДатаСоздания', printedDay(day)],
    ...period,
    ['СекцияРасчСчет'],
    ...period,
    ['ВсегоПоступило', sum('in')],
    ['ВсегоСписано', sum('out')],
    ['КонецРасчСчет'],
    ...movements.flatMap((movement) => documentOf(movement, day, owner)),
    ['КонецФайла'],
  ]);
}

function documentOf(
  { way, invoiceId, amount, party, purpose }: Movement,
  day: string,
  owner: Statement['owner'],
): Line[] {
  const [payer, payee] = way === 'out' ? (['own', 'other'] as const) : (['other', 'own'] as const);
  const sides = { own: ownSide(owner), other: otherSide(party) };
  return [
    ['СекцияДокумент', 'Платежное поручение'],
    ['Номер', String(100_000 + hashOf(900_000, invoiceId, amount))],
    ['Дата', printedDay(day)],
    ['Сумма', amount],
    ...sides[payer].map(([key, value]) => [`Плательщик${key}`, value] as const),
    ...sides[payee].map(([key, value]) => [`Получатель${key}`, value] as const),
    [way === 'out' ? 'ДатаСписано' : 'ДатаПоступило', printedDay(day)],
    ['НазначениеПлатежа', purpose],
    ['КонецДокумента'],
  ];
}

const ownSide = ({ name, inn }: Statement['owner']): Pair[] => [
  ['1', name],
  ['ИНН', inn ?? ''],
  ['Счет', ownAccount],
];

function otherSide({ name, fullName, inn, kpp, requisites }: Movement['party']): Pair[] {
  const account = requisites.find(({ isPrimary }) => isPrimary);
  return [
    ['1', fullName ?? name],
    ['ИНН', inn ?? ''],
    ['КПП', kpp ?? ''],
    ['Счет', account?.checkingAccount ?? ''],
    ['Банк1', account?.bankName ?? ''],
    ['БИК', account?.bik ?? ''],
  ];
}

const textOf = (lines: readonly Line[]) =>
  Buffer.from(lines.map(([key, value]) => `${value === undefined ? key : `${key}=${oneLine(value)}`}\r\n`).join(''));

const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim();
