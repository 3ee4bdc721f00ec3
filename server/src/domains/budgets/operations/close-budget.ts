import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { budget, budgets } from '../budget.ts';

export const closeBudget = command({
  name: 'budgets.close-budget',
  summary: words('Close a budget', 'Закрыть бюджет'),
  description:
    'Nothing more is committed to it; what was committed is still invoiced and paid. Closing again changes nothing.',
  permission: 'budgets.update',
  scope: 'finance.write',
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: budget.view,

  async run(ctx, { id }) {
    const before = await budgets.open(ctx, id);
    return before.status === 'closed' ? unchanged(ctx, before) : budgets.move(ctx, before, 'close');
  },
});
