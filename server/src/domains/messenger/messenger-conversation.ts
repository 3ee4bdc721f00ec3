import {
  messengerConversation as declared,
  talkedAboutType as declaredType,
  type MessengerConversation,
} from '../../../../nouns/messenger-conversation.ts';
import { answeredOf, entityOf } from '../../kernel/entity-of.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { isoText } from '../../platform/records/iso-text.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { store } from '../../platform/records/store.ts';

export const messengerConversation = entityOf(declared);

export const conversations = store(messengerConversation, {
  channelLabel: (tenant) => sql`
    (select channel.label from messenger_channels channel
     where channel.tenant_id = ${tenant} and channel.installation_id = talk.installation_id and channel.external_id = talk.channel_id)`,
  // What a person dismissed is not shown.
  linkedTo: (tenant) => sql`
    (select coalesce(json_agg(json_build_object('entityType', link.entity_type, 'id', link.entity_id, 'status', link.status,
       'source', link.source, 'linkedAt', ${raw(isoText('link.linked_at'))})
       order by link.linked_at, link.entity_type, link.entity_id), '[]')
     from messenger_links link
     where link.tenant_id = ${tenant} and link.conversation_id = talk.id and link.status <> 'dismissed')`,
});

/** What a caller names a record by, whose conversations he means. */
export const { talkedAboutType } = answeredOf({ talkedAboutType: declaredType });

/** Writes a change of a locked conversation and answers it as it is now. */
export async function changeConversation(db: Db, id: string, change: Sql = raw('')): Promise<MessengerConversation> {
  await db.execute(sql`
    update messenger_conversations set version = version + 1, updated_at = portal_now() ${change} where tenant_id = ${db.tenant} and id = ${id}`);
  return conversations.byId(db, id);
}

export const conversationListing = listingOf(declared, {
  name: 'messenger-conversations',
  defaultSort: '-lastMessageAt',
  searched: { kind: 'messenger_conversation', by: 'names and phones' },
  ordered: ['lastMessageAt'],
});
