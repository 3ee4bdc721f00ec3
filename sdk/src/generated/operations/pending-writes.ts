// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListWritesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, expiresAt, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  apiKeyId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  address?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  expiresAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List pending writes
 *
 * A key sees what it has asked for; a person what he might do himself. The newest stand first.
 *
 * Everyone who is signed in may call it. API keys need the scope `integration_api.write` or
 * `integration_api.delete` or `purchase_requisitions.write` or `purchase_requisitions.delete` or
 * `counterparties.write` or `counterparties.delete` or `suppliers.write` or `suppliers.delete` or `catalog.write`
 * or `catalog.delete` or `warehouses.write` or `warehouses.delete` or `price_lists.write` or `price_lists.delete`
 * or `finance.write` or `finance.delete` or `supplier_documents.write` or `supplier_documents.delete` or
 * `customer_documents.write` or `customer_documents.delete` or `settings.write` or `settings.delete` or
 * `webhooks.write` or `webhooks.delete`.
 *
 * `GET /api/v1/pending-writes`
 */
export const listWrites = list<
  [query?: ListWritesQuery],
  {
    items: Array<types.PendingWrite>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/pending-writes query');

/**
 * Get a pending write
 *
 * A key reads what it has asked for; a person what he might do himself.
 *
 * Everyone who is signed in may call it. API keys need the scope `integration_api.write` or
 * `integration_api.delete` or `purchase_requisitions.write` or `purchase_requisitions.delete` or
 * `counterparties.write` or `counterparties.delete` or `suppliers.write` or `suppliers.delete` or `catalog.write`
 * or `catalog.delete` or `warehouses.write` or `warehouses.delete` or `price_lists.write` or `price_lists.delete`
 * or `finance.write` or `finance.delete` or `supplier_documents.write` or `supplier_documents.delete` or
 * `customer_documents.write` or `customer_documents.delete` or `settings.write` or `settings.delete` or
 * `webhooks.write` or `webhooks.delete`.
 *
 * `GET /api/v1/pending-writes/{id}`
 */
export const getWrite = call<[id: string], types.PendingWrite, 'not_found'>('GET /api/v1/pending-writes/{id}');

/**
 * Approve a pending write and do it
 *
 * It is done once, by the same operation and with the rights that the key has now; who approves it must be allowed
 * to do it himself. Where it is refused by then, it ends as `failed` and `answer` says why.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/pending-writes/{id}/approve`
 */
export const approveWrite = call<
  [id: string],
  types.PendingWrite,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/pending-writes/{id}/approve key');

/**
 * Describe a pending write in words
 *
 * What it was given, in the language of the caller: labels of fields, words of choices, names of the records that
 * it refers to and that the caller may read.
 *
 * Everyone who is signed in may call it. API keys need the scope `integration_api.write` or
 * `integration_api.delete` or `purchase_requisitions.write` or `purchase_requisitions.delete` or
 * `counterparties.write` or `counterparties.delete` or `suppliers.write` or `suppliers.delete` or `catalog.write`
 * or `catalog.delete` or `warehouses.write` or `warehouses.delete` or `price_lists.write` or `price_lists.delete`
 * or `finance.write` or `finance.delete` or `supplier_documents.write` or `supplier_documents.delete` or
 * `customer_documents.write` or `customer_documents.delete` or `settings.write` or `settings.delete` or
 * `webhooks.write` or `webhooks.delete`.
 *
 * `GET /api/v1/pending-writes/{id}/description`
 */
export const describeWrite = call<
  [id: string],
  {
    /** Fields */
    fields: Array<{
      /** Where it stands in `input` */
      path: string;
      /** What people call it */
      label: string;
      /** How its values are written */
      kind: Open<'text' | 'decimal' | 'money' | 'date' | 'instant' | 'flag' | 'unit'>;
      /** Values; none where it is emptied */
      values: Array<{
        /** As the API takes it */
        text: string;
        /** What people call it: words of a choice, name of a record */
        name: string | null;
        /** Page of the record in the portal */
        page: string | null;
      }>;
    }>;
    /** Lists, such as lines */
    lists: Array<{
      /** Where it stands in `input` */
      path: string;
      /** What people call it */
      label: string;
      /** Rows */
      rows: Array<{
        /** Fields */
        fields: Array<{
          /** Where it stands in `input` */
          path: string;
          /** What people call it */
          label: string;
          /** How its values are written */
          kind: Open<'text' | 'decimal' | 'money' | 'date' | 'instant' | 'flag' | 'unit'>;
          /** Values; none where it is emptied */
          values: Array<{
            /** As the API takes it */
            text: string;
            /** What people call it: words of a choice, name of a record */
            name: string | null;
            /** Page of the record in the portal */
            page: string | null;
          }>;
        }>;
      }>;
    }>;
    /** What the record would say in place of what it says now */
    changes: Array<{
      /** Where it stands in the record */
      path: string;
      /** What people call it */
      label: string;
      /** How its values are written */
      kind: Open<'text' | 'decimal' | 'money' | 'date' | 'instant' | 'flag' | 'unit'>;
      /** What the record says now; nothing of a new one, and of what the caller may not read */
      before: Array<{
        /** As the API takes it */
        text: string;
        /** What people call it: words of a choice, name of a record */
        name: string | null;
        /** Page of the record in the portal */
        page: string | null;
      }>;
      /** What it would say; nothing where it is emptied */
      after: Array<{
        /** As the API takes it */
        text: string;
        /** What people call it: words of a choice, name of a record */
        name: string | null;
        /** Page of the record in the portal */
        page: string | null;
      }>;
    }>;
    /** Currency of its sums */
    currency: string | null;
  },
  'not_found'
>('GET /api/v1/pending-writes/{id}/description');

export type RejectWriteBody = {
  /** Why it is rejected */
  reason: string;
};

/**
 * Reject a pending write
 *
 * Nothing of it is done. The key reads the reason.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/pending-writes/{id}/reject`
 */
export const rejectWrite = call<
  [id: string, body: RejectWriteBody],
  types.PendingWrite,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/pending-writes/{id}/reject body key');
