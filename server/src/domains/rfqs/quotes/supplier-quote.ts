import type Type from 'typebox';
import { entity } from '../../../kernel/entity.ts';
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
  nullable,
  text,
  version,
} from '../../../kernel/fields.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { quoteLifecycle, quoteStatuses } from './quote-flow.ts';

export const quoteSources = ['supplier_link', 'manual', 'import', 'mail', 'api'] as const;

/** The answer of a supplier to a request or to a requisition. What it offers stands in its versions. */
export const supplierQuote = entity({
  type: 'supplier_quote',
  noun: words('Supplier quote', 'Предложение поставщика'),
  audience: 'business',
  displayName: 'number',
  fields: {
    id: id(),
    number: text(32, 'Number', { examples: ['SQ-2026-0001'] }),
    rfqId: nullable(id('Request for quotes it answers')),
    procurementId: nullable(id('Requisition it is for')),
    recipientId: nullable(id('Recipient of the request')),
    supplierId: id('Supplier'),
    counterpartyId: id('Counterparty'),
    supplierName: text(500, 'Name of the supplier', { examples: ['ООО «Цементный двор»'] }),
    source: choice(quoteSources, 'How it came'),
    status: choice(quoteStatuses, 'Status'),
    currentVersion: integer('Version that holds; 0 before the first submission', { minimum: 0 }),
    revising: flag('A next version is being written; the current one holds until it is submitted'),
    needsReconfirmation: flag('The request has changed since: prices are to be confirmed'),
    sealed: flag('Prices are hidden until the deadline of the request'),
    externalNumber: nullable(text(64, 'Number the supplier gave it', { examples: ['КП-118'] })),
    internalScore: nullable(measure('Score of the buyers, 0 to 10', { examples: ['8.5'] })),
    comment: nullable(longText(5_000, 'Comment of the buyers')),
    rejectReason: nullable(longText(1_000, 'Why it was rejected; suppliers never see it')),
    currency: currency('Currency of the quote'),
    totalGross: nullable(decimal('Total with VAT; null while prices are sealed', { examples: ['12000.00'] })),
    validUntil: nullable(date('Last day its prices hold')),
    submittedAt: nullable(instant('Submitted')),
    draftVersion: integer('Drafts saved so far', { minimum: 0 }),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
    createdBy: nullable(id('Created by')),
    updatedBy: nullable(id('Changed by')),
  },
  facts: ['created', 'updated', 'submitted', 'version_created', 'status_changed'],
  lifecycle: quoteLifecycle,
});

export type SupplierQuote = Type.Static<typeof supplierQuote.view>;
