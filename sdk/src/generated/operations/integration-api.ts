// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListCatalogItemsQuery {
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
  /** Only records linked to this external system */
  externalSource?: Text | undefined;
  externalId?: Filter<'eq'> | undefined;
  /**
   * Records whose custom fields hold these values. Each field by a parameter of its own, `custom.<key>`: one of the
   * given values, comma separated; `custom.<key>[eq]` is exactly the given text. Keys are those that the portal has
   * defined for these records: define them first. Values are checked by the type of the field; a choice of several
   * options is found by any of them.
   */
  custom?: Record<string, Text> | undefined;
}

/**
 * List catalog items
 *
 * People need the permission `catalog.read`. API keys need the scope `catalog.read`.
 *
 * `GET /api/v1/integration-api/catalog-items`
 */
export const listCatalogItems = list<[query?: ListCatalogItemsQuery], types.ListItems, never>(
  'GET /api/v1/integration-api/catalog-items query',
);

export type CreateCatalogItemsBody = {
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
  /** Name of the external system */
  externalSource?: string | undefined;
  /** Identifier in the external system */
  externalId?: string | undefined;
};

/**
 * Create a catalog item
 *
 * Only the name is required. A planned cost makes the current cost until a purchase is known. `initialStock` of a
 * product makes its first movements. `warnings` names items that may be the same thing: an equal article, article
 * of the manufacturer or barcode, or a name much alike in the same unit. Nothing is merged by itself. With
 * `externalSource` and `externalId` the record is linked at once.
 *
 * People need the permission `catalog.create`. API keys need the scope `catalog.write`.
 *
 * `POST /api/v1/integration-api/catalog-items`
 */
export const createCatalogItems = call<
  [body: CreateCatalogItemsBody],
  types.CreateItem,
  | 'already_exists'
  | 'conflict'
  | 'external_id_conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/catalog-items body key');

export type BatchCatalogItemsBody = {
  /** Mode; `independent` unless given */
  mode?: 'independent' | 'atomic' | undefined;
  operations: Array<{
    /** What to do */
    op: types.Op;
    /** Record, unless the external identifier names it */
    id?: string | null | undefined;
    /** Name of the external system */
    externalSource?: string | undefined;
    /** Identifier in the external system */
    externalId?: string | undefined;
    /** Version the record must have */
    version?: number | undefined;
    /** Makes this one operation safe to repeat */
    idempotencyKey?: string | undefined;
    /** Fields to write: those of a creation, of a change, or of a change of status */
    data?:
      | {
          /** New status */
          status?: string | undefined;
          /** Status the caller expects the record to have */
          from?: string | undefined;
          /** Reason */
          reason?: string | undefined;
          /** Comment */
          comment?: string | undefined;
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
        }
      | undefined;
  }>;
};

/**
 * Batch: catalog item
 *
 * `independent`: every operation succeeds or is refused for itself, answered in order with 207. `atomic`: one
 * refusal undoes all; its pointers start with `/operations/{i}`. `upsert` finds the record by `id` or by the
 * outside pair, and creates it otherwise.
 *
 * Everyone who is signed in may call it. API keys need the scope `catalog.write` or `catalog.delete`.
 *
 * `POST /api/v1/integration-api/catalog-items/batch`
 */
export const batchCatalogItems = call<
  [body: BatchCatalogItemsBody],
  types.BatchCatalogItems,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'external_id_conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'resource_archived'
  | 'version_conflict'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/catalog-items/batch body key');

export interface GetCatalogItemsQuery {
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
}

/**
 * Get a catalog item
 *
 * An archived item is read too. One that was merged names the item that stays in `mergedInto`.
 *
 * People need the permission `catalog.read`. API keys need the scope `catalog.read`.
 *
 * `GET /api/v1/integration-api/catalog-items/{id}`
 */
export const getCatalogItems = call<
  [id: string, query?: GetCatalogItemsQuery],
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
  },
  'not_found'
>('GET /api/v1/integration-api/catalog-items/{id} query');

export type UpdateCatalogItemsBody = {
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
 * `PATCH /api/v1/integration-api/catalog-items/{id}`
 */
export const updateCatalogItems = call<
  [id: string, body?: UpdateCatalogItemsBody],
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
>('PATCH /api/v1/integration-api/catalog-items/{id} body key');

/**
 * Archive a catalog item
 *
 * The item stays readable by its identifier and can be restored. An item with stock or reserves stays, and so does
 * one that an open requisition has decided to buy. Archiving it again changes nothing.
 *
 * People need the permission `catalog.delete`. API keys need the scope `catalog.delete`.
 *
 * `DELETE /api/v1/integration-api/catalog-items/{id}`
 */
export const archiveCatalogItems = call<
  [id: string],
  types.CatalogItem,
  | 'not_found'
  | 'conflict'
  | 'has_dependencies'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/integration-api/catalog-items/{id}');

export type ChangeStatusOfCatalogItemsBody = {
  /** New status */
  status: string;
  /** Status the caller expects the record to have */
  from?: string | undefined;
  /** Reason */
  reason?: string | undefined;
  /** Comment */
  comment?: string | undefined;
};

/**
 * Change the status: catalog item
 *
 * The same rules as in the domain: `archived` needs the right to archive. `from` guards against concurrent
 * changes.
 *
 * People need the permission `catalog.update`. API keys need the scope `catalog.write`.
 *
 * `POST /api/v1/integration-api/catalog-items/{id}/operations/change-status`
 */
export const changeStatusOfCatalogItems = call<
  [id: string, body: ChangeStatusOfCatalogItemsBody],
  types.CatalogItem,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'has_dependencies'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/catalog-items/{id}/operations/change-status body key');

/**
 * Restore a catalog item
 *
 * Its article must be free and its category active. What was merged into another item comes back by unmerging.
 *
 * People need the permission `catalog.update`. API keys need the scope `catalog.write`.
 *
 * `POST /api/v1/integration-api/catalog-items/{id}/operations/restore`
 */
export const restoreCatalogItems = call<
  [id: string],
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
>('POST /api/v1/integration-api/catalog-items/{id}/operations/restore key');

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
  /** Only records linked to this external system */
  externalSource?: Text | undefined;
  externalId?: Filter<'eq'> | undefined;
  /**
   * Records whose custom fields hold these values. Each field by a parameter of its own, `custom.<key>`: one of the
   * given values, comma separated; `custom.<key>[eq]` is exactly the given text. Keys are those that the portal has
   * defined for these records: define them first. Values are checked by the type of the field; a choice of several
   * options is found by any of them.
   */
  custom?: Record<string, Text> | undefined;
}

/**
 * List counterparties
 *
 * `roles=supplier,carrier` finds those with any of the roles, `roles[contains]` those with all of them.
 *
 * People need the permission `counterparties.read`. API keys need the scope `counterparties.read` or
 * `suppliers.read`.
 *
 * `GET /api/v1/integration-api/counterparties`
 */
export const listCounterparties = list<[query?: ListCounterpartiesQuery], types.ListCounterparties, never>(
  'GET /api/v1/integration-api/counterparties query',
);

export type CreateCounterpartiesBody = {
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
  /** Name of the external system */
  externalSource?: string | undefined;
  /** Identifier in the external system */
  externalId?: string | undefined;
};

/**
 * Create a counterparty
 *
 * Only the short name is required. The role is `supplier` unless given; the kind is `entrepreneur` where the INN
 * has 12 digits, `legal_entity` otherwise. The first payment requisites and the first contact become primary
 * unless another is marked. Bank details need the permission `counterparties.bank_read`. With `externalSource` and
 * `externalId` the record is linked at once.
 *
 * People need the permission `counterparties.create`. API keys need the scope `counterparties.write` or
 * `suppliers.write`.
 *
 * `POST /api/v1/integration-api/counterparties`
 */
export const createCounterparties = call<
  [body: CreateCounterpartiesBody],
  types.Counterparty,
  | 'already_exists'
  | 'conflict'
  | 'external_id_conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/counterparties body key');

export type BatchCounterpartiesBody = {
  /** Mode; `independent` unless given */
  mode?: 'independent' | 'atomic' | undefined;
  operations: Array<{
    /** What to do */
    op: types.Op;
    /** Record, unless the external identifier names it */
    id?: string | null | undefined;
    /** Name of the external system */
    externalSource?: string | undefined;
    /** Identifier in the external system */
    externalId?: string | undefined;
    /** Version the record must have */
    version?: number | undefined;
    /** Makes this one operation safe to repeat */
    idempotencyKey?: string | undefined;
    /** Fields to write: those of a creation, of a change, or of a change of status */
    data?:
      | {
          /** Wanted status */
          status?: 'active' | 'blocked' | 'archived' | undefined;
          /** Status the caller believes in */
          from?: 'active' | 'blocked' | 'archived' | undefined;
          /** Reason; a block needs one */
          reason?: string | undefined;
          /** Comment */
          comment?: string | undefined;
          /** End of a block; without it, until unblocked */
          until?: string | null | undefined;
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
        }
      | undefined;
  }>;
};

