import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { KeptQuantity } from '../lines/guard-lines.ts';
import { belowProcessed } from '../lines/guard-lines.ts';
import { type AcceptedAllocation, allocationsOfLines } from './allocations-of.ts';
import { totalOf } from './check-decisions.ts';
import { amountOf } from './write-allocations.ts';

/**
 * Lessens what stands of lines to what they may keep, the latest decision first, and none below what was invoiced or received of it.
 * What stands then is still too much for a line whose suppliers have begun more between them: its quantity does not fall.
 */
export async function lessenAllocations(
  ctx: WriteContext,
  { id, currency }: Requisition,
  kept: readonly KeptQuantity[],
): Promise<void> {
  const accepted = await allocationsOfLines(
    ctx.db,
    kept.map(({ line }) => line.id),
  );
  const rows = kept
    .flatMap((one) => lessened(one, accepted))
    .map((one) => ({
      id: one.id,
      quantity: one.quantity,
      amount: amountOf(one, one.fxRate, currency),
    }));
  if (rows.length === 0) return;
  await ctx.db.execute(sql`
    update requisition_allocations decided set quantity = given.quantity, amount = given.amount
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given(id uuid, quantity numeric, amount numeric)
    where decided.tenant_id = ${ctx.db.tenant} and decided.requisition_id = ${id} and decided.id = given.id`);
}

function lessened({ line, quantity }: KeptQuantity, accepted: readonly AcceptedAllocation[]): AcceptedAllocation[] {
  const held = accepted.filter(({ lineId }) => lineId === line.id);
  let excess = totalOf(held).minus(quantity);
  const changed = held.toReversed().flatMap((one) => {
    const least = Exact.max(one.invoicedQuantity, one.receivedQuantity);
    const cut = Exact.min(excess, new Exact(one.quantity).minus(least));
    if (cut.lte(0)) return [];
    excess = excess.minus(cut);
    return [{ ...one, quantity: new Exact(one.quantity).minus(cut).toFixed() }];
  });
  if (excess.gt(0)) throw belowProcessed(line, excess.plus(quantity).toFixed());
  return changed;
}
