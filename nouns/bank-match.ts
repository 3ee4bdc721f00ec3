import { field } from './kit/field.ts';
import { choice, decimal, flag, id, integer, ownText, text } from './kit/fields.ts';
import type { StructureOf } from './kit/noun.ts';
import { structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

const evidence = {
  counterparty_inn: words('INN of the counterparty', 'ИНН контрагента'),
  counterparty_account: words('account of the counterparty', 'счёт контрагента'),
  invoice_number: words('number of the invoice', 'номер счёта'),
  invoice_date: words('date of the invoice', 'дата счёта'),
  amount: words('amount', 'сумма'),
  person: words('a person', 'человек'),
};

/** What a person should look at before a match is applied. */
export const matchRemarks = {
  partial: words('pays a part', 'оплата части'),
  exceeds_what_is_owed: words('more than is owed', 'больше, чем осталось'),
  date_differs: words('another date of the invoice', 'другая дата счёта'),
  amount_alone: words('only the amount agrees', 'совпала только сумма'),
  several_with_this_number: words('several invoices have this number', 'несколько счетов с таким номером'),
  number_shortened: words('the number is shortened', 'номер сокращён'),
  not_approved: words('the invoice is not approved', 'счёт не согласован'),
  on_hold: words('payment is on hold', 'оплата приостановлена'),
  already_paid: words('paid already', 'уже оплачен'),
};

const amount = (en: string, ru: string) => decimal(en, ru).example('148500.00');

const allocation = {
  invoiceId: id('Invoice', 'Счёт').describe(
    'An incoming invoice where money was spent, a sales invoice where it was received.',
  ),
  number: text(32, 'Number of the invoice with us', 'Наш номер счёта').example('INV-2026-0001'),
  externalNumber: text(64, 'Number the supplier gave it', 'Номер, указанный поставщиком').nullable(),
  amount: amount('What the document pays of it', 'Сколько по нему платит документ'),
  outstanding: amount('What was owed of it then', 'Сколько оставалось к оплате'),
};

export type Allocation = StructureOf<typeof allocation>;

const found = {
  what: choice(evidence, 'What was found', 'Что найдено'),
  words: ownText('Words it was found by', 'Слова, по которым найдено').example('СЧ-1045'),
  start: integer('Where they begin in the purpose', 'Где они начинаются в назначении').nullable(),
  end: integer('Where they end in the purpose', 'Где они заканчиваются в назначении').nullable(),
};

export type Evidence = StructureOf<typeof found>;

const remarks = field<Array<keyof typeof matchRemarks>>(
  'set',
  { type: 'array', items: choice(matchRemarks, 'Remark', 'Замечание').spec.schema },
  'What to look at',
  'На что обратить внимание',
);

/** What a document would pay, how sure that is, and the words it came from. */
export const proposal = {
  confidence: integer('How sure it is, of 100', 'Уверенность, из 100', { minimum: 0, maximum: 100 }),
  exact: flag('The supplier, the number and the whole amount agree', 'Совпали поставщик, номер и вся сумма'),
  allocations: structures(allocation, 'Invoices it pays', 'Какие счета он оплачивает'),
  foundIn: structures(found, 'What it was found by', 'По чему найдено'),
  remarks,
};

export type Proposal = StructureOf<typeof proposal>;
