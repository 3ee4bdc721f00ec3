import type { Invoice } from '../../../../nouns/invoice.ts';
import type { ApprovalSubject } from '../../kernel/approval-host.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
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
  items: () => itemsOf(ctx, held),
});

async function worthOf(ctx: ReadContext, { currency, fxRate, totals }: Invoice): Promise<string | null> {
  if (currency === (await regionalOf(ctx)).currency) return totals.gross;
  return fxRate === null ? null : new Exact(totals.gross).times(fxRate).toFixed();
}

/** Of its own lines, and of the lines of the requisition that these are for. */
async function itemsOf({ db }: ReadContext, { id }: Invoice): Promise<readonly string[]> {
  const rows = await db.many<{ itemId: string }>(sql`
    select distinct coalesce(line.catalog_item_id, needed.catalog_item_id) as "itemId" from invoice_lines line
    left join requisition_lines needed on needed.tenant_id = ${db.tenant} and needed.id = line.requisition_line_id
    where line.tenant_id = ${db.tenant} and line.invoice_id = ${id} and coalesce(line.catalog_item_id, needed.catalog_item_id) is not null`);
  return rows.map(({ itemId }) => itemId);
}
