import {
  choice,
  currency,
  date,
  decimal,
  flag,
  id,
  instant,
  integer,
  longText,
  measure,
  status,
  text,
} from './kit/fields.ts';
import { noun, type RecordOf, type StructureOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure, structures } from './kit/structures.ts';
import { unit } from './kit/units.ts';
import { words } from './kit/words.ts';
import { supplierReturnFlow } from './supplier-return-flow.ts';

export const returnReasons = {
  defective: words('Defective', 'Брак'),
  damaged: words('Damaged', 'Повреждение'),
  wrong_item: words('Not what was ordered', 'Не то, что заказано'),
  surplus: words('More than was ordered', 'Излишек'),
  expired: words('Out of date', 'Истёк срок годности'),
  other: words('Other', 'Другое'),
};

export const returnLine = {
  id: id(),
  position: integer('Position', 'Порядок', { minimum: 1 }),
  receiptLineId: id('Line of the receipt', 'Строка приёмки'),
  procurementItemId: id('Requisition line', 'Строка заявки'),
  catalogItemId: id('Catalog item', 'Позиция каталога').nullable(),
  name: text(500, 'Name', 'Наименование').example('Цемент М500'),
  sku: text(100, 'Article', 'Артикул').nullable().example('C-500'),
  quantity: measure('Returned', 'Возвращено').example('3').describe('In the unit of the requisition line.'),
  uom: unit(),
  movementId: id('Stock movement', 'Складское движение')
    .nullable()
    .describe('Null where the line lies outside the stock.'),
};

const supplier = {
  name: text(255, 'Name', 'Название').example('ООО «Цементный двор»'),
  inn: text(12, 'INN', 'ИНН').nullable(),
};

const { version, createdAt, updatedAt, createdBy, updatedBy } = recordFields;

/** Goods of a receipt that went back to their supplier, and what he owes for them. */
export const supplierReturn = noun({
  type: 'supplier_return',
  words: words('Return to a supplier', 'Возврат поставщику'),
  table: 'supplier_returns',
  alias: 'back',
  audience: 'business',
  displayName: 'number',
  lifecycle: supplierReturnFlow,
  facts: ['created', 'credited', 'credit_withdrawn', 'cancelled'],
  fields: {
    id: id().filterable().sortable(),
    number: text(32, 'Number', 'Номер').filterable().sortable().example('RT-2026-0001'),
    receiptId: id('Receipt', 'Приёмка').required().filterable(),
    receiptNumber: text(32, 'Number of the receipt', 'Номер приёмки').computed().example('SR-2026-0001'),
    procurementId: id('Requisition', 'Заявка').column('requisition_id').filterable(),
    procurementNumber: text(32, 'Number of the requisition', 'Номер заявки').computed().example('PR-2026-0001'),
    supplierId: id('Supplier', 'Поставщик').writable().filterable().describe('Needed where the receipt names none.'),
    counterpartyId: id('Counterparty', 'Контрагент').filterable(),
    supplier: structure(supplier, 'Whom they went back to', 'Кому возвращено').computed(),
    warehouseId: id('Warehouse', 'Склад').writable().filterable().describe('The one of the receipt unless given.'),
    returnedAt: instant('Returned', 'Когда возвращено')
      .writable()
      .filterable()
      .sortable()
      .describe('Now unless given; not before the receipt.'),
    reason: choice(returnReasons, 'Reason', 'Причина').required().filterable(),
    comment: longText(1_000, 'What is wrong', 'Что не так').nullable().writable().example('Мешки отсырели'),
    expectsReplacement: flag('Replacement is expected', 'Ждём замену')
      .writable()
      .filterable()
      .describe('The requisition waits for the goods again; otherwise the quantity is closed short.'),
    currency: currency().filterable(),
    amount: decimal('Credit expected, with VAT', 'Ожидаемое возмещение с НДС')
      .nullable()
      .seenWith('catalog.cost_read')
      .example('1482.00')
      .describe('By the prices that were decided; null where one is not known.'),
    status: status(supplierReturnFlow).filterable(),
    creditNumber: text(64, 'Number of the credit note', 'Номер корректировочного документа')
      .nullable()
      .example('КС-17'),
    creditDate: date('Date of the credit note', 'Дата корректировочного документа').nullable().filterable().sortable(),
    creditAmount: decimal('Credited, with VAT', 'Возмещено с НДС')
      .nullable()
      .seenWith('catalog.cost_read')
      .example('1482.00'),
    creditUsed: decimal('Used against invoices', 'Зачтено в счета')
      .nullable()
      .seenWith('catalog.cost_read')
      .filterable()
      .example('0.00')
      .describe('What is left of the credit stands for later invoices of the supplier.'),
    cancelReason: longText(1_000, 'Why it was cancelled', 'Причина отмены').nullable(),
    lines: structures(returnLine, 'Lines', 'Строки').computed(),
    ...{ version, createdAt, updatedAt, createdBy, updatedBy },
  },
});

export type SupplierReturn = RecordOf<typeof supplierReturn>;

export type ReturnLine = StructureOf<typeof returnLine>;
