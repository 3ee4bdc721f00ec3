import Type from 'typebox';
import { id, object, unshown } from '../../kernel/fields.ts';
import { givenColumns } from '../../kernel/sql/given-columns.ts';
import { invoice, totals } from './invoice.ts';
import { invoiceLine } from './invoice-line.ts';

const { fields } = invoice;
const { properties: line } = invoiceLine;

/** Most lines of one invoice. */
export const mostLines = 2_000;

/** A line as a caller writes it: what the requisition or the catalog knows may be left out. */
export const lineInput = object(
  {
    procurementItemId: Type.Optional(line.procurementItemId),
    allocationId: Type.Optional(line.allocationId),
    catalogItemId: Type.Optional(line.catalogItemId),
    name: Type.Optional(line.name),
    quantity: line.quantity,
    uom: Type.Optional(line.uom),
    price: line.price,
    discountPercent: Type.Optional(line.discountPercent),
    vatRate: Type.Optional(line.vatRate),
  },
  { title: 'Invoice line' },
);

export const changedLine = object(
  { id: Type.Optional(id('Line that is there; a new one without it')), ...lineInput.properties },
  { title: 'Invoice line, kept or new' },
);

export type LineInput = Type.Static<typeof changedLine>;

const sentTotals = object(
  {
    net: Type.Optional(totals.properties.net),
    vat: Type.Optional(totals.properties.vat),
    gross: totals.properties.gross,
  },
  { title: 'Totals of the paper: checked against the lines, or all there is without lines' },
);

/** What a caller may write of the header; statuses and payments have addresses of their own. */
export const headerInput = {
  externalNumber: Type.Optional(fields.externalNumber),
  externalDate: Type.Optional(fields.externalDate),
  procurementId: Type.Optional(fields.procurementId),
  invoiceRequestId: Type.Optional(fields.invoiceRequestId),
  currency: Type.Optional(fields.currency),
  fxRate: Type.Optional(unshown(fields.fxRate)),
  vatMode: Type.Optional(fields.vatMode),
  supplyDate: Type.Optional(fields.supplyDate),
  correctionOf: Type.Optional(fields.correctionOf),
  vatRateOverrideReason: Type.Optional(fields.vatRateOverrideReason),
  dueDate: Type.Optional(fields.dueDate),
  onHoldUntil: Type.Optional(unshown(fields.onHoldUntil)),
  totals: Type.Optional(sentTotals),
  duplicateReason: Type.Optional(fields.duplicateReason),
  purpose: Type.Optional(fields.purpose),
  comment: Type.Optional(fields.comment),
  customFields: Type.Optional(fields.customFields),
};

const shape = object({
  ...headerInput,
  counterpartyId: Type.Optional(fields.counterpartyId),
  supplierId: Type.Optional(fields.supplierId),
  lines: Type.Optional(Type.Array(changedLine)),
});

export type InvoiceInput = Type.Static<typeof shape>;

const columnOf: Readonly<Record<string, string>> = {
  externalNumber: 'external_number',
  externalDate: 'external_date',
  invoiceRequestId: 'invoice_request_id',
  correctionOf: 'correction_of',
  vatRateOverrideReason: 'vat_override_reason',
  supplyDate: 'supply_date',
  dueDate: 'due_date',
  onHoldUntil: 'on_hold_until',
  duplicateReason: 'duplicate_reason',
  purpose: 'purpose',
  comment: 'comment',
};

/** The given fields as columns; what was not given stays out. */
export const rowOf = (given: Readonly<Record<string, unknown>>) => givenColumns(columnOf, given);

/** What the amounts, and whom they are owed to, follow from: fixed once the invoice is approved. */
export const financial = [
  'counterpartyId',
  'supplierId',
  'procurementId',
  'currency',
  'fxRate',
  'vatMode',
  'supplyDate',
  'correctionOf',
  'vatRateOverrideReason',
  'totals',
  'lines',
] as const;
