import { paymentOrderFile as declared, type PaymentOrderFile } from '../../../../../nouns/payment-order-file.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { store } from '../../../platform/records/store.ts';

export const paymentOrderFile = entityOf(declared);

export const paymentOrderFiles = store(paymentOrderFile, {
  total: () => sql`round(made.total, 2)`,
  orders: (tenant) => sql`
    (select json_agg(json_build_object('invoiceId', paid.invoice_id, 'number', paid.number, 'date', paid.date,
       'amount', round(paid.amount, 2)::text, 'payee', paid.payee, 'purpose', paid.purpose) order by paid.position)
     from payment_orders paid where paid.tenant_id = ${tenant} and paid.file_id = made.id)`,
});

/** A file as it is stored: what is in it is null only to those who may not see it. */
interface StoredOrderFile extends PaymentOrderFile {
  payer: NonNullable<PaymentOrderFile['payer']>;
  orders: NonNullable<PaymentOrderFile['orders']>;
  /** Of the company, when the file was made. */
  timezone: string;
}

/** All that the bytes of a file follow from. */
export async function storedOrderFile(db: Db, id: string): Promise<StoredOrderFile> {
  const [found] = await db.many<StoredOrderFile>(sql`
    select ${paymentOrderFiles.shown()}, made.timezone from payment_order_files made where made.tenant_id = ${db.tenant} and made.id = ${id}`);
  if (!found) throw notFound(paymentOrderFile.noun);
  return found;
}
