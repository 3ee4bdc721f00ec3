import { lifecycle, status } from './kit/lifecycle.ts';
import { words } from './kit/words.ts';

/** A budget is closed when nothing more may be committed to it, and may be opened again. */
export const budgetFlow = lifecycle({
  initial: 'active',
  statuses: {
    active: status('Active', 'Действует', 'good', { action: words('Reopen the budget', 'Открыть снова') }),
    closed: status('Closed', 'Закрыт', 'neutral', { action: words('Close the budget', 'Закрыть бюджет') }),
  },
  moves: {
    close: { from: ['active'], to: 'closed', permission: 'budgets.update' },
    reopen: { from: ['closed'], to: 'active', permission: 'budgets.update' },
  },
});
