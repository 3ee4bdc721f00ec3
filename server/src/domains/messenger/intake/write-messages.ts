import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { StoredMessage } from '../messenger-message.ts';

/** Writes messages that are new, in one statement. */
export async function writeMessages({ db }: WriteContext, messages: readonly StoredMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map((one) => ({
    id: one.id,
    conversation_id: one.conversationId,
    installation_id: one.installationId,
    direction: one.direction,
    external_id: one.messageId,
    write_id: one.requestId,
    rfq_recipient_id: one.rfqRecipientId,
    body: one.text,
    file: one.file,
    file_url: one.fileUrl,
    status: one.status,
    error: one.error,
    author_name: one.authorName,
    sent_at: one.sentAt,
    edits: one.edits,
    edited_at: one.editedAt,
    deleted_at: one.deletedAt,
    created_by: one.createdById,
  }));
  await db.execute(sql`
    insert into messenger_messages (tenant_id, id, conversation_id, installation_id, direction, external_id, write_id, rfq_recipient_id, body,
      file, file_url, status, error, author_name, sent_at, edits, edited_at, deleted_at, created_by)
    select ${db.tenant}::uuid, given.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (id uuid, conversation_id uuid, installation_id uuid, direction text,
      external_id text, write_id uuid, rfq_recipient_id uuid, body text, file jsonb, file_url text, status text, error jsonb, author_name text,
      sent_at instant, edits jsonb, edited_at instant, deleted_at instant, created_by uuid)
    returning id`);
}
