import { coverage } from './coverage.ts';
import { choice, decimal, id, instant, integer, longText, text } from './kit/fields.ts';
import { status } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { words } from './kit/words.ts';

/** The last two are not kept: they follow from the decisions. */
export const supplierStatuses = {
  candidate: status('Not asked yet', 'Не запрошен'),
  invited: status('Asked', 'Запрос отправлен', 'accent'),
  declined: status('Declined', 'Отказался', 'warning'),
  quoted: status('Answered', 'Ответил', 'good'),
  excluded: status('Excluded', 'Исключён', 'bad'),
  selected: status('Selected', 'Выбран', 'good'),
  not_selected: status('Not selected', 'Не выбран'),
};

const origins = {
  manual: words('By hand', 'Вручную'),
  assortment: words('Assortment', 'Ассортимент'),
  rfq: words('Request for quotes', 'Запрос цен'),
  import: words('File', 'Файл'),
  quote: words('Quote', 'Предложение'),
  reorder_point: words('Reorder point', 'Точка заказа'),
};

const supplyCoverage = {
  ...coverage,
  lines: integer('Lines', 'Позиции').describe('Those it supplies.'),
  amount: decimal('Amount', 'Сумма').nullable().describe('Accepted, with VAT, in the currency of the requisition.'),
};

const { version, createdAt, updatedAt } = recordFields;

/** Who may supply a requisition, and how far that went. */
export const requisitionSupplier = noun({
  type: 'procurement_supplier',
  words: words('Supplier of the requisition', 'Поставщик заявки'),
  table: 'requisition_suppliers',
  alias: 'one',
  audience: 'business',
  displayName: 'name',
  facts: ['added', 'updated'],
  fields: {
    id: id(),
    procurementId: id('Requisition', 'Заявка').column('requisition_id'),
    supplierId: id('Supplier', 'Поставщик'),
    counterpartyId: id('Counterparty', 'Контрагент'),
    name: text(255, 'Name', 'Название').computed().example('ООО «Цементный двор»'),
    contactId: id('Contact', 'Контакт').nullable().writable(),
    status: choice(supplierStatuses, 'Status', 'Статус')
      .computed()
      .describe('`selected` and `not_selected` follow from the decisions.'),
    note: longText(1_000, 'Note', 'Примечание').nullable().writable(),
    excludeReason: longText(1_000, 'Why it is excluded', 'Причина исключения').nullable(),
    addedFrom: choice(origins, 'How it came here', 'Откуда добавлен'),
    invitedAt: instant('Asked', 'Запрошен').nullable(),
    declinedAt: instant('Declined', 'Отказался').nullable().describe('And was not asked since.'),
    quotedAt: instant('Answered', 'Ответил').nullable(),
    supplyCoverage: structure(supplyCoverage, 'Accepted', 'Выбрано')
      .computed()
      .describe('What was accepted from it: its part of the quantities of all lines.'),
    ...{ version, createdAt, updatedAt },
  },
});

export type RequisitionSupplier = RecordOf<typeof requisitionSupplier>;
