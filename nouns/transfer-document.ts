import { operatorField } from './e-document.ts';
import { choice, currency, date, decimal, flag, id, instant, integer, text } from './kit/fields.ts';
import { status } from './kit/lifecycle.ts';
import { noun, type RecordOf, type StructureOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure, structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

export const transferStatuses = {
  uploaded: status('Not applied', 'Не проведён'),
  applied: status('Applied', 'Проведён', 'good'),
};

const functions = {
  invoice: words('VAT invoice alone (СЧФ)', 'СЧФ — только счёт-фактура'),
  invoice_and_transfer: words('VAT invoice and transfer (СЧФДОП)', 'СЧФДОП — счёт-фактура и передача'),
  transfer: words('Transfer alone (ДОП)', 'ДОП — только передача'),
};

/** How a document came to us. */
export const documentSources = {
  file: words('A file uploaded by a person', 'Файл, загруженный вручную'),
  mail: words('A letter', 'Письмо'),
  operator: words('An operator of electronic documents', 'Оператор ЭДО'),
};

const arrival = {
  source: choice(documentSources, 'How it came', 'Как поступил'),
  at: instant('When it came', 'Когда поступил'),
  fileName: text(255, 'File', 'Файл').example('ON_NSCHFDOPPR_2BM-7707083893.xml'),
  by: id('Who uploaded it', 'Кто загрузил').nullable(),
  sender: text(
    320,
    'Address the letter is from, or how the operator names the sender',
    'Адрес отправителя письма или название отправителя у оператора',
  )
    .nullable()
    .example('buh@cement.ru'),
  threadId: id('Conversation of the letter', 'Переписка, в которой пришло письмо').nullable(),
  letterId: id('Letter', 'Письмо').nullable(),
  operator: operatorField().nullable(),
  operatorDocumentId: id('Incoming document of the operator', 'Входящий документ оператора').nullable(),
};

export type Arrival = StructureOf<typeof arrival>;

const lineChoice = {
  place: integer('Place of the line in the document, from 1', 'Место строки в документе, от 1', { minimum: 1 }),
  catalogItemId: id(
    'Catalog item; null where the line is for none',
    'Позиция каталога; null, если строка ни к чему не относится',
  ).nullable(),
  procurementItemId: id('Line of a requisition', 'Строка заявки').nullable(),
  by: id('Who said so', 'Кто указал').nullable(),
  at: instant('When', 'Когда'),
};

export type LineChoice = StructureOf<typeof lineChoice>;

const party = {
  name: text(500, 'Name', 'Название').nullable().example('ООО «Цементный двор»'),
  inn: text(12, 'INN', 'ИНН').nullable().example('7736050003'),
  kpp: text(9, 'KPP', 'КПП').nullable().example('773601001'),
};

const basis = {
  name: text(255, 'Name', 'Название').example('Договор поставки'),
  number: text(100, 'Number', 'Номер').nullable().example('45/2026'),
  date: date('Date', 'Дата').nullable(),
};

const totals = {
  net: decimal('Without VAT', 'Без НДС').nullable().example('239848.36'),
  vat: decimal('VAT', 'НДС').nullable().example('52586.64'),
  gross: decimal('With VAT', 'С НДС').example('292435.00'),
};

const { version, createdAt, createdBy } = recordFields;

/** A supplier's transfer document (УПД), however it came. */
export const transferDocument = noun({
  type: 'transfer_document',
  words: words('Transfer document', 'УПД'),
  table: 'transfer_documents',
  alias: 'document',
  audience: 'internal',
  displayName: 'number',
  facts: ['uploaded', 'received', 'updated', 'matched', 'applied', 'reopened'],
  fields: {
    id: id().filterable().sortable(),
    installationId: id('Installation', 'Установка интеграции'),
    fileName: text(255, 'File that was uploaded', 'Загруженный файл').example('ON_NSCHFDOPPR_2BM-7707083893.xml'),
    fileSize: integer('Bytes', 'Байтов', { minimum: 0 }),
    source: choice(documentSources, 'How it came first', 'Как поступил впервые'),
    arrivals: structures(arrival, 'Every way it came', 'Все поступления'),
    status: choice(transferStatuses, 'Status', 'Статус').filterable(),
    function: choice(functions, 'Function: СЧФ, СЧФДОП or ДОП', 'Функция: СЧФ, СЧФДОП или ДОП').filterable(),
    formatVersion: text(10, 'Version of the format', 'Версия формата').example('5.03'),
    encoding: text(20, 'Encoding', 'Кодировка').example('windows-1251'),
    number: text(64, 'Number', 'Номер').example('УТ-1045'),
    date: date('Date', 'Дата').filterable().sortable(),
    transferredOn: date('Day of the transfer', 'Дата передачи').nullable(),
    operation: text(255, 'What was done', 'Что делалось').nullable().example('Товары переданы'),
    currency: currency().nullable(),
    seller: structure(party, 'Seller', 'Продавец'),
    buyer: structure(party, 'Buyer', 'Покупатель'),
    basis: structures(basis, 'Documents it is based on', 'Документы-основания'),
    totals: structure(totals, 'Totals, as the document states them', 'Итоги, указанные в документе').computed(),
    counterpartyId: id('Supplier a person named', 'Поставщик, которого указал человек').nullable(),
    choices: structures(lineChoice, 'Lines matched by hand', 'Строки, сопоставленные вручную'),
    invoiceId: id('Incoming invoice it was applied to', 'Входящий счёт, по которому проведён').nullable().filterable(),
    attached: flag('That invoice was there before', 'Счёт существовал раньше'),
    appliedAt: instant('Applied', 'Проведён').nullable(),
    ...{ version, createdAt },
    updatedAt: instant('Changed', 'Изменено'),
    createdBy,
  },
});

export type TransferDocument = RecordOf<typeof transferDocument>;
