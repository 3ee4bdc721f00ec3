import type { Call } from '../../../kernel/integrations/call.ts';
import type { EDocumentIds } from '../../../kernel/integrations/ports/e-document-ids.ts';
import { type SentToUs, sendingToUs } from '../../../kernel/integrations/ports/sent-to-us.ts';
import { keyOf } from '../test-document.ts';

/** What a counterparty sent to us: its name holds the moment, the outbox what it says of itself. */
export interface CameDocument extends Pick<SentToUs, 'sender' | 'document'> {
  ids: EDocumentIds;
  key: string;
  sentAt: string;
}

const came = 'came@';

/** How a document that comes now is called, by the write it comes by. */
export const nameCame = (writeId: string, now: Date) => ({
  ...{ messageId: writeId, documentId: writeId },
  attachmentEntityId: `${came}${now.toISOString()}`,
});

export const isCame = ({ attachmentEntityId = '' }: EDocumentIds) => attachmentEntityId.startsWith(came);

/** All that came, the oldest first. */
export const cameDocuments = async ({ written }: Pick<Call, 'written'>): Promise<CameDocument[]> =>
  (await written(sendingToUs)).map(({ details }) => cameOf(details as unknown as Kept));

/** What the outbox keeps of one. */
type Kept = Pick<CameDocument, 'ids' | 'sender' | 'document'>;

const cameOf = ({ ids, sender, document }: Kept): CameDocument => ({
  ...{ ids, sender, document, key: keyOf(ids) },
  sentAt: (ids.attachmentEntityId as string).slice(came.length),
});
