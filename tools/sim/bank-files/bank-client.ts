import { accountHolds, correspondentHolds, innHolds } from './check-digits.ts';
import { decode1251 } from './encodings.ts';
import { random } from './random.ts';
import type { TrueParty, Truth } from './truth.ts';
import { writeFile } from './write-file.ts';

/** An order as the bank's client has read it. */
interface TakenOrder {
  number: string;
  date: string;
  kopecks: number;
  payer: TrueParty;
  payee: TrueParty;
  purpose: string;
}

interface Import {
  orders: TakenOrder[];
  /** Why the client would not take the file, or an order of it. */
  refused: string[];
}

/** Plays the client of a bank that imports a file of payment orders, as strict as any of them. */
export function importOrders(bytes: Uint8Array): Import {
  const text = decode1251(bytes);
  if (text === null) return { orders: [], refused: ['not in Windows-1251'] };
  const refused: string[] = [];
  const demand = (holds: boolean, why: string) => void (holds || refused.push(why));
  demand(text.endsWith('\r\n') && !/[^\r]\n|\r[^\n]/.test(text), 'lines do not end as in Windows');
  demand(!/[^\P{Cc}\r\n]/u.test(text), 'control characters');
  const lines = text.split('\r\n').slice(0, -1);
  demand(lines[0] === '1CClientBankExchange', 'first line');
  demand(lines.at(-1) === 'КонецФайла', 'last line');
  const header = pairs(
    lines.slice(
      1,
      lines.findIndex((line) => line.startsWith('СекцияДокумент')),
    ),
  );
  demand(header.get('ВерсияФормата') === '1.03', 'version');
  demand(header.get('Кодировка') === 'Windows', 'declared encoding');
  demand(/^\d\d:\d\d:\d\d$/.test(header.get('ВремяСоздания') ?? ''), 'time of writing');
  for (const key of ['ДатаСоздания', 'ДатаНачала', 'ДатаКонца']) demand(isDay(header.get(key)), key);
  const orders = documents(lines).map((fields) => orderOf(fields, header.get('РасчСчет') ?? '', demand));
  demand(orders.length > 0, 'no orders');
  demand(new Set(orders.map(({ number }) => number)).size === orders.length, 'numbers repeat');
  return { orders, refused };
}

const isDay = (text = '') => /^\d\d\.\d\d\.\d{4}$/.test(text);

function pairs(lines: readonly string[]): Map<string, string> {
  return new Map(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

function documents(lines: readonly string[]): Array<Map<string, string>> {
  const begins = lines.flatMap((line, at) => (line === 'СекцияДокумент=Платежное поручение' ? [at] : []));
  return begins.map((at) => pairs(lines.slice(at + 1, lines.indexOf('КонецДокумента', at))));
}

function orderOf(
  fields: Map<string, string>,
  headerAccount: string,
  demand: (holds: boolean, why: string) => void,
): TakenOrder {
  const told = (key: string) => fields.get(key) ?? '';
  const where = `order ${told('Номер')}: `;
  const must = (holds: boolean, why: string) => demand(holds, where + why);
  must(/^[1-9]\d{0,5}$/.test(told('Номер')), 'number');
  must(isDay(told('Дата')), 'date');
  must(/^\d{1,13}\.\d\d$/.test(told('Сумма')) && Number(told('Сумма')) > 0, 'amount');
  must(/^[1-5]$/.test(told('Очередность')), 'priority');
  must(told('ВидОплаты') === '01', 'kind of payment');
  must(told('НазначениеПлатежа').length <= 210 && told('НазначениеПлатежа') !== '', 'purpose');
  must(/НДС/.test(told('НазначениеПлатежа')), 'no word of VAT');
  must(told('ПлательщикСчет') === headerAccount, 'not from the account of the file');
  const sides = (['Плательщик', 'Получатель'] as const).map((side): TrueParty => {
    const [account, bik, inn, name] = [told(`${side}Счет`), told(`${side}БИК`), told(`${side}ИНН`), told(`${side}1`)];
    const [kpp, correspondent] = [fields.get(`${side}КПП`), fields.get(`${side}Корсчет`)];
    must(accountHolds(account, bik), `${side}: account`);
    must(innHolds(inn), `${side}: INN`);
    must(kpp === undefined || /^\d{4}[\dA-Z]{2}\d{3}$/.test(kpp), `${side}: KPP`);
    must(correspondent === undefined || correspondentHolds(correspondent, bik), `${side}: correspondent account`);
    must(name !== '' && name.length <= 160, `${side}: name`);
    must(told(`${side}Банк1`) !== '', `${side}: bank`);
    return { name, inn, kpp: kpp ?? null, account, bank: told(`${side}Банк1`), bik };
  });
  const [payer, payee] = sides as [TrueParty, TrueParty];
  return {
    number: told('Номер'),
    date: told('Дата'),
    kopecks: Math.round(Number(told('Сумма')) * 100),
    payer,
    payee,
    purpose: told('НазначениеПлатежа'),
  };
}

/** The day's statement after the bank has carried these orders out. */
export function carryOut(orders: readonly TakenOrder[], openingKopecks: number): Buffer {
  const [first] = orders;
  const account = first?.payer.account ?? '';
  const spent = orders.reduce((sum, { kopecks }) => sum + kopecks, 0);
  const truth: Truth = {
    accounts: [{ number: account, opening: openingKopecks, received: 0, spent, closing: openingKopecks - spent }],
    documents: orders.map((one) => ({ ...one, kind: 'Платежное поручение', booked: one.date, way: 'out' })),
    from: first?.date ?? '',
    to: first?.date ?? '',
    sender: 'АБС Банка',
    faults: new Set(),
  };
  const manner = {
    encoding: 'cp1251',
    declared: 'Windows',
    version: '1.03',
    lineEnd: '\r\n',
    parted: false,
    namesWithInn: true,
    purposeLines: false,
    amounts: 'point',
  } as const;
  return writeFile(truth, manner, random(1));
}
