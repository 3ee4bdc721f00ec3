import type { Invoice } from '../../../../nouns/invoice.ts';
import type { ApprovalSubject } from '../../kernel/approval-host.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { type Sql, sql } from '../../kernel/sql/sql.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { regionalOf } from '../company/regional-settings.ts';

/** An incoming invoice where its approval is concerned; its amount by the rate that it keeps. */
export const subjectOf = (ctx: ReadContext, held: Invoice): ApprovalSubject => ({
  recordType: 'invoice',
  recordId: held.id,
  ...{ number: held.externalNumber ?? held.number, title: held.supplier.name, amount: held.totals.gross },
  ...{
    currency: held.currency,
    dueDate: held.dueDate,
    department: null,
    counterpartyId: held.counterpartyId,
    askedBy: held.submittedBy,
  },
  authors: [held.createdBy, held.submittedBy].filter((id) => id !== null),
  worth: () => worthOf(ctx, held),
  items: async () => (await ctx.db.many<{ itemId: string }>(itemsOf(ctx.db, [held.id]))).map(({ itemId }) => itemId),
});

async function worthOf(ctx: ReadContext, { currency, fxRate, totals }: Invoice): Promise<string | null> {
  if (currency === (await regionalOf(ctx)).currency) return totals.gross;
  return fxRate === null ? null : new Exact(totals.gross).times(fxRate).toFixed();
}

/** Selects the items of their own lines, and of the lines of the requisition that these are for. */
export const itemsOf = ({ tenant }: Db, invoiceIds: readonly string[]): Sql => sql`
  select distinct line.invoice_id as "recordId", coalesce(line.catalog_item_id, needed.catalog_item_id) as "itemId" from invoice_lines line
  left join requisition_lines needed on needed.tenant_id = ${tenant} and needed.id = line.requisition_line_id
  where line.tenant_id = ${tenant} and line.invoice_id = any(${invoiceIds}::uuid[]) and coalesce(line.catalog_item_id, needed.catalog_item_id) is not null`;
