// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import type { FileContent } from '../../calls/file-content.ts';
import { upload } from '../../calls/upload.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

/**
 * Open an order by its link
 *
 * Needs no account: the token is the key, and shows the side of the supplier alone. `state` says how it stands and
 * `mayAnswer` whether an answer is taken. Of an order that was cancelled or revised since (`revised`), only number
 * and buyer are shown. The first look of a person is told to the buyer; `HEAD`, mail filters and previews do not
 * count.
 *
 * Public: no credentials are needed.
 *
 * `GET /api/v1/public/v1/purchase-orders/{token}`
 */
export const readPublicOrder = call<[token: string], types.ReadPublicOrder, 'not_found'>(
  'GET /api/v1/public/v1/purchase-orders/{token}',
);

export type ConfirmByLinkBody = {
  /** Name of who answers */
  name: string;
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
 * Confirm an order by its link
 *
 * As it was ordered, but for the named `lines`: less (none with 0), on another day, with a remark. Who confirms
 * names themselves. An answer may be changed until goods come. Otherwise it is refused with a `rule` that says
 * why: `order_revised`, `order_cancelled`, `order_receiving`, `order_ended`.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/public/v1/purchase-orders/{token}/confirm`
 */
export const confirmByLink = call<
  [token: string, body: ConfirmByLinkBody],
  types.ReadPublicOrder,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/public/v1/purchase-orders/{token}/confirm body key');

export type DeclineByLinkBody = {
  /** Name of who answers */
  name: string;
  /** Why it is declined */
  reason: string;
};

/**
 * Decline an order by its link
 *
 * All of it, with a reason. An answer may be changed until goods come. Otherwise it is refused with a `rule` that
 * says why: `order_revised`, `order_cancelled`, `order_receiving`, `order_ended`.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/public/v1/purchase-orders/{token}/decline`
 */
export const declineByLink = call<
  [token: string, body: DeclineByLinkBody],
  types.ReadPublicOrder,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/public/v1/purchase-orders/{token}/decline body key');

/**
 * Download an order by its link
 *
 * The PDF as it was sent. Of an order that was cancelled or revised since, none is given.
 *
 * Public: no credentials are needed.
 *
 * `GET /api/v1/public/v1/purchase-orders/{token}/file`
 */
export const downloadOrder = download<
  [token: string],
  'not_found' | 'file_quarantined' | 'link_revoked' | 'portal_moved'
>('GET /api/v1/public/v1/purchase-orders/{token}/file');

/**
 * How a quote fares, by its link
 *
 * Opens after the end of the link too. It shows one quote alone: neither competitors nor ranks.
 *
 * Public: no credentials are needed.
 *
 * `GET /api/v1/public/v1/supplier-quotes/{token}/status`
 */
export const readQuoteStatus = call<
  [token: string],
  {
    /** How the quote fares; null where there is none */
    status: Open<
      NonNullable<
        | 'draft'
        | 'submitted'
        | 'partially_accepted'
        | 'accepted'
        | 'rejected'
        | 'withdrawn'
        | 'expired'
        | 'under_review'
        | null
      >
    > | null;
    /** Number */
    number: string | null;
    /** Current version */
    version: number | null;
    /** Drafts saved so far */
    draftVersion: number;
    /** Submitted */
    submittedAt: string | null;
    /** Prices are valid until */
    validUntil: string | null;
    /** Prices are to be confirmed. The request has changed since. */
    needsReconfirmation: boolean;
  },
  'not_found' | 'link_revoked' | 'portal_moved'
>('GET /api/v1/public/v1/supplier-quotes/{token}/status');

/**
 * Open a request by its link
 *
 * Needs no account: the token is the key, and shows one supplier what is asked of him, his own draft and what he
 * submitted last, and nothing else. It opens until 72 hours after the deadline. The first look of a person is told
 * to the buyers; `HEAD`, mail filters and previews do not count.
 *
 * Public: no credentials are needed.
 *
 * `GET /api/v1/public/v1/supplier-rfqs/{token}`
 */
export const readPublicRfq = call<
  [token: string],
  {
    /** Who asks */
    buyer: {
      /** Company */
      name: string;
    };
    /** Number */
    number: string;
    /** Title */
    title: string;
    /** Message to suppliers */
    message: string | null;
    /** Answers are taken until */
    responseDeadline: string | null;
    /** VAT in the prices. How prices are asked for. */
    vatMode: Open<types.VatMode>;
    /** Currency. Null takes any. */
    currency: string | null;
    /** Another currency may be used */
    allowAlternativeCurrency: boolean;
    /** Not every position need be quoted */
    allowPartial: boolean;
    /** Analogs may be offered */
    allowAnalogs: boolean;
    /** What a quote must hold */
    quoteMode: Open<types.QuoteMode>;
    /** Terms of delivery */
    deliveryTerms: string | null;
    /** Terms of payment */
    paymentTerms: string | null;
    /** Delivery address */
    deliveryAddress: string | null;
    /** Revision. Grows with every change of positions or terms after it was sent. */
    revision: number;
    /** Positions, in their order */
    items: Array<{
      /** Position */
      id: string;
      /** Position */
      position: number;
      /** Name */
      name: string;
      /** Specification */
      specification: string | null;
      /** Quantity */
      quantity: string;
      /** Unit */
      uom: Open<types.BaseUom>;
      /** Symbol of the unit */
      unit: string;
      /** Wanted by */
      requiredAt: string | null;
      /** Product fields. Of the portal, by key. */
      productFields: Record<string, unknown>;
    }>;
    /** Attachments */
    attachments: Array<{
      /** Name */
      fileName: string;
      /** Media type, found in the content */
      mimeType: string;
      /** Size in bytes */
      sizeBytes: number;
      /** Address to fetch it from */
      url: string;
      /** It serves until */
      expiresAt: string;
    }>;
    /** Who is asked */
    supplier: {
      /** Name */
      name: string;
      /** Name of the contact. Whom the letter greets. */
      contactName: string | null;
      /** Status */
      status: Open<types.SupplierRfqRecipientStatus>;
      /** Why it declined */
      declineReason: string | null;
    };
    /** The quote of this supplier */
    quote: {
      /** Number */
      number: string;
      /** How the quote fares */
      status: Open<
        | 'draft'
        | 'submitted'
        | 'partially_accepted'
        | 'accepted'
        | 'rejected'
        | 'withdrawn'
        | 'expired'
        | 'under_review'
      >;
      /** Drafts saved so far */
      draftVersion: number;
      /** Submitted */
      submittedAt: string | null;
      /** Prices are to be confirmed. The request has changed since. */
      needsReconfirmation: boolean;
      /** Version of the quote */
      submitted: types.SubmittedOrNull;
      /** Version of the quote */
      draft: types.SubmittedOrNull;
    } | null;
    /** What the link is good for */
    link: {
      /** `consumed` after a submission, until another is asked for */
      state: Open<'active' | 'consumed'>;
      /** Nothing is taken now: submitted already, over, or closed */
      readOnly: boolean;
      /** It opens until */
      expiresAt: string;
    };
    /** Now, for a countdown that does not trust the clock of the reader */
    serverTime: string;
  },
  'not_found' | 'link_expired' | 'link_revoked' | 'portal_moved'
>('GET /api/v1/public/v1/supplier-rfqs/{token}');

/**
 * Read questions by the link
 *
 * The supplier's own questions with their answers, what the buyers asked of it, and the answers shown to all.
 *
 * Public: no credentials are needed.
 *
 * `GET /api/v1/public/v1/supplier-rfqs/{token}/questions`
 */
export const readQuestionsByLink = call<
  [token: string],
  types.ReadQuestionsByLink,
  'not_found' | 'link_expired' | 'link_revoked' | 'portal_moved'
>('GET /api/v1/public/v1/supplier-rfqs/{token}/questions');

export type AskByLinkBody = {
  /** Question */
  text: string;
  /** Who asks */
  name?: string | undefined;
};

/**
 * Ask about a request for quotes by its link
 *
 * Before the deadline, whether or not a quote was sent. The buyers hear of it; no other supplier sees it, unless
 * they show its answer to all, without who asked. The same words again are kept once while they wait for an
 * answer.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/public/v1/supplier-rfqs/{token}/questions`
 */
export const askByLink = call<
  [token: string, body: AskByLinkBody],
  types.ReadQuestionsByLink,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'link_expired'
  | 'link_revoked'
  | 'portal_moved'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/public/v1/supplier-rfqs/{token}/questions body key');

export type AnswerByLinkBody = {
  /** Answer */
  text: string;
  /** Who answers */
  name?: string | undefined;
};

/**
 * Answer a question of the buyers by the link
 *
 * While the link opens and the request has not ended. The buyers hear of it; no other supplier ever sees it.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/public/v1/supplier-rfqs/{token}/questions/{questionId}/answer`
 */
export const answerByLink = call<
  [token: string, questionId: string, body: AnswerByLinkBody],
  types.ReadQuestionsByLink,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'link_expired'
  | 'link_revoked'
  | 'portal_moved'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/public/v1/supplier-rfqs/{token}/questions/{questionId}/answer body key');

export type SendQuestionFileBody = {
  /** The file. At most 25 MiB. */
  file: FileContent;
};

/**
 * Send a file beside a question by the link
 *
 * One file of up to 25 MiB, one of pdf, docx, xlsx, csv, tsv, txt, png, jpg, jpeg, webp, heic, zip, xml, p7s, sig,
 * beside a question of the supplier that waits for its answer, or beside one that the buyers ask of it: at most 10
 * to a question. Name and content must agree. The same file again is kept once, and answered with 200. No other
 * supplier ever sees it.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/public/v1/supplier-rfqs/{token}/questions/{questionId}/files`
 */
export const sendQuestionFile = upload<
  [token: string, questionId: string, body: SendQuestionFileBody],
  types.ReadQuestionsByLink,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'link_expired'
  | 'link_revoked'
  | 'portal_moved'
  | 'unsupported_file_type'
  | 'unsupported_media_type'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'file_malformed'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'quota_exceeded'
  | 'rate_limited'
>('POST /api/v1/public/v1/supplier-rfqs/{token}/questions/{questionId}/files body key');

export type SaveQuoteDraftBody = {
  /** Draft last seen; 0 before the first */
  draftVersion?: number | undefined;
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
 * Save a draft by the link
 *
 * Any part of a quote; what is missing may come later. `draftVersion` is the one last seen: when another window
 * has saved since, the draft is refused with `draft_conflict` and nothing is lost.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/public/v1/supplier-rfqs/{token}/quote-draft`
 */
export const saveQuoteDraft = call<
  [token: string, body?: SaveQuoteDraftBody],
  {
    /** Drafts saved so far */
    draftVersion: number;
    /** Status */
    status: Open<types.SupplierQuoteStatus>;
    /** Amounts */
    totals: types.CurrentTotals;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'link_expired'
  | 'link_revoked'
  | 'portal_moved'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/public/v1/supplier-rfqs/{token}/quote-draft body key');

export type SubmitByLinkBody = {
  /** There will be no quote */
  decline?: boolean | undefined;
  /** Why it is declined */
  reason?: string | undefined;
  /** Who submits it */
  contactName?: string | undefined;
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
 * Submit a quote by the link
 *
 * What is given, over the saved draft, becomes the current version; every field that is missing or wrong is named.
 * The link then shows the quote and takes no other until the buyer asks for one. `decline` says that there will be
 * no quote. `statusToken` asks how the quote fares.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/public/v1/supplier-rfqs/{token}/quote-submit`
 */
export const submitByLink = call<
  [token: string, body?: SubmitByLinkBody],
  {
    /** Quote; null where it was declined */
    quoteId: string | null;
    /** Current version. 0 before the first submission. */
    version: number | null;
    /** How the answer fares */
    status: Open<
      | 'draft'
      | 'submitted'
      | 'partially_accepted'
      | 'accepted'
      | 'rejected'
      | 'withdrawn'
      | 'expired'
      | 'under_review'
      | 'declined'
    >;
    /** Token of the link */
    statusToken: string;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'link_expired'
  | 'link_revoked'
  | 'portal_moved'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/public/v1/supplier-rfqs/{token}/quote-submit body key');
