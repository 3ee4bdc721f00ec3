import Type from 'typebox';
import {
  choice,
  currency,
  date,
  decimal,
  flag,
  id,
  measure,
  nullable,
  object,
  price,
  text,
} from '../../kernel/fields.ts';
import { vatRates } from '../../kernel/values/vat.ts';
import { invoice } from '../billing/invoice.ts';
import { invoiceLine } from '../billing/invoice-line.ts';
import { likenesses } from '../billing/invoices-alike.ts';
import { transferDocument } from './transfer-document.ts';

const matchedBy = ['supplier_article', 'code', 'name'] as const;

const line = object(
  {
    number: text(20, 'Number in the document', { examples: ['1'] }),
    name: text(500, 'Name', { examples: ['Цемент М500'] }),
    article: nullable(text(100, "Supplier's article", { examples: ['ЦЕМ-500-50'] })),
    code: nullable(text(100, "Supplier's code", { examples: ['00-00001175'] })),
    quantity: measure('Quantity', { examples: ['120'] }),
    uom: invoiceLine.fields.uom,
    unitName: nullable(text(100, 'Unit in the words of the document', { examples: ['шт'] })),
    price: price('Price per unit, without VAT'),
    net: decimal('Without VAT', { examples: ['49500.00'] }),
    vatRate: nullable(choice(vatRates, 'VAT rate; null where it is none that is charged')),
    vat: nullable(decimal('VAT', { examples: ['10890.00'] })),
    gross: decimal('With VAT', { examples: ['60390.00'] }),
    catalogItemId: nullable(id('Catalog item')),
    catalogItemName: nullable(text(500, 'Its name')),
    procurementId: nullable(id('Requisition it was decided in')),
    procurementNumber: nullable(text(32, 'Its number', { examples: ['PR-2026-0001'] })),
    procurementItemId: nullable(id('Line of that requisition')),
    matchedBy: nullable(choice(matchedBy, 'What it was told by')),
  },
  { title: 'Line, and what it is matched to' },
);

export const severities = ['info', 'review', 'block'] as const;

const remark = object(
  {
    code: text(64, 'Stable code', { examples: ['totals_differ'] }),
    line: nullable(text(20, 'Number of the line')),
    message: Type.String({ title: 'The same in words' }),
    severity: choice(severities, 'For notice; to be looked at before it is applied; or to be settled first'),
  },
  { title: 'What was noticed' },
);

const supplier = object(
  {
    counterpartyId: id('Counterparty'),
    name: text(255, 'Name', { examples: ['ООО «Цементный двор»'] }),
    inn: nullable(text(12, 'INN')),
    kpp: nullable(text(9, 'KPP')),
  },
  { title: 'Counterparty' },
);

const alike = object(
  {
    invoiceId: id('Invoice'),
    number: text(32, 'Number with us', { examples: ['INV-2026-0001'] }),
    externalNumber: nullable(text(64, 'Number the supplier gave it')),
    externalDate: nullable(date('Date the supplier gave it')),
    status: invoice.fields.status,
    gross: decimal('With VAT', { examples: ['292435.00'] }),
    currency: currency(),
    by: choice(likenesses, 'It has the number of the document, one it stands on, or its amount'),
  },
  { title: 'Invoice that is known already' },
);

/** A document as it would be applied now. */
export const transferDocumentPreview = object(
  {
    ...transferDocument.fields,
    invoiceNumber: nullable(text(32, 'Number of the invoice it was applied to', { examples: ['INV-2026-0001'] })),
    supplier: nullable(supplier),
    suppliers: Type.Array(supplier, {
      title: 'Counterparties with the INN of the seller, where more than one may be meant',
    }),
    buyerIsUs: nullable(flag('The buyer has our INN; null where one of them is not told')),
    lines: Type.Array(line, { title: 'Lines' }),
    remarks: Type.Array(remark, { title: 'What was noticed' }),
    readiness: choice(['ready', 'needs_review', 'blocked'], 'Whether it can be applied'),
    attachesTo: nullable(id('Known invoice that it would be attached to, unless another is named')),
    invoicesAlike: Type.Array(alike, { title: 'Invoices that are known already' }),
    preview: Type.String({
      title: 'Digest of all this: named when the document is applied, so that nothing unseen is',
      pattern: '^[0-9a-f]{32}$',
      examples: ['0'.repeat(32)],
    }),
  },
  { title: 'Transfer document, as it would be applied' },
);

export type Preview = Type.Static<typeof transferDocumentPreview>;
export type PreviewLine = Preview['lines'][number];
