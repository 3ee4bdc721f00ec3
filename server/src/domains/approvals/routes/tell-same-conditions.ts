import type { ApprovalRoute } from '../../../../../nouns/approval-route.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { warning } from '../../../kernel/problems/warnings.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Of two routes in use with the same conditions the later is never taken: tells which comes first. */
export async function tellSameConditions(ctx: ReadContext, route: ApprovalRoute) {
  if (!route.isActive) return [];
  const { id, recordType, amountFrom, amountTo, categoryIds, departments, counterpartyIds, overBudget } = route;
  const same = await ctx.db.first<{ id: string; name: string; position: number }>(sql`
    select other.id, other.name, other.position from approval_routes other
    where other.tenant_id = ${ctx.db.tenant} and other.is_active and other.record_type = ${recordType} and other.id <> ${id} and other.over_budget = ${overBudget}
      and other.amount_from is not distinct from ${amountFrom}::numeric and other.amount_to is not distinct from ${amountTo}::numeric
      and other.category_ids @> ${categoryIds}::uuid[] and other.category_ids <@ ${categoryIds}::uuid[]
      and other.departments @> ${departments}::text[] and other.departments <@ ${departments}::text[]
      and other.counterparty_ids @> ${counterpartyIds}::uuid[] and other.counterparty_ids <@ ${counterpartyIds}::uuid[]
    order by other.position, other.id limit 1`);
  if (!same) return [];
  const isFirst = route.position < same.position || (route.position === same.position && id < same.id);
  const first = isFirst ? route.name : same.name;
  const sentence = words(
    `“${same.name}” has the same conditions; “${first}” comes first, so the other is never taken.`,
    `У маршрута «${same.name}» те же условия; первым стоит «${first}», поэтому другой никогда не сработает.`,
  );
  return [warning(ctx, 'same_conditions', sentence, { id: same.id })];
}
