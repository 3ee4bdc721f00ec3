import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { ContentInput } from './quote-version.ts';

interface Answered {
  rfqId: string;
  recipientId: string;
}

/**
 * The newest open request of a requisition that waits for this supplier and asks for every line it offers; none where it has a quote for
 * it, is to quote all of its lines and did not, or is asked for a total alone.
 */
export const requestAnswered = (
  { db }: Pick<ReadContext, 'db'>,
  requisitionId: string,
  supplierId: string,
  { lines = [] }: ContentInput,
): Promise<Answered | undefined> => {
  const offered = lines.flatMap(({ procurementItemId, quoted = true }) => (quoted ? [procurementItemId ?? null] : []));
  return db.first<Answered>(sql`
    select rfq.id as "rfqId", asked.id as "recipientId"
    from supplier_rfqs rfq
    join supplier_rfq_recipients asked on asked.tenant_id = ${db.tenant} and asked.rfq_id = rfq.id
      and asked.supplier_id = ${supplierId} and asked.status not in ('pending', 'revoked', 'quoted')
    cross join lateral (
      select array_agg(item.requisition_line_id) as lines from supplier_rfq_items item
      where item.tenant_id = ${db.tenant} and item.rfq_id = rfq.id) wanted
    where rfq.tenant_id = ${db.tenant} and rfq.requisition_id = ${requisitionId} and rfq.status in ('sent', 'partially_quoted', 'quoted')
      and (rfq.response_deadline is null or rfq.response_deadline > portal_now()) and cardinality(${offered}::uuid[]) > 0
      and ${offered}::uuid[] <@ wanted.lines
      and (rfq.quote_mode = 'selected_lines' or (rfq.quote_mode = 'all_lines' and wanted.lines <@ ${offered}::uuid[]))
      and not exists (select 1 from supplier_quotes quote where quote.tenant_id = ${db.tenant} and quote.rfq_id = rfq.id
        and quote.supplier_id = ${supplierId} and quote.status <> 'withdrawn')
    order by rfq.sent_at desc nulls last limit 1`);
};
