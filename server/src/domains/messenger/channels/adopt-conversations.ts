import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/**
 * Conversations of channels that an integration was deleted with and is installed anew for go on: what is written next comes into the
 * same conversation, with its links.
 */
export async function adoptConversations(
  { db }: WriteContext,
  installationId: string,
  channelIds: readonly string[],
): Promise<void> {
  await db.execute(sql`
    with adopted as (
      update messenger_conversations talk set installation_id = ${installationId}, updated_at = portal_now()
      from integration_installations former, integration_installations current
      where talk.tenant_id = ${db.tenant} and talk.channel_id = any(${channelIds}::text[]) and talk.installation_id <> ${installationId}
        and former.tenant_id = ${db.tenant} and former.id = talk.installation_id and former.archived_at is not null
        and current.tenant_id = ${db.tenant} and current.id = ${installationId} and current.slug = former.slug
        and not exists (
          select 1 from messenger_conversations newer
          where newer.tenant_id = ${db.tenant} and newer.installation_id = ${installationId} and newer.channel_id = talk.channel_id
            and newer.chat_type = talk.chat_type and newer.chat_id = talk.chat_id)
      returning talk.id)
    update messenger_messages message set installation_id = ${installationId}
    from adopted where message.tenant_id = ${db.tenant} and message.conversation_id = adopted.id`);
}
