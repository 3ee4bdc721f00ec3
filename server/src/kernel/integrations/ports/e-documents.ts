import type { Words } from '../../problems/errors.ts';
import type { Call } from '../call.ts';

/** Which of the interface's operators a connector speaks to: its variables are `edoA.*`, `edoB.*` or `edoC.*`. */
export const eDocumentOperators = ['A', 'B', 'C'] as const;
export type EDocumentOperator = (typeof eDocumentOperators)[number];

/** Where a document stands, whichever operator carries it. A code nobody knows is `unknown`, never something that sounds like it. */
export const operatorStatuses = [
  'draft',
  'awaiting_sender_signature',
  'sent',
  'delivered',
  'awaiting_recipient',
  'completed',
  'rejected',
  'revocation_requested',
  'revoked',
  'deleted',
  'error',
  'unknown',
] as const;
export type OperatorStatus = (typeof operatorStatuses)[number];

/** Who has signed. Without evidence it is `unknown`. */
export const operatorSignatures = [
  'none',
  'sender_unchecked',
  'sender_valid',
  'sender_invalid',
  'recipient_waiting',
  'recipient_signed',
  'recipient_partial',
  'recipient_rejected',
  'recipient_invalid',
  'not_required',
  'unknown',
] as const;
export type OperatorSignature = (typeof operatorSignatures)[number];

/**
 * How the operator names a document, by the names of the interface's variables without their prefix: `messageId` of `edoA.messageId`.
 * What is not known yet is left out.
 */
export const eDocumentIdNames = {
  A: ['senderBoxId', 'recipientBoxId', 'messageId', 'attachmentEntityId', 'documentId'],
  B: ['documentId', 'revisionId', 'attachmentId', 'counterpartyParticipantId'],
  C: ['senderAbonentId', 'recipientId', 'draftId', 'docflowId', 'documentId', 'signingRequestId'],
} as const satisfies Record<EDocumentOperator, readonly string[]>;
export type EDocumentIds = Readonly<Partial<Record<string, string>>>;

/** What is sent. A УПД is the XML of the format; any other is a PDF or a DOCX. */
export const submittedKinds = ['invoice', 'contract', 'delivery', 'upd'] as const;
export type SubmittedKind = (typeof submittedKinds)[number];

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

/** How a counterparty's box stands to ours. Only to `connected` ones something can be sent. */
export const recipientRelations = ['connected', 'invited', 'invites_us', 'refused', 'none', 'unknown'] as const;

/** A box of a counterparty at the operator. There may be several with one INN: a person chooses. */
export interface EDocumentParty {
  /** As the operator names it in `recipientBoxId` or its like. */
  id: string;
  name: string;
  inn: string;
  kpp: string | null;
  relation: (typeof recipientRelations)[number];
}

/** The payload of the write `e-documents.submit`. Its identifier at every attempt, `write.id`, is that of the outbox. */
export interface EDocumentSubmission {
  /** The bytes are read by `call.readFile(storageKey)`: the same ones at every attempt. */
  file: { name: string; mimeType: string; storageKey: string; sizeBytes: number; sha256: string };
  kind: SubmittedKind;
  format: 'pdf' | 'docx' | 'xml';
  /** What people call it: «Счёт на оплату № СЧ-2026-0001 от 20.11.2026». */
  title: string;
  number: string;
  /** A day, `2026-11-22`. */
  date: string;
  /** Decimal strings of two digits; null for what has no sum. */
  amount: string | null;
  vat: string | null;
  currency: string;
  sender: { name: string; inn: string; kpp: string | null };
  recipient: { id: string; name: string; inn: string; kpp: string | null };
  needSignature: boolean;
  mode: 'draft';
}

/** The payload of the writes `e-documents.revoke` and `e-documents.refuse`. */
export interface EDocumentReturn {
  ids: EDocumentIds;
  reason: string;
}

/** What `Written.details` of every write holds: how the document is named from now on, and where it stands where that was told. */
export interface EDocumentWritten {
  ids: EDocumentIds;
  state?: EDocumentState;
}

/** Something the operator tells of a document, with its own time. */
export interface EDocumentEvent {
  /** Unique at the operator: what is told twice is one event. */
  id: string;
  /** As the operator calls it; its Russian words where it has such. */
  name: string;
  /** An instant by the operator's clock. */
  at: string;
  /** Orders events of one instant, compared as text; a number is padded with zeros. */
  order: string;
}

/** A document as the operator tells it. */
export interface EDocumentState {
  ids: EDocumentIds;
  /** What alone finds it at this operator, made of `ids`: `<messageId>/<attachmentEntityId>`. */
  key: string;
  /** Keys it had before, as a draft. */
  formerKeys?: readonly string[];
  /** Identifier of our own write it came by, where the operator keeps it: finds a document whose sending was in doubt. */
  writeId?: string;
  direction: 'outgoing' | 'incoming';
  status: OperatorStatus;
  signatureStatus: OperatorSignature;
  /** In the operator's words, for people alone. */
  statusText: string | null;
  statusDetails: string | null;
  /** Why it was rejected or is to be revoked. */
  reason: string | null;
  /**
   * An instant: this is true of then. Of what was read as it is now, the moment it was read; of what the operator told as an event, the
   * event's own. An older state never changes what a newer one said.
   */
  asOf: string;
  sentAt: string | null;
  deliveredAt: string | null;
  signedAt: string | null;
  counterparty: { id: string | null; name: string | null; inn: string | null; kpp: string | null } | null;
  /** What it is, as far as the operator tells; needed of incoming ones. */
  document: IncomingFacts | null;
}

export const incomingKinds = ['upd', 'invoice', 'contract', 'delivery', 'other'] as const;

export interface IncomingFacts {
  kind: (typeof incomingKinds)[number];
  title: string;
  number: string | null;
  date: string | null;
  amount: string | null;
  fileName: string | null;
}

/**
 * An item of the stream `e-documents`. Where the operator tells only that something happened, `state` is null, and the document is read
 * by the identifiers that are known of it; `key` may then be the beginning of its key, up to a `/`.
 */
export interface EDocumentChange {
  key: string;
  event: EDocumentEvent;
  state: EDocumentState | null;
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
  listOwnBoxes(call: Call<S>): Promise<EDocumentBox[]>;
  /** Boxes found by INN, and KPP where it is given; none where the operator knows nobody. */
  resolveCounterparty(call: Call<S>, asked: { inn: string; kpp?: string }): Promise<EDocumentParty[]>;
  /** As it is now. Throws `not_found` where it is there no more. */
  read(call: Call<S>, ids: EDocumentIds): Promise<EDocumentState>;
  /** Everything of it, the signed bytes first; where `capabilities.archive` is. */
  download?(call: Call<S>, ids: EDocumentIds): Promise<EDocumentFile[]>;
}
