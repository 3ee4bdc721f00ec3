import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { getBudget, listBudgets } from './budget.ts';
import { listEntries } from './entries/operations/list-entries.ts';
import { closeBudget } from './operations/close-budget.ts';
import { createBudget } from './operations/create-budget.ts';
import { deleteBudget } from './operations/delete-budget.ts';
import { reopenBudget } from './operations/reopen-budget.ts';
import { updateBudget } from './operations/update-budget.ts';
import { listTransfers } from './transfers/operations/list-transfers.ts';
import { transferMoney } from './transfers/operations/transfer-money.ts';

const base = '/api/v1/budgets';

export const budgetRoutes = routes('Budgets', [
  get(base, listBudgets),
  post(base, createBudget),
  get(`${base}/:id`, getBudget),
  patch(`${base}/:id`, updateBudget),
  del(`${base}/:id`, deleteBudget),
  act(`${base}/:id/close`, closeBudget),
  act(`${base}/:id/reopen`, reopenBudget),
  get(`${base}/:id/entries`, listEntries),
  get(`${base}/:id/transfers`, listTransfers),
  post(`${base}/:id/transfers`, transferMoney),
]);
