import { type InvoiceRequest, requestFlow } from '../../../../../nouns/invoice-request.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { assignments, sql } from '../../../kernel/sql/sql.ts';
import { withdrawLetters } from '../../../platform/mail/withdraw-letters.ts';
import { invoiceRequest, invoiceRequests } from './invoice-request.ts';
import { recountRequested } from './recount-requested.ts';

/** Moves a locked request by the table of its lifecycle, and records it. */
export async function moveRequest(
  ctx: WriteContext,
  held: InvoiceRequest,
  move: keyof typeof requestFlow.moves,
  more: Readonly<Record<string, unknown>> = {},
  reason?: string,
): Promise<InvoiceRequest> {
  const status = nextStatus(requestFlow, move, held.status);
  await ctx.db.execute(sql`
    update invoice_requests set ${assignments({ ...more, status, updated_by: ctx.actor.userId })}, version = version + 1, updated_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and id = ${held.id}`);
  if (status === 'cancelled') await withdrawLetters(ctx, held.id);
  if (asks(held.status) !== asks(status))
    await recountRequested(
      ctx,
      held.procurementId,
      held.lines.map(({ allocationId }) => allocationId),
    );
  const after = await invoiceRequests.byId(ctx.db, held.id);
  ctx.record(
    invoiceRequest.changed('status_changed', held, after, {
      status: { from: held.status, to: status },
      ...(reason !== undefined && { reason }),
    }),
  );
  return after;
}

/** What failed or was cancelled asks for nothing. */
const asks = (status: InvoiceRequest['status']) => status !== 'failed' && status !== 'cancelled';
