import { payment as declared, type Payment } from '../../../../../nouns/payment.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { object } from '../../../kernel/fields.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { store } from '../../../platform/records/store.ts';
import { scaleOf } from '../../requisitions/sums-of.ts';

export const payment = entityOf(declared);

export const payments = store(
  payment,
  {
    invoiceCurrency: (tenant) =>
      sql`(select inv.currency from invoices inv where inv.tenant_id = ${tenant} and inv.id = paid.invoice_id)`,
  },
  { complete: async (_, rows) => rows.map(inItsCurrency) },
);

/** Amounts with as many digits as their currency has. */
export function inItsCurrency<Row extends Partial<Payment>>(row: Row): Row {
  const { amount, currency, invoiceAmount, invoiceCurrency } = row as Partial<Payment> as Payment;
  return {
    ...row,
    amount: new Exact(amount).toFixed(scaleOf(currency)),
    invoiceAmount: new Exact(invoiceAmount).toFixed(scaleOf(invoiceCurrency)),
  };
}

const { invoiceCurrency: _, ...fieldsOfInvoice } = payment.fields;

/** A payment where its invoice stands beside it, and says the currency. */
export const invoicePayment = object(fieldsOfInvoice, { title: 'Payment' });

export type InvoicePayment = Omit<Payment, 'invoiceCurrency'>;

export const asInvoicePayment = ({ invoiceCurrency: _, ...paid }: Payment): InvoicePayment => paid;

/** Payments that stand, the earliest first. */
export async function paymentsOf(db: Db, invoiceId: string): Promise<InvoicePayment[]> {
  const selected = postedOnes(db, sql`paid.invoice_id = ${invoiceId}`);
  return (await payments.read(db, sql`${selected} order by paid.paid_at, paid.id`)).map(asInvoicePayment);
}

/** A payment that stands, of an invoice that is locked already. */
export async function paymentOf(db: Db, invoiceId: string, id: string): Promise<Payment> {
  const [found] = await payments.read(db, postedOnes(db, sql`paid.invoice_id = ${invoiceId} and paid.id = ${id}`));
  if (!found) throw notFound(payment.noun);
  return found;
}

/** `select` of payments that stand, among those for which the condition holds. */
export const postedOnes = (db: Db, condition: Sql) => payments.select(db, sql`${condition} and paid.status = 'posted'`);

export const paymentListing = listingOf(declared, {
  name: 'payments',
  defaultSort: '-updatedAt',
  fields: {
    counterpartyId: {
      column: 'paid.invoice_id',
      kind: 'related',
      among: 'select inv.id from invoices inv where inv.tenant_id = tenant_id() and inv.counterparty_id',
    },
  },
});
