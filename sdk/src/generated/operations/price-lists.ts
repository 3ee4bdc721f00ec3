// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import type { FileContent } from '../../calls/file-content.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import { upload } from '../../calls/upload.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ReadRegistryQuery {
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
}

/**
 * Registry of price lists
 *
 * People need the permission `price_lists.read`. API keys need the scope `price_lists.read`.
 *
 * `GET /api/v1/price-lists`
 */
export const readRegistry = list<
  [query?: ReadRegistryQuery],
  {
    items: Array<types.PriceList>;
    page: types.Page;
    meta?: types.Meta;
    /** Lists by status, under the other filters of the page */
    counters: {
      /** Lists that are draft */
      draft: number;
      /** Lists that are active */
      active: number;
      /** Lists that are expired */
      expired: number;
      /** Lists that are archived */
      archived: number;
    };
    counterparties: Array<{
      /** Counterparty */
      counterpartyId: string;
      name: string;
      inn: string | null;
    }>;
  },
  never
>('GET /api/v1/price-lists query');

export type CreatePriceListBody = {
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
};

/**
 * Create a price list
 *
 * A draft without rows. A supplier list needs its counterparty, which becomes a supplier if it was none; a list
 * for customers may have one, an internal list has none. The currency and the VAT mode are those of the company
 * unless given.
 *
 * People need the permission `price_lists.create`. API keys need the scope `price_lists.write`.
 *
 * `POST /api/v1/price-lists`
 */
export const createPriceList = call<
  [body: CreatePriceListBody],
  types.PriceList,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/price-lists body key');

export interface ListItemPricesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, price, minQuantity, deliveryDays, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  catalogItemId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  supplierSku?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  price?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  isFree?: Filter<'eq'> | undefined;
  minQuantity?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  deliveryDays?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in' | 'isNull'> | undefined;
  validFrom?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  validTo?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  changedIn?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  uom?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  kind?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  counterpartyId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  listStatus?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
}

/**
 * List price lists of a catalog item
 *
 * Its rows in all lists that are not archived, the lowest price first, each with its list. `listStatus=active`
 * leaves prices that count.
 *
 * People need the permission `price_lists.read`. API keys need the scope `price_lists.read`.
 *
 * `GET /api/v1/price-lists/products/{productId}`
 */
