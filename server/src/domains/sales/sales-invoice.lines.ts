import { countedIn, type RecordLines } from '../../platform/registers/record-lines.ts';
import { salesInvoice } from './sales-invoice.ts';
import { rowsByInvoice, salesInvoiceRow } from './sales-invoice-row.ts';

export const linesOfSalesInvoices: RecordLines = {
  of: salesInvoice.declared,
  line: salesInvoiceRow.declared,
  counted: countedIn('sales_invoice_rows', 'invoice_id'),
  read: ({ db }, ids) => rowsByInvoice(db, ids),
};
