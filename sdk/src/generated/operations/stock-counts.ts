// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import type { FileContent } from '../../calls/file-content.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import { upload } from '../../calls/upload.ts';
import type * as types from '../types.ts';

export interface ListCountsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, number, postedAt, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in number */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  warehouseId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  categoryId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  isBlind?: Filter<'eq'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  postedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List stock counts
 *
 * People need the permission `stock.read`. API keys need the scope `catalog.read` or `warehouses.read`.
 *
 * `GET /api/v1/stock-counts`
 */
export const listCounts = list<
  [query?: ListCountsQuery],
  {
    items: Array<types.StockCount>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/stock-counts query');

export type StartCountBody = {
  /** Warehouse */
  warehouseId: string;
  /** Category alone. Items of it and of all below it; everything that lies in the warehouse unless given. */
  categoryId?: string | null | undefined;
  /** Blind. Whoever may only count is not shown what should lie there. */
  isBlind?: boolean | undefined;
  /** Comment */
  comment?: string | null | undefined;
};

/**
 * Begin a stock count
 *
 * Writes down what lies in the warehouse at this moment, all of it or one category, and waits for what is counted.
 * The warehouse goes on working: what comes and goes meanwhile is taken into account. An item is in one open count
 * of a warehouse at a time (`counted_elsewhere`).
 *
 * People need the permission `stock.adjust`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/stock-counts`
 */
export const startCount = call<
  [body: StartCountBody],
  types.StockCount,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/stock-counts body key');

/**
 * Get a stock count
 *
 * Its lines are a list of their own.
 *
 * People need the permission `stock.read`. API keys need the scope `catalog.read` or `warehouses.read`.
 *
 * `GET /api/v1/stock-counts/{id}`
 */
export const getCount = call<[id: string], types.StockCount, 'not_found'>('GET /api/v1/stock-counts/{id}');

export type CancelCountBody = {
  /** Why it is cancelled */
  reason: string;
};

/**
 * Cancel a stock count
 *
 * Nothing is posted; what was counted stays to be read, and the items may be counted anew.
 *
 * People need the permission `stock.adjust`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/stock-counts/{id}/cancel`
 */
export const cancelCount = call<
  [id: string, body: CancelCountBody],
  types.StockCount,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/stock-counts/{id}/cancel body key');

export type RecordCountedBody = {
  /** Lines */
  lines: Array<{
    /** Catalog item */
    catalogItemId: string;
    /** Counted, in the base unit; null takes it back */
    countedQuantity: string | null;
    /** Note */
    note?: string | null | undefined;
  }>;
};

/**
 * Enter what was counted
 *
 * Line by line or many at once; several people may enter at the same time. A quantity that is entered again
 * replaces the one before, at its own moment. An item that nobody expected becomes a line of the count.
 *
 * People need the permission `stock.count`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/stock-counts/{id}/counted`
 */
export const recordCounted = call<
  [id: string, body: RecordCountedBody],
  {
    count: types.StockCount;
    /** Lines as they stand */
    lines: Array<types.StockCountLine>;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/stock-counts/{id}/counted body key');

/**
 * List the targets of a mapping
 *
 * Every column an import knows, the portal's own fields too, in the order of the template. Files of requisition
 * lines also fill custom fields of their catalog items, `catalogItem.custom.<key>`, for those who may change the
 * catalog (`catalog.update`, of keys `catalog.write`).
 *
 * People need the permission `stock.count`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/stock-counts/{id}/exchange/columns`
 */
export const listImportColumns = call<[id: string], types.ListImportColumns, 'not_found'>(
  'GET /api/v1/stock-counts/{id}/exchange/columns',
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
        /** Up to 3 of name, createdAt, updatedAt; `-` before descending ones */
        sort?: string | undefined;
        /** Adds `meta.total`, exact to 10 000 */
        includeTotal?: boolean | undefined;
        /** Up to 50 paths to keep; `id` and `version` always stay */
        fields?: string | undefined;
        /** Up to 5 of nothing here yet */
        expand?: string | undefined;
        /** At least 2 characters, looked for in name, sku */
        search?: string | undefined;
        /** id eq */
        'id[eq]'?: string | undefined;
        /** id ne */
        'id[ne]'?: string | undefined;
        /** id in */
        'id[in]'?: string | undefined;
        /** id nin */
        'id[nin]'?: string | undefined;
        /** countId is one of the given, comma separated */
        countId?: string | undefined;
        /** countId eq */
        'countId[eq]'?: string | undefined;
        /** countId ne */
        'countId[ne]'?: string | undefined;
        /** countId in */
        'countId[in]'?: string | undefined;
        /** countId nin */
        'countId[nin]'?: string | undefined;
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
        /** countedAt is one of the given, comma separated */
        countedAt?: string | undefined;
        /** countedAt gt */
        'countedAt[gt]'?: string | undefined;
        /** countedAt gte */
        'countedAt[gte]'?: string | undefined;
        /** countedAt lt */
        'countedAt[lt]'?: string | undefined;
        /** countedAt lte */
        'countedAt[lte]'?: string | undefined;
        /** countedAt isNull */
        'countedAt[isNull]'?: string | undefined;
        /** countedBy is one of the given, comma separated */
        countedBy?: string | undefined;
        /** countedBy eq */
        'countedBy[eq]'?: string | undefined;
        /** countedBy ne */
        'countedBy[ne]'?: string | undefined;
        /** countedBy in */
        'countedBy[in]'?: string | undefined;
        /** countedBy nin */
        'countedBy[nin]'?: string | undefined;
        /** countedBy isNull */
        'countedBy[isNull]'?: string | undefined;
        /** isFound is one of the given, comma separated */
        isFound?: string | undefined;
        /** isFound eq */
        'isFound[eq]'?: string | undefined;
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
        /** isCounted is one of the given, comma separated */
        isCounted?: string | undefined;
        /** isCounted eq */
        'isCounted[eq]'?: string | undefined;
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
 * `POST /api/v1/stock-counts/{id}/exchange/export`
 */
export const exportRecords = download<
  [id: string, body?: ExportRecordsBody],
  'not_found' | 'business_rule_violated' | 'unknown_reference' | 'validation_failed'
>('POST /api/v1/stock-counts/{id}/exchange/export body');

export type StartImportBody = {
  /** File. At most 32 MiB. */
  file: FileContent;
  /** `upsert` unless given */
  mode?: 'upsert' | undefined;
};

/**
 * Upload a file to import
 *
 * XLSX, ODS, CSV or TSV of at most 200 000 rows. The answer comes at once with status `parsing`; poll the import
 * until its preview is ready. Nothing is written to the portal before the preview is applied. Everything expires
 * after 24 hours.
 *
 * People need the permission `stock.count`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/stock-counts/{id}/exchange/imports`
 */
export const startImport = upload<
  [id: string, body: StartImportBody],
  types.ImportJob,
  | 'not_found'
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
>('POST /api/v1/stock-counts/{id}/exchange/imports body key');

/**
 * Get an import
 *
 * Its state, its columns and their mapping, and how many rows were read and written so far; a page may poll it.
 *
 * People need the permission `stock.count`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/stock-counts/{id}/exchange/imports/{jobId}`
 */
export const getImport = call<[id: string, jobId: string], types.ImportJob, 'not_found'>(
  'GET /api/v1/stock-counts/{id}/exchange/imports/{jobId}',
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
 * People need the permission `stock.count`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/stock-counts/{id}/exchange/imports/{jobId}/apply`
 */
export const applyImport = call<
  [id: string, jobId: string, body?: ApplyImportBody],
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
>('POST /api/v1/stock-counts/{id}/exchange/imports/{jobId}/apply body key');

export interface GetErrorFileQuery {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
}

/**
 * Download rows with errors
 *
 * Rows as they stood in the file, behind two columns: the number of the row and what is wrong with it.
 *
 * People need the permission `stock.count`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/stock-counts/{id}/exchange/imports/{jobId}/errors`
 */
export const getErrorFile = download<[id: string, jobId: string, query?: GetErrorFileQuery], 'not_found'>(
  'GET /api/v1/stock-counts/{id}/exchange/imports/{jobId}/errors query',
);

export type ChangePreviewBody = {
  /** Mapping: column of the file → target */
  mapping?: Record<string, unknown> | undefined;
  /** Parameters */
  parameters?: types.Parameters | undefined;
  /** Mode */
  mode?: 'upsert' | undefined;
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
 * People need the permission `stock.count`. API keys need the scope `warehouses.write`.
 *
 * `PATCH /api/v1/stock-counts/{id}/exchange/imports/{jobId}/preview`
 */
export const changePreview = call<
  [id: string, jobId: string, body?: ChangePreviewBody],
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
>('PATCH /api/v1/stock-counts/{id}/exchange/imports/{jobId}/preview body key');

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
 * People need the permission `stock.count`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/stock-counts/{id}/exchange/imports/{jobId}/rows`
 */
export const listImportRows = list<
  [id: string, jobId: string, query?: ListImportRowsQuery],
  types.ListImportRows,
  'not_found'
>('GET /api/v1/stock-counts/{id}/exchange/imports/{jobId}/rows query');

export interface GetTemplateQuery {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
}

/**
 * Get the import template
 *
 * Every column an import knows, the portal's own fields too, and the service code in a hidden column.
 *
 * People need the permission `stock.count`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/stock-counts/{id}/exchange/template`
 */
export const getTemplate = download<[id: string, query?: GetTemplateQuery], 'not_found'>(
  'GET /api/v1/stock-counts/{id}/exchange/template query',
);

export interface ListCountLinesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of name, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in name, sku */
  search?: Text | undefined;
  countId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  catalogItemId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  countedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  countedBy?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  isFound?: Filter<'eq'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  isCounted?: Filter<'eq'> | undefined;
}

/**
 * List what is counted
 *
 * What should lie there, what was counted, and the difference. `isCounted=false` finds what is still to be
 * counted. In a blind count that goes on, whoever may not post it is shown no expected quantities.
 *
 * People need the permission `stock.read`. API keys need the scope `catalog.read` or `warehouses.read`.
 *
 * `GET /api/v1/stock-counts/{id}/lines`
 */
export const listCountLines = list<
  [id: string, query?: ListCountLinesQuery],
  {
    items: Array<types.StockCountLine>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/stock-counts/{id}/lines query');

export type PostCountBody = {
  /** What becomes of items not counted */
  uncounted?: 'leave' | 'zero' | undefined;
};

/**
 * Post a stock count
 *
 * Every difference becomes an adjustment for the reason `inventory` whose source is the count, all of them at once
 * or none. A difference is what was counted less what lay there by the books at that moment: what came or went
 * before or after is no difference. Where something was not counted, `uncounted` says whether it stays as the
 * books have it (`leave`) or is not there (`zero`).
 *
 * People need the permission `stock.adjust`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/stock-counts/{id}/post`
 */
export const postCount = call<
  [id: string, body?: PostCountBody],
  types.StockCount,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/stock-counts/{id}/post body key');
