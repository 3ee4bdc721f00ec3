import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';
import type { Requisition } from './requisition.ts';
import { settleRequisition } from './settle-requisition.ts';

/** What invoices that stand say of a line, or of an allocation of it: the whole quantity, in the line's unit. */
export interface Invoiced {
  lineId: string;
  allocationId?: string;
  quantity: string;
}

/** Sets what was invoiced: of an allocation where it is named, of the line where it is not; then settles. Refers to lines of this requisition alone. */
export async function noteInvoiced(
  ctx: WriteContext,
  held: Requisition,
  invoiced: readonly Invoiced[],
): Promise<Requisition> {
  const given = JSON.stringify(invoiced);
  await ctx.db.execute(sql`
    update requisition_lines line set invoiced_quantity = given.quantity, version = line.version + 1, updated_at = now()
    from jsonb_to_recordset(${given}::jsonb) given("lineId" uuid, "allocationId" uuid, quantity numeric)
    where line.tenant_id = ${ctx.db.tenant} and line.requisition_id = ${held.id} and line.id = given."lineId"
      and given."allocationId" is null and line.invoiced_quantity <> given.quantity`);
  await ctx.db.execute(sql`
    update requisition_allocations decided set invoiced_quantity = given.quantity
    from jsonb_to_recordset(${given}::jsonb) given("lineId" uuid, "allocationId" uuid, quantity numeric)
    where decided.tenant_id = ${ctx.db.tenant} and decided.requisition_id = ${held.id} and decided.id = given."allocationId"
      and decided.invoiced_quantity <> given.quantity`);
  return settleRequisition(ctx, held);
}
