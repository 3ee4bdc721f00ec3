// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type * as types from '../types.ts';

/**
 * Lists that become files
 *
 * Those the caller may export, each with its columns; a file has the usual ones unless others are named. The name
 * of a list is the identifier of its operation in this contract, `path` its address.
 *
 * Everyone who is signed in may call it. API keys need the scope `users.read` or `settings.read` or
 * `counterparties.read` or `suppliers.read` or `warehouses.read` or `catalog.read` or `customer_documents.read` or
 * `supplier_documents.read` or `finance.read` or `price_lists.read` or `purchase_requisitions.read` or
 * `documents.read` or `logistics.read` or `messengers.read` or `webhooks.read`.
 *
 * `GET /api/v1/registers`
 */
export const listRegisters = call<
  [],
  {
    items: Array<{
      /** Name */
      list: string;
      /** What people call it */
      title: string;
      /** Address of the list */
      path: string;
      columns: Array<{
        /** Name */
        path: string;
        /** Heading */
        heading: string;
        /** Whether a file has it unless columns are named */
        isUsual: boolean;
      }>;
      /** Columns of the lines inside its records, for files with `rows=lines`; none where the records have no lines */
      lineColumns: Array<{
        /** Name */
        path: string;
        /** Heading */
        heading: string;
        /** Whether a file has it unless columns are named */
        isUsual: boolean;
      }>;
    }>;
  },
  never
>('GET /api/v1/registers');

export type ExportRegisterBody = {
  /** List: the identifier of its operation */
  list:
    | 'users.list-users'
    | 'roles.list-roles'
    | 'identity-providers.list-providers'
    | 'provisioning.list-provider-groups'
    | 'api-keys.list-keys'
    | 'company.list-exchange-rates'
    | 'counterparties.list-counterparties'
    | 'sellers.list-seller-profiles'
    | 'warehouses.list-warehouses'
    | 'catalog.list-items'
    | 'catalog.list-price-history'
    | 'catalog.list-categories'
    | 'catalog.list-movements'
    | 'qualifications.list-qualifications'
    | 'stock-counts.list-counts'
    | 'stock-counts.list-count-lines'
    | 'approvals.list-approvals'
    | 'approvals.list-routes'
    | 'approvals.list-substitutes'
    | 'contracts.list-contracts'
    | 'budgets.list-budgets'
    | 'budgets.list-entries'
    | 'budgets.list-transfers'
    | 'price-lists.read-registry'
    | 'price-lists.list-rows'
    | 'requisitions.list-requisitions'
    | 'stock-reservations.list-reservations'
    | 'recurring.list-points'
    | 'recurring.list-templates'
    | 'recurring.list-runs'
    | 'supplier-rfqs.list-rfqs'
    | 'supplier-rfqs.list-questions'
    | 'supplier-quotes.list-quotes'
    | 'supplier-quotes.list-requisition-quotes'
    | 'orders.list-orders'
    | 'supplier-returns.list-returns'
    | 'billing.list-invoices'
    | 'reports.list-baskets'
    | 'reports.list-letters'
    | 'sales.list-sales-invoices'
    | 'proposals.list-proposals'
    | 'logistics.list-objects'
    | 'logistics.list-drivers'
    | 'logistics.list-vehicles'
    | 'logistics.list-vehicle-points'
    | 'logistics.list-routes'
    | 'logistics.list-batches'
    | 'delivery-documents.list-delivery-documents'
    | 'mailbox.list-threads'
    | 'bank-files.list-statements'
    | 'bank-files.list-documents'
    | 'bank-files.list-order-files'
    | 'transfer-documents.list-transfer-documents'
    | 'transfer-documents.list-remembered-matches'
    | 'messenger.list-conversations'
    | 'e-documents.list-outgoing'
    | 'e-documents.list-incoming'
    | 'custom-fields.list-custom-fields'
    | 'integration-api.list-stock-receipts'
    | 'integration-api.list-stock-reservations'
    | 'integration-api.list-rfq-questions'
    | 'integration-api.list-purchase-orders'
    | 'integration-api.list-payments'
    | 'webhooks.list-subscriptions'
    | 'integrations.list-installations'
    | 'integrations.list-outbox'
    | 'integrations.list-mappings'
    | 'integrations.list-publications';
  /** Query parameters of the list: filters, `search`, `sort`, `includeArchived`, and the names in its path */
  filters?: Record<string, unknown> | undefined;
  /** A row for each record, or for each line inside the records; `records` unless given */
  rows?: 'records' | 'lines' | undefined;
  /** Only these columns, in this order */
  columns?: Array<string> | undefined;
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | undefined;
  /** Zone whose clocks tell the times; that of the portal unless given */
  timeZone?: string | undefined;
};

/**
 * Export a list to a file
 *
 * Every record that the filters of the list leave, in its order; `GET /registers` names the lists and their
 * columns. With `rows=lines` each line inside the records has a row of its own, after the columns of its record; a
 * record without lines has one row. Up to 10 000 rows are the answer itself. A longer list is written in the
 * background, with the rights of the person at that time: the answer is then 202 with the export, which tells when
 * its file can be downloaded. A key exports at most 10 000 rows.
 *
 * Everyone who is signed in may call it. API keys need the scope `users.read` or `settings.read` or
 * `counterparties.read` or `suppliers.read` or `warehouses.read` or `catalog.read` or `customer_documents.read` or
 * `supplier_documents.read` or `finance.read` or `price_lists.read` or `purchase_requisitions.read` or
 * `documents.read` or `logistics.read` or `messengers.read` or `webhooks.read`.
 *
 * `POST /api/v1/registers/export`
 */
export const exportRegister = download<
  [body: ExportRegisterBody],
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
>('POST /api/v1/registers/export body key');

export interface ListExportsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List one’s own exports
 *
 * Those written in the background whose files are kept: the newest first.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `GET /api/v1/registers/exports`
 */
export const listExports = list<
  [query?: ListExportsQuery],
  {
    items: Array<types.RegisterExport>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/registers/exports query');

/**
 * Read an export of one’s own
 *
 * How far it is: `rowCount` grows while it is written. A file is kept for 7 days.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `GET /api/v1/registers/exports/{id}`
 */
export const getExport = call<[id: string], types.RegisterExport, 'not_found'>('GET /api/v1/registers/exports/{id}');

/**
 * Download the file of an export
 *
 * For who asked for it alone, for 7 days.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `GET /api/v1/registers/exports/{id}/file`
 */
export const downloadExport = download<[id: string], 'not_found' | 'conflict'>(
  'GET /api/v1/registers/exports/{id}/file',
);
