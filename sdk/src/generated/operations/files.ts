// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import type { FileContent } from '../../calls/file-content.ts';
import type { Text } from '../../calls/query-text.ts';
import { upload } from '../../calls/upload.ts';
import type * as types from '../types.ts';

export interface ListFilesQuery {
  /** Kind of the record */
  entityType: types.ListFilesEntityType;
  /** The record */
  entityId: Text;
  /** Files of this category alone */
  category?: Text | undefined;
}

/**
 * List the files of a record
 *
 * The newest first. At most a hundred, so there is only one page; removed files are not shown.
 *
 * People need the permission `files.read`. API keys need the scope `counterparties.read` or `suppliers.read` or
 * `settings.read` or `warehouses.read` or `catalog.read` or `customer_documents.read` or `supplier_documents.read`
 * or `finance.read` or `price_lists.read` or `purchase_requisitions.read` or `documents.read` or `logistics.read`
 * or `messengers.read`.
 *
 * `GET /api/v1/files`
 */
export const listFiles = call<
  [query: ListFilesQuery],
  {
    items: Array<types.File>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found' | 'conflict'
>('GET /api/v1/files query');

export type UploadFileBody = {
  /** The file. At most 25 MiB. */
  file: FileContent;
  /** Kind of the record */
  entityType: types.ListFilesEntityType;
  /** The record */
  entityId: string;
  /** Category */
  category?: string | null | undefined;
};

/**
 * Upload a file
 *
 * Attaches one file to a record the caller may change: up to 25 MiB, up to 100 to a record. Name and content must
 * agree on one of pdf, docx, xlsx, csv, tsv, txt, png, jpg, jpeg, webp, heic, zip, xml, p7s, sig. The same content
 * on the same record is kept once: the answer is then 200 with the file there is and a warning.
 *
 * People need the permission `files.upload`. API keys need the scope `counterparties.write` or `suppliers.write`
 * or `settings.write` or `warehouses.write` or `catalog.write` or `customer_documents.write` or
 * `supplier_documents.write` or `finance.write` or `price_lists.write` or `purchase_requisitions.write`.
 *
 * `POST /api/v1/files`
 */
export const uploadFile = upload<
  [body: UploadFileBody],
  types.UploadFile,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
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
>('POST /api/v1/files body key');

/**
 * Download a file
 *
 * The address `download-url` gives. Always to be saved, never shown in place.
 *
 * Public: no credentials are needed.
 *
 * `GET /api/v1/files/download/{token}`
 */
export const downloadFile = download<
  [token: string],
  'not_found' | 'file_quarantined' | 'scan_pending' | 'link_expired' | 'portal_moved'
>('GET /api/v1/files/download/{token}');

/**
 * Remove a file from its record
 *
 * Removing it again changes nothing. Files of others need the permission `files.delete_any`. The content is kept
 * for 30 days more.
 *
 * People need the permission `files.delete_own`. API keys need the scope `counterparties.write` or
 * `suppliers.write` or `settings.write` or `warehouses.write` or `catalog.write` or `customer_documents.write` or
 * `supplier_documents.write` or `finance.write` or `price_lists.write` or `purchase_requisitions.write`.
 *
 * `DELETE /api/v1/files/{fileId}`
 */
export const removeFile = call<
  [fileId: string],
  types.File,
  | 'not_found'
  | 'conflict'
  | 'resource_archived'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/files/{fileId}');

/**
 * Get a download link
 *
 * The link needs no credentials and serves five minutes, for this file and in the name of the caller alone: it
 * ends when the person is blocked.
 *
 * People need the permission `files.read`. API keys need the scope `counterparties.read` or `suppliers.read` or
 * `settings.read` or `warehouses.read` or `catalog.read` or `customer_documents.read` or `supplier_documents.read`
 * or `finance.read` or `price_lists.read` or `purchase_requisitions.read` or `documents.read` or `logistics.read`
 * or `messengers.read`.
 *
 * `GET /api/v1/files/{fileId}/download-url`
 */
export const getDownloadUrl = call<
  [fileId: string],
  {
    /** Address to fetch the file from */
    url: string;
    /** It serves until */
    expiresAt: string;
  },
  'not_found' | 'conflict' | 'file_quarantined' | 'scan_pending'
>('GET /api/v1/files/{fileId}/download-url');
