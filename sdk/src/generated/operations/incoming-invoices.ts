// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

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
}

/**
 * List incoming invoices
 *
 * Each with its totals, what is still owed, and how it matches. `overdue=true` finds what should have been paid by
 * now.
 *
 * People need the permission `invoices.read`. API keys need the scope `supplier_documents.read` or `finance.read`.
 *
 * `GET /api/v1/invoices`
 */
export const listInvoices = list<[query?: ListInvoicesQuery], types.ListInvoices, never>('GET /api/v1/invoices query');

export type CreateInvoiceBody = {
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
 * with `contract_limit_exceeded`.
 *
 * People need the permission `invoices.create`. API keys need the scope `supplier_documents.write` or
 * `finance.write`.
 *
 * `POST /api/v1/invoices`
 */
export const createInvoice = call<
  [body?: CreateInvoiceBody],
  types.CreateInvoices,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/invoices body key');

export interface ProposeSupplierOrdersQuery {
  /** Supplier */
  supplierId: Text;
  /** Requisition that the invoice is entered for */
  procurementId?: Text | undefined;
  /** Number of the invoice as its supplier has it */
  externalNumber?: Text | undefined;
}

/**
 * Orders that an invoice being entered may be for
 *
 * Orders of a supplier that are not invoiced whole, each with the lines that have something left (`leftQuantity`):
 * name `orderLineId` in lines of the new invoice, or the whole order in `orderIds`. The likeliest come first:
 * those whose number stands in `externalNumber`, those of the requisition. Takes the right to read orders too.
 *
 * People need the permission `invoices.read`. API keys need the scope `supplier_documents.read` or `finance.read`.
 *
 * `GET /api/v1/invoices/order-proposals`
 */
export const proposeSupplierOrders = call<
  [query: ProposeSupplierOrdersQuery],
  {
    /** The likeliest first */
    items: Array<{
      order: types.PurchaseOrder;
      /** Why it is likely; empty where nothing speaks for it */
      because: Array<Open<'number' | 'requisition' | 'sum'>>;
      /** Lines that are not invoiced whole, in their order */
      lines: Array<{
        /** Identifier */
        id: string;
        /** Place among the lines */
        position: number;
        /** Line of the requisition */
        procurementItemId: string;
        /** Decision it fulfils */
        allocationId: string;
        /** Catalog item */
        catalogItemId: string | null;
        /** Article */
        sku: string | null;
        /** Name */
        name: string;
        /** Quantity */
        quantity: string;
        /** Unit */
        uom: Open<types.BaseUom>;
        /** Price per unit */
        price: string;
        /** VAT rate */
        vatRate: Open<types.Rate>;
        /** Amount */
        lineAmount: string;
        /** Without VAT */
        netAmount: string;
        /** VAT */
        vatAmount: string;
        /** With VAT */
        grossAmount: string;
        /** Wanted by */
        wantedDate: string | null;
        /** Confirmed by the supplier */
        confirmedQuantity: string | null;
        /** Promised for */
        promisedDate: string | null;
        /** Supplier's remark */
        supplierRemark: string | null;
        /** Received */
        receivedQuantity: string;
        /** Invoiced */
        invoicedQuantity: string;
        /** Invoiced, with VAT */
        invoicedAmount: string;
        /** Paid */
        paidAmount: string;
        /** Left to invoice */
        leftQuantity: string;
        /**
         * Accepted of the supplier now. Less than `quantity` where the decision was changed after the order: the order is
         * to be changed too.
         */
        decidedQuantity: string;
      }>;
    }>;
  },
  never
>('GET /api/v1/invoices/order-proposals query');

/**
 * Get an incoming invoice
 *
 * With its lines, its payments where the caller may see them, how it matches what was decided and received, and
 * the moves that the caller may ask for now.
 *
 * People need the permission `invoices.read`. API keys need the scope `supplier_documents.read` or `finance.read`.
 *
 * `GET /api/v1/invoices/{invoiceId}`
 */
export const getInvoice = call<[invoiceId: string], types.GetInvoices, 'not_found'>('GET /api/v1/invoices/{invoiceId}');

export type UpdateInvoiceBody = {
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
 * `PATCH /api/v1/invoices/{invoiceId}`
 */
export const updateInvoice = call<
  [invoiceId: string, body?: UpdateInvoiceBody],
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
>('PATCH /api/v1/invoices/{invoiceId} body key');

export type AcceptDifferencesBody = {
  /** Why the differences are right */
  reason: string;
};

/**
 * Accept the differences of an incoming invoice
 *
 * An invoice that differs in a way that blocks may then be approved, and where it names an order, paid. It holds
 * for these differences: where they change, somebody has to accept them anew. Who may not approve the invoice for
 * having entered it may not accept them either.
 *
 * People need the permission `invoices.status`. API keys need the scope `supplier_documents.write` or
 * `finance.write`.
 *
 * `POST /api/v1/invoices/{invoiceId}/accept-differences`
 */
export const acceptDifferences = call<
  [invoiceId: string, body: AcceptDifferencesBody],
  types.GetInvoices,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/invoices/{invoiceId}/accept-differences body key');

export type ApplyCreditBody = {
  /** Return that was credited */
  supplierReturnId: string;
  /** How much of it */
  amount?: string | undefined;
};

/**
 * Use a credit against an invoice
 *
 * The credit of a return to the same supplier, in the same currency: so much less is owed. Left out, the amount is
 * all that is left of the credit, or all that is owed. A credit is used by itself against invoices for the goods
 * that went back, as soon as it is recorded; what is left stands for later invoices.
 *
 * People need the permission `payments.create`. API keys need the scope `finance.write`.
 *
 * `POST /api/v1/invoices/{invoiceId}/credits`
 */
export const applyCredit = call<
  [invoiceId: string, body: ApplyCreditBody],
  types.ApplyCredit,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/invoices/{invoiceId}/credits body key');

/**
 * Take a credit off an invoice
 *
 * The invoice owes so much more; the credit stands for other invoices, or is withdrawn.
 *
 * People need the permission `payments.delete`. API keys need the scope `finance.write` or `finance.delete`.
 *
 * `DELETE /api/v1/invoices/{invoiceId}/credits/{creditId}`
 */
export const removeCredit = call<
  [invoiceId: string, creditId: string],
  types.ApplyCredit,
  'not_found' | 'conflict' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/invoices/{invoiceId}/credits/{creditId}');

export interface ExplainInvoiceQuery {
  /** Figure, by its place in the record */
  field:
    | 'totals.net'
    | 'totals.vat'
    | 'totals.gross'
    | 'paidAmount'
    | 'creditedAmount'
    | 'outstandingAmount'
    | 'lines.net'
    | 'lines.vat'
    | 'lines.gross'
    | 'lines.lineQuantity';
  /** Line, for figures of lines */
  lineId?: Text | undefined;
}

/**
 * Incoming invoice: explain a figure
 *
 * What a computed figure was made of: values that were read, each with its record, and the formulas that make the
 * figure of them, to the last digit. Who may not see the figure, or what it is made of, is refused.
 *
 * People need the permission `invoices.read`. API keys need the scope `supplier_documents.read` or `finance.read`.
 *
 * `GET /api/v1/invoices/{invoiceId}/explain`
 */
export const explainInvoice = call<[invoiceId: string, query: ExplainInvoiceQuery], types.ExplainBudget, 'not_found'>(
  'GET /api/v1/invoices/{invoiceId}/explain query',
);

export type LinkOrdersBody = {
  /** Orders to the supplier: the invoice is for all that is not invoiced yet of them, in place of `lines` */
  orderIds: Array<string>;
};

/**
 * Link an incoming invoice to orders
 *
 * Each line that names no order gets the line of these orders that is for the same line of the requisition, the
 * same item, or has the same name. What agrees with none stays as it is; where no line does, nothing is changed
 * (`no_line_of_orders`). `PATCH` names lines one by one.
 *
 * People need the permission `invoices.update`. API keys need the scope `supplier_documents.write` or
 * `finance.write`.
 *
 * `POST /api/v1/invoices/{invoiceId}/link-orders`
 */
export const linkOrders = call<
  [invoiceId: string, body: LinkOrdersBody],
  types.CreateInvoices,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/invoices/{invoiceId}/link-orders body key');

/**
 * Orders that an incoming invoice may be for
 *
 * Orders of its supplier that are not invoiced whole, the likeliest first: those whose number stands in the
 * invoice or in the names of its files, those of its requisition, those whose sum or rest it asks for. Takes the
 * right to read orders too.
 *
 * People need the permission `invoices.read`. API keys need the scope `supplier_documents.read` or `finance.read`.
 *
 * `GET /api/v1/invoices/{invoiceId}/order-proposals`
 */
export const proposeOrders = call<
  [invoiceId: string],
  {
    /** The likeliest first */
    items: Array<{
      order: types.PurchaseOrder;
      /** Why it is likely; empty where nothing speaks for it */
      because: Array<Open<'number' | 'requisition' | 'sum'>>;
    }>;
  },
  'not_found'
>('GET /api/v1/invoices/{invoiceId}/order-proposals');

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
  /** Pay more than is owed */
  allowOverpayment?: boolean | undefined;
  /** Who reported it */
  source?: types.PaymentsItemSource | undefined;
  /** Name of the external system */
  externalSource?: string | null | undefined;
  /** Identifier in the external system */
  externalPaymentId?: string | null | undefined;
};

/**
 * Register a payment
 *
 * Money paid for an invoice, on a day that is not in the future. Another currency than that of the invoice needs
 * `fxRate`. More than is owed is refused unless `allowOverpayment`; an approved invoice that is paid in full is
 * `paid`. A payment reported again under the same `externalSource` and `externalPaymentId` is answered with 200
 * and registered once; with other details it is refused. A disputed invoice and one on hold take no payments.
 *
 * People need the permission `payments.create`. API keys need the scope `finance.write`.
 *
 * `POST /api/v1/invoices/{invoiceId}/payments`
 */
export const createPayment = call<
  [invoiceId: string, body: CreatePaymentBody],
  types.CreatePayment,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/invoices/{invoiceId}/payments body key');

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
  /** Pay more than is owed */
  allowOverpayment?: boolean | undefined;
};

