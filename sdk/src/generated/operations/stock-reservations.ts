// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type * as types from '../types.ts';

export interface ListReservationsQuery {
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
 * `GET /api/v1/stock-reservations`
 */
export const listReservations = list<[query?: ListReservationsQuery], types.ListStockReservations, never>(
  'GET /api/v1/stock-reservations query',
);

export type ReserveStockBody = {
  /** Requisition line */
  procurementItemId: string;
  /** Warehouse */
  warehouseId: string;
  /** Reserved. In the unit of the requisition line. */
  quantity: string;
  /** Until. When it is released by itself; until it is issued or released unless given. */
  expiresAt?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
};

/**
 * Reserve stock for a requisition line
 *
 * A need that is covered from stock: so much of the item stays in the warehouse for this line until it is issued,
 * released, or the time given in `expiresAt` is over. No more than the line still needs (`over_need`) and than is
 * available there, on hand less reserved (`not_available`). It is released by itself when the requisition or the
 * line ends.
 *
 * People need the permission `stock.reserve`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/stock-reservations`
 */
export const reserveStock = call<
  [body: ReserveStockBody],
  types.StockReservation,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/stock-reservations body key');

/**
 * Get a stock reservation
 *
 * People need the permission `stock.read`. API keys need the scope `catalog.read` or `warehouses.read`.
 *
 * `GET /api/v1/stock-reservations/{id}`
 */
export const getReservation = call<[id: string], types.StockReservation, 'not_found'>(
  'GET /api/v1/stock-reservations/{id}',
);

export type IssueReservedBody = {
  /** Quantity in the unit of the requisition line; all that is left unless given */
  quantity?: string | undefined;
  /** To whom: a department, a site, a person */
  issuedTo: string;
  /** What for */
  comment?: string | undefined;
  /** When it happened, if not now */
  occurredAt?: string | undefined;
};

/**
 * Issue reserved stock
 *
 * All of what is left of the reservation, or a part. The goods leave at the average cost; the requisition need not
 * buy them any more: `fromStockQuantity` and `closedShortQuantity` of its line grow, and its budget is committed
 * to less.
 *
 * People need the permission `stock.adjust`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/stock-reservations/{id}/issue`
 */
export const issueReserved = call<
  [id: string, body: IssueReservedBody],
  types.StockReservation,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/stock-reservations/{id}/issue body key');

/**
 * Release a stock reservation
 *
 * What it still holds back is available again; what was issued of it stays issued.
 *
 * People need the permission `stock.reserve`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/stock-reservations/{id}/release`
 */
export const releaseReservation = call<
  [id: string],
  types.StockReservation,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/stock-reservations/{id}/release key');

export type TakeBackIssuedBody = {
  /** Comment */
  comment?: string | undefined;
};

/**
 * Take back what was issued of a reservation
 *
 * All of it, by opposite movements. It is held back again, unless the reservation was released; the requisition
 * waits for it again.
 *
 * People need the permission `stock.adjust`. API keys need the scope `warehouses.write`.
 *
 * `POST /api/v1/stock-reservations/{id}/take-back`
 */
export const takeBackIssued = call<
  [id: string, body?: TakeBackIssuedBody],
  types.StockReservation,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/stock-reservations/{id}/take-back body key');
