import type { LetterAttachment, MailboxMessage } from '../../../../../nouns/mailbox-message.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import type { MailPerson } from '../../../kernel/services.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { messageColumns, presentMessage, type StoredMessage } from '../mailbox-message.ts';
import type { RecipientInput } from './letter.input.ts';

interface Outgoing {
  threadId: string;
  mailbox: { installationId: string; address: string };
  to: readonly RecipientInput[];
  cc: readonly RecipientInput[];
  subject: string;
  text: string;
  answers: readonly string[];
  attachments: readonly LetterAttachment[];
}

/** Writes a letter of ours down, waiting to leave. Its identifier is ours, so that it can be looked for. */
export async function writeOutgoing(ctx: WriteContext, letter: Outgoing): Promise<MailboxMessage> {
  const { db, actor } = ctx;
  const { address, installationId } = letter.mailbox;
  const messageId = `${uuidv7()}@${address.slice(address.lastIndexOf('@') + 1)}`;
  const row = await db.one<StoredMessage>(sql`
    insert into mailbox_messages as message ${columns({
      tenant_id: db.tenant,
      id: ctx.newId,
      thread_id: letter.threadId,
      installation_id: installationId,
      direction: 'out',
      message_id: messageId,
      answers: letter.answers,
      sender: JSON.stringify({ name: '', address }),
      recipients: JSON.stringify(letter.to.map(person)),
      copies: JSON.stringify(letter.cc.map(person)),
      subject: letter.subject,
      body: letter.text,
      sent_at: portalNow().toISOString(),
      attachments: JSON.stringify(letter.attachments),
      state: 'pending',
      read_at: portalNow().toISOString(),
      created_by: actor.userId,
    })} returning ${messageColumns}`);
  await db.execute(sql`
    insert into mailbox_references (tenant_id, message_id, thread_id) values (${db.tenant}, ${messageId}, ${letter.threadId})`);
  return presentMessage(ctx.language)(row);
}

const person = ({ name = '', address }: RecipientInput): MailPerson => ({ name, address: address.toLowerCase() });
