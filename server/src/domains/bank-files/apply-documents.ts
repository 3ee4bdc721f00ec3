import type { WriteContext } from '../../kernel/operation.ts';
import { Refusal, type Words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { createPayment } from '../billing/payments/operations/create-payment.ts';
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
 * Makes the proposed payments of locked documents by billing's own operation, under names that make a repeat no second payment.
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
  const { id, bookedOn, date, number, purpose, proposal } = document;
  const payments = [];
  for (const { invoiceId, amount } of proposal?.allocations ?? []) {
    const paid = await ctx.call(createPayment, {
      id: invoiceId,
      amount,
      currency: 'RUB',
      paidAt: bookedOn ?? date,
      method: 'bank',
      documentNumber: number,
      ...(purpose && { comment: purpose.slice(0, 1_000) }),
      source: 'bank',
      externalSource: source,
      externalPaymentId: `${id}:${invoiceId}`,
    });
    payments.push({ invoiceId, paymentId: paid.id, amount: paid.amount });
  }
  const rows = payments.map((one) => ({ invoice_id: one.invoiceId, payment_id: one.paymentId, amount: one.amount }));
  await ctx.db.execute(sql`
    insert into bank_document_payments (tenant_id, document_id, invoice_id, payment_id, amount)
    select ${ctx.db.tenant}::uuid, ${id}::uuid, given.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (invoice_id uuid, payment_id uuid, amount numeric) returning payment_id`);
  await bankDocuments.change(ctx, document, { status: 'applied' }, { fact: 'applied' });
}
