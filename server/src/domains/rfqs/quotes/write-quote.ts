import type { WriteContext } from '../../../kernel/operation.ts';
import { assignments, sql } from '../../../kernel/sql/sql.ts';
import { type QuoteMove, quoteLifecycle } from './quote-flow.ts';
import { quoteById } from './supplier-quote.row.ts';
import { type SupplierQuote, supplierQuote } from './supplier-quote.ts';

/** Writes columns of a held quote, one version on. What happened is told by the caller. */
export async function writeQuote(
  ctx: WriteContext,
  { id, updatedBy }: SupplierQuote,
  columns: Readonly<Record<string, unknown>>,
): Promise<SupplierQuote> {
  await ctx.db.execute(sql`
    update supplier_quotes set ${assignments({ ...columns, updated_by: ctx.actor.userId ?? updatedBy })}, version = version + 1, updated_at = now()
    where tenant_id = ${ctx.db.tenant} and id = ${id}`);
  return quoteById(ctx.db, id);
}

/** Moves a held quote by the table of its lifecycle, and tells so. */
export async function moveQuote(
  ctx: WriteContext,
  held: SupplierQuote,
  move: QuoteMove,
  columns: Readonly<Record<string, unknown>> = {},
  reason?: string,
): Promise<SupplierQuote> {
  const status = quoteLifecycle.next(move, held.status);
  const after = await writeQuote(ctx, held, { ...columns, status });
  ctx.record(
    supplierQuote.changed('status_changed', held, after, {
      status: { from: held.status, to: status },
      ...(reason !== undefined && { reason }),
    }),
  );
  return after;
}
