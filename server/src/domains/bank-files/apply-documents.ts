import type { WriteContext } from '../../kernel/operation.ts';
import { Refusal, type Words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { createPayment } from '../billing/payments/operations/create-payment.ts';
import { createSalesPayment } from '../sales/payments/operations/create-sales-payment.ts';
import { bankDocuments, type StoredDocument } from './bank-document.ts';

/** Why the payments of a document were not made. */
interface Failed {
  documentId: string;
  code: string;
  rule: string | null;
  detail: Words;
}

const source = 'bank-statement';

/**
 * Makes the proposed payments of locked documents by the own operations of billing and sales, under names that make a repeat no second payment.
 * A document whose payment is refused stays as it was, whole, and the others go on.
 */
export async function applyDocuments(
  ctx: WriteContext,
  documents: readonly StoredDocument[],
): Promise<{ applied: number; failed: Failed[] }> {
  const failed: Failed[] = [];
  let applied = 0;
  for (const document of documents) {
    try {
      await ctx.attempt(() => applyDocument(ctx, document));
      applied += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const rule = error.members.rule ?? error.errors[0]?.code ?? null;
      const detail = error.errors[0]?.message ?? error.detail;
      failed.push({ documentId: document.id, code: error.code, rule: typeof rule === 'string' ? rule : null, detail });
    }
  }
  return { applied, failed };
}

async function applyDocument(ctx: WriteContext, document: StoredDocument): Promise<void> {
  const isIncoming = document.direction === 'incoming';
  const made: Made[] = [];
  for (const { invoiceId, amount } of document.proposal?.allocations ?? []) {
    const asked = paymentOf(document, invoiceId, amount);
    const paid = await (isIncoming ? ctx.call(createSalesPayment, asked) : ctx.call(createPayment, asked));
    made.push({ invoice_id: invoiceId, payment_id: paid.id, amount: paid.amount });
  }
  await (isIncoming ? keepReceipts : keepPayments)(ctx, document.id, made);
  await bankDocuments.change(ctx, document, { status: 'applied' }, { fact: 'applied' });
}

const paymentOf = ({ id, bookedOn, date, number, purpose }: StoredDocument, invoiceId: string, amount: string) => ({
  id: invoiceId,
  amount,
  currency: 'RUB',
  paidAt: bookedOn ?? date,
  method: 'bank' as const,
  documentNumber: number,
  ...(purpose && { comment: purpose.slice(0, 1_000) }),
  source: 'bank' as const,
  externalSource: source,
  externalPaymentId: `${id}:${invoiceId}`,
});

interface Made {
  invoice_id: string;
  payment_id: string;
  amount: string;
}

const keepPayments = (ctx: WriteContext, documentId: string, made: readonly Made[]) =>
  ctx.db.execute(sql`
    insert into bank_document_payments (tenant_id, document_id, invoice_id, payment_id, amount)
    select ${ctx.db.tenant}::uuid, ${documentId}::uuid, given.*
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as given (invoice_id uuid, payment_id uuid, amount numeric) returning payment_id`);

const keepReceipts = (ctx: WriteContext, documentId: string, made: readonly Made[]) =>
  ctx.db.execute(sql`
    insert into bank_document_receipts (tenant_id, document_id, sales_invoice_id, sales_payment_id, amount)
    select ${ctx.db.tenant}::uuid, ${documentId}::uuid, given.*
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as given (invoice_id uuid, payment_id uuid, amount numeric) returning sales_payment_id`);
