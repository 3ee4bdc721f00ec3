import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { invoice } from '../../billing/invoice.ts';
import { payableInvoices } from '../../billing/payable-invoices.ts';
import { transferDocuments } from '../transfer-document.ts';

/** An invoice was cancelled: the documents it was made of can be applied again. */
export const reopenDocument = reaction(
  [invoice.event('status_changed')],
  command({
    name: 'transfer-documents.reopen-document',
    summary: words('Reopen documents of a cancelled invoice', 'Открыть УПД отменённого счёта'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { entityId: invoiceId }) {
      ctx.nothingChanged();
      const { db } = ctx;
      const [found] = await payableInvoices(db, [invoiceId]);
      if (found?.status !== 'cancelled') return;
      const held = await db.many<{ id: string }>(sql`
      select id from transfer_documents where tenant_id = ${db.tenant} and invoice_id = ${invoiceId} order by id for update`);
      for (const { id } of held) {
        const before = await transferDocuments.byId(db, id);
        const open = { status: 'uploaded', invoiceId: null, attached: false, appliedAt: null } as const;
        await transferDocuments.change(ctx, before, open, { fact: 'reopened' });
      }
    },
  }),
);
