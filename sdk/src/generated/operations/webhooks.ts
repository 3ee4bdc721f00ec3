// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type * as types from '../types.ts';

export interface ReadFeedQuery {
  /** Where to go on, from `page.nextCursor`; it lives as long as the events, 30 days */
  cursor?: Text | undefined;
  /** Most events, 1 to 200; 50 unless said */
  limit?: number | undefined;
  /** Event names, comma separated */
  events?: Text | undefined;
  /** Kinds of records, comma separated */
  entityType?: Text | undefined;
  /** Not before */
  since?: Text | undefined;
  /** When there is nothing yet, wait so long for something */
  waitSeconds?: number | undefined;
}

/**
 * Read the feed of events
 *
 * Business events in one order for all readers, the same after a restore. Where a backup older than the cursor was
 * restored, the answer begins a minute before its event: some events come again, with the same `eventId`, and none
 * is left out. Follow `page.nextCursor`, which is always there; with `waitSeconds` the answer waits for news.
 * Where events after the cursor are older than 30 days and no longer told, it is refused with
 * `event_cursor_expired`, and `nextCursor` of the refusal is the place of now: read the records anew, and go on
 * from there.
 *
 * Everyone who is signed in may call it. API keys need the scope `integration_api.read` or `webhooks.read` or
 * `counterparties.read` or `suppliers.read` or `warehouses.read` or `catalog.read` or `price_lists.read` or
 * `purchase_requisitions.read` or `supplier_documents.read` or `finance.read`.
 *
 * `GET /api/v1/events`
 */
export const readFeed = list<
  [query?: ReadFeedQuery],
  {
    items: Array<types.ReadFeedItemsItemsItem>;
    page: {
      limit: number;
      hasMore: boolean;
      nextCursor: string;
      prevCursor: string | null;
    };
  },
  'event_cursor_expired' | 'portal_moved' | 'unknown_reference'
>('GET /api/v1/events query');

/**
 * Get an event
 *
 * Everyone who is signed in may call it. API keys need the scope `integration_api.read` or `webhooks.read` or
 * `counterparties.read` or `suppliers.read` or `warehouses.read` or `catalog.read` or `price_lists.read` or
 * `purchase_requisitions.read` or `supplier_documents.read` or `finance.read`.
 *
 * `GET /api/v1/events/{id}`
 */
export const getEvent = call<[id: string], types.ReadFeedItemsItemsItem, 'not_found'>('GET /api/v1/events/{id}');

/**
 * Get a delivery
 *
 * People need the permission `webhooks.read`. API keys need the scope `webhooks.read`.
 *
 * `GET /api/v1/webhook-deliveries/{id}`
 */
export const getDelivery = call<[id: string], types.GetDelivery, 'not_found'>('GET /api/v1/webhook-deliveries/{id}');

export interface ListAttemptsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of number, startedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  deliveryId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in'> | undefined;
  startedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List attempts of a delivery
 *
 * People need the permission `webhooks.read`. API keys need the scope `webhooks.read`.
 *
 * `GET /api/v1/webhook-deliveries/{id}/attempts`
 */
export const listAttempts = list<
  [id: string, query?: ListAttemptsQuery],
  {
    items: Array<types.ListAttemptsItemsItemsItem>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/webhook-deliveries/{id}/attempts query');

/**
 * Stop the retries of a delivery
 *
 * A request already on its way is not called back; nothing follows it.
 *
 * People need the permission `webhooks.redeliver`. API keys need the scope `webhooks.write`.
 *
 * `POST /api/v1/webhook-deliveries/{id}/cancel`
 */
export const cancelDelivery = call<
  [id: string],
  types.GetDelivery,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/webhook-deliveries/{id}/cancel key');

/**
 * Send a delivery again
 *
 * Works for a delivery of any status, with the same event identifier and body, and a full schedule of retries.
 *
 * People need the permission `webhooks.redeliver`. API keys need the scope `webhooks.write`.
 *
 * `POST /api/v1/webhook-deliveries/{id}/redeliver`
 */
export const redeliver = call<
  [id: string],
  types.GetDelivery,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'subscription_disabled'
  | 'gone'
  | 'portal_moved'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/webhook-deliveries/{id}/redeliver key');

/**
 * List the events
 *
 * People need the permission `webhooks.read`. API keys need the scope `webhooks.read`.
 *
 * `GET /api/v1/webhook-events`
 */
export const listEvents = call<
  [],
  {
    items: Array<{
      /** Event name */
      name: string;
      /** Kind of the record */
      entityType: string;
      /** What happened */
      kind: string;
      /** Part of the stable catalog of version 1 */
      stable: boolean;
      /** JSON Schema of the body */
      schema: Record<string, unknown>;
      /** Example of the body */
      example: Record<string, unknown>;
    }>;
  },
  never
>('GET /api/v1/webhook-events');

export interface ListSubscriptionsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, name, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in name, url */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  enabled?: Filter<'eq'> | undefined;
}

