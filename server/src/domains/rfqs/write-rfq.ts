import type { WriteContext } from '../../kernel/operation.ts';
import { assignments, sql } from '../../kernel/sql/sql.ts';
import { type RfqMove, rfqLifecycle } from './rfq-flow.ts';
import { presentRfq, type RfqRow, rfqColumns } from './supplier-rfq.row.ts';
import { type SupplierRfq, supplierRfq } from './supplier-rfq.ts';

/** Writes columns of a held request, one version on. What happened is told by the caller. */
export async function writeRfq(
  ctx: WriteContext,
  { id, updatedBy }: SupplierRfq,
  columns: Readonly<Record<string, unknown>>,
): Promise<SupplierRfq> {
  const by = { updated_by: ctx.actor.userId ?? updatedBy };
  const row = await ctx.db.one<RfqRow>(sql`
    update supplier_rfqs rfq set ${assignments({ ...columns, ...by })}, version = version + 1, updated_at = now()
    where rfq.tenant_id = ${ctx.db.tenant} and rfq.id = ${id} returning ${rfqColumns}`);
  return presentRfq(row);
}

/** Moves a held request by the table of its lifecycle, and tells so. */
export async function moveRfq(
  ctx: WriteContext,
  held: SupplierRfq,
  move: RfqMove,
  columns: Readonly<Record<string, unknown>> = {},
  reason?: string,
): Promise<SupplierRfq> {
  const status = rfqLifecycle.next(move, held.status);
  const after = await writeRfq(ctx, held, { ...columns, status });
  ctx.record(
    supplierRfq.changed('status_changed', held, after, {
      status: { from: held.status, to: status },
      ...(reason !== undefined && { reason }),
    }),
  );
  return after;
}
