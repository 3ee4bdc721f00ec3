// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListMappingsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, position, event, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  installationId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  active?: Filter<'eq'> | undefined;
  position?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in'> | undefined;
  event?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  operation?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List webhook mappings
 *
 * People need the permission `integrations.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/installations/{id}/mappings`
 */
export const listMappings = list<
  [id: string, query?: ListMappingsQuery],
  {
    items: Array<types.InboundMapping>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/integrations/installations/{id}/mappings query');

export type CreateMappingBody = {
  /** Event it is for, or `prefix.*` */
  event: string;
  /** What is done */
  operation: string;
  /** Name */
  name?: string | undefined;
  /** It is applied */
  active?: boolean | undefined;
  /** Mappings of one event are applied in this order */
  position?: number | undefined;
  /** Where the value of each field stands */
  source?:
    | Record<
        string,
        | string
        | {
            /** Path in the event */
            path: string;
            /** What is made of the value */
            as?: 'trim' | 'decimal' | 'date' | 'upper' | 'lower' | 'boolean' | undefined;
          }
      >
    | undefined;
  /** Values of fields the event leaves out */
  defaults?: Record<string, string | boolean> | undefined;
  /** Fields without which nothing is done */
  requiredFields?: Array<string> | undefined;
  /** Where the event says which one it is */
  idempotencyPath?: string | null | undefined;
  /** Name of the external system */
  externalSource?: string | null | undefined;
  /** Where the identifier in the external system stands */
  externalIdPath?: string | null | undefined;
  /** Where the version of the record stands; what is older is left out */
  versionPath?: string | null | undefined;
  /** Field by which a record that is not linked yet is known */
  matchBy?: string | null | undefined;
  /** Bank details may be written */
  allowBankDetails?: boolean | undefined;
};

/**
 * Create a webhook mapping
 *
 * Says what is done with an event: `source` takes values out of it by paths to single places, `defaults` fill what
 * it leaves out, `requiredFields` stop it. Every active mapping of an event is applied, in the order of
 * `position`, in the name of the person who installed the integration and with his rights.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/installations/{id}/mappings`
 */
export const createMapping = call<
  [id: string, body: CreateMappingBody],
  types.InboundMapping,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'mapping_invalid'
  | 'unknown_reference'
  | 'validation_failed'
  | 'quota_exceeded'
  | 'rate_limited'
>('POST /api/v1/integrations/installations/{id}/mappings body key');

export type TestMappingsBody = {
  /** Event it is for, or `prefix.*` */
  event: string;
  /** Event of the other system */
  payload: Record<string, unknown>;
};

/**
 * Try mappings without effect
 *
 * Every active mapping of the event is really applied, with the rights of the person who installed the
 * integration, and taken back again: what it would write or why it would be refused is exactly what a webhook
 * would meet. Nothing is kept.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/installations/{id}/mappings/test`
 */
export const testMappings = call<
  [id: string, body: TestMappingsBody],
  {
    /** Mappings of the event, in their order */
    matched: Array<{
      /** Mapping */
      mappingId: string;
      /** Name */
      name: string;
      /** What is done */
      operation: string;
      /** Values taken out of the event */
      extracted: Record<string, unknown>;
      /** Required fields the event lacks */
      missing: Array<string>;
      /** What would be written */
      wouldWrite: {
        /** What would be done */
        result: Open<'recorded' | 'created' | 'updated' | 'unchanged' | 'skipped_stale'>;
        /** Kind of the record */
        entityType: string | null;
        /** Record; null for one that would be new */
        entityId: string | null;
        /** Name of the record */
        displayName: string | null;
      } | null;
      /** Why nothing would be written, as a problem body */
      problem: Record<string, unknown> | null;
    }>;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integrations/installations/{id}/mappings/test body key');

/**
 * Get a webhook mapping
 *
 * People need the permission `integrations.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/installations/{id}/mappings/{mappingId}`
 */
export const getMapping = call<[id: string, mappingId: string], types.InboundMapping, 'not_found'>(
  'GET /api/v1/integrations/installations/{id}/mappings/{mappingId}',
);

export type UpdateMappingBody = {
  /** Name */
  name?: string | undefined;
  /** It is applied */
  active?: boolean | undefined;
  /** Mappings of one event are applied in this order */
  position?: number | undefined;
  /** Event it is for, or `prefix.*` */
  event?: string | undefined;
  /** What is done */
  operation?: string | undefined;
  /** Where the value of each field stands */
  source?:
    | Record<
        string,
        | string
        | {
            /** Path in the event */
            path: string;
            /** What is made of the value */
            as?: 'trim' | 'decimal' | 'date' | 'upper' | 'lower' | 'boolean' | undefined;
          }
      >
    | undefined;
  /** Values of fields the event leaves out */
  defaults?: Record<string, string | boolean> | undefined;
  /** Fields without which nothing is done */
  requiredFields?: Array<string> | undefined;
  /** Where the event says which one it is */
  idempotencyPath?: string | null | undefined;
  /** Name of the external system */
  externalSource?: string | null | undefined;
  /** Where the identifier in the external system stands */
  externalIdPath?: string | null | undefined;
  /** Where the version of the record stands; what is older is left out */
  versionPath?: string | null | undefined;
  /** Field by which a record that is not linked yet is known */
  matchBy?: string | null | undefined;
  /** Bank details may be written */
  allowBankDetails?: boolean | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a webhook mapping
 *
 * Fields left out stay; `source`, `defaults` and `requiredFields` are replaced as a whole. What came before is not
 * applied anew by itself: reprocess its receipt.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `PATCH /api/v1/integrations/installations/{id}/mappings/{mappingId}`
 */
export const updateMapping = call<
  [id: string, mappingId: string, body?: UpdateMappingBody],
  types.InboundMapping,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'mapping_invalid'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/integrations/installations/{id}/mappings/{mappingId} body key');

/**
 * Delete a webhook mapping
 *
 * Nothing is mapped by it any more; what it has done stays. Deleting it again changes nothing.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `DELETE /api/v1/integrations/installations/{id}/mappings/{mappingId}`
 */
export const deleteMapping = call<
  [id: string, mappingId: string],
  types.InboundMapping,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/integrations/installations/{id}/mappings/{mappingId}');

export interface ListReceiptsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, receivedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  installationId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  event?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  receivedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List received webhooks
 *
 * Newest first. `status=failed` finds those that came to nothing. They are kept for 90 days.
 *
 * People need the permission `integrations.logs`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/installations/{id}/receipts`
 */
export const listReceipts = list<
  [id: string, query?: ListReceiptsQuery],
  {
    items: Array<{
      /** Identifier */
      id: string;
      /** Event */
      event: string;
      /** How far it is */
      status: Open<types.ItemsItemStatus>;
      /** Sent, by the clock of the sender */
      sentAt: string;
      /** Received */
      receivedAt: string;
      /** Bytes */
      size: number;
      /** Attempts */
      attempts: number;
      /** Next attempt */
      nextAttemptAt: string | null;
      /** Required fields the event lacks */
      missing: Array<string>;
      /** Last fault */
      lastError: types.ItemsItemLastErrorOrNull;
      /** Finished */
      finishedAt: string | null;
    }>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/integrations/installations/{id}/receipts query');

/**
 * Get a received webhook
 *
 * With its body as it came, what each mapping made of it, and the fault that stopped it.
 *
 * People need the permission `integrations.logs`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/installations/{id}/receipts/{receiptId}`
 */
export const getReceipt = call<[id: string, receiptId: string], types.GetReceipt, 'not_found'>(
  'GET /api/v1/integrations/installations/{id}/receipts/{receiptId}',
);

/**
 * Apply a received webhook again
 *
 * For after a mapping was mended or added. Mappings that have done their work on it do nothing again; the others
 * are tried anew, as they stand now.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/installations/{id}/receipts/{receiptId}/reprocess`
 */
export const reprocessReceipt = call<
  [id: string, receiptId: string],
  types.GetReceipt,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integrations/installations/{id}/receipts/{receiptId}/reprocess key');

/**
 * Get the address for webhooks
 *
 * Every installation that takes webhooks has an address of its own from the start. Its secret is shown once, when
 * it is made anew by `regenerate`.
 *
 * People need the permission `integrations.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/installations/{id}/webhook-endpoint`
 */
export const getWebhookEndpoint = call<
  [id: string],
  {
    /**
     * Address the other system posts to. Of an address that we register at a provider ourselves, the token at its end
     * is its secret and stays covered.
     */
    url: string;
    /** What comes is accepted */
    active: boolean;
    /** End of the secret */
    secretMasked: string;
    /** Last event accepted */
    lastEventAt: string | null;
    /** Events accepted so far */
    receivedCount: number;
    /** The address before is accepted until */
    previousUrlValidUntil: string | null;
  },
  'not_found' | 'business_rule_violated'
>('GET /api/v1/integrations/installations/{id}/webhook-endpoint');

export type RegenerateWebhookEndpointBody = {
  /** Hours for which the pair before works too; 0 unless said */
  overlapHours?: number | undefined;
};

/**
 * Make a new address and secret
 *
 * A new address and a new secret, which is shown in this answer alone. The pair before works during the overlap
 * and is answered 410 after it; with 0 hours every pair before ends now. An address that we register at a provider
 * ourselves is registered anew in the same action: the one before ends once the provider has confirmed the new
 * one, and stays when it has not.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/installations/{id}/webhook-endpoint/regenerate`
 */
export const regenerateWebhookEndpoint = call<
  [id: string, body?: RegenerateWebhookEndpointBody],
  {
    /**
     * Address the other system posts to. Of an address that we register at a provider ourselves, the token at its end
     * is its secret and stays covered.
     */
    url: string;
    /** What comes is accepted */
    active: boolean;
    /** End of the secret */
    secretMasked: string;
    /** Last event accepted */
    lastEventAt: string | null;
    /** Events accepted so far */
    receivedCount: number;
    /** The address before is accepted until */
    previousUrlValidUntil: string | null;
    /**
     * Secret, shown this once. Of an address that we register at a provider ourselves: the token that the address ends
     * with.
     */
    secret: string;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'test_portal_stays_inside'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('POST /api/v1/integrations/installations/{id}/webhook-endpoint/regenerate body key');

export type ReceiveWebhookBody = Record<string, unknown>;

/**
 * Receive a webhook
 *
 * For other systems: needs no account, but a signature. 202 is answered once the event is kept; mappings are
 * applied after it, so a mistake in a mapping is found in the journal and not here. An event that was taken
 * before, or the same timestamp and body under whatever headers, is answered 202 too, with the first receipt, and
 * changes nothing. Repeat whatever is answered 429 or 5xx.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/webhooks/inbound/{token}`
 */
export const receiveWebhook = call<
  [token: string, body: ReceiveWebhookBody],
  {
    /** Taken now, or before */
    status: Open<'accepted' | 'duplicate'>;
    /** It was taken before; nothing is done again */
    duplicate: boolean;
    /** Receipt */
    receiptId: string;
    /** Received */
    receivedAt: string;
  },
  | 'signature_invalid'
  | 'signature_missing'
  | 'timestamp_stale'
  | 'not_found'
  | 'webhook_endpoint_not_found'
  | 'conflict'
  | 'integration_disabled'
  | 'portal_moved'
  | 'webhook_endpoint_replaced'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/webhooks/inbound/{token} body');

export type ReceiveMessengerWebhookBody = Record<string, unknown>;

/**
 * Receive a webhook of the provider
 *
 * For the provider alone, which was told this address when it was registered. 200 is answered once the body is
 * kept, whatever it holds: what cannot be read, comes twice or comes late is found in the journal of the
 * installation. While the integration is disabled 200 is answered and nothing is kept.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/webhooks/messenger/{token}`
 */
export const receiveMessengerWebhook = call<
  [token: string, body: ReceiveMessengerWebhookBody],
  types.ReceiveMessengerWebhook,
  | 'not_found'
  | 'webhook_endpoint_not_found'
  | 'conflict'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/webhooks/messenger/{token} body');

export type ReceiveTasktrackerWebhookBody = Record<string, unknown>;

/**
 * Receive a webhook of the provider
 *
 * For the provider alone, which was told this address when it was registered. 200 is answered once the body is
 * kept, whatever it holds: what cannot be read, comes twice or comes late is found in the journal of the
 * installation. While the integration is disabled 200 is answered and nothing is kept.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/webhooks/tasktracker/{token}`
 */
export const receiveTasktrackerWebhook = call<
  [token: string, body: ReceiveTasktrackerWebhookBody],
  types.ReceiveMessengerWebhook,
  | 'not_found'
  | 'webhook_endpoint_not_found'
  | 'conflict'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/webhooks/tasktracker/{token} body');
