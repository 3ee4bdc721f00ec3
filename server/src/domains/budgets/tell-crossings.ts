import type { WriteContext } from '../../kernel/operation.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { tellPeople } from '../../platform/notices/tell-people.ts';
import { budgets } from './budget.ts';

const given = '(bud.amount + bud.moved_amount)';

/** The highest mark that is reached now. */
const reached = `case when bud.committed_amount > ${given} then 100 else coalesce((select max(mark.percent::int) from unnest(bud.marks) mark(percent)
  where ${given} > 0 and bud.committed_amount * 100 >= ${given} * mark.percent::int), 0) end`;

/**
 * Tells who answers for these budgets, which are locked, where one has come to a mark of its money or is overrun: once for each
 * mark, and again only after less was used meanwhile.
 */
export async function tellCrossings(ctx: WriteContext, budgetIds: readonly string[]): Promise<void> {
  const { db } = ctx;
  const crossed = await db.many<{ id: string; told: number; mark: number }>(sql`
    select bud.id, bud.told_percent as told, ${raw(reached)} as mark from budgets bud
    where bud.tenant_id = ${db.tenant} and bud.id = any(${budgetIds}::uuid[]) and bud.told_percent <> ${raw(reached)}`);
  for (const { id, told, mark } of crossed) {
    await db.execute(sql`update budgets set told_percent = ${mark} where tenant_id = ${db.tenant} and id = ${id}`);
    if (mark > told) await tellResponsible(ctx, id, mark === 100);
  }
}

async function tellResponsible(ctx: WriteContext, id: string, isOverrun: boolean) {
  const { code, name, responsibleId, availableAmount, usedPercent, currency } = await budgets.byId(ctx.db, id);
  if (responsibleId === null) return;
  await tellPeople(ctx, {
    kind: 'budget.short',
    about: { entityType: 'budget', entityId: id, page: `/budgets/${id}` },
    people: [responsibleId],
    causedBy: ctx.actor.userId,
    variables: { code, budget: name, isOverrun, available: availableAmount, usedPercent, currency },
  });
}
