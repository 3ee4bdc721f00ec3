import type { Held, Message } from './message.ts';
import type { World } from './seed.ts';

/** Identifiers that come in the same order every time. */
export function nextId(state: World): string {
  state.serial += 1;
  return `d1ad0c00-0000-4000-8000-${String(state.serial).padStart(12, '0')}`;
}

/** Notes it in the feed of everybody it concerns: a whole message, or what was added to one. */
export function enter(state: World, message: Message, at: number, entityIds: string[] = []): void {
  message.patchedAt = at;
  const boxes = [message.fromBoxId, ...(message.isDraft || message.toBoxId === null ? [] : [message.toBoxId])];
  for (const boxId of boxes)
    state.events.push({ index: state.events.length + 1, at, boxId, messageId: message.id, entityIds });
}

const looked = {
  fit: 'SenderSignatureCheckedAndValid',
  'do not fit': 'SenderSignatureCheckedAndInvalid',
  'wait to be checked': 'SenderSignatureUnchecked',
} as const;

/** Signed by its sender and on its way. */
export function sent(state: World, message: Message, at: number): void {
  for (const document of message.documents) {
    document.senderSignature = looked[state.signatures];
    document.recipientResponse = document.needsRecipientSignature
      ? 'WaitingForRecipientSignature'
      : 'RecipientResponseStatusNotAcceptable';
    document.receipt = document.needsReceipt ? 'WaitingForReceipt' : 'GeneralReceiptStatusNotAcceptable';
    document.sentAt = at;
  }
}

/** A message and a document of it, by what messages name them with. */
export function findDocument(state: World, messageId: unknown, entityId?: unknown) {
  const message = state.messages.find(({ id }) => id === messageId);
  const document = message?.documents.find((one: Held) => entityId === undefined || one.entityId === entityId);
  return message && document ? { message, document } : undefined;
}

/** Hangs something on a document; returns what was hung. */
export function hang(
  state: World,
  message: Message,
  { parentId, kind, boxId, content, at }: Omit<Message['hanging'][number], 'entityId'>,
): string {
  const entityId = nextId(state);
  message.hanging.push({ entityId, parentId, kind, boxId, content, at });
  return entityId;
}
