// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type * as types from '../types.ts';

export interface ListCommentsQuery {
  /** Kind of the record */
  entityType: types.ListCommentsEntityType;
  /** The record */
  entityId: Text;
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List the comments on a record
 *
 * The newest first; `sort=id` begins with the oldest. Deleted ones stay in their places without their texts.
 *
 * Everyone who is signed in may call it. API keys need the scope `counterparties.read` or `suppliers.read` or
 * `settings.read` or `warehouses.read` or `catalog.read` or `customer_documents.read` or `supplier_documents.read`
 * or `finance.read` or `price_lists.read` or `purchase_requisitions.read` or `documents.read` or `logistics.read`.
 *
 * `GET /api/v1/comments`
 */
export const listComments = list<
  [query: ListCommentsQuery],
  {
    items: Array<types.Comment>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/comments query');

export type CreateCommentBody = {
  /** Kind of the record */
  entityType: types.ListCommentsEntityType;
  /** The record */
  entityId: string;
  /** Text */
  text: string;
  /** People it mentions: they hear of it. Each works in the portal and may read the record. */
  mentionIds?: Array<string> | undefined;
};

/**
 * Comment on a record
 *
 * Whoever may read the record may comment on it. The author, and those the comment mentions, follow the record
 * from then on. Suppliers, customers and drivers never see comments.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/comments`
 */
export const createComment = call<
  [body: CreateCommentBody],
  types.Comment,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/comments body key');

export interface ListFollowersQuery {
  /** Kind of the record */
  entityType: types.ListCommentsEntityType;
  /** The record */
  entityId: Text;
}

/**
 * See who follows a record
 *
 * Those who hear of each comment: who created the record, who commented on it or was mentioned, and who asked for
 * it. Also how many comments there are.
 *
 * Everyone who is signed in may call it. API keys need the scope `counterparties.read` or `suppliers.read` or
 * `settings.read` or `warehouses.read` or `catalog.read` or `customer_documents.read` or `supplier_documents.read`
 * or `finance.read` or `price_lists.read` or `purchase_requisitions.read` or `documents.read` or `logistics.read`.
 *
 * `GET /api/v1/comments/followers`
 */
export const listFollowers = call<[query: ListFollowersQuery], types.ListFollowers, 'not_found'>(
  'GET /api/v1/comments/followers query',
);

export type FollowRecordBody = {
  /** Kind of the record */
  entityType: types.ListCommentsEntityType;
  /** The record */
  entityId: string;
};

/**
 * Follow a record
 *
 * The caller hears of each comment on it. Following again changes nothing.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `PUT /api/v1/comments/followers`
 */
export const followRecord = call<
  [body: FollowRecordBody],
  types.ListFollowers,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PUT /api/v1/comments/followers body key');

export interface UnfollowRecordQuery {
  /** Kind of the record */
  entityType: types.ListCommentsEntityType;
  /** The record */
  entityId: Text;
}

/**
 * Stop following a record
 *
 * The caller hears of no comment on it but those that mention him, until he comments on it or follows it again.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `DELETE /api/v1/comments/followers`
 */
export const unfollowRecord = call<
  [query: UnfollowRecordQuery],
  types.ListFollowers,
  'not_found' | 'conflict' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/comments/followers query');

/**
 * Get a comment
 *
 * Everyone who is signed in may call it. API keys need the scope `counterparties.read` or `suppliers.read` or
 * `settings.read` or `warehouses.read` or `catalog.read` or `customer_documents.read` or `supplier_documents.read`
 * or `finance.read` or `price_lists.read` or `purchase_requisitions.read` or `documents.read` or `logistics.read`.
 *
 * `GET /api/v1/comments/{id}`
 */
export const getComment = call<[id: string], types.Comment, 'not_found'>('GET /api/v1/comments/{id}');

export type UpdateCommentBody = {
  /** Text */
  text?: string | undefined;
  /** People it mentions: they hear of it. Each works in the portal and may read the record. */
  mentionIds?: Array<string> | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Edit a comment
 *
 * Its author alone. `editedAt` tells everybody that it was edited; what it said before is kept, and read by
 * whoever reads it.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `PATCH /api/v1/comments/{id}`
 */
export const updateComment = call<
  [id: string, body?: UpdateCommentBody],
  types.Comment,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PATCH /api/v1/comments/{id} body key');

/**
 * Delete a comment
 *
 * Its author, or whoever may change the settings of the company. It stays in its place without its texts and its
 * files. Deleting again changes nothing.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `DELETE /api/v1/comments/{id}`
 */
export const deleteComment = call<
  [id: string],
  types.Comment,
  'not_found' | 'conflict' | 'precondition_failed' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/comments/{id}');

export interface ListCommentVersionsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
}

/**
 * See what a comment said before
 *
 * What it said before each edit, the last first. A deleted comment keeps nothing of it.
 *
 * Everyone who is signed in may call it. API keys need the scope `counterparties.read` or `suppliers.read` or
 * `settings.read` or `warehouses.read` or `catalog.read` or `customer_documents.read` or `supplier_documents.read`
 * or `finance.read` or `price_lists.read` or `purchase_requisitions.read` or `documents.read` or `logistics.read`.
 *
 * `GET /api/v1/comments/{id}/versions`
 */
export const listCommentVersions = list<
  [id: string, query?: ListCommentVersionsQuery],
  {
    items: Array<types.CommentVersion>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/comments/{id}/versions query');
