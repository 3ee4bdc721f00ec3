import type { OutgoingWrite } from '../../kernel/integrations/outgoing-write.ts';
import type { EDocumentIds } from '../../kernel/integrations/ports/e-document-ids.ts';
import type { EDocumentSubmission } from '../../kernel/integrations/ports/e-document-writes.ts';
import { mannersOf } from '../../kernel/manners-of.ts';
import { type Answer, answers } from './answers.ts';
import { ownBox } from './parties.ts';

/** All that the operator remembers of a document stands in its key. */
export interface TestDocument {
  key: string;
  /** Our write that it came by. */
  messageId: string;
  /** What the recipient will do, and when the document was handed over by the clock of the portal. */
  attachmentEntityId: string;
  answer: Answer;
  handedAt: string;
}

/** How a document that is handed over now is called. */
export function nameDocument({ id, payload }: OutgoingWrite, now: Date) {
  const { recipient } = payload as unknown as EDocumentSubmission;
  return {
    ...{ senderBoxId: ownBox, recipientBoxId: recipient.id, documentId: id },
    ...{ messageId: id, attachmentEntityId: `${answerOf(recipient.name)}@${now.toISOString()}` },
  };
}

export const keyOf = ({ messageId, attachmentEntityId }: EDocumentIds) => `${messageId}/${attachmentEntityId}`;

/** The document of a key; none where the key is of another operator. */
export function documentOf(key: string): TestDocument | undefined {
  const [, messageId, attachmentEntityId, answer, handedAt] = /^([^/]+)\/((\w+)@(.+))$/.exec(key) ?? [];
  if (!messageId || !attachmentEntityId || !handedAt || !isAnswer(answer)) return undefined;
  return { key, messageId, attachmentEntityId, answer, handedAt };
}

const isAnswer = (said: string | undefined): said is Answer => said !== undefined && Object.hasOwn(answers, said);

function answerOf(name: string): Answer {
  const manners = mannersOf(name);
  return (['declines', 'silent', 'revokes'] as const).find((one) => manners.has(one)) ?? 'signs';
}
