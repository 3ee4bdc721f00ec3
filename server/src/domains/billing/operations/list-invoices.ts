import type { Invoice } from '../../../../../nouns/invoice.ts';
import { invoiceFlow } from '../../../../../nouns/invoice-flow.ts';
import { maySee } from '../../../kernel/access/actor.ts';
import { flag } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import { companySettings } from '../../company/company-settings.ts';
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
  more: { awaitingMyApproval: flag('Only those that wait for approval and that the caller may approve') },
  async run(ctx, input) {
    const within = input.awaitingMyApproval === true ? [await awaitingApproval(ctx)] : [];
    const page = await listRows(ctx, invoiceListing, invoices.shown(), input, (row: Invoice) => row, within);
    return { ...page, items: await invoices.complete(ctx.db, page.items) };
  },
});

/** Invoices `inv` that the caller may approve now. */
async function awaitingApproval(ctx: ReadContext): Promise<Sql> {
  const { permission } = invoiceFlow.moves.approve;
  if (!permission || !maySee(ctx.actor, permission)) return sql`false`;
  const waiting = sql`inv.status = 'pending_approval'`;
  if (!(await companySettings(ctx)).noSelfApproval) return waiting;
  const me = ctx.actor.userId;
  return sql`${waiting} and inv.created_by is distinct from ${me}::uuid and inv.submitted_by is distinct from ${me}::uuid`;
}
