import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { conflict, inUse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { leftBeside } from '../../../platform/records/left-beside.ts';
import { budget, budgets } from '../budget.ts';
import { isDrawnOn } from '../is-drawn-on.ts';
import { lockBudgets } from '../lock-budgets.ts';

export const deleteBudget = command({
  name: 'budgets.delete-budget',
  summary: words('Delete a budget', 'Удалить бюджет'),
  description: 'Only one that nothing has drawn on, without files and comments; any other is closed instead.',
  permission: 'budgets.delete',
  scope: 'finance.delete',
  refuses: ['conflict', 'has_dependencies', 'precondition_failed'],
  input: object({ id: id() }),
  output: budget.view,

  async run(ctx, { id }) {
    await lockBudgets(ctx.db, 'writer');
    const before = await budgets.open(ctx, id);
    if (await isDrawnOn(ctx.db, id)) throw drawnOn();
    const beside = await leftBeside(ctx.db, 'budget', id);
    if (beside.length > 0) throw inUse(budget.noun, beside);
    await ctx.db.execute(sql`delete from budgets where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(budget.fact('deleted', before));
    return before;
  },
});

const drawnOn = () =>
  conflict(
    'drawn_on',
    words('Something draws on the budget. Close it instead.', 'Бюджет уже расходуют. Закройте его вместо удаления.'),
  );
