import { coverage } from './coverage.ts';
import {
  choice,
  currency,
  date,
  decimal,
  flag,
  id,
  integer,
  longText,
  measure,
  price,
  status,
  text,
} from './kit/fields.ts';
import { lifecycle, status as named } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { customFields, recordFields } from './kit/record-fields.ts';
import { structure, structures } from './kit/structures.ts';
import { unit } from './kit/units.ts';
import { vatRate } from './kit/vat.ts';
import { words } from './kit/words.ts';
import { productValues } from './product-field.ts';
import { reorderFigures } from './reorder-figures.ts';

const itemTypes = {
  product: words('Product', 'Товар'),
  service: words('Service', 'Услуга'),
};

/** A line is cancelled, never removed, and may be brought back. */
const stages = lifecycle({
  initial: 'active',
  statuses: { active: named('Active', 'Действует', 'good'), cancelled: named('Cancelled', 'Отменена', 'bad') },
  moves: { cancel: { from: ['active'], to: 'cancelled' }, restore: { from: ['cancelled'], to: 'active' } },
});

const holder = {
  supplierId: id('Supplier', 'Поставщик'),
  name: text(255, 'Name', 'Название'),
  quantity: measure('Accepted quantity', 'Принятое количество'),
};

const supplyCoverage = {
  ...coverage,
  acceptedQuantity: measure('Accepted from suppliers', 'Принято у поставщиков').example('40'),
  remainingQuantity: measure('Without a supplier yet', 'Осталось без поставщика').example('80'),
  suppliers: structures(holder, 'Suppliers', 'Поставщики').describe('By name.'),
};

const sourceRef = {
  jobId: id('Import', 'Импорт'),
  rowId: text(64, 'Row of the import', 'Строка импорта'),
};

const { version, createdAt, updatedAt } = recordFields;

/** What is needed, and how far it was decided, invoiced and received. Quantities are in its own unit. */
export const requisitionLine = noun({
  type: 'procurement_item',
  words: words('Requisition line', 'Строка заявки'),
  table: 'requisition_lines',
  alias: 'line',
  audience: 'internal',
  displayName: 'name',
  customFieldsOf: 'procurementItem',
  lifecycle: stages,
  facts: [],
  fields: {
    id: id().filterable().sortable(),
    procurementId: id('Requisition', 'Заявка').column('requisition_id').filterable(),
    position: integer('Position', 'Порядок').filterable().sortable(),
    catalogItemId: id('Catalog item', 'Позиция каталога').nullable().writable().filterable(),
    sku: text(100, 'Article', 'Артикул').nullable().writable().filterable().example('C-500'),
    name: text(500, 'Name', 'Наименование').writable().filterable().sortable().example('Цемент М500'),
    itemType: choice(itemTypes, 'Type', 'Тип').writable(),
    quantity: measure('Quantity', 'Количество').required().example('120'),
    uom: unit().writable(),
    factorToBase: decimal('Base units in one', 'Единиц учёта в одной').describe(
      'Base units of the item in one of the line, as they were when it was written.',
    ),
    plannedPrice: price('Planned price', 'Плановая цена').nullable().writable().describe('Per unit.'),
    currency: currency().writable().describe('Of the planned price.'),
    fxRate: decimal('Exchange rate', 'Курс')
      .nullable()
      .describe('One unit of its currency in that of the requisition, when the line was written.'),
    plannedAmount: decimal('Planned amount', 'Плановая сумма')
      .example('49500.00')
      .describe('In the currency of the requisition.'),
    actualAmount: decimal('Accepted amount', 'Фактическая сумма')
      .nullable()
      .describe('With VAT, in the currency of the requisition.'),
    vatRate: vatRate().nullable().writable(),
    requiredAt: date('Needed by', 'Нужно к').nullable().writable().filterable(),
    sourceSectionName: text(500, 'Section of the estimate', 'Раздел сметы').nullable().writable(),
    workType: text(500, 'Kind of work', 'Вид работ').nullable().writable(),
    needGroupKey: text(200, 'Need', 'Потребность')
      .nullable()
      .writable()
      .filterable()
      .describe('Lines of one key may be bought together.'),
    specification: longText(5_000, 'Specification', 'Спецификация').nullable().writable(),
    manufacturer: text(255, 'Manufacturer', 'Производитель').nullable().writable(),
    brand: text(255, 'Brand', 'Бренд').nullable().writable(),
    analogsAllowed: flag('Analogs will do', 'Допустимы аналоги').writable(),
    status: status(stages),
    cancelReason: longText(1_000, 'Why it was cancelled', 'Причина отмены').nullable(),
    supplyCoverage: structure(supplyCoverage, 'Covered', 'Обеспечено')
      .computed()
      .describe('The decision alone; what was received is told apart.'),
    invoicedQuantity: measure('Invoiced', 'Выставлено'),
    receivedQuantity: measure('Received', 'Получено').describe('Less what went back to suppliers.'),
    rejectedQuantity: measure('Sent back at the door', 'Не принято'),
    returnedQuantity: measure('Returned to suppliers', 'Возвращено'),
    closedShortQuantity: measure('Not expected any more', 'Больше не ожидается').describe(
      'Closed short, or issued from stock.',
    ),
    reservedQuantity: measure('Reserved in stock', 'В резерве на складе'),
    fromStockQuantity: measure('Issued from stock', 'Выдано со склада').describe(
      'Part of what is not expected any more.',
    ),
    reorder: structure(reorderFigures, 'What its quantity was counted from', 'Из чего сложилось количество')
      .nullable()
      .describe('Of a line that a reorder point asked for; the quantity may have been changed since.'),
    productFields: productValues().describe('Of the portal, by key.'),
    customFields: customFields(),
    sourceRef: structure(sourceRef, 'Where it came from', 'Источник').nullable().computed(),
    ...{ version, createdAt, updatedAt },
  },
});

export type RequisitionLine = RecordOf<typeof requisitionLine>;
