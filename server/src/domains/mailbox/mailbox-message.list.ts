import type { Listing } from '../../kernel/lists/listing.ts';
import { letterStates } from './mailbox-message.ts';
import { directions } from './mailbox-thread.ts';

export const messageListing: Listing = {
  name: 'mailbox-messages',
  from: 'mailbox_messages message',
  alias: 'message',
  defaultSort: 'sentAt',
  fields: {
    id: { column: 'message.id', kind: 'id', sortable: true },
    threadId: { column: 'message.thread_id', kind: 'id' },
    direction: { column: 'message.direction', kind: 'choice', values: directions },
    state: { column: 'message.state', kind: 'choice', values: letterStates, nullable: true },
    sentAt: { column: 'message.sent_at', kind: 'instant', sortable: true },
  },
};
