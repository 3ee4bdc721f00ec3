import { deliveryBatchFlow } from './delivery-batch-flow.ts';
import { deliveryBatchItem } from './delivery-batch-item.ts';
import { date, flag, id, instant, integer, longText, measure, status, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { customFields, recordFields } from './kit/record-fields.ts';
import { structure, structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

const dates = {
  name: text(300, 'Name', 'Название').nullable().example('ЖК «Северный»'),
  actualStartDate: date('Began', 'Начало').nullable(),
  actualEndDate: date('Ended', 'Окончание').nullable(),
};

const named = (en: string, ru: string, example: string) =>
  structure({ name: text(255, 'Name', 'Название').example(example) }, en, ru)
    .nullable()
    .computed();

/** Goods that go together: what, from whom, whereto, when, and how far they have come. */
export const deliveryBatch = noun({
  type: 'delivery_batch',
  words: words('Delivery batch', 'Партия доставки'),
  table: 'delivery_batches',
  alias: 'batch',
  audience: 'internal',
  displayName: 'number',
  customFieldsOf: 'deliveryBatch',
  lifecycle: deliveryBatchFlow,
  facts: ['created', 'updated', 'status_changed', 'deleted', 'link_made', 'link_ended', 'viewed'],
  fields: {
    id: id().filterable().sortable(),
    number: text(32, 'Number', 'Номер').filterable().sortable().searchable().example('DB-2026-0001'),
    status: status(deliveryBatchFlow).filterable(),
    isActive: flag('Something is still to happen', 'Не завершена')
      .computed()
      .describe('Not delivered, returned, cancelled or archived.'),
    procurementId: id('Requisition', 'Заявка')
      .column('requisition_id')
      .nullable()
      .writable()
      .filterable()
      .describe('Whose lines it carries; set when it is created, by its items unless given.'),
    procurementNumber: text(32, 'Number of the requisition', 'Номер заявки')
      .nullable()
      .computed()
      .example('PR-2026-0001'),
    supplierId: id('Supplier', 'Поставщик').nullable().writable().filterable(),
    supplier: named('The supplier', 'Поставщик', 'ООО «Цементный двор»'),
    routeId: id('Route', 'Маршрут').nullable().writable().filterable(),
    stopId: id('Stop of the route', 'Точка маршрута').nullable().writable(),
    stopSequence: integer('Order of the stop', 'Порядок точки').nullable().computed(),
    objectId: id('Logistics object', 'Объект логистики')
      .nullable()
      .writable()
      .filterable()
      .describe('Where it goes: the object of the stop unless given.'),
    object: named('Where it goes', 'Куда доставляется', 'Склад «Север»'),
    warehouseId: id('Warehouse', 'Склад')
      .nullable()
      .writable()
      .filterable()
      .describe('Whose stock it enters: that of the object or of the requisition unless given.'),
    plannedDate: date('Planned for', 'Плановая дата')
      .nullable()
      .writable()
      .filterable()
      .sortable()
      .describe('The date of the route unless given.'),
    dispatchedAt: instant('Dispatched', 'Отправлена').nullable().filterable().sortable(),
    deliveredAt: instant('Delivered', 'Доставлена').nullable().filterable().sortable(),
    recipientName: text(255, 'Who received it', 'Кто принял').nullable().writable().example('Петров Пётр'),
    statusReason: longText(1_000, 'Why it was returned or cancelled', 'Причина возврата или отмены').nullable(),
    driverComment: longText(1_000, 'Comment of the driver', 'Комментарий водителя').nullable(),
    splitFromId: id('Batch it was split off', 'Из какой партии выделена').nullable().filterable(),
    itemCount: integer('Items', 'Позиций'),
    weightKg: measure('Weight, kg', 'Вес, кг')
      .example('500')
      .describe('Of the items whose weight is known, without what was moved into another batch.'),
    volumeM3: measure('Volume, m³', 'Объём, м³')
      .column('volume_m3')
      .example('0.35')
      .describe('Of the items whose volume is known, without what was moved into another batch.'),
    items: structures(deliveryBatchItem.fields, 'Items', 'Позиции').computed().describe('In their order.'),
    constructionProject: structure(dates, 'Construction project', 'Проект строительства')
      .nullable()
      .computed()
      .describe('Of the requisition.'),
    comment: longText(5_000, 'Comment', 'Комментарий').nullable().writable(),
    customFields: customFields(),
    ...recordFields,
  },
});

export type DeliveryBatch = RecordOf<typeof deliveryBatch>;
