import type { EDocumentIds } from './e-document-ids.ts';

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
  /** Keys it had before, as a draft; one may be the beginning of a key, up to a `/`. */
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
  /** What was added to the document, where only events tell of it; kept, and handed to `download`. */
  parts?: readonly EDocumentPart[];
}

/** Something that hangs on a document at its operator, such as a signature. */
export interface EDocumentPart {
  id: string;
  kind: 'signature' | 'printed' | 'other';
  name: string | null;
}
