import type { EDocumentIds } from './e-document-ids.ts';
import type { EDocumentState } from './e-document-state.ts';

/** What is sent. A УПД is the XML of the format; any other is a PDF or a DOCX. */
export const submittedKinds = ['invoice', 'contract', 'delivery', 'upd'] as const;
export type SubmittedKind = (typeof submittedKinds)[number];

/** How a counterparty's box stands to ours. Only to `connected` ones something can be sent. */
export const recipientRelations = ['connected', 'invited', 'invites_us', 'refused', 'none', 'unknown'] as const;

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