/**
 * Batch: counterparty
 *
 * `independent`: every operation succeeds or is refused for itself, answered in order with 207. `atomic`: one
 * refusal undoes all; its pointers start with `/operations/{i}`. `upsert` finds the record by `id` or by the
 * outside pair, and creates it otherwise.
 *
 * Everyone who is signed in may call it. API keys need the scope `counterparties.write` or `suppliers.write` or
 * `counterparties.delete` or `suppliers.delete`.
 *
 * `POST /api/v1/integration-api/counterparties/batch`
 */
export const batchCounterparties = call<
  [body: BatchCounterpartiesBody],
  types.BatchCatalogItems,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'external_id_conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'resource_archived'
  | 'version_conflict'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/counterparties/batch body key');

export interface GetCounterpartiesQuery {
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
}

/**
 * Get a counterparty
 *
 * People need the permission `counterparties.read`. API keys need the scope `counterparties.read` or
 * `suppliers.read`.
 *
 * `GET /api/v1/integration-api/counterparties/{id}`
 */
export const getCounterparties = call<[id: string, query?: GetCounterpartiesQuery], types.Counterparty, 'not_found'>(
  'GET /api/v1/integration-api/counterparties/{id} query',
);

export type UpdateCounterpartiesBody = {
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
 * `PATCH /api/v1/integration-api/counterparties/{id}`
 */
export const updateCounterparties = call<
  [id: string, body?: UpdateCounterpartiesBody],
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
>('PATCH /api/v1/integration-api/counterparties/{id} body key');

/**
 * Archive a counterparty
 *
 * Only where no open requisition, request for quotes or unpaid invoice names it. It stays readable by its
 * identifier and can be restored; a block ends. Archiving it again changes nothing.
 *
 * People need the permission `counterparties.delete`. API keys need the scope `counterparties.delete` or
 * `suppliers.delete`.
 *
 * `DELETE /api/v1/integration-api/counterparties/{id}`
 */
export const archiveCounterparties = call<
  [id: string],
  types.Counterparty,
  | 'not_found'
  | 'conflict'
  | 'has_dependencies'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/integration-api/counterparties/{id}');

export type ChangeStatusOfCounterpartiesBody = {
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
 * `POST /api/v1/integration-api/counterparties/{id}/operations/change-status`
 */
export const changeStatusOfCounterparties = call<
  [id: string, body: ChangeStatusOfCounterpartiesBody],
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
>('POST /api/v1/integration-api/counterparties/{id}/operations/change-status body key');

/**
 * Restore a counterparty
 *
 * It comes back active, unless another has taken its INN and KPP meanwhile.
 *
 * People need the permission `counterparties.update`. API keys need the scope `counterparties.write` or
 * `suppliers.write`.
 *
 * `POST /api/v1/integration-api/counterparties/{id}/operations/restore`
 */
export const restoreCounterparties = call<
  [id: string],
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
>('POST /api/v1/integration-api/counterparties/{id}/operations/restore key');

export interface ListInvoicesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, number, externalDate, dueDate, createdAt, updatedAt, gross; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /**
   * At least 2 characters, looked for in numbers, names of lines, supplier and its taxpayer number. Words in any
   * order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most
   * relevant come first.
   */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  externalNumber?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  externalDate?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  counterpartyId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  supplierId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  procurementId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  invoiceRequestId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  contractId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  paymentStatus?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  dueDate?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  onHoldUntil?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  source?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  orderId?: Filter<'in'> | undefined;
  matchingStatus?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  overdue?: Filter<'eq'> | undefined;
  gross?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  outstandingAmount?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /** Only those that wait for approval and that the caller may approve */
  awaitingMyApproval?: boolean | undefined;
  /** Only records linked to this external system */
  externalSource?: Text | undefined;
  externalId?: Filter<'eq'> | undefined;
  /**
   * Records whose custom fields hold these values. Each field by a parameter of its own, `custom.<key>`: one of the
   * given values, comma separated; `custom.<key>[eq]` is exactly the given text. Keys are those that the portal has
   * defined for these records: define them first. Values are checked by the type of the field; a choice of several
   * options is found by any of them.
   */
  custom?: Record<string, Text> | undefined;
}

/**
 * List incoming invoices
 *
 * Each with its totals, what is still owed, and how it matches. `overdue=true` finds what should have been paid by
 * now.
 *
 * People need the permission `invoices.read`. API keys need the scope `supplier_documents.read` or `finance.read`.
 *
 * `GET /api/v1/integration-api/invoices`
 */
export const listInvoices = list<[query?: ListInvoicesQuery], types.ListInvoices, never>(
  'GET /api/v1/integration-api/invoices query',
);

export type CreateInvoicesBody = {
  /** Number the supplier gave it */
  externalNumber?: string | null | undefined;
  /** Date the supplier gave it */
  externalDate?: string | null | undefined;
  /** Requisition */
  procurementId?: string | null | undefined;
  /** Invoice request it answers */
  invoiceRequestId?: string | null | undefined;
  /**
   * Contract. A contract in force with the counterparty; what has ended since stays named. Over its limit the
   * invoice is refused, or told of in `warnings`, as the contract says.
   */
  contractId?: string | null | undefined;
  /** Currency */
  currency?: string | undefined;
  /** One unit of it in the company's currency, as it was on the day of the invoice */
  fxRate?: string | null | undefined;
  /** VAT in the prices */
  vatMode?: types.VatMode | undefined;
  /** Day of the supply, whose VAT is charged */
  supplyDate?: string | null | undefined;
  /** Earlier invoice that this one corrects */
  correctionOf?: string | null | undefined;
  /** Why a VAT rate of another time is right */
  vatRateOverrideReason?: string | null | undefined;
  /** To be paid by */
  dueDate?: string | null | undefined;
  /** Not to be paid before the day after */
  onHoldUntil?: string | null | undefined;
  /** Why a second invoice with this number is right */
  duplicateReason?: string | null | undefined;
  /** Purpose of the payment */
  purpose?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Totals of the paper: checked against the lines, or all there is without lines */
  totals?: types.CreateInvoicesTotals | undefined;
  /** Counterparty */
  counterpartyId?: string | undefined;
  /** Supplier */
  supplierId?: string | undefined;
  /** How it came */
  source?: types.Source | undefined;
  /** Orders to the supplier: the invoice is for all that is not invoiced yet of them, in place of `lines` */
  orderIds?: Array<string> | undefined;
  /** Lines */
  lines?:
    | Array<{
        /** Line of the requisition */
        procurementItemId?: string | null | undefined;
        /** Accepted quantity it is for */
        allocationId?: string | null | undefined;
        /**
         * Line of the order. Of an order to the same supplier that was sent. What is left out of the line is as the order
         * has it, the quantity all that is not invoiced yet.
         */
        orderLineId?: string | null | undefined;
        /** Catalog item */
        catalogItemId?: string | null | undefined;
        /** Name */
        name?: string | undefined;
        /** Quantity. Required, but for a line of an order. */
        quantity?: string | undefined;
        /** Unit */
        uom?: types.BaseUom | undefined;
        /** Price per unit. Required, but for a line of an order. */
        price?: string | undefined;
        /** Discount, percent */
        discountPercent?: string | undefined;
        /** VAT rate */
        vatRate?: types.Rate | undefined;
      }>
    | undefined;
  /** Name of the external system */
  externalSource?: string | undefined;
  /** Identifier in the external system */
  externalId?: string | undefined;
};

/**
 * Create an incoming invoice
 *
 * With its lines, or with totals alone. A line that names a line of a requisition counts as invoiced there and is
 * matched with the decision and the receipt; one that names a line of an order, with that order. `orderIds` in
 * place of `lines` invoices all that orders leave. Totals that are sent along may differ from the sums of the
 * lines by 0.01 for each line. The same number of the same supplier in one calendar year is refused unless
 * `duplicateReason` says why, which needs the right to change statuses. A counterparty that is no supplier yet
 * becomes one. A `contractId` counts towards the limit of that contract, where one that blocks refuses the invoice
 * with `contract_limit_exceeded`. With `externalSource` and `externalId` the record is linked at once.
 *
 * People need the permission `invoices.create`. API keys need the scope `supplier_documents.write` or
 * `finance.write`.
 *
 * `POST /api/v1/integration-api/invoices`
 */
export const createInvoices = call<
  [body?: CreateInvoicesBody],
  types.CreateInvoices,
  | 'conflict'
  | 'external_id_conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/invoices body key');

