// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import type { FileContent } from '../../calls/file-content.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import { upload } from '../../calls/upload.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListItemsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, sku, name, brand, currentCostPrice, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /**
   * At least 2 characters, looked for in name, article, article of the manufacturer, barcode, brand, manufacturer,
   * articles of suppliers, and their names and taxpayer numbers. Words in any order and form, their beginnings and
   * parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.
   */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  type?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  sku?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  brand?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  barcode?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  categoryId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  baseUom?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  currentCostPrice?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  duplicateOfId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  supplierId?: Filter<'in'> | undefined;
  inStock?: Filter<'eq'> | undefined;
  /** Items of this category and of all below it */
  underCategory?: Text | undefined;
}

/**
 * List catalog items
 *
 * People need the permission `catalog.read`. API keys need the scope `catalog.read`.
 *
 * `GET /api/v1/catalog`
 */
export const listItems = list<[query?: ListItemsQuery], types.ListItems, never>('GET /api/v1/catalog query');

export type CreateItemBody = {
  /** Name */
  name: string;
  /** Type */
  type?: 'product' | 'service' | undefined;
  /** Article */
  sku?: string | null | undefined;
  /** Brand */
  brand?: string | null | undefined;
  /** Manufacturer */
  manufacturer?: string | null | undefined;
  /** Manufacturer's article */
  manufacturerSku?: string | null | undefined;
  /** Description */
  description?: string | null | undefined;
  /** Barcode. GTIN of 8, 12, 13 or 14 digits with its check digit. */
  barcode?: string | null | undefined;
  /** OKPD2 code */
  okpd2?: string | null | undefined;
  /** Customs code */
  tnved?: string | null | undefined;
  /** Country of origin */
  countryCode?: string | null | undefined;
  /** Category */
  categoryId?: string | null | undefined;
  /** Base unit. Code of OKEI: stock, prices and comparisons are counted in it. */
  baseUom?: types.BaseUom | undefined;
  /** VAT rate */
  vatRate?: types.VatRateOrNull | undefined;
  /** Smallest order */
  minOrderQty?: string | null | undefined;
  /** In a package */
  packQty?: string | null | undefined;
  /** Lead time, days */
  leadTimeDays?: number | null | undefined;
  /** Weight, kg */
  weightKg?: string | null | undefined;
  /** Volume, m³ */
  volumeM3?: string | null | undefined;
  /** Allowed over-receipt, % */
  overReceiptPct?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Other units of the item; the list is replaced whole */
  uomConversions?:
    | Array<{
        /** Other unit, OKEI code */
        uom: types.BaseUom;
        /** Base units in one of it */
        factorToBase: string;
        /** Supplier who packs it so; everybody when empty */
        supplierId?: string | null | undefined;
      }>
    | undefined;
  /**
   * Planned cost; in the company's currency unless another is given. Stands until a file or an active supplier price
   * list says otherwise; `/pinned-cost` holds a cost against them.
   */
  plannedCost?: types.CreateItemPlannedCostOrNull | undefined;
  /** What lies in the warehouses already; products only */
  initialStock?:
    | Array<{
        /** Warehouse */
        warehouseId: string;
        /** Quantity in the base unit */
        quantity: string;
        /** Cost of a unit */
        unitCost?: string | undefined;
      }>
    | undefined;
};

/**
 * Create a catalog item
 *
 * Only the name is required. A planned cost makes the current cost until a purchase is known. `initialStock` of a
 * product makes its first movements. `warnings` names items that may be the same thing: an equal article, article
 * of the manufacturer or barcode, or a name much alike in the same unit. Nothing is merged by itself.
 *
 * People need the permission `catalog.create`. API keys need the scope `catalog.write`.
 *
 * `POST /api/v1/catalog`
 */
export const createItem = call<
  [body: CreateItemBody],
  types.CreateItem,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/catalog body key');

export interface ListCategoriesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, name, code, position, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in name, code */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  parentId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  code?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  position?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List categories
 *
 * Page by page, with filters. `parentId[isNull]=true` gives the roots; the whole tree at once is `/tree`.
 *
 * People need the permission `catalog.read`. API keys need the scope `catalog.read`.
 *
 * `GET /api/v1/catalog/categories`
 */
