// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListKeysQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, name, expiresAt, lastUsedAt, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in name */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  env?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  familyId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  expiresAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  lastUsedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  createdBy?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
}

/**
 * List API keys and the scopes one may grant
 *
 * An integrator sees the keys he issued. `grantableScopes` are those the caller could use himself.
 *
 * People need the permission `api_keys.read`. API keys cannot call it.
 *
 * `GET /api/v1/api-keys`
 */
export const listKeys = list<
  [query?: ListKeysQuery],
  {
    items: Array<types.ApiKey>;
    page: types.Page;
    meta?: types.Meta;
    /** Scopes the caller may give to a key */
    grantableScopes: Array<Open<types.ScopesItem>>;
  },
  never
>('GET /api/v1/api-keys query');

export type CreateKeyBody = {
  /** Name */
  name: string;
  /** Scopes. Those of `grantableScopes`; `procurements.*` is stored as `purchase_requisitions.*`. */
  scopes: Array<string>;
  /** Works until; a year from now unless given, null for ever (owners only) */
  expiresAt?: string | null | undefined;
  /** Address blocks the key may be used from; any when empty */
  allowedCidrs?: Array<string> | undefined;
  /** Refuse changes without If-Match */
  requireIfMatch?: boolean | undefined;
  /**
   * What it writes waits for a person. Each write is kept as a pending write, and done when somebody who might do it
   * himself has approved it.
   */
  writesWait?: boolean | undefined;
  /** Environment: that of the portal, `test` in a test portal and `live` in any other */
  env?: 'live' | 'test' | undefined;
};

/**
 * Issue an API key
 *
 * The secret is in this answer and nowhere else. The key acts for the person who issues it.
 *
 * People need the permission `api_keys.create`. API keys cannot call it.
 *
 * `POST /api/v1/api-keys`
 */
