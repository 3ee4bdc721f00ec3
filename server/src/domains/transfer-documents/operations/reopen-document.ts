import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { invoice } from '../../billing/invoice.ts';
import { payableInvoices } from '../../billing/payable-invoices.ts';
import { wholeDocument } from '../transfer-document.row.ts';
import { transferDocument } from '../transfer-document.ts';

/** An invoice was cancelled: the documents it was made of can be applied again. */
const reopenDocument = command({
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
      const before = await wholeDocument(db, id);
      await db.execute(sql`
        update transfer_documents set status = 'uploaded', invoice_id = null, attached = false, applied_at = null, version = version + 1,
          updated_at = now()
        where tenant_id = ${db.tenant} and id = ${id}`);
      ctx.record(transferDocument.changed('reopened', before.record, (await wholeDocument(db, id)).record));
    }
  },
});

export const reopening = reaction([invoice.event('status_changed')], reopenDocument);
