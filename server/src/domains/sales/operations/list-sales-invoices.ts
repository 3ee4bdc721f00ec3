import { words } from '../../../kernel/problems/errors.ts';
import { listRecords } from '../../../platform/records/read-operations.ts';
import { salesInvoiceListing, salesInvoices, salesReading } from '../sales-invoice.ts';

export const listSalesInvoices = listRecords(salesInvoices, salesInvoiceListing, {
  name: 'sales.list-sales-invoices',
  summary: words('List sales invoices', 'Список исходящих счетов'),
  ...salesReading,
});
