// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type * as types from '../types.ts';

export interface ListBudgetsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /**
   * Up to 3 of id, code, name, periodFrom, periodTo, amount, committedAmount, createdAt, updatedAt; `-` before
   * descending ones
   */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in code, name, department_name, project_name */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  code?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  departmentName?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  projectName?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  periodFrom?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  periodTo?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  amount?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  overrunPolicy?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  responsibleId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  committedAmount?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  overrun?: Filter<'eq'> | undefined;
}

/**
 * List budgets
 *
 * Those of a day are asked for by `periodFrom[lte]` and `periodTo[gte]`, those that are overrun by `overrun=true`.
 *
 * People need the permission `budgets.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/budgets`
 */
export const listBudgets = list<
  [query?: ListBudgetsQuery],
  {
    items: Array<types.Budget>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/budgets query');

export type CreateBudgetBody = {
  /** Code. What requisitions name as `budgetCode`; one budget at a time has it, whatever the case. */
  code: string;
  /** Name */
  name: string;
  /** First day */
  periodFrom: string;
  /** Last day */
  periodTo: string;
  /** Amount */
  amount: string;
  /** Department. Its requisitions without a code draw on this budget. */
  departmentName?: string | null | undefined;
  /** Project */
  projectName?: string | null | undefined;
  /** Currency. The company's unless given; fixed once it is drawn on. */
  currency?: string | undefined;
  /** When it is overrun. `warn` unless given; `approve` needs a responsible person. */
  overrunPolicy?: 'stop' | 'warn' | 'approve' | undefined;
  /**
   * Tell of use from. The responsible person hears of each of these shares once, and always of an overrun; 80
   * percent unless given.
   */
  marks?: Array<'50' | '60' | '70' | '75' | '80' | '85' | '90' | '95'> | undefined;
  /** Responsible */
  responsibleId?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
};

/**
 * Create a budget
 *
 * Two budgets of one code never overlap in time. Requisitions that are there already begin to draw on it within
 * seconds: those of its code, or of its department where they name no budget, whose due date it holds.
 *
 * People need the permission `budgets.create`. API keys need the scope `finance.write`.
 *
 * `POST /api/v1/budgets`
 */
export const createBudget = call<
  [body: CreateBudgetBody],
  types.Budget,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/budgets body key');

/**
 * Get a budget
 *
 * With what is committed, invoiced and paid of it, and what is left.
 *
 * People need the permission `budgets.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/budgets/{id}`
 */
export const getBudget = call<[id: string], types.Budget, 'not_found'>('GET /api/v1/budgets/{id}');

export type UpdateBudgetBody = {
  /** Code. What requisitions name as `budgetCode`; one budget at a time has it, whatever the case. */
  code?: string | undefined;
  /** Name */
  name?: string | undefined;
  /** Department. Its requisitions without a code draw on this budget. */
  departmentName?: string | null | undefined;
  /** Project */
  projectName?: string | null | undefined;
  /** First day */
  periodFrom?: string | undefined;
  /** Last day */
  periodTo?: string | undefined;
  /** Currency. The company's unless given; fixed once it is drawn on. */
  currency?: string | undefined;
  /** Amount */
  amount?: string | undefined;
  /** When it is overrun. `warn` unless given; `approve` needs a responsible person. */
  overrunPolicy?: 'stop' | 'warn' | 'approve' | undefined;
  /**
   * Tell of use from. The responsible person hears of each of these shares once, and always of an overrun; 80
   * percent unless given.
   */
  marks?: Array<'50' | '60' | '70' | '75' | '80' | '85' | '90' | '95'> | undefined;
  /** Responsible */
  responsibleId?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a budget
 *
 * Fields left out stay, null clears. Another code, department or period may bring it other requisitions: they are
 * counted anew within seconds. The currency stays once something draws on the budget. An amount below what is
 * committed is taken: the budget is overrun then.
 *
 * People need the permission `budgets.update`. API keys need the scope `finance.write`.
 *
 * `PATCH /api/v1/budgets/{id}`
 */
export const updateBudget = call<
  [id: string, body?: UpdateBudgetBody],
  types.Budget,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/budgets/{id} body key');

/**
 * Delete a budget
 *
 * Only one that nothing has drawn on, without files and comments; any other is closed instead.
 *
 * People need the permission `budgets.delete`. API keys need the scope `finance.delete`.
 *
 * `DELETE /api/v1/budgets/{id}`
 */
export const deleteBudget = call<
  [id: string],
  types.Budget,
  | 'not_found'
  | 'conflict'
  | 'has_dependencies'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/budgets/{id}');

/**
 * Close a budget
 *
 * Nothing more is committed to it; what was committed is still invoiced and paid. Closing again changes nothing.
 *
 * People need the permission `budgets.update`. API keys need the scope `finance.write`.
 *
 * `POST /api/v1/budgets/{id}/close`
 */
export const closeBudget = call<
  [id: string],
  types.Budget,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/budgets/{id}/close key');

export interface ListEntriesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of amount, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  kind?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  procurementId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  recordType?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  recordId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  amount?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List what takes of a budget
 *
 * One figure of a kind for each requisition and invoice, as it stands now; the figures of the budget are their
 * sums. The last to change come first.
 *
 * People need the permission `budgets.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/budgets/{id}/entries`
 */
export const listEntries = list<
  [id: string, query?: ListEntriesQuery],
  {
    items: Array<types.BudgetEntry>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/budgets/{id}/entries query');

export interface ExplainBudgetQuery {
  /** Figure, by its place in the record */
  field: 'movedAmount' | 'committedAmount' | 'invoicedAmount' | 'paidAmount' | 'availableAmount' | 'usedPercent';
}

/**
 * Budget: explain a figure
 *
 * What a computed figure was made of: values that were read, each with its record, and the formulas that make the
 * figure of them, to the last digit. Who may not see the figure, or what it is made of, is refused.
 *
 * People need the permission `budgets.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/budgets/{id}/explain`
 */
export const explainBudget = call<[id: string, query: ExplainBudgetQuery], types.ExplainBudget, 'not_found'>(
  'GET /api/v1/budgets/{id}/explain query',
);

/**
 * Reopen a budget
 *
 * One that was closed. Opening again changes nothing.
 *
 * People need the permission `budgets.update`. API keys need the scope `finance.write`.
 *
 * `POST /api/v1/budgets/{id}/reopen`
 */
export const reopenBudget = call<
  [id: string],
  types.Budget,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/budgets/{id}/reopen key');

export interface ListTransfersQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of amount, createdAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  fromBudgetId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  toBudgetId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  amount?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List transfers of a budget
 *
 * Money that came to it and money that went from it, the newest first.
 *
 * People need the permission `budgets.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/budgets/{id}/transfers`
 */
export const listTransfers = list<
  [id: string, query?: ListTransfersQuery],
  {
    items: Array<types.BudgetTransfer>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/budgets/{id}/transfers query');

export type TransferMoneyBody = {
  /** To the budget */
  toBudgetId: string;
  /** Amount */
  amount: string;
  /** Reason */
  reason: string;
};

/**
 * Move money to another budget
 *
 * From this budget to `toBudgetId`, both active and of one currency, and no more than is available here. Both
 * budgets tell of it in their history. A transfer never changes: what was moved wrongly is moved back.
 *
 * People need the permission `budgets.transfer`. API keys need the scope `finance.write`.
 *
 * `POST /api/v1/budgets/{id}/transfers`
 */
export const transferMoney = call<
  [id: string, body: TransferMoneyBody],
  types.BudgetTransfer,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/budgets/{id}/transfers body key');
