import type { Listing } from '../../kernel/lists/listing.ts';
import { directions } from './mailbox-thread.ts';

export const threadListing: Listing = {
  name: 'mailbox-threads',
  from: 'mailbox_threads thread',
  alias: 'thread',
  defaultSort: '-lastMessageAt',
  searched: { kind: 'mailbox_thread', by: 'subject, names and addresses' },
  ordered: ['lastMessageAt'],
  fields: {
    id: { column: 'thread.id', kind: 'id', sortable: true },
    subject: { column: 'thread.subject', kind: 'text' },
    unreadCount: { column: 'thread.unread_count', kind: 'integer' },
    lastDirection: { column: 'thread.last_direction', kind: 'choice', values: directions },
    lastMessageAt: { column: 'thread.last_message_at', kind: 'instant', sortable: true },
    createdAt: { column: 'thread.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'thread.updated_at', kind: 'instant', sortable: true },
  },
};
