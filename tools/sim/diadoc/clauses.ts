import type { Clause } from '../kit/rulebook.ts';

/** Section 3 of the contracts of providers, in short. */
export const clauses = {
  'DD-01': {
    confidence: 'D',
    says: 'production and staging are hosts of their own; what belongs to one is refused by the other',
  },
  'DD-02': { confidence: 'D', says: 'a Bearer token of OpenID Connect, from /connect/token by a form' },
  'DD-03': { confidence: 'D', says: 'refresh token, code and device; the scope names the public API' },
  'DD-04': { confidence: 'D', says: 'client_id and client_secret are those of the integrator' },
  'DD-05': {
    confidence: 'C',
    says: 'an answer with access_token, token_type, expires_in; the refresh token may rotate',
  },
  'DD-06': { confidence: 'D', says: 'DiadocAuth is obsolete' },
  'DD-07': { confidence: 'D', says: '401 for the token, 403 for the box, 402 for the subscription' },
  'DD-08': { confidence: 'D', says: 'limits of rate, of documents in a message, of sizes, of the shelf' },
  'DD-09': {
    confidence: 'D',
    says: 'protobuf unless JSON is named; binary fields are base64, ticks are those of .NET',
  },
  'DD-10': { confidence: 'C', says: 'nothing is pushed' },
  'DD-11': { confidence: 'D', says: 'signatures are made by the client' },
  'DD-20': { confidence: 'D', says: 'GetMyOrganizations with autoRegister=false' },
  'DD-21': { confidence: 'D', says: 'V3/GetCounteragents by status, 100 a page' },
  'DD-22': { confidence: 'D', says: 'GetOrganizationsByInnKpp' },
  'DD-23': { confidence: 'D', says: 'V3/GetDocumentTypes tells types, functions, versions and metadata' },
  'DD-24': {
    confidence: 'D',
    says: 'V3/PostMessage with FromBoxId, ToBoxId, IsDraft, DelaySend, LockDraft, DocumentAttachments',
  },
  'DD-25': { confidence: 'D', says: 'members of a document attachment' },
  'DD-26': { confidence: 'D', says: 'operationId makes repeats harmless; 204 with Retry-After while it is running' },
  'DD-27': { confidence: 'D', says: 'statuses of refusals of PostMessage' },
  'DD-28': { confidence: 'D', says: 'files go as Nonformalized, Contract or ProformaInvoice with metadata' },
  'DD-29': { confidence: 'D', says: 'longer content goes over the shelf' },
  'DD-30': { confidence: 'D', says: 'PostMessagePatch carries signatures, titles, rejections and revocation' },
  'DD-31': { confidence: 'C', says: 'our document is the Attachment without a parent' },
  'DD-32': { confidence: 'D', says: 'V3/GetDocument, 404 if not found; long content by V4/GetEntityContent' },
  'DD-33': { confidence: 'D', says: 'DocflowStatus is for people' },
  'DD-34': { confidence: 'D', says: 'fields that logic may read' },
  'DD-35': { confidence: 'D', says: 'GetNewEvents after an IndexKey, never mixed with an event' },
  'DD-36': { confidence: 'D', says: 'V5/GetDocflowEvents for who sees all documents, 100 at most' },
  'DD-37': { confidence: 'D', says: 'a draft is signed and sent by a person, or by SendDraft' },
  'DD-38': { confidence: 'D', says: 'CanPostMessage judges without sending' },
} as const satisfies Record<string, Clause>;
