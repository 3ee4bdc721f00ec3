// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListInstallationsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, slug, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in slug */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  slug?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List installed integrations
 *
 * People need the permission `integrations.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/installations`
 */
export const listInstallations = list<
  [query?: ListInstallationsQuery],
  {
    items: Array<types.IntegrationInstallation>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/integrations/installations query');

export type InstallIntegrationBody = {
  /** Public identifier of the integration, as the marketplace shows it */
  publicId: string;
  /** Settings by the schema of the manifest; secrets are covered */
  settings?: Record<string, unknown> | undefined;
  /** Version of an integration of another company that was read and agreed to */
  accept?: number | undefined;
};

/**
 * Install an integration
 *
 * A new installation requires setup: fill in its settings, check the connection, enable it. A portal has one
 * installation of an integration at a time. An integration of another company is installed with consent: the first
 * answer lists in `consent` what it asks for, the second request sends the version that was read in `accept`.
 *
 * People need the permission `integrations.install`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/installations`
 */
export const installIntegration = call<
  [body: InstallIntegrationBody],
  types.IntegrationInstallation,
  | 'not_found'
  | 'already_installed'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'test_portal_stays_inside'
  | 'unknown_reference'
  | 'validation_failed'
  | 'quota_exceeded'
  | 'rate_limited'
>('POST /api/v1/integrations/installations body key');

/**
 * Get an installation
 *
 * People need the permission `integrations.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/installations/{id}`
 */
export const getInstallation = call<[id: string], types.IntegrationInstallation, 'not_found'>(
  'GET /api/v1/integrations/installations/{id}',
);

/**
 * Delete an installation
 *
 * Access granted by OAuth is taken back, and an address that we registered at the provider is given back to
 * whoever had it before; secrets, tokens and places reached are erased; the journal and what was exchanged stay.
 * The integration can be installed again.
 *
 * People need the permission `integrations.install`. API keys need the scope `settings.write`.
 *
 * `DELETE /api/v1/integrations/installations/{id}`
 */
export const deleteInstallation = call<
  [id: string],
  types.IntegrationInstallation,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'unknown_reference'
  | 'write_cannot_wait'
  | 'precondition_required'
>('DELETE /api/v1/integrations/installations/{id}');

export type ConfigureInstallationBody = {
  /** Settings by the schema of the manifest; secrets are covered */
  settings: Record<string, unknown>;
  /** Version */
  version?: number | undefined;
};

/**
 * Change the settings of an installation
 *
 * Fields left out stay; null takes a field out. A secret that is empty, or sent back covered, stays; null takes it
 * away. A change of what the connection depends on asks for a new check.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `PATCH /api/v1/integrations/installations/{id}/config`
 */
export const configureInstallation = call<
  [id: string, body: ConfigureInstallationBody],
  types.IntegrationInstallation,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'integration_disabled'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/integrations/installations/{id}/config body key');

/**
 * Read what an installation asks consent for
 *
 * The newest version of an integration of another company, and the number of the version agreed to so far: the
 * same number when nothing waits.
 *
 * People need the permission `integrations.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/installations/{id}/consent`
 */
export const getConsent = call<
  [id: string],
  {
    /** Public identifier */
    publicId: string;
    /** Name */
    name: string;
    /** Version to agree to */
    number: number;
    /** Published */
    publishedAt: string;
    /** Publisher */
    publisher: {
      /** Name of the company */
      name: string;
      /** INN */
      inn: string;
      /** Who answers for the integrations */
      contact: string;
      /** Address of support */
      supportEmail: string;
      /** Page that tells what is done with data */
      privacyUrl: string;
    };
    /** What data goes where */
    dataTransfer: Array<{
      /** Area of the portal, as scopes name it */
      entity: string;
      /** What it is called in the marketplace */
      label: string;
      /** What it does with the data: gets it from us, brings it, or both */
      access: Open<'read' | 'write' | 'read_write'>;
      /** What the data is needed for */
      purpose: string;
    }>;
    /** Scopes its key is given */
    scopes: Array<string>;
    /** Events it is told of */
    events: Array<string>;
    /** What its webhooks do here, in the name of who agrees */
    webhooks: Array<string>;
    /** Hosts data is sent to */
    destinations: Array<string>;
    /** Secret settings, which are sent to the publisher */
    secretSettings: Array<string>;
    /** Version agreed to so far */
    agreedNumber: number | null;
  },
  'not_found' | 'conflict'
>('GET /api/v1/integrations/installations/{id}/consent');

export type GiveConsentBody = {
  /** Version agreed to */
  accept: number;
};

/**
 * Agree to a newer version of an integration
 *
 * Names exactly the version read before. The key of the version before it is revoked; the publisher fetches a new
 * one, which acts for who agreed.
 *
 * People need the permission `integrations.install`. API keys cannot call it.
 *
 * `POST /api/v1/integrations/installations/{id}/consent`
 */
export const giveConsent = call<
  [id: string, body: GiveConsentBody],
  types.IntegrationInstallation,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'quota_exceeded'
  | 'rate_limited'
>('POST /api/v1/integrations/installations/{id}/consent body key');

/**
 * Disable an integration
 *
 * The integration stops acting: nothing is synchronized, incoming webhooks are refused. Settings stay. Disabling
 * what is disabled changes nothing.
 *
 * People need the permission `integrations.enable`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/installations/{id}/disable`
 */
export const disableInstallation = call<
  [id: string],
  types.IntegrationInstallation,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integrations/installations/{id}/disable key');

/**
 * Enable an integration
 *
 * The integration starts working in the portal. Its settings have to be filled in and, where it connects to
 * somebody, checked as they now stand. Enabling what is enabled changes nothing.
 *
 * People need the permission `integrations.enable`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/installations/{id}/enable`
 */
export const enableInstallation = call<
  [id: string],
  types.IntegrationInstallation,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integrations/installations/{id}/enable key');

/**
 * Show the exchange of an installation
 *
 * Where the accounting system calls, when it did last, and what became of the files it sent. The password is never
 * shown. Null while no system was given access.
 *
 * People need the permission `integrations.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/installations/{id}/exchange`
 */
export const showExchange = call<
  [id: string],
  {
    /** Address for the accounting system */
    address: string;
    /** Login */
    login: string;
    /** Signed in last */
    lastLoginAt: string | null;
    /** Objects marked as deleted there */
    deleted: number;
    /** Objects that a full upload left out */
    absent: number;
    /** Files of the last exchanges, newest first */
    files: Array<{
      /** File */
      id: string;
      /** Name */
      name: string;
      /** How far it is */
      state: Open<'receiving' | 'applying' | 'done' | 'failed'>;
      /** Bytes received */
      bytes: number;
      /** Records read */
      read: number;
      /** Records by kind and outcome */
      counts: Record<string, number>;
      /** Why it was refused */
      reason: string | null;
      /** Received */
      receivedAt: string;
      /** Last worked on */
      updatedAt: string;
    }>;
  } | null,
  'not_found'
>('GET /api/v1/integrations/installations/{id}/exchange');

/**
 * Create the login and password of an exchange
 *
 * Address, login and password to type into the accounting system. The password is in this answer and nowhere else.
 * Asked again, it makes a new password and ends open sessions; address and login stay.
 *
 * People need the permission `integrations.configure`. API keys cannot call it.
 *
 * `POST /api/v1/integrations/installations/{id}/exchange/credentials`
 */
export const giveCredentials = call<
  [id: string],
  {
    /** Address for the accounting system */
    address: string;
    /** Login */
    login: string;
    /** Password, shown once */
    password: string;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integrations/installations/{id}/exchange/credentials key');

export interface ListObjectsQuery {
  /** Kind */
  kind?: types.ListObjectsKind | undefined;
  /** Whether it is still there */
  state?: 'present' | 'deleted' | 'absent' | undefined;
  /** Place to go on from: `next` of the answer before */
  after?: Text | undefined;
}

/**
 * List the objects of an accounting system
 *
 * Price types, stores and properties to map in the settings, and products it marks as deleted (`state=deleted`) or
 * left out of a full upload (`state=absent`): nothing here is deleted by it, so a person decides. In the order of
 * identifiers, 500 at a time; `after` goes on.
 *
 * People need the permission `integrations.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/installations/{id}/exchange/objects`
 */
export const listObjects = call<
  [id: string, query?: ListObjectsQuery],
  {
    /** Objects */
    items: Array<{
      /** Kind */
      kind: Open<types.ListObjectsKind>;
      /** Identifier there */
      externalId: string;
      /** Name there */
      name: string;
      /** Told last */
      seenAt: string;
      /** Marked as deleted */
      deletedAt: string | null;
      /** Left out of a full upload */
      absentAt: string | null;
    }>;
    /** There are more */
    more: boolean;
    /** Where to go on */
    next: string | null;
  },
  'not_found'
>('GET /api/v1/integrations/installations/{id}/exchange/objects query');

export interface ListLogsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, at; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  installationId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  at?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  direction?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  level?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  event?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  entityId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  correlationId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
}

/**
 * Read the journal of an installation
 *
 * Newest first. `direction=INBOUND` shows what came from the other system. The journal of a deleted installation
 * can be read too.
 *
 * People need the permission `integrations.logs`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/installations/{id}/logs`
 */
export const listLogs = list<
  [id: string, query?: ListLogsQuery],
  {
    items: Array<{
      /** Identifier */
      id: string;
      /** At */
      at: string;
      /** Who spoke: the other system, we, or nobody outside */
      direction: Open<'INBOUND' | 'OUTBOUND' | 'INTERNAL'>;
      /** Level */
      level: Open<'info' | 'warning' | 'error'>;
      /** What was done */
      event: string;
      /** How it ended */
      status: Open<'ok' | 'warning' | 'failed' | 'in_doubt' | 'skipped'>;
      /** What happened, in words */
      message: string;
      /** Kind of the record it was about */
      entityType: string | null;
      /** The record it was about */
      entityId: string | null;
      /** Particulars; what is secret is covered */
      details: Record<string, unknown>;
      /** Shared by lines of one piece of work */
      correlationId: string | null;
      /** Milliseconds it took */
      durationMs: number | null;
      /** Status the other system answered */
      httpStatus: number | null;
      /** Attempt */
      attempt: number | null;
      /** How many equal events this line stands for */
      times: number;
    }>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/integrations/installations/{id}/logs query');

export interface ListOutboxQuery {
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
  installationId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  operation?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  entityId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  awaitsDecision?: Filter<'eq'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List writes at the provider
 *
 * Newest first. What was asked to be written at the provider and must not be written twice: waiting, sent, done,
 * failed, or in doubt. `awaitsDecision=true` shows those a person has to decide on.
 *
 * People need the permission `integrations.logs`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/installations/{id}/outbox`
 */
export const listOutbox = list<
  [id: string, query?: ListOutboxQuery],
  {
    items: Array<types.IntegrationWrite>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/integrations/installations/{id}/outbox query');

/**
 * Send a write again
 *
 * For what failed, and for what is in doubt once it was looked for in vain: a person answers for it that it will
 * not be there twice.
 *
 * People need the permission `integrations.sync`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/installations/{id}/outbox/{entryId}/retry`
 */
export const retryWrite = call<
  [id: string, entryId: string],
  types.IntegrationWrite,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'integration_disabled'
  | 'invalid_state_transition'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integrations/installations/{id}/outbox/{entryId}/retry key');

export type SettleDoubtedWriteBody = {
  /** Whether the provider carried it out */
  outcome: 'done' | 'failed';
  /** What the provider calls it */
  externalId?: string | undefined;
  /** How that is known */
  reason?: string | undefined;
};

/**
 * Say what came of a write in doubt
 *
 * For a write in doubt that was looked for in vain: a person who has looked at the provider says whether it is
 * there. Nothing is sent.
 *
 * People need the permission `integrations.sync`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/installations/{id}/outbox/{entryId}/settle`
 */
export const settleDoubtedWrite = call<
  [id: string, entryId: string, body: SettleDoubtedWriteBody],
  types.IntegrationWrite,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integrations/installations/{id}/outbox/{entryId}/settle body key');

/**
 * Synchronize now
 *
 * Begins a run over all streams of the integration. `syncProgress` of the installation tells how far it is.
 *
 * People need the permission `integrations.sync`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/installations/{id}/sync`
 */
export const syncInstallation = call<
  [id: string],
  types.SyncInstallation,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integrations/installations/{id}/sync key');

/**
 * Check the connection
 *
 * Asks the provider without changing anything there, and answers what was looked at. A disabled installation can
 * be checked too. A check that passes puts an installation that required setup to work.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/installations/{id}/test`
 */
export const testInstallation = call<
  [id: string],
  types.TestInstallation,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
>('POST /api/v1/integrations/installations/{id}/test key');

export interface ListIntegrationsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Order: most installed, newest, best rated or latest changed first */
  sort?: 'popular' | 'new' | 'rating' | 'updated' | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** At least 2 characters, looked for in name, developer and short description */
  search?: Text | undefined;
  /** Category */
  category?: Text | undefined;
  /** How it is connected */
  connectionType?: Text | undefined;
  /** Badges */
  badge?: Text | undefined;
  /** What it carries */
  dataTag?: Text | undefined;
  /** Status of the installation in this portal */
  status?: Text | undefined;
  /** Whether this portal has it installed */
  installed?: boolean | undefined;
  /** Least rating, 1 to 5 */
  minRating?: Text | undefined;
}

/**
 * List the marketplace
 *
 * Published integrations alone. Filters take one value or several, comma separated. `minRating` leaves out what
 * nobody has rated; the most popular come first unless `sort` says otherwise.
 *
 * People need the permission `integrations.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/marketplace`
 */
export const listIntegrations = list<
  [query?: ListIntegrationsQuery],
  {
    items: Array<{
      /** Public identifier of the integration */
      slug: string;
      /** Name */
      name: string;
      /** Developer */
      developer: string;
      /** Category */
      category: Open<types.Category>;
      /** Category, in words */
      categoryName: string;
      /** What it is for, in one sentence */
      shortDescription: string;
      /** How it is connected */
      connectionTypes: Array<Open<'oauth' | 'api_key' | 'webhook' | 'file'>>;
      /** Badges */
      badges: Array<Open<'verified' | 'beta' | 'platform_made'>>;
      /** What it carries */
      dataTags: Array<Open<'suppliers' | 'pr' | 'invoices' | 'nomenclature' | 'statuses'>>;
      /** What goes where, as the other system sees it */
      dataTransfer: Array<{
        /** Kind of the record */
        entity: string;
        /** Kind of the record, in words */
        label: string;
        /** What the other system does with it: gets it, brings it, or both */
        access: Open<'read' | 'write' | 'read_write'>;
      }>;
      /** Mean of the stars, 1.00 to 5.00; null while nobody has rated */
      rating: string | null;
      /** Portals that have rated */
      ratingCount: number;
      /** Portals that have it installed */
      installCount: number;
      /** Published */
      publishedAt: string;
      /** Card changed */
      updatedAt: string;
      /** Installation of this portal */
      installation: types.InstallationOrNull;
    }>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/integrations/marketplace query');

/**
 * List the categories of the marketplace
 *
 * In the order they are shown, each with how many published integrations it holds.
 *
 * People need the permission `integrations.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/marketplace/categories`
 */
export const listCategories = call<
  [],
  {
    items: Array<{
      /** Category */
      slug: Open<types.Category>;
      /** Category, in words */
      name: string;
      /** Published integrations */
      publishedCount: number;
    }>;
  },
  never
>('GET /api/v1/integrations/marketplace/categories');

/**
 * Get the card of an integration
 *
 * All that is known before installing, in the language of who asks. `settingsSchema` is JSON Schema: `x-widget`,
 * `x-order`, `x-group` and `x-show-when` say how to draw it, `x-secret` what is never shown again.
 *
 * People need the permission `integrations.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/marketplace/{slug}`
 */
export const getIntegration = call<
  [slug: string],
  {
    /** Public identifier of the integration */
    slug: string;
    /** Name */
    name: string;
    /** Developer */
    developer: string;
    /** Category */
    category: Open<types.Category>;
    /** Category, in words */
    categoryName: string;
    /** What it is for, in one sentence */
    shortDescription: string;
    /** How it is connected */
    connectionTypes: Array<Open<'oauth' | 'api_key' | 'webhook' | 'file'>>;
    /** Badges */
    badges: Array<Open<'verified' | 'beta' | 'platform_made'>>;
    /** What it carries */
    dataTags: Array<Open<'suppliers' | 'pr' | 'invoices' | 'nomenclature' | 'statuses'>>;
    /** What goes where, as the other system sees it */
    dataTransfer: Array<{
      /** Kind of the record */
      entity: string;
      /** Kind of the record, in words */
      label: string;
      /** What the other system does with it: gets it, brings it, or both */
      access: Open<'read' | 'write' | 'read_write'>;
    }>;
    /** Mean of the stars, 1.00 to 5.00; null while nobody has rated */
    rating: string | null;
    /** Portals that have rated */
    ratingCount: number;
    /** Portals that have it installed */
    installCount: number;
    /** Published */
    publishedAt: string;
    /** Card changed */
    updatedAt: string;
    /** Installation of this portal */
    installation: types.InstallationOrNull;
    /** What it does; paragraphs are parted by empty lines */
    description: string;
    /** What has to be there first */
    requirements: Array<string>;
    /** What it can do */
    capabilities: Array<string>;
    /** Steps of connecting, in order */
    instruction: Array<string>;
    /** JSON Schema of the settings, with the marks that a form is drawn from */
    settingsSchema: Record<string, unknown>;
    /** Takes webhooks at an address of its own */
    inbound: boolean;
    /** Its connection can be checked */
    canBeTested: boolean;
    /** It can be synchronized */
    canBeSynced: boolean;
    /** Hosts that are called */
    hosts: Array<string>;
    /** Stars this portal has given */
    ownRating: number | null;
  },
  'not_found'
>('GET /api/v1/integrations/marketplace/{slug}');

export type RateIntegrationBody = {
  /** Stars */
  stars: number;
};

/**
 * Rate an integration
 *
 * A portal has one opinion of an integration, and only of one it has had installed for seven days, be it gone
 * since. Rating again changes the stars.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/marketplace/{slug}/rating`
 */
export const rateIntegration = call<
  [slug: string, body: RateIntegrationBody],
  types.RateIntegration,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integrations/marketplace/{slug}/rating body key');

/**
 * Take back the rating of an integration
 *
 * Taking back what was not given changes nothing.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `DELETE /api/v1/integrations/marketplace/{slug}/rating`
 */
export const withdrawRating = call<
  [slug: string],
  types.RateIntegration,
  'not_found' | 'conflict' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/integrations/marketplace/{slug}/rating');

/**
 * Begin to connect by OAuth
 *
 * Answers the address at the provider where access is granted; lead the browser there within ten minutes. It comes
 * back to the callback, and from there to the page of the integration in the portal, with `oauth=connected` or
 * `oauth=failed` and a `reason`. Has to be asked by the browser that goes: it is marked with a cookie.
 *
 * People need the permission `integrations.configure`. API keys cannot call it.
 *
 * `GET /api/v1/integrations/oauth/{slug}/authorize`
 */
export const authorizeIntegration = call<
  [slug: string],
  types.BeginSignIn,
  'not_found' | 'integration_disabled' | 'business_rule_violated' | 'test_portal_stays_inside' | 'upstream_error'
>('GET /api/v1/integrations/oauth/{slug}/authorize');

/**
 * Take back access by OAuth
 *
 * The provider is told (RFC 7009), and the tokens are erased here whatever it answers. The installation requires
 * setup again. Without access nothing changes.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/oauth/{slug}/revoke`
 */
export const revokeAccess = call<
  [slug: string],
  types.IntegrationInstallation,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
>('POST /api/v1/integrations/oauth/{slug}/revoke key');

export interface ListPublicationsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, slug, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in slug */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  slug?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List publications
 *
 * People need the permission `integrations.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/publications`
 */
export const listPublications = list<
  [query?: ListPublicationsQuery],
  {
    items: Array<types.IntegrationPublication>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/integrations/publications query');

export type CreatePublicationBody = {
  /** Public identifier: the publisher, a dot, the integration */
  slug: string;
  /** What is published */
  manifest: types.Manifest;
};

/**
 * Draft an integration for others
 *
 * Nothing of it is seen by other portals until it is published. `slug` is taken for good: it names the integration
 * on the whole platform.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/publications`
 */
export const createPublication = call<
  [body: CreatePublicationBody],
  types.IntegrationPublication,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'quota_exceeded'
  | 'rate_limited'
>('POST /api/v1/integrations/publications body key');

/**
 * Get a publication
 *
 * People need the permission `integrations.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/publications/{id}`
 */
export const getPublication = call<[id: string], types.IntegrationPublication, 'not_found'>(
  'GET /api/v1/integrations/publications/{id}',
);

export type UpdatePublicationBody = {
  /** What is published */
  manifest: types.Manifest;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a publication
 *
 * The whole manifest is given. A change of a published version begins the next one; what was published stays as it
 * is. The checks have to be run anew.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `PATCH /api/v1/integrations/publications/{id}`
 */
export const updatePublication = call<
  [id: string, body: UpdatePublicationBody],
  types.IntegrationPublication,
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
>('PATCH /api/v1/integrations/publications/{id} body key');

/**
 * Run the automatic checks of a publication
 *
 * Looks at the schema of settings, at scopes and events beside the data-transfer table, at the addresses and whose
 * they are, and calls the publisher: one signed ping that has to be answered, and five calls that have to be
 * refused.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/publications/{id}/check`
 */
export const checkPublication = call<
  [id: string],
  types.TestInstallation,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
>('POST /api/v1/integrations/publications/{id}/check key');

/**
 * Get the signing secret and the proof of ownership
 *
 * The secret signs our calls to the publisher, as that of a webhook subscription does. The file proves whose the
 * addresses are.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/publications/{id}/proof`
 */
export const revealProof = call<
  [id: string],
  {
    /** Secret our calls are signed with */
    secret: string;
    /** Path of the file every host of yours has to serve */
    proofPath: string;
    /** Line the file has to hold */
    proofLine: string;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
>('POST /api/v1/integrations/publications/{id}/proof key');

/**
 * Publish an approved version
 *
 * Every portal sees it from now on. Where the version before it is installed, it takes over by itself unless it
 * asks for more; then it waits for consent.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/publications/{id}/publish`
 */
export const publishPublication = call<
  [id: string],
  types.IntegrationPublication,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integrations/publications/{id}/publish key');

/**
 * Hand a publication in for review
 *
 * Every automatic check has to be green for the manifest as it stands. A person of the platform reads it then.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/publications/{id}/submit`
 */
export const submitPublication = call<
  [id: string],
  types.IntegrationPublication,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integrations/publications/{id}/submit key');

/**
 * Get the publisher
 *
 * Null while the company has not said who publishes.
 *
 * People need the permission `integrations.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/integrations/publisher`
 */
export const getPublisher = call<
  [],
  {
    /** Portal */
    id: string;
    /** Name of the company */
    name: string;
    /** INN */
    inn: string;
    /** Who answers for the integrations */
    contact: string;
    /** Address of support */
    supportEmail: string;
    /** Page that tells what is done with data */
    privacyUrl: string;
    /** Version */
    version: number;
    /** Created */
    createdAt: string;
    /** Changed */
    updatedAt: string;
    /** Changed by */
    updatedBy: string | null;
  } | null,
  never
>('GET /api/v1/integrations/publisher');

export type SavePublisherBody = {
  /** Who answers for the integrations */
  contact: string;
  /** Address of support */
  supportEmail: string;
  /** Page that tells what is done with data */
  privacyUrl: string;
};

/**
 * Say who publishes
 *
 * A portal publishes under the name and INN of its company; both are shown with every integration it offers. The
 * INN is confirmed when a version is reviewed.
 *
 * People need the permission `integrations.configure`. API keys need the scope `settings.write`.
 *
 * `PUT /api/v1/integrations/publisher`
 */
export const savePublisher = call<
  [body: SavePublisherBody],
  types.IntegrationPublisher,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'test_portal_stays_inside'
  | 'unknown_reference'
  | 'url_not_allowed'
  | 'validation_failed'
>('PUT /api/v1/integrations/publisher body key');

export type ExchangeAccessBody = {
  /** Code */
  code: string;
};

/**
 * Exchange a code for the access of an installation
 *
 * The code comes in a signed `installation.created` or `installation.enabled` call, holds for ten minutes and
 * works once.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/public/v1/integration-access`
 */
export const exchangeAccess = call<
  [body: ExchangeAccessBody],
  {
    /** Installation */
    installationId: string;
    /** Portal */
    tenantId: string;
    /** Name of the company */
    portalName: string;
    /** Version it agreed to */
    number: number;
    /** Base address of the API */
    apiBaseUrl: string;
    /** The key of this installation, shown this once */
    apiKey: string;
    /** Scopes of the key */
    scopes: Array<string>;
    /** Subscription to events */
    webhook: {
      /** Subscription */
      subscriptionId: string;
      /** Secret that events are signed with, shown this once */
      secret: string;
      /** Events sent */
      events: Array<string>;
    } | null;
    /** Where its own webhooks come in */
    inbound: {
      /**
       * Address the other system posts to. Of an address that we register at a provider ourselves, the token at its end
       * is its secret and stays covered.
       */
      url: string;
      /** Secret that webhooks are signed with, shown this once */
      secret: string;
    } | null;
  },
  | 'not_found'
  | 'conflict'
  | 'link_expired'
  | 'link_used'
  | 'portal_moved'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/public/v1/integration-access body key');
