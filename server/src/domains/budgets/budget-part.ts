import type { Static } from 'typebox';
import { permits } from '../../kernel/access/actor.ts';
import { nullable, object } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { budget, budgetReading } from './budget.ts';
import { findBudget, type Purpose } from './find-budget.ts';

const { id, code, name, currency, availableAmount, overrunPolicy, overrun } = budget.fields;

/** The budget of a requisition as its card shows it. */
export const budgetPart = nullable(
  object(
    { id, code, name, currency, availableAmount, overrunPolicy, overrun },
    { title: 'Budget it draws on, or would once it is sent; null without one, and for who may not see budgets' },
  ),
);

export async function readBudgetPart(ctx: ReadContext, purpose: Purpose): Promise<Static<typeof budgetPart>> {
  if (!permits(ctx.actor, budgetReading)) return null;
  const found = await findBudget(ctx.db, purpose);
  if (!found) return null;
  const { id, code, name, currency, availableAmount, overrunPolicy, overrun } = found;
  return { id, code, name, currency, availableAmount, overrunPolicy, overrun };
}
