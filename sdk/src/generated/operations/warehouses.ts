// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import type { FileContent } from '../../calls/file-content.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import { upload } from '../../calls/upload.ts';
import type * as types from '../types.ts';

export interface ListWarehousesQuery {
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
  /** At least 2 characters, looked for in code, name, address */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  code?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  kind?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  isDefault?: Filter<'eq'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List warehouses
 *
 * People need the permission `warehouses.read`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/warehouses`
 */
export const listWarehouses = list<[query?: ListWarehousesQuery], types.ListWarehouses, never>(
  'GET /api/v1/warehouses query',
);

export type CreateWarehouseBody = {
  /** Name */
  name: string;
  /** Code */
  code?: string | null | undefined;
  /** Kind */
  kind?: types.WarehouseKind | undefined;
  /** Address */
  address?: string | null | undefined;
  /** Latitude. Degrees north. */
  latitude?: string | null | undefined;
  /** Longitude. Degrees east. */
  longitude?: string | null | undefined;
  /** Contact person */
  contactName?: string | null | undefined;
  /** Phone */
  phone?: string | null | undefined;
  /** Default. Where goods go unless another warehouse is named. */
  isDefault?: boolean | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
};

/**
 * Create a warehouse
 *
 * Only the name is required. The first warehouse of a portal becomes its default; a later one with `isDefault`
 * takes the mark over.
 *
 * People need the permission `warehouses.create`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/warehouses`
 */
export const createWarehouse = call<
  [body: CreateWarehouseBody],
  types.Warehouse,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/warehouses body key');

/**
 * List the targets of a mapping
 *
 * Every column an import knows, the portal's own fields too, in the order of the template. Files of requisition
 * lines also fill custom fields of their catalog items, `catalogItem.custom.<key>`, for those who may change the
 * catalog (`catalog.update`, of keys `catalog.write`).
 *
 * People need the permission `warehouses.update`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/warehouses/exchange/columns`
 */
export const listImportColumns = call<[], types.ListImportColumns, never>('GET /api/v1/warehouses/exchange/columns');

export type ExportRecordsBody = {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
  /** Query parameters of the list: filters, `search`, `sort`, `includeArchived` */
  filters?:
    | {
        /** Page size, 1 to 200; more is lowered to 200 */
        limit?: number | undefined;
        /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
        cursor?: string | undefined;
        /** Up to 3 of id, code, name, createdAt, updatedAt; `-` before descending ones */
        sort?: string | undefined;
        /** Adds `meta.total`, exact to 10 000 */
        includeTotal?: boolean | undefined;
        /** Up to 50 paths to keep; `id` and `version` always stay */
        fields?: string | undefined;
        /** Up to 5 of nothing here yet */
        expand?: string | undefined;
        /** At least 2 characters, looked for in code, name, address */
        search?: string | undefined;
        /** Whether to include archived rows, or show only them */
        includeArchived?: types.IncludeArchived | undefined;
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
        /** code is one of the given, comma separated */
        code?: string | undefined;
        /** code eq */
        'code[eq]'?: string | undefined;
        /** code ne */
        'code[ne]'?: string | undefined;
        /** code in */
        'code[in]'?: string | undefined;
        /** code nin */
        'code[nin]'?: string | undefined;
        /** code contains */
        'code[contains]'?: string | undefined;
        /** code startsWith */
        'code[startsWith]'?: string | undefined;
        /** code isNull */
        'code[isNull]'?: string | undefined;
        /** name is one of the given, comma separated */
        name?: string | undefined;
        /** name eq */
        'name[eq]'?: string | undefined;
        /** name ne */
        'name[ne]'?: string | undefined;
        /** name in */
        'name[in]'?: string | undefined;
        /** name nin */
        'name[nin]'?: string | undefined;
        /** name contains */
        'name[contains]'?: string | undefined;
        /** name startsWith */
        'name[startsWith]'?: string | undefined;
        /** kind is one of the given, comma separated */
        kind?: string | undefined;
        /** kind eq */
        'kind[eq]'?: string | undefined;
        /** kind ne */
        'kind[ne]'?: string | undefined;
        /** kind in */
        'kind[in]'?: string | undefined;
        /** kind nin */
        'kind[nin]'?: string | undefined;
        /** isDefault is one of the given, comma separated */
        isDefault?: string | undefined;
        /** isDefault eq */
        'isDefault[eq]'?: string | undefined;
        /** status is one of the given, comma separated */
        status?: string | undefined;
        /** status eq */
        'status[eq]'?: string | undefined;
        /** status ne */
        'status[ne]'?: string | undefined;
        /** status in */
        'status[in]'?: string | undefined;
        /** status nin */
        'status[nin]'?: string | undefined;
        /** createdAt is one of the given, comma separated */
        createdAt?: string | undefined;
        /** createdAt gt */
        'createdAt[gt]'?: string | undefined;
        /** createdAt gte */
        'createdAt[gte]'?: string | undefined;
        /** createdAt lt */
        'createdAt[lt]'?: string | undefined;
        /** createdAt lte */
        'createdAt[lte]'?: string | undefined;
        /** updatedAt is one of the given, comma separated */
        updatedAt?: string | undefined;
        /** updatedAt gt */
        'updatedAt[gt]'?: string | undefined;
        /** updatedAt gte */
        'updatedAt[gte]'?: string | undefined;
        /** updatedAt lt */
        'updatedAt[lt]'?: string | undefined;
        /** updatedAt lte */
        'updatedAt[lte]'?: string | undefined;
      }
    | undefined;
  /** Only these records */
  ids?: Array<string> | undefined;
};

/**
 * Export records to a file
 *
 * The current list by its own filters, or the records named, all of which must be there. At most 100 000 rows. A
 * file that comes back unchanged changes nothing: its hidden service code names each record and the version it was
 * exported at. It has every column of the template that tells of the rows themselves, so new ones can be added to
 * it; what counts for new records alone is left blank.
 *
 * People need the permission `warehouses.read`. API keys need the scope `warehouses.read`.
 *
 * `POST /api/v1/warehouses/exchange/export`
 */
export const exportRecords = download<
  [body?: ExportRecordsBody],
  'business_rule_violated' | 'unknown_reference' | 'validation_failed'
>('POST /api/v1/warehouses/exchange/export body');

export type StartImportBody = {
  /** File. At most 32 MiB. */
  file: FileContent;
  /** `upsert` unless given */
  mode?: 'append' | 'upsert' | undefined;
};

/**
 * Upload a file to import
 *
 * XLSX, ODS, CSV or TSV of at most 200 000 rows. The answer comes at once with status `parsing`; poll the import
 * until its preview is ready. Nothing is written to the portal before the preview is applied. Everything expires
 * after 24 hours.
 *
 * People need the permission `warehouses.update`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/warehouses/exchange/imports`
 */
export const startImport = upload<
  [body: StartImportBody],
  types.ImportJob,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'unsupported_file_type'
  | 'unsupported_media_type'
  | 'business_rule_violated'
  | 'file_malformed'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
>('POST /api/v1/warehouses/exchange/imports body key');

/**
 * Get an import
 *
 * Its state, its columns and their mapping, and how many rows were read and written so far; a page may poll it.
 *
 * People need the permission `warehouses.update`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/warehouses/exchange/imports/{jobId}`
 */
export const getImport = call<[jobId: string], types.ImportJob, 'not_found'>(
  'GET /api/v1/warehouses/exchange/imports/{jobId}',
);

export type ApplyImportBody = {
  /** Only these rows */
  selectedRowIds?: Array<string | number> | undefined;
  /** What one row that cannot be written does; `skip` unless given, `abort` where the mode is `replace` */
  onError?: 'skip' | 'abort' | undefined;
};

/**
 * Apply an import
 *
 * Writes the rows of the preview in one transaction: the status is `applying` until it is done, while
 * `counts.applied` of the import grows, then `applied`, or `partially_applied` when rows had errors or their
 * records were changed by someone since the preview. With `onError: "abort"` one such row leaves everything
 * unwritten and the preview as it was. An import is applied once; one whose errors leave nothing to write is
 * refused with the rule `rows_with_errors`, so that its preview can be mended.
 *
 * People need the permission `warehouses.update`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/warehouses/exchange/imports/{jobId}/apply`
 */
export const applyImport = call<
  [jobId: string, body?: ApplyImportBody],
  types.ImportJob,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'import_job_state'
  | 'gone'
  | 'portal_moved'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/warehouses/exchange/imports/{jobId}/apply body key');

export interface GetErrorFileQuery {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
}

/**
 * Download rows with errors
 *
 * Rows as they stood in the file, behind two columns: the number of the row and what is wrong with it.
 *
 * People need the permission `warehouses.update`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/warehouses/exchange/imports/{jobId}/errors`
 */
export const getErrorFile = download<[jobId: string, query?: GetErrorFileQuery], 'not_found'>(
  'GET /api/v1/warehouses/exchange/imports/{jobId}/errors query',
);

export type ChangePreviewBody = {
  /** Mapping: column of the file → target */
  mapping?: Record<string, unknown> | undefined;
  /** Parameters */
  parameters?: types.Parameters | undefined;
  /** Mode */
  mode?: 'append' | 'upsert' | undefined;
  /** Decisions about single rows */
  rowActions?:
    | Array<{
        /** Row */
        rowId: number;
        /** What to do with it */
        action: 'create' | 'update' | 'skip';
        /** The record to change, one of `matches` */
        entityId?: string | undefined;
        /** The record the row refers to, one of its candidates */
        candidateId?: string | undefined;
      }>
    | undefined;
  /** Cells to be read as if the file held these */
  rowCells?:
    | Array<{
        /** Row */
        rowId: number;
        /** Column of the file → new value of its cell */
        cells: Record<string, string | number | boolean | null>;
      }>
    | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Recompute the preview of an import
 *
 * A new mapping, mode or parameters read the file again: the status is `parsing` until the new preview is ready,
 * and the mapping is remembered for files with the same headings in any order. Decisions about single rows, and
 * cells written anew, hold at once.
 *
 * People need the permission `warehouses.update`. API keys need the scope `warehouses.write`.
 *
 * `PATCH /api/v1/warehouses/exchange/imports/{jobId}/preview`
 */
export const changePreview = call<
  [jobId: string, body?: ChangePreviewBody],
  types.ImportJob,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'import_job_state'
  | 'version_conflict'
  | 'gone'
  | 'portal_moved'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'mapping_invalid'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/warehouses/exchange/imports/{jobId}/preview body key');

export interface ListImportRowsQuery {
  /** Only rows of this kind */
  only?: types.Only | undefined;
  /** Position to continue from, the value of `page.nextCursor` */
  cursor?: Text | undefined;
  /** Page size, 50 by default; more than 200 is lowered to 200 */
  limit?: number | undefined;
}

/**
 * List rows of a preview
 *
 * In the order of the file, the same rows that `counts` counts. Pages lead forwards alone.
 *
 * People need the permission `warehouses.update`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/warehouses/exchange/imports/{jobId}/rows`
 */
export const listImportRows = list<[jobId: string, query?: ListImportRowsQuery], types.ListImportRows, 'not_found'>(
  'GET /api/v1/warehouses/exchange/imports/{jobId}/rows query',
);

export interface GetTemplateQuery {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
}

/**
 * Get the import template
 *
 * Every column an import knows, the portal's own fields too, and the service code in a hidden column.
 *
 * People need the permission `warehouses.update`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/warehouses/exchange/template`
 */
export const getTemplate = download<[query?: GetTemplateQuery], never>(
  'GET /api/v1/warehouses/exchange/template query',
);

/**
 * Get a warehouse
 *
 * People need the permission `warehouses.read`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/warehouses/{warehouseId}`
 */
export const getWarehouse = call<[warehouseId: string], types.Warehouse, 'not_found'>(
  'GET /api/v1/warehouses/{warehouseId}',
);

export type UpdateWarehouseBody = {
  /** Code */
  code?: string | null | undefined;
  /** Name */
  name?: string | undefined;
  /** Kind */
  kind?: types.WarehouseKind | undefined;
  /** Address */
  address?: string | null | undefined;
  /** Latitude. Degrees north. */
  latitude?: string | null | undefined;
  /** Longitude. Degrees east. */
  longitude?: string | null | undefined;
  /** Contact person */
  contactName?: string | null | undefined;
  /** Phone */
  phone?: string | null | undefined;
  /** Default. Where goods go unless another warehouse is named. */
  isDefault?: boolean | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a warehouse
 *
 * Fields left out stay, null clears. `isDefault: true` takes the mark from the warehouse that has it, whose change
 * is told too; it cannot be taken off otherwise.
 *
 * People need the permission `warehouses.update`. API keys need the scope `warehouses.write`.
 *
 * `PATCH /api/v1/warehouses/{warehouseId}`
 */
export const updateWarehouse = call<
  [warehouseId: string, body?: UpdateWarehouseBody],
  types.Warehouse,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/warehouses/{warehouseId} body key');

/**
 * Archive a warehouse
 *
 * Only an empty warehouse that is not the default. It stays readable by its identifier and can be restored.
 * Archiving it again changes nothing.
 *
 * People need the permission `warehouses.delete`. API keys need the scope `warehouses.delete`.
 *
 * `DELETE /api/v1/warehouses/{warehouseId}`
 */
export const archiveWarehouse = call<
  [warehouseId: string],
  types.Warehouse,
  | 'not_found'
  | 'conflict'
  | 'has_dependencies'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/warehouses/{warehouseId}');

/**
 * Restore a warehouse
 *
 * People need the permission `warehouses.update`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/warehouses/{warehouseId}/restore`
 */
export const restoreWarehouse = call<
  [warehouseId: string],
  types.Warehouse,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/warehouses/{warehouseId}/restore key');
