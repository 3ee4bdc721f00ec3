import type { Call } from '../../kernel/integrations/call.ts';
import type { EDocumentIds } from '../../kernel/integrations/ports/e-document-ids.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { readDocument } from './read-document.ts';
import type { SabySettings } from './settings.ts';
import type { SabyDocument } from './wire.ts';

/** The document that these identifiers name; refused where it is there no more. */
export async function readStanding(call: Call<SabySettings>, { documentId }: EDocumentIds): Promise<SabyDocument> {
  const document = documentId ? await readDocument(call, documentId) : null;
  if (document) return document;
  throw new ProviderError(
    'not_found',
    words('Saby has no such document any more.', 'Такого документа в Saby больше нет.'),
  );
}
