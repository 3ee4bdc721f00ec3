import type { Call } from '../../kernel/integrations/call.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { askSaby } from './ask-saby.ts';
import type { SabySettings } from './settings.ts';
import { oneDocument, read, type SabyDocument } from './wire.ts';

/** The document as it is now; null where Saby has none of this identifier. */
export async function readDocument(call: Call<SabySettings>, documentId: string): Promise<SabyDocument | null> {
  try {
    const answer = await askSaby(call, {
      class: 'read',
      method: 'СБИС.ПрочитатьДокумент',
      params: { Документ: { Идентификатор: documentId } },
      operation: 'documents.read',
    });
    return read(oneDocument, answer);
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'not_found') return null;
    throw error;
  }
}
