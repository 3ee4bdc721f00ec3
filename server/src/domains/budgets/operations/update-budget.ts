import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { budget, budgets } from '../budget.ts';
import { isDrawnOn } from '../is-drawn-on.ts';
import { lockBudgets } from '../lock-budgets.ts';
import { settleBudget } from '../settle-budget.ts';
import { tellCrossings } from '../tell-crossings.ts';

export const updateBudget = command({
  name: 'budgets.update-budget',
  summary: words('Change a budget', 'Изменить бюджет'),
  description:
    'Fields left out stay, null clears. Another code, department or period may bring it other requisitions: they are counted anew ' +
    'within seconds. The currency stays once something draws on the budget. An amount below what is committed is taken: the budget is overrun then.',
  permission: 'budgets.update',
  scope: 'finance.write',
  refuses: ['already_exists', 'unknown_reference', 'conflict', 'version_conflict', 'precondition_failed'],
  input: object({ id: id(), ...budget.change, version: Type.Optional(version()) }),
  output: budget.view,

  async run(ctx, { id, version: _, ...input }) {
    await lockBudgets(ctx.db, 'writer');
    const before = await budgets.open(ctx, id);
    const values = await settleBudget(ctx, before, input);
    if (input.currency !== undefined && input.currency !== before.currency && (await isDrawnOn(ctx.db, id)))
      throw conflict(
        'currency_fixed',
        words(
          'The currency stays once something draws on the budget. Make another budget.',
          'Валюта бюджета, который уже расходуют, не меняется. Создайте другой бюджет.',
        ),
      );
    const after = await budgets.change(ctx, before, values);
    await tellCrossings(ctx, [id]);
    return after;
  },
});
