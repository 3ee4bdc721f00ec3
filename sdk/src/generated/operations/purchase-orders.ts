// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type * as types from '../types.ts';

export interface ListOrdersQuery {
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
 * `GET /api/v1/purchase-orders`
 */
export const listOrders = list<[query?: ListOrdersQuery], types.ListPurchaseOrders, never>(
  'GET /api/v1/purchase-orders query',
);

export type ExportManyPurchaseOrderBody = {
  /** Records */
  ids: Array<string>;
  /** Format of the file */
  format: 'docx' | 'xlsx' | 'pdf';
  /** Template; the default unless given */
  templateId?: string | undefined;
  /** Without anything internal */
  forCustomer?: boolean | undefined;
};

/**
 * Order to a supplier: export many
 *
 * Up to 200 records as files in one ZIP. All of them and the template are found before the first byte; then each
 * is made while the archive is sent. Of files with the same name the later have a number.
 *
 * People need the permission `purchase_orders.read`. API keys need the scope `supplier_documents.read` or
 * `documents.read` or `customer_documents.read`.
 *
 * `POST /api/v1/purchase-orders/export`
 */
export const exportManyPurchaseOrder = download<
  [body: ExportManyPurchaseOrderBody],
  | 'not_found'
  | 'file_quarantined'
  | 'resource_archived'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/purchase-orders/export body');

export type CreateOrdersBody = {
  /** Requisition */
  requisitionId: string;
  /** Supplier; all that were accepted unless given */
  supplierId?: string | null | undefined;
};

/**
 * Make orders of a requisition
 *
 * Drafts of what was accepted from suppliers, is in no order and has not come: one for each supplier, apart for
 * currencies and ways of VAT, or those of `supplierId` alone. Prices are those of the decisions. A decision is in
 * one order at a time, so a repeat finds nothing left (`nothing_to_order`). A supplier without the qualification
 * that the company asks for is warned of, or refused (`supplier_not_qualified`).
 *
 * People need the permission `purchase_orders.create`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/purchase-orders/from-requisition`
 */
export const createOrders = call<
  [body: CreateOrdersBody],
  {
    /** The drafts */
    items: Array<types.PurchaseOrder>;
    /** Warnings */
    warnings: Array<{
      /** Stable code */
      code: string;
      /** The same in words */
      message: string;
      /** What it is about */
      meta: {
        supplierIds: Array<string>;
      };
    }>;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/purchase-orders/from-requisition body key');

/**
 * Get an order to a supplier
 *
 * With its lines, what has come of each, all answers of the supplier, each time it was sent, and what the caller
 * may ask for now.
 *
 * People need the permission `purchase_orders.read`. API keys need the scope `supplier_documents.read` or
 * `documents.read`.
 *
 * `GET /api/v1/purchase-orders/{id}`
 */
export const getOrder = call<[id: string], types.GetPurchaseOrders, 'not_found'>('GET /api/v1/purchase-orders/{id}');

export type UpdateOrderBody = {
  /** Our party. The default seller profile when the order is made. */
  sellerProfileId?: string | null | undefined;
  /** Responsible */
  responsibleId?: string | null | undefined;
  /** Warehouse */
  deliveryWarehouseId?: string | null | undefined;
  /** Delivery address */
  deliveryAddress?: string | null | undefined;
  /** Terms of delivery */
  deliveryTerms?: string | null | undefined;
  /** Terms of payment */
  paymentTerms?: string | null | undefined;
  /** Words to the supplier */
  comment?: string | null | undefined;
  /** Lines, the whole list */
  lines?:
    | Array<{
        /** Decision it fulfils */
        allocationId: string;
        /** Quantity */
        quantity?: string | undefined;
        /** Wanted by */
        wantedDate?: string | null | undefined;
      }>
    | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change an order to a supplier
 *
 * A draft; what was sent is revised first (`order_frozen`), but for who is responsible. Fields left out stay, null
 * clears. `lines` is the whole list: a line is named by its decision, those not named go, and a decision of the
 * same supplier, currency and way of VAT that is in no order joins. No more is ordered than was decided
 * (`over_ordered`), at the price decided now.
 *
 * People need the permission `purchase_orders.update`. API keys need the scope `supplier_documents.write`.
 *
 * `PATCH /api/v1/purchase-orders/{id}`
 */
export const updateOrder = call<
  [id: string, body?: UpdateOrderBody],
  types.GetPurchaseOrders,
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
>('PATCH /api/v1/purchase-orders/{id} body key');

/**
 * Delete a draft of an order
 *
 * A draft that was never sent, with no files and no comments; what was for it may be ordered anew. Any other is
 * cancelled instead (`order_sent`).
 *
 * People need the permission `purchase_orders.delete`. API keys need the scope `supplier_documents.delete`.
 *
 * `DELETE /api/v1/purchase-orders/{id}`
 */
export const deleteOrder = call<
  [id: string],
  types.PurchaseOrder,
  | 'not_found'
  | 'conflict'
  | 'has_dependencies'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/purchase-orders/{id}');

export type CancelOrderBody = {
  /** Why */
  reason: string;
};

/**
 * Cancel an order to a supplier
 *
 * With a reason, which its supplier is told where the order went out by letter. What it was for may be ordered
 * anew. Refused once goods have come (`order_receiving`): such an order is closed. Cancelling again changes
 * nothing.
 *
 * People need the permission `purchase_orders.update`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/purchase-orders/{id}/cancel`
 */
export const cancelOrder = call<
  [id: string, body: CancelOrderBody],
  types.GetPurchaseOrders,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/purchase-orders/{id}/cancel body key');

export type CloseOrderBody = {
  /** Why */
  reason?: string | undefined;
};

/**
 * Close an order to a supplier
 *
 * One that was received; or received in part, with a `reason`: nothing more is waited for, and what has not come
 * may be ordered anew. Closing again changes nothing.
 *
 * People need the permission `purchase_orders.update`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/purchase-orders/{id}/close`
 */
export const closeOrder = call<
  [id: string, body?: CloseOrderBody],
  types.GetPurchaseOrders,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/purchase-orders/{id}/close body key');

export interface ExplainPurchaseOrderQuery {
  /** Figure, by its place in the record */
  field:
    | 'netAmount'
    | 'vatAmount'
    | 'grossAmount'
    | 'invoicedAmount'
    | 'paidAmount'
    | 'leftAmount'
    | 'lines.lineAmount'
    | 'lines.netAmount'
    | 'lines.vatAmount'
    | 'lines.grossAmount'
    | 'lines.leftQuantity'
    | 'lines.receivedQuantity'
    | 'lines.invoicedQuantity'
    | 'lines.invoicedAmount'
    | 'lines.paidAmount';
  /** Line, for figures of lines */
  lineId?: Text | undefined;
}

/**
 * Order to a supplier: explain a figure
 *
 * What a computed figure was made of: values that were read, each with its record, and the formulas that make the
 * figure of them, to the last digit. Who may not see the figure, or what it is made of, is refused.
 *
 * People need the permission `purchase_orders.read`. API keys need the scope `supplier_documents.read` or
 * `documents.read`.
 *
 * `GET /api/v1/purchase-orders/{id}/explain`
 */
export const explainPurchaseOrder = call<
  [id: string, query: ExplainPurchaseOrderQuery],
  types.ExplainBudget,
  'not_found'
>('GET /api/v1/purchase-orders/{id}/explain query');

export interface ExportPurchaseOrderQuery {
  /** Format; `docx` unless given */
  format?: 'docx' | 'xlsx' | 'pdf' | undefined;
  /** Template; the default unless given */
  templateId?: Text | undefined;
  /** Without anything internal */
  forCustomer?: boolean | undefined;
}

/**
 * Order to a supplier: export
 *
 * The record as a file, by the default template of its kind or the one named; `export-options` lists them. A Word
 * file makes `docx` alone; where it is the default, other formats are made by the built-in layout. What the caller
 * may not see stays empty; with `forCustomer` costs, margins and suppliers stay empty whatever the caller may see.
 *
 * People need the permission `purchase_orders.read`. API keys need the scope `supplier_documents.read` or
 * `documents.read` or `customer_documents.read`.
 *
 * `GET /api/v1/purchase-orders/{id}/export`
 */
export const exportPurchaseOrder = download<
  [id: string, query?: ExportPurchaseOrderQuery],
  | 'not_found'
  | 'file_quarantined'
  | 'resource_archived'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
>('GET /api/v1/purchase-orders/{id}/export query');

export type RecordAnswerBody = {
  /** What was said */
  answer: 'confirm' | 'decline';
  /** Name of who answers */
  name?: string | undefined;
  /** Why it is declined */
  reason?: string | undefined;
  /** Lines that are not simply confirmed as ordered */
  lines?:
    | Array<{
        /** Place of the line in the order */
        position: number;
        /** Confirmed by the supplier */
        confirmedQuantity?: string | null | undefined;
        /** Promised for */
        promisedDate?: string | null | undefined;
        /** Supplier's remark */
        supplierRemark?: string | null | undefined;
      }>
    | undefined;
  /** Comment */
  comment?: string | undefined;
};

/**
 * Record what a supplier said of an order
 *
 * What was said by phone: `confirm` takes the order as it stands, but for the named `lines`; `decline` takes a
 * `reason`. It replaces an earlier answer to this revision, which stays in `answers`. Refused once goods have come
 * (`order_receiving`).
 *
 * People need the permission `purchase_orders.update`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/purchase-orders/{id}/record-confirmation`
 */
export const recordAnswer = call<
  [id: string, body: RecordAnswerBody],
  types.GetPurchaseOrders,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/purchase-orders/{id}/record-confirmation body key');

/**
 * Begin a new revision of an order
 *
 * What was sent becomes a draft of the next revision, to be changed and sent again; its supplier confirms anew.
 * Answers stay in `answers` under the revision they were given to, and by its link nothing more is taken
 * (`order_revised`). Refused once goods have come (`order_receiving`).
 *
 * People need the permission `purchase_orders.update`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/purchase-orders/{id}/revise`
 */
export const reviseOrder = call<
  [id: string],
  types.GetPurchaseOrders,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/purchase-orders/{id}/revise key');

export type SendOrderBody = {
  /** How it is sent; by letter unless given */
  channel?: 'email' | 'link' | undefined;
  /** To whom; the contact of the supplier unless given */
  to?: Array<string> | undefined;
  /** Template; the default unless given */
  templateId?: string | undefined;
  /** Subject of the letter */
  subject?: string | undefined;
  /** Message */
  message?: string | undefined;
};

/**
 * Send an order to its supplier
 *
 * A draft whose lines are all decided (`over_ordered`). It is printed as PDF, by the default template or by
 * `templateId`, a layout of blocks of this kind; the file stays with the order. By `email` a letter with the link
 * and the PDF goes to each of `to`; by `link` nothing leaves, and the link is to be passed on. The requisition
 * waits for its delivery. A revision that was sent may be sent again while its supplier may answer: each time is
 * kept in `sendings` with a link of its own. The same within a minute is the same click and changes nothing.
 *
 * People need the permission `purchase_orders.send`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/purchase-orders/{id}/send`
 */
export const sendOrder = call<
  [id: string, body?: SendOrderBody],
  types.GetPurchaseOrders,
  | 'not_found'
  | 'conflict'
  | 'file_quarantined'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'resource_archived'
  | 'scan_pending'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
  | 'unknown_reference'
  | 'validation_failed'
  | 'quota_exceeded'
  | 'rate_limited'
>('POST /api/v1/purchase-orders/{id}/send body key');

/**
 * Get a supplier's link to an order
 *
 * The link of one sending, to be passed on in another way. Whoever has it answers in the name of the supplier.
 * Once the order was revised, it says no more than that.
 *
 * People need the permission `purchase_orders.send`. API keys need the scope `supplier_documents.write`.
 *
 * `GET /api/v1/purchase-orders/{id}/sendings/{sendingId}/link`
 */
export const getOrderLink = call<[id: string, sendingId: string], types.GetSendingLink, 'not_found'>(
  'GET /api/v1/purchase-orders/{id}/sendings/{sendingId}/link',
);
