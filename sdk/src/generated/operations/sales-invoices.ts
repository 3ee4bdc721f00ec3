// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type * as types from '../types.ts';

export interface ListSalesInvoicesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /**
   * Up to 3 of id, number, title, issueDate, dueDate, totalAmount, sentAt, createdAt, updatedAt; `-` before
   * descending ones
   */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /**
   * At least 2 characters, looked for in numbers, title, names and articles of rows, customer and its taxpayer
   * number. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found.
   * Without `sort` the most relevant come first.
   */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  title?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  customerId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  sellerProfileId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  proposalId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  procurementId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  contractId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  issueDate?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  dueDate?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  ownerId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  totalAmount?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  paymentStatus?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  sentAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  overdue?: Filter<'eq'> | undefined;
  outstandingAmount?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /** Only those that wait for approval and that the caller may approve */
  awaitingMyApproval?: boolean | undefined;
}

/**
 * List sales invoices
 *
 * People need the permission `sales_invoices.read`. API keys need the scope `customer_documents.read` or
 * `documents.read`.
 *
 * `GET /api/v1/sales-invoices`
 */
export const listSalesInvoices = list<
  [query?: ListSalesInvoicesQuery],
  {
    items: Array<types.SalesInvoice>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/sales-invoices query');

export type CreateSalesInvoiceBody = {
  /** Title */
  title?: string | null | undefined;
  /** Customer */
  customerId?: string | null | undefined;
  /** Who sells. The default seller profile unless given. */
  sellerProfileId?: string | null | undefined;
  /** Requisition */
  procurementId?: string | null | undefined;
  /**
   * Contract. A contract in force with the customer; what has ended since stays named. Over its limit the invoice is
   * refused, or told of in `warnings`, as the contract says.
   */
  contractId?: string | null | undefined;
  /** To be paid by. Where none is given, issuing counts it from the days of payment of the contract. */
  dueDate?: string | null | undefined;
  /** Currency */
  currency?: string | undefined;
  /**
   * One unit of it in the company's currency, as it was on the day of the invoice. Captured when it is issued unless
   * given.
   */
  fxRate?: string | null | undefined;
  /** VAT in the prices */
  vatMode?: types.VatMode | undefined;
  /** Terms */
  termsText?: string | null | undefined;
  /** Comment. For the company; never printed. */
  comment?: string | null | undefined;
  /** Whose it is */
  ownerId?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Lines printed besides, the whole list */
  customRequisites?:
    | Array<{
        /** Label */
        label: string;
        /** Value */
        value: string;
      }>
    | undefined;
  /** Rows, the whole list */
  rows?:
    | Array<{
        /** Row that is there; a new one without it */
        id?: string | undefined;
        /** Quantity */
        quantity: string;
        /** Price per unit */
        unitPrice: string;
        /** Catalog item */
        catalogItemId?: string | null | undefined;
        /** Name */
        name?: string | undefined;
        /** Article */
        sku?: string | null | undefined;
        /** Unit */
        uom?: types.BaseUom | undefined;
        /** Discount, percent */
        discountPercent?: string | undefined;
        /** VAT rate */
        vatRate?: types.Rate | undefined;
        /** Key of the group */
        groupKey?: string | null | undefined;
        /** Group */
        groupLabel?: string | null | undefined;
        /**
         * Cost per unit. Without VAT, in the currency of the invoice. Where none is given, issuing takes the cost of the
         * catalog item.
         */
        unitCost?: string | null | undefined;
      }>
    | undefined;
};

/**
 * Create a sales invoice
 *
 * A draft; its number comes when it is issued. A row is quantity by price, less the discount, each amount rounded
 * once; totals are sums of the rows. A row that says no VAT rate has that of the seller. A counterparty that is no
 * customer yet becomes one. A `contractId` counts towards the limit of that contract, where one that blocks
 * refuses the invoice with `contract_limit_exceeded`.
 *
 * People need the permission `sales_invoices.create`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/sales-invoices`
 */
export const createSalesInvoice = call<
  [body?: CreateSalesInvoiceBody],
  types.CreateSalesInvoice,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/sales-invoices body key');

export type ExportManySalesInvoiceBody = {
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
 * Sales invoice: export many
 *
 * Up to 200 records as files in one ZIP. All of them and the template are found before the first byte; then each
 * is made while the archive is sent. Of files with the same name the later have a number.
 *
 * People need the permission `sales_invoices.export`. API keys need the scope `customer_documents.read` or
 * `documents.read`.
 *
 * `POST /api/v1/sales-invoices/export`
 */
export const exportManySalesInvoice = download<
  [body: ExportManySalesInvoiceBody],
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
>('POST /api/v1/sales-invoices/export body');

/**
 * Get a sales invoice
 *
 * With its rows, its payments, and where the caller may move it now. Costs and profit need `margins.read`,
 * payments need `payments.read`.
 *
 * People need the permission `sales_invoices.read`. API keys need the scope `customer_documents.read` or
 * `documents.read`.
 *
 * `GET /api/v1/sales-invoices/{id}`
 */
export const getSalesInvoice = call<[id: string], types.GetSalesInvoice, 'not_found'>(
  'GET /api/v1/sales-invoices/{id}',
);

export type UpdateSalesInvoiceBody = {
  /** Title */
  title?: string | null | undefined;
  /** Customer */
  customerId?: string | null | undefined;
  /** Who sells. The default seller profile unless given. */
  sellerProfileId?: string | null | undefined;
  /** Requisition */
  procurementId?: string | null | undefined;
  /**
   * Contract. A contract in force with the customer; what has ended since stays named. Over its limit the invoice is
   * refused, or told of in `warnings`, as the contract says.
   */
  contractId?: string | null | undefined;
  /** To be paid by. Where none is given, issuing counts it from the days of payment of the contract. */
  dueDate?: string | null | undefined;
  /** Currency */
  currency?: string | undefined;
  /**
   * One unit of it in the company's currency, as it was on the day of the invoice. Captured when it is issued unless
   * given.
   */
  fxRate?: string | null | undefined;
  /** VAT in the prices */
  vatMode?: types.VatMode | undefined;
  /** Terms */
  termsText?: string | null | undefined;
  /** Comment. For the company; never printed. */
  comment?: string | null | undefined;
  /** Whose it is */
  ownerId?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Lines printed besides, the whole list */
  customRequisites?:
    | Array<{
        /** Label */
        label: string;
        /** Value */
        value: string;
      }>
    | undefined;
  /** Rows, the whole list */
  rows?:
    | Array<{
        /** Row that is there; a new one without it */
        id?: string | undefined;
        /** Quantity */
        quantity: string;
        /** Price per unit */
        unitPrice: string;
        /** Catalog item */
        catalogItemId?: string | null | undefined;
        /** Name */
        name?: string | undefined;
        /** Article */
        sku?: string | null | undefined;
        /** Unit */
        uom?: types.BaseUom | undefined;
        /** Discount, percent */
        discountPercent?: string | undefined;
        /** VAT rate */
        vatRate?: types.Rate | undefined;
        /** Key of the group */
        groupKey?: string | null | undefined;
        /** Group */
        groupLabel?: string | null | undefined;
        /**
         * Cost per unit. Without VAT, in the currency of the invoice. Where none is given, issuing takes the cost of the
         * catalog item.
         */
        unitCost?: string | null | undefined;
      }>
    | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a sales invoice
 *
 * Fields left out stay, null clears. `rows` and `customRequisites` are whole lists: rows with an `id` stay, others
 * are new, those not named go. A change of what was approved, or waits for it, makes it a draft again. Once it is
 * issued its content is frozen (`invoice_frozen`); whose it is, the comment and custom fields change at any time.
 * Costs of rows that the caller may not see stay as they are.
 *
 * People need the permission `sales_invoices.update`. API keys need the scope `customer_documents.write`.
 *
 * `PATCH /api/v1/sales-invoices/{id}`
 */
export const updateSalesInvoice = call<
  [id: string, body?: UpdateSalesInvoiceBody],
  types.CreateSalesInvoice,
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
>('PATCH /api/v1/sales-invoices/{id} body key');

/**
 * Delete a sales invoice
 *
 * A draft alone, unless it holds files or comments; any other is refused with `not_deletable`: before it is issued
 * it is cancelled, afterwards voided.
 *
 * People need the permission `sales_invoices.delete`. API keys need the scope `customer_documents.delete`.
 *
 * `DELETE /api/v1/sales-invoices/{id}`
 */
export const deleteSalesInvoice = call<
  [id: string],
  types.SalesInvoice,
  | 'not_found'
  | 'conflict'
  | 'has_dependencies'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/sales-invoices/{id}');

export type ApproveSalesInvoiceBody = {
  /** Comment, kept with the decision of a step */
  comment?: string | undefined;
};

/**
 * Approve a sales invoice
 *
 * One that waits for approval. Where a route says who approves, each of those whom its open step waits for; until
 * the last of them the invoice keeps its status, and `approval` says what it waits for. Where the company says
 * that nobody approves their own, neither who made it nor who sent it for approval may.
 *
 * People need the permission `sales_invoices.approve`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/sales-invoices/{id}/approve`
 */
export const approveSalesInvoice = call<
  [id: string, body?: ApproveSalesInvoiceBody],
  types.GetSalesInvoice,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/sales-invoices/{id}/approve body key');

export type CancelSalesInvoiceBody = {
  /** Reason */
  reason: string;
};

/**
 * Cancel a sales invoice
 *
 * One that is not issued yet: it stays, without a number. A proposal that it was made of may be converted again.
 *
 * People need the permission `sales_invoices.update`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/sales-invoices/{id}/cancel`
 */
export const cancelSalesInvoice = call<
  [id: string, body: CancelSalesInvoiceBody],
  types.GetSalesInvoice,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/sales-invoices/{id}/cancel body key');

export interface ExplainSalesInvoiceQuery {
  /** Figure, by its place in the record */
  field:
    | 'netAmount'
    | 'vatAmount'
    | 'grossAmount'
    | 'totalAmount'
    | 'costTotalAmount'
    | 'grossProfitAmount'
    | 'grossMarginPercent'
    | 'costCoveragePercent'
    | 'paidAmount'
    | 'outstandingAmount'
    | 'rows.lineAmount'
    | 'rows.netAmount'
    | 'rows.vatAmount'
    | 'rows.grossAmount'
    | 'rows.lineCostAmount'
    | 'rows.grossProfitAmount'
    | 'rows.grossMarginPercent';
  /** Line, for figures of lines */
  lineId?: Text | undefined;
}

/**
 * Sales invoice: explain a figure
 *
 * What a computed figure was made of: values that were read, each with its record, and the formulas that make the
 * figure of them, to the last digit. Who may not see the figure, or what it is made of, is refused.
 *
 * People need the permission `sales_invoices.read`. API keys need the scope `customer_documents.read` or
 * `documents.read`.
 *
 * `GET /api/v1/sales-invoices/{id}/explain`
 */
export const explainSalesInvoice = call<
  [id: string, query: ExplainSalesInvoiceQuery],
  types.ExplainBudget,
  'not_found'
>('GET /api/v1/sales-invoices/{id}/explain query');

export interface ExportSalesInvoiceQuery {
  /** Format; `docx` unless given */
  format?: 'docx' | 'xlsx' | 'pdf' | undefined;
  /** Template; the default unless given */
  templateId?: Text | undefined;
  /** Without anything internal */
  forCustomer?: boolean | undefined;
}

/**
 * Sales invoice: export
 *
 * The record as a file, by the default template of its kind or the one named; `export-options` lists them. A Word
 * file makes `docx` alone; where it is the default, other formats are made by the built-in layout. What the caller
 * may not see stays empty; with `forCustomer` costs, margins and suppliers stay empty whatever the caller may see.
 *
 * People need the permission `sales_invoices.export`. API keys need the scope `customer_documents.read` or
 * `documents.read`.
 *
 * `GET /api/v1/sales-invoices/{id}/export`
 */
export const exportSalesInvoice = download<
  [id: string, query?: ExportSalesInvoiceQuery],
  | 'not_found'
  | 'file_quarantined'
  | 'resource_archived'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
>('GET /api/v1/sales-invoices/{id}/export query');

/**
 * Issue a sales invoice
 *
 * An approved one, or a draft where the company asks for no approval; it has a customer, a seller, rows and a
 * total above zero. It gets the next number of its seller and year, without gaps, and today as its date; its
 * content is frozen. The rate of its currency is captured unless given (`no_rate` where none is known), and so are
 * its costs: what was entered, else the cost of the catalog item. A row whose cost is not known, or not in the
 * currency of the invoice, is left out of the totals of costs; `costCoveragePercent` says how much they tell.
 *
 * People need the permission `sales_invoices.issue`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/sales-invoices/{id}/issue`
 */
export const issueSalesInvoice = call<
  [id: string],
  types.CreateSalesInvoice,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/sales-invoices/{id}/issue key');

export type CreatePaymentBody = {
  /** Paid */
  amount: string;
  /** Currency */
  currency?: string | undefined;
  /** One unit of its currency in the currency of the invoice */
  fxRate?: string | undefined;
  /** Day of the payment */
  paidAt?: string | undefined;
  /** How it was paid */
  method?: types.Method | undefined;
  /** Number of the payment order */
  documentNumber?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Take more than is owed */
  allowOverpayment?: boolean | undefined;
  /** Who reported it */
  source?: types.PaymentsItemSource | undefined;
  /** Name of the external system */
  externalSource?: string | null | undefined;
  /** Identifier in the external system */
  externalPaymentId?: string | null | undefined;
};

/**
 * Register a payment of a customer
 *
 * Money that came for an issued invoice, on a day that is not in the future. Another currency than that of the
 * invoice needs `fxRate`. More than is owed is refused unless `allowOverpayment`. What a `bank` or the
 * `accounting` reports has `externalSource` and `externalPaymentId`: reported again it is answered with 200 and
 * registered once, with other details, or for another invoice of either kind, it is refused.
 *
 * People need the permission `payments.create`. API keys need the scope `finance.write`.
 *
 * `POST /api/v1/sales-invoices/{id}/payments`
 */
export const createPayment = call<
  [id: string, body: CreatePaymentBody],
  types.CreatePayment_2,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/sales-invoices/{id}/payments body key');

export type UpdatePaymentBody = {
  /** Paid */
  amount?: string | undefined;
  /** Currency */
  currency?: string | undefined;
  /** One unit of its currency in the currency of the invoice */
  fxRate?: string | undefined;
  /** Day of the payment */
  paidAt?: string | undefined;
  /** How it was paid */
  method?: types.Method | undefined;
  /** Number of the payment order */
  documentNumber?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Take more than is owed */
  allowOverpayment?: boolean | undefined;
};

/**
 * Change a payment of a customer
 *
 * Fields left out stay, null clears. What is owed is counted anew. A payment that a bank reported is changed only
 * with the right to change the settings of the company.
 *
 * People need the permission `payments.update`. API keys need the scope `finance.write`.
 *
 * `PATCH /api/v1/sales-invoices/{id}/payments/{paymentId}`
 */
export const updatePayment = call<
  [id: string, paymentId: string, body?: UpdatePaymentBody],
  types.CreatePayment_2,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/sales-invoices/{id}/payments/{paymentId} body key');

/**
 * Delete a payment of a customer
 *
 * It counts no more. A payment that a bank reported is deleted only with the right to change the settings of the
 * company.
 *
 * People need the permission `payments.delete`. API keys need the scope `finance.write` or `finance.delete`.
 *
 * `DELETE /api/v1/sales-invoices/{id}/payments/{paymentId}`
 */
export const deletePayment = call<
  [id: string, paymentId: string],
  types.CreatePayment_2,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/sales-invoices/{id}/payments/{paymentId}');

/**
 * Recall a sales invoice from approval
 *
 * One that waits for approval becomes a draft again, and nobody is asked any more.
 *
 * People need the permission `sales_invoices.update`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/sales-invoices/{id}/recall`
 */
export const recallSalesInvoice = call<
  [id: string],
  types.GetSalesInvoice,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/sales-invoices/{id}/recall key');

export type RejectSalesInvoiceBody = {
  /** Reason */
  reason: string;
};

/**
 * Send a sales invoice back for rework
 *
 * One that waits for approval becomes a draft again, by a route only by the word of those whom its open step waits
 * for; the `reason` stays with it until its content changes or it is sent for approval again.
 *
 * People need the permission `sales_invoices.approve`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/sales-invoices/{id}/reject`
 */
export const rejectSalesInvoice = call<
  [id: string, body: RejectSalesInvoiceBody],
  types.GetSalesInvoice,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/sales-invoices/{id}/reject body key');

export type SendSalesInvoiceBody = {
  /** How it is sent */
  channel: 'email';
  /** To whom; the customer unless given */
  to?: Array<string> | undefined;
  /** Template; the default unless given */
  templateId?: string | undefined;
  /** Subject of the letter */
  subject?: string | undefined;
  /** Message */
  message?: string | undefined;
};

/**
 * Send a sales invoice to its customer
 *
 * An issued one: a letter with its PDF, made by the default template or by `templateId`, goes to each of `to`, or
 * to the customer. It may be sent again: each time is kept in `sendings`, and the file stays the one it was first
 * sent with, so another `templateId` is refused then (`document_kept`). The same within a minute is the same click
 * and changes nothing.
 *
 * People need the permission `sales_invoices.send`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/sales-invoices/{id}/send`
 */
export const sendSalesInvoice = call<
  [id: string, body: SendSalesInvoiceBody],
  types.GetSalesInvoice,
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
>('POST /api/v1/sales-invoices/{id}/send body key');

/**
 * Send a sales invoice for approval
 *
 * A draft with a customer, a seller, rows and a total above zero.
 *
 * People need the permission `sales_invoices.submit`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/sales-invoices/{id}/submit-approval`
 */
export const submitSalesInvoice = call<
  [id: string],
  types.GetSalesInvoice,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/sales-invoices/{id}/submit-approval key');

export type VoidSalesInvoiceBody = {
  /** Reason */
  reason: string;
};

/**
 * Void a sales invoice
 *
 * One that was issued and has no payments. Its number stays used, and it takes no more of the limit of its
 * contract. A proposal that it was made of may be converted again.
 *
 * People need the permission `sales_invoices.void`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/sales-invoices/{id}/void`
 */
export const voidSalesInvoice = call<
  [id: string, body: VoidSalesInvoiceBody],
  types.GetSalesInvoice,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/sales-invoices/{id}/void body key');
