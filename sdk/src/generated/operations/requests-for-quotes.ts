// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListQuestionsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  rfqId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  recipientId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  side?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  askedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  answeredAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  employeeId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  publishedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List questions about requests for quotes
 *
 * What suppliers asked and were asked, the newest first, each with its answer. `rfqId` chooses one request,
 * `answeredAt[isNull]=true` what waits for an answer.
 *
 * People need the permission `supplier_rfqs.read`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/rfq-questions`
 */
export const listQuestions = list<[query?: ListQuestionsQuery], types.ListRfqQuestions, never>(
  'GET /api/v1/rfq-questions query',
);

export type AskSupplierBody = {
  /** Request for quotes */
  rfqId: string;
  /** Recipient of the request */
  recipientId: string;
  /** Question */
  text: string;
};

/**
 * Ask a supplier about a request for quotes
 *
 * The supplier gets a letter and answers on the page of the request. No other supplier sees it. After the
 * deadline, and once the request has ended, nothing new is asked: `deadline_passed`, `rfq_closed`.
 *
 * People need the permission `supplier_rfqs.send`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/rfq-questions`
 */
export const askSupplier = call<
  [body: AskSupplierBody],
  types.RfqQuestion,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/rfq-questions body key');

/**
 * Get a question about a request for quotes
 *
 * People need the permission `supplier_rfqs.read`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/rfq-questions/{id}`
 */
export const getQuestion = call<[id: string], types.RfqQuestion, 'not_found'>('GET /api/v1/rfq-questions/{id}');

export type AnswerQuestionBody = {
  /** Answer */
  text: string;
  /** Version */
  version?: number | undefined;
};

/**
 * Answer a question of a supplier
 *
 * The supplier who asked gets a letter; nobody else sees the answer until it is published. It may be given after
 * the deadline too, until the request has ended, and is never changed.
 *
 * People need the permission `supplier_rfqs.send`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/rfq-questions/{id}/answer`
 */
export const answerQuestion = call<
  [id: string, body: AnswerQuestionBody],
  types.RfqQuestion,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/rfq-questions/{id}/answer body key');