export const listCategories = list<
  [query?: ListCategoriesQuery],
  {
    items: Array<types.CatalogCategory>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/catalog/categories query');

export type CreateCategoryBody = {
  /** Name */
  name: string;
  /** Category above; a root has none */
  parentId?: string | null | undefined;
  /** Code, such as that of a classifier */
  code?: string | null | undefined;
  /** Place among its siblings; equal ones stand by name */
  position?: number | undefined;
};

/**
 * Create a category
 *
 * Without a parent it is a root. Names are unique under one parent, whatever the case of letters; the tree is at
 * most 8 levels deep.
 *
 * People need the permission `catalog.create`. API keys need the scope `catalog.write`.
 *
 * `POST /api/v1/catalog/categories`
 */
export const createCategory = call<
  [body: CreateCategoryBody],
  types.CatalogCategory,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/catalog/categories body key');

/**
 * The whole tree of categories
 *
 * Every active category in the order it is shown: a category, then all below it, siblings by position and name.
 * `depth` says how far to indent.
 *
 * People need the permission `catalog.read`. API keys need the scope `catalog.read`.
 *
 * `GET /api/v1/catalog/categories/tree`
 */
export const readTree = call<
  [],
  {
    items: Array<{
      /** Identifier */
      id: string;
      /** Category above; a root has none */
      parentId: string | null;
      /** Name */
      name: string;
      /** Code, such as that of a classifier */
      code: string | null;
      /** Place among its siblings; equal ones stand by name */
      position: number;
      /** Level, the root’s is 1 */
      depth: number;
    }>;
  },
  never
>('GET /api/v1/catalog/categories/tree');

/**
 * Get a category
 *
 * People need the permission `catalog.read`. API keys need the scope `catalog.read`.
 *
 * `GET /api/v1/catalog/categories/{categoryId}`
 */
export const getCategory = call<[categoryId: string], types.CatalogCategory, 'not_found'>(
  'GET /api/v1/catalog/categories/{categoryId}',
);

export type UpdateCategoryBody = {
  /** Category above; a root has none */
  parentId?: string | null | undefined;
  /** Name */
  name?: string | undefined;
  /** Code, such as that of a classifier */
  code?: string | null | undefined;
  /** Place among its siblings; equal ones stand by name */
  position?: number | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Rename or move a category
 *
 * Fields left out stay. A new `parentId` moves the category with all below it; null makes it a root. It cannot
 * stand inside itself.
 *
 * People need the permission `catalog.update`. API keys need the scope `catalog.write`.
 *
 * `PATCH /api/v1/catalog/categories/{categoryId}`
 */
export const updateCategory = call<
  [categoryId: string, body?: UpdateCategoryBody],
  types.CatalogCategory,
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
>('PATCH /api/v1/catalog/categories/{categoryId} body key');

export interface ArchiveCategoryQuery {
  /** Category that takes in what is in this one */
  moveTo?: Text | undefined;
}

/**
 * Archive a category
 *
 * Only an empty one: without active items and categories in it. With `moveTo` they are moved there first, up to
 * 1000 of them, each with its event. Archiving again changes nothing.
 *
 * People need the permission `catalog.delete`. API keys need the scope `catalog.delete`.
 *
 * `DELETE /api/v1/catalog/categories/{categoryId}`
 */
export const archiveCategory = call<
  [categoryId: string, query?: ArchiveCategoryQuery],
  types.CatalogCategory,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'has_dependencies'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/catalog/categories/{categoryId} query');

/**
 * Restore a category
 *
 * Into the place it had: the category above must be active, and its name free there.
 *
 * People need the permission `catalog.update`. API keys need the scope `catalog.write`.
 *
 * `POST /api/v1/catalog/categories/{categoryId}/restore`
 */
export const restoreCategory = call<
  [categoryId: string],
  types.CatalogCategory,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/catalog/categories/{categoryId}/restore key');

/**
 * List the targets of a mapping
 *
 * Every column an import knows, the portal's own fields too, in the order of the template. Files of requisition
 * lines also fill custom fields of their catalog items, `catalogItem.custom.<key>`, for those who may change the
 * catalog (`catalog.update`, of keys `catalog.write`).
 *
 * People need the permission `catalog.import`. API keys need the scope `catalog.read`.
 *
 * `GET /api/v1/catalog/exchange/columns`
 */
export const listImportColumns = call<[], types.ListImportColumns, never>('GET /api/v1/catalog/exchange/columns');

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
        /** Up to 3 of id, sku, name, brand, currentCostPrice, createdAt, updatedAt; `-` before descending ones */
        sort?: string | undefined;
        /** Adds `meta.total`, exact to 10 000 */
        includeTotal?: boolean | undefined;
        /** Up to 50 paths to keep; `id` and `version` always stay */
        fields?: string | undefined;
        /** Up to 5 of nothing here yet */
        expand?: string | undefined;
        /**
         * At least 2 characters, looked for in name, article, article of the manufacturer, barcode, brand, manufacturer,
         * articles of suppliers, and their names and taxpayer numbers. Words in any order and form, their beginnings and
         * parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.
         */
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
        /** type is one of the given, comma separated */
        type?: string | undefined;
        /** type eq */
        'type[eq]'?: string | undefined;
        /** type ne */
        'type[ne]'?: string | undefined;
        /** type in */
        'type[in]'?: string | undefined;
        /** type nin */
        'type[nin]'?: string | undefined;
        /** sku is one of the given, comma separated */
        sku?: string | undefined;
        /** sku eq */
        'sku[eq]'?: string | undefined;
        /** sku ne */
        'sku[ne]'?: string | undefined;
        /** sku in */
        'sku[in]'?: string | undefined;
        /** sku nin */
        'sku[nin]'?: string | undefined;
        /** sku contains */
        'sku[contains]'?: string | undefined;
        /** sku startsWith */
        'sku[startsWith]'?: string | undefined;
        /** sku isNull */
        'sku[isNull]'?: string | undefined;
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
        /** brand is one of the given, comma separated */
        brand?: string | undefined;
        /** brand eq */
        'brand[eq]'?: string | undefined;
        /** brand ne */
        'brand[ne]'?: string | undefined;
        /** brand in */
        'brand[in]'?: string | undefined;
        /** brand nin */
        'brand[nin]'?: string | undefined;
        /** brand contains */
        'brand[contains]'?: string | undefined;
        /** brand startsWith */
        'brand[startsWith]'?: string | undefined;
        /** brand isNull */
        'brand[isNull]'?: string | undefined;
        /** barcode is one of the given, comma separated */
        barcode?: string | undefined;
        /** barcode eq */
        'barcode[eq]'?: string | undefined;
        /** barcode ne */
        'barcode[ne]'?: string | undefined;
        /** barcode in */
        'barcode[in]'?: string | undefined;
        /** barcode nin */
        'barcode[nin]'?: string | undefined;
        /** barcode contains */
        'barcode[contains]'?: string | undefined;
        /** barcode startsWith */
        'barcode[startsWith]'?: string | undefined;
        /** barcode isNull */
        'barcode[isNull]'?: string | undefined;
        /** categoryId is one of the given, comma separated */
        categoryId?: string | undefined;
        /** categoryId eq */
        'categoryId[eq]'?: string | undefined;
        /** categoryId ne */
        'categoryId[ne]'?: string | undefined;
        /** categoryId in */
        'categoryId[in]'?: string | undefined;
        /** categoryId nin */
        'categoryId[nin]'?: string | undefined;
        /** categoryId isNull */
        'categoryId[isNull]'?: string | undefined;
        /** baseUom is one of the given, comma separated */
        baseUom?: string | undefined;
        /** baseUom eq */
        'baseUom[eq]'?: string | undefined;
        /** baseUom ne */
        'baseUom[ne]'?: string | undefined;
        /** baseUom in */
        'baseUom[in]'?: string | undefined;
        /** baseUom nin */
        'baseUom[nin]'?: string | undefined;
        /** currentCostPrice is one of the given, comma separated */
        currentCostPrice?: string | undefined;
        /** currentCostPrice eq */
        'currentCostPrice[eq]'?: string | undefined;
        /** currentCostPrice ne */
        'currentCostPrice[ne]'?: string | undefined;
        /** currentCostPrice gt */
        'currentCostPrice[gt]'?: string | undefined;
        /** currentCostPrice gte */
        'currentCostPrice[gte]'?: string | undefined;
        /** currentCostPrice lt */
        'currentCostPrice[lt]'?: string | undefined;
        /** currentCostPrice lte */
        'currentCostPrice[lte]'?: string | undefined;
        /** currentCostPrice isNull */
        'currentCostPrice[isNull]'?: string | undefined;
        /** duplicateOfId is one of the given, comma separated */
        duplicateOfId?: string | undefined;
        /** duplicateOfId eq */
        'duplicateOfId[eq]'?: string | undefined;
        /** duplicateOfId ne */
        'duplicateOfId[ne]'?: string | undefined;
        /** duplicateOfId in */
        'duplicateOfId[in]'?: string | undefined;
        /** duplicateOfId nin */
        'duplicateOfId[nin]'?: string | undefined;
        /** duplicateOfId isNull */
        'duplicateOfId[isNull]'?: string | undefined;
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
        /** supplierId is one of the given, comma separated */
        supplierId?: string | undefined;
        /** supplierId in */
        'supplierId[in]'?: string | undefined;
        /** inStock is one of the given, comma separated */
        inStock?: string | undefined;
        /** inStock eq */
        'inStock[eq]'?: string | undefined;
        /** Items of this category and of all below it */
        underCategory?: string | undefined;
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
 * People need the permission `catalog.export`. API keys need the scope `catalog.read`.
 *
 * `POST /api/v1/catalog/exchange/export`
 */
export const exportRecords = download<
  [body?: ExportRecordsBody],
  'business_rule_violated' | 'unknown_reference' | 'validation_failed'
>('POST /api/v1/catalog/exchange/export body');

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
 * People need the permission `catalog.import`. API keys need the scope `catalog.write`.
 *
 * `POST /api/v1/catalog/exchange/imports`
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
>('POST /api/v1/catalog/exchange/imports body key');

/**
 * Get an import
 *
 * Its state, its columns and their mapping, and how many rows were read and written so far; a page may poll it.
 *
 * People need the permission `catalog.import`. API keys need the scope `catalog.read`.
 *
 * `GET /api/v1/catalog/exchange/imports/{jobId}`
 */
export const getImport = call<[jobId: string], types.ImportJob, 'not_found'>(
  'GET /api/v1/catalog/exchange/imports/{jobId}',
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
 * People need the permission `catalog.import`. API keys need the scope `catalog.write`.
 *
 * `POST /api/v1/catalog/exchange/imports/{jobId}/apply`
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
>('POST /api/v1/catalog/exchange/imports/{jobId}/apply body key');

export interface GetErrorFileQuery {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
}

/**
 * Download rows with errors
 *
 * Rows as they stood in the file, behind two columns: the number of the row and what is wrong with it.
 *
 * People need the permission `catalog.import`. API keys need the scope `catalog.read`.
 *
 * `GET /api/v1/catalog/exchange/imports/{jobId}/errors`
 */
export const getErrorFile = download<[jobId: string, query?: GetErrorFileQuery], 'not_found'>(
  'GET /api/v1/catalog/exchange/imports/{jobId}/errors query',
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
 * People need the permission `catalog.import`. API keys need the scope `catalog.write`.
 *
 * `PATCH /api/v1/catalog/exchange/imports/{jobId}/preview`
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
>('PATCH /api/v1/catalog/exchange/imports/{jobId}/preview body key');

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
 * People need the permission `catalog.import`. API keys need the scope `catalog.read`.
 *
 * `GET /api/v1/catalog/exchange/imports/{jobId}/rows`
 */
export const listImportRows = list<[jobId: string, query?: ListImportRowsQuery], types.ListImportRows, 'not_found'>(
  'GET /api/v1/catalog/exchange/imports/{jobId}/rows query',
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
 * People need the permission `catalog.import`. API keys need the scope `catalog.read`.
 *
 * `GET /api/v1/catalog/exchange/template`
 */
export const getTemplate = download<[query?: GetTemplateQuery], never>('GET /api/v1/catalog/exchange/template query');

/**
 * Get the card of a catalog item
 *
 * The item with its suppliers, its newest prices and its stock. Prices need `catalog.cost_read`; `stock` is null
 * for services, and for people without `stock.read`.
 *
 * People need the permission `catalog.read`. API keys need the scope `catalog.read`.
 *
 * `GET /api/v1/catalog/{itemId}`
 */
export const getItemCard = call<
  [itemId: string],
  {
    /** Identifier */
    id: string;
    /** Type */
    type: Open<'product' | 'service'>;
    /** Article */
    sku: string | null;
    /** Name */
    name: string;
    /** Brand */
    brand: string | null;
    /** Manufacturer */
    manufacturer: string | null;
    /** Manufacturer's article */
    manufacturerSku: string | null;
    /** Description */
    description: string | null;
    /** Barcode. GTIN of 8, 12, 13 or 14 digits with its check digit. */
    barcode: string | null;
    /** OKPD2 code */
    okpd2: string | null;
    /** Customs code */
    tnved: string | null;
    /** Country of origin */
    countryCode: string | null;
    /** Category */
    categoryId: string | null;
    /** Base unit. Code of OKEI: stock, prices and comparisons are counted in it. */
    baseUom: Open<types.BaseUom>;
    /** Other units */
    uomConversions: Array<{
      /** Other unit */
      uom: Open<types.BaseUom>;
      /** Base units in one of it */
      factorToBase: string;
      /** Supplier. Who packs it so; everybody when empty. */
      supplierId: string | null;
    }>;
    /** VAT rate */
    vatRate: Open<NonNullable<types.VatRateOrNull>> | null;
    /**
     * Planned cost. What the company counts with until a purchase tells better: the last word of a person, a file or
     * an active supplier price list, as `source` says. A list overwrites a cost set by hand; a cost that must stay is
     * pinned.
     */
    plannedCost: types.PlannedCostOrNull;
    /** Current cost */
    currentCostPrice: string | null;
    /** Currency of the current cost */
    currentCostCurrency: string | null;
    /** Source of the current cost */
    currentCostSource: Open<NonNullable<types.CurrentCostSourceOrNull>> | null;
    /** Current cost known since */
    currentCostUpdatedAt: string | null;
    /** Smallest order */
    minOrderQty: string | null;
    /** In a package */
    packQty: string | null;
    /** Lead time, days */
    leadTimeDays: number | null;
    /** Weight, kg */
    weightKg: string | null;
    /** Volume, m³ */
    volumeM3: string | null;
    /** Allowed over-receipt, % */
    overReceiptPct: string | null;
    /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
    customFields: Record<string, unknown>;
    /** External identifiers */
    externalLinks: Array<{
      /** Name of the external system */
      externalSource: string;
      /** Identifier in the external system */
      externalId: string;
    }>;
    /** Item it was merged into */
    duplicateOfId: string | null;
    /** Merged */
    mergedAt: string | null;
    /** Status */
    status: Open<'active' | 'archived'>;
    /** Version */
    version: number;
    /** Created */
    createdAt: string;
    /** Changed */
    updatedAt: string;
    /** Archived */
    archivedAt: string | null;
    /** Created by */
    createdBy: string | null;
    /** Changed by */
    updatedBy: string | null;
    /** The item this one was merged into */
    mergedInto: types.MergedIntoOrNull;
    /** Suppliers, by name */
    suppliers: Array<types.SupplierLink>;
    /** Newest prices, 50 at most; null for who may not see costs */
    priceHistory: Array<types.PriceHistoryItem> | null;
    /** Stock of an item, in its base unit */
    stock: {
      /** What lies there */
      onHand: string;
      /** Promised to somebody */
      reserved: string;
      /** On hand less reserved */
      available: string;
      /** Decided to be bought and not come yet */
      incoming: string;
      /** By warehouse */
      byWarehouse: Array<{
        /** Warehouse */
        warehouseId: string;
        /** What lies there */
        onHand: string;
        /** Promised to somebody */
        reserved: string;
        /** On hand less reserved */
        available: string;
        /** Decided to be bought and not come yet */
        incoming: string;
        /** Average cost of a unit */
        averageCost: string | null;
        /** Currency of the average cost */
        currency: string | null;
        /** Latest movement */
        lastMovedAt: string | null;
      }>;
    } | null;
  },
  'not_found'
>('GET /api/v1/catalog/{itemId}');

export type UpdateItemBody = {
  /** Type */
  type?: 'product' | 'service' | undefined;
  /** Article */
  sku?: string | null | undefined;
  /** Name */
  name?: string | undefined;
  /** Brand */
  brand?: string | null | undefined;
  /** Manufacturer */
  manufacturer?: string | null | undefined;
  /** Manufacturer's article */
  manufacturerSku?: string | null | undefined;
  /** Description */
  description?: string | null | undefined;
  /** Barcode. GTIN of 8, 12, 13 or 14 digits with its check digit. */
  barcode?: string | null | undefined;
  /** OKPD2 code */
  okpd2?: string | null | undefined;
  /** Customs code */
  tnved?: string | null | undefined;
  /** Country of origin */
  countryCode?: string | null | undefined;
  /** Category */
  categoryId?: string | null | undefined;
  /** Base unit. Code of OKEI: stock, prices and comparisons are counted in it. */
  baseUom?: types.BaseUom | undefined;
  /** VAT rate */
  vatRate?: types.VatRateOrNull | undefined;
  /** Smallest order */
  minOrderQty?: string | null | undefined;
  /** In a package */
  packQty?: string | null | undefined;
  /** Lead time, days */
  leadTimeDays?: number | null | undefined;
  /** Weight, kg */
  weightKg?: string | null | undefined;
  /** Volume, m³ */
  volumeM3?: string | null | undefined;
  /** Allowed over-receipt, % */
  overReceiptPct?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Other units of the item; the list is replaced whole */
  uomConversions?:
    | Array<{
        /** Other unit, OKEI code */
        uom: types.BaseUom;
        /** Base units in one of it */
        factorToBase: string;
        /** Supplier who packs it so; everybody when empty */
        supplierId?: string | null | undefined;
      }>
    | undefined;
  /**
   * Planned cost; in the company's currency unless another is given. Stands until a file or an active supplier price
   * list says otherwise; `/pinned-cost` holds a cost against them.
   */
  plannedCost?: types.CreateItemPlannedCostOrNull | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a catalog item
 *
 * Fields left out stay, null clears. A change that changes nothing makes no event and no new version. `type` stays
 * once stock has moved, `baseUom` once stock or a price is counted in it.
 *
 * People need the permission `catalog.update`. API keys need the scope `catalog.write`.
 *
 * `PATCH /api/v1/catalog/{itemId}`
 */
export const updateItem = call<
  [itemId: string, body?: UpdateItemBody],
  types.CatalogItem,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'has_dependencies'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/catalog/{itemId} body key');

/**
 * Archive a catalog item
 *
 * The item stays readable by its identifier and can be restored. An item with stock or reserves stays, and so does
 * one that an open requisition has decided to buy. Archiving it again changes nothing.
 *
 * People need the permission `catalog.delete`. API keys need the scope `catalog.delete`.
 *
 * `DELETE /api/v1/catalog/{itemId}`
 */
export const archiveItem = call<
  [itemId: string],
  types.CatalogItem,
  | 'not_found'
  | 'conflict'
  | 'has_dependencies'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/catalog/{itemId}');

export type MergeItemBody = {
  /** Item that stays */
  intoId: string;
};

/**
 * Merge a duplicate into another item
 *
 * The duplicate is archived and names the item that stays; outside identifiers, supplier links, prices, stock and
 * its movements go over to that one. An outside system or supplier the other item knows already stays with the
 * duplicate. Both must be of one type and base unit. Unmerging puts everything back. Answers the item that stays;
 * merging the same two again changes nothing.
 *
 * People need the permission `catalog.delete`. API keys need the scope `catalog.delete`.
 *
 * `POST /api/v1/catalog/{itemId}/merge`
 */
export const mergeItem = call<
  [itemId: string, body: MergeItemBody],
  types.CatalogItem,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/catalog/{itemId}/merge body key');

export type PinCostBody = {
  /** Price per base unit */
  price: string;
  /** Currency; the company's own unless given */
  currency?: string | undefined;
};

/**
 * Pin the cost of an item
 *
 * A pinned cost is the current cost, whatever receipts, invoices and price lists say, until it is unpinned.
 *
 * People need the permission `catalog.update`. API keys need the scope `catalog.write`.
 *
 * `PUT /api/v1/catalog/{itemId}/pinned-cost`
 */
export const pinCost = call<
  [itemId: string, body: PinCostBody],
  types.CatalogItem,
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
>('PUT /api/v1/catalog/{itemId}/pinned-cost body key');

/**
 * Unpin the cost of an item
 *
 * The current cost follows its sources again. Where nothing is pinned, nothing changes.
 *
 * People need the permission `catalog.update`. API keys need the scope `catalog.write`.
 *
 * `DELETE /api/v1/catalog/{itemId}/pinned-cost`
 */
export const unpinCost = call<
  [itemId: string],
  types.CatalogItem,
  | 'not_found'
  | 'conflict'
  | 'resource_archived'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/catalog/{itemId}/pinned-cost');

export interface ListPriceHistoryQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, effectiveAt, recordedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  catalogItemId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  supplierId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  source?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  effectiveAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  recordedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  isAnomaly?: Filter<'eq'> | undefined;
  withdrawnAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
}

/**
 * List the prices an item has had
 *
 * Every price ever recorded, of every source, newest first; withdrawn ones too.
 *
 * People need the permission `catalog.cost_read`. API keys need the scope `catalog.read`.
 *
 * `GET /api/v1/catalog/{itemId}/price-history`
 */
export const listPriceHistory = list<
  [itemId: string, query?: ListPriceHistoryQuery],
  {
    items: Array<types.PriceHistoryItem>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/catalog/{itemId}/price-history query');

/**
 * Restore a catalog item
 *
 * Its article must be free and its category active. What was merged into another item comes back by unmerging.
 *
 * People need the permission `catalog.update`. API keys need the scope `catalog.write`.
 *
 * `POST /api/v1/catalog/{itemId}/restore`
 */
export const restoreItem = call<
  [itemId: string],
  types.CatalogItem,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/catalog/{itemId}/restore key');

export type LinkSupplierBody = {
  /** Supplier */
  supplierId?: string | undefined;
  /** Counterparty */
  counterpartyId?: string | undefined;
  /** Price, per base unit */
  manualPrice?: string | null | undefined;
  /** Currency of the price; the company's own unless given */
  manualCurrency?: string | null | undefined;
  /** Comment */
  manualComment?: string | null | undefined;
};

/**
 * Link an item to a supplier
 *
 * A link made by hand, with the price that is known; made again, it is replaced (200). Exactly one of `supplierId`
 * and `counterpartyId` names the supplier; a counterparty that is no supplier yet becomes one, and `warnings` says
 * so.
 *
 * People need the permission `catalog.update`. API keys need the scope `catalog.write`.
 *
 * `POST /api/v1/catalog/{itemId}/supplier-links`
 */
export const linkSupplier = call<
  [itemId: string, body?: LinkSupplierBody],
  types.LinkSupplier,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/catalog/{itemId}/supplier-links body key');

/**
 * Remove a manual link to a supplier
 *
 * Removes what a person has set. What is known from price lists, quotes, invoices and receipts stays, as does the
 * history.
 *
 * People need the permission `catalog.update`. API keys need the scope `catalog.write`.
 *
 * `DELETE /api/v1/catalog/{itemId}/supplier-links/{counterpartyId}`
 */
export const unlinkSupplier = call<
  [itemId: string, counterpartyId: string],
  types.SupplierLink,
  'not_found' | 'conflict' | 'resource_archived' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/catalog/{itemId}/supplier-links/{counterpartyId}');

/**
 * Take a merge back
 *
 * Restores the merged item and gives it back exactly what went over. Refused with the rule `unmerge_impossible`
 * when that has changed since: stock was moved or reserved where both lay, or an outside identifier was linked
 * elsewhere. Answers the restored item.
 *
 * People need the permission `catalog.delete`. API keys need the scope `catalog.delete`.
 *
 * `POST /api/v1/catalog/{itemId}/unmerge`
 */
export const unmergeItem = call<
  [itemId: string],
  types.CatalogItem,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/catalog/{itemId}/unmerge key');