export type BatchInvoicesBody = {
  /** Mode; `independent` unless given */
  mode?: 'independent' | 'atomic' | undefined;
  operations: Array<{
    /** What to do */
    op: types.Op;
    /** Record, unless the external identifier names it */
    id?: string | null | undefined;
    /** Name of the external system */
    externalSource?: string | undefined;
    /** Identifier in the external system */
    externalId?: string | undefined;
    /** Version the record must have */
    version?: number | undefined;
    /** Makes this one operation safe to repeat */
    idempotencyKey?: string | undefined;
    /** Fields to write: those of a creation, of a change, or of a change of status */
    data?:
      | {
          /** Wanted status */
          status?: types.InvoiceStatus | undefined;
          /** Status the caller believes in */
          from?: types.InvoiceStatus | undefined;
          /** Reason */
          reason?: string | undefined;
          /** Comment */
          comment?: string | null | undefined;
          /** Why differences that block are right */
          overrideReason?: string | undefined;
          /** Write to the supplier that it was rejected, with the reason */
          notifySupplier?: boolean | undefined;
          /** Number the supplier gave it */
          externalNumber?: string | null | undefined;
          /** Date the supplier gave it */
          externalDate?: string | null | undefined;
          /** Requisition */
          procurementId?: string | null | undefined;
          /** Invoice request it answers */
          invoiceRequestId?: string | null | undefined;
          /**
           * Contract. A contract in force with the counterparty; what has ended since stays named. Over its limit the
           * invoice is refused, or told of in `warnings`, as the contract says.
           */
          contractId?: string | null | undefined;
          /** Currency */
          currency?: string | undefined;
          /** One unit of it in the company's currency, as it was on the day of the invoice */
          fxRate?: string | null | undefined;
          /** VAT in the prices */
          vatMode?: types.VatMode | undefined;
          /** Day of the supply, whose VAT is charged */
          supplyDate?: string | null | undefined;
          /** Earlier invoice that this one corrects */
          correctionOf?: string | null | undefined;
          /** Why a VAT rate of another time is right */
          vatRateOverrideReason?: string | null | undefined;
          /** To be paid by */
          dueDate?: string | null | undefined;
          /** Not to be paid before the day after */
          onHoldUntil?: string | null | undefined;
          /** Why a second invoice with this number is right */
          duplicateReason?: string | null | undefined;
          /** Purpose of the payment */
          purpose?: string | null | undefined;
          /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
          customFields?: Record<string, unknown> | undefined;
          /** Totals of the paper: checked against the lines, or all there is without lines */
          totals?: types.CreateInvoicesTotals | undefined;
          /** Counterparty */
          counterpartyId?: string | undefined;
          /** Supplier */
          supplierId?: string | undefined;
          /** Lines */
          lines?:
            | Array<{
                /** Line of the requisition */
                procurementItemId?: string | null | undefined;
                /** Accepted quantity it is for */
                allocationId?: string | null | undefined;
                /**
                 * Line of the order. Of an order to the same supplier that was sent. What is left out of the line is as the order
                 * has it, the quantity all that is not invoiced yet.
                 */
                orderLineId?: string | null | undefined;
                /** Catalog item */
                catalogItemId?: string | null | undefined;
                /** Name */
                name?: string | undefined;
                /** Quantity. Required, but for a line of an order. */
                quantity?: string | undefined;
                /** Unit */
                uom?: types.BaseUom | undefined;
                /** Price per unit. Required, but for a line of an order. */
                price?: string | undefined;
                /** Discount, percent */
                discountPercent?: string | undefined;
                /** VAT rate */
                vatRate?: types.Rate | undefined;
              }>
            | undefined;
          /** How it came */
          source?: types.Source | undefined;
          /** Orders to the supplier: the invoice is for all that is not invoiced yet of them, in place of `lines` */
          orderIds?: Array<string> | undefined;
        }
      | undefined;
  }>;
};

/**
 * Batch: incoming invoice
 *
 * `independent`: every operation succeeds or is refused for itself, answered in order with 207. `atomic`: one
 * refusal undoes all; its pointers start with `/operations/{i}`. `upsert` finds the record by `id` or by the
 * outside pair, and creates it otherwise.
 *
 * Everyone who is signed in may call it. API keys need the scope `supplier_documents.write` or `finance.write`.
 *
 * `POST /api/v1/integration-api/invoices/batch`
 */
export const batchInvoices = call<
  [body: BatchInvoicesBody],
  types.BatchCatalogItems,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'external_id_conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'resource_archived'
  | 'version_conflict'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/invoices/batch body key');

export interface GetInvoicesQuery {
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
}

/**
 * Get an incoming invoice
 *
 * With its lines, its payments where the caller may see them, how it matches what was decided and received, and
 * the moves that the caller may ask for now.
 *
 * People need the permission `invoices.read`. API keys need the scope `supplier_documents.read` or `finance.read`.
 *
 * `GET /api/v1/integration-api/invoices/{id}`
 */
export const getInvoices = call<[id: string, query?: GetInvoicesQuery], types.GetInvoices, 'not_found'>(
  'GET /api/v1/integration-api/invoices/{id} query',
);

