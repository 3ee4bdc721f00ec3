import Type from 'typebox';
import { invoice as declared, totals } from '../../../../nouns/invoice.ts';
import { answeredOf } from '../../kernel/entity-of.ts';
import { id, object, unshown } from '../../kernel/fields.ts';
import { rowOf } from '../../platform/records/row-of.ts';
import { invoice } from './invoice.ts';
import { invoiceLine } from './invoice-line.ts';

const { fields } = invoice;
const { net, vat, gross } = answeredOf(totals);

/** Most lines of one invoice. */
export const mostLines = 2_000;

/** A line as a caller writes it: what the requisition or the catalog knows may be left out. */
export const lineInput = object(invoiceLine.creation, { title: 'Invoice line' });

export const changedLine = object(
  { id: Type.Optional(id('Line that is there; a new one without it')), ...lineInput.properties },
  { title: 'Invoice line, kept or new' },
);

export type LineInput = Type.Static<typeof changedLine>;

const sentTotals = object(
  {
    net: Type.Optional(net),
    vat: Type.Optional(vat),
    gross,
  },
  { title: 'Totals of the paper: checked against the lines, or all there is without lines' },
);

/** A new invoice of all that orders leave to invoice. */
export const orderIdsInput = Type.Array(id('Order'), {
  minItems: 1,
  maxItems: 50,
  uniqueItems: true,
  title: 'Orders to the supplier: the invoice is for all that is not invoiced yet of them, in place of `lines`',
});

/** What a caller may write of the header; statuses and payments have addresses of their own. */
export const headerInput = {
  ...invoice.change,
  fxRate: Type.Optional(unshown(fields.fxRate)),
  onHoldUntil: Type.Optional(unshown(fields.onHoldUntil)),
  totals: Type.Optional(sentTotals),
};

const shape = object({
  ...headerInput,
  counterpartyId: Type.Optional(fields.counterpartyId),
  supplierId: Type.Optional(fields.supplierId),
  lines: Type.Optional(Type.Array(changedLine)),
  orderIds: Type.Optional(orderIdsInput),
});

export type InvoiceInput = Type.Static<typeof shape>;

/** Written as they are given; the others follow from several fields at once. */
const plain = [
  'externalNumber',
  'externalDate',
  'invoiceRequestId',
  'correctionOf',
  'vatRateOverrideReason',
  'supplyDate',
  'dueDate',
  'onHoldUntil',
  'duplicateReason',
  'purpose',
  'comment',
] as const;

/** Those that were given, as columns; what was not given stays out. */
export const plainColumns = (given: Partial<InvoiceInput>) =>
  rowOf(declared.fields, Object.fromEntries(plain.map((name) => [name, given[name]])));

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
