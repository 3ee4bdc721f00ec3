// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import type { Text } from '../../calls/query-text.ts';
import type * as types from '../types.ts';

export interface ListViewsQuery {
  /** Page of the portal */
  list: Text;
}

/**
 * List saved views of a page
 *
 * The caller's own and those others share, by name.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `GET /api/v1/saved-views`
 */
export const listViews = call<
  [query: ListViewsQuery],
  {
    items: Array<types.SavedView>;
  },
  never
>('GET /api/v1/saved-views query');

export type CreateViewBody = {
  /** Page of the portal */
  list: string;
  /** Name */
  name: string;
  /** What stands in the address of the page */
  query: string;
  /** Everybody of the portal sees it */
  isShared?: boolean | undefined;
};

/**
 * Save a view of a page
 *
 * Its name is unique among those the caller keeps for the page. At most a hundred for each person.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/saved-views`
 */
export const createView = call<
  [body: CreateViewBody],
  types.SavedView,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/saved-views body key');

export type UpdateViewBody = {
  /** Name */
  name?: string | undefined;
  /** Everybody of the portal sees it */
  isShared?: boolean | undefined;
  /** What stands in the address of the page */
  query?: string | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a saved view
 *
 * A view is changed and deleted by its owner; a shared one also by whoever may change the company.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `PATCH /api/v1/saved-views/{id}`
 */
export const updateView = call<
  [id: string, body?: UpdateViewBody],
  types.SavedView,
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
>('PATCH /api/v1/saved-views/{id} body key');

/**
 * Delete a saved view
 *
 * A view is changed and deleted by its owner; a shared one also by whoever may change the company.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `DELETE /api/v1/saved-views/{id}`
 */
export const deleteView = call<
  [id: string],
  types.DeleteProvider,
  'not_found' | 'conflict' | 'precondition_failed' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/saved-views/{id}');