/**
 * Change a payment
 *
 * Fields left out stay, null clears. What is owed and the statuses of the invoice are counted anew. A payment that
 * a bank reported is changed only with the right to change the settings of the company.
 *
 * People need the permission `payments.update`. API keys need the scope `finance.write`.
 *
 * `PATCH /api/v1/invoices/{invoiceId}/payments/{paymentId}`
 */
export const updatePayment = call<
  [invoiceId: string, paymentId: string, body?: UpdatePaymentBody],
  types.CreatePayment,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/invoices/{invoiceId}/payments/{paymentId} body key');

/**
 * Delete a payment
 *
 * It counts no more; a paid invoice that is owed again is `approved`. A payment that a bank reported is deleted
 * only with the right to change the settings of the company.
 *
 * People need the permission `payments.delete`. API keys need the scope `finance.write` or `finance.delete`.
 *
 * `DELETE /api/v1/invoices/{invoiceId}/payments/{paymentId}`
 */
export const deletePayment = call<
  [invoiceId: string, paymentId: string],
  types.CreatePayment,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/invoices/{invoiceId}/payments/{paymentId}');

export type ChangeStatusBody = {
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
 * `PATCH /api/v1/invoices/{invoiceId}/status`
 */
export const changeStatus = call<
  [invoiceId: string, body: ChangeStatusBody],
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
  | 'precondition_required'
>('PATCH /api/v1/invoices/{invoiceId}/status body key');
