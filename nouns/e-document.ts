import { eDocumentFlow, signatureStatuses } from './e-document-flow.ts';
import { field } from './kit/field.ts';
import { choice, flag, id, instant, integer, longText, recordType, status, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { words } from './kit/words.ts';

/** As the interface tells them apart: `edoA.*`, `edoB.*`, `edoC.*`. */
export const operators = {
  A: words('Operator A (Diadoc)', 'Оператор A (Диадок)'),
  B: words('Operator B (Saby)', 'Оператор B (Saby)'),
  C: words('Operator C (Astral)', 'Оператор C (Астрал)'),
};

export type OperatorName = keyof typeof operators;

/** What can be given to an operator, as variables name the records. */
export const sentRecords = {
  salesInvoice: words('Sales invoice', 'Исходящий счёт'),
  contract: words('Contract', 'Договор'),
  generatedDocument: words('Delivery document', 'Документ на доставку'),
};

export type SentRecord = keyof typeof sentRecords;

export const operatorField = () => choice(operators, 'Operator', 'Оператор');

/** Who the other side is at the operator. */
export const eDocumentParty = {
  id: text(200, 'Identifier at the operator', 'Идентификатор у оператора').nullable().example('e3a1c2d4-box'),
  name: text(500, 'Name', 'Название').nullable().example('ООО «Заказчик»'),
  inn: text(12, 'INN', 'ИНН').nullable().example('7707083893'),
  kpp: text(9, 'KPP', 'КПП').nullable().example('770701001'),
};

/** Identifiers by the names of the interface's variables. */
export const operatorIds = () =>
  field<Record<string, string>>(
    'structure',
    { type: 'object', additionalProperties: { type: 'string' } },
    'Identifiers at the operator',
    'Идентификаторы у оператора',
  )
    .example({ messageId: '2c6e…', attachmentEntityId: '71ab…' })
    .describe(
      'By the names of the variables of this operator: `messageId` is `edoA.messageId`. Those of operators never mix.',
    );

const told = (max: number, en: string, ru: string) => longText(max, en, ru).nullable();

/** A document of the company that was given to an operator: one for each operator and for each time it was given. */
export const eDocument = noun({
  type: 'e_document',
  words: words('Electronic document', 'Электронный документ'),
  table: 'e_documents',
  alias: 'edoc',
  audience: 'internal',
  displayName: 'title',
  lifecycle: eDocumentFlow,
  facts: ['created', 'updated', 'status_changed'],
  fields: {
    id: id().filterable().sortable(),
    operator: operatorField().filterable(),
    installationId: id('Installation', 'Установка интеграции'),
    entityType: recordType(sentRecords, 'Kind of the record', 'Вид записи').filterable(),
    entityId: id('The record', 'Запись').filterable(),
    documentVersion: integer('How many times it was given to this operator', 'Какая передача этому оператору', {
      minimum: 1,
    }),
    isCurrent: flag('The last one given to this operator', 'Последняя передача этому оператору').filterable(),
    title: text(300, 'Title', 'Название').example('Счёт на оплату № СЧ-2026-0001 от 20.11.2026'),
    format: choice(
      { pdf: words('PDF', 'PDF'), docx: words('DOCX', 'DOCX'), xml: words('XML 5.03', 'XML 5.03') },
      'Format',
      'Формат',
    ),
    fileId: id('The very file that was given', 'Переданный файл').nullable().computed(),
    status: status(eDocumentFlow).filterable(),
    signatureStatus: choice(signatureStatuses, 'Signatures', 'Подписи').filterable(),
    statusText: told(500, 'Status in the words of the operator', 'Статус словами оператора'),
    statusDetails: told(2_000, 'Details', 'Подробности'),
    reason: told(2_000, 'Why it was rejected or revoked', 'Причина отказа или аннулирования'),
    isInDoubt: flag(
      'Nobody can tell yet whether the operator has it',
      'Пока неизвестно, получил ли его оператор',
    ).filterable(),
    writeId: id('Write at the provider', 'Запись у провайдера'),
    ids: operatorIds(),
    recipient: structure(eDocumentParty, 'Recipient', 'Получатель'),
    lastEventId: text(200, 'Last event', 'Последнее событие').nullable(),
    lastEventName: text(300, 'Name of the last event', 'Название последнего события').nullable(),
    sentAt: instant('Sent', 'Отправлен').nullable().filterable().sortable(),
    deliveredAt: instant('Delivered', 'Доставлен').nullable(),
    signedAt: instant('Signed', 'Подписан').nullable(),
    syncedAt: instant('Last told by the operator', 'Последнее обновление от оператора').nullable(),
    ...recordFields,
  },
});

export type EDocument = RecordOf<typeof eDocument>;
