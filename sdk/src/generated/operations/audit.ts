// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListEventsQuery {
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
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  event?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  operation?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  outcome?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  occurredAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  entityId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  entityType?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  actorId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  throughId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
}

/**
 * List what happened
 *
 * Newest first: identifiers grow with time.
 *
 * People need the permission `audit.read`. API keys cannot call it.
 *
 * `GET /api/v1/audit`
 */
export const listEvents = list<
  [query?: ListEventsQuery],
  {
    items: Array<types.ItemsItem>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/audit query');

export type ExportEventsBody = {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
  /** Zone whose clocks tell the times; UTC unless given */
  timeZone?: string | undefined;
  /** Query parameters of the list: filters and `sort` */
  filters?:
    | {
        /** Page size, 1 to 200; more is lowered to 200 */
        limit?: number | undefined;
        /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
        cursor?: string | undefined;
        /** Up to 3 of id; `-` before descending ones */
        sort?: string | undefined;
        /** Adds `meta.total`, exact to 10 000 */
        includeTotal?: boolean | undefined;
        /** Up to 50 paths to keep; `id` and `version` always stay */
        fields?: string | undefined;
        /** Up to 5 of nothing here yet */
        expand?: string | undefined;
        /** id is one of the given, comma separated */
        id?: string | undefined;
        /** id eq */
        'id[eq]'?: string | undefined;
        /** id ne */
        'id[ne]'?: string | undefined;
        /** id in */
        'id[in]'?: string | undefined;
        /** id nin */
        'id[nin]'?: string | undefined;
        /** event is one of the given, comma separated */
        event?: string | undefined;
        /** event eq */
        'event[eq]'?: string | undefined;
        /** event ne */
        'event[ne]'?: string | undefined;
        /** event in */
        'event[in]'?: string | undefined;
        /** event nin */
        'event[nin]'?: string | undefined;
        /** event contains */
        'event[contains]'?: string | undefined;
        /** event startsWith */
        'event[startsWith]'?: string | undefined;
        /** operation is one of the given, comma separated */
        operation?: string | undefined;
        /** operation eq */
        'operation[eq]'?: string | undefined;
        /** operation ne */
        'operation[ne]'?: string | undefined;
        /** operation in */
        'operation[in]'?: string | undefined;
        /** operation nin */
        'operation[nin]'?: string | undefined;
        /** operation contains */
        'operation[contains]'?: string | undefined;
        /** operation startsWith */
        'operation[startsWith]'?: string | undefined;
        /** outcome is one of the given, comma separated */
        outcome?: string | undefined;
        /** outcome eq */
        'outcome[eq]'?: string | undefined;
        /** outcome ne */
        'outcome[ne]'?: string | undefined;
        /** outcome in */
        'outcome[in]'?: string | undefined;
        /** outcome nin */
        'outcome[nin]'?: string | undefined;
        /** occurredAt is one of the given, comma separated */
        occurredAt?: string | undefined;
        /** occurredAt gt */
        'occurredAt[gt]'?: string | undefined;
        /** occurredAt gte */
        'occurredAt[gte]'?: string | undefined;
        /** occurredAt lt */
        'occurredAt[lt]'?: string | undefined;
        /** occurredAt lte */
        'occurredAt[lte]'?: string | undefined;
        /** entityId is one of the given, comma separated */
        entityId?: string | undefined;
        /** entityId eq */
        'entityId[eq]'?: string | undefined;
        /** entityId ne */
        'entityId[ne]'?: string | undefined;
        /** entityId in */
        'entityId[in]'?: string | undefined;
        /** entityId nin */
        'entityId[nin]'?: string | undefined;
        /** entityType is one of the given, comma separated */
        entityType?: string | undefined;
        /** entityType eq */
        'entityType[eq]'?: string | undefined;
        /** entityType ne */
        'entityType[ne]'?: string | undefined;
        /** entityType in */
        'entityType[in]'?: string | undefined;
        /** entityType nin */
        'entityType[nin]'?: string | undefined;
        /** entityType contains */
        'entityType[contains]'?: string | undefined;
        /** entityType startsWith */
        'entityType[startsWith]'?: string | undefined;
        /** actorId is one of the given, comma separated */
        actorId?: string | undefined;
        /** actorId eq */
        'actorId[eq]'?: string | undefined;
        /** actorId ne */
        'actorId[ne]'?: string | undefined;
        /** actorId in */
        'actorId[in]'?: string | undefined;
        /** actorId nin */
        'actorId[nin]'?: string | undefined;
        /** actorId isNull */
        'actorId[isNull]'?: string | undefined;
        /** throughId is one of the given, comma separated */
        throughId?: string | undefined;
        /** throughId eq */
        'throughId[eq]'?: string | undefined;
        /** throughId ne */
        'throughId[ne]'?: string | undefined;
        /** throughId in */
        'throughId[in]'?: string | undefined;
        /** throughId nin */
        'throughId[nin]'?: string | undefined;
        /** throughId isNull */
        'throughId[isNull]'?: string | undefined;
      }
    | undefined;
};

/**
 * Export what happened to a file
 *
 * The trail by the filters of its list, newest first, with what each event has changed. At most 100 000 rows.
 *
 * People need the permission `audit.read`. API keys cannot call it.
 *
 * `POST /api/v1/audit/export`
 */
export const exportEvents = download<[body?: ExportEventsBody], 'business_rule_violated' | 'validation_failed'>(
  'POST /api/v1/audit/export body',
);

export type VerifyEventsBody = {
  /** Seals noted earlier and kept outside the database */
  anchors?:
    | Array<{
        /** Number of the seal */
        number: number;
        /** SHA-256 of the seal, 64 hexadecimal digits */
        digest: string;
        /** Sealed; as `head` gave it, not compared */
        sealedAt?: string | undefined;
      }>
    | undefined;
};

/**
 * Check the trail against its seals
 *
 * Computes the chain of seals anew and names the first break. `head` is the newest seal: note its number and
 * digest elsewhere and give them as `anchors` later, then even a chain that was written anew as a whole is found
 * out.
 *
 * People need the permission `audit.read`. API keys cannot call it.
 *
 * `POST /api/v1/audit/verify`
 */
export const verifyEvents = call<
  [body?: VerifyEventsBody],
  {
    /** Every sealed event is as it was written, and every anchor fits */
    intact: boolean;
    /** Seals looked at */
    seals: number;
    /** Events under them */
    events: number;
    /** The first seal that does not fit */
    brokenSeal: number | null;
    /** What does not fit */
    reason: Open<NonNullable<'seal_missing' | 'event_removed' | 'event_changed' | 'anchor_differs' | null>> | null;
    /** The same in words */
    message: string | null;
    /** Position of the first event under the broken seal */
    firstPosition: number | null;
    /** Position of the last one */
    lastPosition: number | null;
    /** Position that no event has any more */
    missingPosition: number | null;
    /** The newest seal: keep it elsewhere as an anchor */
    head: {
      /** Number of the seal */
      number: number;
      /** SHA-256 of the seal, 64 hexadecimal digits */
      digest: string;
      /** Sealed */
      sealedAt: string;
    } | null;
  },
  'validation_failed'
>('POST /api/v1/audit/verify body');

/**
 * Get one event of the trail
 *
 * People need the permission `audit.read`. API keys cannot call it.
 *
 * `GET /api/v1/audit/{id}`
 */
export const getEvent = call<[id: string], types.ItemsItem, 'not_found'>('GET /api/v1/audit/{id}');
