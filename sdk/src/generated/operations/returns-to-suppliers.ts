// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type * as types from '../types.ts';

export interface ListReturnsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, number, returnedAt, creditDate, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /**
   * At least 2 characters, looked for in numbers of the return, its receipt, requisition and credit note, names and
   * articles of lines, comment, supplier and its taxpayer number. Words in any order and form, their beginnings and
   * parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.
   */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  receiptId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  procurementId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  supplierId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  counterpartyId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  warehouseId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  returnedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  reason?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  expectsReplacement?: Filter<'eq'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  creditDate?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  creditUsed?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List returns to suppliers
 *
 * Each with its lines. `status=awaiting_credit` finds what suppliers still owe for.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/supplier-returns`
 */
export const listReturns = list<
  [query?: ListReturnsQuery],
  {
    items: Array<types.SupplierReturn>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/supplier-returns query');

export type CreateReturnBody = {
  /** Receipt */
  receiptId: string;
  /** Reason */
  reason: 'defective' | 'damaged' | 'wrong_item' | 'surplus' | 'expired' | 'other';
  /** Supplier. Needed where the receipt names none. */
  supplierId?: string | undefined;
  /** Warehouse. The one of the receipt unless given. */
  warehouseId?: string | undefined;
  /** Returned. Now unless given; not before the receipt. */
  returnedAt?: string | undefined;
  /** What is wrong */
  comment?: string | null | undefined;
  /** Replacement is expected. The requisition waits for the goods again; otherwise the quantity is closed short. */
  expectsReplacement?: boolean | undefined;
  /** What goes back */
  lines: Array<{
    /** Line of the receipt */
    receiptLineId: string;
    /** Quantity in the unit of the requisition line */
    quantity: string;
  }>;
};

/**
 * Return goods to their supplier
 *
 * Goods of one receipt that one supplier delivered, all of them or a part: no more of a line than was received and
 * has not gone back yet (`over_return`). They leave the stock, `receivedQuantity` of the requisition and of the
 * order falls, `returnedQuantity` grows, and the supplier owes for them by the prices that were decided. Unless a
 * replacement is expected they are closed short, and the budget is committed to less. The supplier is not written
 * to.
 *
 * People need the permission `stock.receive`. API keys need the scope `purchase_requisitions.write`.
 *
 * `POST /api/v1/supplier-returns`
 */
export const createReturn = call<
  [body: CreateReturnBody],
  types.SupplierReturn,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/supplier-returns body key');

export type ExportManySupplierReturnBody = {
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
 * Return to a supplier: export many
 *
 * Up to 200 records as files in one ZIP. All of them and the template are found before the first byte; then each
 * is made while the archive is sent. Of files with the same name the later have a number.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read` or
 * `customer_documents.read`.
 *
 * `POST /api/v1/supplier-returns/export`
 */
export const exportManySupplierReturn = download<
  [body: ExportManySupplierReturnBody],
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
>('POST /api/v1/supplier-returns/export body');

/**
 * Get a return to a supplier
 *
 * With its lines. What is owed for them is shown to who may see costs of the catalog.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/supplier-returns/{id}`
 */
export const getReturn = call<[id: string], types.SupplierReturn, 'not_found'>('GET /api/v1/supplier-returns/{id}');

export type CancelReturnBody = {
  /** Why it is cancelled */
  reason: string;
};

/**
 * Cancel a return to a supplier
 *
 * The goods are in the stock again by opposite movements, and the requisition and the order have received them. A
 * return that was credited is cancelled once its credit is withdrawn.
 *
 * People need the permission `stock.receive`. API keys need the scope `purchase_requisitions.write`.
 *
 * `POST /api/v1/supplier-returns/{id}/cancel`
 */
export const cancelReturn = call<
  [id: string, body: CancelReturnBody],
  types.SupplierReturn,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/supplier-returns/{id}/cancel body key');

export type RecordCreditBody = {
  /** Number of the credit note */
  number: string;
  /** Date of the credit note */
  date: string;
  /** Sum with VAT */
  amount: string;
};

/**
 * Record the credit for a return
 *
 * The credit note of the supplier: its number, its date and its sum with VAT in the currency of the return. Its
 * budget has so much less invoiced; invoices for the goods that are not paid owe so much less, and what is left
 * stands for later invoices of the supplier (`creditUsed`).
 *
 * People need the permission `invoices.update`. API keys need the scope `supplier_documents.write` or
 * `finance.write`.
 *
 * `POST /api/v1/supplier-returns/{id}/credit`
 */
export const recordCredit = call<
  [id: string, body: RecordCreditBody],
  types.SupplierReturn,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/supplier-returns/{id}/credit body key');

export interface ExportSupplierReturnQuery {
  /** Format; `docx` unless given */
  format?: 'docx' | 'xlsx' | 'pdf' | undefined;
  /** Template; the default unless given */
  templateId?: Text | undefined;
  /** Without anything internal */
  forCustomer?: boolean | undefined;
}

/**
 * Return to a supplier: export
 *
 * The record as a file, by the default template of its kind or the one named; `export-options` lists them. A Word
 * file makes `docx` alone; where it is the default, other formats are made by the built-in layout. What the caller
 * may not see stays empty; with `forCustomer` costs, margins and suppliers stay empty whatever the caller may see.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read` or
 * `customer_documents.read`.
 *
 * `GET /api/v1/supplier-returns/{id}/export`
 */
export const exportSupplierReturn = download<
  [id: string, query?: ExportSupplierReturnQuery],
  | 'not_found'
  | 'file_quarantined'
  | 'resource_archived'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
>('GET /api/v1/supplier-returns/{id}/export query');

/**
 * Withdraw the credit for a return
 *
 * It was entered by mistake: the supplier owes for the goods again. What invoices have used of it is taken off
 * them first (`credit_used`).
 *
 * People need the permission `invoices.update`. API keys need the scope `supplier_documents.write` or
 * `finance.write`.
 *
 * `POST /api/v1/supplier-returns/{id}/withdraw-credit`
 */
export const withdrawCredit = call<
  [id: string],
  types.SupplierReturn,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/supplier-returns/{id}/withdraw-credit key');
