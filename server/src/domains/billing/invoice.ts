import Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import {
  choice,
  currency,
  date,
  decimal,
  flag,
  id,
  instant,
  longText,
  nullable,
  object,
  rate,
  text,
} from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';
import { recordFields } from '../../kernel/record.ts';
import { vatModes } from '../../kernel/values/vat.ts';
import { customFieldValues } from '../../platform/custom-fields/values-field.ts';
import { externalLinksField } from '../../platform/external-links/links-field.ts';
import { invoiceIssues } from '../company/company.ts';
import { invoiceLifecycle } from './invoice-flow.ts';

export const paymentStatuses = ['unpaid', 'partially_paid', 'paid', 'overpaid'] as const;

export const matchingStatuses = ['not_matched', 'matched', 'warning', 'blocked', 'overridden'] as const;

export const invoiceSources = ['manual', 'api', 'edo', 'mail'] as const;

const amount = (title: string, example = '148500.00') => decimal(title, { examples: [example] });

export const totals = object(
  { net: amount('Without VAT', '121721.31'), vat: amount('VAT', '26778.69'), gross: amount('With VAT') },
  { title: 'Totals: sums of the rounded lines' },
);

const issue = object(
  {
    code: choice(invoiceIssues, 'Difference'),
    severity: choice(['block', 'warn'], 'Whether it stops the approval'),
    lineId: id('Line of the invoice'),
    procurementItemId: nullable(id('Line of the requisition')),
    expected: nullable(Type.String({ title: 'Decided or received', examples: ['10'] })),
    actual: nullable(Type.String({ title: 'Invoiced', examples: ['12'] })),
  },
  { title: 'Difference from what was decided and received' },
);

export type MatchingIssue = Type.Static<typeof issue>;

const matching = object(
  {
    status: choice(matchingStatuses, 'Outcome'),
    issues: Type.Array(issue, { title: 'Differences' }),
    overrideReason: nullable(longText(1_000, 'Why it was approved all the same')),
  },
  { title: 'Decision, receipt and invoice held against each other' },
);

const supplier = object(
  {
    supplierId: id('Supplier'),
    counterpartyId: id('Counterparty'),
    name: text(255, 'Name', { examples: ['ООО «Цементный двор»'] }),
    inn: nullable(text(12, 'INN')),
  },
  { title: 'Who asks to be paid' },
);

export const invoice = entity({
  type: 'invoice',
  noun: words('Incoming invoice', 'Входящий счёт'),
  audience: 'stable',
  displayName: 'number',
  customFieldsOf: 'invoice',
  fields: {
    id: id(),
    number: text(32, 'Number', { examples: ['INV-2026-0001'] }),
    externalNumber: nullable(text(64, 'Number the supplier gave it', { examples: ['СЧ-1045'] })),
    externalDate: nullable(date('Date the supplier gave it')),
    counterpartyId: id('Counterparty'),
    supplierId: id('Supplier'),
    supplier,
    procurementId: nullable(id('Requisition')),
    invoiceRequestId: nullable(id('Invoice request it answers')),
    currency: currency(),
    fxRate: nullable(rate("One unit of it in the company's currency, as it was on the day of the invoice")),
    vatMode: choice(vatModes, 'VAT in the prices'),
    supplyDate: nullable(date('Day of the supply, whose VAT is charged')),
    correctionOf: nullable(id('Earlier invoice that this one corrects')),
    vatRateOverrideReason: nullable(longText(1_000, 'Why a VAT rate of another time is right')),
    status: choice(invoiceLifecycle.statuses, 'Status'),
    disputedFrom: nullable(choice(invoiceLifecycle.statuses, 'Status it returns to from a dispute')),
    paymentStatus: choice(paymentStatuses, 'How far it is paid'),
    dueDate: nullable(date('To be paid by')),
    overdue: flag('Something is owed, and its day is over'),
    onHoldUntil: nullable(date('Not to be paid before the day after')),
    totals,
    paidAmount: amount('Paid, in the currency of the invoice', '100000.00'),
    outstandingAmount: amount('Still owed; negative when overpaid', '48500.00'),
    matching,
    duplicateReason: nullable(longText(1_000, 'Why a second invoice with this number is right')),
    rejectReason: nullable(longText(1_000, 'Why it was rejected')),
    disputeReason: nullable(longText(1_000, 'What is disputed')),
    cancelReason: nullable(longText(1_000, 'Why it was cancelled')),
    purpose: nullable(longText(1_000, 'Purpose of the payment')),
    comment: nullable(longText(5_000, 'Comment')),
    source: choice(invoiceSources, 'How it came'),
    submittedBy: nullable(id('Sent for approval by')),
    approvedBy: nullable(id('Approved by')),
    approvedAt: nullable(instant('Approved')),
    customFields: customFieldValues(),
    externalLinks: externalLinksField(),
    ...recordFields,
  },
  facts: ['created', 'updated', 'status_changed'],
  businessFacts: ['payment_created', 'payment_updated', 'payment_deleted'],
  lifecycle: invoiceLifecycle,
});

export type Invoice = Type.Static<typeof invoice.view>;
