import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { linesById } from '../lines-of.ts';
import { settleRequisition } from '../settle-requisition.ts';

/** What the invoices that stand say of a line, apart for each allocation they name; in the line's own unit. */
interface Invoiced {
  lineId: string;
  allocationId?: string;
  quantity: string;
}

/**
 * Sets what was invoiced of lines of held requisitions, in as many statements for many as for one. All that is invoiced of a line is
 * named: the line keeps the sum, and an allocation of it that is not named has nothing invoiced. Then each requisition is settled by
 * itself, since its sums, its moves and its facts follow from its own lines.
 */
export async function noteInvoiced(
  ctx: WriteContext,
  held: readonly Requisition[],
  invoiced: readonly Invoiced[],
): Promise<void> {
  const ids = held.map(({ id }) => id);
  const given = sql`jsonb_to_recordset(${JSON.stringify(invoiced)}::jsonb) given("lineId" uuid, "allocationId" uuid, quantity numeric)`;
  const before = await linesById(ctx.db, [...new Set(invoiced.map(({ lineId }) => lineId))]);
  const lines = await ctx.db.many<Touched>(sql`
    update requisition_lines line set invoiced_quantity = named.quantity, version = line.version + 1, updated_at = portal_now()
    from (select given."lineId" as id, trim_scale(sum(given.quantity)) as quantity from ${given} group by given."lineId") named
    where line.tenant_id = ${ctx.db.tenant} and line.requisition_id = any(${ids}::uuid[]) and line.id = named.id
      and line.invoiced_quantity <> named.quantity
    returning line.requisition_id`);
  const allocations = await ctx.db.many<Touched>(sql`
    update requisition_allocations decided set invoiced_quantity = named.quantity
    from (
      select one.id, trim_scale(coalesce(sum(given.quantity) filter (where given."allocationId" = one.id), 0)) as quantity
      from ${given} join requisition_allocations one
        on one.tenant_id = ${ctx.db.tenant} and one.requisition_id = any(${ids}::uuid[]) and one.line_id = given."lineId"
      group by one.id) named
    where decided.tenant_id = ${ctx.db.tenant} and decided.id = named.id and decided.invoiced_quantity <> named.quantity
    returning decided.requisition_id`);
  const touched = new Set([...lines, ...allocations].map(({ requisition_id }) => requisition_id));
  for (const one of held) {
    const own = before.filter(({ procurementId }) => procurementId === one.id);
    if (own.length > 0)
      await settleRequisition(ctx, one, undefined, { touched: touched.has(one.id), linesBefore: { lines: own } });
  }
}

interface Touched {
  requisition_id: string;
}
