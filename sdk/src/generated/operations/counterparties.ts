// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import type { FileContent } from '../../calls/file-content.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import { upload } from '../../calls/upload.ts';
import type * as types from '../types.ts';

export interface ListCounterpartiesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of shortName, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /**
   * At least 2 characters, looked for in short and full name, INN, OGRN and foreign taxpayer number. Words in any
   * order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most
   * relevant come first.
   */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  kind?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  shortName?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  roles?: Filter<'in' | 'nin' | 'contains'> | undefined;
  inn?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  kpp?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  supplierId?: Filter<'in'> | undefined;
}

/**
 * List counterparties
 *
 * `roles=supplier,carrier` finds those with any of the roles, `roles[contains]` those with all of them.
 *
 * People need the permission `counterparties.read`. API keys need the scope `counterparties.read` or
 * `suppliers.read`.
 *
 * `GET /api/v1/counterparties`
 */
export const listCounterparties = list<[query?: ListCounterpartiesQuery], types.ListCounterparties, never>(
  'GET /api/v1/counterparties query',
);

export type CreateCounterpartyBody = {
  /** Short name */
  shortName: string;
  /** Kind */
  kind?: types.CounterpartyKind | undefined;
  /** Full name */
  fullName?: string | null | undefined;
  /** Roles */
  roles?: Array<'supplier' | 'customer' | 'carrier' | 'our_company'> | undefined;
  /** INN. 10 digits of a company, 12 of a person. */
  inn?: string | null | undefined;
  /** KPP */
  kpp?: string | null | undefined;
  /** OGRN. OGRNIP of an entrepreneur. */
  ogrn?: string | null | undefined;
  /** OKPO */
  okpo?: string | null | undefined;
  /** Tax number. Taxpayer number of another country. */
  taxId?: string | null | undefined;
  /** Tax regime */
  taxRegime?: types.TaxRegimeOrNull | undefined;
  /** Legal address */
  legalAddress?: string | null | undefined;
  /** Actual address */
  actualAddress?: string | null | undefined;
  /** Postal address */
  postalAddress?: string | null | undefined;
  /** E-mail */
  email?: string | null | undefined;
  /** Phone */
  phone?: string | null | undefined;
  /** Site */
  website?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Payment requisites, the whole list */
  paymentRequisites?:
    | Array<{
        /** Identifier */
        id?: string | undefined;
        /** Label */
        label?: string | null | undefined;
        /** Bank */
        bankName?: string | null | undefined;
        /** BIK */
        bik?: string | null | undefined;
        /** Settlement account */
        checkingAccount?: string | null | undefined;
        /** Correspondent account */
        correspondentAccount?: string | null | undefined;
        /** Currency */
        currency?: string | undefined;
        /** Primary. The one that is paid to. */
        isPrimary?: boolean | undefined;
      }>
    | undefined;
  /** Contacts, the whole list */
  contacts?:
    | Array<{
        /** Full name */
        fullName: string;
        /** Identifier */
        id?: string | undefined;
        /** Position */
        position?: string | null | undefined;
        /** E-mail */
        email?: string | null | undefined;
        /** Phone */
        phone?: string | null | undefined;
        /** Primary. The one to turn to first. */
        isPrimary?: boolean | undefined;
        /** Receives requests for quotes */
        receivesRfq?: boolean | undefined;
        /** Messengers */
        messengerIds?: Record<string, string> | undefined;
      }>
    | undefined;
  /** Supplier terms; the role of supplier is needed */
  supplier?: types.CreateCounterpartySupplier | undefined;
};

/**
 * Create a counterparty
 *
 * Only the short name is required. The role is `supplier` unless given; the kind is `entrepreneur` where the INN
 * has 12 digits, `legal_entity` otherwise. The first payment requisites and the first contact become primary
 * unless another is marked. Bank details need the permission `counterparties.bank_read`.
 *
 * People need the permission `counterparties.create`. API keys need the scope `counterparties.write` or
 * `suppliers.write`.
 *
 * `POST /api/v1/counterparties`
 */
export const createCounterparty = call<
  [body: CreateCounterpartyBody],
  types.Counterparty,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/counterparties body key');

