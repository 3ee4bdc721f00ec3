import type { Words } from '../../problems/errors.ts';
import type { Call } from '../call.ts';
import type { EDocumentIds, EDocumentOperator } from './e-document-ids.ts';
import type { EDocumentPart, EDocumentState } from './e-document-state.ts';
import type { recipientRelations } from './e-document-writes.ts';

/** What the operator can do by this connector. */
export interface EDocumentCapabilities {
  /** Puts a document there for a person to sign in the operator's own pages. The server holds no keys. */
  draft: boolean;
  sendSigned: boolean;
  cloudSign: boolean;
  pdf: boolean;
  docx: boolean;
  xmlUpd: boolean;
  /** The write `e-documents.revoke`: asks to take a sent document back. */
  revoke: boolean;
  /** The same write takes back a draft that waits to be signed; elsewhere a draft is removed in the operator's own pages. */
  revokeDraft: boolean;
  /** The write `e-documents.refuse`: refuses to sign one that came. */
  refuse: boolean;
  /** `download`: files with their signatures. */
  archive: boolean;
}

/** A box of the company itself. */
export interface EDocumentBox {
  /** As the operator names it in `senderBoxId` or its like. */
  id: string;
  title: string;
  inn: string | null;
  kpp: string | null;
}

/** A box of a counterparty at the operator. There may be several with one INN: a person chooses. */
export interface EDocumentParty {
  /** As the operator names it in `recipientBoxId` or its like. */
  id: string;
  name: string;
  inn: string;
  kpp: string | null;
  relation: (typeof recipientRelations)[number];
}

/** A file of a document as it lies at the operator. */
export interface EDocumentFile {
  name: string;
  kind: 'document' | 'signature' | 'printed' | 'other';
  mimeType: string;
  bytes: Uint8Array;
}

/**
 * The port `eDocuments`. Beside it such a connector has the writes `e-documents.submit`, `e-documents.revoke` and `e-documents.refuse`, as
 * far as it can, and the pull stream `e-documents`, whose items are `EDocumentChange` in whatever order the operator gives them.
 */
export interface EDocumentsPort<S = Record<string, unknown>> {
  operator: EDocumentOperator;
  /** What people call it: «Диадок». */
  title: Words;
  capabilities: EDocumentCapabilities;
  /** Boxes of the company that documents go out from by this installation; of no other one a document may be in the name. */
  listOwnBoxes(call: Call<S>): Promise<EDocumentBox[]>;
  /** Boxes found by INN, and KPP where it is given; none where the operator knows nobody. `name` is what we call the counterparty, where we know. */
  resolveCounterparty(call: Call<S>, asked: { inn: string; kpp?: string; name?: string }): Promise<EDocumentParty[]>;
  /** As it is now. Throws `not_found` where it is there no more. */
  read(call: Call<S>, ids: EDocumentIds): Promise<EDocumentState>;
  /** Everything of it, the signed bytes first; where `capabilities.archive` is. */
  download?(call: Call<S>, ids: EDocumentIds, parts: readonly EDocumentPart[]): Promise<EDocumentFile[]>;
}
