import { committee } from './committee.ts';
import { constructionObject, constructionProject, constructionStage } from './construction.ts';
import { coverage } from './coverage.ts';
import {
  choice,
  currency,
  date,
  decimal,
  id,
  instant,
  integer,
  longText,
  ownText,
  price,
  status,
  text,
  texts,
} from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { customFields, externalLinks, recordFields } from './kit/record-fields.ts';
import { givenStructure, structure } from './kit/structures.ts';
import { words } from './kit/words.ts';
import { namedContract } from './named-contract.ts';
import { receivedFacts, requisitionFlow } from './requisition-flow.ts';
import { requisitionPriorities } from './requisition-priorities.ts';

const customerContact = {
  fullName: text(200, 'Full name', 'Имя').required().example('Пётр Сидоров'),
  phone: text(60, 'Phone', 'Телефон').nullable().writable(),
  email: text(254, 'E-mail', 'Почта').nullable().writable(),
  position: text(200, 'Position', 'Должность').nullable().writable(),
};

const stage = {
  id: id('Stage', 'Этап: идентификатор'),
  externalId: text(200, 'Outside identifier', 'Внешний идентификатор').nullable(),
  name: text(100, 'Name', 'Название').example('Новая'),
  color: ownText('Colour', 'Цвет').example('#2F80ED'),
};

const selectedSupplier = {
  supplierId: id('Supplier', 'Поставщик'),
  counterpartyId: id('Counterparty', 'Контрагент'),
  name: text(255, 'Name', 'Название').example('ООО «Цементный двор»'),
  inn: text(12, 'INN', 'ИНН').nullable(),
};

const amount = (en: string, ru: string) => decimal(en, ru).example('148500.00');

/** What the company needs, who decides it, and how far it was decided, invoiced and received. */
export const requisition = noun({
  type: 'procurement',
  words: words('Purchase requisition', 'Заявка на закупку'),
  table: 'requisitions',
  alias: 'req',
  audience: 'stable',
  displayName: 'title',
  customFieldsOf: 'procurement',
  lifecycle: requisitionFlow,
  facts: ['created', 'updated', 'status_changed'],
  businessFacts: ['quote_line_decided', 'decision_protocol_issued', ...receivedFacts],
  fields: {
    id: id().filterable().sortable(),
    number: text(32, 'Number', 'Номер').filterable().sortable().example('PR-2026-0001'),
    title: text(300, 'Title', 'Название').writable().filterable().sortable().example('Цемент на фундамент корпуса 2'),
    status: status(requisitionFlow).filterable(),
    heldFrom: status(requisitionFlow, 'Held from', 'Приостановлена из')
      .nullable()
      .describe('Where it returns to from hold.'),
    stage: structure(stage, 'Stage', 'Этап').nullable().computed(),
    priority: choice(requisitionPriorities, 'Priority', 'Приоритет').writable().filterable(),
    customerId: id('Customer', 'Заказчик').nullable().writable().filterable(),
    customerContact: givenStructure(customerContact, 'Contact of the customer', 'Контактное лицо заказчика')
      .nullable()
      .writable(),
    customerRequestFileName: text(255, "File of the customer's request", 'Файл запроса заказчика')
      .nullable()
      .writable()
      .example('заявка.xlsx')
      .describe('The file that the lines came from.'),
    responsibleId: id('Responsible', 'Ответственный').nullable().writable().filterable(),
    requesterId: id('Requested by', 'Инициатор').nullable().writable().filterable(),
    departmentName: text(200, 'Department', 'Подразделение').nullable().writable(),
    dueDate: date('Due date', 'Срок поставки').nullable().writable().filterable().sortable().example('2030-12-31'),
    deliveryWarehouseId: id('Warehouse', 'Склад').nullable().writable().filterable().describe('Where to deliver to.'),
    deliveryAddress: text(1_000, 'Delivery address', 'Адрес доставки').nullable().writable(),
    contractId: id('Contract', 'Договор')
      .nullable()
      .writable()
      .filterable()
      .describe('A contract in force; what has ended since stays named.'),
    contract: structure(namedContract, 'Contract it stands under', 'По договору').nullable().computed(),
    currency: currency().writable().filterable().describe('Of the totals.'),
    plannedTotal: amount('Planned total', 'Плановая сумма')
      .filterable()
      .sortable()
      .describe('Sum of the planned prices.'),
    actualTotal: amount('Actual total', 'Фактическая сумма')
      .nullable()
      .filterable()
      .describe('Sum of what was accepted, with VAT; null while nothing was decided.'),
    budgetAmount: price('Budget', 'Бюджет').nullable().writable(),
    budgetCode: text(100, 'Budget code', 'Статья бюджета')
      .nullable()
      .writable()
      .filterable()
      .describe('The budget that it draws on, by its code; requisitions of one code are counted together.'),
    selectedSupplierId: id('Supplier chosen explicitly', 'Поставщик, указанный явно').nullable(),
    selectedSupplier: structure(selectedSupplier, 'Selected supplier', 'Выбранный поставщик')
      .nullable()
      .computed()
      .describe('The supplier named, or the only one holding accepted quantities.'),
    supplyCoverage: structure(coverage, 'Covered', 'Обеспечено').computed().describe('By decisions.'),
    invoiceCoverage: structure(coverage, 'Invoiced', 'Выставлены счета').computed(),
    receiptCoverage: structure(coverage, 'Received', 'Получено').computed(),
    constructionProject: givenStructure(constructionProject, 'Construction project', 'Проект строительства')
      .nullable()
      .writable(),
    constructionObject: givenStructure(constructionObject, 'Construction object', 'Объект строительства')
      .nullable()
      .writable(),
    constructionStage: givenStructure(constructionStage, 'Construction stage', 'Этап строительства')
      .nullable()
      .writable(),
    committee: committee('Who signs the minutes of its comparison', 'Кто подписывает протокол сравнения')
      .nullable()
      .writable()
      .describe('Null is the committee of the company.'),
    comment: longText(5_000, 'Comment', 'Комментарий').nullable().writable(),
    tags: texts(50, 'Tags', 'Метки', { maxItems: 50 }).writable().filterable(),
    cancelReason: longText(1_000, 'Why it was cancelled', 'Причина отмены').nullable(),
    holdReason: longText(1_000, 'Why it is on hold', 'Причина приостановки').nullable(),
    rejectReason: longText(1_000, 'Why it was rejected', 'Причина отклонения').nullable(),
    closeReason: longText(1_000, 'Why it was closed short', 'Причина закрытия').nullable(),
    submittedBy: id('Sent for approval by', 'Кто отправил на согласование').nullable(),
    approvedBy: id('Approved by', 'Кто согласовал').nullable(),
    approvedAt: instant('Approved', 'Согласована').nullable(),
    approvedTotal: amount('Approved total', 'Согласованная сумма')
      .nullable()
      .describe('The planned total that was approved.'),
    lineCount: integer('Lines', 'Позиции').describe('Active ones.'),
    copiedFromId: id('Copied from', 'Скопирована с заявки').nullable(),
    templateId: id('Made of the template', 'Создана по шаблону').nullable(),
    customFields: customFields(),
    externalLinks: externalLinks(),
    ...recordFields,
  },
});

export type Requisition = RecordOf<typeof requisition>;
