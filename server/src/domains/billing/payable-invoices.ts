import type { Invoice } from '../../../../nouns/invoice.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { owedText } from './owed-text.ts';

/** What paying needs to know of an incoming invoice. */
export interface PayableInvoice {
  id: string;
  number: string;
  externalNumber: string | null;
  externalDate: string | null;
  counterpartyId: string;
  currency: string;
  status: Invoice['status'];
  onHoldUntil: string | null;
  purpose: string | null;
  gross: string;
  vat: string;
  outstanding: string;
  /** Rates of its lines, each once: `22`, `none`. */
  vatRates: string[];
}

/** Invoices by their identifiers, in one statement; those of nobody are left out. */
export const payableInvoices = (db: Db, ids: readonly string[]) => payableWhere(db, sql`inv.id = any(${ids}::uuid[])`);

/** Invoices of these counterparties that stand: what is owed, and what was paid within the last year. */
export const payableInvoicesOf = (db: Db, counterpartyIds: readonly string[]) =>
  payableWhere(
    db,
    sql`inv.counterparty_id = any(${counterpartyIds}::uuid[]) and inv.status not in ('cancelled', 'rejected') and inv.archived_at is null
      and (${raw(owedText)} > 0 or inv.updated_at > portal_now() - interval '1 year')`,
  );

const payableWhere = (db: Db, condition: Sql) =>
  db.many<PayableInvoice>(sql`
    select inv.id, inv.number, inv.external_number as "externalNumber", inv.external_date as "externalDate",
      inv.counterparty_id as "counterpartyId", inv.currency, inv.status, inv.on_hold_until as "onHoldUntil", inv.purpose,
      inv.gross, inv.vat, ${raw(owedText)} as outstanding,
      (select coalesce(json_agg(distinct line.vat_rate), '[]') from invoice_lines line
       where line.tenant_id = ${db.tenant} and line.invoice_id = inv.id) as "vatRates"
    from invoices inv where inv.tenant_id = ${db.tenant} and ${condition} order by inv.id`);

/** Payments of an invoice that stand. */
export const postedPayments = async (db: Db, invoiceId: string): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select id from invoice_payments where tenant_id = ${db.tenant} and invoice_id = ${invoiceId} and status = 'posted'`)
  ).map(({ id }) => id);
