import { textOf, trueOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface BudgetsSearch {
  search?: string;
  sort?: string;
  /** Statuses, parted by commas. */
  status?: string;
  /** Those that are overrun alone. */
  overrun?: 'true';
  /** Those alone whose period holds today. */
  current?: 'true';
  /** A new budget is being made. */
  create?: 'true';
}

export const budgetsSearch = (given: Given): BudgetsSearch => ({
  ...textOf(given, 'search', 'sort', 'status'),
  ...trueOf(given, 'overrun', 'current', 'create'),
});

interface BudgetSearch {
  tab?: string;
}

export const budgetSearch = (given: Given): BudgetSearch => textOf(given, 'tab');