/**
 * List webhook subscriptions
 *
 * People need the permission `webhooks.read`. API keys need the scope `webhooks.read`.
 *
 * `GET /api/v1/webhook-subscriptions`
 */
export const listSubscriptions = list<
  [query?: ListSubscriptionsQuery],
  {
    items: Array<types.WebhookSubscription>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/webhook-subscriptions query');

export type CreateSubscriptionBody = {
  /** Name */
  name: string;
  /** Address that receives the events */
  url: string;
  /** Event names; empty means every event except those about webhooks themselves */
  events?: Array<string> | undefined;
  /** Whether events carry the record or only name it */
  payloadMode?: 'full' | 'thin' | undefined;
  /** Whether events of one record wait for each other */
  ordering?: 'none' | 'entity' | undefined;
  /** Headers added to each request; values are shown covered, and an empty value keeps the stored one */
  headers?: Record<string, string> | undefined;
  /** Most requests a second */
  maxRatePerSecond?: number | null | undefined;
  /** Addresses that are told of failures */
  alertEmails?: Array<string> | undefined;
  /** During a change of secrets, answer 401 and 403 with the other secret at once */
  rotationFallback?: boolean | undefined;
  /** Enabled */
  enabled?: boolean | undefined;
};

/**
 * Create a webhook subscription
 *
 * The answer holds the signing secret, which is never shown again. An empty list of events means every event
 * except those about webhooks.
 *
 * People need the permission `webhooks.manage`. API keys need the scope `webhooks.write`.
 *
 * `POST /api/v1/webhook-subscriptions`
 */
export const createSubscription = call<
  [body: CreateSubscriptionBody],
  types.CreateSubscription,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'url_not_allowed'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'quota_exceeded'
  | 'rate_limited'
>('POST /api/v1/webhook-subscriptions body key');

/**
 * Get a webhook subscription
 *
 * People need the permission `webhooks.read`. API keys need the scope `webhooks.read`.
 *
 * `GET /api/v1/webhook-subscriptions/{id}`
 */
export const getSubscription = call<[id: string], types.WebhookSubscription, 'not_found'>(
  'GET /api/v1/webhook-subscriptions/{id}',
);

export type UpdateSubscriptionBody = {
  /** Name */
  name?: string | undefined;
  /** Address that receives the events */
  url?: string | undefined;
  /** Event names; empty means every event except those about webhooks themselves */
  events?: Array<string> | undefined;
  /** Whether events carry the record or only name it */
  payloadMode?: 'full' | 'thin' | undefined;
  /** Whether events of one record wait for each other */
  ordering?: 'none' | 'entity' | undefined;
  /** Headers added to each request; values are shown covered, and an empty value keeps the stored one */
  headers?: Record<string, string> | undefined;
  /** Most requests a second */
  maxRatePerSecond?: number | null | undefined;
  /** Addresses that are told of failures */
  alertEmails?: Array<string> | undefined;
  /** During a change of secrets, answer 401 and 403 with the other secret at once */
  rotationFallback?: boolean | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a webhook subscription
 *
 * Fields left out stay. `headers` replaces the set; an empty or covered value keeps the stored one.
 *
 * People need the permission `webhooks.manage`. API keys need the scope `webhooks.write`.
 *
 * `PATCH /api/v1/webhook-subscriptions/{id}`
 */
export const updateSubscription = call<
  [id: string, body?: UpdateSubscriptionBody],
  types.WebhookSubscription,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'url_not_allowed'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/webhook-subscriptions/{id} body key');

/**
 * Archive a webhook subscription
 *
 * Nothing more is sent to it; what waits is cancelled. Its deliveries stay readable. Archiving it again changes
 * nothing.
 *
 * People need the permission `webhooks.manage`. API keys need the scope `webhooks.delete`.
 *
 * `DELETE /api/v1/webhook-subscriptions/{id}`
 */
export const archiveSubscription = call<
  [id: string],
  types.WebhookSubscription,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/webhook-subscriptions/{id}');

export interface ListDeliveriesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of createdAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  subscriptionId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  event?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  eventId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  entityId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List deliveries of a subscription
 *
 * People need the permission `webhooks.read`. API keys need the scope `webhooks.read`.
 *
 * `GET /api/v1/webhook-subscriptions/{id}/deliveries`
 */
export const listDeliveries = list<
  [id: string, query?: ListDeliveriesQuery],
  {
    items: Array<types.GetDelivery>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/webhook-subscriptions/{id}/deliveries query');

/**
 * Disable a webhook subscription
 *
 * Events are held for 30 days, up to 100 000, and can be sent when it is enabled again.
 *
 * People need the permission `webhooks.manage`. API keys need the scope `webhooks.write`.
 *
 * `POST /api/v1/webhook-subscriptions/{id}/disable`
 */
export const disableSubscription = call<
  [id: string],
  types.WebhookSubscription,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/webhook-subscriptions/{id}/disable key');

export type EnableSubscriptionBody = {
  /** Send what was held */
  recover?: boolean | undefined;
};

/**
 * Enable a webhook subscription
 *
 * With `recover` the held events are sent, oldest first, at no more than `maxRatePerSecond`.
 *
 * People need the permission `webhooks.manage`. API keys need the scope `webhooks.write`.
 *
 * `POST /api/v1/webhook-subscriptions/{id}/enable`
 */
export const enableSubscription = call<
  [id: string, body?: EnableSubscriptionBody],
  types.WebhookSubscription,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/webhook-subscriptions/{id}/enable body key');

export type RecoverBody = {
  /** From */
  since: string;
  /** Until; now unless said */
  until?: string | undefined;
  /** Event names; empty means every event except those about webhooks themselves */
  events?: Array<string> | undefined;
};

/**
 * Send lost deliveries again
 *
 * Sends what failed, was held or waits for its next retry in the window, oldest first, and answers how many there
 * are. With none there is nothing to wait for, and the request is not counted by the limit `recover`.
 *
 * People need the permission `webhooks.redeliver`. API keys need the scope `webhooks.write`.
 *
 * `POST /api/v1/webhook-subscriptions/{id}/recover`
 */
export const recover = call<
  [id: string, body: RecoverBody],
  types.Recover,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'subscription_disabled'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/webhook-subscriptions/{id}/recover body key');

export type ReplayMissingBody = {
  /** From */
  since: string;
  /** Until; now unless said */
  until?: string | undefined;
};

/**
 * Make deliveries that were never made
 *
 * For events of the window that this subscription wants now and never got: it is younger, or wanted less then.
 * Answers how many there are; none are not counted by the limit `recover`.
 *
 * People need the permission `webhooks.redeliver`. API keys need the scope `webhooks.write`.
 *
 * `POST /api/v1/webhook-subscriptions/{id}/replay-missing`
 */
export const replayMissing = call<
  [id: string, body: ReplayMissingBody],
  types.Recover,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'subscription_disabled'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/webhook-subscriptions/{id}/replay-missing body key');

/**
 * End the overlap of two secrets
 *
 * From now on the new secret alone signs. Without a replacement under way nothing changes.
 *
 * People need the permission `webhooks.manage`. API keys need the scope `webhooks.write`.
 *
 * `POST /api/v1/webhook-subscriptions/{id}/secret/complete`
 */
export const completeRotation = call<
  [id: string],
  types.WebhookSubscription,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/webhook-subscriptions/{id}/secret/complete key');

export type RotateSecretBody = {
  /** Hours for which both secrets sign; 24 unless said */
  overlapHours?: number | undefined;
};

/**
 * Replace the secret of a subscription
 *
 * During the overlap the old secret signs `X-Service-Signature`, the new one `X-Service-Signature-Next`, and
 * `webhook-signature` carries both. With 0 hours the old one ends now.
 *
 * People need the permission `webhooks.manage`. API keys need the scope `webhooks.write`.
 *
 * `POST /api/v1/webhook-subscriptions/{id}/secret/rotate`
 */
export const rotateSecret = call<
  [id: string, body?: RotateSecretBody],
  types.CreateSubscription,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'secret_rotation_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
>('POST /api/v1/webhook-subscriptions/{id}/secret/rotate body key');

/**
 * Get statistics of a subscription
 *
 * People need the permission `webhooks.read`. API keys need the scope `webhooks.read`.
 *
 * `GET /api/v1/webhook-subscriptions/{id}/stats`
 */
export const getStats = call<
  [id: string],
  {
    windows: {
      '1h': types.Of1h;
      '24h': types.Of1h;
      '7d': types.Of1h;
    };
    /** Deliveries waiting or in flight */
    pending: number;
    /** Deliveries held */
    held: number;
    /** Creation of the oldest waiting delivery */
    oldestPendingAt: string | null;
    /** Failed attempts since the last success */
    consecutiveFailures: number;
  },
  'not_found'
>('GET /api/v1/webhook-subscriptions/{id}/stats');

/**
 * Send a test event
 *
 * Sends `integration.test_event` at once and answers with the attempt, whatever came of it. A disabled
 * subscription can be tested too.
 *
 * People need the permission `webhooks.manage`. API keys need the scope `webhooks.write`.
 *
 * `POST /api/v1/webhook-subscriptions/{id}/test`
 */
export const testSubscription = call<
  [id: string],
  types.ListAttemptsItemsItemsItem,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'upstream_timeout'
>('POST /api/v1/webhook-subscriptions/{id}/test key');
