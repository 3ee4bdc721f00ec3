import { words } from '../../../kernel/problems/errors.ts';
import { getRecord } from '../../../platform/records/read-operations.ts';
import { conversations } from '../messenger-conversation.ts';

export const getConversation = getRecord(conversations, {
  name: 'messenger.get-conversation',
  summary: words('Get a conversation', 'Получить переписку'),
  permission: 'messengers.read',
  scope: 'messengers.read',
});
