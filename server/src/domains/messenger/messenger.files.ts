import { conflict, words } from '../../kernel/problems/errors.ts';
import { fileHost } from '../../platform/files/host.ts';
import { linkConversation } from './links/link-conversation.ts';
import { messageFiles } from './messenger-message.ts';
import { getMessage } from './operations/get-message.ts';

/** What came with messages. Nothing is attached to one afterwards: it was written by somebody else, or has left. */
export const messengerFiles = fileHost({
  entityType: messageFiles,
  get: getMessage,
  update: linkConversation,
  closed: () =>
    conflict(
      'message_is_written',
      words(
        'Files cannot be attached to a message afterwards.',
        'К сообщению нельзя приложить файл после отправки или получения.',
      ),
    ),
});
