import type { RfqMove } from '../../../../nouns/rfq-flow.ts';
import { rfqFlow } from '../../../../nouns/rfq-flow.ts';
import { supplierRfq as declared, type SupplierRfq } from '../../../../nouns/supplier-rfq.ts';
import { nextStatus } from '../../kernel/lifecycle.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { assignments, raw, sql } from '../../kernel/sql/sql.ts';
import { parametersOf } from '../../platform/records/row-of.ts';
import { supplierRfq, supplierRfqs } from './supplier-rfq.ts';

/** Columns that no field shows: when a worker looks at the request next, and when its answers ended. */
export interface Clock {
  due_at?: string | null;
  ended_at?: string | null;
}

/**
 * Writes a held request, one version on. What happened is told by the caller. What a link or a worker does leaves the name of the
 * person who changed it last.
 */
export async function writeRfq(
  ctx: WriteContext,
  { id, updatedBy }: SupplierRfq,
  values: Partial<SupplierRfq>,
  clock: Clock = {},
): Promise<SupplierRfq> {
  const row = { ...parametersOf(declared.fields, values), ...clock, updated_by: ctx.actor.userId ?? updatedBy };
  const [after] = await supplierRfqs.read(
    ctx.db,
    sql`with written as (
      update supplier_rfqs rfq set ${assignments(row)}, version = version + 1, updated_at = portal_now()
      where rfq.tenant_id = ${ctx.db.tenant} and rfq.id = ${id} returning *)
      ${supplierRfqs.select(ctx.db, raw('true'), raw('written'))}`,
  );
  return after as SupplierRfq;
}

/** Moves a held request by the table of its lifecycle, and tells so. */
export async function moveRfq(
  ctx: WriteContext,
  held: SupplierRfq,
  move: RfqMove,
  values: Partial<SupplierRfq> = {},
  { reason, ...clock }: Clock & { reason?: string | undefined } = {},
): Promise<SupplierRfq> {
  const status = nextStatus(rfqFlow, move, held.status);
  const after = await writeRfq(ctx, held, { ...values, status }, clock);
  ctx.record(
    supplierRfq.changed('status_changed', held, after, {
      status: { from: held.status, to: status },
      ...(reason !== undefined && { reason }),
    }),
  );
  return after;
}
