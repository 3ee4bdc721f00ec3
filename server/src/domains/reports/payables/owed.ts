import { standingStatuses } from '../../../../../nouns/invoice-flow.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { owedText } from '../../billing/owed-text.ts';
import { listAddress } from '../list-address.ts';

/** Invoices of which something is owed, as `inv`. */
export const owed = (db: Db): Sql => sql`
  invoices inv where inv.tenant_id = ${db.tenant} and inv.gross > inv.paid_amount and ${raw(owedText)} > 0 and inv.status = any(${standingStatuses}::text[])`;

/**
 * What is owed of each invoice now, and what was owed of it when a day ended, as rows of `(currency, due_date, amount, was)`: what is owed now and
 * was there then, and what was paid or credited since. Whether an invoice stands is asked of now.
 */
export const owedBeside = (db: Db, day: string, timezone: string): Sql => sql`(
  with since as materialized (
    select settled.tenant_id, settled.invoice_id, sum(settled.amount) as amount from (
      select paid.tenant_id, paid.invoice_id, paid.invoice_amount as amount from invoice_payments paid
      where paid.tenant_id = ${db.tenant} and paid.status = 'posted' and paid.paid_at > ${day}
      union all
      select credit.tenant_id, credit.invoice_id, credit.amount from invoice_credits credit
      where credit.tenant_id = ${db.tenant} and (credit.created_at at time zone ${timezone})::date > ${day}
    ) settled group by 1, 2
  )
  select inv.currency, inv.due_date, ${raw(owedText)} as amount,
    case when ${stoodOn(day, timezone)} then ${raw(owedText)} + coalesce(since.amount, 0) end as was
  from invoices inv left join since on since.tenant_id = ${db.tenant} and since.invoice_id = inv.id
  where inv.tenant_id = ${db.tenant} and inv.gross > inv.paid_amount and inv.status = any(${standingStatuses}::text[])
  union all
  select inv.currency, inv.due_date, null, ${raw(owedText)} + since.amount
  from since join invoices inv on inv.tenant_id = ${db.tenant} and inv.id = since.invoice_id
  where since.tenant_id = ${db.tenant} and inv.gross <= inv.paid_amount and inv.status = any(${standingStatuses}::text[]) and ${stoodOn(day, timezone)}
)`;

const stoodOn = (day: string, timezone: string): Sql =>
  sql`coalesce(inv.external_date, (inv.created_at at time zone ${timezone})::date) <= ${day}`;

/** The address of the list of those that are due within these days. */
export function owedRecords(currency: string, due: Readonly<Record<string, string>>): string {
  const query = { 'outstandingAmount[gt]': '0', 'status[in]': standingStatuses.join(','), currency, ...due };
  return listAddress('invoices', query);
}
