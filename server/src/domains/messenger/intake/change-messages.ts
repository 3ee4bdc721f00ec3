import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { StoredMessage } from '../messenger-message.ts';
import { tellAskedSuppliers } from '../rfqs/tell-asked-suppliers.ts';
import type { Touched } from './tell-conversations.ts';

/** Writes locked messages as they stand now, in one statement. */
export async function changeMessages(ctx: WriteContext, messages: readonly StoredMessage[]): Promise<Touched[]> {
  if (messages.length === 0) return [];
  const rows = messages.map((one) => ({
    id: one.id,
    external_id: one.messageId,
    body: one.text,
    file: one.file,
    file_url: one.fileUrl,
    status: one.status,
    in_doubt: one.inDoubt,
    error: one.error,
    sent_at: one.sentAt,
    edits: one.edits,
    edited_at: one.editedAt,
    deleted_at: one.deletedAt,
  }));
  await ctx.db.execute(sql`
    update messenger_messages message
    set external_id = given.external_id, body = given.body, file = given.file, file_url = given.file_url, status = given.status,
      in_doubt = given.in_doubt, error = given.error, sent_at = given.sent_at, edits = given.edits, edited_at = given.edited_at, deleted_at = given.deleted_at,
      updated_at = portal_now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (id uuid, external_id text, body text, file jsonb, file_url text, status text,
      in_doubt boolean, error jsonb, sent_at instant, edits jsonb, edited_at instant, deleted_at instant)
    where message.tenant_id = ${ctx.db.tenant} and message.id = given.id`);
  await tellAskedSuppliers(ctx, messages);
  return messages.map(({ conversationId }) => ({ conversationId, added: 0, unread: 0 }));
}
