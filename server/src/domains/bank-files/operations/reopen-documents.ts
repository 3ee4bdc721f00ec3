import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { postedPayments } from '../../billing/payable-invoices.ts';
import { bankDocuments } from '../bank-document.ts';

/** A payment was deleted: the document it was made of is unmatched again once none of its payments stands. */
export const reopenDocuments = reaction(
  ['invoice.payment_deleted'],
  command({
    name: 'bank-files.reopen-documents',
    summary: words('Reopen documents whose payments were deleted', 'Открыть документы, оплаты которых удалены'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { entityId: invoiceId }) {
      ctx.nothingChanged();
      const { db } = ctx;
      const standing = await postedPayments(db, invoiceId);
      const freed = await db.many<{ document_id: string }>(sql`
      delete from bank_document_payments where tenant_id = ${db.tenant} and invoice_id = ${invoiceId}
        and not payment_id = any(${standing}::uuid[]) returning document_id`);
      for (const { document_id: id } of freed) {
        const before = await bankDocuments.lock(db, id);
        if (before.status !== 'applied' || before.payments.length > 0) continue;
        await bankDocuments.change(ctx, before, { status: 'unmatched', proposal: null }, { fact: 'reopened' });
      }
    },
  }),
);
