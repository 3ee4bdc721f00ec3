import { standingStatuses } from '../../../../nouns/invoice-flow.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type Invoiced, noteInvoiced } from '../orders/invoicing/note-invoiced.ts';

/** Tells orders what the invoices that stand say of these lines of theirs: the sums anew. The requisitions of the lines are locked. */
export async function recountOrders(ctx: WriteContext, named: ReadonlyArray<string | null>): Promise<void> {
  const ids = [...new Set(named.filter((id) => id !== null))];
  if (ids.length > 0) await noteInvoiced(ctx, ids, await sumsOf(ctx, ids));
}

/**
 * What is paid of an invoice is paid of each of its lines by its share; what was overpaid is no line's. A share is what is paid of the
 * lines up to this one less what is paid of those above it, so that the shares come to the whole.
 */
const sumsOf = ({ db }: WriteContext, ids: readonly string[]) =>
  db.many<Invoiced>(sql`
    select line.order_line_id as "orderLineId", inv.currency, sum(line.line_quantity) as quantity, sum(line.gross) as amount,
      sum(case when inv.gross > 0 then round((above.gross + line.gross) * least(inv.paid_amount / inv.gross, 1), 2)
        - round(above.gross * least(inv.paid_amount / inv.gross, 1), 2) else 0 end) as paid
    from invoice_lines line join invoices inv on inv.tenant_id = ${db.tenant} and inv.id = line.invoice_id
    cross join lateral (${grossAbove(db)}) above
    where line.tenant_id = ${db.tenant} and line.order_line_id = any(${ids}::uuid[]) and inv.status = any(${standingStatuses})
    group by line.order_line_id, inv.currency`);

/** The sum of the lines above one `line` of its invoice. */
export const grossAbove = (db: Db) => sql`
  select coalesce(sum(higher.gross), 0) as gross from invoice_lines higher
  where higher.tenant_id = ${db.tenant} and higher.invoice_id = line.invoice_id and higher.position < line.position`;
