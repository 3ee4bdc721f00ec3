import type { EDocumentChange, EDocumentState } from '../../kernel/integrations/ports/e-document-state.ts';
import { answers, delivered, type Happening, revocation } from './answers.ts';
import type { TestDocument } from './test-document.ts';

interface Happened extends EDocumentChange {
  state: EDocumentState;
}

/** All that has happened to a document by now, in its order. Once we ask to revoke it, nothing else does. */
export function lifeOf(document: TestDocument, revokedAt: string | undefined, now: Date): Happened[] {
  const answered = happenedBy(document, [delivered, ...answers[document.answer]], {
    since: document.handedAt,
    until: revokedAt ?? now.toISOString(),
  });
  if (revokedAt === undefined) return answered;
  const signatureStatus = answered.at(-1)?.state.signatureStatus ?? 'unknown';
  const asked = revocationOf(document).map((one): Happening => ({ ...one, signatureStatus }));
  return [...answered, ...happenedBy(document, asked, { since: revokedAt, until: now.toISOString() })];
}

/** Who is silent does not agree either. */
const revocationOf = ({ answer }: TestDocument) =>
  answer === 'silent' ? [revocation.asked] : [revocation.asked, revocation.agreed];

const happenedBy = (
  document: TestDocument,
  all: readonly Happening[],
  { since, until }: { since: string; until: string },
): Happened[] =>
  all
    .map((one) => changeOf(document, one, new Date(Date.parse(since) + one.after).toISOString()))
    .filter(({ event }) => event.at <= until);

function changeOf(
  { key, messageId, attachmentEntityId, handedAt }: TestDocument,
  { after, name, status, signatureStatus, reason }: Happening,
  at: string,
): Happened {
  return {
    key,
    event: { id: `${key}/${status}`, name, at, order: String(after).padStart(8, '0') },
    state: {
      ...{ ids: { messageId, attachmentEntityId }, key, writeId: messageId, direction: 'outgoing' },
      ...{ status, signatureStatus, statusText: name, statusDetails: null, reason: reason ?? null, asOf: at },
      ...{ sentAt: handedAt, deliveredAt: handedAt, signedAt: status === 'completed' ? at : null },
      ...{ counterparty: null, document: null },
    },
  };
}
