// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListCustomFieldsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, key, label, position, createdAt, updatedAt, entityType; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in key, label */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  key?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  label?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  type?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  required?: Filter<'eq'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  position?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  entityType?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
}

/**
 * List custom fields
 *
 * People need the permission `custom_fields.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/custom-fields`
 */
export const listCustomFields = list<
  [query?: ListCustomFieldsQuery],
  {
    items: Array<types.CustomField>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/settings/custom-fields query');

export type CreateCustomFieldBody = {
  /** Records that have the field */
  entityType: types.EntityType;
  /** Key */
  key: string;
  /** Label */
  label: string;
  /** Type */
  type: types.Type;
  /** Options of a select or multiselect */
  options?: types.OptionsOrNull | undefined;
  /** A new record must have a value */
  required?: boolean | undefined;
  /** Place in a form */
  position?: number | undefined;
};

/**
 * Add a custom field
 *
 * The key, the type and the record type never change. The field appears at once as the variable `custom.<key>` of
 * this portal.
 *
 * People need the permission `custom_fields.manage`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/settings/custom-fields`
 */
export const createCustomField = call<
  [body: CreateCustomFieldBody],
  types.CustomField,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/settings/custom-fields body key');

export type OrderCustomFieldsBody = {
  /** Records that have the field */
  entityType: types.EntityType;
  /** All active fields in their new order */
  fieldIds: Array<string>;
};

/**
 * Put the custom fields of a record type in order
 *
 * Names every active field of the record type once; archived ones keep their places. Forms show the fields in this
 * order. Each field that takes another place gets an event of its own.
 *
 * People need the permission `custom_fields.manage`. API keys need the scope `settings.write`.
 *
 * `PATCH /api/v1/settings/custom-fields/order`
 */
export const orderCustomFields = call<
  [body: OrderCustomFieldsBody],
  {
    items: Array<types.CustomField>;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PATCH /api/v1/settings/custom-fields/order body key');

export interface ReadValuesQuery {
  /** Records that have the field */
  entityType: types.EntityType;
  /** Identifier */
  entityId: Text;
}

/**
 * Read custom field values of a record
 *
 * People need the permission `custom_fields.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/custom-fields/values`
 */
export const readValues = call<
  [query: ReadValuesQuery],
  {
    /** Records that have the field */
    entityType: Open<types.EntityType>;
    /** Identifier */
    entityId: string;
    /** Version */
    version: number;
    items: Array<{
      /** Identifier */
      definitionId: string;
      /** Key */
      key: string;
      /** Label */
      label: string;
      /** Type */
      type: Open<types.Type>;
      /** Status */
      status: Open<'active' | 'archived'>;
      /** Value, by the type of the field; null is none */
      value: string | number | boolean | Array<string> | null;
    }>;
  },
  'not_found'
>('GET /api/v1/settings/custom-fields/values query');

/**
 * Get a custom field
 *
 * People need the permission `custom_fields.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/custom-fields/{id}`
 */
export const getCustomField = call<[id: string], types.CustomField, 'not_found'>(
  'GET /api/v1/settings/custom-fields/{id}',
);

export type UpdateCustomFieldBody = {
  /** Record type; may be sent back, never changed */
  entityType?: types.EntityType | undefined;
  /** Key; may be sent back, never changed */
  key?: string | undefined;
  /** Label */
  label?: string | undefined;
  /** Type; may be sent back, never changed */
  type?: string | undefined;
  /** Options of a select or multiselect */
  options?: types.OptionsOrNull | undefined;
  /** A new record must have a value */
  required?: boolean | undefined;
  /** Place in a form */
  position?: number | undefined;
  /** Status */
  status?: 'active' | 'archived' | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a custom field
 *
 * An option in use may be removed: values that hold it stay readable and cannot be written again. Status
 * `archived` puts the field away, `active` brings it back.
 *
 * People need the permission `custom_fields.manage`. API keys need the scope `settings.write`.
 *
 * `PATCH /api/v1/settings/custom-fields/{id}`
 */
export const updateCustomField = call<
  [id: string, body?: UpdateCustomFieldBody],
  types.CustomField,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'type_immutable'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/settings/custom-fields/{id} body key');

/**
 * Archive a custom field
 *
 * Values already written stay readable; new ones are refused. Archiving it again changes nothing.
 *
 * People need the permission `custom_fields.manage`. API keys need the scope `settings.delete`.
 *
 * `DELETE /api/v1/settings/custom-fields/{id}`
 */
export const archiveCustomField = call<
  [id: string],
  types.CustomField,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/settings/custom-fields/{id}');

export type WriteValueBody = {
  /** Identifier */
  entityId: string;
  /** Value, by the type of the field; null is none */
  value: string | number | boolean | Array<string> | null;
};

/**
 * Write a custom field value
 *
 * null clears the value. `If-Match` names the version of the record, not of the definition.
 *
 * People need the permission `custom_fields.write_value`. API keys need the scope `settings.write`.
 *
 * `PUT /api/v1/settings/custom-fields/{id}/values`
 */
export const writeValue = call<
  [id: string, body: WriteValueBody],
  {
    /** Identifier */
    definitionId: string;
    /** Key */
    key: string;
    /** Records that have the field */
    entityType: Open<types.EntityType>;
    /** Identifier */
    entityId: string;
    /** Value, by the type of the field; null is none */
    value: string | number | boolean | Array<string> | null;
    /** Version */
    version: number;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PUT /api/v1/settings/custom-fields/{id}/values body key');
