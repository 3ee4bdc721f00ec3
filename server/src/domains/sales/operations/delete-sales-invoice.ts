import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { conflict, inUse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { leftBeside } from '../../../platform/records/left-beside.ts';
import { salesInvoice, salesInvoices } from '../sales-invoice.ts';

export const deleteSalesInvoice = command({
  name: 'sales.delete-sales-invoice',
  summary: words('Delete a sales invoice', 'Удалить исходящий счёт'),
  description:
    'A draft alone, unless it holds files or comments; any other is refused with `not_deletable`: before it is issued it is cancelled, afterwards voided.',
  permission: 'sales_invoices.delete',
  scope: 'customer_documents.delete',
  refuses: ['conflict', 'has_dependencies', 'precondition_failed'],
  input: object({ id: id() }),
  output: salesInvoice.view,

  async run(ctx, { id }) {
    const before = await salesInvoices.open(ctx, id);
    if (before.status !== 'draft') throw notDeletable(before.status);
    const beside = await leftBeside(ctx.db, 'salesInvoice', id);
    if (beside.length > 0) throw inUse(salesInvoice.noun, beside);
    await ctx.db.execute(sql`delete from sales_invoices where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(salesInvoice.fact('deleted', before));
    return salesInvoices.show(ctx.actor, before);
  },
});

const notDeletable = (status: string) =>
  conflict('not_deletable', words('Only drafts are deleted.', 'Удаляются только черновики.'), {
    invoiceStatus: status,
  });