export const createKey = call<
  [body: CreateKeyBody],
  {
    /** Identifier */
    id: string;
    /** Name */
    name: string;
    /** The visible beginning of the key */
    prefix: string;
    /** The key with its secret hidden */
    masked: string;
    /** Environment */
    env: Open<'live' | 'test'>;
    /** Scopes */
    scopes: Array<Open<types.ScopesItem>>;
    /** Address blocks it may be used from; any when empty */
    allowedCidrs: Array<string>;
    /** Refuse changes without If-Match */
    requireIfMatch: boolean;
    /**
     * What it writes waits for a person. Each write is kept as a pending write, and done when somebody who might do it
     * himself has approved it.
     */
    writesWait: boolean;
    /** Status */
    status: Open<'active' | 'expired' | 'archived'>;
    /** May only read, because nobody active answers for it */
    readOnly: boolean;
    /** Family; keys made by rotation share it */
    familyId: string;
    /** The key that replaced this one by rotation */
    successorId: string | null;
    /** Works until */
    expiresAt: string | null;
    /** Last used, to the minute */
    lastUsedAt: string | null;
    /** Address of the last use */
    lastUsedIp: string | null;
    /** Version */
    version: number;
    /** Created */
    createdAt: string;
    /** Changed */
    updatedAt: string;
    /** Archived */
    archivedAt: string | null;
    /** The person it acts for */
    createdBy: string | null;
    /** The whole key, shown once */
    secret: string;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'quota_exceeded'
  | 'rate_limited'
>('POST /api/v1/api-keys body key');

/**
 * Get an API key
 *
 * Its secret is never shown again.
 *
 * People need the permission `api_keys.read`. API keys cannot call it.
 *
 * `GET /api/v1/api-keys/{id}`
 */
export const getKey = call<[id: string], types.ApiKey, 'not_found'>('GET /api/v1/api-keys/{id}');

export type UpdateKeyBody = {
  /** Name */
  name?: string | undefined;
  /** Scopes. Those of `grantableScopes`; `procurements.*` is stored as `purchase_requisitions.*`. */
  scopes?: Array<string> | undefined;
  /** Works until; a year from now unless given, null for ever (owners only) */
  expiresAt?: string | null | undefined;
  /** Address blocks the key may be used from; any when empty */
  allowedCidrs?: Array<string> | undefined;
  /** Refuse changes without If-Match */
  requireIfMatch?: boolean | undefined;
  /**
   * What it writes waits for a person. Each write is kept as a pending write, and done when somebody who might do it
   * himself has approved it.
   */
  writesWait?: boolean | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change an API key
 *
 * The secret stays. Scopes may only grow by those the caller could use himself.
 *
 * People need the permission `api_keys.create`. API keys cannot call it.
 *
 * `PATCH /api/v1/api-keys/{id}`
 */
export const updateKey = call<
  [id: string, body?: UpdateKeyBody],
  types.ApiKey,
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
>('PATCH /api/v1/api-keys/{id} body key');

/**
 * Revoke an API key
 *
 * The very next request with the key is refused. It cannot be undone; archiving again changes nothing.
 *
 * People need the permission `api_keys.archive`. API keys cannot call it.
 *
 * `DELETE /api/v1/api-keys/{id}`
 */
export const archiveKey = call<
  [id: string],
  types.ApiKey,
  'not_found' | 'conflict' | 'precondition_failed' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/api-keys/{id}');

export type RotateKeyBody = {
  /** Hours both keys work */
  overlapHours?: number | undefined;
};

/**
 * Replace an API key by a new one
 *
 * The new key has the same family, scopes and limits; the old one works until the overlap ends. The new secret is
 * in this answer and nowhere else, and acts for the person who reads it.
 *
 * People need the permission `api_keys.create`. API keys cannot call it.
 *
 * `POST /api/v1/api-keys/{id}/rotate`
 */
export const rotateKey = call<
  [id: string, body?: RotateKeyBody],
  {
    /** Identifier */
    id: string;
    /** Name */
    name: string;
    /** The visible beginning of the key */
    prefix: string;
    /** The key with its secret hidden */
    masked: string;
    /** Environment */
    env: Open<'live' | 'test'>;
    /** Scopes */
    scopes: Array<Open<types.ScopesItem>>;
    /** Address blocks it may be used from; any when empty */
    allowedCidrs: Array<string>;
    /** Refuse changes without If-Match */
    requireIfMatch: boolean;
    /**
     * What it writes waits for a person. Each write is kept as a pending write, and done when somebody who might do it
     * himself has approved it.
     */
    writesWait: boolean;
    /** Status */
    status: Open<'active' | 'expired' | 'archived'>;
    /** May only read, because nobody active answers for it */
    readOnly: boolean;
    /** Family; keys made by rotation share it */
    familyId: string;
    /** The key that replaced this one by rotation */
    successorId: string | null;
    /** Works until */
    expiresAt: string | null;
    /** Last used, to the minute */
    lastUsedAt: string | null;
    /** Address of the last use */
    lastUsedIp: string | null;
    /** Version */
    version: number;
    /** Created */
    createdAt: string;
    /** Changed */
    updatedAt: string;
    /** Archived */
    archivedAt: string | null;
    /** The person it acts for */
    createdBy: string | null;
    /** The whole new key, shown once */
    secret: string;
    replaced: types.ApiKey;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'secret_rotation_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'quota_exceeded'
  | 'rate_limited'
>('POST /api/v1/api-keys/{id}/rotate body key');

export type ReportLeakedKeyBody = {
  /** The key as it was found */
  key: string;
};

/**
 * Report a leaked API key
 *
 * A working key is revoked at once and its owner is written to. The answer is the same for every text.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/public/v1/leaked-keys`
 */
export const reportLeakedKey = call<
  [body: ReportLeakedKeyBody],
  {
    status: 'accepted';
  },
  'conflict' | 'business_rule_violated' | 'dry_run_not_supported' | 'unknown_reference' | 'validation_failed'
>('POST /api/v1/public/v1/leaked-keys body key');
