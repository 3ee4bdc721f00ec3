import type { Undelivered } from '../../kernel/integrations/ports/mailbox.ts';
import { notFound, type Words } from '../../kernel/problems/errors.ts';
import type { MailPerson } from '../../kernel/services.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { type LetterAttachment, type LetterState, letterNoun, type MailboxMessage } from './mailbox-message.ts';

/** The one place that maps the table to a letter. */
export const messageColumns: Sql = raw(`
  message.id, message.thread_id, message.installation_id, message.direction, message.message_id, message.answers, message.sender,
  message.recipients, message.copies, message.subject, message.body, message.sent_at, message.attachments, message.state,
  message.attempts, message.error, message.undelivered, message.read_at, message.created_by`);

export interface MessageRow {
  id: string;
  thread_id: string;
  installation_id: string;
  direction: MailboxMessage['direction'];
  message_id: string;
  answers: string[];
  sender: MailPerson;
  recipients: MailPerson[];
  copies: MailPerson[];
  subject: string;
  body: string;
  sent_at: string;
  attachments: LetterAttachment[];
  state: LetterState | null;
  attempts: number;
  error: Words | null;
  undelivered: Undelivered[];
  read_at: string | null;
  created_by: string | null;
}

export const presentMessage =
  (language: keyof Words) =>
  (row: MessageRow): MailboxMessage => ({
    id: row.id,
    threadId: row.thread_id,
    direction: row.direction,
    messageId: row.message_id,
    from: row.sender,
    to: row.recipients,
    cc: row.copies,
    subject: row.subject,
    text: row.body,
    sentAt: row.sent_at,
    attachments: row.attachments,
    state: row.state,
    error: row.error && row.error[language],
    undelivered: row.undelivered,
    readAt: row.read_at,
    createdById: row.created_by,
  });

export async function messageRow(db: Db, id: string, lock: Sql = raw('')): Promise<MessageRow> {
  const row = await db.first<MessageRow>(sql`
    select ${messageColumns} from mailbox_messages message
    where message.tenant_id = ${db.tenant} and message.id = ${id} ${lock}`);
  if (!row) throw notFound(letterNoun);
  return row;
}

/** One letter, held until the transaction ends. */
export const holdMessage = (db: Db, id: string) => messageRow(db, id, raw('for update of message'));
