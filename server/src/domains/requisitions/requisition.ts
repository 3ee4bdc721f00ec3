import Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import {
  choice,
  currency,
  date,
  decimal,
  id,
  instant,
  integer,
  longText,
  nullable,
  object,
  price,
  text,
} from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';
import { recordFields } from '../../kernel/record.ts';
import { customFieldValues } from '../../platform/custom-fields/values-field.ts';
import { externalLinksField } from '../../platform/external-links/links-field.ts';
import { changedItemsField } from './changed-items.ts';
import { headerCoverage } from './coverage.ts';
import { requisitionLifecycle } from './requisition-flow.ts';
import { requisitionStatuses } from './requisition-statuses.ts';

export const priorities = ['low', 'normal', 'high', 'urgent'] as const;

export const customerContact = object(
  {
    fullName: text(200, 'Full name', { examples: ['Пётр Сидоров'] }),
    phone: Type.Optional(nullable(text(60, 'Phone'))),
    email: Type.Optional(nullable(text(254, 'E-mail'))),
    position: Type.Optional(nullable(text(200, 'Position'))),
  },
  { title: 'Whom to ask at the customer' },
);

export const constructionProject = object(
  {
    id: Type.Optional(nullable(text(100, 'Identifier in the system of projects'))),
    name: text(300, 'Name', { examples: ['ЖК «Северный»'] }),
    actualStartDate: Type.Optional(nullable(date('Began'))),
    actualEndDate: Type.Optional(nullable(date('Ended'))),
  },
  { title: 'Construction project' },
);

export const constructionObject = object(
  {
    id: Type.Optional(nullable(text(100, 'Identifier in the system of projects'))),
    name: text(300, 'Name', { examples: ['Корпус 2'] }),
    address: Type.Optional(nullable(text(1_000, 'Address'))),
  },
  { title: 'Construction object' },
);

export const constructionStage = object(
  {
    id: Type.Optional(nullable(text(100, 'Identifier in the system of projects'))),
    name: text(300, 'Name', { examples: ['Фундамент'] }),
  },
  { title: 'Construction stage' },
);

const stage = object(
  {
    id: id('Stage'),
    externalId: nullable(text(200, 'Outside identifier')),
    name: text(100, 'Name', { examples: ['Новая'] }),
    color: Type.String({ title: 'Colour', examples: ['#2F80ED'] }),
  },
  { title: 'Stage of the pipeline' },
);

const selectedSupplier = object(
  {
    supplierId: id('Supplier'),
    counterpartyId: id('Counterparty'),
    name: text(255, 'Name', { examples: ['ООО «Цементный двор»'] }),
    inn: nullable(text(12, 'INN')),
  },
  { title: 'The supplier named, or the only one holding accepted quantities' },
);

const amount = (title: string) => decimal(title, { examples: ['148500.00'] });

export const requisition = entity({
  type: 'procurement',
  noun: words('Purchase requisition', 'Заявка на закупку'),
  audience: 'stable',
  displayName: 'title',
  customFieldsOf: 'procurement',
  fields: {
    id: id(),
    number: text(32, 'Number', { examples: ['PR-2026-0001'] }),
    title: text(300, 'Title', { examples: ['Цемент на фундамент корпуса 2'] }),
    status: choice(requisitionStatuses, 'Status'),
    heldFrom: nullable(choice(requisitionStatuses, 'Status it returns to from hold')),
    stage: nullable(stage),
    priority: choice(priorities, 'Priority'),
    customerId: nullable(id('Customer')),
    customerContact: nullable(customerContact),
    customerRequestFileName: nullable(text(255, 'File the lines came from', { examples: ['заявка.xlsx'] })),
    responsibleId: nullable(id('Responsible person')),
    requesterId: nullable(id('Person who asks for it')),
    departmentName: nullable(text(200, 'Department')),
    dueDate: nullable({ ...date('Wanted by'), examples: ['2030-12-31'] }),
    deliveryWarehouseId: nullable(id('Warehouse to deliver to')),
    deliveryAddress: nullable(text(1_000, 'Address to deliver to')),
    currency: currency('Currency of the totals'),
    plannedTotal: amount('Sum of the planned prices'),
    actualTotal: nullable(amount('Sum of what was accepted, with VAT; null while nothing was decided')),
    budgetAmount: nullable(price('Budget')),
    budgetCode: nullable(text(100, 'Budget code, over which requisitions are counted together')),
    selectedSupplierId: nullable(id('Supplier chosen explicitly')),
    selectedSupplier: nullable(selectedSupplier),
    supplyCoverage: headerCoverage('Covered by decisions'),
    invoiceCoverage: headerCoverage('Covered by invoices'),
    receiptCoverage: headerCoverage('Received'),
    constructionProject: nullable(constructionProject),
    constructionObject: nullable(constructionObject),
    constructionStage: nullable(constructionStage),
    comment: nullable(longText(5_000, 'Comment')),
    tags: Type.Array(text(50, 'Tag'), { title: 'Tags', maxItems: 50 }),
    cancelReason: nullable(longText(1_000, 'Why it was cancelled')),
    holdReason: nullable(longText(1_000, 'Why it is on hold')),
    rejectReason: nullable(longText(1_000, 'Why it was rejected')),
    closeReason: nullable(longText(1_000, 'Why it was closed short')),
    submittedBy: nullable(id('Sent for approval by')),
    approvedBy: nullable(id('Approved by')),
    approvedAt: nullable(instant('Approved')),
    approvedTotal: nullable(amount('Planned total that was approved')),
    lineCount: integer('Active lines'),
    customFields: customFieldValues(),
    externalLinks: externalLinksField(),
    ...recordFields,
  },
  facts: ['created', 'updated', 'status_changed'],
  changesTell: { items: Type.Optional(changedItemsField) },
  businessFacts: ['quote_line_decided', 'stock_received', 'stock_receipt_reversed'],
  lifecycle: requisitionLifecycle,
});

export type Requisition = Type.Static<typeof requisition.view>;
