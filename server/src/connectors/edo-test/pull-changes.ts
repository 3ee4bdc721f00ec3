import type { Call } from '../../kernel/integrations/call.ts';
import type { PulledPage } from '../../kernel/integrations/connector.ts';
import { cameDocuments } from './incoming/came-document.ts';
import { lifeOfCame } from './incoming/life-of-came.ts';
import { lifeOf } from './life-of.ts';
import { returns } from './returns.ts';
import { documentOf } from './test-document.ts';

/** A write that was under way when it was asked last is told by the next question: milliseconds that are asked for again. */
const overlap = 10 * 60_000;

/** What has happened since it was asked last. Which documents it was given, by us and for us, the outbox remembers. */
export async function pullChanges(call: Call, cursor: string | null): Promise<PulledPage> {
  const now = call.now();
  const since = cursor === null ? '' : new Date(Date.parse(cursor) - overlap).toISOString();
  const items = [...(await ofOurs(call, now)), ...(await ofTheirs(call, now))].filter(({ event }) => event.at > since);
  return { items, cursor: now.toISOString(), more: false };
}

async function ofOurs(call: Call, now: Date) {
  const revoked = await returns(call, 'e-documents.revoke');
  const submitted = await call.written('e-documents.submit');
  return submitted
    .flatMap(({ externalId }) => documentOf(externalId) ?? [])
    .flatMap((document) => lifeOf(document, revoked.get(document.key), now));
}

async function ofTheirs(call: Call, now: Date) {
  const refused = await returns(call, 'e-documents.refuse');
  return (await cameDocuments(call)).flatMap((document) => lifeOfCame(document, refused.get(document.key), now));
}
