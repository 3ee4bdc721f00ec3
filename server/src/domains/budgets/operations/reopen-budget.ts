import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { budget, budgets } from '../budget.ts';

export const reopenBudget = command({
  name: 'budgets.reopen-budget',
  summary: words('Reopen a budget', 'Открыть бюджет снова'),
  description: 'One that was closed. Opening again changes nothing.',
  permission: 'budgets.update',
  scope: 'finance.write',
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: budget.view,

  async run(ctx, { id }) {
    const before = await budgets.open(ctx, id);
    return before.status === 'active' ? unchanged(ctx, before) : budgets.move(ctx, before, 'reopen');
  },
});
