import type { IncomingFacts } from './e-document-state.ts';

/** The operation of the outbox by which a simulated counterparty hands a document for us to the test operator. */
export const sendingToUs = 'counterparties.send';

/** Its payload. */
export interface SentToUs {
  sender: { name: string; inn: string; kpp: string | null };
  document: IncomingFacts & { fileName: string };
  /** Base64. */
  bytes: string;
}
