import type { Call } from '../../kernel/integrations/call.ts';
import type { EDocumentIds } from '../../kernel/integrations/ports/e-document-ids.ts';
import type { EDocumentState } from '../../kernel/integrations/ports/e-document-state.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { cameDocuments, isCame } from './incoming/came-document.ts';
import { lifeOfCame } from './incoming/life-of-came.ts';
import { lifeOf } from './life-of.ts';
import { returns } from './returns.ts';
import { documentOf, keyOf } from './test-document.ts';

export async function readDocument(call: Call, ids: EDocumentIds): Promise<EDocumentState> {
  if (isCame(ids)) return stateOfCame(call, keyOf(ids));
  return stateAt(ids, (await returns(call, 'e-documents.revoke')).get(keyOf(ids)), call.now());
}

async function stateOfCame(call: Call, key: string): Promise<EDocumentState> {
  const document = (await cameDocuments(call)).find((one) => one.key === key);
  const refusedAt = (await returns(call, 'e-documents.refuse')).get(key);
  return asOf(document && lifeOfCame(document, refusedAt, call.now()), call.now());
}

/** How a document stands, by what has happened to it last. */
export function stateAt(ids: EDocumentIds, revokedAt: string | undefined, now: Date): EDocumentState {
  const document = documentOf(keyOf(ids));
  return asOf(document && lifeOf(document, revokedAt, now), now);
}

function asOf(life: ReturnType<typeof lifeOf> | undefined, now: Date): EDocumentState {
  const last = life?.at(-1);
  if (!last) throw new ProviderError('not_found', unknownDocument);
  return { ...last.state, asOf: now.toISOString() };
}

export const unknownDocument = words(
  'The test operator was given no such document.',
  'Тестовому оператору такой документ не передавали.',
);
