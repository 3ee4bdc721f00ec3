import type { Random } from './random.ts';
import type { TrueAccount, TrueDocument, TrueParty, Truth } from './truth.ts';

const names = [
  'ООО "Ромашка"',
  'АО "Цементный двор"',
  'ИП Ёлкин Пётр Ильич',
  'ПАО "Щебень=Плюс"',
  'ООО "Альфа" г. Королёв',
];
const banks = ['ПАО СБЕРБАНК г. Москва', 'АО "АЛЬФА-БАНК"', 'Филиал "Центральный" Банка ВТБ (ПАО)'];
const kinds = [
  'Платежное поручение',
  'Платежное требование',
  'Инкассовое поручение',
  'Банковский ордер',
  'Мемориальный ордер',
];
const purposes = [
  'Оплата по счету № 1045 от 12.11.2026 за цемент. В т.ч. НДС 22% - 1803.28 руб.',
  'Оплата по счету №СЧ-77/2026, код=15; сумма 100-00 Без НДС',
  'Комиссия за ведение счёта за ноябрь 2026 г. НДС не облагается',
  'Возврат излишне уплаченного аванса по договору 7/11-Б от 01.10.2026; счёт=18',
  'Перевод собственных средств',
];

const newParty = (random: Random): TrueParty => ({
  name: random.pick(names),
  inn: random.digits(random.chance(0.2) ? 12 : 10).replace(/^0/, '7'),
  kpp: random.chance(0.7) ? `7736${random.digits(5)}` : null,
  account: `40702810${random.digits(12)}`,
  bank: random.pick(banks),
  bik: `0445${random.digits(5)}`,
});

const day = (random: Random) => `${String(random.int(1, 28)).padStart(2, '0')}.11.2026`;

/** What happened on some accounts over some days. Sums are counted here, and nowhere read back. */
export function makeTruth(random: Random): Truth {
  const owners = Array.from({ length: random.int(1, 3) }, () => newParty(random));
  const accounts: TrueAccount[] = owners.map(({ account }) => {
    const opening = random.int(0, 900_000_000);
    return { number: account, opening, received: 0, spent: 0, closing: opening };
  });
  const documents = Array.from({ length: random.int(0, 24) }, (_, at) => movement(random, owners, at));
  for (const { payer, payee, kopecks } of documents) {
    const [spends, receives] = [payer, payee].map(({ account }) => accounts.find(({ number }) => number === account));
    if (spends) spends.spent += kopecks;
    if (receives) receives.received += kopecks;
  }
  for (const one of accounts) one.closing = one.opening + one.received - one.spent;
  return { accounts, documents, from: '01.11.2026', to: '30.11.2026', sender: 'АБС Банка', faults: new Set() };
}

function movement(random: Random, owners: readonly TrueParty[], at: number): TrueDocument {
  const own = random.pick(owners);
  const other = owners.find(({ account }) => account !== own.account);
  const between = other !== undefined && random.chance(0.1);
  const way = between ? 'between' : random.pick(['in', 'out'] as const);
  const stranger = between ? other : newParty(random);
  const date = day(random);
  return {
    kind: random.pick(kinds),
    number: String(at * 7 + random.int(1, 7)),
    date,
    booked: random.chance(0.8) ? date : null,
    kopecks: random.chance(0.1) ? random.int(1, 99) : random.int(100, 5_000_000_00),
    way,
    payer: way === 'in' ? stranger : own,
    payee: way === 'in' ? own : stranger,
    purpose: random.pick(purposes),
  };
}
