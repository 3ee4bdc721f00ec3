import type { Requisition } from '../../../../nouns/requisition.ts';
import type { ReadContext, WriteContext } from '../../kernel/operation.ts';
import { brokenRule, words } from '../../kernel/problems/errors.ts';
import { warning } from '../../kernel/problems/warnings.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { companySettings } from '../company/company-settings.ts';
import { fxTo } from '../company/fx-to.ts';
import type { RequisitionWarning } from './requisition-warnings.ts';
import { scaleOf } from './sums-of.ts';

interface Committed {
  currency: string;
  committed: string;
}

/**
 * Whether what is committed stays within the budget of a requisition as it now stands: each requisition of the code counts once,
 * by the greater of what was planned and what was decided. Refuses or warns, as the company has chosen.
 */
export async function checkBudget(ctx: WriteContext, held: Requisition): Promise<RequisitionWarning[]> {
  const { budgetAmount: budget, budgetCode } = held;
  if (budget === null) return [];
  const { budgetPolicy, alerts } = await companySettings(ctx);
  if (budgetPolicy === 'block' && budgetCode !== null) await lockBudget(ctx, budgetCode);
  const committed = await committedOf(ctx, held);
  const meta = { committed, budget, ...(budgetCode !== null && { budgetCode }) };
  const spent = new Exact(committed);
  if (spent.gt(budget)) {
    const sentence = words(
      `${committed} is committed, but the budget is ${budget}.`,
      `Обязательств на ${committed}, бюджет ${budget}.`,
    );
    if (budgetPolicy === 'block') throw brokenRule('budget_exceeded', sentence, meta);
    return [warning(ctx, 'budget_exceeded', sentence, meta)];
  }
  if (spent.times(100).lt(new Exact(budget).times(alerts.budgetPct))) return [];
  const sentence = words('The budget is nearly used up.', 'Бюджет почти исчерпан.');
  return [warning(ctx, 'budget_nearly_used', sentence, meta)];
}

/** Two approvals at once would each see the other's money as free. */
const lockBudget = (ctx: WriteContext, code: string) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('budget' || tenant_id() || ${code}::text, 0))`);

async function committedOf(ctx: ReadContext, { id, budgetCode, currency }: Requisition): Promise<string> {
  const scope = budgetCode === null ? sql`id = ${id}` : sql`budget_code = ${budgetCode}`;
  const sums = await ctx.db.many<Committed>(sql`
    select currency, sum(greatest(planned_total, coalesce(actual_total, 0))) as committed from requisitions
    where tenant_id = ${ctx.db.tenant} and ${scope} and status <> 'cancelled' and archived_at is null group by currency`);
  const fx = await fxTo(
    ctx,
    currency,
    sums.map((one) => one.currency),
  );
  const total = sums.reduce(
    (sum, one) => sum.plus(new Exact(one.committed).times(fx(one.currency) ?? 0)),
    new Exact(0),
  );
  return total.toDecimalPlaces(scaleOf(currency)).toFixed(scaleOf(currency));
}