export type PublishAnswerBody = {
  /** Question as all read it */
  question?: string | undefined;
  /** Answer as all read it */
  answer?: string | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Show an answer to all suppliers
 *
 * All who are asked read the question and its answer, without who asked. `question` and `answer` give the wording
 * that they read; left out, it is the wording shown before, or what was said. What was said stays as it is. The
 * others get a letter the first time; another wording replaces the one before.
 *
 * People need the permission `supplier_rfqs.send`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/rfq-questions/{id}/publish`
 */
export const publishAnswer = call<
  [id: string, body?: PublishAnswerBody],
  types.RfqQuestion,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/rfq-questions/{id}/publish body key');

export interface ListRfqsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, number, title, responseDeadline, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /**
   * At least 2 characters, looked for in title, number, names of items, suppliers asked and their taxpayer numbers.
   * Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without
   * `sort` the most relevant come first.
   */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  title?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  procurementId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  responseDeadline?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  warehouseId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  sealed?: Filter<'eq'> | undefined;
  quoteMode?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  responsibleId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  sentAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  overdue?: Filter<'eq'> | undefined;
  supplierId?: Filter<'in'> | undefined;
}

/**
 * List requests for quotes
 *
 * Each with how many positions it holds, how many suppliers are asked, and how many have answered.
 *
 * People need the permission `supplier_rfqs.read`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/supplier-rfqs`
 */
export const listRfqs = list<
  [query?: ListRfqsQuery],
  {
    items: Array<types.SupplierRfq>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/supplier-rfqs query');

export type CreateRfqBody = {
  /** Requisition */
  procurementId?: string | null | undefined;
  /** Title */
  title?: string | undefined;
  /** Currency. Null takes any. */
  currency?: string | null | undefined;
  /** VAT in the prices. How prices are asked for. */
  vatMode?: types.VatMode | undefined;
  /** Answers are taken until */
  responseDeadline?: string | null | undefined;
  /** Terms of delivery */
  deliveryTerms?: string | null | undefined;
  /** Terms of payment */
  paymentTerms?: string | null | undefined;
  /** Delivery address */
  deliveryAddress?: string | null | undefined;
  /** Warehouse. Where to deliver to. */
  warehouseId?: string | null | undefined;
  /** Message to suppliers */
  message?: string | null | undefined;
  /** Not every position need be quoted */
  allowPartial?: boolean | undefined;
  /** Analogs may be offered */
  allowAnalogs?: boolean | undefined;
  /** Another currency may be used */
  allowAlternativeCurrency?: boolean | undefined;
  /** Prices are hidden from the buyers until the deadline */
  sealed?: boolean | undefined;
  /** What a quote must hold */
  quoteMode?: types.QuoteMode | undefined;
  /** Automatic reminders */
  reminderPolicy?: types.ReminderPolicy | undefined;
  /** Responsible. Hears when the deadline passes. */
  responsibleId?: string | null | undefined;
  /** Positions */
  items?:
    | Array<{
        /** Line of the requisition */
        procurementItemId?: string | null | undefined;
        /** Catalog item */
        catalogItemId?: string | null | undefined;
        /** Name */
        name?: string | undefined;
        /** Specification */
        specification?: string | null | undefined;
        /** Quantity */
        quantity?: string | undefined;
        /** Unit */
        uom?: types.BaseUom | undefined;
        /** Needed by */
        requiredAt?: string | null | undefined;
        /** Target price. Per unit; suppliers never see it. */
        targetPrice?: string | null | undefined;
        /** Product fields. Of the portal, by key. */
        productFields?: Record<string, unknown> | undefined;
      }>
    | undefined;
  /** Suppliers to ask */
  recipients?:
    | Array<{
        /** Supplier */
        supplierId?: string | undefined;
        /** Counterparty */
        counterpartyId?: string | undefined;
        /** Contact */
        contactId?: string | null | undefined;
        /** E-mail */
        email?: string | null | undefined;
        /** How the link gets there */
        channel?: 'email' | 'link' | 'messenger' | undefined;
      }>
    | undefined;
};

/**
 * Create a request for quotes
 *
 * A draft. Positions come from lines of one requisition by `procurementItemId` (as much as has no supplier yet),
 * from catalog items, or in words of their own; recipients are suppliers, or counterparties, which become
 * suppliers. The letter goes to the given contact and address, otherwise to the contact who gets requests. Title,
 * address and warehouse are those of the requisition unless given.
 *
 * People need the permission `supplier_rfqs.create`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/supplier-rfqs`
 */
export const createRfq = call<
  [body?: CreateRfqBody],
  types.CreateRfq,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/supplier-rfqs body key');

export type ExportManySupplierRfqBody = {
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
 * Request for quotes: export many
 *
 * Up to 200 records as files in one ZIP. All of them and the template are found before the first byte; then each
 * is made while the archive is sent. Of files with the same name the later have a number.
 *
 * People need the permission `supplier_rfqs.read`. API keys need the scope `supplier_documents.read` or
 * `customer_documents.read`.
 *
 * `POST /api/v1/supplier-rfqs/export`
 */
export const exportManySupplierRfq = download<
  [body: ExportManySupplierRfqBody],
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
>('POST /api/v1/supplier-rfqs/export body');

/**
 * Get a request for quotes
 *
 * With its positions and with the suppliers who are asked: how far each has come, and how long each link opens.
 * With the moves that the caller may ask for now: a draft is cancelled without a reason, which removes it.
 *
 * People need the permission `supplier_rfqs.read`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/supplier-rfqs/{id}`
 */
export const readCard = call<
  [id: string],
  {
    /** Identifier */
    id: string;
    /** Number */
    number: string;
    /** Title */
    title: string;
    /** Requisition */
    procurementId: string | null;
    /** Status */
    status: Open<types.SupplierRfqStatus>;
    /** Currency. Null takes any. */
    currency: string | null;
    /** VAT in the prices. How prices are asked for. */
    vatMode: Open<types.VatMode>;
    /** Answers are taken until */
    responseDeadline: string | null;
    /** Terms of delivery */
    deliveryTerms: string | null;
    /** Terms of payment */
    paymentTerms: string | null;
    /** Delivery address */
    deliveryAddress: string | null;
    /** Warehouse. Where to deliver to. */
    warehouseId: string | null;
    /** Message to suppliers */
    message: string | null;
    /** Not every position need be quoted */
    allowPartial: boolean;
    /** Analogs may be offered */
    allowAnalogs: boolean;
    /** Another currency may be used */
    allowAlternativeCurrency: boolean;
    /** Prices are hidden from the buyers until the deadline */
    sealed: boolean;
    /** Prices were opened */
    unsealedAt: string | null;
    /** What a quote must hold */
    quoteMode: Open<types.QuoteMode>;
    /** Automatic reminders */
    reminderPolicy: types.ReminderPolicy;
    /** Responsible. Hears when the deadline passes. */
    responsibleId: string | null;
    /** Why it was cancelled */
    cancelReason: string | null;
    /** Revision. Grows with every change of positions or terms after it was sent. */
    revision: number;
    /** Sent */
    sentAt: string | null;
    /** Closed */
    closedAt: string | null;
    /** What it holds */
    counts: types.Counts;
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
    /** Positions, in their order */
    items: Array<types.SupplierRfqItem>;
    /** Suppliers who are asked */
    recipients: Array<types.SupplierRfqRecipient>;
    /** Where the caller may move it now */
    allowedMoves: Array<{
      /** Status */
      to: Open<types.SupplierRfqStatus>;
      requires: Array<Open<'reason'>>;
    }>;
  },
  'not_found'
>('GET /api/v1/supplier-rfqs/{id}');

export type UpdateRfqBody = {
  /** Title */
  title?: string | undefined;
  /** Currency. Null takes any. */
  currency?: string | null | undefined;
  /** VAT in the prices. How prices are asked for. */
  vatMode?: types.VatMode | undefined;
  /** Answers are taken until */
  responseDeadline?: string | null | undefined;
  /** Terms of delivery */
  deliveryTerms?: string | null | undefined;
  /** Terms of payment */
  paymentTerms?: string | null | undefined;
  /** Delivery address */
  deliveryAddress?: string | null | undefined;
  /** Warehouse. Where to deliver to. */
  warehouseId?: string | null | undefined;
  /** Message to suppliers */
  message?: string | null | undefined;
  /** Not every position need be quoted */
  allowPartial?: boolean | undefined;
  /** Analogs may be offered */
  allowAnalogs?: boolean | undefined;
  /** Another currency may be used */
  allowAlternativeCurrency?: boolean | undefined;
  /** Prices are hidden from the buyers until the deadline */
  sealed?: boolean | undefined;
  /** What a quote must hold */
  quoteMode?: types.QuoteMode | undefined;
  /** Automatic reminders */
  reminderPolicy?: types.ReminderPolicy | undefined;
  /** Responsible. Hears when the deadline passes. */
  responsibleId?: string | null | undefined;
  /** Wanted status */
  status?: 'closed' | 'cancelled' | undefined;
  /** Why */
  reason?: string | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a request for quotes
 *
 * Fields left out stay, null clears. After it was sent, a change of terms makes a revision: quotes are to be
 * confirmed again and suppliers get one letter once the buyer has paused. A deadline moved ahead opens an expired
 * request again. `status` closes or cancels; cancelling asks for a `reason`, which suppliers do not see.
 *
 * People need the permission `supplier_rfqs.update`. API keys need the scope `supplier_documents.write`.
 *
 * `PATCH /api/v1/supplier-rfqs/{id}`
 */
export const updateRfq = call<
  [id: string, body?: UpdateRfqBody],
  types.CreateRfq,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/supplier-rfqs/{id} body key');

export interface DeleteRfqQuery {
  /** Why it is cancelled */
  reason?: Text | undefined;
}

/**
 * Delete or cancel a request for quotes
 *
 * A draft is removed, unless it holds files or comments. One that was sent is cancelled, which asks for a
 * `reason`: suppliers get a letter, and their links open no more. The answer says which.
 *
 * People need the permission `supplier_rfqs.delete`. API keys need the scope `supplier_documents.delete`.
 *
 * `DELETE /api/v1/supplier-rfqs/{id}`
 */
export const deleteRfq = call<
  [id: string, query?: DeleteRfqQuery],
  {
    /** Identifier */
    id: string;
    /** What became of it */
    result: Open<'deleted' | 'cancelled'>;
  },
  | 'not_found'
  | 'conflict'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/supplier-rfqs/{id} query');

export interface ExportSupplierRfqQuery {
  /** Format; `docx` unless given */
  format?: 'docx' | 'xlsx' | 'pdf' | undefined;
  /** Template; the default unless given */
  templateId?: Text | undefined;
  /** Without anything internal */
  forCustomer?: boolean | undefined;
}

/**
 * Request for quotes: export
 *
 * The record as a file, by the default template of its kind or the one named; `export-options` lists them. A Word
 * file makes `docx` alone; where it is the default, other formats are made by the built-in layout. What the caller
 * may not see stays empty; with `forCustomer` costs, margins and suppliers stay empty whatever the caller may see.
 *
 * People need the permission `supplier_rfqs.read`. API keys need the scope `supplier_documents.read` or
 * `customer_documents.read`.
 *
 * `GET /api/v1/supplier-rfqs/{id}/export`
 */
export const exportSupplierRfq = download<
  [id: string, query?: ExportSupplierRfqQuery],
  | 'not_found'
  | 'file_quarantined'
  | 'resource_archived'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
>('GET /api/v1/supplier-rfqs/{id}/export query');

export interface ListHistoryQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  occurredAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * History of a request for quotes
 *
 * Its statuses, revisions and recipients, the newest first: who, when and why.
 *
 * People need the permission `supplier_rfqs.read`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/supplier-rfqs/{id}/history`
 */
export const listHistory = list<
  [id: string, query?: ListHistoryQuery],
  {
    items: Array<{
      /** Identifier */
      id: string;
      /** Happened */
      occurredAt: string;
      /** What happened */
      kind: Open<
        | 'created'
        | 'updated'
        | 'deleted'
        | 'sent'
        | 'status_changed'
        | 'revised'
        | 'recipients_changed'
        | 'reminded'
        | 'viewed'
        | 'declined'
        | 'unsealed'
      >;
      actor: {
        /** Kind of actor */
        type: Open<types.ActorType>;
        /** The person answerable */
        id: string | null;
        /** His name now */
        name: string | null;
      };
      /** Move of the status */
      status: {
        /** Before */
        from: Open<types.SupplierRfqStatus>;
        /** After */
        to: Open<types.SupplierRfqStatus>;
      } | null;
      /** Reason */
      reason: string | null;
      /** Revision it was then */
      revision: number;
      /** Fields that changed */
      changedFields: Array<string>;
      /** Recipients it concerns */
      recipientIds: Array<string>;
    }>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/supplier-rfqs/{id}/history query');

export type AddItemBody = {
  /** Line of the requisition */
  procurementItemId?: string | null | undefined;
  /** Catalog item */
  catalogItemId?: string | null | undefined;
  /** Name */
  name?: string | undefined;
  /** Specification */
  specification?: string | null | undefined;
  /** Quantity */
  quantity?: string | undefined;
  /** Unit */
  uom?: types.BaseUom | undefined;
  /** Needed by */
  requiredAt?: string | null | undefined;
  /** Target price. Per unit; suppliers never see it. */
  targetPrice?: string | null | undefined;
  /** Product fields. Of the portal, by key. */
  productFields?: Record<string, unknown> | undefined;
};

/**
 * Add a position
 *
 * At the end, from a line of the requisition, from a catalog item or in words of its own. After the request was
 * sent this is a revision.
 *
 * People need the permission `supplier_rfqs.update`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/supplier-rfqs/{id}/items`
 */
export const addItem = call<
  [id: string, body?: AddItemBody],
  types.SupplierRfqItem,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/supplier-rfqs/{id}/items body key');

export type OrderItemsBody = {
  /** All positions in their order */
  itemIds: Array<string>;
  /** Version */
  version?: number | undefined;
};

/**
 * Put the positions in order
 *
 * All positions of the request, each once, in the wanted order. It is no revision: what is asked stays the same.
 *
 * People need the permission `supplier_rfqs.update`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/supplier-rfqs/{id}/items/reorder`
 */
export const orderItems = call<
  [id: string, body: OrderItemsBody],
  {
    /** Positions, in their order */
    items: Array<types.SupplierRfqItem>;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/supplier-rfqs/{id}/items/reorder body key');

export type UpdateItemBody = {
  /** Line of the requisition */
  procurementItemId?: string | null | undefined;
  /** Catalog item */
  catalogItemId?: string | null | undefined;
  /** Name */
  name?: string | undefined;
  /** Specification */
  specification?: string | null | undefined;
  /** Quantity */
  quantity?: string | undefined;
  /** Unit */
  uom?: types.BaseUom | undefined;
  /** Needed by */
  requiredAt?: string | null | undefined;
  /** Target price. Per unit; suppliers never see it. */
  targetPrice?: string | null | undefined;
  /** Product fields. Of the portal, by key. */
  productFields?: Record<string, unknown> | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a position
 *
 * Fields left out stay, null clears. After the request was sent this is a revision; another quantity, unit or item
 * asks for the price anew. The target price stays with the buyers and revises nothing. `If-Match` names the
 * version of the position.
 *
 * People need the permission `supplier_rfqs.update`. API keys need the scope `supplier_documents.write`.
 *
 * `PATCH /api/v1/supplier-rfqs/{id}/items/{itemId}`
 */
export const updateItem = call<
  [id: string, itemId: string, body?: UpdateItemBody],
  types.SupplierRfqItem,
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
>('PATCH /api/v1/supplier-rfqs/{id}/items/{itemId} body key');

/**
 * Delete a position
 *
 * The others move up. After the request was sent this is a revision. A position that was quoted stays, for the
 * quotes keep what they answered.
 *
 * People need the permission `supplier_rfqs.update`. API keys need the scope `supplier_documents.write`.
 *
 * `DELETE /api/v1/supplier-rfqs/{id}/items/{itemId}`
 */
export const deleteItem = call<
  [id: string, itemId: string],
  {
    /** Position */
    id: string;
    result: 'deleted';
  },
  | 'not_found'
  | 'conflict'
  | 'has_dependencies'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/supplier-rfqs/{id}/items/{itemId}');

export type AddRecipientBody = {
  /** Supplier */
  supplierId?: string | undefined;
  /** Counterparty */
  counterpartyId?: string | undefined;
  /** Contact */
  contactId?: string | null | undefined;
  /** E-mail */
  email?: string | null | undefined;
  /** How the link gets there */
  channel?: 'email' | 'link' | 'messenger' | undefined;
};

/**
 * Add a supplier to ask
 *
 * The supplier is asked by the next `send`, also when others were asked already.
 *
 * People need the permission `supplier_rfqs.update`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/supplier-rfqs/{id}/recipients`
 */
export const addRecipient = call<
  [id: string, body?: AddRecipientBody],
  types.CreateRfq,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/supplier-rfqs/{id}/recipients body key');

export type UpdateRecipientBody = {
  /** Contact */
  contactId?: string | null | undefined;
  /** E-mail */
  email?: string | null | undefined;
  /** How the link gets there */
  channel?: 'email' | 'link' | 'messenger' | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change where a supplier is written to
 *
 * Letters from now on go there; send again with `resend` to repeat the first one.
 *
 * People need the permission `supplier_rfqs.update`. API keys need the scope `supplier_documents.write`.
 *
 * `PATCH /api/v1/supplier-rfqs/{id}/recipients/{recipientId}`
 */
export const updateRecipient = call<
  [id: string, recipientId: string, body?: UpdateRecipientBody],
  types.SupplierRfqRecipient,
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
>('PATCH /api/v1/supplier-rfqs/{id}/recipients/{recipientId} body key');

/**
 * Take a supplier out
 *
 * A supplier who was not asked yet is removed. One who was asked gets a letter, and the link opens no more. One
 * who has given a quote stays with it.
 *
 * People need the permission `supplier_rfqs.update`. API keys need the scope `supplier_documents.write`.
 *
 * `DELETE /api/v1/supplier-rfqs/{id}/recipients/{recipientId}`
 */
export const removeRecipient = call<
  [id: string, recipientId: string],
  {
    /** Recipient */
    id: string;
    /** What became of him */
    result: Open<'deleted' | 'revoked'>;
  },
  | 'not_found'
  | 'conflict'
  | 'has_dependencies'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/supplier-rfqs/{id}/recipients/{recipientId}');

/**
 * Get a supplier's link
 *
 * The same link as in the letter, to be handed over in another way. Whoever has it answers in the name of the
 * supplier. Before the supplier was asked there is none.
 *
 * People need the permission `supplier_rfqs.send`. API keys need the scope `supplier_documents.write`.
 *
 * `GET /api/v1/supplier-rfqs/{id}/recipients/{recipientId}/link`
 */
export const getRecipientLink = call<
  [id: string, recipientId: string],
  {
    /** Link */
    url: string;
    /** It opens until */
    expiresAt: string | null;
  },
  'not_found'
>('GET /api/v1/supplier-rfqs/{id}/recipients/{recipientId}/link');

export type RemindSuppliersBody = {
  /** Only these */
  recipientIds?: Array<string> | undefined;
};

/**
 * Remind suppliers
 *
 * All who were asked and did not answer, or the named ones of them, in the way they were asked: by a letter, or by
 * messenger. Nobody is reminded twice in four hours; who is passed by is told with the reason, which is no error.
 *
 * People need the permission `supplier_rfqs.remind`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/supplier-rfqs/{id}/remind`
 */
export const remindSuppliers = call<
  [id: string, body?: RemindSuppliersBody],
  {
    /** Suppliers reminded now */
    sent: number;
    /** Who was reminded */
    recipientIds: Array<string>;
    /** Who was passed by */
    skipped: Array<{
      /** Recipient */
      recipientId: string;
      /** Why he was passed by */
      reason: Open<
        | 'not_sent'
        | 'delivery_failed'
        | 'quoted'
        | 'declined'
        | 'revoked'
        | 'no_response'
        | 'no_email'
        | 'no_messenger'
        | 'throttled'
        | 'requisition_on_hold'
      >;
    }>;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/supplier-rfqs/{id}/remind body key');

export type SendRfqBody = {
  /** Only these */
  recipientIds?: Array<string> | undefined;
  /** Again to those who were asked already */
  resend?: boolean | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Send a request for quotes
 *
 * Every supplier who was not asked yet gets a letter with a personal link, and the requisition is being sourced.
 * `recipientIds` narrows it; those who were asked already are passed by unless `resend` is true, which sends them
 * the same link again. Letters leave after the commit.
 *
 * People need the permission `supplier_rfqs.send`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/supplier-rfqs/{id}/send`
 */
export const sendRfq = call<
  [id: string, body?: SendRfqBody],
  {
    /** Identifier */
    id: string;
    /** Number */
    number: string;
    /** Title */
    title: string;
    /** Requisition */
    procurementId: string | null;
    /** Status */
    status: Open<types.SupplierRfqStatus>;
    /** Currency. Null takes any. */
    currency: string | null;
    /** VAT in the prices. How prices are asked for. */
    vatMode: Open<types.VatMode>;
    /** Answers are taken until */
    responseDeadline: string | null;
    /** Terms of delivery */
    deliveryTerms: string | null;
    /** Terms of payment */
    paymentTerms: string | null;
    /** Delivery address */
    deliveryAddress: string | null;
    /** Warehouse. Where to deliver to. */
    warehouseId: string | null;
    /** Message to suppliers */
    message: string | null;
    /** Not every position need be quoted */
    allowPartial: boolean;
    /** Analogs may be offered */
    allowAnalogs: boolean;
    /** Another currency may be used */
    allowAlternativeCurrency: boolean;
    /** Prices are hidden from the buyers until the deadline */
    sealed: boolean;
    /** Prices were opened */
    unsealedAt: string | null;
    /** What a quote must hold */
    quoteMode: Open<types.QuoteMode>;
    /** Automatic reminders */
    reminderPolicy: types.ReminderPolicy;
    /** Responsible. Hears when the deadline passes. */
    responsibleId: string | null;
    /** Why it was cancelled */
    cancelReason: string | null;
    /** Revision. Grows with every change of positions or terms after it was sent. */
    revision: number;
    /** Sent */
    sentAt: string | null;
    /** Closed */
    closedAt: string | null;
    /** What it holds */
    counts: types.Counts;
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
    /** Positions, in their order */
    items: Array<types.SupplierRfqItem>;
    /** Suppliers who are asked */
    recipients: Array<types.SupplierRfqRecipient>;
    /** Where the caller may move it now */
    allowedMoves: Array<{
      /** Status */
      to: Open<types.SupplierRfqStatus>;
      requires: Array<Open<'reason'>>;
    }>;
    /** Warnings */
    warnings: Array<{
      /** Stable code */
      code: string;
      /** The same in words */
      message: string;
      /** What it is about */
      meta: {
        /** Suppliers it is about */
        supplierIds: Array<string>;
        /** E-mail they share */
        email?: string;
      };
    }>;
    /** Suppliers it went to now */
    sent: number;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/supplier-rfqs/{id}/send body key');
