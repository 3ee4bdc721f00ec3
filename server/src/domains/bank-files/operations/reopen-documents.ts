import Type from 'typebox';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { postedPayments } from '../../billing/payable-invoices.ts';
import { postedReceipts } from '../../sales/receivable-invoices.ts';
import { bankDocuments, withoutMatch } from '../bank-document.ts';

/** A payment was deleted: the document it was made of has no match again once none of its payments stands. */
export const reopenDocuments = reaction(
  ['invoice.payment_deleted', 'sales_invoice.payment_deleted'],
  command({
    name: 'bank-files.reopen-documents',
    summary: words('Reopen documents whose payments were deleted', 'Открыть документы, оплаты которых удалены'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { entityId: invoiceId }) {
      ctx.nothingChanged();
      for (const id of [...(await freedOfBought(ctx, invoiceId)), ...(await freedOfSold(ctx, invoiceId))]) {
        const before = await bankDocuments.lock(ctx.db, id);
        if (before.status !== 'applied' || before.payments.length > 0) continue;
        await bankDocuments.change(ctx, before, { status: withoutMatch(before), proposal: null }, { fact: 'reopened' });
      }
    },
  }),
);

async function freedOfBought({ db }: WriteContext, invoiceId: string): Promise<string[]> {
  const standing = await postedPayments(db, invoiceId);
  const freed = await db.many<{ document_id: string }>(sql`
    delete from bank_document_payments where tenant_id = ${db.tenant} and invoice_id = ${invoiceId}
      and not payment_id = any(${standing}::uuid[]) returning document_id`);
  return freed.map(({ document_id }) => document_id);
}

async function freedOfSold({ db }: WriteContext, invoiceId: string): Promise<string[]> {
  const standing = await postedReceipts(db, invoiceId);
  const freed = await db.many<{ document_id: string }>(sql`
    delete from bank_document_receipts where tenant_id = ${db.tenant} and sales_invoice_id = ${invoiceId}
      and not sales_payment_id = any(${standing}::uuid[]) returning document_id`);
  return freed.map(({ document_id }) => document_id);
}
