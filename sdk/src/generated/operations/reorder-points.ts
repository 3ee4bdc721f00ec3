// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import type { FileContent } from '../../calls/file-content.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import { upload } from '../../calls/upload.ts';
import type * as types from '../types.ts';

export interface ListPointsQuery {
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
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  catalogItemId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  warehouseId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  supplierId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  isActive?: Filter<'eq'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List reorder points
 *
 * Each with what is on hand, expected and reserved, and with what a proposal would ask for now.
 *
 * People need the permission `stock.read`. API keys need the scope `catalog.read` or `warehouses.read`.
 *
 * `GET /api/v1/reorder-points`
 */
export const listPoints = list<
  [query?: ListPointsQuery],
  {
    items: Array<types.ReorderPoint>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/reorder-points query');

export type CreatePointBody = {
  /** Catalog item */
  catalogItemId: string;
  /** Warehouse */
  warehouseId: string;
  /** Minimum. Below it more is asked for. In the base unit of the item, as are the target and the lot. */
  minimum: string;
  /** Target. Up to which it is filled; the minimum where it is left out. */
  target?: string | null | undefined;
  /** Lot. The quantity is a multiple of it. */
  lot?: string | null | undefined;
  /** Delivery takes, days */
  leadTimeDays?: number | null | undefined;
  /** Preferred supplier. Becomes a candidate of the requisition that is proposed. */
  supplierId?: string | null | undefined;
  /** In use */
  isActive?: boolean | undefined;
};

/**
 * Add a reorder point
 *
 * One for each item and warehouse. Quantities are in the base unit of the item. Below `minimum` (on hand, expected
 * by approved requisitions and already proposed, less reserved) as much is proposed as reaches `target`, in
 * multiples of `lot`.
 *
 * People need the permission `purchase_requisitions.create`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `POST /api/v1/reorder-points`
 */
export const createPoint = call<
  [body: CreatePointBody],
  types.ReorderPoint,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/reorder-points body key');

/**
 * List the targets of a mapping
 *
 * Every column an import knows, the portal's own fields too, in the order of the template. Files of requisition
 * lines also fill custom fields of their catalog items, `catalogItem.custom.<key>`, for those who may change the
 * catalog (`catalog.update`, of keys `catalog.write`).
 *
 * People need the permission `purchase_requisitions.create`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/reorder-points/exchange/columns`
 */
export const listImportColumns = call<[], types.ListImportColumns, never>(
  'GET /api/v1/reorder-points/exchange/columns',
);

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
        /** Up to 3 of id, createdAt, updatedAt; `-` before descending ones */
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
        /** catalogItemId is one of the given, comma separated */
        catalogItemId?: string | undefined;
        /** catalogItemId eq */
        'catalogItemId[eq]'?: string | undefined;
        /** catalogItemId ne */
        'catalogItemId[ne]'?: string | undefined;
        /** catalogItemId in */
        'catalogItemId[in]'?: string | undefined;
        /** catalogItemId nin */
        'catalogItemId[nin]'?: string | undefined;
        /** warehouseId is one of the given, comma separated */
        warehouseId?: string | undefined;
        /** warehouseId eq */
        'warehouseId[eq]'?: string | undefined;
        /** warehouseId ne */
        'warehouseId[ne]'?: string | undefined;
        /** warehouseId in */
        'warehouseId[in]'?: string | undefined;
        /** warehouseId nin */
        'warehouseId[nin]'?: string | undefined;
        /** supplierId is one of the given, comma separated */
        supplierId?: string | undefined;
        /** supplierId eq */
        'supplierId[eq]'?: string | undefined;
        /** supplierId ne */
        'supplierId[ne]'?: string | undefined;
        /** supplierId in */
        'supplierId[in]'?: string | undefined;
        /** supplierId nin */
        'supplierId[nin]'?: string | undefined;
        /** supplierId isNull */
        'supplierId[isNull]'?: string | undefined;
        /** isActive is one of the given, comma separated */
        isActive?: string | undefined;
        /** isActive eq */
        'isActive[eq]'?: string | undefined;
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
 * People need the permission `stock.read`. API keys need the scope `warehouses.read`.
 *
 * `POST /api/v1/reorder-points/exchange/export`
 */
export const exportRecords = download<
  [body?: ExportRecordsBody],
  'business_rule_violated' | 'unknown_reference' | 'validation_failed'
>('POST /api/v1/reorder-points/exchange/export body');

export type StartImportBody = {
  /** File. At most 32 MiB. */
  file: FileContent;
  /** `upsert` unless given */
  mode?: 'upsert' | 'append' | undefined;
};

/**
 * Upload a file to import
 *
 * XLSX, ODS, CSV or TSV of at most 200 000 rows. The answer comes at once with status `parsing`; poll the import
 * until its preview is ready. Nothing is written to the portal before the preview is applied. Everything expires
 * after 24 hours.
 *
 * People need the permission `purchase_requisitions.create`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `POST /api/v1/reorder-points/exchange/imports`
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
>('POST /api/v1/reorder-points/exchange/imports body key');

/**
 * Get an import
 *
 * Its state, its columns and their mapping, and how many rows were read and written so far; a page may poll it.
 *
 * People need the permission `purchase_requisitions.create`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/reorder-points/exchange/imports/{jobId}`
 */
export const getImport = call<[jobId: string], types.ImportJob, 'not_found'>(
  'GET /api/v1/reorder-points/exchange/imports/{jobId}',
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
 * People need the permission `purchase_requisitions.create`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `POST /api/v1/reorder-points/exchange/imports/{jobId}/apply`
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
>('POST /api/v1/reorder-points/exchange/imports/{jobId}/apply body key');

export interface GetErrorFileQuery {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
}

/**
 * Download rows with errors
 *
 * Rows as they stood in the file, behind two columns: the number of the row and what is wrong with it.
 *
 * People need the permission `purchase_requisitions.create`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/reorder-points/exchange/imports/{jobId}/errors`
 */
export const getErrorFile = download<[jobId: string, query?: GetErrorFileQuery], 'not_found'>(
  'GET /api/v1/reorder-points/exchange/imports/{jobId}/errors query',
);

export type ChangePreviewBody = {
  /** Mapping: column of the file → target */
  mapping?: Record<string, unknown> | undefined;
  /** Parameters */
  parameters?: types.Parameters | undefined;
  /** Mode */
  mode?: 'upsert' | 'append' | undefined;
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
 * People need the permission `purchase_requisitions.create`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `PATCH /api/v1/reorder-points/exchange/imports/{jobId}/preview`
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
>('PATCH /api/v1/reorder-points/exchange/imports/{jobId}/preview body key');

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
 * People need the permission `purchase_requisitions.create`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/reorder-points/exchange/imports/{jobId}/rows`
 */
export const listImportRows = list<[jobId: string, query?: ListImportRowsQuery], types.ListImportRows, 'not_found'>(
  'GET /api/v1/reorder-points/exchange/imports/{jobId}/rows query',
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
 * People need the permission `purchase_requisitions.create`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/reorder-points/exchange/template`
 */
export const getTemplate = download<[query?: GetTemplateQuery], never>(
  'GET /api/v1/reorder-points/exchange/template query',
);

export type ProposeRequisitionsBody = {
  /** Warehouse */
  warehouseId?: string | undefined;
};

/**
 * Propose requisitions by reorder points
 *
 * One draft for each warehouse that is short of something, or for the one that is named. Each line says in
 * `reorder` what its quantity was counted from. What a proposal that is not approved or cancelled yet asks for
 * counts as coming, so that nothing is proposed twice; an empty list says that nothing is short.
 *
 * People need the permission `purchase_requisitions.create`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `POST /api/v1/reorder-points/propose`
 */
export const proposeRequisitions = call<
  [body?: ProposeRequisitionsBody],
  {
    /** Drafts that were made */
    items: Array<types.CreatePurchaseRequisitions_2>;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/reorder-points/propose body key');

/**
 * Get a reorder point
 *
 * People need the permission `stock.read`. API keys need the scope `catalog.read` or `warehouses.read`.
 *
 * `GET /api/v1/reorder-points/{id}`
 */
export const getPoint = call<[id: string], types.ReorderPoint, 'not_found'>('GET /api/v1/reorder-points/{id}');

export type UpdatePointBody = {
  /** Minimum. Below it more is asked for. In the base unit of the item, as are the target and the lot. */
  minimum?: string | undefined;
  /** Target. Up to which it is filled; the minimum where it is left out. */
  target?: string | null | undefined;
  /** Lot. The quantity is a multiple of it. */
  lot?: string | null | undefined;
  /** Delivery takes, days */
  leadTimeDays?: number | null | undefined;
  /** Preferred supplier. Becomes a candidate of the requisition that is proposed. */
  supplierId?: string | null | undefined;
  /** In use */
  isActive?: boolean | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a reorder point
 *
 * Fields left out stay, null clears; the item and the warehouse stay what they are. What was proposed already
 * stays.
 *
 * People need the permission `purchase_requisitions.create`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `PATCH /api/v1/reorder-points/{id}`
 */
export const updatePoint = call<
  [id: string, body?: UpdatePointBody],
  types.ReorderPoint,
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
>('PATCH /api/v1/reorder-points/{id} body key');

/**
 * Delete a reorder point
 *
 * What was proposed by it stays.
 *
 * People need the permission `purchase_requisitions.create`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `DELETE /api/v1/reorder-points/{id}`
 */
export const deletePoint = call<
  [id: string],
  types.DeleteProvider,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/reorder-points/{id}');
