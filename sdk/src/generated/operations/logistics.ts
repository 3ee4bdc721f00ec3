// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import type { FileContent } from '../../calls/file-content.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import { upload } from '../../calls/upload.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

/**
 * Summary of logistics
 *
 * How many objects, drivers, vehicles, routes, delivery batches and documents stand where. `late` are batches that
 * were planned for a day before today, by the company's clock, and have not come.
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics`
 */
export const readSummary = call<
  [],
  {
    objects: types.Objects;
    drivers: types.Objects;
    vehicles: types.Objects;
    routes: {
      /** In use */
      active: number;
      /** In the archive */
      archived: number;
      /** Planned for today */
      today: number;
    };
    /** Delivery batches by status, archived ones aside; every status is there */
    batches: Array<{
      /** Status */
      status: string;
      /** How many */
      count: number;
    }>;
    late: {
      /** How many there are */
      count: number;
      /** The earliest of them, at most 50 */
      items: Array<types.DeliveryBatch>;
    };
    /** Delivery documents by stage */
    documents: Array<{
      /** Status */
      status: string;
      /** How many */
      count: number;
    }>;
  },
  never
>('GET /api/v1/logistics');

export interface ListBatchesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, number, plannedDate, dispatchedAt, deliveredAt, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /**
   * At least 2 characters, looked for in numbers of the batch and its requisition, object, supplier, names and
   * articles of items. Words in any order and form, their beginnings and parts; one typo apart where nothing else is
   * found. Without `sort` the most relevant come first.
   */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  procurementId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  supplierId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  routeId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  objectId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  warehouseId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  plannedDate?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  dispatchedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  deliveredAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  splitFromId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  isActive?: Filter<'eq'> | undefined;
}

/**
 * List delivery batches
 *
 * Each with its items.
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics/batches`
 */
