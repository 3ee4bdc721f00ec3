import type { MessengerFile } from '../../../../../nouns/messenger-message.ts';
import type { MessageEvent } from '../../../kernel/integrations/ports/messenger.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import type { StoredMessage } from '../messenger-message.ts';
import { withStatus } from './take-statuses.ts';

/** A message as it is first heard of: perhaps by its edit, its end, or its delivery. */
export function asNewMessage(installationId: string, conversationId: string, event: MessageEvent): StoredMessage {
  const { messageId, direction, text, fileUrl, at, authorName, status, edited, deleted } = event;
  return {
    id: uuidv7(),
    conversationId,
    installationId,
    direction,
    messageId,
    requestId: null,
    rfqRecipientId: null,
    text: deleted ? null : text,
    fileUrl: deleted ? null : fileUrl,
    file: fileUrl === null || deleted ? null : awaited,
    status: direction === 'out' ? (status ?? 'sent') : null,
    inDoubt: false,
    error: null,
    authorName,
    sentAt: at,
    editedAt: edited ? at : null,
    deletedAt: deleted ? at : null,
    readAt: null,
    createdById: null,
  };
}

/** The same message once this was told of it too; the very same where it is no news. In whatever order events come, the end is one. */
export function mergeEvent(message: StoredMessage, event: MessageEvent): StoredMessage {
  const followed = event.status === null ? message : withStatus(message, { status: event.status, error: null });
  const sentAt = event.at < followed.sentAt ? event.at : followed.sentAt;
  const dated = sentAt === followed.sentAt ? followed : { ...followed, sentAt };
  if (dated.deletedAt !== null) return dated;
  if (event.deleted) return { ...dated, text: null, file: null, fileUrl: null, deletedAt: event.at };
  if (event.edited && isLater(event, dated)) return { ...dated, text: event.text, editedAt: event.at };
  return dated;
}

/** Two edits of one moment are ordered by their texts: any order will do, as long as it is always the same. */
function isLater({ at, text }: MessageEvent, { editedAt, text: held }: StoredMessage): boolean {
  if (editedAt === null) return true;
  return at === editedAt ? (text ?? '') > (held ?? '') : at > editedAt;
}

const awaited: MessengerFile = { fileName: '', mimeType: '', sizeBytes: 0, fileId: null, notKept: null };