export type UpdateInvoicesBody = {
  /** Number the supplier gave it */
  externalNumber?: string | null | undefined;
  /** Date the supplier gave it */
  externalDate?: string | null | undefined;
  /** Requisition */
  procurementId?: string | null | undefined;
  /** Invoice request it answers */
  invoiceRequestId?: string | null | undefined;
  /**
   * Contract. A contract in force with the counterparty; what has ended since stays named. Over its limit the
   * invoice is refused, or told of in `warnings`, as the contract says.
   */
  contractId?: string | null | undefined;
  /** Currency */
  currency?: string | undefined;
  /** One unit of it in the company's currency, as it was on the day of the invoice */
  fxRate?: string | null | undefined;
  /** VAT in the prices */
  vatMode?: types.VatMode | undefined;
  /** Day of the supply, whose VAT is charged */
  supplyDate?: string | null | undefined;
  /** Earlier invoice that this one corrects */
  correctionOf?: string | null | undefined;
  /** Why a VAT rate of another time is right */
  vatRateOverrideReason?: string | null | undefined;
  /** To be paid by */
  dueDate?: string | null | undefined;
  /** Not to be paid before the day after */
  onHoldUntil?: string | null | undefined;
  /** Why a second invoice with this number is right */
  duplicateReason?: string | null | undefined;
  /** Purpose of the payment */
  purpose?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Totals of the paper: checked against the lines, or all there is without lines */
  totals?: types.CreateInvoicesTotals | undefined;
  /** Counterparty */
  counterpartyId?: string | undefined;
  /** Supplier */
  supplierId?: string | undefined;
  /** Lines, the whole list */
  lines?:
    | Array<{
        /** Line that is there; a new one without it */
        id?: string | undefined;
        /** Line of the requisition */
        procurementItemId?: string | null | undefined;
        /** Accepted quantity it is for */
        allocationId?: string | null | undefined;
        /**
         * Line of the order. Of an order to the same supplier that was sent. What is left out of the line is as the order
         * has it, the quantity all that is not invoiced yet.
         */
        orderLineId?: string | null | undefined;
        /** Catalog item */
        catalogItemId?: string | null | undefined;
        /** Name */
        name?: string | undefined;
        /** Quantity. Required, but for a line of an order. */
        quantity?: string | undefined;
        /** Unit */
        uom?: types.BaseUom | undefined;
        /** Price per unit. Required, but for a line of an order. */
        price?: string | undefined;
        /** Discount, percent */
        discountPercent?: string | undefined;
        /** VAT rate */
        vatRate?: types.Rate | undefined;
      }>
    | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change an incoming invoice
 *
 * Fields left out stay, null clears. `lines` is the whole list: lines with an `id` stay, others are new, those not
 * named go. Amounts, the supplier and the requisition of an approved invoice change only with the right to change
 * statuses, and the invoice is then `received` again. A cancelled invoice stays as it is; the supplier and the
 * currency stay once something was paid.
 *
 * People need the permission `invoices.update`. API keys need the scope `supplier_documents.write` or
 * `finance.write`.
 *
 * `PATCH /api/v1/integration-api/invoices/{id}`
 */
export const updateInvoices = call<
  [id: string, body?: UpdateInvoicesBody],
  types.CreateInvoices,
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
>('PATCH /api/v1/integration-api/invoices/{id} body key');

export type ChangeStatusOfInvoicesBody = {
  /** Wanted status */
  status: types.InvoiceStatus;
  /** Status the caller believes in */
  from?: types.InvoiceStatus | undefined;
  /** Reason */
  reason?: string | undefined;
  /** The same as the reason, as other resources call it */
  comment?: string | undefined;
  /** Why differences that block are right */
  overrideReason?: string | undefined;
  /** Write to the supplier that it was rejected, with the reason */
  notifySupplier?: boolean | undefined;
};

/**
 * Change the status of an incoming invoice
 *
 * `pending_approval` sends a received invoice for approval. `approved` and `rejected` need the right to change
 * statuses; an invoice that differs from what was decided or received in a way that blocks is approved only with
 * an `overrideReason`. Rejecting and disputing need a `reason`; a rejection is sent to the supplier with
 * `notifySupplier`. A dispute ends in the status it began in, and no payment is made before. `cancelled` needs an
 * invoice without payments and receipts. `paid` follows from payments and cannot be asked for. `from` guards
 * against a change meanwhile; the status it has already changes nothing. Where a route says who approves, only
 * those whom its open step waits for approve and reject; until the last of them the invoice keeps its status, and
 * `approval` of its card says what it waits for.
 *
 * People need the permission `invoices.update`. API keys need the scope `supplier_documents.write` or
 * `finance.write`.
 *
 * `POST /api/v1/integration-api/invoices/{id}/operations/change-status`
 */
export const changeStatusOfInvoices = call<
  [id: string, body: ChangeStatusOfInvoicesBody],
  types.ChangeStatus_2,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/invoices/{id}/operations/change-status body key');

export interface FindLinksQuery {
  /** Name of the external system */
  externalSource?: Text | undefined;
  /** Identifier in the external system */
  externalId?: Text | undefined;
  /** Entity kind */
  entityType?: types.FindLinksEntityType | undefined;
  /** Entity */
  entityId?: Text | undefined;
}

/**
 * Find links
 *
 * By the outside pair (`externalSource` and `externalId`, of any kind unless `entityType` is given) or by
 * `entityType` and `entityId`. No match is an empty list.
 *
 * Everyone who is signed in may call it. API keys need the scope `counterparties.read` or `suppliers.read` or
 * `warehouses.read` or `catalog.read` or `price_lists.read` or `purchase_requisitions.read` or
 * `supplier_documents.read` or `finance.read`.
 *
 * `GET /api/v1/integration-api/links`
 */
export const findLinks = call<
  [query?: FindLinksQuery],
  {
    items: Array<types.FindLinksItemsItemsItem>;
  },
  never
>('GET /api/v1/integration-api/links query');

export type SaveLinkBody = {
  /** Name of the external system */
  externalSource: string;
  /** Identifier in the external system */
  externalId: string;
  /** Entity kind */
  entityType: types.FindLinksEntityType;
  /** Entity */
  entityId: string;
};

/**
 * Create, change or move a link
 *
 * A pair names one record, and a record has one identifier in each outside system: another `externalId` for a
 * record replaces the one it had, another `entityId` moves the pair. Sending the same link again changes nothing.
 *
 * Everyone who is signed in may call it. API keys need the scope `counterparties.write` or `suppliers.write` or
 * `warehouses.write` or `catalog.write` or `price_lists.write` or `purchase_requisitions.write` or
 * `supplier_documents.write` or `finance.write`.
 *
 * `PUT /api/v1/integration-api/links`
 */
export const saveLink = call<
  [body: SaveLinkBody],
  types.FindLinksItemsItemsItem,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PUT /api/v1/integration-api/links body key');

export interface RemoveLinkQuery {
  /** Name of the external system */
  externalSource: Text;
  /** Identifier in the external system */
  externalId: Text;
  /** Entity kind */
  entityType: types.FindLinksEntityType;
}

/**
 * Remove a link
 *
 * The record stays, and the pair can be linked to another. Answers the removed link. An unknown pair is 404, so a
 * 404 on a repeat means it is done.
 *
 * Everyone who is signed in may call it. API keys need the scope `counterparties.write` or `suppliers.write` or
 * `warehouses.write` or `catalog.write` or `price_lists.write` or `purchase_requisitions.write` or
 * `supplier_documents.write` or `finance.write`.
 *
 * `DELETE /api/v1/integration-api/links`
 */
export const removeLink = call<
  [query: RemoveLinkQuery],
  types.FindLinksItemsItemsItem,
  'not_found' | 'conflict' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/integration-api/links query');

/**
 * Resources, operations, events and scopes of the key
 *
 * Everyone who is signed in may call it. API keys need the scope `integration_api.read` or `integration_api.write`
 * or `integration_api.delete` or `purchase_requisitions.read` or `purchase_requisitions.write` or
 * `purchase_requisitions.delete` or `counterparties.read` or `counterparties.write` or `counterparties.delete` or
 * `suppliers.read` or `suppliers.write` or `suppliers.delete` or `catalog.read` or `catalog.write` or
 * `catalog.delete` or `warehouses.read` or `warehouses.write` or `warehouses.delete` or `price_lists.read` or
 * `price_lists.write` or `price_lists.delete` or `finance.read` or `finance.write` or `finance.delete` or
 * `supplier_documents.read` or `supplier_documents.write` or `supplier_documents.delete` or
 * `customer_documents.read` or `customer_documents.write` or `customer_documents.delete` or `settings.read` or
 * `settings.write` or `settings.delete` or `webhooks.read` or `webhooks.write` or `webhooks.delete` or
 * `variables.read` or `documents.read` or `logistics.read` or `messengers.read` or `company.read` or `users.read`.
 *
 * `GET /api/v1/integration-api/meta`
 */
export const readMeta = call<[], Record<string, unknown>, never>('GET /api/v1/integration-api/meta');

export interface ListPaymentsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, paidAt, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  invoiceId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  amount?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  paidAt?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  method?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  source?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  externalSource?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  externalPaymentId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  documentNumber?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  counterpartyId?: Filter<'in'> | undefined;
}

/**
 * List payments
 *
 * Money paid for incoming invoices, of all of them. A payment that was deleted stays in the list with `status`
 * `deleted`, so that reports can take it out; `status=posted` leaves such out.
 *
 * People need the permission `payments.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/integration-api/payments`
 */
export const listPayments = list<
  [query?: ListPaymentsQuery],
  {
    items: Array<types.ListPaymentsItemsItemsItem>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/integration-api/payments query');

export interface GetPaymentsQuery {
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
}

/**
 * Get a payment
 *
 * A deleted one too, as `deleted`.
 *
 * People need the permission `payments.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/integration-api/payments/{id}`
 */
export const getPayments = call<[id: string, query?: GetPaymentsQuery], types.ListPaymentsItemsItemsItem, 'not_found'>(
  'GET /api/v1/integration-api/payments/{id} query',
);

export interface ListPriceListsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, number, name, validFrom, validTo, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in number, name */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  kind?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  counterpartyId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  validFrom?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  validTo?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  isDefault?: Filter<'eq'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /** Only records linked to this external system */
  externalSource?: Text | undefined;
  externalId?: Filter<'eq'> | undefined;
  /**
   * Records whose custom fields hold these values. Each field by a parameter of its own, `custom.<key>`: one of the
   * given values, comma separated; `custom.<key>[eq]` is exactly the given text. Keys are those that the portal has
   * defined for these records: define them first. Values are checked by the type of the field; a choice of several
   * options is found by any of them.
   */
  custom?: Record<string, Text> | undefined;
}

/**
 * List price lists
 *
 * People need the permission `price_lists.read`. API keys need the scope `price_lists.read`.
 *
 * `GET /api/v1/integration-api/price-lists`
 */
export const listPriceLists = list<
  [query?: ListPriceListsQuery],
  {
    items: Array<types.PriceList>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/integration-api/price-lists query');

export type CreatePriceListsBody = {
  /** Name */
  name: string;
  /** Kind */
  kind: types.PriceListKind;
  /** Counterparty: whose prices, or for whom */
  counterpartyId?: string | null | undefined;
  /** Currency */
  currency?: string | undefined;
  /** VAT in the prices */
  vatMode?: types.VatMode | undefined;
  /** First day */
  validFrom?: string | null | undefined;
  /** Last day */
  validTo?: string | null | undefined;
  /** The one to take when none is named, among lists of its kind and counterparty */
  isDefault?: boolean | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Name of the external system */
  externalSource?: string | undefined;
  /** Identifier in the external system */
  externalId?: string | undefined;
};

/**
 * Create a price list
 *
 * A draft without rows. A supplier list needs its counterparty, which becomes a supplier if it was none; a list
 * for customers may have one, an internal list has none. The currency and the VAT mode are those of the company
 * unless given. With `externalSource` and `externalId` the record is linked at once.
 *
 * People need the permission `price_lists.create`. API keys need the scope `price_lists.write`.
 *
 * `POST /api/v1/integration-api/price-lists`
 */
export const createPriceLists = call<
  [body: CreatePriceListsBody],
  types.PriceList,
  | 'conflict'
  | 'external_id_conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/price-lists body key');

