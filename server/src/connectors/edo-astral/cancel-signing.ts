import type { Write } from '../../kernel/integrations/outgoing-write.ts';
import type { EDocumentReturn, EDocumentWritten } from '../../kernel/integrations/ports/e-document-writes.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { askAstral } from './ask-astral.ts';
import type { AstralSettings } from './settings.ts';
import { stateKnownBy } from './state-of.ts';

/**
 * Takes the request to sign a document back, before it is signed. Whether a request stands can be asked nowhere, so where the answer is
 * lost a person looks.
 */
export const cancelSigning: Write<AstralSettings> = {
  async send(call, { payload }) {
    const { ids, reason } = payload as unknown as EDocumentReturn;
    if (!ids.signingRequestId) throw noRequest;
    await askAstral(call, {
      class: 'unsafe-write',
      method: 'PATCH',
      at: 'rejectSigning',
      id: ids.signingRequestId,
      operation: 'signing.reject',
    });
    const state = {
      ...stateKnownBy(ids, call.now()),
      status: 'awaiting_sender_signature',
      statusDetails: reason,
    } as const;
    const details: EDocumentWritten = { ids, state };
    return { externalId: ids.signingRequestId, details: { ...details } };
  },
};

const noRequest = new ProviderError(
  'validation',
  words(
    'No request to sign this document is known: take it back in Astral itself.',
    'Запрос на подпись этого документа неизвестен: отзовите его в самом Астрале.',
  ),
);
