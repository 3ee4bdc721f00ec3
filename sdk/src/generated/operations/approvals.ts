// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListApprovalsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, amount, dueDate, stepOpenedAt, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  recordType?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  recordId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  amount?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  dueDate?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  routeId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  stepOpenedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  askedBy?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List what waits for my decision by a route
 *
 * Requests whose open step the caller may decide now, as one of its approvers or in the place of somebody who is
 * away. Records that no route is for are found by `awaitingMyApproval` of their own lists.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `GET /api/v1/approvals`
 */
export const listApprovals = list<
  [query?: ListApprovalsQuery],
  {
    items: Array<types.ApprovalRequest>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/approvals query');

export interface PreviewApprovalQuery {
  /** Kind of the record */
  recordType: types.RecordType;
  /** Record */
  recordId: Text;
}

/**
 * Who would approve a record
 *
 * By the routes and the record as they are now, before anything is sent. `route` is null where no route is for it:
 * then one person whose role allows it approves. An approval that is under way stands in `approval` of the card
 * instead.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `GET /api/v1/approvals/preview`
 */
export const previewApproval = call<
  [query: PreviewApprovalQuery],
  {
    /** Route */
    route: {
      /** Identifier */
      id: string;
      /** Name */
      name: string;
    } | null;
    /** Steps, in their order */
    steps: Array<{
      /** Name of the step */
      name: string | null;
      /** Who has to approve */
      mode: Open<'all' | 'any'>;
      /** Approvers */
      approvers: Array<{
        /** Person or role */
        kind: Open<'user' | 'role'>;
        /** Person or role */
        id: string;
        /** Name */
        name: string;
      }>;
      /** Hours until it is escalated */
      escalateAfterHours: number | null;
      /** Escalated to */
      escalateTo: Array<{
        /** Person or role */
        kind: Open<'user' | 'role'>;
        /** Person or role */
        id: string;
        /** Name */
        name: string;
      }>;
    }>;
  },
  'not_found'
>('GET /api/v1/approvals/preview query');

export interface ListRoutesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, name, position, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in name */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  recordType?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  position?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in'> | undefined;
  isActive?: Filter<'eq'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List approval routes
 *
 * In the order they are tried: of one kind of record the first whose conditions are met is taken.
 *
 * People need the permission `company_settings.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/approval-routes`
 */
export const listRoutes = list<
  [query?: ListRoutesQuery],
  {
    items: Array<types.ApprovalRoute>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/settings/approval-routes query');

export type CreateRouteBody = {
  /** What it is for */
  recordType: types.RecordType;
  /** Name */
  name: string;
  /** Place. The first route in this order whose conditions are met is taken; a new one is the last unless given. */
  position?: number | undefined;
  /** In use */
  isActive?: boolean | undefined;
  /** From this amount. In the company's currency, the amount itself included. */
  amountFrom?: string | null | undefined;
  /** Below this amount. In the company's currency, the amount itself not included. */
  amountTo?: string | null | undefined;
  /** Categories. One row of any of these categories, or of what is below them, is enough; empty is any. */
  categoryIds?: Array<string> | undefined;
  /** Departments. Of requisitions, whatever the case; empty is any. */
  departments?: Array<string> | undefined;
  /**
   * Suppliers or customers. Of invoices the supplier, of proposals and sales invoices the customer, of contracts the
   * other party; empty is any. Requisitions have none.
   */
  counterpartyIds?: Array<string> | undefined;
  /**
   * Only over a budget. For requisitions that overrun a budget that asks for approval; then the route takes the
   * place of who answers for the budget.
   */
  overBudget?: boolean | undefined;
  /** Steps, in their order, the whole list */
  steps: Array<{
    /** Approvers */
    approvers: Array<types.EscalateToItem>;
    /** Name */
    name?: string | null | undefined;
    /** Who has to approve */
    mode?: 'all' | 'any' | undefined;
    /** Hours until a reminder */
    remindAfterHours?: number | null | undefined;
    /**
     * Hours until it is escalated. Those of `escalateTo` are asked beside the others once nobody has closed the step
     * for so long.
     */
    escalateAfterHours?: number | null | undefined;
    /** Escalated to. The word of any of them closes the step; given together with `escalateAfterHours`. */
    escalateTo?: Array<types.EscalateToItem> | undefined;
  }>;
};

/**
 * Add an approval route
 *
 * Who approves records of a kind that meet all its conditions, step by step. Approvers are people and roles who
 * may approve such records anyway. A step with `all` needs everybody named, where any holder speaks for a role;
 * with `any` one of them. Once it has waited for `escalateAfterHours`, those of `escalateTo` are asked too, and
 * the word of one of them closes it. Records that are waiting keep the steps they were sent with. Of two routes
 * with the same conditions the later is never taken; `warnings` tell which.
 *
 * People need the permission `company_settings.update`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/settings/approval-routes`
 */
export const createRoute = call<
  [body: CreateRouteBody],
  types.CreateRoute_2,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/settings/approval-routes body key');

export type TryRouteBody = {
  /** Route it takes the place of */
  routeId?: string | undefined;
  /** What it is for */
  recordType: types.RecordType;
  /** Name */
  name: string;
  /** Place. The first route in this order whose conditions are met is taken; a new one is the last unless given. */
  position?: number | undefined;
  /** In use */
  isActive?: boolean | undefined;
  /** From this amount. In the company's currency, the amount itself included. */
  amountFrom?: string | null | undefined;
  /** Below this amount. In the company's currency, the amount itself not included. */
  amountTo?: string | null | undefined;
  /** Categories. One row of any of these categories, or of what is below them, is enough; empty is any. */
  categoryIds?: Array<string> | undefined;
  /** Departments. Of requisitions, whatever the case; empty is any. */
  departments?: Array<string> | undefined;
  /**
   * Suppliers or customers. Of invoices the supplier, of proposals and sales invoices the customer, of contracts the
   * other party; empty is any. Requisitions have none.
   */
  counterpartyIds?: Array<string> | undefined;
  /**
   * Only over a budget. For requisitions that overrun a budget that asks for approval; then the route takes the
   * place of who answers for the budget.
   */
  overBudget?: boolean | undefined;
  /** Steps, in their order, the whole list */
  steps: Array<{
    /** Approvers */
    approvers: Array<types.EscalateToItem>;
    /** Name */
    name?: string | null | undefined;
    /** Who has to approve */
    mode?: 'all' | 'any' | undefined;
    /** Hours until a reminder */
    remindAfterHours?: number | null | undefined;
    /**
     * Hours until it is escalated. Those of `escalateTo` are asked beside the others once nobody has closed the step
     * for so long.
     */
    escalateAfterHours?: number | null | undefined;
    /** Escalated to. The word of any of them closes the step; given together with `escalateAfterHours`. */
    escalateTo?: Array<types.EscalateToItem> | undefined;
  }>;
  /** First day */
  from?: string | undefined;
  /** Last day */
  until?: string | undefined;
};

/**
 * Try an approval route on past records
 *
 * Takes a route as it would be saved, as if it were in use, and saves nothing; `routeId` is the one it takes the
 * place of. Looks at the newest 200 records of its kind that were sent for approval or went further, of the last
 * 12 months unless days are given, with routes, people and budgets as they are now. Takes the right to read such
 * records besides.
 *
 * People need the permission `company_settings.read`. API keys need the scope `settings.read`.
 *
 * `POST /api/v1/settings/approval-routes/try`
 */
export const tryRoute = call<
  [body: TryRouteBody],
  {
    /** First day */
    from: string;
    /** Last day */
    until: string;
    /** Records looked at */
    looked: number;
    /** Records that it would have been for */
    met: number;
    /** Records that meet its conditions, but a route before it takes them */
    takenEarlier: number;
    /** Records with a step that nobody could decide */
    undecided: number;
    /** Records over their budget, whose responsible person is a step more */
    overBudget: number;
    /** Steps more than without it, over all records; below zero where they are fewer */
    stepsAdded: number;
    /** Hours a step of such records took, as the median of those decided in these days */
    hoursPerStep: string | null;
    /** Hours more for a record, on average */
    hoursAdded: string | null;
    /** Steps, in their order */
    steps: Array<{
      /** Name of the step */
      name: string | null;
      /** Who has to approve */
      mode: Open<'all' | 'any'>;
      /** Approvers */
      approvers: Array<{
        /** Person or role */
        kind: Open<'user' | 'role'>;
        /** Person or role */
        id: string;
        /** Name */
        name: string;
      }>;
      /** Hours until it is escalated */
      escalateAfterHours: number | null;
      /** Escalated to */
      escalateTo: Array<{
        /** Person or role */
        kind: Open<'user' | 'role'>;
        /** Person or role */
        id: string;
        /** Name */
        name: string;
      }>;
      /** Who would be asked, as things stand now */
      people: Array<types.WaitsForItem>;
    }>;
    /** Records that it would have been for, the newest first */
    records: Array<{
      /** Record */
      recordId: string;
      /** Number. Null for a sales invoice, which gets its number when it is issued. */
      number: string | null;
      /** Title */
      title: string;
      /** Amount. Of a contract its limit; zero for one without a limit. */
      amount: string;
      /** Currency */
      currency: string;
      /** Made */
      createdAt: string;
      /** Route */
      otherwise: {
        /** Route */
        id: string;
        /** Name */
        name: string;
      } | null;
      /** Steps without the route: those of the other one, or the single step; none of a contract */
      stepsOtherwise: number;
      /** Steps that nobody could decide */
      nobodyIn: Array<number>;
    }>;
    /** Warnings */
    warnings: Array<{
      /** Stable code */
      code: string;
      /** The same in words */
      message: string;
      /** What it is about */
      meta: {
        /** Role or route */
        id: string;
      };
    }>;
  },
  'not_found' | 'validation_failed'
>('POST /api/v1/settings/approval-routes/try body');

/**
 * Get an approval route
 *
 * People need the permission `company_settings.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/approval-routes/{id}`
 */
export const getRoute = call<[id: string], types.ApprovalRoute, 'not_found'>(
  'GET /api/v1/settings/approval-routes/{id}',
);

export type UpdateRouteBody = {
  /** What it is for */
  recordType?: types.RecordType | undefined;
  /** Name */
  name?: string | undefined;
  /** Place. The first route in this order whose conditions are met is taken; a new one is the last unless given. */
  position?: number | undefined;
  /** In use */
  isActive?: boolean | undefined;
  /** From this amount. In the company's currency, the amount itself included. */
  amountFrom?: string | null | undefined;
  /** Below this amount. In the company's currency, the amount itself not included. */
  amountTo?: string | null | undefined;
  /** Categories. One row of any of these categories, or of what is below them, is enough; empty is any. */
  categoryIds?: Array<string> | undefined;
  /** Departments. Of requisitions, whatever the case; empty is any. */
  departments?: Array<string> | undefined;
  /**
   * Suppliers or customers. Of invoices the supplier, of proposals and sales invoices the customer, of contracts the
   * other party; empty is any. Requisitions have none.
   */
  counterpartyIds?: Array<string> | undefined;
  /**
   * Only over a budget. For requisitions that overrun a budget that asks for approval; then the route takes the
   * place of who answers for the budget.
   */
  overBudget?: boolean | undefined;
  /** Steps, in their order, the whole list */
  steps?:
    | Array<{
        /** Approvers */
        approvers: Array<types.EscalateToItem>;
        /** Name */
        name?: string | null | undefined;
        /** Who has to approve */
        mode?: 'all' | 'any' | undefined;
        /** Hours until a reminder */
        remindAfterHours?: number | null | undefined;
        /**
         * Hours until it is escalated. Those of `escalateTo` are asked beside the others once nobody has closed the step
         * for so long.
         */
        escalateAfterHours?: number | null | undefined;
        /** Escalated to. The word of any of them closes the step; given together with `escalateAfterHours`. */
        escalateTo?: Array<types.EscalateToItem> | undefined;
      }>
    | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change an approval route
 *
 * Fields left out stay, null clears. `steps` are the whole list. Records that are waiting keep the steps they were
 * sent with.
 *
 * People need the permission `company_settings.update`. API keys need the scope `settings.write`.
 *
 * `PATCH /api/v1/settings/approval-routes/{id}`
 */
export const updateRoute = call<
  [id: string, body?: UpdateRouteBody],
  types.CreateRoute_2,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/settings/approval-routes/{id} body key');

/**
 * Delete an approval route
 *
 * Records that are waiting keep the steps they were sent with; the audit trail keeps what it was.
 *
 * People need the permission `company_settings.update`. API keys need the scope `settings.delete`.
 *
 * `DELETE /api/v1/settings/approval-routes/{id}`
 */
export const deleteRoute = call<
  [id: string],
  types.DeleteProvider,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/settings/approval-routes/{id}');

export interface ListSubstitutesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, from, until, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  userId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  substituteId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  from?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  until?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List substitutes in approvals
 *
 * Who manages people sees all of them, others those that they are part of. Past ones stay in the list.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `GET /api/v1/settings/approval-substitutes`
 */
export const listSubstitutes = list<
  [query?: ListSubstitutesQuery],
  {
    items: Array<types.ApprovalSubstitute>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/settings/approval-substitutes query');

export type CreateSubstituteBody = {
  /** Who is away; the caller unless given */
  userId?: string | undefined;
  /** Substitute */
  substituteId: string;
  /** First day */
  from: string;
  /** Last day */
  until: string;
  /** Comment */
  comment?: string | null | undefined;
};

/**
 * Name a substitute in approvals
 *
 * From the first to the last day, by the clock of the company, the substitute decides in the place of `userId`
 * (the caller unless given) wherever steps wait for them, by the own rights of the substitute; decisions say in
 * whose place. Others name substitutes with `users.update` alone.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/settings/approval-substitutes`
 */
export const createSubstitute = call<
  [body: CreateSubstituteBody],
  types.ApprovalSubstitute,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/settings/approval-substitutes body key');

export type UpdateSubstituteBody = {
  /** Substitute */
  substituteId?: string | undefined;
  /** First day */
  from?: string | undefined;
  /** Last day */
  until?: string | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a substitution in approvals
 *
 * Fields left out stay, null clears. One who comes back early shortens it; what was decided stays.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `PATCH /api/v1/settings/approval-substitutes/{id}`
 */
export const updateSubstitute = call<
  [id: string, body?: UpdateSubstituteBody],
  types.ApprovalSubstitute,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PATCH /api/v1/settings/approval-substitutes/{id} body key');

/**
 * Delete a substitution in approvals
 *
 * What the substitute decided stays, and says in whose place.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `DELETE /api/v1/settings/approval-substitutes/{id}`
 */
export const deleteSubstitute = call<
  [id: string],
  types.DeleteProvider,
  'not_found' | 'conflict' | 'precondition_failed' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/settings/approval-substitutes/{id}');
