import type { MessengerFile } from '../../../../../nouns/messenger-message.ts';
import type { MessageEvent } from '../../../kernel/integrations/ports/messenger.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import type { StoredMessage } from '../messenger-message.ts';
import { type Edit, latestEdit, withEdit } from './latest-edit.ts';
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
    edits: edited && !deleted ? [editOf(event)] : [],
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
  if (event.deleted) return { ...dated, text: null, file: null, fileUrl: null, edits: [], deletedAt: event.at };
  return event.edited ? edited(dated, event) : dated;
}

function edited(message: StoredMessage, event: MessageEvent): StoredMessage {
  const edits = withEdit(message.edits, editOf(event));
  const last = latestEdit(edits);
  if (edits === message.edits || !last) return message;
  return { ...message, edits: [...edits], text: last.to, editedAt: last.at };
}

const editOf = ({ at, text, before }: MessageEvent): Edit => ({ at, from: before, to: text });

const awaited: MessengerFile = { fileName: '', mimeType: '', sizeBytes: 0, fileId: null, notKept: null };
