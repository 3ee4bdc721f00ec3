import { choice, currency, date, id, instant, longText, measure, price, text } from './kit/fields.ts';
import { status } from './kit/lifecycle.ts';
import { noun, type RecordOf, type StructureOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

export const receiptStatuses = {
  posted: status('Posted', 'Проведена', 'good'),
  reversed: status('Taken back', 'Отменена'),
};

const outsideStock = {
  service: words('A service', 'Услуга'),
  chosen: words('Kept outside the stock by choice', 'Оставлено вне склада'),
  no_item: words('No catalog item', 'Нет позиции каталога'),
};

export const receiptLine = {
  id: id(),
  procurementItemId: id('Requisition line', 'Строка заявки'),
  supplierId: id('Supplier', 'Поставщик').nullable(),
  allocationId: id('Decision it was delivered by', 'Решение, по которому поставлено').nullable(),
  invoiceLineId: id('Invoice line', 'Строка счёта').nullable(),
  quantity: measure('Delivered', 'Привезено').example('10').describe('In the unit of the requisition line.'),
  rejectedQuantity: measure('Sent back at the door', 'Отклонено при приёмке').example('1'),
  receivedQuantity: measure('Kept', 'Принято').example('9'),
  returnedQuantity: measure('Returned later', 'Возвращено позже')
    .example('2')
    .describe('Of what was kept: it went back by returns to the supplier.'),
  rejectReason: longText(1_000, 'Why it was sent back', 'Причина возврата').nullable().example('Мешки порваны'),
  unitCost: price('Cost of a base unit', 'Себестоимость базовой единицы')
    .nullable()
    .describe('As it went into the stock.'),
  currency: currency('Currency of the cost', 'Валюта себестоимости').nullable(),
  batchNumber: text(100, 'Batch number', 'Номер партии').nullable().example('П-2026/118'),
  expiresOn: date('Good until', 'Годен до').nullable(),
  movementId: id('Stock movement', 'Складское движение')
    .nullable()
    .describe('Null where nothing was kept, or the line lies outside the stock.'),
  outsideStock: choice(outsideStock, 'Why it moved no stock', 'Почему остаток не изменился')
    .nullable()
    .describe('`no_item` stands in receipts made before 0.1.'),
};

const { version, createdAt, updatedAt, createdBy } = recordFields;

/** Goods that came for a requisition. It is never changed: what was wrong is taken back as a whole. */
export const stockReceipt = noun({
  type: 'stock_receipt',
  words: words('Stock receipt', 'Приёмка'),
  table: 'stock_receipts',
  alias: 'receipt',
  audience: 'internal',
  displayName: 'number',
  facts: [],
  fields: {
    id: id().filterable().sortable(),
    number: text(32, 'Number', 'Номер').filterable().sortable().example('SR-2026-0001'),
    procurementId: id('Requisition', 'Заявка').column('requisition_id').filterable(),
    warehouseId: id('Warehouse', 'Склад').required().filterable(),
    receivedAt: instant('Received at', 'Когда принято').required().filterable().sortable(),
    status: choice(receiptStatuses, 'Status', 'Статус').filterable(),
    deliveryBatchId: id('Delivery batch', 'Партия доставки')
      .nullable()
      .writable()
      .describe('One of the same requisition that carries these lines, being loaded, under way or delivered.'),
    comment: longText(1_000, 'Comment', 'Комментарий').nullable().writable(),
    reverseReason: longText(1_000, 'Why it was taken back', 'Причина отмены').nullable(),
    reversedAt: instant('Taken back', 'Когда отменена').nullable().filterable(),
    reversedBy: id('Taken back by', 'Кто отменил').nullable(),
    lines: structures(receiptLine, 'Lines', 'Строки')
      .computed()
      .describe('What one supplier delivers by several decisions stands apart for each.'),
    ...{ version, createdAt, updatedAt, createdBy },
  },
});

export type StockReceipt = RecordOf<typeof stockReceipt>;

export type ReceiptLine = StructureOf<typeof receiptLine>;
