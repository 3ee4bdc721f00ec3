import type { Domain } from '../../platform/domain.ts';
import { budget } from './budget.ts';
import { budgetRoutes } from './budgets.routes.ts';
import { budgetEntry } from './entries/budget-entry.ts';
import { budgetTransfer } from './transfers/budget-transfer.ts';

export const budgetsDomain: Domain = {
  entities: [budget, budgetEntry, budgetTransfer],
  routes: budgetRoutes,
};
