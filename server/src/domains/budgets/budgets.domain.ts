import type { Domain } from '../../platform/domain.ts';
import { fileHost } from '../../platform/files/host.ts';
import { budgetFigures } from './budget.figures.ts';
import { budget, getBudget } from './budget.ts';
import { budgetRoutes } from './budgets.routes.ts';
import { budgetEntry } from './entries/budget-entry.ts';
import { updateBudget } from './operations/update-budget.ts';
import { budgetTransfer } from './transfers/budget-transfer.ts';

export const budgetsDomain: Domain = {
  entities: [budget, budgetEntry, budgetTransfer],
  routes: budgetRoutes,
  recordHosts: [{ entityType: 'budget', entity: budget, get: getBudget }],
  fileHosts: [fileHost({ entityType: 'budget', get: getBudget, update: updateBudget })],
  figureHosts: [budgetFigures],
};
