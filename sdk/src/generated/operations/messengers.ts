// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

/**
 * Read channels from the provider
 *
 * Answers all channels with their states. One that the provider lists no more stays, marked `isGone`, with its
 * conversations.
 *
 * People need the permission `messengers.manage`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/messenger/channels/sync`
 */
export const syncChannels = call<
  [],
  {
    items: Array<types.MessengerChannel>;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'test_portal_stays_inside'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('POST /api/v1/integrations/messenger/channels/sync key');

/**
 * Tell the provider of counterparties
 *
 * Begins a run in the background: records that are new or have changed are told, a hundred at a time, and those
 * that the provider refuses are named in the journal. Contacts are counterparties with a phone, deals are
 * requisitions with suppliers among them; users come before both. The overview counts what was told.
 *
 * People need the permission `messengers.manage`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/messenger/contacts/sync`
 */
export const syncContacts = call<
  [],
  types.SyncContacts,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integrations/messenger/contacts/sync key');

/**
 * Tell the provider of requisitions
 *
 * Begins a run in the background: records that are new or have changed are told, a hundred at a time, and those
 * that the provider refuses are named in the journal. Contacts are counterparties with a phone, deals are
 * requisitions with suppliers among them; users come before both. The overview counts what was told.
 *
 * People need the permission `messengers.manage`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/messenger/deals/sync`
 */
export const syncDeals = call<
  [],
  types.SyncContacts,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integrations/messenger/deals/sync key');

export type OpenFrameBody = {
  /** Conversation to open */
  conversationId?: string | undefined;
  /** Record whose chats are shown alone */
  about?:
    | {
        /** Kind of the record */
        entityType: types.LinkedToLinkedToItemEntityType;
        /** The record */
        entityId: string;
      }
    | undefined;
};

/**
 * Open the provider's chats
 *
 * An address for a frame of the page (`allow="microphone *; clipboard-write *"`): all chats, those of one record,
 * or one conversation. Whoever has the address reads and writes as the caller, so it is made anew for every
 * request and neither stored nor logged.
 *
 * People need the permission `messengers.send`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/integrations/messenger/iframe`
 */
export const openFrame = call<
  [body?: OpenFrameBody],
  {
    /** Address of the frame */
    url: string;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'test_portal_stays_inside'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('POST /api/v1/integrations/messenger/iframe body key');

export type SendTestBody = {
  /** Contact of a counterparty, whose phone is written to */
  contactId?: string | undefined;
  /** Or the phone itself */
  phone?: string | undefined;
  /** Channel, as the provider knows it; that of the settings, or any that reaches the phone, unless given */
  channelId?: string | undefined;
  /** Text; a greeting unless given */
  text?: string | undefined;
};

/**
 * Send a test message
 *
 * A real message to a phone or a contact, such as your own, by the same way as any other: its `status` shows
 * whether webhooks come back.
 *
 * People need the permission `messengers.manage`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/messenger/messages/test`
 */
export const sendTest = call<
  [body?: SendTestBody],
  types.MessengerMessage,
  | 'conflict'
  | 'file_quarantined'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integrations/messenger/messages/test body key');

/**
 * Overview of messengers
 *
 * Channels with their states, whether the provider posts to us, what came last, and how many users, contacts and
 * deals it was told of. Addresses and texts are not among it.
 *
 * People need the permission `messengers.read`. API keys need the scope `messengers.read`.
 *
 * `GET /api/v1/integrations/messenger/overview`
 */
export const readOverview = call<
  [],
  {
    /** Installation */
    installationId: string | null;
    /** State of the integration */
    status: Open<NonNullable<types.StatusOrNull>> | null;
    /** Channels */
    channels: Array<types.MessengerChannel>;
    /** Webhook */
    webhook: {
      /** The provider posts to us */
      isRegistered: boolean;
      /** Registered */
      registeredAt: string | null;
      /** Last post */
      lastEventAt: string | null;
      /** Why the last registration failed */
      lastError: string | null;
    };
    /** What came last; the newest first */
    recentEvents: Array<{
      /** Identifier */
      id: string;
      /** Received */
      receivedAt: string;
      /** Bytes */
      size: number;
      /** How far it is */
      status: Open<'received' | 'waiting' | 'applied' | 'unreadable' | 'skipped' | 'failed'>;
      /** Events it held */
      events: number;
      /** Those that had not come before */
      fresh: number;
    }>;
    /** What the provider was told */
    users: types.Users;
    /** What the provider was told */
    contacts: types.Users;
    /** What the provider was told */
    deals: types.Users;
  },
  never
>('GET /api/v1/integrations/messenger/overview');

/**
 * Whether the section of messengers shows
 *
 * For the menu: whether the section shows, in what state the integration is, and how many messages nobody has
 * read. The right to read messengers is all it asks for.
 *
 * People need the permission `messengers.read`. API keys need the scope `messengers.read`.
 *
 * `GET /api/v1/integrations/messenger/sidebar-status`
 */
export const readStatus = call<
  [],
  {
    /** The section shows */
    isShown: boolean;
    /** State of the integration; null where none is installed */
    status: Open<NonNullable<types.StatusOrNull>> | null;
    /** Messages can be sent now */
    canSend: boolean;
    /** Messages nobody has read yet */
    unreadCount: number;
  },
  never
>('GET /api/v1/integrations/messenger/sidebar-status');

/**
 * Tell the provider of our users
 *
 * Begins a run in the background: records that are new or have changed are told, a hundred at a time, and those
 * that the provider refuses are named in the journal. Contacts are counterparties with a phone, deals are
 * requisitions with suppliers among them; users come before both. The overview counts what was told.
 *
 * People need the permission `messengers.manage`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/messenger/users/sync`
 */
export const syncUsers = call<
  [],
  types.SyncContacts,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integrations/messenger/users/sync key');

export type RegisterWebhookBody = {
  /** Take the webhooks over from whoever receives them now */
  takeOverWebhook?: boolean | undefined;
};

/**
 * Register the webhook at the provider
 *
 * The provider posts messages and statuses to us from then on. It has room for one address: where another system
 * receives them now, 422 `webhook_taken` names its host, and `takeOverWebhook: true` agrees to cut it off. The
 * address before is kept and given back when the integration is deleted. Repeating it changes nothing.
 *
 * People need the permission `messengers.manage`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/messenger/webhook/register`
 */
export const registerWebhook = call<
  [body?: RegisterWebhookBody],
  {
    /** The provider posts to us */
    isRegistered: boolean;
    /** Registered */
    registeredAt: string;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'test_portal_stays_inside'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('POST /api/v1/integrations/messenger/webhook/register body key');

export interface ListConversationsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, lastMessageAt, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /**
   * At least 2 characters, looked for in names and phones. Words in any order and form, their beginnings and parts;
   * one typo apart where nothing else is found. Without `sort` the most relevant come first.
   */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  channelId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  chatType?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  chatId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  unreadCount?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in'> | undefined;
  lastMessageAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  lastDirection?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /** Kind of the record */
  entityType?: types.LinkedToLinkedToItemEntityType | undefined;
  /** The record they are about */
  entityId?: Text | undefined;
  /** Only those with a confirmed record, or only those without */
  isLinked?: boolean | undefined;
}

/**
 * List conversations in messengers
 *
 * The newest first. `entityType` with `entityId` shows those about one record, suggested and confirmed alike;
 * `isLinked` tells those with a confirmed record from the others; `search` looks into names and phones.
 *
 * People need the permission `messengers.read`. API keys need the scope `messengers.read`.
 *
 * `GET /api/v1/messenger/conversations`
 */
export const listConversations = list<
  [query?: ListConversationsQuery],
  {
    items: Array<types.MessengerConversation>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/messenger/conversations query');

/**
 * Get a conversation
 *
 * People need the permission `messengers.read`. API keys need the scope `messengers.read`.
 *
 * `GET /api/v1/messenger/conversations/{id}`
 */
export const getConversation = call<[id: string], types.MessengerConversation, 'not_found'>(
  'GET /api/v1/messenger/conversations/{id}',
);

export type LinkConversationBody = {
  /** Kind of the record */
  entityType: types.LinkedToLinkedToItemEntityType;
  /** The record */
  entityId: string;
};

/**
 * Link a conversation to a record
 *
 * A conversation may be about several records. Linking one that was suggested confirms it; linking what is
 * confirmed already changes nothing.
 *
 * People need the permission `messengers.send`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/messenger/conversations/{id}/links`
 */
export const linkConversation = call<
  [id: string, body: LinkConversationBody],
  types.MessengerConversation,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/messenger/conversations/{id}/links body key');

export interface ListMessagesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, sentAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  conversationId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  direction?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  sentAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * Read the messages of a conversation
 *
 * The oldest first; `sort=-sentAt` begins with the newest. Reading them here marks nothing as read: `/read` does.
 *
 * People need the permission `messengers.read`. API keys need the scope `messengers.read`.
 *
 * `GET /api/v1/messenger/conversations/{id}/messages`
 */
export const listMessages = list<
  [id: string, query?: ListMessagesQuery],
  {
    items: Array<types.MessengerMessage>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/messenger/conversations/{id}/messages query');

export type ReplyBody = {
  /** Text */
  text?: string | undefined;
  /** File of the portal, such as one of the record */
  fileId?: string | undefined;
};

/**
 * Write in a conversation
 *
 * A text, or a file of the portal. The message leaves right after the answer; `status` tells how far it is, and
 * `inDoubt` that nobody knows whether it left.
 *
 * People need the permission `messengers.send`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/messenger/conversations/{id}/messages`
 */
export const reply = call<
  [id: string, body?: ReplyBody],
  types.MessengerMessage,
  | 'not_found'
  | 'conflict'
  | 'file_quarantined'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/messenger/conversations/{id}/messages body key');

/**
 * Mark a conversation read
 *
 * All its messages count as read from now on, for the whole portal. The client is told nothing of it. What is read
 * already stays as it was.
 *
 * People need the permission `messengers.read`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/messenger/conversations/{id}/read`
 */
export const markRead = call<
  [id: string],
  types.MessengerConversation,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/messenger/conversations/{id}/read key');

export type UnlinkConversationBody = {
  /** Kind of the record */
  entityType: types.LinkedToLinkedToItemEntityType;
  /** The record */
  entityId: string;
};

/**
 * Take a record off a conversation
 *
 * Confirmed or only suggested: the platform does not suggest it for this conversation again. Repeating it changes
 * nothing.
 *
 * People need the permission `messengers.send`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/messenger/conversations/{id}/unlink`
 */
export const unlinkConversation = call<
  [id: string, body: UnlinkConversationBody],
  types.MessengerConversation,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/messenger/conversations/{id}/unlink body key');

export type StartConversationBody = {
  /** Kind of the record */
  entityType: types.LinkedToLinkedToItemEntityType;
  /** The record */
  entityId: string;
  /** Contact of a counterparty, whose phone is written to */
  contactId?: string | undefined;
  /** Or the phone itself */
  phone?: string | undefined;
  /** Channel, as the provider knows it; that of the settings, or any that reaches the phone, unless given */
  channelId?: string | undefined;
  /** Text */
  text?: string | undefined;
  /** File of the portal, such as one of the record */
  fileId?: string | undefined;
};

/**
 * Write to somebody from a record
 *
 * Writes to a contact or a phone, in the conversation that is there or a new one, and links it to the record.
 * Messengers that know people by phone alone (WhatsApp, Viber) are written to so; in the others the person has to
 * write first, and is answered in his conversation.
 *
 * People need the permission `messengers.send`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/messenger/messages`
 */
export const startConversation = call<
  [body: StartConversationBody],
  types.MessengerMessage,
  | 'not_found'
  | 'conflict'
  | 'file_quarantined'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/messenger/messages body key');

/**
 * Get a message
 *
 * Its file is a file of the portal: `GET /api/v1/files/:fileId/download-url` leads to it.
 *
 * People need the permission `messengers.read`. API keys need the scope `messengers.read`.
 *
 * `GET /api/v1/messenger/messages/{id}`
 */
export const getMessage = call<[id: string], types.MessengerMessage, 'not_found'>(
  'GET /api/v1/messenger/messages/{id}',
);

export interface ListRecipientsQuery {
  /** Kind of the record */
  entityType: types.LinkedToLinkedToItemEntityType;
  /** The record */
  entityId: Text;
}

/**
 * List whom of a record can be written to
 *
 * Contacts with a phone, and companies with one, of the suppliers and the counterparty of the record.
 *
 * People need the permission `messengers.read`. API keys need the scope `messengers.read`.
 *
 * `GET /api/v1/messenger/recipients`
 */
export const listRecipients = call<
  [query: ListRecipientsQuery],
  {
    /** Whom can be written to */
    items: Array<{
      /** Counterparty */
      counterpartyId: string;
      /** Supplier */
      supplierId: string | null;
      /** Company */
      company: string;
      /** Contact; null for the company itself */
      contactId: string | null;
      /** Name */
      name: string;
      /** Receives requests for quotes */
      receivesRfq: boolean;
      /** Phone, digits alone */
      phone: string;
    }>;
  },
  never
>('GET /api/v1/messenger/recipients query');

export type SendRfqBody = {
  /** Only these */
  recipientIds?: Array<string> | undefined;
  /** Channel, as the provider knows it */
  channelId?: string | undefined;
  /** Again to those who were written to before */
  resend?: boolean | undefined;
};

/**
 * Send a request for quotes by messenger
 *
 * Beside the letter: suppliers who were asked already get their link by messenger too. Instead of a letter, give
 * the recipient the channel `messenger` and send the request. Whoever cannot be reached is named with the reason;
 * the others are written to all the same. Who was written to before is passed by unless `resend` is true. It asks
 * for the right to send requests for quotes too.
 *
 * People need the permission `messengers.send`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/supplier-rfqs/{id}/send-by-messenger`
 */
export const sendRfq = call<
  [id: string, body?: SendRfqBody],
  {
    /** Whom a message was written to */
    sent: Array<string>;
    /** Whom none could be written to */
    unreached: Array<{
      /** Recipient */
      recipientId: string;
      /** Why */
      reason: string;
    }>;
  },
  | 'not_found'
  | 'conflict'
  | 'file_quarantined'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/supplier-rfqs/{id}/send-by-messenger body key');
