import { deliveryAttorney } from './delivery-attorney.ts';
import { deliveryDocumentFlow } from './delivery-document-flow.ts';
import { deliveryKindWords } from './delivery-document-kinds.ts';
import {
  choice,
  currency,
  date,
  decimal,
  id,
  instant,
  integer,
  longText,
  measure,
  status,
  text,
} from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { customFields, recordFields } from './kit/record-fields.ts';
import { givenStructure, structure } from './kit/structures.ts';
import { vatMode } from './kit/vat.ts';
import { words } from './kit/words.ts';

/** What one document is written for; all but the first make a document for each group. */
export const deliveryScopes = {
  procurement: words('The whole requisition', 'Вся заявка'),
  supplier: words('Each supplier', 'По поставщикам'),
  logistics_object: words('Each object', 'По объектам'),
  route: words('Each route', 'По маршрутам'),
  batch: words('Each batch', 'По партиям'),
};

export type DeliveryScope = keyof typeof deliveryScopes;

/** Whose goods they are on the way: ours to a customer, or those of a supplier to us. */
export const deliveryDirections = {
  outgoing: words('We hand over to the customer', 'Мы отгружаем заказчику'),
  incoming: words('The supplier hands over to us', 'Поставщик отгружает нам'),
};

export type DeliveryDirection = keyof typeof deliveryDirections;

const updStatuses = {
  '1': words('Invoice for VAT and primary document', 'Счёт-фактура и передаточный документ'),
  '2': words('Primary document alone', 'Только передаточный документ'),
};

const some = (max: number, en: string, ru: string) => text(max, en, ru).nullable().writable();

const basis = {
  name: text(255, 'Name', 'Название').example('Договор'),
  number: text(100, 'Number', 'Номер').nullable().example('47/2026'),
  date: date('Date', 'Дата').nullable(),
};

const procurement = {
  number: text(32, 'Number', 'Номер').example('PR-2026-0001'),
  title: text(300, 'Title', 'Название').example('Цемент на фундамент корпуса 2'),
};

const amount = (en: string, ru: string, example: string) => decimal(en, ru).nullable().example(example);

/** A paper that goes with a delivery. What it says of goods and parties is a copy: nothing that changes later changes it. */
export const deliveryDocument = noun({
  type: 'delivery_document',
  words: words('Delivery document', 'Документ на доставку'),
  table: 'delivery_documents',
  alias: 'paper',
  audience: 'internal',
  displayName: 'number',
  customFieldsOf: 'generatedDocument',
  lifecycle: deliveryDocumentFlow,
  facts: ['created', 'updated', 'status_changed', 'deleted'],
  fields: {
    id: id().filterable().sortable(),
    kind: choice(deliveryKindWords, 'Kind', 'Вид').filterable().sortable().example('upd'),
    number: text(32, 'Number', 'Номер')
      .filterable()
      .sortable()
      .example('УПД-2026-0001')
      .describe('Given with the document: without gaps for each kind and year, and never used again.'),
    stage: status(deliveryDocumentFlow, 'Stage', 'Стадия').filterable(),
    scope: choice(deliveryScopes, 'What it is written for', 'На что выписан').filterable(),
    direction: choice(deliveryDirections, 'Direction', 'Направление').filterable(),
    documentDate: date('Date', 'Дата').writable().filterable().sortable(),
    procurementId: id('Requisition', 'Заявка').column('requisition_id').filterable(),
    procurement: structure(procurement, 'Requisition it was made of', 'По заявке').computed(),
    templateId: id('Template', 'Шаблон')
      .nullable()
      .writable()
      .describe('The default template of its kind unless given.'),
    supplierId: id('Supplier', 'Поставщик').nullable().filterable(),
    objectId: id('Object', 'Объект').nullable().filterable(),
    routeId: id('Route', 'Маршрут').nullable().filterable(),
    batchId: id('Batch', 'Партия').nullable().filterable(),
    updStatus: choice(updStatuses, 'Status of the UPD', 'Статус УПД')
      .nullable()
      .describe('Of a UPD alone; 2 where every line is without VAT.'),
    validTo: date('Valid until', 'Действителен по').nullable().describe('Of a power of attorney.'),
    basis: structure(basis, 'Basis', 'Основание').nullable(),
    currency: currency().filterable(),
    vatMode: vatMode().nullable(),
    rowCount: integer('Lines', 'Строк'),
    netAmount: amount('Without VAT', 'Без НДС', '1020.39'),
    vatAmount: amount('VAT', 'НДС', '224.49'),
    grossAmount: amount('With VAT', 'С НДС', '1244.88'),
    weightKg: measure('Weight, kg', 'Масса, кг').nullable().example('400').describe('Null where no line says it.'),
    volumeM3: measure('Volume, m³', 'Объём, м³').nullable(),
    packageCount: integer('Packages', 'Мест', { minimum: 1, maximum: 1_000_000 }).nullable().writable(),
    carrierId: id('Carrier', 'Перевозчик').nullable().filterable(),
    driverId: id('Driver', 'Водитель').nullable(),
    vehicleId: id('Vehicle', 'Машина').nullable(),
    carrierName: some(255, 'Name of the carrier', 'Название перевозчика').example('ООО «Быстрый путь»'),
    driverName: some(200, 'Name of the driver', 'Имя водителя').example('Иванов Пётр Сергеевич'),
    driverPhone: some(60, 'Phone of the driver', 'Телефон водителя'),
    driverLicense: some(60, 'Licence of the driver', 'Водительское удостоверение').example('99 00 123456'),
    vehicleNumber: some(20, 'Number of the vehicle', 'Номер машины').example('А123ВС77'),
    vehicleModel: some(100, 'Model of the vehicle', 'Модель машины').example('ГАЗель Next'),
    trailerNumber: some(20, 'Number of the trailer', 'Номер прицепа').example('АВ1234 77'),
    attorneyName: text(200, 'Who is trusted to receive', 'Кому выдана доверенность')
      .nullable()
      .example('Петров Иван Сергеевич'),
    attorney: givenStructure(deliveryAttorney, 'Who is trusted to receive, with the passport', 'Доверенное лицо')
      .nullable()
      .writable()
      .seenWith('logistics.documents'),
    recipientName: some(200, 'Who receives', 'Получатель').example('Сидорова Анна Павловна'),
    recipientPosition: some(200, 'Position of who receives', 'Должность получателя').example('Кладовщик'),
    loadingAddress: some(1_000, 'Where it is loaded', 'Адрес погрузки'),
    deliveryAddress: some(1_000, 'Where it is delivered', 'Адрес доставки').example('г. Химки, ул. Заводская, д. 5'),
    comment: longText(2_000, 'Comment', 'Комментарий').nullable().writable(),
    fileId: id('File it was issued with', 'Файл, с которым выписан').nullable(),
    rejectReason: longText(1_000, 'Why it was rejected', 'Почему отклонён').nullable(),
    issuedBy: id('Issued by', 'Кто выписал').nullable(),
    issuedAt: instant('Issued', 'Выписан').nullable(),
    sentAt: instant('Sent', 'Передан').nullable(),
    closedAt: instant('Signed or rejected', 'Подписан или отклонён').nullable(),
    customFields: customFields(),
    ...recordFields,
  },
});

export type DeliveryDocument = RecordOf<typeof deliveryDocument>;
