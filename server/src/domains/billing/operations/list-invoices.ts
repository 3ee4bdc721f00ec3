import type { Invoice } from '../../../../../nouns/invoice.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { awaitingApproval, awaitingParameter } from '../../approvals/awaiting-approval.ts';
import { invoice, invoiceListing, invoices } from '../invoice.ts';

export const listInvoices = listQuery({
  name: 'billing.list-invoices',
  summary: words('List incoming invoices', 'Список входящих счетов'),
  description:
    'Each with its totals, what is still owed, and how it matches. `overdue=true` finds what should have been paid by now.',
  permission: 'invoices.read',
  scope: ['supplier_documents.read', 'finance.read'],
  listing: invoiceListing,
  row: invoice.view,
  more: awaitingParameter,
  async run(ctx, input) {
    const within = await awaitingApproval(ctx, { kind: 'invoice', alias: 'inv' }, input);
    const page = await listRows(ctx, invoiceListing, invoices.shown(), input, (row: Invoice) => row, within);
    return { ...page, items: await invoices.complete(ctx.db, page.items) };
  },
});