export const listBatches = list<
  [query?: ListBatchesQuery],
  {
    items: Array<types.DeliveryBatch>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/logistics/batches query');

export type CreateBatchBody = {
  /** Requisition. Whose lines it carries; set when it is created, by its items unless given. */
  procurementId?: string | null | undefined;
  /** Supplier */
  supplierId?: string | null | undefined;
  /** Route */
  routeId?: string | null | undefined;
  /** Stop of the route */
  stopId?: string | null | undefined;
  /** Logistics object. Where it goes: the object of the stop unless given. */
  objectId?: string | null | undefined;
  /** Warehouse. Whose stock it enters: that of the object or of the requisition unless given. */
  warehouseId?: string | null | undefined;
  /** Planned for. The date of the route unless given. */
  plannedDate?: string | null | undefined;
  /** Who received it */
  recipientName?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Items, the whole list */
  items?:
    | Array<{
        /** Item that is there; a new one without it */
        id?: string | undefined;
        /** Quantity */
        quantity: string;
        /** Requisition line */
        procurementItemId?: string | null | undefined;
        /** Decision it is delivered by. The only one of the supplier of the batch unless given. */
        allocationId?: string | null | undefined;
        /** Catalog item. That of the requisition line unless given. */
        catalogItemId?: string | null | undefined;
        /** Name. That of the requisition line or of the catalog item unless given. */
        name?: string | undefined;
        /** Unit. That of the requisition line, which is not changed; else the base unit of the catalog item. */
        uom?: types.BaseUom | undefined;
        /** Weight of it all, kg. By the catalog item unless given. */
        weightKg?: string | null | undefined;
        /** Volume of it all, m³. By the catalog item unless given. */
        volumeM3?: string | null | undefined;
        /** Comment */
        comment?: string | null | undefined;
      }>
    | undefined;
};

/**
 * Create a delivery batch
 *
 * A planned one. Its `items` are lines of one requisition, catalog items, or what is written by hand. All batches
 * of a line that were neither cancelled nor returned carry at most what was decided for it, and at most what was
 * decided for the supplier of a decision that is named: otherwise `over_batched`, which names the line, what was
 * decided and what other batches carry. Weight and volume come from the catalog unless given. More than the
 * vehicle of the route carries is told of in `warnings`.
 *
 * People need the permission `logistics.create`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/batches`
 */
export const createBatch = call<
  [body?: CreateBatchBody],
  types.CreateBatch,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/batches body key');

/**
 * Get a delivery batch
 *
 * With the receipts that name it, and where the caller may move it now.
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics/batches/{batchId}`
 */
export const getBatch = call<[batchId: string], types.CreateBatch, 'not_found'>(
  'GET /api/v1/logistics/batches/{batchId}',
);

export type UpdateBatchBody = {
  /** Requisition. Whose lines it carries; set when it is created, by its items unless given. */
  procurementId?: string | null | undefined;
  /** Supplier */
  supplierId?: string | null | undefined;
  /** Route */
  routeId?: string | null | undefined;
  /** Stop of the route */
  stopId?: string | null | undefined;
  /** Logistics object. Where it goes: the object of the stop unless given. */
  objectId?: string | null | undefined;
  /** Warehouse. Whose stock it enters: that of the object or of the requisition unless given. */
  warehouseId?: string | null | undefined;
  /** Planned for. The date of the route unless given. */
  plannedDate?: string | null | undefined;
  /** Who received it */
  recipientName?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Items, the whole list */
  items?:
    | Array<{
        /** Item that is there; a new one without it */
        id?: string | undefined;
        /** Quantity */
        quantity: string;
        /** Requisition line */
        procurementItemId?: string | null | undefined;
        /** Decision it is delivered by. The only one of the supplier of the batch unless given. */
        allocationId?: string | null | undefined;
        /** Catalog item. That of the requisition line unless given. */
        catalogItemId?: string | null | undefined;
        /** Name. That of the requisition line or of the catalog item unless given. */
        name?: string | undefined;
        /** Unit. That of the requisition line, which is not changed; else the base unit of the catalog item. */
        uom?: types.BaseUom | undefined;
        /** Weight of it all, kg. By the catalog item unless given. */
        weightKg?: string | null | undefined;
        /** Volume of it all, m³. By the catalog item unless given. */
        volumeM3?: string | null | undefined;
        /** Comment */
        comment?: string | null | undefined;
      }>
    | undefined;
  /** Wanted status */
  status?: types.DeliveryBatchStatus | undefined;
  /** Why it was returned or cancelled */
  reason?: string | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a delivery batch
 *
 * Fields left out stay, null clears. `items` are the whole list, until the batch leaves: those with an `id` stay,
 * others are new, those not named go. A `status` moves the batch after that, as the addresses of its moves do:
 * `delivered` says that everything has come, `returned` and `cancelled` need a `reason`; what has come in part is
 * said at `/deliver`, with its quantities. Of a batch that is closed only the comment, who received it and custom
 * fields may change.
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `PATCH /api/v1/logistics/batches/{batchId}`
 */
export const updateBatch = call<
  [batchId: string, body?: UpdateBatchBody],
  types.CreateBatch,
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
>('PATCH /api/v1/logistics/batches/{batchId} body key');

/**
 * Delete a delivery batch
 *
 * A planned or a cancelled batch that no document, receipt or further batch names is deleted, and any other is
 * archived. A planned one in the archive no longer counts as carried. What is being loaded or under way is
 * cancelled or returned first (`batch_on_the_way`). Archiving again changes nothing.
 *
 * People need the permission `logistics.delete`. API keys need the scope `warehouses.delete`.
 *
 * `DELETE /api/v1/logistics/batches/{batchId}`
 */
export const deleteBatch = call<
  [batchId: string],
  types.DeleteBatch,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/logistics/batches/{batchId}');

export type CancelBatchBody = {
  /** Reason */
  reason: string;
};

/**
 * Cancel a delivery batch
 *
 * Until it leaves. Its lines may be planned anew.
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/batches/{batchId}/cancel`
 */
export const cancelBatch = call<
  [batchId: string, body: CancelBatchBody],
  types.CreateBatch,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'resource_archived'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/batches/{batchId}/cancel body key');

export type DeliverBatchBody = {
  /** What has come of the items, where it is not all */
  items?:
    | Array<{
        /** Item of the batch */
        id: string;
        /** So much of it has come in all */
        deliveredQuantity: string;
      }>
    | undefined;
  /** Whether what is missing goes with a new batch */
  split?: boolean | undefined;
  /** When it came; now unless given, and never in the future */
  deliveredAt?: string | undefined;
  /** Who received it */
  recipientName?: string | null | undefined;
};

/**
 * Note that a delivery batch has come
 *
 * Items that are not named have come whole. Where less came of any, the batch is `partially_delivered`, and more
 * may come with it later: the quantities are always what has come in all. With `split` what is missing goes with a
 * new planned batch, told in `split`. The receipt into stock is offered by `/receipt-draft`; nothing enters the
 * stock by itself.
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/batches/{batchId}/deliver`
 */
export const deliverBatch = call<
  [batchId: string, body?: DeliverBatchBody],
  {
    /** Identifier */
    id: string;
    /** Number */
    number: string;
    /** Status */
    status: Open<types.DeliveryBatchStatus>;
    /** Something is still to happen. Not delivered, returned, cancelled or archived. */
    isActive: boolean;
    /** Requisition. Whose lines it carries; set when it is created, by its items unless given. */
    procurementId: string | null;
    /** Number of the requisition */
    procurementNumber: string | null;
    /** Supplier */
    supplierId: string | null;
    /** The supplier */
    supplier: types.SupplierOrNull;
    /** Route */
    routeId: string | null;
    /** Stop of the route */
    stopId: string | null;
    /** Order of the stop */
    stopSequence: number | null;
    /** Logistics object. Where it goes: the object of the stop unless given. */
    objectId: string | null;
    /** Where it goes */
    object: types.ObjectOrNull;
    /** Warehouse. Whose stock it enters: that of the object or of the requisition unless given. */
    warehouseId: string | null;
    /** Planned for. The date of the route unless given. */
    plannedDate: string | null;
    /** Dispatched */
    dispatchedAt: string | null;
    /** Delivered */
    deliveredAt: string | null;
    /** Who received it */
    recipientName: string | null;
    /** Why it was returned or cancelled */
    statusReason: string | null;
    /** Comment of the driver */
    driverComment: string | null;
    /** Batch it was split off */
    splitFromId: string | null;
    /** Items */
    itemCount: number;
    /** Weight, kg. Of the items whose weight is known, without what was moved into another batch. */
    weightKg: string;
    /** Volume, m³. Of the items whose volume is known, without what was moved into another batch. */
    volumeM3: string;
    /** Items. In their order. */
    items: Array<{
      /** Identifier */
      id: string;
      /** Place among the items */
      position: number;
      /** Requisition line */
      procurementItemId: string | null;
      /** Decision it is delivered by. The only one of the supplier of the batch unless given. */
      allocationId: string | null;
      /** Catalog item. That of the requisition line unless given. */
      catalogItemId: string | null;
      /** Article */
      sku: string | null;
      /** Name. That of the requisition line or of the catalog item unless given. */
      name: string;
      /** Quantity */
      quantity: string;
      /** Delivered */
      deliveredQuantity: string | null;
      /** Moved into another batch. What was missing at the delivery and goes with the batch that was split off. */
      movedQuantity: string;
      /** Unit. That of the requisition line, which is not changed; else the base unit of the catalog item. */
      uom: Open<types.BaseUom>;
      /** Base units in one. As it was when the item was written. */
      factorToBase: string;
      /** Weight of it all, kg. By the catalog item unless given. */
      weightKg: string | null;
      /** Volume of it all, m³. By the catalog item unless given. */
      volumeM3: string | null;
      /** Comment */
      comment: string | null;
    }>;
    /** Construction project. Of the requisition. */
    constructionProject: types.ConstructionProjectOrNull;
    /** Comment */
    comment: string | null;
    /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
    customFields: Record<string, unknown>;
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
    /** Where the caller may move it now */
    allowedMoves: Array<{
      /** Status */
      to: Open<types.DeliveryBatchStatus>;
      requires: Array<Open<'items' | 'reason' | 'quantities'>>;
    }>;
    /** Stock receipts that name it, those taken back too, the newest first */
    receipts: Array<{
      /** Identifier */
      id: string;
      /** Number */
      number: string;
      /** Warehouse */
      warehouseId: string;
      /** Received at */
      receivedAt: string;
      /** Status */
      status: Open<'posted' | 'reversed'>;
    }>;
    /** Warnings */
    warnings: Array<{
      /** Stable code */
      code: string;
      /** The same in words */
      message: string;
      /** What it is about */
      meta: {
        /** Requisition */
        procurementId?: string;
        /** Why it was cancelled */
        cancelReason?: string;
        /** Route */
        routeId?: string;
        /** Driver */
        driverId?: string;
        /** Last day of the licence */
        licenseValidTo?: string;
        /** Vehicle */
        vehicleId?: string;
        /** What the vehicle carries, kg or m³ */
        capacity?: string;
        /** What its batches come to, kg or m³ */
        load?: string;
        /** Items, at most 20 */
        itemIds?: Array<string>;
      };
    }>;
    /** New batch of what is missing */
    split: {
      /** Identifier */
      id: string;
      /** Number */
      number: string;
    } | null;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'resource_archived'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/batches/{batchId}/deliver body key');

/**
 * Dispatch a delivery batch
 *
 * A loading batch leaves; what it carries no longer changes.
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/batches/{batchId}/dispatch`
 */
export const dispatchBatch = call<
  [batchId: string],
  types.CreateBatch,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'resource_archived'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/batches/{batchId}/dispatch key');

export type MakeBatchLinkBody = {
  /** It opens until */
  expiresAt?: string | undefined;
};

/**
 * Make the driver's link of a delivery batch
 *
 * Whoever has the link sees what is brought where, without prices, and notes in the name of the driver that it was
 * loaded, has arrived and was handed over. It opens until two days after the planned date, also when that moves;
 * `expiresAt` says another end, at most 60 days ahead. The link there was before ends. Nothing is sent: pass `url`
 * on, or let `qr` be scanned.
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/batches/{batchId}/driver-link`
 */
export const makeBatchLink = call<
  [batchId: string, body?: MakeBatchLinkBody],
  types.MakeBatchLink_2,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
>('POST /api/v1/logistics/batches/{batchId}/driver-link body key');

/**
 * Get the driver's link of a delivery batch
 *
 * The link to pass on once more. Whoever has it acts in the name of the driver, so it is given to those who may
 * change deliveries. Refused where none was made, or where it was ended (`no_driver_link`).
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `GET /api/v1/logistics/batches/{batchId}/driver-link`
 */
export const readBatchLink = call<[batchId: string], types.MakeBatchLink_2, 'not_found' | 'conflict'>(
  'GET /api/v1/logistics/batches/{batchId}/driver-link',
);

/**
 * Revoke the driver's link of a delivery batch
 *
 * It opens no more and takes nothing, also of what a driver without connection has noted already.
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `DELETE /api/v1/logistics/batches/{batchId}/driver-link`
 */
export const revokeBatchLink = call<
  [batchId: string],
  types.DeleteBatch,
  | 'not_found'
  | 'conflict'
  | 'resource_archived'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/logistics/batches/{batchId}/driver-link');

/**
 * Load a delivery batch
 *
 * A planned batch that carries something is being loaded. Goods of a cancelled requisition are not loaded
 * (`requisition_status`).
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/batches/{batchId}/load`
 */
export const loadBatch = call<
  [batchId: string],
  types.CreateBatch,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'resource_archived'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/batches/{batchId}/load key');

/**
 * Draft the stock receipt of a delivery batch
 *
 * The body to send to `POST /api/v1/purchase-requisitions/{procurementId}/stock-receipt`: what was delivered of
 * the lines of the requisition, less what receipts of the batch have taken in. Nothing is saved. Refused until
 * something was delivered (`batch_not_delivered`), without a requisition (`no_requisition`), and once all is
 * received (`nothing_to_receive`).
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics/batches/{batchId}/receipt-draft`
 */
export const draftReceipt = call<
  [batchId: string],
  {
    /** Warehouse; null where nobody has said which */
    warehouseId: string | null;
    /** When it was received; not in the future */
    receivedAt: string;
    /** Delivery batch */
    deliveryBatchId: string;
    /** What came with the batch and is not received yet */
    items: Array<{
      /** Requisition line */
      procurementItemId: string;
      /** Delivered, in the unit of the line; what was sent back among it */
      quantity: string;
      /** Supplier */
      supplierId: string | null;
    }>;
  },
  'not_found' | 'conflict'
>('GET /api/v1/logistics/batches/{batchId}/receipt-draft');

/**
 * Restore a delivery batch
 *
 * A planned one only while its lines are not carried by others meanwhile (`over_batched`).
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/batches/{batchId}/restore`
 */
export const restoreBatch = call<
  [batchId: string],
  types.CreateBatch,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/batches/{batchId}/restore key');

export type ReturnBatchBody = {
  /** Reason */
  reason: string;
};

/**
 * Return a delivery batch
 *
 * What is in transit came back with nothing delivered: it no longer counts as carried, and the lines may be
 * planned anew.
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/batches/{batchId}/return`
 */
export const returnBatch = call<
  [batchId: string, body: ReturnBatchBody],
  types.CreateBatch,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'resource_archived'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/batches/{batchId}/return body key');

export interface ListDriversQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, fullName, licenseValidTo, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in full_name, phone, license_number */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  fullName?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  licenseNumber?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  licenseValidTo?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  carrierId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  isActive?: Filter<'eq'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  licenseExpired?: Filter<'eq'> | undefined;
}

/**
 * List drivers
 *
 * `licenseExpired=true` shows those whose licence is over by the clock of the company.
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics/drivers`
 */
export const listDrivers = list<
  [query?: ListDriversQuery],
  {
    items: Array<types.Driver>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/logistics/drivers query');

export type CreateDriverBody = {
  /** Full name */
  fullName: string;
  /** Phone */
  phone?: string | null | undefined;
  /** Driving licence */
  licenseNumber?: string | null | undefined;
  /** Licence valid until. The last day. */
  licenseValidTo?: string | null | undefined;
  /** Passport. Written whole and kept sealed; answers show its last digits. */
  passport?: string | null | undefined;
  /** Carrier. The counterparty that carries; null for our own. */
  carrierId?: string | null | undefined;
  /** In use. Who is not in use stays in records and is not offered for new ones. */
  isActive?: boolean | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
};

/**
 * Add a driver
 *
 * Only the name is required. A passport is given whole, kept sealed and shown by its last digits; giving one needs
 * the right to issue documents.
 *
 * People need the permission `logistics.create`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/drivers`
 */
export const createDriver = call<
  [body: CreateDriverBody],
  types.Driver,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/drivers body key');

/**
 * Get a driver
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics/drivers/{driverId}`
 */
export const getDriver = call<[driverId: string], types.Driver, 'not_found'>(
  'GET /api/v1/logistics/drivers/{driverId}',
);

export type UpdateDriverBody = {
  /** Full name */
  fullName?: string | undefined;
  /** Phone */
  phone?: string | null | undefined;
  /** Driving licence */
  licenseNumber?: string | null | undefined;
  /** Licence valid until. The last day. */
  licenseValidTo?: string | null | undefined;
  /** Passport. Written whole and kept sealed; answers show its last digits. */
  passport?: string | null | undefined;
  /** Carrier. The counterparty that carries; null for our own. */
  carrierId?: string | null | undefined;
  /** In use. Who is not in use stays in records and is not offered for new ones. */
  isActive?: boolean | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a driver
 *
 * Fields left out stay, null clears. A passport is given whole and shown by its last digits; giving one needs the
 * right to issue documents.
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `PATCH /api/v1/logistics/drivers/{driverId}`
 */
export const updateDriver = call<
  [driverId: string, body?: UpdateDriverBody],
  types.Driver,
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
>('PATCH /api/v1/logistics/drivers/{driverId} body key');

/**
 * Delete a driver
 *
 * A driver whom no route, batch or document names, and who has no files, is removed. Any other goes to the
 * archive; the answer tells which.
 *
 * People need the permission `logistics.delete`. API keys need the scope `warehouses.delete`.
 *
 * `DELETE /api/v1/logistics/drivers/{driverId}`
 */
export const deleteDriver = call<
  [driverId: string],
  types.DeleteBatch,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/logistics/drivers/{driverId}');

/**
 * Read the passport of a driver
 *
 * Whole, for those who issue documents. Each reading is recorded.
 *
 * People need the permission `logistics.documents`. API keys cannot call it.
 *
 * `POST /api/v1/logistics/drivers/{driverId}/passport`
 */
export const readPassport = call<
  [driverId: string],
  {
    /** Passport */
    passport: string | null;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/drivers/{driverId}/passport key');

/**
 * Restore a driver
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/drivers/{driverId}/restore`
 */
export const restoreDriver = call<
  [driverId: string],
  types.Driver,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/drivers/{driverId}/restore key');

export interface ReadMapQuery {
  /** Planned for this day */
  date?: Text | undefined;
  /** Planned from this day on */
  dateFrom?: Text | undefined;
  /** Planned until this day */
  dateTo?: Text | undefined;
  /** Region of the objects */
  region?: Text | undefined;
  /** Statuses of batches, separated by commas */
  status?: Text | undefined;
  /** Window: west, south, east, north */
  bbox?: Text | undefined;
  /** At most so many of each kind; 10 000 unless given */
  limit?: number | undefined;
}

/**
 * Read the planned map
 *
 * Objects, routes with their stops and batches, and vehicles with their last point. `date` is one day, `dateFrom`
 * and `dateTo` a span; without days it is what is in use and not over yet. `region` keeps routes that stop at an
 * object of the region, `status` those that carry a batch of the status. Where days, a region or statuses are
 * asked for, vehicles are those that drive the routes shown. Distances are straight lines along the stops.
 * `truncated` says that a kind has more than `limit`: ask for a smaller `bbox`.
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics/map`
 */
export const readMap = call<
  [query?: ReadMapQuery],
  {
    /** Logistics objects that have coordinates */
    objects: Array<{
      /** Identifier */
      id: string;
      /** Code. Given by a sequence where it is left out. */
      code: string;
      /** Name */
      name: string;
      /** Kind */
      kind: Open<types.LogisticsObjectKind>;
      /** Region */
      region: string | null;
      /** Address */
      address: string | null;
      /** Latitude. Degrees north. */
      latitude: string | null;
      /** Longitude. Degrees east. */
      longitude: string | null;
      /** Warehouse */
      warehouseId: string | null;
      /** Counterparty */
      counterpartyId: string | null;
    }>;
    /** Routes */
    routes: Array<{
      /** Identifier */
      id: string;
      /** Number */
      number: string;
      /** Name. Of its first and last stop unless given. */
      name: string;
      /** Planned for */
      plannedDate: string | null;
      /**
       * Distance in a straight line, km. The sum of the straight lines (great circles) from stop to stop: no road is
       * that short. Null while a stop has no coordinates.
       */
      distanceKm: string | null;
      /** In use */
      isActive: boolean;
      /** Carrier */
      carrierId: string | null;
      /** Name of the carrier. As the counterparty is named; written by hand where none is referred to. */
      carrierName: string | null;
      /** Name of the driver. As the driver is named; written by hand where none is referred to. */
      driverName: string | null;
      /** Vehicle */
      vehicleId: string | null;
      /** Plate number. Of the vehicle; written by hand where none is referred to. */
      vehicleNumber: string | null;
      /** Stops */
      stops: Array<{
        /** Identifier */
        id: string;
        /** Order on the way. From 1 without gaps. Left out of all stops, they are passed in the order given. */
        sequence: number;
        /** Kind. Unless given: the first is the origin, the last the destination, and the others are deliveries. */
        kind: Open<types.StopsItemKind>;
        /** Label */
        label: string | null;
        /** Logistics object. Gives its name, address and coordinates to a stop that is written without them. */
        objectId: string | null;
        /** Address */
        address: string | null;
        /** Latitude. Degrees north. */
        latitude: string | null;
        /** Longitude. Degrees east. */
        longitude: string | null;
        /** Planned at */
        plannedAt: string | null;
      }>;
      /** Batches on the route */
      batches: Array<{
        /** Identifier */
        id: string;
        /** Number */
        number: string;
        /** Status */
        status: Open<types.DeliveryBatchStatus>;
        /** Stop of the route */
        stopId: string | null;
        /** Order of the stop */
        stopSequence: number | null;
        /** Logistics object. Where it goes: the object of the stop unless given. */
        objectId: string | null;
        /** Requisition. Whose lines it carries; set when it is created, by its items unless given. */
        procurementId: string | null;
        /** Number of the requisition */
        procurementNumber: string | null;
        /** Planned for. The date of the route unless given. */
        plannedDate: string | null;
        /** Items */
        itemCount: number;
        /** Weight, kg. Of the items whose weight is known, without what was moved into another batch. */
        weightKg: string;
        /** Volume, m³. Of the items whose volume is known, without what was moved into another batch. */
        volumeM3: string;
        /** What it carries, the first three items */
        goods: Array<{
          /** Name. That of the requisition line or of the catalog item unless given. */
          name: string;
          /** Quantity */
          quantity: string;
          /** Unit. That of the requisition line, which is not changed; else the base unit of the catalog item. */
          uom: Open<types.BaseUom>;
        }>;
      }>;
    }>;
    /** Batches that go to an object and stand on no route */
    batches: Array<{
      /** Identifier */
      id: string;
      /** Number */
      number: string;
      /** Status */
      status: Open<types.DeliveryBatchStatus>;
      /** Stop of the route */
      stopId: string | null;
      /** Order of the stop */
      stopSequence: number | null;
      /** Logistics object. Where it goes: the object of the stop unless given. */
      objectId: string | null;
      /** Requisition. Whose lines it carries; set when it is created, by its items unless given. */
      procurementId: string | null;
      /** Number of the requisition */
      procurementNumber: string | null;
      /** Planned for. The date of the route unless given. */
      plannedDate: string | null;
      /** Items */
      itemCount: number;
      /** Weight, kg. Of the items whose weight is known, without what was moved into another batch. */
      weightKg: string;
      /** Volume, m³. Of the items whose volume is known, without what was moved into another batch. */
      volumeM3: string;
      /** What it carries, the first three items */
      goods: Array<{
        /** Name. That of the requisition line or of the catalog item unless given. */
        name: string;
        /** Quantity */
        quantity: string;
        /** Unit. That of the requisition line, which is not changed; else the base unit of the catalog item. */
        uom: Open<types.BaseUom>;
      }>;
    }>;
    /** Vehicles */
    vehicles: Array<{
      /** Identifier */
      id: string;
      /** Plate. Russian plates are kept in Cyrillic capitals without spaces, others as they are given. */
      plateNumber: string;
      /** Model */
      model: string | null;
      /** Kind */
      kind: Open<types.VehicleKind>;
      /** Where it was last */
      location: {
        /** Recorded. By the clock of the device; at most five minutes ahead of ours. */
        recordedAt: string;
        /** What it does. `unknown` unless given. */
        status: Open<types.LatestLocationStatus>;
        /** Address */
        address: string | null;
        /** Latitude. Degrees north. */
        latitude: string;
        /** Longitude. Degrees east. */
        longitude: string;
        /** Speed, km/h */
        speed: string | null;
        /** Heading, degrees from north */
        heading: string | null;
        /** Seconds since it was recorded */
        ageSeconds: number;
      } | null;
    }>;
    /** Regions of the objects in use */
    regions: Array<{
      /** Region */
      region: string;
      /** Objects */
      objects: number;
    }>;
    /** Objects in use that have no coordinates */
    objectsWithoutCoordinates: number;
    /** What is planned on the days around */
    days: Array<{
      /** Date */
      date: string;
      /** Routes */
      routes: number;
      /** Batches */
      batches: number;
    }>;
    /** There is more than the limit */
    truncated: boolean;
    tiles: {
      /**
       * Address of the map tiles. With `{z}`, `{x}` and `{y}` of the usual scheme (Web Mercator, 256 pixels); `https`
       * alone. Browsers ask it themselves. Null for the map that comes with the product.
       */
      mapTilesUrl: string | null;
      /** Who made the map. Stands on the map as the licence of the tiles demands; needed with an address. */
      mapTilesAttribution: string | null;
    } | null;
  },
  never
>('GET /api/v1/logistics/map query');

export interface ListObjectsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, code, name, region, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in code, name, address, contact_name */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  code?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  kind?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  region?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  warehouseId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  counterpartyId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  isActive?: Filter<'eq'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List logistics objects
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics/objects`
 */
export const listObjects = list<
  [query?: ListObjectsQuery],
  {
    items: Array<types.LogisticsObject>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/logistics/objects query');

export type CreateObjectBody = {
  /** Name */
  name: string;
  /** Code. Given by a sequence where it is left out. */
  code?: string | undefined;
  /** Kind */
  kind?: types.LogisticsObjectKind | undefined;
  /** Address */
  address?: string | null | undefined;
  /** Region */
  region?: string | null | undefined;
  /** Latitude. Degrees north. */
  latitude?: string | null | undefined;
  /** Longitude. Degrees east. */
  longitude?: string | null | undefined;
  /** Contact person */
  contactName?: string | null | undefined;
  /** Phone */
  phone?: string | null | undefined;
  /** Warehouse */
  warehouseId?: string | null | undefined;
  /** Counterparty */
  counterpartyId?: string | null | undefined;
  /** Working hours */
  workingHours?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** In use. What is not in use stays in its records and is not offered for new ones. */
  isActive?: boolean | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
};

/**
 * Create a logistics object
 *
 * Only the name is required. Both coordinates are given, or neither; `warnings` tell of two that look exchanged.
 *
 * People need the permission `logistics.create`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/objects`
 */
export const createObject = call<
  [body: CreateObjectBody],
  types.CreateObject,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/objects body key');

/**
 * Get a logistics object
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics/objects/{objectId}`
 */
export const getObject = call<[objectId: string], types.LogisticsObject, 'not_found'>(
  'GET /api/v1/logistics/objects/{objectId}',
);

export type UpdateObjectBody = {
  /** Code. Given by a sequence where it is left out. */
  code?: string | undefined;
  /** Name */
  name?: string | undefined;
  /** Kind */
  kind?: types.LogisticsObjectKind | undefined;
  /** Address */
  address?: string | null | undefined;
  /** Region */
  region?: string | null | undefined;
  /** Latitude. Degrees north. */
  latitude?: string | null | undefined;
  /** Longitude. Degrees east. */
  longitude?: string | null | undefined;
  /** Contact person */
  contactName?: string | null | undefined;
  /** Phone */
  phone?: string | null | undefined;
  /** Warehouse */
  warehouseId?: string | null | undefined;
  /** Counterparty */
  counterpartyId?: string | null | undefined;
  /** Working hours */
  workingHours?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** In use. What is not in use stays in its records and is not offered for new ones. */
  isActive?: boolean | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a logistics object
 *
 * Fields left out stay, null clears.
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `PATCH /api/v1/logistics/objects/{objectId}`
 */
export const updateObject = call<
  [objectId: string, body?: UpdateObjectBody],
  types.CreateObject,
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
>('PATCH /api/v1/logistics/objects/{objectId} body key');

/**
 * Delete a logistics object
 *
 * An object that no route, batch or document names, and that has no files, is removed. Any other goes to the
 * archive; the answer tells which.
 *
 * People need the permission `logistics.delete`. API keys need the scope `warehouses.delete`.
 *
 * `DELETE /api/v1/logistics/objects/{objectId}`
 */
export const deleteObject = call<
  [objectId: string],
  types.DeleteBatch,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/logistics/objects/{objectId}');

/**
 * Restore a logistics object
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/objects/{objectId}/restore`
 */
export const restoreObject = call<
  [objectId: string],
  types.LogisticsObject,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/objects/{objectId}/restore key');

export type PlanDeliveriesBody = {
  /** Requisitions */
  procurementIds: Array<string>;
  /**
   * What makes a batch, in the order of the answer. By supplier and date unless given. A batch is always of one
   * requisition, and with it of one object; without `date` it goes when all of it is there.
   */
  groupBy?: Array<'supplier' | 'object' | 'date'> | undefined;
  /** Most a batch may weigh, kg */
  maxWeightKg?: string | undefined;
  /** Most room a batch may take, m³ */
  maxVolumeM3?: string | undefined;
  /** Vehicle that the batches have to fit, instead of both limits */
  vehicleId?: string | undefined;
  /** Days on which deliveries go. Any day unless given. */
  dates?: Array<string> | undefined;
};

/**
 * Plan deliveries of requisitions
 *
 * Proposes batches of all goods that were decided, go with no batch yet and were not received without one. They
 * are grouped as asked, and no batch is heavier or larger than the limits: what is larger goes in several, whole
 * units staying whole, and all quantities add up. A batch goes on the day its supplier has promised, or else on
 * the one it is needed by. Nothing is saved: send the `batch` of those that are wanted, changed or not, to
 * `/plan/apply`.
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `POST /api/v1/logistics/plan`
 */
export const planDeliveries = call<
  [body: PlanDeliveriesBody],
  {
    /** Proposed batches */
    batches: Array<{
      /** Batch to be saved as it is */
      batch: {
        /** Requisition */
        procurementId: string;
        /** Supplier; null where several deliver */
        supplierId: string | null;
        /** Logistics object */
        objectId: string | null;
        /** Warehouse */
        warehouseId: string | null;
        /** Planned for */
        plannedDate: string | null;
        /** Items, the whole list */
        items: Array<{
          /** Item that is there; a new one without it */
          id?: string;
          /** Quantity */
          quantity: string;
          /** Requisition line */
          procurementItemId?: string | null;
          /** Decision it is delivered by. The only one of the supplier of the batch unless given. */
          allocationId?: string | null;
          /** Catalog item. That of the requisition line unless given. */
          catalogItemId?: string | null;
          /** Name. That of the requisition line or of the catalog item unless given. */
          name?: string;
          /** Unit. That of the requisition line, which is not changed; else the base unit of the catalog item. */
          uom?: Open<types.BaseUom>;
          /** Weight of it all, kg. By the catalog item unless given. */
          weightKg?: string | null;
          /** Volume of it all, m³. By the catalog item unless given. */
          volumeM3?: string | null;
          /** Comment */
          comment?: string | null;
        }>;
      };
      /** Number of the requisition */
      procurementNumber: string;
      /** Supplier */
      supplierName: string | null;
      /** Where it goes */
      objectName: string | null;
      /** Weight, kg, as far as it is known */
      weightKg: string;
      /** Volume, m³, as far as it is known */
      volumeM3: string;
      /** Warnings */
      warnings: Array<{
        /** Stable code */
        code: string;
        /** The same in words */
        message: string;
        /** What it is about */
        meta: {
          /** Lines, at most 20 */
          procurementItemIds?: Array<string>;
          /** Earliest day one of them is needed by */
          neededBy?: string;
        };
      }>;
    }>;
  },
  'conflict' | 'business_rule_violated' | 'unknown_reference' | 'validation_failed'
>('POST /api/v1/logistics/plan body');

export type ApplyPlanBody = {
  /** Batches, as the plan proposed them or changed */
  batches: Array<{
    /** Requisition. Whose lines it carries; set when it is created, by its items unless given. */
    procurementId?: string | null | undefined;
    /** Supplier */
    supplierId?: string | null | undefined;
    /** Logistics object. Where it goes: the object of the stop unless given. */
    objectId?: string | null | undefined;
    /** Warehouse. Whose stock it enters: that of the object or of the requisition unless given. */
    warehouseId?: string | null | undefined;
    /** Planned for. The date of the route unless given. */
    plannedDate?: string | null | undefined;
    /** Route */
    routeId?: string | null | undefined;
    /** Stop of the route */
    stopId?: string | null | undefined;
    /** Comment */
    comment?: string | null | undefined;
    /** Items, the whole list */
    items: Array<{
      /** Item that is there; a new one without it */
      id?: string | undefined;
      /** Quantity */
      quantity: string;
      /** Requisition line */
      procurementItemId?: string | null | undefined;
      /** Decision it is delivered by. The only one of the supplier of the batch unless given. */
      allocationId?: string | null | undefined;
      /** Catalog item. That of the requisition line unless given. */
      catalogItemId?: string | null | undefined;
      /** Name. That of the requisition line or of the catalog item unless given. */
      name?: string | undefined;
      /** Unit. That of the requisition line, which is not changed; else the base unit of the catalog item. */
      uom?: types.BaseUom | undefined;
      /** Weight of it all, kg. By the catalog item unless given. */
      weightKg?: string | null | undefined;
      /** Volume of it all, m³. By the catalog item unless given. */
      volumeM3?: string | null | undefined;
      /** Comment */
      comment?: string | null | undefined;
    }>;
  }>;
};

/**
 * Save the batches of a plan
 *
 * All of them or none. Where others have planned the same lines meanwhile, `over_batched` names each line with
 * what is left of it: plan anew.
 *
 * People need the permission `logistics.create`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/plan/apply`
 */
export const applyPlan = call<
  [body: ApplyPlanBody],
  {
    /** Batches as they were saved */
    batches: Array<types.DeliveryBatch>;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/plan/apply body key');

export interface ListRoutesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, number, name, plannedDate, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in number, name, carrier_name, driver_name, vehicle_number */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  plannedDate?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  isActive?: Filter<'eq'> | undefined;
  carrierId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  driverId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  vehicleId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List delivery routes
 *
 * Each with its stops in order.
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics/routes`
 */
export const listRoutes = list<
  [query?: ListRoutesQuery],
  {
    items: Array<types.DeliveryRoute>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/logistics/routes query');

export type CreateRouteBody = {
  /** Name. Of its first and last stop unless given. */
  name?: string | undefined;
  /** Planned for */
  plannedDate?: string | null | undefined;
  /** In use */
  isActive?: boolean | undefined;
  /** Carrier */
  carrierId?: string | null | undefined;
  /** Name of the carrier. As the counterparty is named; written by hand where none is referred to. */
  carrierName?: string | null | undefined;
  /** Driver */
  driverId?: string | null | undefined;
  /** Name of the driver. As the driver is named; written by hand where none is referred to. */
  driverName?: string | null | undefined;
  /** Vehicle */
  vehicleId?: string | null | undefined;
  /** Plate number. Of the vehicle; written by hand where none is referred to. */
  vehicleNumber?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Stops, the whole list */
  stops: Array<{
    /** Stop that is there; a new one without it */
    id?: string | undefined;
    /** Order on the way. From 1 without gaps. Left out of all stops, they are passed in the order given. */
    sequence?: number | undefined;
    /** Kind. Unless given: the first is the origin, the last the destination, and the others are deliveries. */
    kind?: types.StopsItemKind | undefined;
    /** Label */
    label?: string | null | undefined;
    /** Logistics object. Gives its name, address and coordinates to a stop that is written without them. */
    objectId?: string | null | undefined;
    /** Address */
    address?: string | null | undefined;
    /** Latitude. Degrees north. */
    latitude?: string | null | undefined;
    /** Longitude. Degrees east. */
    longitude?: string | null | undefined;
    /** Planned at */
    plannedAt?: string | null | undefined;
  }>;
};

/**
 * Create a delivery route
 *
 * One, two or more `stops`, passed in the order of their `sequence`, which counts from 1 without gaps, or in the
 * order given. A single stop is origin and destination at once. A stop has both coordinates or none; one that
 * names an object takes its name, address and coordinates where it is given none. Carrier, driver and vehicle are
 * named by their identifiers, or written by hand. An expired licence, and batches over what the vehicle carries,
 * are told of in `warnings`.
 *
 * People need the permission `logistics.create`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/routes`
 */
export const createRoute = call<
  [body: CreateRouteBody],
  types.CreateRoute,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/routes body key');

export type ProposeRouteBody = {
  /** Places to pass, in any order */
  stops?: Array<types.StopsItem> | undefined;
  /** Delivery batches, whose objects are passed */
  batchIds?: Array<string> | undefined;
  /** Place on the way */
  start?: types.StopsItem | undefined;
  /** Whether the route comes back to where it began */
  roundTrip?: boolean | undefined;
};

/**
 * Propose the order of stops
 *
 * The order of `stops`, and of the objects that `batchIds` are bound for, that is shortest in straight lines;
 * roads, hours and traffic are not known. Without `start` it begins where that is best. Nothing is saved: send the
 * `stops` to `POST /api/v1/logistics/routes`.
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `POST /api/v1/logistics/routes/propose`
 */
export const proposeRoute = call<
  [body?: ProposeRouteBody],
  {
    /** Stops in the proposed order, as a new route takes them; a round trip ends where it began */
    stops: Array<{
      /** Order on the way. From 1 without gaps. Left out of all stops, they are passed in the order given. */
      sequence: number;
      /** Kind. Unless given: the first is the origin, the last the destination, and the others are deliveries. */
      kind: Open<types.StopsItemKind>;
      /** Label */
      label: string | null;
      /** Logistics object. Gives its name, address and coordinates to a stop that is written without them. */
      objectId: string | null;
      /** Address */
      address: string | null;
      /** Latitude. Degrees north. */
      latitude: string | null;
      /** Longitude. Degrees east. */
      longitude: string | null;
    }>;
    /** Which stop each batch is bound for */
    batches: Array<{
      /** Batch */
      batchId: string;
      /** Order on the way. From 1 without gaps. Left out of all stops, they are passed in the order given. */
      sequence: number;
    }>;
    /** Distance in a straight line, km. The sum of straight lines from stop to stop: no road is that short. */
    distanceKm: string | null;
    /**
     * How the order was found. `exact` up to 9 stops besides the start: all orders were tried. `heuristic` beyond: a
     * good order, not proven to be the shortest.
     */
    method: Open<'exact' | 'heuristic'>;
  },
  'business_rule_violated' | 'validation_failed'
>('POST /api/v1/logistics/routes/propose body');

/**
 * Get a delivery route
 *
 * With its batches, and what should be known before it is driven.
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics/routes/{routeId}`
 */
export const getRoute = call<
  [routeId: string],
  {
    /** Identifier */
    id: string;
    /** Number */
    number: string;
    /** Name. Of its first and last stop unless given. */
    name: string;
    /** Planned for */
    plannedDate: string | null;
    /** In use */
    isActive: boolean;
    /** Carrier */
    carrierId: string | null;
    /** Name of the carrier. As the counterparty is named; written by hand where none is referred to. */
    carrierName: string | null;
    /** Driver */
    driverId: string | null;
    /** Name of the driver. As the driver is named; written by hand where none is referred to. */
    driverName: string | null;
    /** Vehicle */
    vehicleId: string | null;
    /** Plate number. Of the vehicle; written by hand where none is referred to. */
    vehicleNumber: string | null;
    /** Address of the origin */
    originAddress: string | null;
    /** Latitude of the origin */
    originLatitude: string | null;
    /** Longitude of the origin */
    originLongitude: string | null;
    /** Address of the destination */
    destinationAddress: string | null;
    /** Latitude of the destination */
    destinationLatitude: string | null;
    /** Longitude of the destination */
    destinationLongitude: string | null;
    /** Stops. In the order they are passed. */
    stops: Array<{
      /** Identifier */
      id: string;
      /** Order on the way. From 1 without gaps. Left out of all stops, they are passed in the order given. */
      sequence: number;
      /** Kind. Unless given: the first is the origin, the last the destination, and the others are deliveries. */
      kind: Open<types.StopsItemKind>;
      /** Label */
      label: string | null;
      /** Logistics object. Gives its name, address and coordinates to a stop that is written without them. */
      objectId: string | null;
      /** The object */
      object: types.ObjectOrNull;
      /** Address */
      address: string | null;
      /** Latitude. Degrees north. */
      latitude: string | null;
      /** Longitude. Degrees east. */
      longitude: string | null;
      /** Planned at */
      plannedAt: string | null;
      /** Arrived at. When the driver said so by the link. */
      arrivedAt: string | null;
    }>;
    /**
     * Distance in a straight line, km. The sum of the straight lines (great circles) from stop to stop: no road is
     * that short. Null while a stop has no coordinates.
     */
    distanceKm: string | null;
    /** Delivery batches on it. Those that were neither cancelled nor returned. */
    batchCount: number;
    /** Weight of its batches, kg */
    weightKg: string;
    /** Volume of its batches, m³ */
    volumeM3: string;
    /** Comment */
    comment: string | null;
    /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
    customFields: Record<string, unknown>;
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
    /** Delivery batches on it, archived ones aside, in the order of their stops; at most 200 */
    batches: Array<types.DeliveryBatch>;
    /** Warnings */
    warnings: Array<{
      /** Stable code */
      code: string;
      /** The same in words */
      message: string;
      /** What it is about */
      meta: {
        /** Driver */
        driverId?: string;
        /** Last day of the licence */
        licenseValidTo?: string;
        /** Vehicle */
        vehicleId?: string;
        /** What the vehicle carries, kg or m³ */
        capacity?: string;
        /** What its batches come to, kg or m³ */
        load?: string;
      };
    }>;
  },
  'not_found'
>('GET /api/v1/logistics/routes/{routeId}');

export type UpdateRouteBody = {
  /** Name. Of its first and last stop unless given. */
  name?: string | undefined;
  /** Planned for */
  plannedDate?: string | null | undefined;
  /** In use */
  isActive?: boolean | undefined;
  /** Carrier */
  carrierId?: string | null | undefined;
  /** Name of the carrier. As the counterparty is named; written by hand where none is referred to. */
  carrierName?: string | null | undefined;
  /** Driver */
  driverId?: string | null | undefined;
  /** Name of the driver. As the driver is named; written by hand where none is referred to. */
  driverName?: string | null | undefined;
  /** Vehicle */
  vehicleId?: string | null | undefined;
  /** Plate number. Of the vehicle; written by hand where none is referred to. */
  vehicleNumber?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Stops, the whole list */
  stops?:
    | Array<{
        /** Stop that is there; a new one without it */
        id?: string | undefined;
        /** Order on the way. From 1 without gaps. Left out of all stops, they are passed in the order given. */
        sequence?: number | undefined;
        /** Kind. Unless given: the first is the origin, the last the destination, and the others are deliveries. */
        kind?: types.StopsItemKind | undefined;
        /** Label */
        label?: string | null | undefined;
        /** Logistics object. Gives its name, address and coordinates to a stop that is written without them. */
        objectId?: string | null | undefined;
        /** Address */
        address?: string | null | undefined;
        /** Latitude. Degrees north. */
        latitude?: string | null | undefined;
        /** Longitude. Degrees east. */
        longitude?: string | null | undefined;
        /** Planned at */
        plannedAt?: string | null | undefined;
      }>
    | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a delivery route
 *
 * Fields left out stay, null clears. `stops` are the whole list: those with an `id` stay under it, others are new,
 * those not named go, and batches that were bound for them keep the route alone.
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `PATCH /api/v1/logistics/routes/{routeId}`
 */
export const updateRoute = call<
  [routeId: string, body?: UpdateRouteBody],
  types.CreateRoute,
  | 'not_found'
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
>('PATCH /api/v1/logistics/routes/{routeId} body key');

/**
 * Delete a delivery route
 *
 * A route that no batch and no document names is deleted, any other is archived. Archiving again changes nothing.
 *
 * People need the permission `logistics.delete`. API keys need the scope `warehouses.delete`.
 *
 * `DELETE /api/v1/logistics/routes/{routeId}`
 */
export const deleteRoute = call<
  [routeId: string],
  types.DeleteBatch,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/logistics/routes/{routeId}');

export type MakeRouteLinkBody = {
  /** It opens until */
  expiresAt?: string | undefined;
};

/**
 * Make the driver's link of a route
 *
 * Whoever has the link sees what is brought where, without prices, and notes in the name of the driver that it was
 * loaded, has arrived and was handed over. It opens until two days after the planned date, also when that moves;
 * `expiresAt` says another end, at most 60 days ahead. The link there was before ends. Nothing is sent: pass `url`
 * on, or let `qr` be scanned.
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/routes/{routeId}/driver-link`
 */
export const makeRouteLink = call<
  [routeId: string, body?: MakeRouteLinkBody],
  types.MakeBatchLink_2,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
>('POST /api/v1/logistics/routes/{routeId}/driver-link body key');

/**
 * Get the driver's link of a route
 *
 * The link to pass on once more. Whoever has it acts in the name of the driver, so it is given to those who may
 * change deliveries. Refused where none was made, or where it was ended (`no_driver_link`).
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `GET /api/v1/logistics/routes/{routeId}/driver-link`
 */
export const readRouteLink = call<[routeId: string], types.MakeBatchLink_2, 'not_found' | 'conflict'>(
  'GET /api/v1/logistics/routes/{routeId}/driver-link',
);

/**
 * Revoke the driver's link of a route
 *
 * It opens no more and takes nothing, also of what a driver without connection has noted already.
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `DELETE /api/v1/logistics/routes/{routeId}/driver-link`
 */
export const revokeRouteLink = call<
  [routeId: string],
  types.DeleteBatch,
  | 'not_found'
  | 'conflict'
  | 'resource_archived'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/logistics/routes/{routeId}/driver-link');

/**
 * Restore a delivery route
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/routes/{routeId}/restore`
 */
export const restoreRoute = call<
  [routeId: string],
  types.DeliveryRoute,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/routes/{routeId}/restore key');

export interface ListVehiclePointsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of recordedAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  vehicleId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  recordedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  source?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /** Recorded at this time or later */
  from?: Text | undefined;
  /** Recorded at this time or earlier */
  to?: Text | undefined;
}

/**
 * History of vehicle points
 *
 * The latest first. A page at any depth costs as much as the first.
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics/vehicle-locations`
 */
export const listVehiclePoints = list<
  [query?: ListVehiclePointsQuery],
  {
    items: Array<types.VehicleLocation>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/logistics/vehicle-locations query');

/**
 * Get a point of a vehicle
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics/vehicle-locations/{locationId}`
 */
export const getVehiclePoint = call<[locationId: string], types.VehicleLocation, 'not_found'>(
  'GET /api/v1/logistics/vehicle-locations/{locationId}',
);

export type UpdateVehiclePointBody = {
  /** Recorded. By the clock of the device; at most five minutes ahead of ours. */
  recordedAt?: string | undefined;
  /** Latitude. Degrees north. */
  latitude?: string | undefined;
  /** Longitude. Degrees east. */
  longitude?: string | undefined;
  /** Speed, km/h */
  speed?: string | null | undefined;
  /** Heading, degrees from north */
  heading?: string | null | undefined;
  /** What it does. `unknown` unless given. */
  status?: types.LatestLocationStatus | undefined;
  /** Address */
  address?: string | null | undefined;
  /** Source. `telematics` for API keys and `manual` for people unless given. */
  source?: types.LatestLocationSource | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a point of a vehicle
 *
 * Fields left out stay, null clears. Where the vehicle was last is found anew.
 *
 * People need the permission `logistics.track`. API keys need the scope `warehouses.write`.
 *
 * `PATCH /api/v1/logistics/vehicle-locations/{locationId}`
 */
export const updateVehiclePoint = call<
  [locationId: string, body?: UpdateVehiclePointBody],
  types.VehicleLocation,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/logistics/vehicle-locations/{locationId} body key');

/**
 * Delete a point of a vehicle
 *
 * Where the vehicle was last is found anew.
 *
 * People need the permission `logistics.track`. API keys need the scope `warehouses.write`.
 *
 * `DELETE /api/v1/logistics/vehicle-locations/{locationId}`
 */
export const deleteVehiclePoint = call<
  [locationId: string],
  types.DeleteBatch,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/logistics/vehicle-locations/{locationId}');

export interface ListVehiclesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, plateNumber, model, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in plate_number, model, tracker_id, plate_latin */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  plateNumber?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  model?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  kind?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  capacityKg?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  capacityM3?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  carrierId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  trackerId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  isActive?: Filter<'eq'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List vehicles
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics/vehicles`
 */
export const listVehicles = list<
  [query?: ListVehiclesQuery],
  {
    items: Array<types.Vehicle>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/logistics/vehicles query');

export type CreateVehicleBody = {
  /** Plate. Russian plates are kept in Cyrillic capitals without spaces, others as they are given. */
  plateNumber: string;
  /** Model */
  model?: string | null | undefined;
  /** Kind */
  kind?: types.VehicleKind | undefined;
  /** Carries, kg */
  capacityKg?: string | null | undefined;
  /** Holds, m³ */
  capacityM3?: string | null | undefined;
  /** Carrier. The counterparty that carries; null for our own. */
  carrierId?: string | null | undefined;
  /** Tracker. By which the telematics box names itself; belongs to one vehicle. */
  trackerId?: string | null | undefined;
  /** In use. What is not in use stays in its records and is not offered for new ones. */
  isActive?: boolean | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
};

/**
 * Add a vehicle
 *
 * Only the plate is required. A Russian plate is kept in Cyrillic capitals without spaces, whichever alphabet it
 * was typed in; any other as typed.
 *
 * People need the permission `logistics.create`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/vehicles`
 */
export const createVehicle = call<
  [body: CreateVehicleBody],
  types.Vehicle,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/vehicles body key');

/**
 * Get a vehicle
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics/vehicles/{vehicleId}`
 */
export const getVehicle = call<[vehicleId: string], types.Vehicle, 'not_found'>(
  'GET /api/v1/logistics/vehicles/{vehicleId}',
);

export type UpdateVehicleBody = {
  /** Plate. Russian plates are kept in Cyrillic capitals without spaces, others as they are given. */
  plateNumber?: string | undefined;
  /** Model */
  model?: string | null | undefined;
  /** Kind */
  kind?: types.VehicleKind | undefined;
  /** Carries, kg */
  capacityKg?: string | null | undefined;
  /** Holds, m³ */
  capacityM3?: string | null | undefined;
  /** Carrier. The counterparty that carries; null for our own. */
  carrierId?: string | null | undefined;
  /** Tracker. By which the telematics box names itself; belongs to one vehicle. */
  trackerId?: string | null | undefined;
  /** In use. What is not in use stays in its records and is not offered for new ones. */
  isActive?: boolean | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a vehicle
 *
 * Fields left out stay, null clears.
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `PATCH /api/v1/logistics/vehicles/{vehicleId}`
 */
export const updateVehicle = call<
  [vehicleId: string, body?: UpdateVehicleBody],
  types.Vehicle,
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
>('PATCH /api/v1/logistics/vehicles/{vehicleId} body key');

/**
 * Delete a vehicle
 *
 * A vehicle that no route, batch or document names, and that has neither points nor files, is removed. Any other
 * goes to the archive; the answer tells which.
 *
 * People need the permission `logistics.delete`. API keys need the scope `warehouses.delete`.
 *
 * `DELETE /api/v1/logistics/vehicles/{vehicleId}`
 */
export const deleteVehicle = call<
  [vehicleId: string],
  types.DeleteBatch,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/logistics/vehicles/{vehicleId}');

export type AddVehiclePointsBody = {
  /** Recorded. By the clock of the device; at most five minutes ahead of ours. */
  recordedAt?: string | undefined;
  /** Latitude. Degrees north. */
  latitude?: string | undefined;
  /** Longitude. Degrees east. */
  longitude?: string | undefined;
  /** Speed, km/h */
  speed?: string | null | undefined;
  /** Heading, degrees from north */
  heading?: string | null | undefined;
  /** What it does. `unknown` unless given. */
  status?: types.LatestLocationStatus | undefined;
  /** Address */
  address?: string | null | undefined;
  /** Source. `telematics` for API keys and `manual` for people unless given. */
  source?: types.LatestLocationSource | undefined;
  /** Points, at most 1,000 */
  points?: Array<Record<string, unknown>> | undefined;
};

/**
 * Add points of a vehicle
 *
 * One point, or up to 1,000 in `points`, in any order. A point of the same time and source as one that the vehicle
 * has is answered as existing, with 200. Of many points each is answered by its place: what is refused does not
 * hold up the others. The vehicle shows the point that was recorded last.
 *
 * People need the permission `logistics.track`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/vehicles/{vehicleId}/locations`
 */
export const addVehiclePoints = call<
  [vehicleId: string, body?: AddVehiclePointsBody],
  | types.VehicleLocation
  | {
      /** Kept */
      created: number;
      /** There already */
      existing: number;
      /** Refused */
      refused: number;
      /** Points in the order of the request */
      items: Array<{
        /** Place in the request, from 0 */
        index: number;
        /** What became of it */
        result: Open<'created' | 'existing' | 'refused'>;
        /** The point; null if refused */
        id: string | null;
        /** Why it is refused */
        errors: Array<{
          /** Field of the point */
          pointer: string;
          /** Stable code */
          code: string;
          /** The same in words */
          message: string;
        }>;
      }>;
    },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/vehicles/{vehicleId}/locations body key');

export type UploadVehiclePointsBody = {
  /** Track or table. At most 16 MiB. */
  file: FileContent;
};

/**
 * Add points of a vehicle from a file
 *
 * A track (GPX) or a table (CSV, XLSX, ODS) with the columns time, latitude and longitude, and speed, heading,
 * status and address where it has them; at most 50,000 points. Times without a zone are by the clock of the
 * company, coordinates are kept to six digits. Wrong rows are named and left out, the others are kept; the same
 * file again finds them there.
 *
 * People need the permission `logistics.track`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/vehicles/{vehicleId}/locations/file`
 */
export const uploadVehiclePoints = upload<
  [vehicleId: string, body: UploadVehiclePointsBody],
  {
    /** Kept */
    created: number;
    /** There already */
    existing: number;
    /** Left out */
    refused: number;
    /** What is wrong with rows that were left out, at most 1,000 */
    errors: Array<{
      /** Row of the table, or number of the point on the track */
      row: number;
      /** Field of the point */
      field: string;
      /** Stable code */
      code: string;
      /** The same in words */
      message: string;
    }>;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'unsupported_file_type'
  | 'unsupported_media_type'
  | 'business_rule_violated'
  | 'file_malformed'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
>('POST /api/v1/logistics/vehicles/{vehicleId}/locations/file body key');

/**
 * Restore a vehicle
 *
 * People need the permission `logistics.update`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/logistics/vehicles/{vehicleId}/restore`
 */
export const restoreVehicle = call<
  [vehicleId: string],
  types.Vehicle,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/vehicles/{vehicleId}/restore key');
