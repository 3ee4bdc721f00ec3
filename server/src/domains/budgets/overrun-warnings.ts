import type { ReadContext } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { warning } from '../../kernel/problems/warnings.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { budgets } from './budget.ts';
import { entriesOf } from './entries/budget-entry.ts';
import { overrunMeta } from './overrun-meta.ts';

/** Tells that the budget of a requisition is overrun, where it does not stop that. */
export async function overrunWarnings(ctx: ReadContext, procurementId: string) {
  const entries = await entriesOf(ctx.db, procurementId);
  const committed = entries.find(({ kind }) => kind === 'committed');
  if (!committed) return [];
  const budget = await budgets.byId(ctx.db, committed.budgetId);
  if (!budget.overrun || !new Exact(committed.amount).gt(0)) return [];
  const meta = overrunMeta(budget, committed.amount);
  return [
    warning(
      ctx,
      'budget_overrun',
      words(
        `Budget ${budget.code} is overrun by ${meta.missing} ${meta.currency}.`,
        `Бюджет ${budget.code} превышен на ${meta.missing} ${meta.currency}.`,
      ),
      meta,
    ),
  ];
}
