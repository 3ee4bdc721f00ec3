import type { Listing } from '../../../kernel/lists/listing.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { type PaymentOrderFile, paymentOrderFile } from './payment-order-file.ts';

/** The one place that maps the tables to the card. */
export const orderFileColumns: Sql = raw(`
  made.id, made.installation_id as "installationId", made.name, made.slug, made.timezone, made.count, made.total, made.payer, made.version,
  made.created_at as "createdAt", made.created_by as "createdBy",
  (select json_agg(json_build_object('invoiceId', paid.invoice_id, 'number', paid.number, 'date', paid.date, 'amount', paid.amount::text,
     'payee', paid.payee, 'purpose', paid.purpose) order by paid.position)
   from payment_orders paid where paid.tenant_id = made.tenant_id and paid.file_id = made.id) as orders`);

export interface OrderFileRow extends PaymentOrderFile {
  slug: string;
  timezone: string;
  payer: NonNullable<PaymentOrderFile['payer']>;
  orders: NonNullable<PaymentOrderFile['orders']>;
}

const money = (amount: string) => new Exact(amount).toFixed(2);

export const presentOrderFile = ({ slug: _, timezone: __, ...row }: OrderFileRow): PaymentOrderFile => ({
  ...row,
  total: money(row.total),
  orders: row.orders.map((one) => ({ ...one, amount: money(one.amount) })),
});

export async function orderFileRow(db: Db, id: string): Promise<OrderFileRow> {
  const row = await db.first<OrderFileRow>(sql`
    select ${orderFileColumns} from payment_order_files made where made.tenant_id = ${db.tenant} and made.id = ${id}`);
  if (!row) throw notFound(paymentOrderFile.noun);
  return row;
}

export const orderFileListing: Listing = {
  name: 'payment-order-files',
  from: 'payment_order_files made',
  alias: 'made',
  defaultSort: '-createdAt',
  fields: {
    id: { column: 'made.id', kind: 'id', sortable: true },
    total: { column: 'made.total', kind: 'decimal' },
    createdAt: { column: 'made.created_at', kind: 'instant', sortable: true },
  },
};
