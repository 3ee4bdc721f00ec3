import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import {
  changeConversation,
  conversations,
  messengerConversation,
  talkedAboutType,
} from '../messenger-conversation.ts';

export const unlinkConversation = command({
  name: 'messenger.unlink-conversation',
  summary: words('Take a record off a conversation', 'Отвязать запись от переписки'),
  description:
    'Confirmed or only suggested: the platform does not suggest it for this conversation again. Repeating it changes nothing.',
  permission: 'messengers.send',
  scope: 'supplier_documents.write',
  input: object({ id: id(), entityType: talkedAboutType, entityId: id('The record') }),
  output: messengerConversation.view,

  async run(ctx, { id, entityType, entityId }) {
    const before = await conversations.lock(ctx.db, id);
    const taken = await ctx.db.execute(sql`
      update messenger_links set status = 'dismissed', linked_by = ${ctx.actor.userId}, linked_at = portal_now()
      where tenant_id = ${ctx.db.tenant} and conversation_id = ${id} and entity_type = ${entityType} and entity_id = ${entityId}
        and status <> 'dismissed'`);
    if (taken === 0) {
      ctx.nothingChanged();
      return before;
    }
    const now = await changeConversation(ctx.db, id);
    ctx.record(messengerConversation.changed('unlinked', before, now, { record: { entityType, entityId } }));
    return now;
  },
});
