import type { SalesInvoice } from '../../../../../nouns/sales-invoice.ts';
import { maskOf } from '../../../kernel/access/mask.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { awaitingApproval, awaitingParameter } from '../../approvals/awaiting-approval.ts';
import { salesInvoice, salesInvoiceListing, salesInvoices, salesReading } from '../sales-invoice.ts';

export const listSalesInvoices = listQuery({
  name: 'sales.list-sales-invoices',
  summary: words('List sales invoices', 'Список исходящих счетов'),
  ...salesReading,
  listing: salesInvoiceListing,
  row: salesInvoice.view,
  more: awaitingParameter,
  async run(ctx, input) {
    const within = await awaitingApproval(ctx, { kind: 'sales_invoice', alias: 'si' }, input);
    const columns = salesInvoices.columns();
    const page = await listRows(ctx, salesInvoiceListing, columns, input, maskOf(salesInvoice, ctx.actor), within);
    return { ...page, items: await salesInvoices.complete(ctx.db, page.items as SalesInvoice[]) };
  },
});
