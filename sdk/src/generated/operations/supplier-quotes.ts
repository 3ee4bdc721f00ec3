// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

/**
 * Get the protocol of a decision
 *
 * Who was asked and who answered, every price as it was compared, each decision with who took it and why, and the
 * approvals, as they stand now; the latest protocol that was drawn up of it; and what became of the decision
 * afterwards. Prices are compared at the rates of the day of the last decision. While prices of a request are
 * sealed its quotes stay out.
 *
 * People need the permission `supplier_quotes.compare`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/purchase-requisitions/{procurementId}/decision-protocol`
 */
export const getDecisionProtocol = call<
  [procurementId: string],
  {
    /** Content of a protocol */
    content: {
      /** Requisition */
      requisition: {
        /** Requisition */
        id: string;
        /** Number */
        number: string;
        /** Title */
        title: string;
        /** Currency of the requisition */
        currency: string;
        /** Planned total */
        plannedTotal: string;
        /** Actual total */
        actualTotal: string | null;
      };
      /** Requests for quotes that went out */
      requests: Array<{
        /** Request for quotes */
        id: string;
        /** Number */
        number: string;
        /** Revision */
        revision: number;
        /** Sent */
        sentAt: string | null;
        /** Answers are awaited until */
        responseDeadline: string | null;
        /** Suppliers who were asked */
        asked: Array<{
          /** Supplier */
          supplierId: string;
          /** Its name */
          name: string;
          /** Sent */
          sentAt: string | null;
          /** First viewed */
          firstViewedAt: string | null;
          /** What it answered */
          answer: Open<'quoted' | 'declined' | 'silent'>;
          /** When it quoted first */
          answeredAt: string | null;
          /** Why it declined */
          declineReason: string | null;
        }>;
      }>;
      /** Comparison as of the day of the decision */
      comparison: {
        /** Currency of the comparison */
        currency: string;
        /** With VAT or without */
        vat: Open<'with' | 'without'>;
        /** Day whose exchange rates count */
        rateDate: string;
        /** Exchange rates of the comparison */
        rates: Array<{
          /** Currency */
          currency: string;
          /** One unit of it in the currency of the comparison */
          rate: string;
        }>;
        /** Lines with their offers */
        lines: Array<{
          /** Line of the requisition */
          itemId: string;
          /** Name */
          name: string;
          /** Needed quantity */
          quantity: string;
          /** Unit, OKEI code */
          uom: Open<types.BaseUom>;
          /** Offers */
          offers: Array<{
            /** Quote */
            quoteId: string;
            /** Number of the quote */
            quoteNumber: string;
            /** Version of the quote */
            quoteVersion: number;
            /** Supplier */
            supplierId: string;
            /** Its name */
            supplierName: string;
            /** Price as quoted, of the tier for this quantity */
            price: string;
            /** Currency it is quoted in */
            currency: string;
            /** Per base unit, in the currency and VAT of the comparison */
            comparablePrice: string | null;
            /** What the covered quantity costs */
            lineTotal: string | null;
            /** How much of the needed quantity is on offer, in the unit of the line */
            coversQuantity: string;
          }>;
        }>;
      };
      /** Decisions that stand, the earliest first */
      decisions: Array<{
        /** Accepted quantity */
        id: string;
        /** Line of the requisition */
        itemId: string;
        /** Supplier */
        supplierId: string;
        /** Its name */
        supplierName: string;
        /** Quote */
        quoteId: string | null;
        /** Version of the quote */
        quoteVersion: number | null;
        /** Accepted quantity */
        quantity: string;
        /** Accepted price per unit */
        price: string;
        /** Currency of the price */
        currency: string;
        /** One unit of it in the currency of the requisition, when the line was written */
        fxRate: string;
        /** VAT in the price */
        vatMode: Open<types.VatMode>;
        /** VAT rate */
        vatRate: Open<NonNullable<'none' | '0' | '5' | '7' | '10' | '20' | '22' | null>> | null;
        /** With VAT, in the currency of the requisition */
        amount: string;
        /** Decided */
        decidedAt: string;
        /** Who decided */
        decidedBy: string | null;
        /** Why */
        comment: string | null;
      }>;
      /** Words of those who approve the requisition, the earliest first */
      approvals: Array<{
        /** Name of the step */
        step: string | null;
        /** Verdict */
        verdict: Open<'approved' | 'rejected' | 'passed'>;
        /** Name */
        by: string;
        /** Comment */
        comment: string | null;
        /** Decided */
        decidedAt: string;
      }>;
    };
    /** SHA-256 of the content, in hexadecimal digits */
    sha256: string;
    /** Protocol that was drawn up */
    issued: types.IssuedOrNull;
    /** What changed afterwards */
    afterwards: {
      /** Decisions that were revoked, the last first; at most 200 */
      revoked: Array<{
        /** Line of the requisition */
        itemId: string;
        /** Its name */
        itemName: string;
        /** Name of the supplier */
        supplierName: string;
        /** Quantity that was accepted */
        quantity: string;
        /** Price that was accepted */
        price: string;
        /** Currency of the price */
        currency: string;
        /** Decided */
        decidedAt: string;
        /** Revoked */
        revokedAt: string;
        /** Who revoked it */
        revokedBy: string | null;
      }>;
      /** Quotes that were changed after they were accepted */
      repriced: Array<{
        /** Quote */
        quoteId: string;
        /** Number of the quote */
        quoteNumber: string;
        /** Name of the supplier */
        supplierName: string;
        /** Version that was accepted */
        decidedVersion: number;
        /** Version that holds now */
        currentVersion: number;
      }>;
      /** Orders made of the decision */
      orders: Array<{
        /** Order */
        id: string;
        /** Number */
        number: string;
        /** Status */
        status: string;
        /** With VAT */
        grossAmount: string;
        /** Currency */
        currency: string;
        /** Created */
        createdAt: string;
        /** Sent */
        sentAt: string | null;
      }>;
    };
  },
  'not_found'
>('GET /api/v1/purchase-requisitions/{procurementId}/decision-protocol');

/**
 * Draw up the protocol of a decision
 *
 * Keeps the protocol as it stands and records its digest in the audit trail, so that anybody can check later that
 * a copy is the one. Where nothing has changed since the latest protocol, that one is the answer.
 *
 * People need the permission `supplier_quotes.compare`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/purchase-requisitions/{procurementId}/decision-protocol`
 */
