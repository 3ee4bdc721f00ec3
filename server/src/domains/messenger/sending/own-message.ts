import type { StatusEvent } from '../../../kernel/integrations/ports/messenger.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { messageColumns, type StoredMessage } from '../messenger-message.ts';

export const holdMessage = (db: Db, id: string): Promise<StoredMessage | undefined> =>
  db.first<StoredMessage>(sql`
    select ${messageColumns} from messenger_messages message
    where message.tenant_id = ${db.tenant} and message.id = ${id} for update of message`);

/**
 * Frees a name for the message it belongs to. An echo that was not known as ours had become a message of its own: it goes, and how far
 * it had come is told.
 */
export async function yieldName(
  { db }: WriteContext,
  { installationId }: StoredMessage,
  name: string,
): Promise<Array<Pick<StatusEvent, 'status' | 'error'>>> {
  await db.execute(sql`
    delete from messenger_early_events
    where tenant_id = ${db.tenant} and installation_id = ${installationId} and external_id = ${name} and kind = 'echo'`);
  const gone = await db.first<Pick<StatusEvent, 'status' | 'error'> & { conversationId: string }>(sql`
    delete from messenger_messages
    where tenant_id = ${db.tenant} and installation_id = ${installationId} and external_id = ${name} and write_id is null
    returning status, error, conversation_id as "conversationId"`);
  if (!gone) return [];
  const { conversationId, ...told } = gone;
  await db.execute(sql`
    update messenger_conversations set message_count = message_count - 1 where tenant_id = ${db.tenant} and id = ${conversationId}`);
  return [told];
}
