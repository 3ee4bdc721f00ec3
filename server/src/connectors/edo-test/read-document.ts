import type { Call } from '../../kernel/integrations/call.ts';
import type { EDocumentIds } from '../../kernel/integrations/ports/e-document-ids.ts';
import type { EDocumentState } from '../../kernel/integrations/ports/e-document-state.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { lifeOf } from './life-of.ts';
import { revocations } from './revocations.ts';
import { documentOf, keyOf } from './test-document.ts';

export async function readDocument(call: Call, ids: EDocumentIds): Promise<EDocumentState> {
  return stateAt(ids, (await revocations(call)).get(keyOf(ids)), call.now());
}

/** How a document stands, by what has happened to it last. */
export function stateAt(ids: EDocumentIds, revokedAt: string | undefined, now: Date): EDocumentState {
  const document = documentOf(keyOf(ids));
  const last = document && lifeOf(document, revokedAt, now).at(-1);
  if (!last) throw new ProviderError('not_found', unknown);
  return { ...last.state, asOf: now.toISOString() };
}

const unknown = words(
  'The test operator was given no such document.',
  'Тестовому оператору такой документ не передавали.',
);
