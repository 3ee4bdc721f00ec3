// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import type { FileContent } from '../../calls/file-content.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import { upload } from '../../calls/upload.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListIncomingQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, documentDate, receivedAt, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in title, number */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  operator?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  kind?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  documentDate?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  signatureStatus?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  transferDocumentId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  receivedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List incoming electronic documents
 *
 * Newest first, of all operators. They come by themselves; they stay readable after the integration was removed.
 *
 * People need the permission `edo.read`. API keys need the scope `supplier_documents.read` or `documents.read`.
 *
 * `GET /api/v1/e-documents/incoming`
 */
export const listIncoming = list<
  [query?: ListIncomingQuery],
  {
    items: Array<types.IncomingEDocument>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/e-documents/incoming query');

/**
 * Get an incoming electronic document
 *
 * With what its operator told, in the order of the operator.
 *
 * People need the permission `edo.read`. API keys need the scope `supplier_documents.read` or `documents.read`.
 *
 * `GET /api/v1/e-documents/incoming/{id}`
 */
export const getIncoming = call<[id: string], types.GetIncoming, 'not_found'>('GET /api/v1/e-documents/incoming/{id}');

/**
 * Download an incoming document with its signatures
 *
 * One ZIP of the files as they lie at the operator: the document, its signatures, and its printed form where there
 * is one.
 *
 * People need the permission `edo.read`. API keys need the scope `supplier_documents.read` or `documents.read`.
 *
 * `GET /api/v1/e-documents/incoming/{id}/archive`
 */
export const archiveIncoming = download<
  [id: string],
  | 'not_found'
  | 'conflict'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'test_portal_stays_inside'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('GET /api/v1/e-documents/incoming/{id}/archive');

/**
 * Ask the operator how an incoming document stands
 *
 * Statuses come by themselves; this asks at once.
 *
 * People need the permission `edo.read`. API keys need the scope `customer_documents.write` or
 * `supplier_documents.write`.
 *
 * `POST /api/v1/e-documents/incoming/{id}/refresh`
 */
export const refreshIncoming = call<
  [id: string],
  types.GetIncoming,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'test_portal_stays_inside'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('POST /api/v1/e-documents/incoming/{id}/refresh key');

export type RefuseIncomingBody = {
  /** Why it is refused */
  reason: string;
};

/**
 * Refuse an incoming document
 *
 * The sender is told the reason. Refused with `already_over` where the document is signed, rejected or revoked,
 * and with `refusal_in_progress` while an earlier refusal is on its way.
 *
 * People need the permission `edo.send`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/e-documents/incoming/{id}/refuse`
 */
export const refuseIncoming = call<
  [id: string, body: RefuseIncomingBody],
  types.GetIncoming,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/e-documents/incoming/{id}/refuse body key');

/**
 * Take an incoming УПД into the import
 *
 * Answers the transfer document, as it would be applied. The same document again, or one that was uploaded as a
 * file before, is the one that is there: the same bytes are one document. What is no УПД is refused with
 * `not_a_upd`.
 *
 * People need the permission `invoices.create`. API keys need the scope `supplier_documents.write` or
 * `finance.write`.
 *
 * `POST /api/v1/e-documents/incoming/{id}/take`
 */
export const takeIncoming = call<
  [id: string],
  types.TakeIncoming,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'unsupported_file_type'
  | 'unsupported_media_type'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'file_malformed'
  | 'idempotency_key_reused'
  | 'test_portal_stays_inside'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('POST /api/v1/e-documents/incoming/{id}/take key');

/**
 * List active operators
 *
 * Those whose integration is installed and works, in the order A, B, C.
 *
 * People need the permission `edo.read`. API keys need the scope `customer_documents.read` or
 * `supplier_documents.read` or `documents.read`.
 *
 * `GET /api/v1/e-documents/operators`
 */
export const listOperators = call<
  [],
  {
    /** Operators */
    items: Array<{
      /** Operator */
      operator: Open<'A' | 'B' | 'C'>;
      /** Integration */
      slug: string;
      /** What people call it */
      title: string;
      /** Installation */
      installationId: string;
      /** Whom we are there */
      account: string | null;
      /** What can be done by it */
      capabilities: {
        /** Takes PDF */
        pdf: boolean;
        /** Takes DOCX */
        docx: boolean;
        /** Takes a УПД as XML */
        xmlUpd: boolean;
        /** Revocation can be asked for */
        revoke: boolean;
        /** A draft can be taken back too */
        revokeDraft: boolean;
        /** Incoming documents can be refused */
        refuse: boolean;
        /** Signed documents can be downloaded */
        archive: boolean;
      };
    }>;
  },
  never
>('GET /api/v1/e-documents/operators');

export interface ListOutgoingQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, sentAt, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  operator?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  entityType?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  entityId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  isCurrent?: Filter<'eq'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  signatureStatus?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  isInDoubt?: Filter<'eq'> | undefined;
  sentAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List documents given to operators
 *
 * Newest first: one for each operator and each time it was given. `entityType` and `entityId` show those of one
 * record, `isCurrent=true` the last ones. Of records that the caller may not read there are none.
 *
 * People need the permission `edo.read`. API keys need the scope `customer_documents.read` or `documents.read`.
 *
 * `GET /api/v1/e-documents/outgoing`
 */
export const listOutgoing = list<
  [query?: ListOutgoingQuery],
  {
    items: Array<types.EDocument>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/e-documents/outgoing query');

export type CreateOutgoingBody = {
  /** Kind of the record */
  entityType: types.EDocumentEntityType;
  /** The record */
  entityId: string;
  /** Operator */
  operator: 'A' | 'B' | 'C';
  /** Box of the recipient, as `recipients` names it; needed where there are several */
  recipient?: string | undefined;
  /** Format; that of the document unless given */
  format?: 'pdf' | 'docx' | 'xml' | undefined;
};

/**
 * Give a document to an operator
 *
 * An issued sales invoice, a contract since it is being signed (PDF or DOCX), an issued delivery document, or a
 * UPD as XML 5.03. It is put at the operator as a draft: a person signs it in the pages of the operator, the
 * server holds no keys. It is handed over once, by a worker. Where the recipient has several boxes, or none with
 * its KPP, `recipient_ambiguous` names them; where none is connected, `recipient_not_connected` says how it
 * stands. What the operator has is refused with `already_sent`; once it is rejected, revoked or failed, it is
 * given anew under the next `documentVersion`. Documents of each operator stand apart.
 *
 * People need the permission `edo.send`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/e-documents/outgoing`
 */
export const createOutgoing = call<
  [body: CreateOutgoingBody],
  types.CreateOutgoing,
  | 'not_found'
  | 'conflict'
  | 'file_quarantined'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'resource_archived'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
  | 'test_portal_stays_inside'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('POST /api/v1/e-documents/outgoing body key');

/**
 * Get a document given to an operator
 *
 * With what its operator told, in the order of the operator. A status that nobody knows is `unknown` and stands
 * with the words of the operator.
 *
 * People need the permission `edo.read`. API keys need the scope `customer_documents.read` or `documents.read`.
 *
 * `GET /api/v1/e-documents/outgoing/{id}`
 */
export const getOutgoing = call<[id: string], types.CreateOutgoing, 'not_found'>(
  'GET /api/v1/e-documents/outgoing/{id}',
);

/**
 * Download a signed document with its signatures
 *
 * One ZIP of the files as they lie at the operator: the document, its signatures, and its printed form where there
 * is one.
 *
 * People need the permission `edo.read`. API keys need the scope `customer_documents.read` or `documents.read`.
 *
 * `GET /api/v1/e-documents/outgoing/{id}/archive`
 */
export const archiveOutgoing = download<
  [id: string],
  | 'not_found'
  | 'conflict'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'test_portal_stays_inside'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('GET /api/v1/e-documents/outgoing/{id}/archive');

/**
 * Ask the operator how a document stands
 *
 * Statuses come by themselves; this asks at once. Refused with `not_handed_over` while the operator has nothing.
 *
 * People need the permission `edo.read`. API keys need the scope `customer_documents.write` or
 * `supplier_documents.write`.
 *
 * `POST /api/v1/e-documents/outgoing/{id}/refresh`
 */
export const refreshOutgoing = call<
  [id: string],
  types.CreateOutgoing,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'test_portal_stays_inside'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('POST /api/v1/e-documents/outgoing/{id}/refresh key');

export type RevokeOutgoingBody = {
  /** Why it is revoked */
  reason: string;
};

/**
 * Ask to revoke a document
 *
 * The request goes to the operator by the outbox; the status follows from what the operator tells. Refused with
 * `not_handed_over`, `revocation_in_progress`, `draft_not_sent` where the operator takes no draft back, or
 * `already_over` where the document is over.
 *
 * People need the permission `edo.send`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/e-documents/outgoing/{id}/revoke`
 */
export const revokeOutgoing = call<
  [id: string, body: RevokeOutgoingBody],
  types.CreateOutgoing,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/e-documents/outgoing/{id}/revoke body key');

export interface ListRecipientsQuery {
  /** Operator */
  operator: 'A' | 'B' | 'C';
  /** INN */
  inn: Text;
  /** KPP */
  kpp?: Text | undefined;
}

/**
 * Find the boxes of a counterparty
 *
 * By INN, and KPP where it is given; all boxes with the INN where none has the KPP. None where the operator knows
 * nobody.
 *
 * People need the permission `edo.send`. API keys need the scope `customer_documents.read` or `documents.read`.
 *
 * `GET /api/v1/e-documents/recipients`
 */
export const listRecipients = call<
  [query: ListRecipientsQuery],
  {
    /** Boxes */
    items: Array<{
      /** Box, as `recipient` of a document names it */
      id: string;
      /** Name */
      name: string;
      /** INN */
      inn: string;
      /** KPP */
      kpp: string | null;
      /** How its box stands to ours; documents go to `connected` ones */
      relation: Open<'connected' | 'invited' | 'invites_us' | 'refused' | 'none' | 'unknown'>;
    }>;
  },
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'test_portal_stays_inside'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('GET /api/v1/e-documents/recipients query');

export interface ListRememberedMatchesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in text */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  supplierId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  kind?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  catalogItemId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List remembered matches
 *
 * What people have said lines of suppliers are for, by the article, code or name the supplier gives them. Holds
 * for every next document of that supplier.
 *
 * People need the permission `invoices.read`. API keys need the scope `supplier_documents.read` or `finance.read`.
 *
 * `GET /api/v1/e-documents/remembered-matches`
 */
export const listRememberedMatches = list<
  [query?: ListRememberedMatchesQuery],
  {
    items: Array<types.RememberedMatch>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/e-documents/remembered-matches query');

/**
 * Get a remembered match
 *
 * People need the permission `invoices.read`. API keys need the scope `supplier_documents.read` or `finance.read`.
 *
 * `GET /api/v1/e-documents/remembered-matches/{id}`
 */
export const getRememberedMatch = call<[id: string], types.RememberedMatch, 'not_found'>(
  'GET /api/v1/e-documents/remembered-matches/{id}',
);

/**
 * Forget a remembered match
 *
 * What was remembered with it, of the same line, is forgotten too. The next document of the supplier matches such
 * a line only if something else is certain of it. What documents were matched by hand stays in them.
 *
 * People need the permission `invoices.create`. API keys need the scope `supplier_documents.write` or
 * `finance.write`.
 *
 * `DELETE /api/v1/e-documents/remembered-matches/{id}`
 */
export const forgetMatch = call<
  [id: string],
  types.RememberedMatch,
  | 'not_found'
  | 'conflict'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/e-documents/remembered-matches/{id}');

export interface ListTransferDocumentsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, date, createdAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  function?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  date?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  invoiceId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  source?: Filter<'in' | 'nin' | 'contains'> | undefined;
}

/**
 * List transfer documents
 *
 * Newest first, however they came: uploaded, by mail, from an operator. `source=mail` finds what came so at all.
 * Documents stay readable after the integration was removed.
 *
 * People need the permission `invoices.read`. API keys need the scope `supplier_documents.read` or `finance.read`.
 *
 * `GET /api/v1/e-documents/transfer-documents`
 */
export const listTransferDocuments = list<
  [query?: ListTransferDocumentsQuery],
  {
    items: Array<types.TransferDocument>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/e-documents/transfer-documents query');

export type UploadTransferDocumentBody = {
  /** Transfer document. At most 16 MiB. */
  file: FileContent;
};

/**
 * Upload a transfer document
 *
 * The seller's part of a universal transfer document (УПД, ON_NSCHFDOPPR 5.01, 5.02 or 5.03) as XML, or the
 * operator's ZIP archive with one. It is shown as it would be applied; nothing is written to invoices. The same
 * document again is answered with 200 and changes nothing. What cannot be taken is refused with a `reason`:
 * `neither_xml_nor_zip`, `encoding_unknown`, `encoding_broken`, `broken_xml`, `document_type_declared`,
 * `too_heavy`, `not_a_transfer_document`, `buyers_part`, `correction_document`, `corrected_document`,
 * `version_unknown`, `function_unknown`, `nothing_transferred`, `required_missing`, `no_lines`, `too_many_lines`,
 * `archive_broken`, `archive_forbidden`, `archive_too_heavy`, `archive_without_document`, `several_documents`.
 *
 * People need the permission `invoices.create`. API keys need the scope `supplier_documents.write` or
 * `finance.write`.
 *
 * `POST /api/v1/e-documents/transfer-documents`
 */
export const uploadTransferDocument = upload<
  [body: UploadTransferDocumentBody],
  types.TakeIncoming,
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
  | 'quota_exceeded'
  | 'rate_limited'
>('POST /api/v1/e-documents/transfer-documents body key');

/**
 * Preview a transfer document
 *
 * As it would be applied now: the supplier by INN and KPP, whether it is for us, its lines with what they are
 * certainly for, the invoices that are known already, and everything odd in words. It is looked up anew each time,
 * so what was mended in between shows.
 *
 * People need the permission `invoices.read`. API keys need the scope `supplier_documents.read` or `finance.read`.
 *
 * `GET /api/v1/e-documents/transfer-documents/{id}`
 */
export const getTransferDocument = call<[id: string], types.TakeIncoming, 'not_found'>(
  'GET /api/v1/e-documents/transfer-documents/{id}',
);

export type NameSupplierBody = {
  /** Supplier */
  counterpartyId: string | null;
};

/**
 * Name the supplier of a transfer document
 *
 * For when the INN and KPP match nobody, or several counterparties. A counterparty with another INN than the
 * seller has is refused; null leaves it to the INN and KPP again.
 *
 * People need the permission `invoices.create`. API keys need the scope `supplier_documents.write` or
 * `finance.write`.
 *
 * `PATCH /api/v1/e-documents/transfer-documents/{id}`
 */
export const nameSupplier = call<
  [id: string, body: NameSupplierBody],
  types.TakeIncoming,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/e-documents/transfer-documents/{id} body key');

export type ApplyTransferDocumentBody = {
  /** Digest of what was shown: a document is applied only as it was seen */
  preview: string;
  /** A person has looked at what needs review */
  reviewed?: boolean | undefined;
  /** Known invoice of the supplier to attach it to; null for another invoice */
  invoiceId?: string | null | undefined;
};

/**
 * Apply a transfer document
 *
 * Makes the incoming invoice that was shown, or attaches the document to the invoice that has its number already,
 * or to the one named; null makes another invoice. The signed file is attached as it is. `preview` names what was
 * seen: when anything has changed since, it is refused and is to be looked at again. A document that needs review
 * is applied only with `reviewed`. It is applied once; when that invoice is cancelled, it can be again.
 *
 * People need the permission `invoices.create`. API keys need the scope `supplier_documents.write` or
 * `finance.write`.
 *
 * `POST /api/v1/e-documents/transfer-documents/{id}/apply`
 */
export const applyTransferDocument = call<
  [id: string, body: ApplyTransferDocumentBody],
  types.TakeIncoming,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'quota_exceeded'
  | 'rate_limited'
>('POST /api/v1/e-documents/transfer-documents/{id}/apply body key');

export interface ListAwaitedLinesQuery {
  /** Words */
  search?: Text | undefined;
}

/**
 * List requisition lines a document may be for
 *
 * What was decided for the supplier of the document and is not invoiced whole, the earliest decision first; at
 * most 50. `search` looks in names, articles and numbers of requisitions.
 *
 * People need the permission `invoices.read`. API keys need the scope `supplier_documents.read` or `finance.read`.
 *
 * `GET /api/v1/e-documents/transfer-documents/{id}/awaited-lines`
 */
export const listAwaitedLines = call<
  [id: string, query?: ListAwaitedLinesQuery],
  {
    /** Lines */
    items: Array<{
      /** Requisition */
      procurementId: string;
      /** Number of the requisition */
      procurementNumber: string;
      /** Line of the requisition */
      procurementItemId: string;
      /** Name */
      name: string;
      /** Article */
      sku: string | null;
      /** Catalog item */
      catalogItemId: string | null;
      /** Chosen and not invoiced yet */
      left: string;
      /** Unit */
      uom: Open<types.BaseUom>;
    }>;
  },
  'not_found' | 'business_rule_violated'
>('GET /api/v1/e-documents/transfer-documents/{id}/awaited-lines query');

export type MatchLineBody = {
  /** Catalog item */
  catalogItemId?: string | null | undefined;
  /** Line of a requisition */
  procurementItemId?: string | null | undefined;
  /** Remember it for the supplier */
  remember?: boolean | undefined;
};

/**
 * Match a line by hand
 *
 * Says which catalog item a line is, or which line of a requisition it was bought for: that line must be awaited
 * from the supplier. Without either, the line is for nothing we know. What is said of an item is remembered for
 * the supplier, by the article and the code of the line, or by its name where it has neither, and matches his next
 * documents; with `remember: false` it holds for this document alone. Saying something else replaces it, and what
 * was remembered by it.
 *
 * People need the permission `invoices.create`. API keys need the scope `supplier_documents.write` or
 * `finance.write`.
 *
 * `PUT /api/v1/e-documents/transfer-documents/{id}/lines/{place}/match`
 */
export const matchLine = call<
  [id: string, place: string, body?: MatchLineBody],
  types.TakeIncoming,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PUT /api/v1/e-documents/transfer-documents/{id}/lines/{place}/match body key');

/**
 * Take back a match made by hand
 *
 * The line is matched again as the machine would. What the match had the portal remember is taken back with it:
 * what was remembered before holds again.
 *
 * People need the permission `invoices.create`. API keys need the scope `supplier_documents.write` or
 * `finance.write`.
 *
 * `DELETE /api/v1/e-documents/transfer-documents/{id}/lines/{place}/match`
 */
export const takeBackMatch = call<
  [id: string, place: string],
  types.TakeIncoming,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/e-documents/transfer-documents/{id}/lines/{place}/match');
