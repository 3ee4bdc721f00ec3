import { eDocumentParty, operatorField, operatorIds } from './e-document.ts';
import { eDocumentFlow, signatureStatuses } from './e-document-flow.ts';
import { choice, date, decimal, flag, id, instant, integer, longText, status, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { structure } from './kit/structures.ts';
import { words } from './kit/words.ts';

export const incomingKinds = {
  upd: words('Universal transfer document', 'УПД'),
  invoice: words('Invoice', 'Счёт'),
  contract: words('Contract', 'Договор'),
  delivery: words('Delivery document', 'Документ на доставку'),
  other: words('Other', 'Другой'),
};

/** A document that somebody sent the company through an operator. */
export const incomingEDocument = noun({
  type: 'incoming_e_document',
  words: words('Incoming electronic document', 'Входящий электронный документ'),
  table: 'incoming_e_documents',
  alias: 'came',
  audience: 'internal',
  displayName: 'title',
  facts: ['created', 'updated'],
  fields: {
    id: id().filterable().sortable(),
    operator: operatorField().filterable(),
    installationId: id('Installation', 'Установка интеграции'),
    kind: choice(incomingKinds, 'Kind', 'Вид').filterable(),
    title: text(500, 'Title', 'Название').searchable().example('УПД № УТ-1045 от 20.11.2026'),
    number: text(100, 'Number', 'Номер').nullable().filterable().searchable().example('УТ-1045'),
    documentDate: date('Date', 'Дата').nullable().filterable().sortable(),
    amount: decimal('Amount', 'Сумма').nullable().example('292435.00'),
    sender: structure(eDocumentParty, 'Sender', 'Отправитель'),
    status: status(eDocumentFlow).filterable(),
    signatureStatus: choice(signatureStatuses, 'Signatures', 'Подписи').filterable(),
    statusText: longText(500, 'Status in the words of the operator', 'Статус словами оператора').nullable(),
    statusDetails: longText(2_000, 'Details', 'Подробности').nullable(),
    reason: longText(2_000, 'Why it was refused or revoked', 'Причина отказа или аннулирования').nullable(),
    refusalStatus: choice(
      {
        none: words('Not refused', 'Не отказано'),
        queued: words('Refusal is being sent', 'Отказ отправляется'),
        in_doubt: words('Outcome of the refusal is unknown', 'Результат отказа неизвестен'),
        failed: words('Refusal was not sent', 'Отказ не отправлен'),
        done: words('Refused', 'Отказано'),
      },
      'Refusal by us',
      'Наш отказ',
    ),
    ids: operatorIds(),
    transferDocumentId: id('Transfer document it was taken into', 'УПД, в который принят').nullable().filterable(),
    isTaken: flag('Taken into the import', 'Принят в импорт').computed(),
    lastEventId: text(200, 'Last event', 'Последнее событие').nullable(),
    lastEventName: text(300, 'Name of the last event', 'Название последнего события').nullable(),
    receivedAt: instant('Received', 'Получен').filterable().sortable(),
    syncedAt: instant('Last told by the operator', 'Последнее обновление от оператора').nullable(),
    version: integer('Version', 'Версия', { minimum: 1 }),
    createdAt: instant('Created', 'Создано').filterable().sortable(),
    updatedAt: instant('Changed', 'Изменено').filterable().sortable(),
  },
});

export type IncomingEDocument = RecordOf<typeof incomingEDocument>;
