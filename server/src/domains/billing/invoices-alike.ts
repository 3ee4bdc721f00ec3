import type { Invoice } from '../../../../nouns/invoice.ts';
import type { likenesses } from '../../../../nouns/transfer-preview.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** An invoice that a paper of the supplier may be about. */
export interface InvoiceAlike {
  invoiceId: string;
  number: string;
  externalNumber: string | null;
  externalDate: string | null;
  status: Invoice['status'];
  gross: string;
  currency: string;
  /** It has the number of the paper, one that the paper stands on, or just its amount. */
  by: keyof typeof likenesses;
}

interface Paper {
  number: string;
  date: string;
  /** Numbers of papers it stands on. */
  basis: readonly string[];
  gross: string;
  currency: string;
}

const most = 10;

/**
 * Invoices of a counterparty with the paper's number in its calendar year, with a number it stands on, or with its amount and a day
 * within three months: one statement. Cancelled ones are none; rejected ones bear their number still.
 */
export const invoicesAlike = (db: Db, counterpartyId: string, paper: Paper): Promise<InvoiceAlike[]> =>
  db.many<InvoiceAlike>(sql`
    select inv.id as "invoiceId", inv.number, inv.external_number as "externalNumber", inv.external_date as "externalDate", inv.status,
      inv.gross, inv.currency, alike.by
    from invoices inv cross join lateral (select case
      when inv.external_key = code_key(${paper.number}) and inv.external_year = ${Number(paper.date.slice(0, 4))} then 'number'
      when inv.status = 'rejected' then null
      when inv.external_key in (select code_key(one) from unnest(${paper.basis}::text[]) one) then 'basis'
      when inv.gross = ${paper.gross}::numeric and inv.currency = ${paper.currency}
        and abs(coalesce(inv.external_date, inv.created_at::date) - ${paper.date}::date) <= 92 then 'amount' end as by) alike
    where inv.tenant_id = ${db.tenant} and inv.counterparty_id = ${counterpartyId} and inv.status <> 'cancelled' and inv.archived_at is null
      and alike.by is not null
    order by array_position(array['number', 'basis', 'amount'], alike.by), inv.created_at desc, inv.id limit ${most}`);
