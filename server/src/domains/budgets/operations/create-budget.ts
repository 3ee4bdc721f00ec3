import type { Budget } from '../../../../../nouns/budget.ts';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { budget, budgets } from '../budget.ts';
import { lockBudgets } from '../lock-budgets.ts';
import { settleBudget } from '../settle-budget.ts';

export const createBudget = command({
  name: 'budgets.create-budget',
  summary: words('Create a budget', 'Создать бюджет'),
  description:
    'Two budgets of one code never overlap in time. Requisitions that are there already begin to draw on it within seconds: those of its code, or of its ' +
    'department where they name no budget, whose due date it holds.',
  permission: 'budgets.create',
  scope: 'finance.write',
  refuses: ['already_exists', 'unknown_reference'],
  input: object(budget.creation),
  output: budget.view,

  async run(ctx, input) {
    await lockBudgets(ctx.db, 'writer');
    return (await budgets.create(ctx, await settleBudget(ctx, null, input))) as Budget;
  },
});
