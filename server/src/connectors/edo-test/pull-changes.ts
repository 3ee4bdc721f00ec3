import type { Call } from '../../kernel/integrations/call.ts';
import type { PulledPage } from '../../kernel/integrations/connector.ts';
import { lifeOf } from './life-of.ts';
import { revocations } from './revocations.ts';
import { documentOf } from './test-document.ts';

/** A write that was under way when it was asked last is told by the next question: milliseconds that are asked for again. */
const overlap = 10 * 60_000;

/** What has happened since it was asked last. Which documents it was given the outbox remembers. */
export async function pullChanges(call: Call, cursor: string | null): Promise<PulledPage> {
  const now = call.now();
  const since = cursor === null ? '' : new Date(Date.parse(cursor) - overlap).toISOString();
  const revoked = await revocations(call);
  const documents = (await call.written('e-documents.submit')).flatMap(
    ({ externalId }) => documentOf(externalId) ?? [],
  );
  const items = documents
    .flatMap((document) => lifeOf(document, revoked.get(document.key), now))
    .filter(({ event }) => event.at > since);
  return { items, cursor: now.toISOString(), more: false };
}
