import { notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { scaleOf } from '../../requisitions/sums-of.ts';
import { type Payment, paymentNoun } from './payment.ts';

export const paymentColumns: Sql = raw(`
  paid.id, paid.invoice_id as "invoiceId", paid.amount, paid.currency, paid.fx_rate as "fxRate", paid.invoice_amount as "invoiceAmount",
  paid.paid_at as "paidAt", paid.method, paid.source, paid.external_source as "externalSource",
  paid.external_payment_id as "externalPaymentId", paid.document_number as "documentNumber", paid.comment, paid.status, paid.version,
  paid.created_at as "createdAt", paid.updated_at as "updatedAt", paid.created_by as "createdBy", paid.deleted_at as "deletedAt",
  (select inv.currency from invoices inv where inv.tenant_id = paid.tenant_id and inv.id = paid.invoice_id) as "invoiceCurrency"`);

export type PaymentRow = Payment & { invoiceCurrency: string };

export const presentPayment = ({ invoiceCurrency, ...row }: PaymentRow): Payment => ({
  ...row,
  amount: new Exact(row.amount).toFixed(scaleOf(row.currency)),
  invoiceAmount: new Exact(row.invoiceAmount).toFixed(scaleOf(invoiceCurrency)),
});

/** Payments that stand, the earliest first. */
export const paymentsOf = async (db: Db, invoiceId: string): Promise<Payment[]> =>
  (
    await db.many<PaymentRow>(sql`
      select ${paymentColumns} from invoice_payments paid
      where paid.tenant_id = ${db.tenant} and paid.invoice_id = ${invoiceId} and paid.status = 'posted' order by paid.paid_at, paid.id`)
  ).map(presentPayment);

/** A payment of an invoice that is locked already. */
export async function paymentById(db: Db, invoiceId: string, id: string): Promise<Payment> {
  const row = await db.first<PaymentRow>(sql`
    select ${paymentColumns} from invoice_payments paid
    where paid.tenant_id = ${db.tenant} and paid.invoice_id = ${invoiceId} and paid.id = ${id} and paid.status = 'posted'`);
  if (!row) throw notFound(paymentNoun);
  return presentPayment(row);
}
