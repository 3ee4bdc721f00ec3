import { salesPayment as declared, type SalesPayment } from '../../../../../nouns/sales-payment.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { object } from '../../../kernel/fields.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import { store } from '../../../platform/records/store.ts';
import { inItsCurrency } from '../../billing/payments/payment.ts';

export const salesPayment = entityOf(declared);

export const salesPayments = store(
  salesPayment,
  {
    invoiceCurrency: (tenant) =>
      sql`(select si.currency from sales_invoices si where si.tenant_id = ${tenant} and si.id = paid.sales_invoice_id)`,
  },
  { complete: async (_, rows) => rows.map(inItsCurrency) },
);

const { invoiceCurrency: _, ...fieldsOfInvoice } = salesPayment.fields;

/** A payment where its invoice stands beside it, and says the currency. */
export const invoicePayment = object(fieldsOfInvoice, { title: 'Payment of a customer' });

export type InvoicePayment = Omit<SalesPayment, 'invoiceCurrency'>;

export const asInvoicePayment = ({ invoiceCurrency: _, ...paid }: SalesPayment): InvoicePayment => paid;

/** Payments that stand, the earliest first. */
export async function paymentsOf(db: Db, invoiceId: string): Promise<InvoicePayment[]> {
  const selected = postedOnes(db, sql`paid.sales_invoice_id = ${invoiceId}`);
  return (await salesPayments.read(db, sql`${selected} order by paid.paid_at, paid.id`)).map(asInvoicePayment);
}

/** A payment that stands, of an invoice that is locked already. */
export async function paymentOf(db: Db, invoiceId: string, id: string): Promise<SalesPayment> {
  const ofInvoice = sql`paid.sales_invoice_id = ${invoiceId} and paid.id = ${id}`;
  const [found] = await salesPayments.read(db, postedOnes(db, ofInvoice));
  if (!found) throw notFound(salesPayment.noun);
  return found;
}

/** `select` of payments that stand, among those for which the condition holds. */
export const postedOnes = (db: Db, condition: Sql) =>
  salesPayments.select(db, sql`${condition} and paid.status = 'posted'`);
