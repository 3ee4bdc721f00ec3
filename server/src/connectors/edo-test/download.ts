import type { Call } from '../../kernel/integrations/call.ts';
import type { EDocumentIds } from '../../kernel/integrations/ports/e-document-ids.ts';
import type { EDocumentSubmission } from '../../kernel/integrations/ports/e-document-writes.ts';
import type { EDocumentFile } from '../../kernel/integrations/ports/e-documents.ts';
import type { SentToUs } from '../../kernel/integrations/ports/sent-to-us.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { isCame } from './incoming/came-document.ts';
import { unknownDocument } from './read-document.ts';

/** The document as it was handed over, by either side; there are no signatures. */
export async function download(call: Call, ids: EDocumentIds): Promise<EDocumentFile[]> {
  const payload = await call.asked(ids.messageId ?? '');
  if (payload === null) throw new ProviderError('not_found', unknownDocument);
  if (isCame(ids)) {
    const { document, bytes } = payload as unknown as SentToUs;
    return [
      { name: document.fileName, kind: 'document', mimeType: 'application/xml', bytes: Buffer.from(bytes, 'base64') },
    ];
  }
  const { file } = payload as unknown as EDocumentSubmission;
  const { name, mimeType, storageKey } = file;
  return [{ name, kind: 'document', mimeType, bytes: await call.readFile(storageKey) }];
}
