import type { MessengerConversation } from '../../../../../nouns/messenger-conversation.ts';
import { flag, id } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import {
  conversationListing,
  conversations,
  messengerConversation,
  talkedAboutType,
} from '../messenger-conversation.ts';

export const listConversations = listQuery({
  name: 'messenger.list-conversations',
  summary: words('List conversations in messengers', 'Список переписок в мессенджерах'),
  description:
    'The newest first. `entityType` with `entityId` shows those about one record, suggested and confirmed alike; `isLinked` tells those with a confirmed record from the others; `search` looks into names and phones.',
  permission: 'messengers.read',
  scope: 'messengers.read',
  listing: conversationListing,
  row: messengerConversation.view,
  more: {
    entityType: talkedAboutType,
    entityId: id('The record they are about'),
    isLinked: flag('Only those with a confirmed record, or only those without'),
  },
  run: (ctx, { entityType, entityId, isLinked, ...input }) =>
    listRows(ctx, conversationListing, conversations.shown(), input, (row: MessengerConversation) => row, [
      ...(entityType === undefined && entityId === undefined
        ? []
        : [
            sql`exists (select 1 from messenger_links link
              where link.tenant_id = ${ctx.db.tenant} and link.conversation_id = talk.id and link.status <> 'dismissed'
                and (${entityType ?? null}::text is null or link.entity_type = ${entityType ?? null})
                and (${entityId ?? null}::uuid is null or link.entity_id = ${entityId ?? null}))`,
          ]),
      ...(isLinked === undefined
        ? []
        : [
            sql`exists (select 1 from messenger_links link
              where link.tenant_id = ${ctx.db.tenant} and link.conversation_id = talk.id and link.status = 'confirmed') = ${isLinked}`,
          ]),
    ]),
});
