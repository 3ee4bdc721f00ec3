import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import {
  changeConversation,
  conversations,
  messengerConversation,
  talkedAboutType,
} from '../messenger-conversation.ts';
import { demandRecord } from './demand-record.ts';
import { writeLinks } from './write-links.ts';

export const linkConversation = command({
  name: 'messenger.link-conversation',
  summary: words('Link a conversation to a record', 'Связать переписку с записью'),
  description:
    'A conversation may be about several records. Linking one that was suggested confirms it; linking what is confirmed already changes nothing.',
  permission: 'messengers.send',
  scope: 'supplier_documents.write',
  refuses: ['not_found'],
  input: object({ id: id(), entityType: talkedAboutType, entityId: id('The record') }),
  output: messengerConversation.view,

  async run(ctx, { id, entityType, entityId }) {
    const before = await conversations.lock(ctx.db, id);
    await demandRecord(ctx, entityType, entityId);
    const known = before.linkedTo.find((link) => link.entityType === entityType && link.id === entityId);
    if (known?.status === 'confirmed') {
      ctx.nothingChanged();
      return before;
    }
    await writeLinks(ctx, [{ conversationId: id, entityType, entityId, status: 'confirmed', source: 'person' }]);
    const now = await changeConversation(ctx.db, id);
    ctx.record(messengerConversation.changed('linked', before, now, { record: { entityType, entityId } }));
    return now;
  },
});
