import type { Invoice } from '../../../../nouns/invoice.ts';
import { type InvoiceMove, invoiceFlow, standingStatuses } from '../../../../nouns/invoice-flow.ts';
import { nextStatus } from '../../kernel/lifecycle.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { assignments, sql } from '../../kernel/sql/sql.ts';
import { followApproval } from '../approvals/follow-approval.ts';
import { withdrawPrices } from '../catalog/prices/operations/withdraw-prices.ts';
import { lockContract } from '../contracts/contract-refs.ts';
import { followLines } from './follow-lines.ts';
import { holdRequisitions } from './hold-requisitions.ts';
import { invoice, invoices } from './invoice.ts';
import { linesOfInvoice } from './invoice-line.ts';
import { contractWarnings, type InvoiceWarning } from './invoice-warnings.ts';
import { statusAfter } from './payments/status-after.ts';
import { settleMatching } from './settle-matching.ts';
import { subjectOf } from './subject-of.ts';
import { tellPrices } from './tell-prices.ts';

/** Makes a move that was checked, with all that goes with it: what is paid already when it is approved is paid. */
export async function makeMove(
  ctx: WriteContext,
  held: Invoice,
  move: InvoiceMove,
  reason: string | undefined,
  found: Record<string, unknown>,
): Promise<{ after: Invoice; warnings: InvoiceWarning[] }> {
  const to = statusAfter(nextStatus(invoiceFlow, move, held.status), held.paymentStatus);
  const row = {
    ...found,
    ...columnsOf[move]?.(ctx.actor.userId, reason),
    status: to,
    disputed_from: to === 'disputed' ? held.status : null,
    updated_by: ctx.actor.userId,
  };
  await ctx.db.execute(sql`
    update invoices set ${assignments(row)}, version = version + 1, updated_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and id = ${held.id}`);
  if (standingStatuses.includes(held.status) !== standingStatuses.includes(to)) await countAnew(ctx, held, to);
  const begins = standingStatuses.includes(to) && !standingStatuses.includes(held.status);
  const warnings = begins ? await takeOfLimit(ctx, held) : [];
  if (move === 'approve') await tellPrices(ctx, held);
  if (move === 'cancel')
    await ctx.call(withdrawPrices, { source: 'invoice', sourceEntityType: invoice.type, sourceEntityId: held.id });
  const after = await invoices.byId(ctx.db, held.id);
  ctx.record(
    invoice.changed('status_changed', held, after, {
      status: { from: held.status, to },
      ...(reason !== undefined && { reason }),
    }),
  );
  await followApproval(ctx, {
    ...{ recordType: 'invoice', recordId: held.id, from: held.status, to: after.status, reason },
    subject: () => subjectOf(ctx, after),
  });
  return { after, warnings };
}

const columnsOf: Partial<
  Record<InvoiceMove, (by: string | null, reason: string | undefined) => Record<string, unknown>>
> = {
  submit: (by) => ({ submitted_by: by, reject_reason: null }),
  approve: (by) => ({ approved_by: by, approved_at: sql`portal_now()` }),
  reject: (_, reason) => ({ reject_reason: reason }),
  recall: () => ({ submitted_by: null }),
  dispute: (_, reason) => ({ dispute_reason: reason }),
  settle_received: () => ({ dispute_reason: null }),
  settle_pending_approval: () => ({ dispute_reason: null }),
  settle_approved: () => ({ dispute_reason: null }),
  cancel: (_, reason) => ({ cancel_reason: reason ?? null }),
};

/** An invoice that stands again takes of its contract's limit anew, as if it came today. */
async function takeOfLimit(ctx: WriteContext, { id, contractId }: Invoice): Promise<InvoiceWarning[]> {
  if (contractId === null) return [];
  const contract = await lockContract(ctx.db, contractId, { isNew: false });
  return contractWarnings(ctx, id, contract, '0');
}

/** An invoice that begins or ceases to stand changes what is invoiced of its lines. */
async function countAnew(ctx: WriteContext, held: Invoice, to: Invoice['status']) {
  const lines = await linesOfInvoice(ctx.db, held.id);
  const named = {
    procurementId: held.procurementId,
    lineIds: lines.flatMap(({ procurementItemId }) => procurementItemId ?? []),
  };
  const known = standingStatuses.includes(to) ? { procurementId: null, lineIds: [] } : named;
  const needed = await holdRequisitions(ctx, named, known);
  await followLines(ctx, { needed, lines, requestIds: [held.invoiceRequestId] });
  await settleMatching(ctx, held);
}
