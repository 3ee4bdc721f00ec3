import { mailboxMessage as declared, type MailboxMessage } from '../../../../nouns/mailbox-message.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { notFound, type Words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { join, raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { columnsOf } from '../../platform/records/columns-of.ts';
import { listingOf } from '../../platform/records/listing-of.ts';

export const mailboxMessage = entityOf(declared);

/** How files of letters name the record they hang on. */
export const letterFiles = 'mailboxMessage';

export const messageColumns = sql`
  ${join(Object.values(columnsOf(declared, {})()))}, message.installation_id as "installationId", message.answers, message.attempts`;

/** A letter as it is stored: with what sending it needs, and what went wrong in both languages. */
export interface StoredMessage extends Omit<MailboxMessage, 'error'> {
  error: Words | null;
  installationId: string;
  /** Identifiers of the letters it answers, the oldest first. */
  answers: string[];
  attempts: number;
}

export const presentMessage =
  (language: keyof Words) =>
  ({ installationId: _, answers: __, attempts: ___, error, ...letter }: StoredMessage): MailboxMessage => ({
    ...letter,
    error: error && error[language],
  });

export async function storedMessage(db: Db, id: string, lock: Sql = raw('')): Promise<StoredMessage> {
  const found = await db.first<StoredMessage>(sql`
    select ${messageColumns} from mailbox_messages message
    where message.tenant_id = ${db.tenant} and message.id = ${id} ${lock}`);
  if (!found) throw notFound(mailboxMessage.noun);
  return found;
}

/** One letter, held until the transaction ends. */
export const holdMessage = (db: Db, id: string) => storedMessage(db, id, raw('for update of message'));

export const messageListing = listingOf(declared, { name: 'mailbox-messages', defaultSort: 'sentAt' });