export type BatchPriceListsBody = {
  /** Mode; `independent` unless given */
  mode?: 'independent' | 'atomic' | undefined;
  operations: Array<{
    /** What to do */
    op: types.Op;
    /** Record, unless the external identifier names it */
    id?: string | null | undefined;
    /** Name of the external system */
    externalSource?: string | undefined;
    /** Identifier in the external system */
    externalId?: string | undefined;
    /** Version the record must have */
    version?: number | undefined;
    /** Makes this one operation safe to repeat */
    idempotencyKey?: string | undefined;
    /** Fields to write: those of a creation, of a change, or of a change of status */
    data?:
      | {
          /** Status */
          status?: 'draft' | 'active' | 'archived' | undefined;
          /** Status the caller believes in */
          from?: types.PriceListStatus | undefined;
          /** Reason */
          reason?: string | undefined;
          /** Comment */
          comment?: string | null | undefined;
          /** Name */
          name?: string | undefined;
          /** Counterparty: whose prices, or for whom */
          counterpartyId?: string | null | undefined;
          /** Currency */
          currency?: string | undefined;
          /** VAT in the prices */
          vatMode?: types.VatMode | undefined;
          /** First day */
          validFrom?: string | null | undefined;
          /** Last day */
          validTo?: string | null | undefined;
          /** The one to take when none is named, among lists of its kind and counterparty */
          isDefault?: boolean | undefined;
          /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
          customFields?: Record<string, unknown> | undefined;
          /** Convert the prices to the new currency */
          convert?: boolean | undefined;
          /** Units of the new currency for one of the old */
          rate?: string | undefined;
          /** Kind */
          kind?: types.PriceListKind | undefined;
        }
      | undefined;
  }>;
};

/**
 * Batch: price list
 *
 * `independent`: every operation succeeds or is refused for itself, answered in order with 207. `atomic`: one
 * refusal undoes all; its pointers start with `/operations/{i}`. `upsert` finds the record by `id` or by the
 * outside pair, and creates it otherwise.
 *
 * Everyone who is signed in may call it. API keys need the scope `price_lists.write` or `price_lists.delete`.
 *
 * `POST /api/v1/integration-api/price-lists/batch`
 */
export const batchPriceLists = call<
  [body: BatchPriceListsBody],
  types.BatchCatalogItems,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'external_id_conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'resource_archived'
  | 'version_conflict'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/price-lists/batch body key');

export interface GetPriceListsQuery {
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
}

/**
 * Get the header of a price list
 *
 * People need the permission `price_lists.read`. API keys need the scope `price_lists.read`.
 *
 * `GET /api/v1/integration-api/price-lists/{id}`
 */
export const getPriceLists = call<[id: string, query?: GetPriceListsQuery], types.PriceList, 'not_found'>(
  'GET /api/v1/integration-api/price-lists/{id} query',
);

export type UpdatePriceListsBody = {
  /** Name */
  name?: string | undefined;
  /** Counterparty: whose prices, or for whom */
  counterpartyId?: string | null | undefined;
  /** Currency */
  currency?: string | undefined;
  /** VAT in the prices */
  vatMode?: types.VatMode | undefined;
  /** First day */
  validFrom?: string | null | undefined;
  /** Last day */
  validTo?: string | null | undefined;
  /** The one to take when none is named, among lists of its kind and counterparty */
  isDefault?: boolean | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Status */
  status?: 'draft' | 'active' | 'archived' | undefined;
  /** Convert the prices to the new currency */
  convert?: boolean | undefined;
  /** Units of the new currency for one of the old */
  rate?: string | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a price list
 *
 * The header, the period, the currency, the counterparty and the status. Fields left out stay, null clears. Prices
 * follow a change of the currency only with `convert: true` and the `rate` they are multiplied by. An expired list
 * whose last day moves ahead is active again. Fields and status together make two events, `updated` first. A
 * supplier list that becomes active sets the planned cost of its items, also one set by hand; each item it changes
 * has a new version and its own event.
 *
 * People need the permission `price_lists.update`. API keys need the scope `price_lists.write`.
 *
 * `PATCH /api/v1/integration-api/price-lists/{id}`
 */
export const updatePriceLists = call<
  [id: string, body?: UpdatePriceListsBody],
  types.UpdatePriceLists_2,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'resource_archived'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/integration-api/price-lists/{id} body key');

/**
 * Archive a price list
 *
 * Its prices count no more; the history of prices keeps them. The list stays readable and can be restored as a
 * draft. Archiving it again changes nothing.
 *
 * People need the permission `price_lists.archive`. API keys need the scope `price_lists.delete`.
 *
 * `DELETE /api/v1/integration-api/price-lists/{id}`
 */
export const archivePriceLists = call<
  [id: string],
  types.PriceList,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/integration-api/price-lists/{id}');

export type ChangeStatusOfPriceListsBody = {
  /** Wanted status */
  status: 'draft' | 'active' | 'archived';
  /** Status the caller believes in */
  from?: types.PriceListStatus | undefined;
  /** Reason */
  reason?: string | undefined;
  /** Comment */
  comment?: string | undefined;
};

/**
 * Change the status of a price list
 *
 * `active` needs a row and a last day that is not over; another active list for the same days is a warning. An
 * activated supplier list sets the planned cost of its items, also one set by hand: each item it changes has a new
 * version and its own event. `draft` unpublishes or restores; `archived` needs the right to archive; both leave
 * planned costs as they are. `from` guards against a change meanwhile.
 *
 * People need the permission `price_lists.update`. API keys need the scope `price_lists.write`.
 *
 * `POST /api/v1/integration-api/price-lists/{id}/operations/change-status`
 */
export const changeStatusOfPriceLists = call<
  [id: string, body: ChangeStatusOfPriceListsBody],
  types.UpdatePriceLists_2,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/price-lists/{id}/operations/change-status body key');

/**
 * Restore a price list
 *
 * It comes back as a draft. Restoring one that is not archived changes nothing.
 *
 * People need the permission `price_lists.update`. API keys need the scope `price_lists.write`.
 *
 * `POST /api/v1/integration-api/price-lists/{id}/operations/restore`
 */
export const restorePriceLists = call<
  [id: string],
  types.PriceList,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/price-lists/{id}/operations/restore key');

export interface ListPurchaseOrdersQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, number, grossAmount, expectedDate, sentAt, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /**
   * At least 2 characters, looked for in numbers of the order and its requisition, names and articles of lines,
   * comment and terms, supplier and its taxpayer number. Words in any order and form, their beginnings and parts;
   * one typo apart where nothing else is found. Without `sort` the most relevant come first.
   */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  procurementId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  counterpartyId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  supplierId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  responsibleId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  deliveryWarehouseId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  grossAmount?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  invoicing?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  invoicedAmount?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  expectedDate?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  sentAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  late?: Filter<'eq'> | undefined;
  invoicedAboveReceived?: Filter<'eq'> | undefined;
  leftAmount?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List orders to suppliers
 *
 * Each with its totals and the day of the next delivery. `late=true` finds what should have come by now, by the
 * portal’s own clock; `invoicing` says how far orders are invoiced, and `invoicedAboveReceived=true` finds those
 * of which more is invoiced than has come.
 *
 * People need the permission `purchase_orders.read`. API keys need the scope `supplier_documents.read` or
 * `documents.read`.
 *
 * `GET /api/v1/integration-api/purchase-orders`
 */
export const listPurchaseOrders = list<[query?: ListPurchaseOrdersQuery], types.ListPurchaseOrders, never>(
  'GET /api/v1/integration-api/purchase-orders query',
);

export interface GetPurchaseOrdersQuery {
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
}

/**
 * Get an order to a supplier
 *
 * With its lines, what has come of each, all answers of the supplier, each time it was sent, and what the caller
 * may ask for now.
 *
 * People need the permission `purchase_orders.read`. API keys need the scope `supplier_documents.read` or
 * `documents.read`.
 *
 * `GET /api/v1/integration-api/purchase-orders/{id}`
 */
export const getPurchaseOrders = call<
  [id: string, query?: GetPurchaseOrdersQuery],
  types.GetPurchaseOrders,
  'not_found'
>('GET /api/v1/integration-api/purchase-orders/{id} query');

export interface ListPurchaseRequisitionsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, number, title, dueDate, plannedTotal, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /**
   * At least 2 characters, looked for in title, number, budget code, names and articles of lines, customer and
   * suppliers, their taxpayer numbers. Words in any order and form, their beginnings and parts; one typo apart where
   * nothing else is found. Without `sort` the most relevant come first.
   */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  title?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  priority?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  customerId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  responsibleId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  requesterId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  dueDate?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  deliveryWarehouseId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  contractId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  plannedTotal?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  actualTotal?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  budgetCode?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  tags?: Filter<'in' | 'nin' | 'contains'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  stageId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  overdue?: Filter<'eq'> | undefined;
  supplierId?: Filter<'in'> | undefined;
  supplyPercent?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  invoicePercent?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  receiptPercent?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /** Only those that wait for approval and that the caller may approve */
  awaitingMyApproval?: boolean | undefined;
  /** `items` adds the lines; where `fields` is given it names `items` too */
  include?: 'items' | undefined;
  /** Only records linked to this external system */
  externalSource?: Text | undefined;
  externalId?: Filter<'eq'> | undefined;
  /**
   * Records whose custom fields hold these values. Each field by a parameter of its own, `custom.<key>`: one of the
   * given values, comma separated; `custom.<key>[eq]` is exactly the given text. Keys are those that the portal has
   * defined for these records: define them first. Values are checked by the type of the field; a choice of several
   * options is found by any of them.
   */
  custom?: Record<string, Text> | undefined;
}

