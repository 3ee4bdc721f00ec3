import { countedIn, type RecordLines } from '../../platform/registers/record-lines.ts';
import { invoice } from './invoice.ts';
import { invoiceLine, linesByInvoice } from './invoice-line.ts';

export const linesOfInvoices: RecordLines = {
  of: invoice.declared,
  line: invoiceLine.declared,
  counted: countedIn('invoice_lines', 'invoice_id'),
  read: ({ db }, ids) => linesByInvoice(db, ids),
};
