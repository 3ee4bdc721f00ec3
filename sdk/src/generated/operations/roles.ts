// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type * as types from '../types.ts';

/**
 * The catalog of permissions
 *
 * Grouped by domain, in the order of the platform. `held` says whether the caller may give it.
 *
 * People need the permission `users.read`. API keys need the scope `users.read`.
 *
 * `GET /api/v1/settings/permissions`
 */
export const listPermissions = call<
  [],
  {
    items: Array<{
      domain: string;
      /** Label */
      label: types.Label;
      permissions: Array<{
        key: string;
        /** Label */
        label: types.Label;
        /** The caller holds it */
        held: boolean;
      }>;
    }>;
  },
  never
>('GET /api/v1/settings/permissions');

export interface ListRolesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, code, name, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in code, name */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  code?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  isSystem?: Filter<'eq'> | undefined;
  demandsSecondFactor?: Filter<'eq'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List roles
 *
 * People need the permission `users.read`. API keys need the scope `users.read`.
 *
 * `GET /api/v1/settings/roles`
 */
export const listRoles = list<
  [query?: ListRolesQuery],
  {
    items: Array<types.Role>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/settings/roles query');

export type CreateRoleBody = {
  /** Name */
  name: string;
  /** Permissions. A caller gives only permissions that he holds himself. */
  permissions: Array<
    | 'company_settings.read'
    | 'company_settings.update'
    | 'users.read'
    | 'users.invite'
    | 'users.update'
    | 'users.deactivate'
    | 'users.assign_role'
    | 'api_keys.read'
    | 'api_keys.create'
    | 'api_keys.archive'
    | 'webhooks.read'
    | 'webhooks.manage'
    | 'webhooks.redeliver'
    | 'integrations.read'
    | 'integrations.install'
    | 'integrations.configure'
    | 'integrations.enable'
    | 'integrations.sync'
    | 'integrations.logs'
    | 'audit.read'
    | 'audit.export'
    | 'custom_fields.read'
    | 'custom_fields.manage'
    | 'custom_fields.write_value'
    | 'pipeline.read'
    | 'pipeline.manage'
    | 'document_templates.read'
    | 'document_templates.manage'
    | 'document_templates.preview'
    | 'budgets.read'
    | 'budgets.create'
    | 'budgets.update'
    | 'budgets.delete'
    | 'budgets.transfer'
    | 'purchase_requisitions.read'
    | 'purchase_requisitions.create'
    | 'purchase_requisitions.update'
    | 'purchase_requisitions.delete'
    | 'purchase_requisitions.status'
    | 'purchase_requisitions.approve'
    | 'purchase_requisitions.assign'
    | 'purchase_requisitions.import'
    | 'purchase_requisitions.export'
    | 'quote_decisions.read'
    | 'quote_decisions.save'
    | 'supplier_rfqs.read'
    | 'supplier_rfqs.create'
    | 'supplier_rfqs.update'
    | 'supplier_rfqs.delete'
    | 'supplier_rfqs.send'
    | 'supplier_rfqs.remind'
    | 'supplier_quotes.read'
    | 'supplier_quotes.create'
    | 'supplier_quotes.update'
    | 'supplier_quotes.submit'
    | 'supplier_quotes.compare'
    | 'purchase_orders.read'
    | 'purchase_orders.create'
    | 'purchase_orders.update'
    | 'purchase_orders.send'
    | 'purchase_orders.delete'
    | 'catalog.read'
    | 'catalog.create'
    | 'catalog.update'
    | 'catalog.delete'
    | 'catalog.import'
    | 'catalog.export'
    | 'catalog.cost_read'
    | 'stock.read'
    | 'stock.count'
    | 'stock.adjust'
    | 'stock.receive'
    | 'stock.reserve'
    | 'warehouses.read'
    | 'warehouses.create'
    | 'warehouses.update'
    | 'warehouses.delete'
    | 'counterparties.read'
    | 'counterparties.create'
    | 'counterparties.update'
    | 'counterparties.delete'
    | 'counterparties.qualify'
    | 'counterparties.assortment'
    | 'counterparties.bank_read'
    | 'price_lists.read'
    | 'price_lists.create'
    | 'price_lists.update'
    | 'price_lists.delete'
    | 'price_lists.archive'
    | 'price_lists.export'
    | 'invoices.read'
    | 'invoices.create'
    | 'invoices.update'
    | 'invoices.status'
    | 'payments.read'
    | 'payments.create'
    | 'payments.update'
    | 'payments.delete'
    | 'commercial_proposals.read'
    | 'commercial_proposals.create'
    | 'commercial_proposals.update'
    | 'commercial_proposals.delete'
    | 'commercial_proposals.submit'
    | 'commercial_proposals.approve'
    | 'commercial_proposals.send'
    | 'commercial_proposals.convert'
    | 'commercial_proposals.export'
    | 'sales_invoices.read'
    | 'sales_invoices.create'
    | 'sales_invoices.update'
    | 'sales_invoices.delete'
    | 'sales_invoices.submit'
    | 'sales_invoices.approve'
    | 'sales_invoices.issue'
    | 'sales_invoices.send'
    | 'sales_invoices.void'
    | 'sales_invoices.export'
    | 'contracts.read'
    | 'contracts.create'
    | 'contracts.update'
    | 'contracts.approve'
    | 'contracts.delete'
    | 'contracts.export'
    | 'margins.read'
    | 'reports.read'
    | 'logistics.read'
    | 'logistics.create'
    | 'logistics.update'
    | 'logistics.delete'
    | 'logistics.documents'
    | 'logistics.track'
    | 'logistics.export'
    | 'files.read'
    | 'files.upload'
    | 'files.delete_own'
    | 'files.delete_any'
    | 'mailbox.read'
    | 'mailbox.link'
    | 'mailbox.send'
    | 'messengers.read'
    | 'messengers.send'
    | 'messengers.manage'
    | 'tasktracker.read'
    | 'tasktracker.link'
    | 'tasktracker.create'
    | 'tasktracker.manage'
    | 'edo.read'
    | 'edo.send'
    | 'edo.manage'
    | 'variables.read'
  >;
  /** Code */
  code?: string | undefined;
};

/**
 * Create a role
 *
 * Any set of the permissions the caller holds himself. Without a code the next R-number is taken.
 *
 * People need the permission `users.assign_role`. API keys cannot call it.
 *
 * `POST /api/v1/settings/roles`
 */
export const createRole = call<
  [body: CreateRoleBody],
  types.Role,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/settings/roles body key');

/**
 * Get a role
 *
 * People need the permission `users.read`. API keys need the scope `users.read`.
 *
 * `GET /api/v1/settings/roles/{id}`
 */
export const getRole = call<[id: string], types.Role, 'not_found'>('GET /api/v1/settings/roles/{id}');

export type UpdateRoleBody = {
  /** Name */
  name?: string | undefined;
  /** Permissions. A caller gives only permissions that he holds himself. */
  permissions?:
    | Array<
        | 'company_settings.read'
        | 'company_settings.update'
        | 'users.read'
        | 'users.invite'
        | 'users.update'
        | 'users.deactivate'
        | 'users.assign_role'
        | 'api_keys.read'
        | 'api_keys.create'
        | 'api_keys.archive'
        | 'webhooks.read'
        | 'webhooks.manage'
        | 'webhooks.redeliver'
        | 'integrations.read'
        | 'integrations.install'
        | 'integrations.configure'
        | 'integrations.enable'
        | 'integrations.sync'
        | 'integrations.logs'
        | 'audit.read'
        | 'audit.export'
        | 'custom_fields.read'
        | 'custom_fields.manage'
        | 'custom_fields.write_value'
        | 'pipeline.read'
        | 'pipeline.manage'
        | 'document_templates.read'
        | 'document_templates.manage'
        | 'document_templates.preview'
        | 'budgets.read'
        | 'budgets.create'
        | 'budgets.update'
        | 'budgets.delete'
        | 'budgets.transfer'
        | 'purchase_requisitions.read'
        | 'purchase_requisitions.create'
        | 'purchase_requisitions.update'
        | 'purchase_requisitions.delete'
        | 'purchase_requisitions.status'
        | 'purchase_requisitions.approve'
        | 'purchase_requisitions.assign'
        | 'purchase_requisitions.import'
        | 'purchase_requisitions.export'
        | 'quote_decisions.read'
        | 'quote_decisions.save'
        | 'supplier_rfqs.read'
        | 'supplier_rfqs.create'
        | 'supplier_rfqs.update'
        | 'supplier_rfqs.delete'
        | 'supplier_rfqs.send'
        | 'supplier_rfqs.remind'
        | 'supplier_quotes.read'
        | 'supplier_quotes.create'
        | 'supplier_quotes.update'
        | 'supplier_quotes.submit'
        | 'supplier_quotes.compare'
        | 'purchase_orders.read'
        | 'purchase_orders.create'
        | 'purchase_orders.update'
        | 'purchase_orders.send'
        | 'purchase_orders.delete'
        | 'catalog.read'
        | 'catalog.create'
        | 'catalog.update'
        | 'catalog.delete'
        | 'catalog.import'
        | 'catalog.export'
        | 'catalog.cost_read'
        | 'stock.read'
        | 'stock.count'
        | 'stock.adjust'
        | 'stock.receive'
        | 'stock.reserve'
        | 'warehouses.read'
        | 'warehouses.create'
        | 'warehouses.update'
        | 'warehouses.delete'
        | 'counterparties.read'
        | 'counterparties.create'
        | 'counterparties.update'
        | 'counterparties.delete'
        | 'counterparties.qualify'
        | 'counterparties.assortment'
        | 'counterparties.bank_read'
        | 'price_lists.read'
        | 'price_lists.create'
        | 'price_lists.update'
        | 'price_lists.delete'
        | 'price_lists.archive'
        | 'price_lists.export'
        | 'invoices.read'
        | 'invoices.create'
        | 'invoices.update'
        | 'invoices.status'
        | 'payments.read'
        | 'payments.create'
        | 'payments.update'
        | 'payments.delete'
        | 'commercial_proposals.read'
        | 'commercial_proposals.create'
        | 'commercial_proposals.update'
        | 'commercial_proposals.delete'
        | 'commercial_proposals.submit'
        | 'commercial_proposals.approve'
        | 'commercial_proposals.send'
        | 'commercial_proposals.convert'
        | 'commercial_proposals.export'
        | 'sales_invoices.read'
        | 'sales_invoices.create'
        | 'sales_invoices.update'
        | 'sales_invoices.delete'
        | 'sales_invoices.submit'
        | 'sales_invoices.approve'
        | 'sales_invoices.issue'
        | 'sales_invoices.send'
        | 'sales_invoices.void'
        | 'sales_invoices.export'
        | 'contracts.read'
        | 'contracts.create'
        | 'contracts.update'
        | 'contracts.approve'
        | 'contracts.delete'
        | 'contracts.export'
        | 'margins.read'
        | 'reports.read'
        | 'logistics.read'
        | 'logistics.create'
        | 'logistics.update'
        | 'logistics.delete'
        | 'logistics.documents'
        | 'logistics.track'
        | 'logistics.export'
        | 'files.read'
        | 'files.upload'
        | 'files.delete_own'
        | 'files.delete_any'
        | 'mailbox.read'
        | 'mailbox.link'
        | 'mailbox.send'
        | 'messengers.read'
        | 'messengers.send'
        | 'messengers.manage'
        | 'tasktracker.read'
        | 'tasktracker.link'
        | 'tasktracker.create'
        | 'tasktracker.manage'
        | 'edo.read'
        | 'edo.send'
        | 'edo.manage'
        | 'variables.read'
      >
    | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a role
 *
 * Holds for everyone who has the role from his next request on. Only permissions that the caller holds can be
 * added.
 *
 * People need the permission `users.assign_role`. API keys cannot call it.
 *
 * `PATCH /api/v1/settings/roles/{id}`
 */
export const updateRole = call<
  [id: string, body?: UpdateRoleBody],
  types.Role,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PATCH /api/v1/settings/roles/{id} body key');

/**
 * Delete a role
 *
 * Only a role of the portal that nobody holds. The audit trail keeps what it was.
 *
 * People need the permission `users.assign_role`. API keys cannot call it.
 *
 * `DELETE /api/v1/settings/roles/{id}`
 */
export const deleteRole = call<
  [id: string],
  types.DeleteProvider,
  'not_found' | 'conflict' | 'has_dependencies' | 'precondition_failed' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/settings/roles/{id}');

export type DemandSecondFactorBody = {
  /** Whether it is demanded */
  demanded: boolean;
};

/**
 * Demand a second factor of a role
 *
 * Roles of the platform too. From his next request on, whoever holds the role and has no second factor can do
 * nothing but add one. Keys go on.
 *
 * People need the permission `users.assign_role`. API keys cannot call it.
 *
 * `PUT /api/v1/settings/roles/{id}/second-factor`
 */
export const demandSecondFactor = call<
  [id: string, body: DemandSecondFactorBody],
  types.Role,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PUT /api/v1/settings/roles/{id}/second-factor body key');