/**
 * List purchase requisitions
 *
 * With the planned and actual totals and the three coverages of each: they are kept with the requisition.
 * `include=items` adds the lines, as the card has them: up to 50 requisitions a page (a greater `limit` is
 * lowered), the first 200 lines of each. `lineCount` counts all active lines: where more of them are counted than
 * came, the card has the rest.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/integration-api/purchase-requisitions`
 */
export const listPurchaseRequisitions = list<
  [query?: ListPurchaseRequisitionsQuery],
  types.ListPurchaseRequisitions,
  never
>('GET /api/v1/integration-api/purchase-requisitions query');

export type CreatePurchaseRequisitionsBody = {
  /** Title */
  title?: string | undefined;
  /** Priority */
  priority?: types.Priority | undefined;
  /** Customer */
  customerId?: string | null | undefined;
  /** Contact of the customer */
  customerContact?: types.CustomerContactOrNull | undefined;
  /** File of the customer's request. The file that the lines came from. */
  customerRequestFileName?: string | null | undefined;
  /** Responsible */
  responsibleId?: string | null | undefined;
  /** Requested by */
  requesterId?: string | null | undefined;
  /** Department */
  departmentName?: string | null | undefined;
  /** Due date */
  dueDate?: string | null | undefined;
  /** Warehouse. Where to deliver to. */
  deliveryWarehouseId?: string | null | undefined;
  /** Delivery address */
  deliveryAddress?: string | null | undefined;
  /** Contract. A contract in force; what has ended since stays named. */
  contractId?: string | null | undefined;
  /** Currency. Of the totals. */
  currency?: string | undefined;
  /** Budget */
  budgetAmount?: string | null | undefined;
  /** Budget code. The budget that it draws on, by its code; requisitions of one code are counted together. */
  budgetCode?: string | null | undefined;
  /** Construction project */
  constructionProject?: types.ProcurementConstructionProjectOrNull | undefined;
  /** Construction object */
  constructionObject?: types.ConstructionObjectOrNull | undefined;
  /** Construction stage */
  constructionStage?: types.ConstructionStageOrNull | undefined;
  /** Who signs the minutes of its comparison. Null is the committee of the company. */
  committee?: Array<types.CommitteeItem> | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Tags */
  tags?: Array<string> | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Lines */
  items?: Array<types.CreatePurchaseRequisitionsItemsItemsItem> | undefined;
  /** Name of the external system */
  externalSource?: string | undefined;
  /** Identifier in the external system */
  externalId?: string | undefined;
};

/**
 * Create a purchase requisition
 *
 * A draft with its lines, at the first stage. The title is made of the first lines unless given, the currency is
 * that of the company, and who creates it is responsible; naming another person needs the right to assign. All
 * errors of all lines come at once. With `externalSource` and `externalId` the record is linked at once.
 *
 * People need the permission `purchase_requisitions.create`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `POST /api/v1/integration-api/purchase-requisitions`
 */
export const createPurchaseRequisitions = call<
  [body?: CreatePurchaseRequisitionsBody],
  types.CreatePurchaseRequisitions_2,
  | 'conflict'
  | 'external_id_conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/purchase-requisitions body key');

export type BatchPurchaseRequisitionsBody = {
  /** Mode; `independent` unless given */
  mode?: 'independent' | 'atomic' | undefined;
  operations: Array<{
    /** What to do */
    op: types.Op;
    /** Record, unless the external identifier names it */
    id?: string | null | undefined;
    /** Name of the external system */
    externalSource?: string | undefined;
    /** Identifier in the external system */
    externalId?: string | undefined;
    /** Version the record must have */
    version?: number | undefined;
    /** Makes this one operation safe to repeat */
    idempotencyKey?: string | undefined;
    /** Fields to write: those of a creation, of a change, or of a change of status */
    data?:
      | {
          /** Wanted status */
          status?: types.StatusesItem | undefined;
          /** Status the caller believes in */
          from?: types.StatusesItem | undefined;
          /** Reason */
          reason?: string | undefined;
          /** Comment */
          comment?: string | null | undefined;
          /** Title */
          title?: string | undefined;
          /** Priority */
          priority?: types.Priority | undefined;
          /** Customer */
          customerId?: string | null | undefined;
          /** Contact of the customer */
          customerContact?: types.CustomerContactOrNull | undefined;
          /** File of the customer's request. The file that the lines came from. */
          customerRequestFileName?: string | null | undefined;
          /** Responsible */
          responsibleId?: string | null | undefined;
          /** Requested by */
          requesterId?: string | null | undefined;
          /** Department */
          departmentName?: string | null | undefined;
          /** Due date */
          dueDate?: string | null | undefined;
          /** Warehouse. Where to deliver to. */
          deliveryWarehouseId?: string | null | undefined;
          /** Delivery address */
          deliveryAddress?: string | null | undefined;
          /** Contract. A contract in force; what has ended since stays named. */
          contractId?: string | null | undefined;
          /** Currency. Of the totals. */
          currency?: string | undefined;
          /** Budget */
          budgetAmount?: string | null | undefined;
          /** Budget code. The budget that it draws on, by its code; requisitions of one code are counted together. */
          budgetCode?: string | null | undefined;
          /** Construction project */
          constructionProject?: types.ProcurementConstructionProjectOrNull | undefined;
          /** Construction object */
          constructionObject?: types.ConstructionObjectOrNull | undefined;
          /** Construction stage */
          constructionStage?: types.ConstructionStageOrNull | undefined;
          /** Who signs the minutes of its comparison. Null is the committee of the company. */
          committee?: Array<types.CommitteeItem> | null | undefined;
          /** Tags */
          tags?: Array<string> | undefined;
          /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
          customFields?: Record<string, unknown> | undefined;
          /** Supplier chosen explicitly */
          selectedSupplierId?: string | null | undefined;
          /** Lines */
          items?: Array<types.CreatePurchaseRequisitionsItemsItemsItem> | undefined;
          /** Let go of suppliers beyond a lowered quantity, the latest decisions first */
          releaseAllocations?: boolean | undefined;
        }
      | undefined;
  }>;
};

/**
 * Batch: purchase requisition
 *
 * `independent`: every operation succeeds or is refused for itself, answered in order with 207. `atomic`: one
 * refusal undoes all; its pointers start with `/operations/{i}`. `upsert` finds the record by `id` or by the
 * outside pair, and creates it otherwise.
 *
 * Everyone who is signed in may call it. API keys need the scope `purchase_requisitions.write`.
 *
 * `POST /api/v1/integration-api/purchase-requisitions/batch`
 */
export const batchPurchaseRequisitions = call<
  [body: BatchPurchaseRequisitionsBody],
  types.BatchCatalogItems,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'external_id_conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'resource_archived'
  | 'version_conflict'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/purchase-requisitions/batch body key');

export interface GetPurchaseRequisitionsQuery {
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
}

/**
 * Get a purchase requisition with its lines
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/integration-api/purchase-requisitions/{id}`
 */
export const getPurchaseRequisitions = call<
  [id: string, query?: GetPurchaseRequisitionsQuery],
  types.GetPurchaseRequisitions,
  'not_found'
>('GET /api/v1/integration-api/purchase-requisitions/{id} query');

