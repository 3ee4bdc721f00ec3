import type { EDocumentStatus, SignatureStatus } from '../../../../../nouns/e-document-flow.ts';
import type { EDocumentPart } from '../../../kernel/integrations/ports/e-document-state.ts';

/** What is kept of a document that an operator carries. */
export interface Followed {
  status: EDocumentStatus;
  signatureStatus: SignatureStatus;
  statusText: string | null;
  statusDetails: string | null;
  reason: string | null;
  ids: Record<string, string>;
  lastEventId: string | null;
  lastEventName: string | null;
  /** The instant of the last event and its order within it, as one text that is compared. */
  lastEventOrder: string | null;
  asOf: string | null;
  /** What alone finds it at its operator. */
  key: string | null;
  parts: EDocumentPart[];
}
