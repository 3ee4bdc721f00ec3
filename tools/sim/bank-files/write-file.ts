import { type Encoding, encode } from './encodings.ts';
import type { Random } from './random.ts';
import type { TrueDocument, TrueParty, Truth } from './truth.ts';

/** How a bank writes: everything that may differ between two files of the same truth. */
export interface Manner {
  encoding: Encoding;
  declared: string | null;
  version: string;
  lineEnd: string;
  /** Every day of an account has a section of its own. */
  parted: boolean;
  /** The name behind the taxpayer number instead of on its own. */
  namesWithInn: boolean;
  purposeLines: boolean;
  amounts: 'point' | 'comma' | 'hyphen' | 'spaces' | 'whole';
}

export const declaredFor = { cp1251: 'Windows', cp866: 'DOS', utf8: 'UTF-8', 'utf8-bom': 'UTF-8' } as const;

export function writeFile(truth: Truth, manner: Manner, random: Random): Buffer {
  const { accounts, documents, from, to, sender, faults } = truth;
  const lines = [
    '1CClientBankExchange',
    `ВерсияФормата=${manner.version}`,
    ...(manner.declared === null ? [] : [`Кодировка=${manner.declared}`]),
    `Отправитель=${sender}`,
    'Получатель=',
    'ДатаСоздания=30.11.2026',
    'ВремяСоздания=12:00:00',
    `ДатаНачала=${from}`,
    `ДатаКонца=${to}`,
    ...accounts.map(({ number }) => `РасчСчет=${number}`),
    'Документ=Платежное поручение',
    'Документ=Банковский ордер',
    ...accounts.flatMap((one) => sections(one, truth, manner, random)),
    ...documents.flatMap((one) => documentLines(one, manner, random)),
    ...(faults.has('no-end') ? [] : ['КонецФайла']),
  ];
  return encode(lines.map((line) => line + manner.lineEnd).join(''), manner.encoding);
}

/** A section or two: the second goes on where the first ended. A wrong sum is a kopeck wrong, in one place. */
function sections(
  account: Truth['accounts'][number],
  { from, to, faults, accounts }: Truth,
  manner: Manner,
  random: Random,
) {
  const { number, opening, received, spent, closing } = account;
  const parts = manner.parted ? [random.int(0, received), random.int(0, spent)] : [received, spent];
  const middle = opening + (parts[0] as number) - (parts[1] as number);
  const first = account === accounts[0];
  const [balanceOff, turnoverOff] = [
    first && faults.has('wrong-balance') ? 1 : 0,
    first && faults.has('wrong-turnover') ? 1 : 0,
  ];
  const section = (begin: number, came: number, went: number, end: number) => [
    'СекцияРасчСчет',
    `ДатаНачала=${from}`,
    `ДатаКонца=${to}`,
    `РасчСчет=${number}`,
    `НачальныйОстаток=${plain(begin)}`,
    ...(faults.has('no-turnovers') ? [] : [`ВсегоПоступило=${plain(came)}`, `ВсегоСписано=${plain(went)}`]),
    `КонечныйОстаток=${plain(end)}`,
    'КонецРасчСчет',
  ];
  if (!manner.parted) return section(opening, received + turnoverOff, spent, closing + turnoverOff + balanceOff);
  return [
    ...section(opening, parts[0] as number, parts[1] as number, middle),
    ...section(
      middle,
      received - (parts[0] as number) + turnoverOff,
      spent - (parts[1] as number),
      closing + turnoverOff + balanceOff,
    ),
  ];
}

function documentLines(one: TrueDocument, manner: Manner, random: Random): string[] {
  return [
    `СекцияДокумент=${one.kind}`,
    `Номер=${one.number}`,
    `Дата=${one.date}`,
    `Сумма=${amount(one.kopecks, manner.amounts)}`,
    ...side('Плательщик', one.payer, manner),
    ...(one.booked && one.way !== 'in' ? [`ДатаСписано=${one.booked}`] : []),
    ...side('Получатель', one.payee, manner),
    ...(one.booked && one.way !== 'out' ? [`ДатаПоступило=${one.booked}`] : []),
    'ВидПлатежа=Электронно',
    'ВидОплаты=01',
    'Очередность=5',
    ...purpose(one.purpose, manner, random),
    'КонецДокумента',
  ];
}

const side = (word: string, { name, inn, kpp, account, bank, bik }: TrueParty, { namesWithInn }: Manner) => [
  `${word}Счет=${account}`,
  namesWithInn ? `${word}=ИНН ${inn} ${name}` : `${word}1=${name}`,
  `${word}ИНН=${inn}`,
  kpp === null ? `${word}КПП=0` : `${word}КПП=${kpp}`,
  `${word}РасчСчет=${account}`,
  `${word}Банк1=${bank}`,
  `${word}БИК=${bik}`,
];

/** Cut between words, the space at either end of the cut or at none. */
function purpose(text: string, { purposeLines }: Manner, random: Random): string[] {
  if (!purposeLines) return [`НазначениеПлатежа=${text}`];
  const all = text.split(' ');
  const size = Math.max(1, Math.ceil(all.length / random.int(2, 4)));
  const cut = random.pick(['', ' ']);
  const parts = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size).join(' '),
  );
  return parts.map((part, at) => `НазначениеПлатежа${at + 1}=${part}${at < parts.length - 1 ? cut : ''}`);
}

const plain = (kopecks: number) =>
  `${kopecks < 0 ? '-' : ''}${Math.floor(Math.abs(kopecks) / 100)}.${String(Math.abs(kopecks) % 100).padStart(2, '0')}`;

function amount(kopecks: number, form: Manner['amounts']): string {
  const [roubles = '', rest = ''] = plain(kopecks).split('.');
  const grouped = roubles.replace(/\B(?=(\d{3})+$)/g, ' ');
  if (form === 'whole' && rest === '00') return roubles;
  return {
    point: `${roubles}.${rest}`,
    whole: `${roubles}.${rest}`,
    comma: `${roubles},${rest}`,
    hyphen: `${roubles}-${rest}`,
    spaces: `${grouped},${rest}`,
  }[form];
}
