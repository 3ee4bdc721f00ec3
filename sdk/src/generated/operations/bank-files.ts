// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import type { FileContent } from '../../calls/file-content.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import { upload } from '../../calls/upload.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListOrderFilesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, createdAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  total?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List payment order files
 *
 * Newest first, each with its orders.
 *
 * People need the permission `payments.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/bank/payment-orders`
 */
export const listOrderFiles = list<
  [query?: ListOrderFilesQuery],
  {
    items: Array<types.PaymentOrderFile>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/bank/payment-orders query');

export type CreateOrderFileBody = {
  /** Invoices to pay */
  invoices: Array<{
    /** Invoice */
    invoiceId: string;
    /** What to pay; all that is owed when left out */
    amount?: string | undefined;
  }>;
  /** Date of the orders; today when left out */
  date?: string | undefined;
  /** Invoices may be in another file already */
  again?: boolean | undefined;
};

/**
 * Write payment orders
 *
 * One payment order for each of the approved invoices, in a file for the client of a bank. Requisites of payees
 * are checked first. Nothing is marked as paid: the statement of the bank says what was. An invoice that is in
 * another file already is refused, unless `again`.
 *
 * People need the permission `payments.create`. API keys need the scope `finance.write`.
 *
 * `POST /api/v1/bank/payment-orders`
 */
export const createOrderFile = call<
  [body: CreateOrderFileBody],
  types.PaymentOrderFile,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/bank/payment-orders body key');

/**
 * Get a payment order file
 *
 * Its orders as they were written. The file itself is downloaded beside it.
 *
 * People need the permission `payments.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/bank/payment-orders/{id}`
 */
export const getOrderFile = call<[id: string], types.PaymentOrderFile, 'not_found'>(
  'GET /api/v1/bank/payment-orders/{id}',
);

/**
 * Download a payment order file
 *
 * The file for the client of the bank: 1CClientBankExchange 1.03 in Windows-1251. The same bytes every time.
 *
 * People need the permission `payments.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/bank/payment-orders/{id}/file`
 */
export const downloadOrderFile = download<
  [id: string],
  'not_found' | 'installation_not_ready' | 'integration_disabled'
>('GET /api/v1/bank/payment-orders/{id}/file');

export interface ListStatementsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, createdAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  periodFrom?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  periodTo?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List bank statements
 *
 * Newest first, each with what came of its documents. Statements stay readable after the integration was removed.
 *
 * People need the permission `payments.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/bank/statements`
 */
export const listStatements = list<
  [query?: ListStatementsQuery],
  {
    items: Array<types.BankStatement>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/bank/statements query');

export type UploadStatementBody = {
  /** Statement. At most 16 MiB. */
  file: FileContent;
};

/**
 * Upload a bank statement
 *
 * A file of the format 1CClientBankExchange. Every document is shown with the invoices it would pay; nothing is
 * paid before it is applied, unless the integration is set to apply exact matches. The same file again is answered
 * with 200 and changes nothing; documents that another statement contains are not counted twice. Incoming payments
 * are shown with the sales invoices they would pay.
 *
 * People need the permission `payments.create`. API keys need the scope `finance.write`.
 *
 * `POST /api/v1/bank/statements`
 */
export const uploadStatement = upload<
  [body: UploadStatementBody],
  types.BankStatement,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'unsupported_file_type'
  | 'unsupported_media_type'
  | 'business_rule_violated'
  | 'file_malformed'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
>('POST /api/v1/bank/statements body key');

/**
 * Get a bank statement
 *
 * Its accounts with the check of their sums, what was noticed in the file, and what came of its documents.
 *
 * People need the permission `payments.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/bank/statements/{id}`
 */
export const getStatement = call<[id: string], types.BankStatement, 'not_found'>('GET /api/v1/bank/statements/{id}');

export type ApplyStatementBody = {
  /** Documents to apply; all exact ones when left out */
  documentIds?: Array<string> | undefined;
  /** A person has looked at a statement that needs review */
  reviewed?: boolean | undefined;
};

/**
 * Apply a bank statement
 *
 * Makes the proposed payments: of the documents that are named, up to 500, or of all exact matches. A document
 * whose payment is refused stays as it was, and the others go on; `failed` says why. A statement that needs review
 * is applied only with `reviewed`.
 *
 * People need the permission `payments.create`. API keys need the scope `finance.write`.
 *
 * `POST /api/v1/bank/statements/{id}/apply`
 */
export const applyStatement = call<
  [id: string, body?: ApplyStatementBody],
  {
    /** Documents applied */
    applied: number;
    /** Documents that were not applied */
    failed: Array<{
      /** Document */
      documentId: string;
      /** Code of the refusal */
      code: string;
      /** Rule or field that refused */
      rule: string | null;
      /** Why, in words */
      detail: string;
    }>;
    statement: types.BankStatement;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/bank/statements/{id}/apply body key');

export interface ListDocumentsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, date, amount, position; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  date?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  amount?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  direction?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  counterpartyId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  position?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in'> | undefined;
  repeated?: Filter<'eq'> | undefined;
}

/**
 * List the documents of a bank statement
 *
 * In the order of the file, each with the invoices it would pay, how sure that is, and the words it was found by.
 * Accounts are shown to those who may see the bank details of counterparties.
 *
 * People need the permission `payments.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/bank/statements/{id}/documents`
 */
export const listDocuments = list<
  [id: string, query?: ListDocumentsQuery],
  {
    items: Array<{
      /** Identifier */
      id: string;
      /** Kind of the document */
      kind: string;
      /** Number */
      number: string;
      /** Date */
      date: string;
      /** The day the money moved */
      bookedOn: string | null;
      /** Amount */
      amount: string;
      /** Currency */
      currency: string;
      /** Whose account it moved, and which way */
      direction: Open<'incoming' | 'outgoing' | 'internal' | 'unknown'>;
      /** Account of the company */
      account: string | null;
      /** The other side */
      counterpartyName: string | null;
      /** INN of the other side */
      counterpartyInn: string | null;
      /** Counterparty it was matched to */
      counterpartyId: string | null;
      /** Payer */
      payer: types.PayerOrNull;
      /** Payee */
      payee: types.PayerOrNull;
      /** Purpose of the payment */
      purpose: string;
      /** Status */
      status: Open<'unmatched' | 'proposed' | 'already_paid' | 'applied' | 'kept'>;
      /** Proposed match */
      proposal: types.ProposalOrNull;
      /** Payments that were made of it */
      payments: Array<{
        /** Invoice. An incoming invoice where money was spent, a sales invoice where it was received. */
        invoiceId: string;
        /** Payment */
        paymentId: string;
        /** Paid */
        amount: string;
      }>;
      /** Version */
      version: number;
      /** Created */
      createdAt: string;
      /** Changed */
      updatedAt: string;
      /** Place in the file */
      position: number;
      /** Line of the file it begins at */
      line: number;
      /** Known before, or twice in the file */
      repeated: boolean;
    }>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/bank/statements/{id}/documents query');

export type MatchDocumentBody = {
  /** Invoices it pays */
  allocations: Array<{
    /** Invoice */
    invoiceId: string;
    /** Amount */
    amount: string;
  }>;
};

/**
 * Match a document by hand
 *
 * The incoming invoices an outgoing document pays, or the sales invoices an incoming one does, and how much of
 * each; together not more than the document. An empty list takes its match away. Nothing is paid before the
 * statement is applied; a document that was applied keeps its match.
 *
 * People need the permission `payments.create`. API keys need the scope `finance.write`.
 *
 * `PUT /api/v1/bank/statements/{id}/documents/{documentId}/match`
 */
export const matchDocument = call<
  [id: string, documentId: string, body: MatchDocumentBody],
  types.BankDocument,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PUT /api/v1/bank/statements/{id}/documents/{documentId}/match body key');

/**
 * Match a bank statement anew
 *
 * Looks anew for the invoices of documents that are not applied: for when invoices were entered after the upload.
 * What a person has matched stays.
 *
 * People need the permission `payments.create`. API keys need the scope `finance.write`.
 *
 * `POST /api/v1/bank/statements/{id}/match`
 */
export const rematchStatement = call<
  [id: string],
  types.BankStatement,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/bank/statements/{id}/match key');
