import type { SalesInvoice } from '../../../../../nouns/sales-invoice.ts';
import type { SalesPayment } from '../../../../../nouns/sales-payment.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { paymentStatusOf } from '../../billing/payments/payment-status.ts';
import { salesInvoice, salesInvoices } from '../sales-invoice.ts';
import { asInvoicePayment } from './sales-payment.ts';

type Happened = 'payment_created' | 'payment_updated' | 'payment_deleted';

/** Adds up what stands of a locked invoice, and records what happened and what followed from it. */
export async function settlePayments(
  ctx: WriteContext,
  held: SalesInvoice,
  happened: Happened,
  payment: SalesPayment,
  before?: SalesPayment,
): Promise<SalesInvoice> {
  const { paid } = await ctx.db.one<{ paid: string }>(sql`
    select coalesce(sum(invoice_amount), 0) as paid from sales_payments
    where tenant_id = ${ctx.db.tenant} and sales_invoice_id = ${held.id} and status = 'posted'`);
  await ctx.db.execute(sql`
    update sales_invoices set paid_amount = ${paid}, payment_status = ${paymentStatusOf(held.grossAmount, paid)},
      version = version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId}
    where tenant_id = ${ctx.db.tenant} and id = ${held.id}`);
  const after = await salesInvoices.byId(ctx.db, held.id);
  ctx.record(
    salesInvoice.changed(happened, held, after, {
      payment: asInvoicePayment(payment),
      ...(before && { paymentBefore: asInvoicePayment(before) }),
    }),
  );
  if (after.paymentStatus !== held.paymentStatus)
    ctx.record(
      salesInvoice.changed('status_changed', held, after, {
        field: 'paymentStatus',
        status: { from: held.paymentStatus, to: after.paymentStatus },
      }),
    );
  return after;
}