export type UpdatePurchaseRequisitionsBody = {
  /** Title */
  title?: string | undefined;
  /** Priority */
  priority?: types.Priority | undefined;
  /** Customer */
  customerId?: string | null | undefined;
  /** Contact of the customer */
  customerContact?: types.CustomerContactOrNull | undefined;
  /** File of the customer's request. The file that the lines came from. */
  customerRequestFileName?: string | null | undefined;
  /** Responsible */
  responsibleId?: string | null | undefined;
  /** Requested by */
  requesterId?: string | null | undefined;
  /** Department */
  departmentName?: string | null | undefined;
  /** Due date */
  dueDate?: string | null | undefined;
  /** Warehouse. Where to deliver to. */
  deliveryWarehouseId?: string | null | undefined;
  /** Delivery address */
  deliveryAddress?: string | null | undefined;
  /** Contract. A contract in force; what has ended since stays named. */
  contractId?: string | null | undefined;
  /** Currency. Of the totals. */
  currency?: string | undefined;
  /** Budget */
  budgetAmount?: string | null | undefined;
  /** Budget code. The budget that it draws on, by its code; requisitions of one code are counted together. */
  budgetCode?: string | null | undefined;
  /** Construction project */
  constructionProject?: types.ProcurementConstructionProjectOrNull | undefined;
  /** Construction object */
  constructionObject?: types.ConstructionObjectOrNull | undefined;
  /** Construction stage */
  constructionStage?: types.ConstructionStageOrNull | undefined;
  /** Who signs the minutes of its comparison. Null is the committee of the company. */
  committee?: Array<types.CommitteeItem> | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Tags */
  tags?: Array<string> | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Supplier chosen explicitly */
  selectedSupplierId?: string | null | undefined;
  /** Lines to change, cancel or add */
  items?:
    | Array<{
        /** Line to change; a new one without it */
        id?: string | undefined;
        /** Catalog item */
        catalogItemId?: string | null | undefined;
        /** Article */
        sku?: string | null | undefined;
        /** Name */
        name?: string | undefined;
        /** Type */
        itemType?: 'product' | 'service' | undefined;
        /** Quantity */
        quantity?: string | undefined;
        /** Unit */
        uom?: types.BaseUom | undefined;
        /** Planned price. Per unit. */
        plannedPrice?: string | null | undefined;
        /** Currency. Of the planned price. */
        currency?: string | undefined;
        /** VAT rate */
        vatRate?: types.VatRateOrNull | undefined;
        /** Needed by */
        requiredAt?: string | null | undefined;
        /** Section of the estimate */
        sourceSectionName?: string | null | undefined;
        /** Kind of work */
        workType?: string | null | undefined;
        /** Need. Lines of one key may be bought together. */
        needGroupKey?: string | null | undefined;
        /** Specification */
        specification?: string | null | undefined;
        /** Manufacturer */
        manufacturer?: string | null | undefined;
        /** Brand */
        brand?: string | null | undefined;
        /** Analogs will do */
        analogsAllowed?: boolean | undefined;
        /** Product fields. Of the portal, by key. */
        productFields?: Record<string, unknown> | undefined;
        /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
        customFields?: Record<string, unknown> | undefined;
        /** Status */
        status?: 'active' | 'cancelled' | undefined;
      }>
    | undefined;
  /** Let go of suppliers beyond a lowered quantity, the latest decisions first */
  releaseAllocations?: boolean | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a purchase requisition
 *
 * Fields left out stay, null clears. `items` changes the lines it names by `id`, cancels those of `status:
 * cancelled`, adds those without an `id`, and leaves the others. A draft or a rejected requisition is changed
 * freely; later its structure needs the right to change statuses, and a planned total that outgrows what was
 * approved by more than the company allows goes back for approval. A quantity never falls below what was invoiced
 * or received; below what was accepted only with `releaseAllocations: true`, and not below what goes with delivery
 * batches (`allocation_batched`).
 *
 * People need the permission `purchase_requisitions.update`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `PATCH /api/v1/integration-api/purchase-requisitions/{id}`
 */
export const updatePurchaseRequisitions = call<
  [id: string, body?: UpdatePurchaseRequisitionsBody],
  types.CreatePurchaseRequisitions_2,
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
>('PATCH /api/v1/integration-api/purchase-requisitions/{id} body key');

export type ChangeStatusOfPurchaseRequisitionsBody = {
  /** Wanted status */
  status: types.StatusesItem;
  /** Status the caller believes in */
  from?: types.StatusesItem | undefined;
  /** Reason */
  reason?: string | undefined;
  /** The same as the reason, as other resources call it */
  comment?: string | undefined;
};

/**
 * Change the status of a requisition
 *
 * The moves, who may ask for them and on what condition are told by `GET
 * /api/v1/purchase-requisitions/status-flow`. Rejecting, holding, cancelling and closing short need a `reason`;
 * the status a held requisition came from releases it. `from` guards against a change meanwhile. The status it has
 * already changes nothing. Figures may lead further at once: what is covered when approved is `supplier_selected`.
 * Where a route says who approves, only those whom its open step waits for approve and reject; until the last of
 * them the requisition keeps its status, and `approval` of its card says what it waits for.
 *
 * People need the permission `purchase_requisitions.status`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `POST /api/v1/integration-api/purchase-requisitions/{id}/operations/change-status`
 */
export const changeStatusOfPurchaseRequisitions = call<
  [id: string, body: ChangeStatusOfPurchaseRequisitionsBody],
  types.ChangeStatus_4,
  | 'not_found'
  | 'conflict'
  | 'has_dependencies'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/purchase-requisitions/{id}/operations/change-status body key');

export interface ListRfqQuestionsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  rfqId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  recipientId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  side?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  askedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  answeredAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  employeeId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  publishedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List questions about requests for quotes
 *
 * What suppliers asked and were asked, the newest first, each with its answer. `rfqId` chooses one request,
 * `answeredAt[isNull]=true` what waits for an answer.
 *
 * People need the permission `supplier_rfqs.read`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/integration-api/rfq-questions`
 */
export const listRfqQuestions = list<[query?: ListRfqQuestionsQuery], types.ListRfqQuestions, never>(
  'GET /api/v1/integration-api/rfq-questions query',
);

export interface GetRfqQuestionsQuery {
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
}

/**
 * Get a question about a request for quotes
 *
 * People need the permission `supplier_rfqs.read`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/integration-api/rfq-questions/{id}`
 */
export const getRfqQuestions = call<[id: string, query?: GetRfqQuestionsQuery], types.RfqQuestion, 'not_found'>(
  'GET /api/v1/integration-api/rfq-questions/{id} query',
);

export interface ListStockReceiptsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, number, receivedAt, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  procurementId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  warehouseId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  receivedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  reversedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  supplierId?: Filter<'in'> | undefined;
}

/**
 * List stock receipts with their lines
 *
 * Receipts of all requisitions, those taken back too (`status=reversed`), each with its first 200 lines, up to 50
 * a page (a greater `limit` is lowered). What goods cost is shown to who may see costs of the catalog.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/integration-api/stock-receipts`
 */
