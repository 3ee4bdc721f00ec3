import { standingStatuses } from '../../../../../nouns/invoice-flow.ts';
import type { InvoiceRequest } from '../../../../../nouns/invoice-request.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { invoiceRequests } from './invoice-request.ts';
import { moveRequest } from './move-request.ts';

/** How far the invoices that stand answer a request: counted anew, and the status moved where that says otherwise. */
export async function settleRequest(ctx: WriteContext, requestId: string): Promise<void> {
  await invoiceRequests.lock(ctx.db, requestId);
  await ctx.db.execute(sql`
    update invoice_request_lines asked set invoiced_quantity = answered.quantity
    from (
      select wanted.id, coalesce(sum(line.line_quantity) filter (where inv.status = any(${standingStatuses})), 0) as quantity
      from invoice_request_lines wanted
      left join invoices inv on inv.tenant_id = ${ctx.db.tenant} and inv.invoice_request_id = wanted.request_id
      left join invoice_lines line on line.tenant_id = ${ctx.db.tenant} and line.invoice_id = inv.id and line.allocation_id = wanted.allocation_id
      where wanted.tenant_id = ${ctx.db.tenant} and wanted.request_id = ${requestId} group by wanted.id) answered
    where asked.tenant_id = ${ctx.db.tenant} and asked.id = answered.id and asked.invoiced_quantity <> answered.quantity`);
  const held = await invoiceRequests.lock(ctx.db, requestId);
  const move = moveOf(held);
  if (move) await moveRequest(ctx, held, move);
}

function moveOf({ status, lines }: InvoiceRequest) {
  const isBegun = lines.some(({ invoicedQuantity }) => new Exact(invoicedQuantity).gt(0));
  const isWhole = lines.every(({ invoicedQuantity, quantity }) => new Exact(invoicedQuantity).gte(quantity));
  if (status === 'cancelled') return null;
  if (isWhole) return status === 'invoiced' ? null : 'answer';
  if (isBegun) return status === 'partially_invoiced' ? null : 'answer_partly';
  return status === 'partially_invoiced' || status === 'invoiced' ? 'reopen' : null;
}
