/** A document inside a message, as Diadoc keeps it. */
export interface Held {
  entityId: string;
  customId: string | null;
  typeName: string;
  fn: string;
  version: string;
  fileName: string;
  comment: string | null;
  metadata: Array<{ Key: string; Value: string }>;
  /** base64 */
  content: string;
  needsRecipientSignature: boolean;
  needsReceipt: boolean;
  senderSignature: string;
  recipientResponse: string;
  receipt: string;
  revocation: string;
  sentAt: number | null;
  deliveredAt: number | null;
  deleted: boolean;
}

/** What hangs on a document: a signature, a title, a rejection, an offer to revoke. */
export interface Hanging {
  entityId: string;
  parentId: string;
  kind: 'Signature' | 'Title' | 'XmlSignatureRejection' | 'RevocationRequest' | 'Receipt' | 'SignatureRequestRejection';
  boxId: string;
  /** base64 */
  content: string;
  at: number;
}

export interface Message {
  id: string;
  at: number;
  patchedAt: number;
  fromBoxId: string;
  toBoxId: string | null;
  isDraft: boolean;
  draftIsLocked: boolean;
  draftIsRecycled: boolean;
  becomes: string[];
  createdFrom: string | null;
  isTest: boolean;
  documents: Held[];
  hanging: Hanging[];
}