export const listStockReceipts = list<
  [query?: ListStockReceiptsQuery],
  {
    items: Array<{
      /** Identifier */
      id: string;
      /** Number */
      number: string;
      /** Requisition */
      procurementId: string;
      /** Warehouse */
      warehouseId: string;
      /** Received at */
      receivedAt: string;
      /** Status */
      status: Open<'posted' | 'reversed'>;
      /** Delivery batch. One of the same requisition that carries these lines, being loaded, under way or delivered. */
      deliveryBatchId: string | null;
      /** Comment */
      comment: string | null;
      /** Why it was taken back */
      reverseReason: string | null;
      /** Taken back */
      reversedAt: string | null;
      /** Taken back by */
      reversedBy: string | null;
      /** Lines. What one supplier delivers by several decisions stands apart for each. */
      lines: Array<{
        /** Identifier */
        id: string;
        /** Requisition line */
        procurementItemId: string;
        /** Supplier */
        supplierId: string | null;
        /** Decision it was delivered by */
        allocationId: string | null;
        /** Invoice line */
        invoiceLineId: string | null;
        /** Delivered. In the unit of the requisition line. */
        quantity: string;
        /** Sent back at the door */
        rejectedQuantity: string;
        /** Kept */
        receivedQuantity: string;
        /** Returned later. Of what was kept: it went back by returns to the supplier. */
        returnedQuantity: string;
        /** Why it was sent back */
        rejectReason: string | null;
        /** Cost of a base unit. As it went into the stock. */
        unitCost: string | null;
        /** Currency of the cost */
        currency: string | null;
        /** Batch number */
        batchNumber: string | null;
        /** Good until */
        expiresOn: string | null;
        /** Stock movement. Null where nothing was kept, or the line lies outside the stock. */
        movementId: string | null;
        /** Why it moved no stock. `no_item` stands in receipts made before 0.1. */
        outsideStock: Open<NonNullable<'service' | 'chosen' | 'no_item' | null>> | null;
      }>;
      /** Version */
      version: number;
      /** Created */
      createdAt: string;
      /** Changed */
      updatedAt: string;
      /** Created by */
      createdBy: string | null;
      /** All lines; a list shows the first 200 */
      lineCount: number;
    }>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/integration-api/stock-receipts query');

export interface GetStockReceiptsQuery {
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
}

/**
 * Get a stock receipt with its lines
 *
 * What goods cost is shown to who may see costs of the catalog.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/integration-api/stock-receipts/{id}`
 */
export const getStockReceipts = call<[id: string, query?: GetStockReceiptsQuery], types.StockReceipt, 'not_found'>(
  'GET /api/v1/integration-api/stock-receipts/{id} query',
);

export interface ListStockReservationsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, name, expiresAt, createdAt, updatedAt; `-` before descending ones */
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
  procurementId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  procurementItemId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  warehouseId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  catalogItemId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  expiresAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  releaseReason?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List stock reservations
 *
 * `status=active` finds what is held back now; of a requisition, a line, an item or a warehouse.
 *
 * People need the permission `stock.read`. API keys need the scope `catalog.read` or `warehouses.read`.
 *
 * `GET /api/v1/integration-api/stock-reservations`
 */
export const listStockReservations = list<[query?: ListStockReservationsQuery], types.ListStockReservations, never>(
  'GET /api/v1/integration-api/stock-reservations query',
);

export interface GetStockReservationsQuery {
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
}

/**
 * Get a stock reservation
 *
 * People need the permission `stock.read`. API keys need the scope `catalog.read` or `warehouses.read`.
 *
 * `GET /api/v1/integration-api/stock-reservations/{id}`
 */
export const getStockReservations = call<
  [id: string, query?: GetStockReservationsQuery],
  types.StockReservation,
  'not_found'
>('GET /api/v1/integration-api/stock-reservations/{id} query');

export interface ListSupplierQuotesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, number, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /**
   * At least 2 characters, looked for in numbers, supplier and its taxpayer number. Words in any order and form,
   * their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come
   * first.
   */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  rfqId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  procurementId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  supplierId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  counterpartyId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  source?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  revising?: Filter<'eq'> | undefined;
  needsReconfirmation?: Filter<'eq'> | undefined;
  externalNumber?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  validUntil?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  submittedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List quotes of suppliers with their lines
 *
 * Each with the current version (`current`): its terms, totals and first 200 lines, up to 50 quotes a page (a
 * greater `limit` is lowered). Before the first submission, and while prices of a request are sealed, without it.
 *
 * People need the permission `supplier_quotes.read`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/integration-api/supplier-quotes`
 */
export const listSupplierQuotes = list<
  [query?: ListSupplierQuotesQuery],
  {
    items: Array<types.ListSupplierQuotesItemsItemsItem>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/integration-api/supplier-quotes query');

export interface GetSupplierQuotesQuery {
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
}

/**
 * Get a quote with its lines
 *
 * With the current version (`current`) and all its lines; while prices of a request are sealed, without it.
 *
 * People need the permission `supplier_quotes.read`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/integration-api/supplier-quotes/{id}`
 */
export const getSupplierQuotes = call<
  [id: string, query?: GetSupplierQuotesQuery],
  types.ListSupplierQuotesItemsItemsItem,
  'not_found'
>('GET /api/v1/integration-api/supplier-quotes/{id} query');

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
  /** Only records linked to this external system */
  externalSource?: Text | undefined;
  externalId?: Filter<'eq'> | undefined;
  /**
   * Records whose custom fields hold these values. Each field by a parameter of its own, `custom.<key>`: one of the
   * given values, comma separated; `custom.<key>[eq]` is exactly the given text. Keys are those that the portal has
   * defined for these records: define them first. Values are checked by the type of the field; a choice of several
   * options is found by any of them.
   */
  custom?: Record<string, Text> | undefined;
}

/**
 * List warehouses
 *
 * People need the permission `warehouses.read`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/integration-api/warehouses`
 */
export const listWarehouses = list<[query?: ListWarehousesQuery], types.ListWarehouses, never>(
  'GET /api/v1/integration-api/warehouses query',
);

export type CreateWarehousesBody = {
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
  /** Name of the external system */
  externalSource?: string | undefined;
  /** Identifier in the external system */
  externalId?: string | undefined;
};

/**
 * Create a warehouse
 *
 * Only the name is required. The first warehouse of a portal becomes its default; a later one with `isDefault`
 * takes the mark over. With `externalSource` and `externalId` the record is linked at once.
 *
 * People need the permission `warehouses.create`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/integration-api/warehouses`
 */
export const createWarehouses = call<
  [body: CreateWarehousesBody],
  types.Warehouse,
  | 'already_exists'
  | 'conflict'
  | 'external_id_conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/warehouses body key');

export type BatchWarehousesBody = {
  /** Mode; `independent` unless given */
  mode?: 'independent' | 'atomic' | undefined;
  operations: Array<{
    /** What to do */
    op: types.Op;
    /** Record, unless the external identifier names it */
    id?: string | null | undefined;
    /** Name of the external system */
    externalSource?: string | undefined;
    /** Identifier in the external system */
    externalId?: string | undefined;
    /** Version the record must have */
    version?: number | undefined;
    /** Makes this one operation safe to repeat */
    idempotencyKey?: string | undefined;
    /** Fields to write: those of a creation, of a change, or of a change of status */
    data?:
      | {
          /** New status */
          status?: string | undefined;
          /** Status the caller expects the record to have */
          from?: string | undefined;
          /** Reason */
          reason?: string | undefined;
          /** Comment */
          comment?: string | undefined;
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
        }
      | undefined;
  }>;
};

/**
 * Batch: warehouse
 *
 * `independent`: every operation succeeds or is refused for itself, answered in order with 207. `atomic`: one
 * refusal undoes all; its pointers start with `/operations/{i}`. `upsert` finds the record by `id` or by the
 * outside pair, and creates it otherwise.
 *
 * Everyone who is signed in may call it. API keys need the scope `warehouses.write` or `warehouses.delete`.
 *
 * `POST /api/v1/integration-api/warehouses/batch`
 */
export const batchWarehouses = call<
  [body: BatchWarehousesBody],
  types.BatchCatalogItems,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'external_id_conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'resource_archived'
  | 'version_conflict'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/warehouses/batch body key');

export interface GetWarehousesQuery {
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
}

/**
 * Get a warehouse
 *
 * People need the permission `warehouses.read`. API keys need the scope `warehouses.read`.
 *
 * `GET /api/v1/integration-api/warehouses/{id}`
 */
export const getWarehouses = call<[id: string, query?: GetWarehousesQuery], types.Warehouse, 'not_found'>(
  'GET /api/v1/integration-api/warehouses/{id} query',
);

export type UpdateWarehousesBody = {
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
 * `PATCH /api/v1/integration-api/warehouses/{id}`
 */
export const updateWarehouses = call<
  [id: string, body?: UpdateWarehousesBody],
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
>('PATCH /api/v1/integration-api/warehouses/{id} body key');

/**
 * Archive a warehouse
 *
 * Only an empty warehouse that is not the default. It stays readable by its identifier and can be restored.
 * Archiving it again changes nothing.
 *
 * People need the permission `warehouses.delete`. API keys need the scope `warehouses.delete`.
 *
 * `DELETE /api/v1/integration-api/warehouses/{id}`
 */
export const archiveWarehouses = call<
  [id: string],
  types.Warehouse,
  | 'not_found'
  | 'conflict'
  | 'has_dependencies'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/integration-api/warehouses/{id}');

export type ChangeStatusOfWarehousesBody = {
  /** New status */
  status: string;
  /** Status the caller expects the record to have */
  from?: string | undefined;
  /** Reason */
  reason?: string | undefined;
  /** Comment */
  comment?: string | undefined;
};

/**
 * Change the status: warehouse
 *
 * The same rules as in the domain: `archived` needs the right to archive. `from` guards against concurrent
 * changes.
 *
 * People need the permission `warehouses.update`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/integration-api/warehouses/{id}/operations/change-status`
 */
export const changeStatusOfWarehouses = call<
  [id: string, body: ChangeStatusOfWarehousesBody],
  types.Warehouse,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'has_dependencies'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integration-api/warehouses/{id}/operations/change-status body key');

/**
 * Restore a warehouse
 *
 * People need the permission `warehouses.update`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/integration-api/warehouses/{id}/operations/restore`
 */
export const restoreWarehouses = call<
  [id: string],
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
>('POST /api/v1/integration-api/warehouses/{id}/operations/restore key');