/**
 * List the targets of a mapping
 *
 * Every column an import knows, the portal's own fields too, in the order of the template. Files of requisition
 * lines also fill custom fields of their catalog items, `catalogItem.custom.<key>`, for those who may change the
 * catalog (`catalog.update`, of keys `catalog.write`).
 *
 * People need the permission `counterparties.update`. API keys need the scope `counterparties.read`.
 *
 * `GET /api/v1/counterparties/exchange/columns`
 */
export const listImportColumns = call<[], types.ListImportColumns, never>(
  'GET /api/v1/counterparties/exchange/columns',
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
        /** Up to 3 of shortName, createdAt, updatedAt; `-` before descending ones */
        sort?: string | undefined;
        /** Adds `meta.total`, exact to 10 000 */
        includeTotal?: boolean | undefined;
        /** Up to 50 paths to keep; `id` and `version` always stay */
        fields?: string | undefined;
        /** Up to 5 of nothing here yet */
        expand?: string | undefined;
        /**
         * At least 2 characters, looked for in short and full name, INN, OGRN and foreign taxpayer number. Words in any
         * order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most
         * relevant come first.
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
        /** shortName is one of the given, comma separated */
        shortName?: string | undefined;
        /** shortName eq */
        'shortName[eq]'?: string | undefined;
        /** shortName ne */
        'shortName[ne]'?: string | undefined;
        /** shortName in */
        'shortName[in]'?: string | undefined;
        /** shortName nin */
        'shortName[nin]'?: string | undefined;
        /** shortName contains */
        'shortName[contains]'?: string | undefined;
        /** shortName startsWith */
        'shortName[startsWith]'?: string | undefined;
        /** roles is one of the given, comma separated */
        roles?: string | undefined;
        /** roles in */
        'roles[in]'?: string | undefined;
        /** roles nin */
        'roles[nin]'?: string | undefined;
        /** roles contains */
        'roles[contains]'?: string | undefined;
        /** inn is one of the given, comma separated */
        inn?: string | undefined;
        /** inn eq */
        'inn[eq]'?: string | undefined;
        /** inn ne */
        'inn[ne]'?: string | undefined;
        /** inn in */
        'inn[in]'?: string | undefined;
        /** inn nin */
        'inn[nin]'?: string | undefined;
        /** inn contains */
        'inn[contains]'?: string | undefined;
        /** inn startsWith */
        'inn[startsWith]'?: string | undefined;
        /** inn isNull */
        'inn[isNull]'?: string | undefined;
        /** kpp is one of the given, comma separated */
        kpp?: string | undefined;
        /** kpp eq */
        'kpp[eq]'?: string | undefined;
        /** kpp ne */
        'kpp[ne]'?: string | undefined;
        /** kpp in */
        'kpp[in]'?: string | undefined;
        /** kpp nin */
        'kpp[nin]'?: string | undefined;
        /** kpp contains */
        'kpp[contains]'?: string | undefined;
        /** kpp startsWith */
        'kpp[startsWith]'?: string | undefined;
        /** kpp isNull */
        'kpp[isNull]'?: string | undefined;
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
 * People need the permission `counterparties.read`. API keys need the scope `counterparties.read`.
 *
 * `POST /api/v1/counterparties/exchange/export`
 */
export const exportRecords = download<
  [body?: ExportRecordsBody],
  'business_rule_violated' | 'unknown_reference' | 'validation_failed'
>('POST /api/v1/counterparties/exchange/export body');

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
 * People need the permission `counterparties.update`. API keys need the scope `counterparties.write`.
 *
 * `POST /api/v1/counterparties/exchange/imports`
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
>('POST /api/v1/counterparties/exchange/imports body key');

/**
 * Get an import
 *
 * Its state, its columns and their mapping, and how many rows were read and written so far; a page may poll it.
 *
 * People need the permission `counterparties.update`. API keys need the scope `counterparties.read`.
 *
 * `GET /api/v1/counterparties/exchange/imports/{jobId}`
 */
export const getImport = call<[jobId: string], types.ImportJob, 'not_found'>(
  'GET /api/v1/counterparties/exchange/imports/{jobId}',
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
 * People need the permission `counterparties.update`. API keys need the scope `counterparties.write`.
 *
 * `POST /api/v1/counterparties/exchange/imports/{jobId}/apply`
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
>('POST /api/v1/counterparties/exchange/imports/{jobId}/apply body key');

export interface GetErrorFileQuery {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
}

/**
 * Download rows with errors
 *
 * Rows as they stood in the file, behind two columns: the number of the row and what is wrong with it.
 *
 * People need the permission `counterparties.update`. API keys need the scope `counterparties.read`.
 *
 * `GET /api/v1/counterparties/exchange/imports/{jobId}/errors`
 */
export const getErrorFile = download<[jobId: string, query?: GetErrorFileQuery], 'not_found'>(
  'GET /api/v1/counterparties/exchange/imports/{jobId}/errors query',
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
 * People need the permission `counterparties.update`. API keys need the scope `counterparties.write`.
 *
 * `PATCH /api/v1/counterparties/exchange/imports/{jobId}/preview`
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
>('PATCH /api/v1/counterparties/exchange/imports/{jobId}/preview body key');

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
 * People need the permission `counterparties.update`. API keys need the scope `counterparties.read`.
 *
 * `GET /api/v1/counterparties/exchange/imports/{jobId}/rows`
 */
export const listImportRows = list<[jobId: string, query?: ListImportRowsQuery], types.ListImportRows, 'not_found'>(
  'GET /api/v1/counterparties/exchange/imports/{jobId}/rows query',
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
 * People need the permission `counterparties.update`. API keys need the scope `counterparties.read`.
 *
 * `GET /api/v1/counterparties/exchange/template`
 */
export const getTemplate = download<[query?: GetTemplateQuery], never>(
  'GET /api/v1/counterparties/exchange/template query',
);

/**
 * Get a counterparty
 *
 * People need the permission `counterparties.read`. API keys need the scope `counterparties.read` or
 * `suppliers.read`.
 *
 * `GET /api/v1/counterparties/{counterpartyId}`
 */
export const getCounterparty = call<[counterpartyId: string], types.Counterparty, 'not_found'>(
  'GET /api/v1/counterparties/{counterpartyId}',
);

export type UpdateCounterpartyBody = {
  /** Kind */
  kind?: types.CounterpartyKind | undefined;
  /** Short name */
  shortName?: string | undefined;
  /** Full name */
  fullName?: string | null | undefined;
  /** Roles */
  roles?: Array<'supplier' | 'customer' | 'carrier' | 'our_company'> | undefined;
  /** INN. 10 digits of a company, 12 of a person. */
  inn?: string | null | undefined;
  /** KPP */
  kpp?: string | null | undefined;
  /** OGRN. OGRNIP of an entrepreneur. */
  ogrn?: string | null | undefined;
  /** OKPO */
  okpo?: string | null | undefined;
  /** Tax number. Taxpayer number of another country. */
  taxId?: string | null | undefined;
  /** Tax regime */
  taxRegime?: types.TaxRegimeOrNull | undefined;
  /** Legal address */
  legalAddress?: string | null | undefined;
  /** Actual address */
  actualAddress?: string | null | undefined;
  /** Postal address */
  postalAddress?: string | null | undefined;
  /** E-mail */
  email?: string | null | undefined;
  /** Phone */
  phone?: string | null | undefined;
  /** Site */
  website?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Payment requisites, the whole list */
  paymentRequisites?:
    | Array<{
        /** Identifier */
        id?: string | undefined;
        /** Label */
        label?: string | null | undefined;
        /** Bank */
        bankName?: string | null | undefined;
        /** BIK */
        bik?: string | null | undefined;
        /** Settlement account */
        checkingAccount?: string | null | undefined;
        /** Correspondent account */
        correspondentAccount?: string | null | undefined;
        /** Currency */
        currency?: string | undefined;
        /** Primary. The one that is paid to. */
        isPrimary?: boolean | undefined;
      }>
    | undefined;
  /** Contacts, the whole list */
  contacts?:
    | Array<{
        /** Full name */
        fullName: string;
        /** Identifier */
        id?: string | undefined;
        /** Position */
        position?: string | null | undefined;
        /** E-mail */
        email?: string | null | undefined;
        /** Phone */
        phone?: string | null | undefined;
        /** Primary. The one to turn to first. */
        isPrimary?: boolean | undefined;
        /** Receives requests for quotes */
        receivesRfq?: boolean | undefined;
        /** Messengers */
        messengerIds?: Record<string, string> | undefined;
      }>
    | undefined;
  /** Supplier terms; the role of supplier is needed */
  supplier?: types.CreateCounterpartySupplier | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a counterparty
 *
 * Fields left out stay, null clears. `paymentRequisites` and `contacts` are replaced as a whole: an item stays by
 * its `id`, or by the same account or the same name and numbers, any other is new, one left out goes; where the
 * primary goes, the oldest takes its place. A role stays while there is open work in it; without the role of
 * supplier its terms rest, and come back with the role. Bank details need the permission
 * `counterparties.bank_read`.
 *
 * People need the permission `counterparties.update`. API keys need the scope `counterparties.write` or
 * `suppliers.write`.
 *
 * `PATCH /api/v1/counterparties/{counterpartyId}`
 */
export const updateCounterparty = call<
  [counterpartyId: string, body?: UpdateCounterpartyBody],
  types.Counterparty,
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
>('PATCH /api/v1/counterparties/{counterpartyId} body key');

/**
 * Archive a counterparty
 *
 * Only where no open requisition, request for quotes or unpaid invoice names it. It stays readable by its
 * identifier and can be restored; a block ends. Archiving it again changes nothing.
 *
 * People need the permission `counterparties.delete`. API keys need the scope `counterparties.delete` or
 * `suppliers.delete`.
 *
 * `DELETE /api/v1/counterparties/{counterpartyId}`
 */
export const archiveCounterparty = call<
  [counterpartyId: string],
  types.Counterparty,
  | 'not_found'
  | 'conflict'
  | 'has_dependencies'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/counterparties/{counterpartyId}');

/**
 * Get the assortment of a counterparty
 *
 * Its categories, and the first page of its products; further pages are at `/assortment/products`.
 *
 * People need the permission `counterparties.read`. API keys need the scope `counterparties.read` or
 * `suppliers.read`.
 *
 * `GET /api/v1/counterparties/{counterpartyId}/assortment`
 */
export const getAssortment = call<
  [counterpartyId: string],
  {
    /** Supplier; empty for who is none */
    supplierId: string | null;
    /** Categories, by name */
    categories: Array<types.AssortmentCategory>;
    products: types.Products;
  },
  'not_found'
>('GET /api/v1/counterparties/{counterpartyId}/assortment');

export type AddAssortmentCategoryBody = {
  /** Category */
  categoryId: string;
};

/**
 * Add a category to an assortment
 *
 * Added again, nothing changes (200). Categories of linked items are there by themselves. A counterparty that is
 * no supplier gets the role, and `warnings` says so.
 *
 * People need the permission `counterparties.assortment`. API keys need the scope `counterparties.write` or
 * `suppliers.write`.
 *
 * `POST /api/v1/counterparties/{counterpartyId}/assortment/categories`
 */
export const addAssortmentCategory = call<
  [counterpartyId: string, body: AddAssortmentCategoryBody],
  types.AddAssortmentCategory,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/counterparties/{counterpartyId}/assortment/categories body key');

/**
 * Remove a category from an assortment
 *
 * Removes what a person has added. A category of linked items stays while they are linked: `automatic_link`.
 *
 * People need the permission `counterparties.assortment`. API keys need the scope `counterparties.write` or
 * `suppliers.write`.
 *
 * `DELETE /api/v1/counterparties/{counterpartyId}/assortment/categories/{categoryId}`
 */
export const removeAssortmentCategory = call<
  [counterpartyId: string, categoryId: string],
  types.AssortmentCategory,
  'not_found' | 'conflict' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/counterparties/{counterpartyId}/assortment/categories/{categoryId}');

export interface ListAssortmentProductsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, itemName, itemSku; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in name, sku */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  supplierId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  catalogItemId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  itemName?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  itemSku?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  categoryId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  isManual?: Filter<'eq'> | undefined;
}

/**
 * List the products of an assortment
 *
 * Items linked to the supplier, by a person or by its price lists, quotes, invoices and receipts.
 *
 * People need the permission `counterparties.read`. API keys need the scope `counterparties.read` or
 * `suppliers.read`.
 *
 * `GET /api/v1/counterparties/{counterpartyId}/assortment/products`
 */
export const listAssortmentProducts = list<
  [counterpartyId: string, query?: ListAssortmentProductsQuery],
  types.Products,
  'not_found'
>('GET /api/v1/counterparties/{counterpartyId}/assortment/products query');

export type AddAssortmentProductBody = {
  /** Item */
  catalogItemId: string;
  /** Price, per base unit */
  manualPrice?: string | null | undefined;
  /** Currency of the price; the company's own unless given */
  manualCurrency?: string | null | undefined;
  /** Comment */
  manualComment?: string | null | undefined;
};

/**
 * Add a product to an assortment
 *
 * The same record as a supplier link of the item, at another address. Made again, it is replaced (200).
 *
 * People need the permission `counterparties.assortment`. API keys need the scope `counterparties.write` or
 * `suppliers.write`.
 *
 * `POST /api/v1/counterparties/{counterpartyId}/assortment/products`
 */
export const addAssortmentProduct = call<
  [counterpartyId: string, body: AddAssortmentProductBody],
  types.LinkSupplier,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/counterparties/{counterpartyId}/assortment/products body key');

/**
 * Remove a product from an assortment
 *
 * Removes what a person has set. What is known from price lists, quotes, invoices and receipts stays, as does the
 * history.
 *
 * People need the permission `counterparties.assortment`. API keys need the scope `counterparties.write` or
 * `suppliers.write`.
 *
 * `DELETE /api/v1/counterparties/{counterpartyId}/assortment/products/{catalogItemId}`
 */
export const removeAssortmentProduct = call<
  [counterpartyId: string, catalogItemId: string],
  types.SupplierLink,
  'not_found' | 'conflict' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/counterparties/{counterpartyId}/assortment/products/{catalogItemId}');

/**
 * Restore a counterparty
 *
 * It comes back active, unless another has taken its INN and KPP meanwhile.
 *
 * People need the permission `counterparties.update`. API keys need the scope `counterparties.write` or
 * `suppliers.write`.
 *
 * `POST /api/v1/counterparties/{counterpartyId}/restore`
 */
export const restoreCounterparty = call<
  [counterpartyId: string],
  types.Counterparty,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/counterparties/{counterpartyId}/restore key');

export type ChangeCounterpartyStatusBody = {
  /** Wanted status */
  status: 'active' | 'blocked' | 'archived';
  /** Status the caller believes in */
  from?: 'active' | 'blocked' | 'archived' | undefined;
  /** Reason; a block needs one */
  reason?: string | undefined;
  /** Comment */
  comment?: string | undefined;
  /** End of a block; without it, until unblocked */
  until?: string | null | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change the status of a counterparty
 *
 * `blocked` needs a reason and may have an end: then it turns active by itself when the end comes. `archived`
 * needs the right to archive. Reason and comment are told with a block and its end. `from` guards against a change
 * meanwhile.
 *
 * People need the permission `counterparties.update`. API keys need the scope `counterparties.write` or
 * `suppliers.write`.
 *
 * `POST /api/v1/counterparties/{counterpartyId}/status`
 */
export const changeCounterpartyStatus = call<
  [counterpartyId: string, body: ChangeCounterpartyStatusBody],
  types.Counterparty,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'has_dependencies'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'resource_archived'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/counterparties/{counterpartyId}/status body key');

export interface ListQualificationsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, endsOn, decidedAt, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  counterpartyId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  endsOn?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  responsibleId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  decidedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List qualifications of suppliers
 *
 * `status=approved` with `endsOn[lte]` finds those that end soon.
 *
 * People need the permission `counterparties.read`. API keys need the scope `counterparties.read` or
 * `suppliers.read`.
 *
 * `GET /api/v1/supplier-qualifications`
 */
export const listQualifications = list<
  [query?: ListQualificationsQuery],
  {
    items: Array<types.SupplierQualification>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/supplier-qualifications query');

export type CreateQualificationBody = {
  /** Counterparty */
  counterpartyId: string;
  /** Categories. What may be bought: these categories and what is below them; empty is everything. */
  categoryIds?: Array<string> | undefined;
  /** Valid until. The last day; null is as long as its documents are valid. */
  validUntil?: string | null | undefined;
  /** Documents */
  documents?:
    | Array<{
        /** Kind */
        kind: 'charter' | 'register_extract' | 'licence' | 'certificate' | 'accounts' | 'authority' | 'other';
        /** Title or number */
        title?: string | undefined;
        /** Issued */
        issuedOn?: string | undefined;
        /** Valid until. The last day; left out is without end. */
        expiresOn?: string | undefined;
        /** File. Among the files of this qualification. */
        fileId?: string | undefined;
      }>
    | undefined;
  /** Responsible. Hears 30 and 7 days before it ends; whoever asked for it, where nobody is named. */
  responsibleId?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
};

/**
 * Ask for a qualification of a supplier
 *
 * It is asked for until somebody who may qualify suppliers decides. `categoryIds` say what may be bought,
 * everything unless given. It lasts until `validUntil` or until the first of its `documents` ends, whichever comes
 * first. Files are attached to it afterwards, and named by `fileId` of a document.
 *
 * People need the permission `counterparties.update`. API keys need the scope `counterparties.write` or
 * `suppliers.write`.
 *
 * `POST /api/v1/supplier-qualifications`
 */
export const createQualification = call<
  [body: CreateQualificationBody],
  types.SupplierQualification,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/supplier-qualifications body key');

/**
 * Get a qualification of a supplier
 *
 * People need the permission `counterparties.read`. API keys need the scope `counterparties.read` or
 * `suppliers.read`.
 *
 * `GET /api/v1/supplier-qualifications/{id}`
 */
export const getQualification = call<[id: string], types.SupplierQualification, 'not_found'>(
  'GET /api/v1/supplier-qualifications/{id}',
);

export type UpdateQualificationBody = {
  /** Categories. What may be bought: these categories and what is below them; empty is everything. */
  categoryIds?: Array<string> | undefined;
  /** Valid until. The last day; null is as long as its documents are valid. */
  validUntil?: string | null | undefined;
  /** Documents */
  documents?:
    | Array<{
        /** Kind */
        kind: 'charter' | 'register_extract' | 'licence' | 'certificate' | 'accounts' | 'authority' | 'other';
        /** Title or number */
        title?: string | undefined;
        /** Issued */
        issuedOn?: string | undefined;
        /** Valid until. The last day; left out is without end. */
        expiresOn?: string | undefined;
        /** File. Among the files of this qualification. */
        fileId?: string | undefined;
      }>
    | undefined;
  /** Responsible. Hears 30 and 7 days before it ends; whoever asked for it, where nobody is named. */
  responsibleId?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Why it is changed, such as why a document is taken out; it stays in the history */
  changeReason?: string | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a qualification of a supplier
 *
 * Fields left out stay, null clears; `documents` are replaced as a whole. What may be bought and until when
 * changes of one that was decided only for whoever may decide.
 *
 * People need the permission `counterparties.update`. API keys need the scope `counterparties.write` or
 * `suppliers.write`.
 *
 * `PATCH /api/v1/supplier-qualifications/{id}`
 */
export const updateQualification = call<
  [id: string, body?: UpdateQualificationBody],
  types.SupplierQualification,
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
>('PATCH /api/v1/supplier-qualifications/{id} body key');

export type ChangeStatusBody = {
  /** Wanted status */
  status: types.SupplierQualificationStatus;
  /** Status the caller believes in */
  from?: types.SupplierQualificationStatus | undefined;
  /** Reason */
  reason?: string | undefined;
};

/**
 * Decide on a qualification of a supplier
 *
 * `approved` qualifies the supplier, or lets one go on that was suspended; neither it nor a document of it may
 * have ended (`qualification_over`). `refused` and `suspended` need a `reason`; all of these take
 * `counterparties.qualify`. `asked` has it looked at anew. It expires by itself. `from` guards against a change
 * meanwhile; the status it has already changes nothing.
 *
 * People need the permission `counterparties.update`. API keys need the scope `counterparties.write` or
 * `suppliers.write`.
 *
 * `PATCH /api/v1/supplier-qualifications/{id}/status`
 */
export const changeStatus = call<
  [id: string, body: ChangeStatusBody],
  types.SupplierQualification,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/supplier-qualifications/{id}/status body key');
