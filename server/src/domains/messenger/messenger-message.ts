import { messengerMessage as declared, type MessengerMessage } from '../../../../nouns/messenger-message.ts';
import { type MessengerMessageStatus, messengerMessageFlow } from '../../../../nouns/messenger-message-flow.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { notFound, type Words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { join, sql } from '../../kernel/sql/sql.ts';
import { columnsOf } from '../../platform/records/columns-of.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import type { Edit } from './intake/latest-edit.ts';

export const messengerMessage = entityOf(declared);

/** How files of messages name the record they hang on. */
export const messageFiles = 'messengerMessage';

export const messageColumns = sql`
  ${join(Object.values(columnsOf(declared, {})()))}, message.installation_id as "installationId", message.file_url as "fileUrl",
  message.rfq_recipient_id as "rfqRecipientId", message.edits`;

/** A message as it is stored: with what sending it needs, and what went wrong in both languages. */
export interface StoredMessage extends Omit<MessengerMessage, 'error'> {
  error: Words | null;
  installationId: string;
  fileUrl: string | null;
  rfqRecipientId: string | null;
  edits: Edit[];
}

export const presentMessage =
  (language: keyof Words) =>
  ({
    installationId: _,
    fileUrl: __,
    rfqRecipientId: ___,
    edits: ____,
    error,
    ...message
  }: StoredMessage): MessengerMessage => ({
    ...message,
    error: error && error[language],
  });

export async function storedMessage(db: Db, id: string): Promise<StoredMessage> {
  const found = await db.first<StoredMessage>(sql`
    select ${messageColumns} from messenger_messages message where message.tenant_id = ${db.tenant} and message.id = ${id}`);
  if (!found) throw notFound(messengerMessage.noun);
  return found;
}

export const messageListing = listingOf(declared, { name: 'messenger-messages', defaultSort: 'sentAt' });

const moveTo = { sent: 'send', failed: 'fail', delivered: 'deliver', read: 'read' } as const;

/** Where a message stands once it has also been told to be so far: never behind where it stood. */
export function further(
  status: MessengerMessageStatus,
  told: Exclude<MessengerMessageStatus, 'queued'>,
): MessengerMessageStatus {
  const move = messengerMessageFlow.moves[moveTo[told]];
  return (move.from as readonly string[]).includes(status) ? move.to : status;
}