export const issueDecisionProtocol = call<
  [procurementId: string],
  {
    /** Protocol */
    id: string;
    /** Number among the protocols of the requisition */
    n: number;
    /** SHA-256 of the content, in hexadecimal digits */
    sha256: string;
    /** Drawn up */
    issuedAt: string;
    /** Who drew it up */
    issuedBy: string | null;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/purchase-requisitions/{procurementId}/decision-protocol key');

export interface VerifyDecisionDigestQuery {
  /** SHA-256 of the content, in hexadecimal digits */
  sha256: Text;
}

/**
 * Check a protocol by its digest
 *
 * Whether a protocol of this requisition has the digest, from when it is, and what has changed since.
 *
 * People need the permission `supplier_quotes.compare`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/purchase-requisitions/{procurementId}/decision-protocol/verify`
 */
export const verifyDecisionDigest = call<
  [procurementId: string, query: VerifyDecisionDigestQuery],
  types.VerifyDecisionDigest,
  'not_found'
>('GET /api/v1/purchase-requisitions/{procurementId}/decision-protocol/verify query');

export type VerifyDecisionProtocolBody = {
  /** Content of the protocol */
  content?: Record<string, unknown> | undefined;
  /** SHA-256 of the content, in hexadecimal digits */
  sha256?: string | undefined;
};

/**
 * Check a copy of a protocol
 *
 * Takes the content of a protocol, as JSON in any order of keys, or its digest, and says whether it is the one
 * that was drawn up, from when it is, and what has changed since.
 *
 * People need the permission `supplier_quotes.compare`. API keys need the scope `supplier_documents.read`.
 *
 * `POST /api/v1/purchase-requisitions/{procurementId}/decision-protocol/verify`
 */
export const verifyDecisionProtocol = call<
  [procurementId: string, body?: VerifyDecisionProtocolBody],
  types.VerifyDecisionDigest,
  'not_found' | 'validation_failed'
>('POST /api/v1/purchase-requisitions/{procurementId}/decision-protocol/verify body');

/**
 * Chosen suppliers and quantities per line
 *
 * All that is accepted now, with what was asked for, invoiced and received of it, and the version of the
 * requisition that the next decision goes with.
 *
 * People need the permission `quote_decisions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/purchase-requisitions/{procurementId}/quote-line-decisions`
 */
export const readDecisions = call<
  [procurementId: string],
  {
    /** Version */
    version: number;
    /** Accepted from suppliers */
    accepted: Array<{
      /** Accepted quantity */
      id: string;
      /** Line of the requisition */
      procurementItemId: string;
      /** Supplier */
      supplierId: string;
      /** Name of the supplier */
      supplierName: string;
      /** Quote */
      quoteId: string | null;
      /** Version of the quote */
      quoteVersion: number | null;
      /** Line of the quote that is accepted */
      quoteLineId: string | null;
      /** Accepted quantity */
      quantity: string;
      /** Accepted price per unit */
      price: string;
      /** Currency of the price */
      currency: string;
      /** One unit of it in the currency of the requisition, when the line was written */
      fxRate: string;
      /** VAT in the price */
      vatMode: Open<types.VatMode>;
      /** VAT rate */
      vatRate: Open<NonNullable<'none' | '0' | '5' | '7' | '10' | '20' | '22' | null>> | null;
      /** Asked for */
      requestedQuantity: string;
      /** Invoiced */
      invoicedQuantity: string;
      /** Received */
      receivedQuantity: string;
    }>;
  },
  'not_found'
>('GET /api/v1/purchase-requisitions/{procurementId}/quote-line-decisions');

export type DecideLinesBody = {
  /** Lines that are decided; others keep what they have */
  decisions: Array<{
    /** Line of the requisition */
    procurementItemId: string;
    /** All that is accepted for it; none lets everybody go */
    allocations: Array<{
      /** Line of the quote that is accepted */
      quoteLineId?: string | null | undefined;
      /** Supplier, where there is no quote */
      supplierId?: string | undefined;
      /** Price of one unit of the line, where there is no quote */
      price?: string | undefined;
      /** Its currency, where there is no quote */
      currency?: string | undefined;
      /** VAT in the price; as the company counts unless given */
      vatMode?: types.VatMode | undefined;
      /** VAT rate; that of the line, then of the company, unless given */
      vatRate?: 'none' | '0' | '5' | '7' | '10' | '20' | '22' | undefined;
      /** Quantity, in the unit of the line */
      quantity: string;
      /** Comment */
      comment?: string | null | undefined;
    }>;
  }>;
  /** Why */
  reason?: string | undefined;
  /** Less than the least quantity, and broken packs, are agreed with the supplier */
  allowMoqOverride?: boolean | undefined;
  /** The supplier keeps to prices whose day is over; needs a reason and the right to approve */
  acceptExpired?: boolean | undefined;
};

/**
 * Save chosen suppliers and quantities per line
 *
 * Replaces all that is accepted for every named line; other lines keep what they have. The price is that of the
 * tier of the quantity, less the discount, per unit of the line. Least quantities and packs hold unless
 * `allowMoqOverride`; a price whose day is over is taken with `acceptExpired`, a reason and the right to approve.
 * What stays as it was may name the version it was accepted from. What a supplier has invoiced or delivered stays
 * decided (`allocation_locked`), and so does what goes with delivery batches that were neither cancelled nor
 * returned (`allocation_batched`, with their numbers): these are changed or cancelled first.
 *
 * People need the permission `quote_decisions.save`. API keys need the scope `purchase_requisitions.write`.
 *
 * `PATCH /api/v1/purchase-requisitions/{procurementId}/quote-line-decisions`
 */
export const decideLines = call<
  [procurementId: string, body: DecideLinesBody],
  types.CreatePurchaseRequisitions_2,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/purchase-requisitions/{procurementId}/quote-line-decisions body key');

export interface ListRequisitionQuotesQuery {
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
 * Quotes for a requisition
 *
 * Those entered for it by hand, and those that answer its requests.
 *
 * People need the permission `supplier_quotes.read`. API keys need the scope `supplier_documents.read` or
 * `purchase_requisitions.read`.
 *
 * `GET /api/v1/purchase-requisitions/{procurementId}/quotes`
 */
export const listRequisitionQuotes = list<
  [procurementId: string, query?: ListRequisitionQuotesQuery],
  types.ListRequisitionQuotes,
  'not_found'
>('GET /api/v1/purchase-requisitions/{procurementId}/quotes query');

export type AddRequisitionQuoteBody = {
  /** Supplier */
  supplierId?: string | undefined;
  /** Counterparty */
  counterpartyId?: string | undefined;
  /** Number of the supplier */
  externalNumber?: string | null | undefined;
  /** Score of the buyers. 0 to 10. */
  internalScore?: string | null | undefined;
  /** Comment of the buyers */
  comment?: string | null | undefined;
  /** Currency of the quote */
  currency?: string | undefined;
  /** VAT in the prices */
  vatMode?: types.VatMode | undefined;
  /** Date of the quote */
  documentDate?: string | null | undefined;
  /** Prices are valid until */
  validUntil?: string | null | undefined;
  /** Days until delivery. Unless a line says otherwise. */
  deliveryDays?: number | null | undefined;
  /** Terms of delivery */
  deliveryTerms?: string | null | undefined;
  /** Terms of payment */
  paymentTerms?: string | null | undefined;
  /** Prepayment, % */
  prepaymentPercent?: string | null | undefined;
  /** Extra costs */
  extraCosts?:
    | Array<{
        /** What it is for */
        kind: 'delivery' | 'packing' | 'customs' | 'insurance' | 'other';
        /** Amount */
        amount: string;
        /** Currency */
        currency: string;
        /** How lines share it */
        allocation: 'by_amount' | 'by_quantity' | 'by_weight' | 'by_volume' | 'equal';
      }>
    | undefined;
  /** Comment of the supplier */
  supplierComment?: string | null | undefined;
  /** Stated total. Where the request asks for a total alone. */
  statedTotal?: string | null | undefined;
  /** Lines */
  lines: Array<{
    /** Position of the request */
    rfqItemId?: string | null | undefined;
    /** Line of the requisition */
    procurementItemId?: string | null | undefined;
    /** It is offered */
    quoted?: boolean | undefined;
    /** Why it is not offered */
    unavailableReason?: string | null | undefined;
    /** Price per unit */
    price?: string | null | undefined;
    /** It costs nothing */
    isFree?: boolean | undefined;
    /** Prices by quantity */
    priceTiers?:
      | Array<{
          /** From this quantity on */
          minQuantity: string;
          /** Price per unit */
          price: string;
        }>
      | undefined;
    /** Available. Null where there is no limit. */
    quantityOffered?: string | null | undefined;
    /** Unit. Of the supplier. */
    uom?: types.BaseUom | undefined;
    /** Base units in one. Null where it is unknown. */
    factorToBase?: string | null | undefined;
    /** Least quantity sold */
    moq?: string | null | undefined;
    /** Pack. Sold by so many. */
    packQuantity?: string | null | undefined;
    /** VAT rate */
    vatRate?: types.VatRateOrNull | undefined;
    /** Discount, % */
    discountPercent?: string | undefined;
    /** Delivered by */
    deliveryDate?: string | null | undefined;
    /** Days until delivery */
    deliveryDays?: number | null | undefined;
    /** Analog */
    analog?: types.AnalogOrNull | undefined;
    /** Article of the supplier */
    supplierSku?: string | null | undefined;
    /** Country of origin */
    countryOfOrigin?: string | null | undefined;
    /** Comment */
    comment?: string | null | undefined;
    /** Available. Null where there is no limit. */
    quantity?: string | null | undefined;
  }>;
};

/**
 * Enter a quote for a requisition
 *
 * A quote received by telephone or on paper: it applies at once, and its supplier joins those of the requisition.
 *
 * People need the permission `supplier_quotes.submit`. API keys need the scope `supplier_documents.write` or
 * `purchase_requisitions.write`.
 *
 * `POST /api/v1/purchase-requisitions/{procurementId}/quotes`
 */
export const addRequisitionQuote = call<
  [procurementId: string, body: AddRequisitionQuoteBody],
  types.AddRequisitionQuote,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/purchase-requisitions/{procurementId}/quotes body key');

export type UpdateRequisitionQuoteBody = {
  /** Number of the supplier */
  externalNumber?: string | null | undefined;
  /** Score of the buyers. 0 to 10. */
  internalScore?: string | null | undefined;
  /** Comment of the buyers */
  comment?: string | null | undefined;
  /** Currency of the quote */
  currency?: string | undefined;
  /** VAT in the prices */
  vatMode?: types.VatMode | undefined;
  /** Date of the quote */
  documentDate?: string | null | undefined;
  /** Prices are valid until */
  validUntil?: string | null | undefined;
  /** Days until delivery. Unless a line says otherwise. */
  deliveryDays?: number | null | undefined;
  /** Terms of delivery */
  deliveryTerms?: string | null | undefined;
  /** Terms of payment */
  paymentTerms?: string | null | undefined;
  /** Prepayment, % */
  prepaymentPercent?: string | null | undefined;
  /** Extra costs */
  extraCosts?:
    | Array<{
        /** What it is for */
        kind: 'delivery' | 'packing' | 'customs' | 'insurance' | 'other';
        /** Amount */
        amount: string;
        /** Currency */
        currency: string;
        /** How lines share it */
        allocation: 'by_amount' | 'by_quantity' | 'by_weight' | 'by_volume' | 'equal';
      }>
    | undefined;
  /** Comment of the supplier */
  supplierComment?: string | null | undefined;
  /** Stated total. Where the request asks for a total alone. */
  statedTotal?: string | null | undefined;
  /** Lines; replaced whole */
  lines?:
    | Array<{
        /** Position of the request */
        rfqItemId?: string | null | undefined;
        /** Line of the requisition */
        procurementItemId?: string | null | undefined;
        /** It is offered */
        quoted?: boolean | undefined;
        /** Why it is not offered */
        unavailableReason?: string | null | undefined;
        /** Price per unit */
        price?: string | null | undefined;
        /** It costs nothing */
        isFree?: boolean | undefined;
        /** Prices by quantity */
        priceTiers?:
          | Array<{
              /** From this quantity on */
              minQuantity: string;
              /** Price per unit */
              price: string;
            }>
          | undefined;
        /** Available. Null where there is no limit. */
        quantityOffered?: string | null | undefined;
        /** Unit. Of the supplier. */
        uom?: types.BaseUom | undefined;
        /** Base units in one. Null where it is unknown. */
        factorToBase?: string | null | undefined;
        /** Least quantity sold */
        moq?: string | null | undefined;
        /** Pack. Sold by so many. */
        packQuantity?: string | null | undefined;
        /** VAT rate */
        vatRate?: types.VatRateOrNull | undefined;
        /** Discount, % */
        discountPercent?: string | undefined;
        /** Delivered by */
        deliveryDate?: string | null | undefined;
        /** Days until delivery */
        deliveryDays?: number | null | undefined;
        /** Analog */
        analog?: types.AnalogOrNull | undefined;
        /** Article of the supplier */
        supplierSku?: string | null | undefined;
        /** Country of origin */
        countryOfOrigin?: string | null | undefined;
        /** Comment */
        comment?: string | null | undefined;
      }>
    | undefined;
  /** true begins a next version, false drops it */
  revising?: boolean | undefined;
  /** Reject it, restore what was rejected, or withdraw it */
  status?: 'submitted' | 'rejected' | 'withdrawn' | undefined;
  /** Why */
  reason?: string | undefined;
};

/**
 * Change a quote of a requisition
 *
 * The same as changing the quote at its own address.
 *
 * People need the permission `supplier_quotes.update`. API keys need the scope `supplier_documents.write` or
 * `purchase_requisitions.write`.
 *
 * `PATCH /api/v1/purchase-requisitions/{procurementId}/quotes/{quoteId}`
 */
export const updateRequisitionQuote = call<
  [procurementId: string, quoteId: string, body?: UpdateRequisitionQuoteBody],
  types.AddRequisitionQuote,
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
>('PATCH /api/v1/purchase-requisitions/{procurementId}/quotes/{quoteId} body key');

export type ExportManyQuoteMinutesBody = {
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
 * Minutes of a comparison of quotes: export many
 *
 * Up to 200 records as files in one ZIP. All of them and the template are found before the first byte; then each
 * is made while the archive is sent. Of files with the same name the later have a number.
 *
 * People need the permission `supplier_quotes.compare`. API keys need the scope `supplier_documents.read` or
 * `customer_documents.read`.
 *
 * `POST /api/v1/quote-minutes/export`
 */
export const exportManyQuoteMinutes = download<
  [body: ExportManyQuoteMinutesBody],
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
>('POST /api/v1/quote-minutes/export body');

export interface ExportQuoteMinutesQuery {
  /** Format; `docx` unless given */
  format?: 'docx' | 'xlsx' | 'pdf' | undefined;
  /** Template; the default unless given */
  templateId?: Text | undefined;
  /** Without anything internal */
  forCustomer?: boolean | undefined;
}

/**
 * Minutes of a comparison of quotes: export
 *
 * The record as a file, by the default template of its kind or the one named; `export-options` lists them. A Word
 * file makes `docx` alone; where it is the default, other formats are made by the built-in layout. What the caller
 * may not see stays empty; with `forCustomer` costs, margins and suppliers stay empty whatever the caller may see.
 *
 * People need the permission `supplier_quotes.compare`. API keys need the scope `supplier_documents.read` or
 * `customer_documents.read`.
 *
 * `GET /api/v1/quote-minutes/{procurementId}/export`
 */
export const exportQuoteMinutes = download<
  [procurementId: string, query?: ExportQuoteMinutesQuery],
  | 'not_found'
  | 'file_quarantined'
  | 'resource_archived'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
>('GET /api/v1/quote-minutes/{procurementId}/export query');

export interface ListQuotesQuery {
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
 * List quotes of suppliers
 *
 * Each with its current total; while prices of a request are sealed, without it.
 *
 * People need the permission `supplier_quotes.read`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/supplier-quotes`
 */
export const listQuotes = list<[query?: ListQuotesQuery], types.ListRequisitionQuotes, never>(
  'GET /api/v1/supplier-quotes query',
);

export type CreateQuoteBody = {
  /** Request for quotes. That it answers. */
  rfqId?: string | null | undefined;
  /** Requisition */
  procurementId?: string | null | undefined;
  /** Supplier */
  supplierId?: string | undefined;
  /** Counterparty */
  counterpartyId?: string | undefined;
  /** How it came */
  source?: 'manual' | 'import' | 'mail' | 'api' | undefined;
  /** Number of the supplier */
  externalNumber?: string | null | undefined;
  /** Score of the buyers. 0 to 10. */
  internalScore?: string | null | undefined;
  /** Comment of the buyers */
  comment?: string | null | undefined;
  /** Currency of the quote */
  currency?: string | undefined;
  /** VAT in the prices */
  vatMode?: types.VatMode | undefined;
  /** Date of the quote */
  documentDate?: string | null | undefined;
  /** Prices are valid until */
  validUntil?: string | null | undefined;
  /** Days until delivery. Unless a line says otherwise. */
  deliveryDays?: number | null | undefined;
  /** Terms of delivery */
  deliveryTerms?: string | null | undefined;
  /** Terms of payment */
  paymentTerms?: string | null | undefined;
  /** Prepayment, % */
  prepaymentPercent?: string | null | undefined;
  /** Extra costs */
  extraCosts?:
    | Array<{
        /** What it is for */
        kind: 'delivery' | 'packing' | 'customs' | 'insurance' | 'other';
        /** Amount */
        amount: string;
        /** Currency */
        currency: string;
        /** How lines share it */
        allocation: 'by_amount' | 'by_quantity' | 'by_weight' | 'by_volume' | 'equal';
      }>
    | undefined;
  /** Comment of the supplier */
  supplierComment?: string | null | undefined;
  /** Stated total. Where the request asks for a total alone. */
  statedTotal?: string | null | undefined;
  /** Lines; replaced whole */
  lines?:
    | Array<{
        /** Position of the request */
        rfqItemId?: string | null | undefined;
        /** Line of the requisition */
        procurementItemId?: string | null | undefined;
        /** It is offered */
        quoted?: boolean | undefined;
        /** Why it is not offered */
        unavailableReason?: string | null | undefined;
        /** Price per unit */
        price?: string | null | undefined;
        /** It costs nothing */
        isFree?: boolean | undefined;
        /** Prices by quantity */
        priceTiers?:
          | Array<{
              /** From this quantity on */
              minQuantity: string;
              /** Price per unit */
              price: string;
            }>
          | undefined;
        /** Available. Null where there is no limit. */
        quantityOffered?: string | null | undefined;
        /** Unit. Of the supplier. */
        uom?: types.BaseUom | undefined;
        /** Base units in one. Null where it is unknown. */
        factorToBase?: string | null | undefined;
        /** Least quantity sold */
        moq?: string | null | undefined;
        /** Pack. Sold by so many. */
        packQuantity?: string | null | undefined;
        /** VAT rate */
        vatRate?: types.VatRateOrNull | undefined;
        /** Discount, % */
        discountPercent?: string | undefined;
        /** Delivered by */
        deliveryDate?: string | null | undefined;
        /** Days until delivery */
        deliveryDays?: number | null | undefined;
        /** Analog */
        analog?: types.AnalogOrNull | undefined;
        /** Article of the supplier */
        supplierSku?: string | null | undefined;
        /** Country of origin */
        countryOfOrigin?: string | null | undefined;
        /** Comment */
        comment?: string | null | undefined;
      }>
    | undefined;
};

/**
 * Enter a quote of a supplier
 *
 * A draft that answers a request (`rfqId`) or a requisition (`procurementId`); `submit` makes it apply. Lines name
 * positions of the request, or lines of the requisition; units, VAT and the currency are those that were asked for
 * unless given. A supplier has one quote for a request: what comes next is a version of it. A quote that came
 * after the end is entered with `late` when it is submitted.
 *
 * People need the permission `supplier_quotes.create`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/supplier-quotes`
 */
export const createQuote = call<
  [body?: CreateQuoteBody],
  types.AddRequisitionQuote,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/supplier-quotes body key');

export type PlanAwardBody = {
  /** Requisition whose quotes are awarded */
  procurementId?: string | undefined;
  /** Request whose quotes are awarded */
  rfqId?: string | undefined;
  /** Quotes that are awarded */
  quoteIds?: Array<string> | undefined;
  /** Currency of the plan; that of the request or requisition unless given */
  currency?: string | undefined;
  /** Day whose exchange rates count; today unless given */
  rateDate?: string | undefined;
  /** With VAT or without */
  vat?: 'with' | 'without' | undefined;
  /** Limits */
  limits?:
    | Array<{
        /** Limit */
        kind:
          | 'max_suppliers'
          | 'share_at_most'
          | 'share_at_least'
          | 'latest_delivery'
          | 'budget'
          | 'use_supplier'
          | 'avoid_supplier';
        /** Suppliers at most */
        count?: number | undefined;
        /** Supplier; each where a share names none */
        supplierId?: string | null | undefined;
        /** Line; each where none is named */
        lineId?: string | null | undefined;
        /** Share, % */
        percent?: string | undefined;
        /** Delivered by this day */
        date?: string | undefined;
        /** Budget, in the currency of the plan */
        amount?: string | undefined;
      }>
    | undefined;
  /** Terms of suppliers that are set aside */
  without?: Array<'moq' | 'packs' | 'quantity_offered' | 'no_more_than_needed'> | undefined;
  /** So many percent more than needed may be bought; as the company tolerates unless given */
  overPct?: string | undefined;
  /** Save the plan as decisions of its requisition */
  save?: boolean | undefined;
  /** Why, for the decisions */
  reason?: string | undefined;
};

/**
 * Plan the award that costs least
 *
 * Who is to be awarded how much of what at the least landed cost, under limits: suppliers, shares, delivery, a
 * budget. Least quantities, packs and what is on offer hold unless set aside. Answers a plan with its proof and
 * what each limit costs, or which limits cannot hold together. `save` makes it the decisions of the requisition in
 * one call.
 *
 * People need the permission `supplier_quotes.compare`. API keys need the scope `supplier_documents.read`.
 *
 * `POST /api/v1/supplier-quotes/award-plan`
 */
export const planAward = call<
  [body?: PlanAwardBody],
  {
    /** What came of it */
    status: Open<'optimal' | 'feasible' | 'infeasible' | 'unsolved'>;
    /** Award plan */
    plan: {
      /** Who is awarded how much */
      allocations: Array<{
        /** Line */
        itemId: string;
        /** Quote */
        quoteId: string;
        /** Its line */
        quoteLineId: string;
        /** Supplier */
        supplierId: string;
        /** In the unit of the line */
        quantity: string;
        /** In base units */
        baseQuantity: string;
        /** In the unit of the supplier */
        supplierQuantity: string;
        /** Per unit of the supplier, of the tier for this quantity */
        price: string;
        /** Currency it is quoted in */
        currency: string;
        /** Amount, in the currency of the plan */
        amount: string;
        /** Share of extra costs */
        extraShare: string;
      }>;
      /** Without extra costs */
      amount: string;
      /** Extra costs */
      extraCosts: string;
      /** All together */
      total: string;
      /** Suppliers of the plan */
      suppliers: Array<{
        /** Supplier */
        supplierId: string;
        /** Amount, in the currency of the plan */
        amount: string;
        /** Extra costs */
        extraCosts: string;
        /** Share, % */
        sharePct: string;
      }>;
    } | null;
    /** Nothing costs less than this */
    bound: string | null;
    /** How far the plan may be from the least, % */
    gapPct: string | null;
    /** What each limit costs */
    limitCosts: Array<{
      /** What an award is held to */
      limit: types.Limit;
      /** The same in words */
      message: string;
      /** Least total without it; null where time ran out */
      totalWithout: string | null;
      /** What it costs */
      costs: string | null;
      /** Nothing is cheaper without it */
      proved: boolean;
    }>;
    /** What cannot hold together */
    conflict: Array<types.Limit>;
    /** Lines it is about */
    conflictLineIds: Array<string>;
    /** Why there is no plan */
    message: string | null;
    /** Lines nobody offers */
    notOffered: Array<string>;
    /** Currency of the plan */
    currency: string;
    /** It was saved as decisions */
    saved: boolean;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/supplier-quotes/award-plan body key');

export interface ExplainOfferQuery {
  /** Requisition whose quotes are compared */
  procurementId?: Text | undefined;
  /** Request whose quotes are compared */
  rfqId?: Text | undefined;
  /** Quotes that are compared, comma separated, at most 100 */
  quoteIds?: Text | undefined;
  /** Currency to compare in; that of the request or requisition unless given */
  currency?: Text | undefined;
  /** Day whose exchange rates count; today unless given */
  rateDate?: Text | undefined;
  /** Prices alone, or with their share of extra costs */
  basis?: 'price' | 'landed' | undefined;
  /** With VAT or without */
  vat?: 'with' | 'without' | undefined;
  /** Show quotes whose last day is over too; they are never best */
  includeExpired?: boolean | undefined;
  /** Figure, by its place in the comparison */
  field: 'unitPriceComparable' | 'landedUnitPrice' | 'lineTotal' | 'suppliers.total' | 'scenarios.total';
  /** Line of the quote, for figures of an offer */
  quoteLineId?: Text | undefined;
  /** Quote, for the total of a supplier */
  quoteId?: Text | undefined;
  /** Scenario, for its total */
  scenario?: 'cheapest_single' | 'cheapest_split' | 'fastest' | undefined;
}

/**
 * Comparison of quotes: explain a figure
 *
 * How the price or the cost of one offer was brought to the unit, the currency and the VAT of the comparison, or
 * what the total of a supplier or of a scenario was made of. Takes what the comparison takes. What a comparison
 * does not show of a quote is told to those who may read quotes.
 *
 * People need the permission `supplier_quotes.compare`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/supplier-quotes/compare/explain`
 */
export const explainOffer = call<
  [query: ExplainOfferQuery],
  types.ExplainBudget,
  'not_found' | 'business_rule_violated'
>('GET /api/v1/supplier-quotes/compare/explain query');

export interface CompareQuotesQuery {
  /** Requisition whose quotes are compared */
  procurementId?: Text | undefined;
  /** Request whose quotes are compared */
  rfqId?: Text | undefined;
  /** Quotes that are compared, comma separated, at most 100 */
  quoteIds?: Text | undefined;
  /** Currency to compare in; that of the request or requisition unless given */
  currency?: Text | undefined;
  /** Day whose exchange rates count; today unless given */
  rateDate?: Text | undefined;
  /** Prices alone, or with their share of extra costs */
  basis?: 'price' | 'landed' | undefined;
  /** With VAT or without */
  vat?: 'with' | 'without' | undefined;
  /** Show quotes whose last day is over too; they are never best */
  includeExpired?: boolean | undefined;
}

/**
 * Compare quotes
 *
 * Quotes for a requisition, for a request, or the named ones, side by side: every price in one unit, one currency
 * and one way of VAT, with the arithmetic that brought it there. `landed` adds the share of extra costs. A price
 * without a rate is flagged `no_rate` and never best. While prices of a request are sealed, its quotes are counted
 * and nothing else.
 *
 * People need the permission `supplier_quotes.compare`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/supplier-quotes/compare/list`
 */
export const compareQuotes = call<
  [query?: CompareQuotesQuery],
  {
    lines: Array<{
      /** Line */
      itemId: string;
      /** Name */
      name: string;
      /** Needed quantity */
      quantity: string;
      /** Unit, OKEI code */
      uom: Open<types.BaseUom>;
      /** The same in base units */
      baseQuantity: string;
      offers: Array<{
        /** Quote */
        quoteId: string;
        /** Its line */
        quoteLineId: string;
        /** Version of the quote */
        version: number;
        /** Supplier */
        supplierId: string;
        /** Its name */
        supplierName: string;
        /** Price as quoted, of the tier for this quantity */
        unitPriceOriginal: string;
        /** Currency it is quoted in */
        currency: string;
        /** Per base unit, in the currency and VAT of the view; null where that is not known */
        unitPriceComparable: string | null;
        /** The same with its share of extra costs */
        landedUnitPrice: string | null;
        /** What the covered quantity costs; with extra costs on the landed basis */
        lineTotal: string | null;
        /** Days until it is delivered */
        deliveryDays: number | null;
        /** How much of the needed quantity is on offer, in the unit of the line */
        coversQuantity: string;
        /** The needed quantity is less than the supplier sells, or not in whole packs */
        moqIssue: Open<NonNullable<'below_moq' | 'not_pack_multiple' | null>> | null;
        analog: {
          name: string;
          brand: string | null;
          sku: string | null;
        } | null;
        flags: Array<
          Open<
            'best_price' | 'best_delivery' | 'expired' | 'no_rate' | 'uom_unknown' | 'needs_reconfirmation' | 'anomaly'
          >
        >;
        /** Dearer than the best by so many percent */
        deltaToBestPct: string | null;
        /** Dearer than last paid by so many percent; cheaper when negative */
        deltaToLastPaidPct: string | null;
        arithmetic: Array<{
          /** What was done */
          step: Open<'price' | 'tier' | 'discount' | 'vat_added' | 'vat_taken_off' | 'rate' | 'unit' | 'extra_costs'>;
          /** How */
          operator: Open<'=' | '×' | '÷' | '+'>;
          /** With what: a price, the quantity a tier begins at, a factor, a rate, a share per unit */
          figure: string;
          /** What came out, to 6 digits; the next step goes on with all of them */
          result: string;
        }>;
      }>;
    }>;
    suppliers: Array<{
      /** Quote */
      quoteId: string;
      /** Supplier */
      supplierId: string;
      /** Its name */
      supplierName: string;
      /** Lines with a price */
      quotedLines: number;
      /** All that it quoted; null where a rate or a unit is unknown */
      total: string | null;
      /** How much of what is needed it offers, each line alike */
      coveragePct: string;
      /** The same, when it offers all of everything and the offer holds today */
      totalIfComplete: string | null;
      /** Number */
      number: string;
      /** Version of the quote */
      revision: number;
      /** Prices are valid until */
      validUntil: string | null;
      /** Terms of payment */
      paymentTerms: string | null;
      /** Prepayment, % */
      prepaymentPercent: string | null;
      /** Lines that it quoted and is not qualified for, where the company asks for a qualification */
      unqualifiedFor: Array<string>;
    }>;
    scenarios: Array<{
      /** What it seeks */
      kind: Open<'cheapest_single' | 'cheapest_split' | 'fastest'>;
      /** What it costs; on the landed basis with the extra costs of every supplier used; null where nothing can be bought */
      total: string | null;
      /** All lines are covered in full */
      complete: boolean;
      /** Suppliers used */
      suppliers: number;
      /** Days until the last delivery; null where one is not known */
      deliveryDays: number | null;
      /** Lines not covered in full */
      missing: Array<string>;
      picks: Array<{
        /** Line */
        itemId: string;
        /** Quote */
        quoteId: string;
        /** Its line */
        quoteLineId: string;
        /** In the unit of the line */
        quantity: string;
        /** Without extra costs */
        amount: string;
      }>;
    }>;
    /** Currency of the comparison */
    currency: string;
    /** Day whose exchange rates count */
    rateDate: string;
    /** What is compared */
    basis: Open<'price' | 'landed'>;
    /** With VAT or without */
    vat: Open<'with' | 'without'>;
    /** Quotes of a total alone */
    stated: Array<{
      /** Quote */
      quoteId: string;
      /** Supplier */
      supplierId: string;
      /** Its name */
      supplierName: string;
      /** Stated total, in its own currency */
      total: string;
      /** Currency it is quoted in */
      currency: string;
    }>;
    /** Prices of some quotes are hidden until the deadline */
    sealed: boolean;
    /** How many quotes are hidden */
    sealedQuotes: number;
  },
  'not_found' | 'business_rule_violated'
>('GET /api/v1/supplier-quotes/compare/list query');

/**
 * Get a quote
 *
 * With the current version (`current`) and the one being written (`draft`), and the moves that the caller may ask
 * for now.
 *
 * People need the permission `supplier_quotes.read`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/supplier-quotes/{id}`
 */
export const getQuote = call<
  [id: string],
  {
    /** Identifier */
    id: string;
    /** Number */
    number: string;
    /** Request for quotes. That it answers. */
    rfqId: string | null;
    /** Requisition */
    procurementId: string | null;
    /** Recipient of the request */
    recipientId: string | null;
    /** Supplier */
    supplierId: string;
    /** Counterparty */
    counterpartyId: string;
    /** Name of the supplier */
    supplierName: string;
    /** How it came */
    source: Open<types.SupplierQuoteSource>;
    /** Status */
    status: Open<types.SupplierQuoteStatus>;
    /** Current version. 0 before the first submission. */
    currentVersion: number;
    /** A next version is being written. The current one applies until it is submitted. */
    revising: boolean;
    /** Prices are to be confirmed. The request has changed since. */
    needsReconfirmation: boolean;
    /** Prices are hidden. Until the deadline of the request. */
    sealed: boolean;
    /** Number of the supplier */
    externalNumber: string | null;
    /** Score of the buyers. 0 to 10. */
    internalScore: string | null;
    /** Comment of the buyers */
    comment: string | null;
    /** Why it was rejected. Suppliers never see it. */
    rejectReason: string | null;
    /** Currency of the quote */
    currency: string;
    /** Total with VAT. Null while prices are hidden. */
    totalGross: string | null;
    /** Prices are valid until */
    validUntil: string | null;
    /** Submitted */
    submittedAt: string | null;
    /** Drafts saved so far */
    draftVersion: number;
    /** Version */
    version: number;
    /** Created */
    createdAt: string;
    /** Changed */
    updatedAt: string;
    /** Created by */
    createdBy: string | null;
    /** Changed by */
    updatedBy: string | null;
    /** Lines of the current version, or of the draft before the first one */
    lines: Array<{
      /** Identifier */
      id: string;
      /** Place among the lines */
      position: number;
      /** What was asked for */
      name: string;
      /** Catalog item */
      catalogItemId: string | null;
      /** Position of the request */
      rfqItemId: string | null;
      /** Line of the requisition */
      procurementItemId: string | null;
      /** It is offered */
      quoted: boolean;
      /** Why it is not offered */
      unavailableReason: string | null;
      /** Price per unit */
      price: string | null;
      /** It costs nothing */
      isFree: boolean;
      /** Prices by quantity */
      priceTiers: Array<{
        /** From this quantity on */
        minQuantity: string;
        /** Price per unit */
        price: string;
      }>;
      /** Available. Null where there is no limit. */
      quantityOffered: string | null;
      /** Unit. Of the supplier. */
      uom: Open<types.BaseUom>;
      /** Base units in one. Null where it is unknown. */
      factorToBase: string | null;
      /** Least quantity sold */
      moq: string | null;
      /** Pack. Sold by so many. */
      packQuantity: string | null;
      /** VAT rate */
      vatRate: Open<NonNullable<types.VatRateOrNull>> | null;
      /** Discount, % */
      discountPercent: string;
      /** Delivered by */
      deliveryDate: string | null;
      /** Days until delivery */
      deliveryDays: number | null;
      /** Analog */
      analog: types.AnalogOrNull;
      /** Article of the supplier */
      supplierSku: string | null;
      /** Country of origin */
      countryOfOrigin: string | null;
      /** Comment */
      comment: string | null;
      /** Quantity. As much as was asked for and is offered: what the amounts count. */
      quantity: string | null;
      /** Amounts */
      amounts: types.CurrentTotals;
    }>;
    /** Version of a quote */
    current: types.CurrentOrNull;
    /** Version of a quote */
    draft: types.CurrentOrNull;
    /** A next version may be written */
    revisable: boolean;
    /** Where the caller may move it now */
    allowedMoves: Array<{
      /** Status */
      to: Open<types.SupplierQuoteStatus>;
      requires: Array<Open<'nothing_accepted'>>;
    }>;
  },
  'not_found'
>('GET /api/v1/supplier-quotes/{id}');

export type UpdateQuoteBody = {
  /** Number of the supplier */
  externalNumber?: string | null | undefined;
  /** Score of the buyers. 0 to 10. */
  internalScore?: string | null | undefined;
  /** Comment of the buyers */
  comment?: string | null | undefined;
  /** Currency of the quote */
  currency?: string | undefined;
  /** VAT in the prices */
  vatMode?: types.VatMode | undefined;
  /** Date of the quote */
  documentDate?: string | null | undefined;
  /** Prices are valid until */
  validUntil?: string | null | undefined;
  /** Days until delivery. Unless a line says otherwise. */
  deliveryDays?: number | null | undefined;
  /** Terms of delivery */
  deliveryTerms?: string | null | undefined;
  /** Terms of payment */
  paymentTerms?: string | null | undefined;
  /** Prepayment, % */
  prepaymentPercent?: string | null | undefined;
  /** Extra costs */
  extraCosts?:
    | Array<{
        /** What it is for */
        kind: 'delivery' | 'packing' | 'customs' | 'insurance' | 'other';
        /** Amount */
        amount: string;
        /** Currency */
        currency: string;
        /** How lines share it */
        allocation: 'by_amount' | 'by_quantity' | 'by_weight' | 'by_volume' | 'equal';
      }>
    | undefined;
  /** Comment of the supplier */
  supplierComment?: string | null | undefined;
  /** Stated total. Where the request asks for a total alone. */
  statedTotal?: string | null | undefined;
  /** Lines; replaced whole */
  lines?:
    | Array<{
        /** Position of the request */
        rfqItemId?: string | null | undefined;
        /** Line of the requisition */
        procurementItemId?: string | null | undefined;
        /** It is offered */
        quoted?: boolean | undefined;
        /** Why it is not offered */
        unavailableReason?: string | null | undefined;
        /** Price per unit */
        price?: string | null | undefined;
        /** It costs nothing */
        isFree?: boolean | undefined;
        /** Prices by quantity */
        priceTiers?:
          | Array<{
              /** From this quantity on */
              minQuantity: string;
              /** Price per unit */
              price: string;
            }>
          | undefined;
        /** Available. Null where there is no limit. */
        quantityOffered?: string | null | undefined;
        /** Unit. Of the supplier. */
        uom?: types.BaseUom | undefined;
        /** Base units in one. Null where it is unknown. */
        factorToBase?: string | null | undefined;
        /** Least quantity sold */
        moq?: string | null | undefined;
        /** Pack. Sold by so many. */
        packQuantity?: string | null | undefined;
        /** VAT rate */
        vatRate?: types.VatRateOrNull | undefined;
        /** Discount, % */
        discountPercent?: string | undefined;
        /** Delivered by */
        deliveryDate?: string | null | undefined;
        /** Days until delivery */
        deliveryDays?: number | null | undefined;
        /** Analog */
        analog?: types.AnalogOrNull | undefined;
        /** Article of the supplier */
        supplierSku?: string | null | undefined;
        /** Country of origin */
        countryOfOrigin?: string | null | undefined;
        /** Comment */
        comment?: string | null | undefined;
      }>
    | undefined;
  /** true begins a next version, false drops it */
  revising?: boolean | undefined;
  /** Reject it, restore what was rejected, or withdraw it */
  status?: 'submitted' | 'rejected' | 'withdrawn' | undefined;
  /** Why */
  reason?: string | undefined;
};

/**
 * Change a quote
 *
 * A draft is changed freely. What was submitted stays: only `comment`, `internalScore` and `externalNumber`
 * change, and `revising` begins a next version, which applies once it is submitted. `status` rejects, restores or
 * withdraws.
 *
 * People need the permission `supplier_quotes.update`. API keys need the scope `supplier_documents.write`.
 *
 * `PATCH /api/v1/supplier-quotes/{id}`
 */
export const updateQuote = call<
  [id: string, body?: UpdateQuoteBody],
  types.AddRequisitionQuote,
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
>('PATCH /api/v1/supplier-quotes/{id} body key');

export interface ExplainSupplierQuoteQuery {
  /** Figure, by its place in the record */
  field:
    | 'totalGross'
    | 'lines.quantity'
    | 'lines.amounts.net'
    | 'lines.amounts.vat'
    | 'lines.amounts.gross'
    | 'current.totals.net'
    | 'current.totals.vat'
    | 'current.totals.gross';
  /** Line, for figures of lines */
  lineId?: Text | undefined;
}

/**
 * Supplier quote: explain a figure
 *
 * What a computed figure was made of: values that were read, each with its record, and the formulas that make the
 * figure of them, to the last digit. Who may not see the figure, or what it is made of, is refused.
 *
 * People need the permission `supplier_quotes.read`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/supplier-quotes/{id}/explain`
 */
export const explainSupplierQuote = call<
  [id: string, query: ExplainSupplierQuoteQuery],
  types.ExplainBudget,
  'not_found'
>('GET /api/v1/supplier-quotes/{id}/explain query');

export type SubmitQuoteBody = {
  /** It came after the end, and is taken all the same */
  late?: boolean | undefined;
  /** Why it is taken late */
  reason?: string | undefined;
};

/**
 * Submit a quote
 *
 * Its draft becomes the next version, which applies from now on and never changes. Every field that is missing or
 * wrong is named. After the deadline of the request a buyer submits with `late` and a reason. What was accepted
 * from an earlier version stays accepted and is marked.
 *
 * People need the permission `supplier_quotes.submit`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/supplier-quotes/{id}/submit`
 */
export const submitQuote = call<
  [id: string, body?: SubmitQuoteBody],
  types.AddRequisitionQuote,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/supplier-quotes/{id}/submit body key');

/**
 * Versions of a quote
 *
 * What was submitted, the latest first: when, by whom, totals, and what differs from the version before. While
 * prices are sealed the list is empty.
 *
 * People need the permission `supplier_quotes.read`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/supplier-quotes/{id}/versions`
 */
export const listVersions = call<
  [id: string],
  {
    items: Array<{
      /** Number of the version. 0 is the draft. */
      n: number;
      /** Written */
      at: string;
      /** Revision of the request it answers */
      rfqRevision: number | null;
      /** Who submitted it */
      submittedBy: types.SubmittedByOrNull;
      /** Currency of the quote */
      currency: string;
      /** VAT in the prices */
      vatMode: Open<types.VatMode>;
      /** Date of the quote */
      documentDate: string | null;
      /** Prices are valid until */
      validUntil: string | null;
      /** Days until delivery. Unless a line says otherwise. */
      deliveryDays: number | null;
      /** Terms of delivery */
      deliveryTerms: string | null;
      /** Terms of payment */
      paymentTerms: string | null;
      /** Prepayment, % */
      prepaymentPercent: string | null;
      /** Extra costs */
      extraCosts: Array<{
        /** What it is for */
        kind: Open<'delivery' | 'packing' | 'customs' | 'insurance' | 'other'>;
        /** Amount */
        amount: string;
        /** Currency */
        currency: string;
        /** How lines share it */
        allocation: Open<'by_amount' | 'by_quantity' | 'by_weight' | 'by_volume' | 'equal'>;
      }>;
      /** Comment of the supplier */
      supplierComment: string | null;
      /** Stated total. Where the request asks for a total alone. */
      statedTotal: string | null;
      /** Amounts */
      totals: types.CurrentTotals;
      /** Lines, in the order of what was asked for */
      lines: Array<{
        /** Identifier */
        id: string;
        /** Place among the lines */
        position: number;
        /** What was asked for */
        name: string;
        /** Catalog item */
        catalogItemId: string | null;
        /** Position of the request */
        rfqItemId: string | null;
        /** Line of the requisition */
        procurementItemId: string | null;
        /** It is offered */
        quoted: boolean;
        /** Why it is not offered */
        unavailableReason: string | null;
        /** Price per unit */
        price: string | null;
        /** It costs nothing */
        isFree: boolean;
        /** Prices by quantity */
        priceTiers: Array<{
          /** From this quantity on */
          minQuantity: string;
          /** Price per unit */
          price: string;
        }>;
        /** Available. Null where there is no limit. */
        quantityOffered: string | null;
        /** Unit. Of the supplier. */
        uom: Open<types.BaseUom>;
        /** Base units in one. Null where it is unknown. */
        factorToBase: string | null;
        /** Least quantity sold */
        moq: string | null;
        /** Pack. Sold by so many. */
        packQuantity: string | null;
        /** VAT rate */
        vatRate: Open<NonNullable<types.VatRateOrNull>> | null;
        /** Discount, % */
        discountPercent: string;
        /** Delivered by */
        deliveryDate: string | null;
        /** Days until delivery */
        deliveryDays: number | null;
        /** Analog */
        analog: types.AnalogOrNull;
        /** Article of the supplier */
        supplierSku: string | null;
        /** Country of origin */
        countryOfOrigin: string | null;
        /** Comment */
        comment: string | null;
        /** Quantity. As much as was asked for and is offered: what the amounts count. */
        quantity: string | null;
        /** Amounts */
        amounts: types.CurrentTotals;
      }>;
      /** What differs from the version before */
      changes: {
        /** Terms */
        terms: Array<{
          /** Field */
          field: Open<
            | 'currency'
            | 'vatMode'
            | 'documentDate'
            | 'validUntil'
            | 'deliveryDays'
            | 'deliveryTerms'
            | 'paymentTerms'
            | 'prepaymentPercent'
            | 'extraCosts'
            | 'supplierComment'
            | 'statedTotal'
          >;
          /** Before */
          from: unknown;
          /** After */
          to: unknown;
        }>;
        /** Lines */
        lines: Array<{
          /** Position */
          position: number;
          /** Position of the request */
          rfqItemId: string | null;
          /** Line of the requisition */
          procurementItemId: string | null;
          /** Field; `line` where it came or went whole */
          field: Open<
            | 'line'
            | 'rfqItemId'
            | 'procurementItemId'
            | 'quoted'
            | 'unavailableReason'
            | 'price'
            | 'isFree'
            | 'priceTiers'
            | 'quantityOffered'
            | 'uom'
            | 'factorToBase'
            | 'moq'
            | 'packQuantity'
            | 'vatRate'
            | 'discountPercent'
            | 'deliveryDate'
            | 'deliveryDays'
            | 'analog'
            | 'supplierSku'
            | 'countryOfOrigin'
            | 'comment'
          >;
          /** Before */
          from: unknown;
          /** After */
          to: unknown;
        }>;
      } | null;
    }>;
  },
  'not_found'
>('GET /api/v1/supplier-quotes/{id}/versions');
