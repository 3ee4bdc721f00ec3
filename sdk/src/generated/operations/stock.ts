// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type * as types from '../types.ts';

export interface ListStockQuery {
  /** Catalog items, comma separated, at most 200 */
  itemIds: Text;
}

/**
 * Stock of several catalog items
 *
 * What there is of each in all warehouses together, in its base unit: what a page of a list shows beside its
 * items. Services and items that are not there are left out.
 *
 * People need the permission `stock.read`. API keys need the scope `catalog.read` or `warehouses.read`.
 *
 * `GET /api/v1/catalog/stock`
 */
export const listStock = call<
  [query: ListStockQuery],
  {
    items: Array<{
      /** Catalog item */
      itemId: string;
      /** What lies there */
      onHand: string;
      /** Promised to somebody */
      reserved: string;
      /** On hand less reserved */
      available: string;
      /** Decided to be bought and not come yet */
      incoming: string;
    }>;
  },
  never
>('GET /api/v1/catalog/stock query');

export interface ListMovementsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of seq, occurredAt, createdAt; `-` before descending ones */
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
  seq?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in'> | undefined;
  type?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  reason?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  sourceEntityId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  occurredAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List stock movements of a catalog item
 *
 * The newest first, as they happened; `seq` tells the order in which they were recorded.
 *
 * People need the permission `stock.read`. API keys need the scope `catalog.read` or `warehouses.read`.
 *
 * `GET /api/v1/catalog/{itemId}/movements`
 */
export const listMovements = list<
  [itemId: string, query?: ListMovementsQuery],
  {
    items: Array<types.Stock>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/catalog/{itemId}/movements query');

export type AdjustStockBody = {
  /** Warehouse */
  warehouseId: string;
  /** How much more there is, or less: signed */
  quantityDelta?: string | undefined;
  /** How much was counted; the difference becomes the movement */
  countedQuantity?: string | undefined;
  /** Reason */
  reason: 'inventory' | 'damage' | 'loss' | 'found' | 'correction' | 'other';
  /** Cost of a unit that came in; left out, the average stays */
  unitCost?: string | undefined;
  /** Comment; needed with the reason `other` */
  comment?: string | undefined;
  /** When it happened, if not now */
  occurredAt?: string | undefined;
  /** What is reserved for others may be taken; needs `stock.reserve` */
  takesReserved?: boolean | undefined;
};

/**
 * Adjust the stock of a catalog item
 *
 * Exactly one of `quantityDelta` and `countedQuantity`. A moment in the past puts the movement into its place:
 * what it takes away must have lain there ever since, or the rule `insufficient_stock` refuses it. A count of the
 * past is compared with what lay there then. Stock that grows moves the average cost, stock that shrinks leaves at
 * it. What is reserved is not written off (`stock_reserved`), unless `takesReserved` says so; what a stock-taking
 * finds to be gone is gone, and people who reserved it are told.
 *
 * People need the permission `stock.adjust`. API keys need the scope `catalog.write` or `warehouses.write`.
 *
 * `POST /api/v1/catalog/{itemId}/movements/adjustment`
 */
export const adjustStock = call<
  [itemId: string, body: AdjustStockBody],
  types.AdjustStock,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/catalog/{itemId}/movements/adjustment body key');

export type IssueStockBody = {
  /** Warehouse */
  warehouseId: string;
  /** Quantity in the base unit */
  quantity: string;
  /** To whom: a department, a site, a person */
  issuedTo: string;
  /** What for */
  comment?: string | undefined;
  /** When it happened, if not now */
  occurredAt?: string | undefined;
  /** What is reserved for others may be taken; needs `stock.reserve` */
  takesReserved?: boolean | undefined;
};

/**
 * Issue a catalog item from a warehouse
 *
 * Goods that a department, a site or a person takes for use: they leave at the average cost. A moment in the past
 * puts the movement into its place; what it takes away must have lain there ever since. No more leaves than is
 * there, unless the company allows it, and nothing of what is reserved (`stock_reserved`) unless `takesReserved`
 * says so. A mistake is reversed.
 *
 * People need the permission `stock.adjust`. API keys need the scope `catalog.write` or `warehouses.write`.
 *
 * `POST /api/v1/catalog/{itemId}/movements/issue`
 */
export const issueStock = call<
  [itemId: string, body: IssueStockBody],
  types.AdjustStock,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/catalog/{itemId}/movements/issue body key');

export type TransferStockBody = {
  /** Warehouse it leaves */
  fromWarehouseId: string;
  /** Warehouse it comes to */
  toWarehouseId: string;
  /** Quantity in the base unit */
  quantity: string;
  /** Comment */
  comment?: string | undefined;
  /** What is reserved for others may be taken; needs `stock.reserve` */
  takesReserved?: boolean | undefined;
};

/**
 * Move a catalog item between warehouses
 *
 * Two movements that share their source: the goods come in at the average cost they left at. What is reserved
 * stays (`stock_reserved`), unless `takesReserved` says so.
 *
 * People need the permission `stock.adjust`. API keys need the scope `catalog.write` or `warehouses.write`.
 *
 * `POST /api/v1/catalog/{itemId}/movements/transfer`
 */
export const transferStock = call<
  [itemId: string, body: TransferStockBody],
  types.AdjustStock,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/catalog/{itemId}/movements/transfer body key');

export type ReverseMovementBody = {
  /** Comment */
  comment?: string | undefined;
};

/**
 * Take a stock movement back
 *
 * Makes the opposite movement, now; both sides of a transfer go back together. A movement is taken back once, a
 * reversal never, and what a receipt brought, or a reservation gave out, by taking the receipt or the issue of the
 * reservation back. What had left comes in again at the cost it left at.
 *
 * People need the permission `stock.adjust`. API keys need the scope `catalog.write` or `warehouses.write`.
 *
 * `POST /api/v1/catalog/{itemId}/movements/{movementId}/reverse`
 */
export const reverseMovement = call<
  [itemId: string, movementId: string, body?: ReverseMovementBody],
  types.AdjustStock,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/catalog/{itemId}/movements/{movementId}/reverse body key');

/**
 * Stock of a catalog item
 *
 * What lies in every warehouse, in the base unit of the item. A service has no stock.
 *
 * People need the permission `stock.read`. API keys need the scope `catalog.read` or `warehouses.read`.
 *
 * `GET /api/v1/catalog/{itemId}/stock`
 */
export const getStock = call<[itemId: string], types.AdjustStockStock, 'not_found' | 'business_rule_violated'>(
  'GET /api/v1/catalog/{itemId}/stock',
);

export interface ExplainStockQuery {
  /** Warehouse */
  warehouseId: Text;
  /** Figure of a warehouse */
  field: 'averageCost';
}

/**
 * Stock: explain the average cost
 *
 * The average cost in one warehouse: the last movement that tells an average by itself, and what came in since, in
 * the order of recording. Where items were merged the averages were mixed, and `agrees` may be false.
 *
 * People need the permission `stock.read`. API keys need the scope `catalog.read` or `warehouses.read`.
 *
 * `GET /api/v1/catalog/{itemId}/stock/explain`
 */
export const explainStock = call<
  [itemId: string, query: ExplainStockQuery],
  types.ExplainBudget,
  'not_found' | 'business_rule_violated'
>('GET /api/v1/catalog/{itemId}/stock/explain query');
