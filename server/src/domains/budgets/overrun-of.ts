import type { Budget } from '../../../../nouns/budget.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { entriesOf } from './entries/budget-entry.ts';
import { sumOf } from './entries/plan-entries.ts';
import { spendingOf } from './entries/spending-of.ts';
import { findBudget } from './find-budget.ts';
import { type Draw, planDraw } from './plan-draw.ts';

/** The budget that asks for approval and that a requisition overruns, or would once it was sent; null where none does. */
export async function overrunOf(ctx: ReadContext, draw: Draw): Promise<Budget | null> {
  const budget = await findBudget(ctx.db, draw);
  if (budget?.overrunPolicy !== 'approve') return null;
  const [held, spending] = await Promise.all([
    entriesOf(ctx.db, draw.procurementId),
    spendingOf(ctx.db, draw.procurementId),
  ]);
  const planned = await planDraw(ctx, draw, budget, { held, spending });
  const taken = sumOf(
    held.filter(({ budgetId }) => budgetId === budget.id),
    'committed',
  );
  const asked = sumOf(planned, 'committed');
  return new Exact(budget.availableAmount).plus(taken).lt(asked) ? budget : null;
}
