import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';
import type { Requisition } from './requisition.ts';
import { settleRequisition } from './settle-requisition.ts';

/** What the invoices that stand say of a line, apart for each allocation they name; in the line's own unit. */
interface Invoiced {
  lineId: string;
  allocationId?: string;
  quantity: string;
}

/**
 * Sets what was invoiced of lines of a held requisition, then settles it. All that is invoiced of a line is named: the line keeps the
 * sum, and an allocation of it that is not named has nothing invoiced.
 */
export async function noteInvoiced(
  ctx: WriteContext,
  held: Requisition,
  invoiced: readonly Invoiced[],
): Promise<Requisition> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(invoiced)}::jsonb) given("lineId" uuid, "allocationId" uuid, quantity numeric)`;
  const lines = await ctx.db.execute(sql`
    update requisition_lines line set invoiced_quantity = named.quantity, version = line.version + 1, updated_at = now()
    from (select given."lineId" as id, trim_scale(sum(given.quantity)) as quantity from ${given} group by given."lineId") named
    where line.tenant_id = ${ctx.db.tenant} and line.requisition_id = ${held.id} and line.id = named.id
      and line.invoiced_quantity <> named.quantity`);
  const allocations = await ctx.db.execute(sql`
    update requisition_allocations decided set invoiced_quantity = named.quantity
    from (
      select one.id, trim_scale(coalesce(sum(given.quantity) filter (where given."allocationId" = one.id), 0)) as quantity
      from ${given} join requisition_allocations one
        on one.tenant_id = ${ctx.db.tenant} and one.requisition_id = ${held.id} and one.line_id = given."lineId"
      group by one.id) named
    where decided.tenant_id = ${ctx.db.tenant} and decided.id = named.id and decided.invoiced_quantity <> named.quantity`);
  return settleRequisition(ctx, held, undefined, { touched: lines + allocations > 0 });
}
