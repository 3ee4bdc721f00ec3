import { proposal } from './bank-match.ts';
import { choice, date, decimal, id, instant, integer, ownText, text } from './kit/fields.ts';
import { status } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { structure, structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

export const documentStatuses = {
  unmatched: status('No match', 'Счёт не найден', 'warning'),
  proposed: status('Match proposed', 'Счёт предложен', 'accent'),
  already_paid: status('Paid already', 'Уже оплачен'),
  applied: status('Applied', 'Проведён', 'good'),
  kept: status('Kept without payment', 'Без оплаты счетов'),
};

const directions = {
  incoming: words('received', 'поступление'),
  outgoing: words('spent', 'списание'),
  internal: words('between own accounts', 'между своими счетами'),
  unknown: words('not clear', 'не определено'),
};

const party = {
  name: text(500, 'Name', 'Название').nullable().example('ООО «Цементный двор»'),
  inn: text(12, 'INN', 'ИНН').nullable().example('7736050003'),
  kpp: text(9, 'KPP', 'КПП').nullable().example('773601001'),
  account: text(20, 'Settlement account', 'Расчётный счёт').nullable().example('40702810938000000001'),
  bank: text(300, 'Bank', 'Банк').nullable(),
  bik: text(9, 'BIK', 'БИК').nullable().example('044525225'),
  correspondentAccount: text(20, 'Correspondent account', 'Корреспондентский счёт')
    .nullable()
    .example('30101810400000000225'),
};

const amount = (en: string, ru: string) => decimal(en, ru).example('148500.00');

const made = {
  invoiceId: id('Invoice', 'Счёт').describe(
    'An incoming invoice where money was spent, a sales invoice where it was received.',
  ),
  paymentId: id('Payment', 'Оплата'),
  amount: amount('Paid', 'Оплачено'),
};

const side = (en: string, ru: string) => structure(party, en, ru).nullable().seenWith('counterparties.bank_read');

/** One movement on an account, as the bank reports it. */
export const bankDocument = noun({
  type: 'bank_document',
  words: words('Bank document', 'Документ выписки'),
  table: 'bank_documents',
  alias: 'doc',
  audience: 'internal',
  displayName: 'number',
  facts: ['matched', 'applied', 'reopened'],
  fields: {
    id: id().filterable().sortable(),
    kind: text(100, 'Kind of the document', 'Вид документа').example('Платежное поручение'),
    number: text(64, 'Number', 'Номер').example('317'),
    date: date('Date', 'Дата').filterable().sortable(),
    bookedOn: date('The day the money moved', 'День движения денег').nullable(),
    amount: amount('Amount', 'Сумма').filterable().sortable().computed(),
    currency: text(3, 'Currency', 'Валюта').computed().example('RUB'),
    direction: choice(
      directions,
      'Whose account it moved, and which way',
      'Направление движения по счёту',
    ).filterable(),
    account: text(20, 'Account of the company', 'Счёт компании')
      .nullable()
      .seenWith('counterparties.bank_read')
      .example('40702810938000000001'),
    counterpartyName: text(500, 'The other side', 'Другая сторона')
      .nullable()
      .computed()
      .example('ООО «Цементный двор»'),
    counterpartyInn: text(12, 'INN of the other side', 'ИНН другой стороны')
      .nullable()
      .computed()
      .example('7736050003'),
    counterpartyId: id('Counterparty it was matched to', 'Контрагент, с которым сопоставлен документ')
      .nullable()
      .filterable(),
    payer: side('Payer', 'Плательщик'),
    payee: side('Payee', 'Получатель'),
    purpose: ownText('Purpose of the payment', 'Назначение платежа').example('Оплата по счёту № СЧ-1045 от 12.11.2026'),
    status: choice(documentStatuses, 'Status', 'Статус').filterable(),
    proposal: structure(proposal, 'Proposed match', 'Предлагаемое совпадение').nullable(),
    payments: structures(made, 'Payments that were made of it', 'Оплаты, созданные по нему').computed(),
    version: integer('Version', 'Версия', { minimum: 1 }),
    createdAt: instant('Created', 'Создано'),
    updatedAt: instant('Changed', 'Изменено'),
  },
});

export type BankDocument = RecordOf<typeof bankDocument>;
