import type { Invoice } from '../../../../../nouns/invoice.ts';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { FactData } from '../../../kernel/entity.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { noteSpending } from '../../requisitions/draws/note-spending.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { invoice, invoices } from '../invoice.ts';
import { linesOfInvoice } from '../invoice-line.ts';
import { recountOrders } from '../recount-orders.ts';
import { paymentStatusOf } from './payment-status.ts';
import { statusAfter } from './status-after.ts';

type Happened = 'payment_created' | 'payment_updated' | 'payment_deleted' | 'credit_applied' | 'credit_removed';

/** Adds up what a locked invoice was paid and credited, moves it between approved and paid, and records what happened and what followed from it. */
export async function settleOwed(
  ctx: WriteContext,
  held: Invoice,
  happened: Happened,
  data: FactData,
): Promise<Invoice> {
  const { paid } = await ctx.db.one<{ paid: string }>(sql`
    select coalesce(sum(invoice_amount), 0) as paid from invoice_payments
    where tenant_id = ${ctx.db.tenant} and invoice_id = ${held.id} and status = 'posted'`);
  const { credited } = await ctx.db.one<{ credited: string }>(sql`
    select coalesce(sum(amount), 0) as credited from invoice_credits
    where tenant_id = ${ctx.db.tenant} and invoice_id = ${held.id}`);
  const paymentStatus = paymentStatusOf(held.totals.gross, new Exact(paid).plus(credited).toFixed());
  await ctx.db.execute(sql`
    update invoices set paid_amount = ${paid}, credited_amount = ${credited}, payment_status = ${paymentStatus},
      status = ${statusAfter(held.status, paymentStatus)}, version = version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId}
    where tenant_id = ${ctx.db.tenant} and id = ${held.id}`);
  const needs = await requisitionsOf(ctx, held);
  await recountOrders(
    ctx,
    (await linesOfInvoice(ctx.db, held.id)).map(({ orderLineId }) => orderLineId),
  );
  await noteSpending(ctx, needs);
  const after = await invoices.byId(ctx.db, held.id);
  ctx.record(invoice.changed(happened, held, after, data));
  if (after.paymentStatus !== held.paymentStatus)
    ctx.record(
      invoice.changed('status_changed', held, after, {
        field: 'paymentStatus',
        status: { from: held.paymentStatus, to: after.paymentStatus },
      }),
    );
  if (after.status !== held.status)
    ctx.record(invoice.changed('status_changed', held, after, { status: { from: held.status, to: after.status } }));
  return after;
}

/** All that the invoice names, by itself and by its lines; held, since what they take of their budgets changes. */
async function requisitionsOf({ db }: WriteContext, { id, procurementId }: Invoice): Promise<Requisition[]> {
  const named = await db.many<{ id: string }>(sql`
    select distinct wanted.requisition_id as id from invoice_lines line
    join requisition_lines wanted on wanted.tenant_id = ${db.tenant} and wanted.id = line.requisition_line_id
    where line.tenant_id = ${db.tenant} and line.invoice_id = ${id}`);
  const ids = new Set([...named.map((one) => one.id), ...(procurementId ? [procurementId] : [])]);
  return ids.size === 0 ? [] : requisitions.lockAll(db, [...ids]);
}