export const listItemPrices = list<
  [productId: string, query?: ListItemPricesQuery],
  {
    items: Array<{
      /** Identifier */
      id: string;
      /** Price list */
      priceListId: string;
      /** Catalog item */
      catalogItemId: string;
      /** Item's article */
      sku: string | null;
      /** Item's name */
      name: string;
      /** Supplier's article */
      supplierSku: string | null;
      /** Supplier's name of the item */
      supplierName: string | null;
      /** Price of one unit */
      price: string;
      /** Given for nothing: the price is zero on purpose */
      isFree: boolean;
      /** Unit */
      uom: Open<types.BaseUom>;
      /** From this quantity */
      minQuantity: string;
      /** Ordered in multiples of */
      batchSize: string | null;
      /** Delivery term, days */
      deliveryDays: number | null;
      /** First day */
      validFrom: string | null;
      /** Last day */
      validTo: string | null;
      /** VAT rate */
      vatRate: Open<NonNullable<types.VatRateOrNull>> | null;
      /** Discount, % */
      discountPercent: string;
      /** Note */
      note: string | null;
      /** Status */
      status: Open<'active' | 'archived'>;
      /** Version of the list that last touched the row */
      changedIn: number;
      /** Price before that; null for a new row */
      previousPrice: string | null;
      /** Version */
      version: number;
      /** Created */
      createdAt: string;
      /** Changed */
      updatedAt: string;
      /** Its price list */
      priceList: {
        /** Number */
        number: string;
        /** Name */
        name: string;
        /** Kind */
        kind: Open<types.PriceListKind>;
        /** Counterparty */
        counterpartyId: string | null;
        /** Currency */
        currency: string;
        /** VAT in the prices */
        vatMode: Open<types.VatMode>;
        /** Status */
        status: Open<types.PriceListStatus>;
      };
    }>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/price-lists/products/{productId} query');

/**
 * Get a price list
 *
 * The header, the first 50 rows with the cursor to go on at `/items`, what the last version changed of them and
 * what other active lists ask for the same, and the last 10 versions; all of them are at `/versions`.
 *
 * People need the permission `price_lists.read`. API keys need the scope `price_lists.read`.
 *
 * `GET /api/v1/price-lists/{priceListId}`
 */
export const readCard = call<
  [priceListId: string],
  {
    /** Identifier */
    id: string;
    /** Number */
    number: string;
    /** Name */
    name: string;
    /** Kind */
    kind: Open<types.PriceListKind>;
    /** Counterparty: whose prices, or for whom */
    counterpartyId: string | null;
    /** Currency */
    currency: string;
    /** VAT in the prices */
    vatMode: Open<types.VatMode>;
    /** First day */
    validFrom: string | null;
    /** Last day */
    validTo: string | null;
    /** The one to take when none is named, among lists of its kind and counterparty */
    isDefault: boolean;
    /** Comment */
    comment: string | null;
    /** Version of the prices */
    currentVersion: number;
    /** Counters */
    counters: types.Counters;
    /** First made active */
    publishedAt: string | null;
    /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
    customFields: Record<string, unknown>;
    /** External identifiers */
    externalLinks: Array<{
      /** Name of the external system */
      externalSource: string;
      /** Identifier in the external system */
      externalId: string;
    }>;
    /** Status */
    status: Open<types.PriceListStatus>;
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
    rows: types.ReadCardRows;
    /** Comparison of the shown rows */
    comparison: {
      previous: Array<{
        /** Row */
        rowId: string;
        /** Catalog item */
        catalogItemId: string;
        /** Price in the previous version; null for a new row */
        from: string | null;
        /** Price now */
        to: string;
        /** Dearer by this many percent, cheaper when negative */
        percent: string | null;
      }>;
      others: Array<{
        /** Row of this list */
        rowId: string;
        /** Catalog item */
        catalogItemId: string;
        /** The other list */
        priceListId: string;
        /** Its number */
        number: string;
        /** Its name */
        name: string;
        /** Its kind */
        kind: Open<types.PriceListKind>;
        /** Its counterparty */
        counterpartyId: string | null;
        /** Its price */
        price: string;
        /** Its discount, % */
        discountPercent: string;
        /** Currency */
        currency: string;
        /** From this quantity */
        minQuantity: string;
      }>;
    };
    /** The last 10 versions, the newest first */
    versions: Array<{
      /** Identifier */
      id: string;
      /** Number, 1 for the list as it was created */
      n: number;
      /** When */
      at: string;
      /** By whom */
      byId: string | null;
      /** Where it came from */
      source: Open<'manual' | 'api' | 'duplicate' | 'import' | 'system'>;
      /** Rows added */
      added: number;
      /** Rows changed */
      changed: number;
      /** Rows removed */
      removed: number;
    }>;
  },
  'not_found'
>('GET /api/v1/price-lists/{priceListId}');

export type UpdatePriceListBody = {
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
 * `PATCH /api/v1/price-lists/{priceListId}`
 */
export const updatePriceList = call<
  [priceListId: string, body?: UpdatePriceListBody],
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
>('PATCH /api/v1/price-lists/{priceListId} body key');

/**
 * Delete a price list
 *
 * A draft that was never active, is linked to no outside record and holds no files or comments is removed with its
 * rows. Any other list is archived; the answer tells which.
 *
 * People need the permission `price_lists.delete`. API keys need the scope `price_lists.delete`.
 *
 * `DELETE /api/v1/price-lists/{priceListId}`
 */
export const deletePriceList = call<
  [priceListId: string],
  types.DeleteBatch,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/price-lists/{priceListId}');

/**
 * Archive a price list
 *
 * Its prices count no more; the history of prices keeps them. The list stays readable and can be restored as a
 * draft. Archiving it again changes nothing.
 *
 * People need the permission `price_lists.archive`. API keys need the scope `price_lists.delete`.
 *
 * `POST /api/v1/price-lists/{priceListId}/archive`
 */
export const archivePriceList = call<
  [priceListId: string],
  types.PriceList,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/price-lists/{priceListId}/archive key');

export type DuplicatePriceListBody = {
  /** Name */
  name?: string | undefined;
};

/**
 * Duplicate a price list
 *
 * A new draft with the same header and rows, without the last day, outside links and the mark of the default.
 *
 * People need the permission `price_lists.create`. API keys need the scope `price_lists.write`.
 *
 * `POST /api/v1/price-lists/{priceListId}/duplicate`
 */
export const duplicatePriceList = call<
  [priceListId: string, body?: DuplicatePriceListBody],
  types.PriceList,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/price-lists/{priceListId}/duplicate body key');

/**
 * List the targets of a mapping
 *
 * Every column an import knows, the portal's own fields too, in the order of the template. Files of requisition
 * lines also fill custom fields of their catalog items, `catalogItem.custom.<key>`, for those who may change the
 * catalog (`catalog.update`, of keys `catalog.write`).
 *
 * People need the permission `price_lists.update`. API keys need the scope `price_lists.read`.
 *
 * `GET /api/v1/price-lists/{priceListId}/exchange/columns`
 */
export const listImportColumns = call<[priceListId: string], types.ListImportColumns, 'not_found'>(
  'GET /api/v1/price-lists/{priceListId}/exchange/columns',
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
        /** Up to 3 of id, price, minQuantity, deliveryDays, createdAt, updatedAt; `-` before descending ones */
        sort?: string | undefined;
        /** Adds `meta.total`, exact to 10 000 */
        includeTotal?: boolean | undefined;
        /** Up to 50 paths to keep; `id` and `version` always stay */
        fields?: string | undefined;
        /** Up to 5 of nothing here yet */
        expand?: string | undefined;
        /** At least 2 characters, looked for in supplier_sku, supplier_name */
        search?: string | undefined;
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
        /** supplierSku is one of the given, comma separated */
        supplierSku?: string | undefined;
        /** supplierSku eq */
        'supplierSku[eq]'?: string | undefined;
        /** supplierSku ne */
        'supplierSku[ne]'?: string | undefined;
        /** supplierSku in */
        'supplierSku[in]'?: string | undefined;
        /** supplierSku nin */
        'supplierSku[nin]'?: string | undefined;
        /** supplierSku contains */
        'supplierSku[contains]'?: string | undefined;
        /** supplierSku startsWith */
        'supplierSku[startsWith]'?: string | undefined;
        /** supplierSku isNull */
        'supplierSku[isNull]'?: string | undefined;
        /** price is one of the given, comma separated */
        price?: string | undefined;
        /** price eq */
        'price[eq]'?: string | undefined;
        /** price ne */
        'price[ne]'?: string | undefined;
        /** price gt */
        'price[gt]'?: string | undefined;
        /** price gte */
        'price[gte]'?: string | undefined;
        /** price lt */
        'price[lt]'?: string | undefined;
        /** price lte */
        'price[lte]'?: string | undefined;
        /** isFree is one of the given, comma separated */
        isFree?: string | undefined;
        /** isFree eq */
        'isFree[eq]'?: string | undefined;
        /** minQuantity is one of the given, comma separated */
        minQuantity?: string | undefined;
        /** minQuantity eq */
        'minQuantity[eq]'?: string | undefined;
        /** minQuantity ne */
        'minQuantity[ne]'?: string | undefined;
        /** minQuantity gt */
        'minQuantity[gt]'?: string | undefined;
        /** minQuantity gte */
        'minQuantity[gte]'?: string | undefined;
        /** minQuantity lt */
        'minQuantity[lt]'?: string | undefined;
        /** minQuantity lte */
        'minQuantity[lte]'?: string | undefined;
        /** deliveryDays is one of the given, comma separated */
        deliveryDays?: string | undefined;
        /** deliveryDays eq */
        'deliveryDays[eq]'?: string | undefined;
        /** deliveryDays ne */
        'deliveryDays[ne]'?: string | undefined;
        /** deliveryDays gt */
        'deliveryDays[gt]'?: string | undefined;
        /** deliveryDays gte */
        'deliveryDays[gte]'?: string | undefined;
        /** deliveryDays lt */
        'deliveryDays[lt]'?: string | undefined;
        /** deliveryDays lte */
        'deliveryDays[lte]'?: string | undefined;
        /** deliveryDays in */
        'deliveryDays[in]'?: string | undefined;
        /** deliveryDays isNull */
        'deliveryDays[isNull]'?: string | undefined;
        /** validFrom is one of the given, comma separated */
        validFrom?: string | undefined;
        /** validFrom eq */
        'validFrom[eq]'?: string | undefined;
        /** validFrom gt */
        'validFrom[gt]'?: string | undefined;
        /** validFrom gte */
        'validFrom[gte]'?: string | undefined;
        /** validFrom lt */
        'validFrom[lt]'?: string | undefined;
        /** validFrom lte */
        'validFrom[lte]'?: string | undefined;
        /** validFrom isNull */
        'validFrom[isNull]'?: string | undefined;
        /** validTo is one of the given, comma separated */
        validTo?: string | undefined;
        /** validTo eq */
        'validTo[eq]'?: string | undefined;
        /** validTo gt */
        'validTo[gt]'?: string | undefined;
        /** validTo gte */
        'validTo[gte]'?: string | undefined;
        /** validTo lt */
        'validTo[lt]'?: string | undefined;
        /** validTo lte */
        'validTo[lte]'?: string | undefined;
        /** validTo isNull */
        'validTo[isNull]'?: string | undefined;
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
        /** changedIn is one of the given, comma separated */
        changedIn?: string | undefined;
        /** changedIn eq */
        'changedIn[eq]'?: string | undefined;
        /** changedIn ne */
        'changedIn[ne]'?: string | undefined;
        /** changedIn gt */
        'changedIn[gt]'?: string | undefined;
        /** changedIn gte */
        'changedIn[gte]'?: string | undefined;
        /** changedIn lt */
        'changedIn[lt]'?: string | undefined;
        /** changedIn lte */
        'changedIn[lte]'?: string | undefined;
        /** changedIn in */
        'changedIn[in]'?: string | undefined;
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
        /** uom is one of the given, comma separated */
        uom?: string | undefined;
        /** uom eq */
        'uom[eq]'?: string | undefined;
        /** uom ne */
        'uom[ne]'?: string | undefined;
        /** uom in */
        'uom[in]'?: string | undefined;
        /** uom nin */
        'uom[nin]'?: string | undefined;
        /** uom contains */
        'uom[contains]'?: string | undefined;
        /** uom startsWith */
        'uom[startsWith]'?: string | undefined;
        /** priceListId eq */
        'priceListId[eq]'?: string | undefined;
        /** priceListId ne */
        'priceListId[ne]'?: string | undefined;
        /** priceListId in */
        'priceListId[in]'?: string | undefined;
        /** priceListId nin */
        'priceListId[nin]'?: string | undefined;
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
 * People need the permission `price_lists.export`. API keys need the scope `price_lists.read`.
 *
 * `POST /api/v1/price-lists/{priceListId}/exchange/export`
 */
export const exportRecords = download<
  [priceListId: string, body?: ExportRecordsBody],
  'not_found' | 'business_rule_violated' | 'unknown_reference' | 'validation_failed'
>('POST /api/v1/price-lists/{priceListId}/exchange/export body');

export type StartImportBody = {
  /** File. At most 32 MiB. */
  file: FileContent;
  /** `upsert` unless given */
  mode?: 'append' | 'upsert' | 'replace' | undefined;
};

/**
 * Upload a file to import
 *
 * XLSX, ODS, CSV or TSV of at most 200 000 rows. The answer comes at once with status `parsing`; poll the import
 * until its preview is ready. Nothing is written to the portal before the preview is applied. Everything expires
 * after 24 hours.
 *
 * People need the permission `price_lists.update`. API keys need the scope `price_lists.write`.
 *
 * `POST /api/v1/price-lists/{priceListId}/exchange/imports`
 */
export const startImport = upload<
  [priceListId: string, body: StartImportBody],
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
>('POST /api/v1/price-lists/{priceListId}/exchange/imports body key');

/**
 * Get an import
 *
 * Its state, its columns and their mapping, and how many rows were read and written so far; a page may poll it.
 *
 * People need the permission `price_lists.update`. API keys need the scope `price_lists.read`.
 *
 * `GET /api/v1/price-lists/{priceListId}/exchange/imports/{jobId}`
 */
export const getImport = call<[priceListId: string, jobId: string], types.ImportJob, 'not_found'>(
  'GET /api/v1/price-lists/{priceListId}/exchange/imports/{jobId}',
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
 * People need the permission `price_lists.update`. API keys need the scope `price_lists.write`.
 *
 * `POST /api/v1/price-lists/{priceListId}/exchange/imports/{jobId}/apply`
 */
export const applyImport = call<
  [priceListId: string, jobId: string, body?: ApplyImportBody],
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
>('POST /api/v1/price-lists/{priceListId}/exchange/imports/{jobId}/apply body key');

export interface GetErrorFileQuery {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
}

/**
 * Download rows with errors
 *
 * Rows as they stood in the file, behind two columns: the number of the row and what is wrong with it.
 *
 * People need the permission `price_lists.update`. API keys need the scope `price_lists.read`.
 *
 * `GET /api/v1/price-lists/{priceListId}/exchange/imports/{jobId}/errors`
 */
export const getErrorFile = download<[priceListId: string, jobId: string, query?: GetErrorFileQuery], 'not_found'>(
  'GET /api/v1/price-lists/{priceListId}/exchange/imports/{jobId}/errors query',
);

export type ChangePreviewBody = {
  /** Mapping: column of the file → target */
  mapping?: Record<string, unknown> | undefined;
  /** Parameters */
  parameters?: types.Parameters | undefined;
  /** Mode */
  mode?: 'append' | 'upsert' | 'replace' | undefined;
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
 * People need the permission `price_lists.update`. API keys need the scope `price_lists.write`.
 *
 * `PATCH /api/v1/price-lists/{priceListId}/exchange/imports/{jobId}/preview`
 */
export const changePreview = call<
  [priceListId: string, jobId: string, body?: ChangePreviewBody],
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
>('PATCH /api/v1/price-lists/{priceListId}/exchange/imports/{jobId}/preview body key');

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
 * People need the permission `price_lists.update`. API keys need the scope `price_lists.read`.
 *
 * `GET /api/v1/price-lists/{priceListId}/exchange/imports/{jobId}/rows`
 */
export const listImportRows = list<
  [priceListId: string, jobId: string, query?: ListImportRowsQuery],
  types.ListImportRows,
  'not_found'
>('GET /api/v1/price-lists/{priceListId}/exchange/imports/{jobId}/rows query');

export interface GetTemplateQuery {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
}

/**
 * Get the import template
 *
 * Every column an import knows, the portal's own fields too, and the service code in a hidden column.
 *
 * People need the permission `price_lists.update`. API keys need the scope `price_lists.read`.
 *
 * `GET /api/v1/price-lists/{priceListId}/exchange/template`
 */
export const getTemplate = download<[priceListId: string, query?: GetTemplateQuery], 'not_found'>(
  'GET /api/v1/price-lists/{priceListId}/exchange/template query',
);

export type ExportPriceListBody = {
  /** Format; csv unless given */
  format?: 'csv' | 'tsv' | undefined;
};

/**
 * Export a price list
 *
 * Rows in use, as CSV or TSV in UTF-8 with a byte order mark, however many there are. The delimiter of CSV and the
 * decimal sign are those of the regional settings. Text that a spreadsheet would take for a formula begins with an
 * apostrophe.
 *
 * People need the permission `price_lists.export`. API keys need the scope `price_lists.read`.
 *
 * `POST /api/v1/price-lists/{priceListId}/export`
 */
export const exportPriceList = download<
  [priceListId: string, body?: ExportPriceListBody],
  'not_found' | 'validation_failed'
>('POST /api/v1/price-lists/{priceListId}/export body');

export interface ListRowsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, price, minQuantity, deliveryDays, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in supplier_sku, supplier_name */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  catalogItemId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  supplierSku?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  price?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  isFree?: Filter<'eq'> | undefined;
  minQuantity?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  deliveryDays?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in' | 'isNull'> | undefined;
  validFrom?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  validTo?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  changedIn?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  uom?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
}

/**
 * List rows of a price list
 *
 * Page by page, whatever the length of the list. `changedIn` equal to `currentVersion` of the list marks what its
 * last change touched, and `previousPrice` is the price before it.
 *
 * People need the permission `price_lists.read`. API keys need the scope `price_lists.read`.
 *
 * `GET /api/v1/price-lists/{priceListId}/items`
 */
export const listRows = list<[priceListId: string, query?: ListRowsQuery], types.ReadCardRows, 'not_found'>(
  'GET /api/v1/price-lists/{priceListId}/items query',
);

export type UpsertRowsBody = {
  /** Rows */
  items: Array<{
    /** Catalog item */
    catalogItemId?: string | undefined;
    /** Item's article */
    sku?: string | undefined;
    /** Unit */
    uom?: types.BaseUom | undefined;
    /** Price of one unit */
    price: string;
    /** Supplier's article */
    supplierSku?: string | null | undefined;
    /** Supplier's name of the item */
    supplierName?: string | null | undefined;
    /** Given for nothing: the price is zero on purpose */
    isFree?: boolean | undefined;
    /** From this quantity */
    minQuantity?: string | undefined;
    /** Ordered in multiples of */
    batchSize?: string | null | undefined;
    /** Delivery term, days */
    deliveryDays?: number | null | undefined;
    /** First day */
    validFrom?: string | null | undefined;
    /** Last day */
    validTo?: string | null | undefined;
    /** VAT rate */
    vatRate?: types.VatRateOrNull | undefined;
    /** Discount, % */
    discountPercent?: string | undefined;
    /** Note */
    note?: string | null | undefined;
    /** Status */
    status?: 'active' | 'archived' | undefined;
  }>;
};

/**
 * Add or update rows of a price list
 *
 * Up to 5,000 rows, all or none. A row is known by its item, unit, `minQuantity` (1 unless given) and `validFrom`:
 * a new one is added, a known one takes the given fields and keeps the others. All errors come at once, each with
 * the place of its row. Rows of an active supplier list become prices of the catalog and the cheapest for one unit
 * the item's planned cost, whoever set it; each item whose planned cost differs has a new version and its own
 * event.
 *
 * People need the permission `price_lists.update`. API keys need the scope `price_lists.write`.
 *
 * `POST /api/v1/price-lists/{priceListId}/items`
 */
export const upsertRows = call<
  [priceListId: string, body: UpsertRowsBody],
  {
    /** Identifier */
    id: string;
    /** Rows added */
    added: number;
    /** Rows changed */
    changed: number;
    /** Rows that were so already */
    unchanged: number;
    /** Version of the prices */
    currentVersion: number;
    /** Counters */
    counters: types.Counters;
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
>('POST /api/v1/price-lists/{priceListId}/items body key');

export type UpdateRowBody = {
  /** Supplier's article */
  supplierSku?: string | null | undefined;
  /** Supplier's name of the item */
  supplierName?: string | null | undefined;
  /** Price of one unit */
  price?: string | undefined;
  /** Given for nothing: the price is zero on purpose */
  isFree?: boolean | undefined;
  /** From this quantity */
  minQuantity?: string | undefined;
  /** Ordered in multiples of */
  batchSize?: string | null | undefined;
  /** Delivery term, days */
  deliveryDays?: number | null | undefined;
  /** First day */
  validFrom?: string | null | undefined;
  /** Last day */
  validTo?: string | null | undefined;
  /** VAT rate */
  vatRate?: types.VatRateOrNull | undefined;
  /** Discount, % */
  discountPercent?: string | undefined;
  /** Note */
  note?: string | null | undefined;
  /** Status */
  status?: 'active' | 'archived' | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a row of a price list
 *
 * Fields left out stay, null clears. `If-Match` names the version of the row. The item and the unit of a row never
 * change.
 *
 * People need the permission `price_lists.update`. API keys need the scope `price_lists.write`.
 *
 * `PATCH /api/v1/price-lists/{priceListId}/items/{itemId}`
 */
export const updateRow = call<
  [priceListId: string, itemId: string, body?: UpdateRowBody],
  types.RowsItemsItemsItem,
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
>('PATCH /api/v1/price-lists/{priceListId}/items/{itemId} body key');

/**
 * Delete a row of a price list
 *
 * The history of versions keeps what it was. An item that was planned by it is planned by the cheapest price the
 * active list has left. `If-Match` names the version of the row.
 *
 * People need the permission `price_lists.update`. API keys need the scope `price_lists.write`.
 *
 * `DELETE /api/v1/price-lists/{priceListId}/items/{itemId}`
 */
export const deleteRow = call<
  [priceListId: string, itemId: string],
  {
    /** Row */
    id: string;
    result: 'deleted';
  },
  | 'not_found'
  | 'conflict'
  | 'resource_archived'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/price-lists/{priceListId}/items/{itemId}');

/**
 * Restore a price list
 *
 * It comes back as a draft. Restoring one that is not archived changes nothing.
 *
 * People need the permission `price_lists.update`. API keys need the scope `price_lists.write`.
 *
 * `POST /api/v1/price-lists/{priceListId}/restore`
 */
export const restorePriceList = call<
  [priceListId: string],
  types.PriceList,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/price-lists/{priceListId}/restore key');

export interface ListVersionsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of n; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  n?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in'> | undefined;
  source?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  at?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List versions of a price list
 *
 * People need the permission `price_lists.read`. API keys need the scope `price_lists.read`.
 *
 * `GET /api/v1/price-lists/{priceListId}/versions`
 */
export const listVersions = list<
  [priceListId: string, query?: ListVersionsQuery],
  {
    items: Array<{
      /** Identifier */
      id: string;
      /** Number, 1 for the list as it was created */
      n: number;
      /** When */
      at: string;
      /** By whom */
      byId: string | null;
      /** Where it came from */
      source: Open<'manual' | 'api' | 'duplicate' | 'import' | 'system'>;
      /** Rows added */
      added: number;
      /** Rows changed */
      changed: number;
      /** Rows removed */
      removed: number;
    }>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/price-lists/{priceListId}/versions query');

export interface ListChangesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of place; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  place?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in'> | undefined;
  catalogItemId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  field?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
}

/**
 * List what a version changed
 *
 * Field by field: rows in the order they stand in the list, and the header without a row.
 *
 * People need the permission `price_lists.read`. API keys need the scope `price_lists.read`.
 *
 * `GET /api/v1/price-lists/{priceListId}/versions/{versionId}/changes`
 */
export const listChanges = list<
  [priceListId: string, versionId: string, query?: ListChangesQuery],
  {
    items: Array<{
      /** Version */
      id: string;
      /** Place in the difference */
      place: number;
      /** Row */
      rowId: string | null;
      /** Catalog item */
      catalogItemId: string | null;
      /** Field */
      field: string;
      /** What it was; null for a new row. Numbers are decimal text; null is «none». */
      from: unknown;
      /** What it is; null for a removed row. Numbers are decimal text; null is «none». */
      to: unknown;
    }>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/price-lists/{priceListId}/versions/{versionId}/changes query');
