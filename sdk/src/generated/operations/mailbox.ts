// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type * as types from '../types.ts';

export type SendLetterBody = {
  /** Recipients */
  to: Array<types.ToItem>;
  /** Copies */
  cc?: Array<types.ToItem> | undefined;
  /** Subject */
  subject: string;
  /** Text */
  text: string;
  /** Files of the portal to attach */
  fileIds?: Array<string> | undefined;
  /** Records it is about */
  linkedTo?:
    | Array<{
        /** Kind of the record */
        entityType: types.LinkedToItemEntityType;
        /** The record */
        id: string;
      }>
    | undefined;
};

/**
 * Write a letter
 *
 * Begins a conversation from the address of the connected mailbox. The letter leaves right after the answer:
 * `state` of the letter says how far it is.
 *
 * People need the permission `mailbox.send`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/mailbox/messages`
 */
export const sendLetter = call<
  [body: SendLetterBody],
  types.SendLetter,
  | 'not_found'
  | 'conflict'
  | 'file_quarantined'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/mailbox/messages body key');

/**
 * Get a letter
 *
 * Its attachments are files of the portal: `GET /api/v1/files/:fileId/download-url` leads to them.
 *
 * People need the permission `mailbox.read`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/mailbox/messages/{id}`
 */
export const getMessage = call<[id: string], types.SendLetter, 'not_found'>('GET /api/v1/mailbox/messages/{id}');

export type SettleLetterBody = {
  /** What is decided */
  decision: 'sent' | 'send_again' | 'give_up';
};

/**
 * Decide on a message that may not have been sent
 *
 * For a letter in doubt or one that failed: `sent` when the recipient has it, `send_again` to send it once more
 * under the same Message-ID, `give_up` to leave it.
 *
 * People need the permission `mailbox.send`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/mailbox/messages/{id}/settle`
 */
export const settleLetter = call<
  [id: string, body: SettleLetterBody],
  types.SendLetter,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/mailbox/messages/{id}/settle body key');

export interface ListThreadsQuery {
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
   * At least 2 characters, looked for in subject, names and addresses. Words in any order and form, their beginnings
   * and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.
   */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  subject?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  unreadCount?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in'> | undefined;
  lastMessageAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  lastDirection?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /** Kind of the record */
  entityType?: types.LinkedToItemEntityType | undefined;
  /** The record they are about */
  entityId?: Text | undefined;
}

/**
 * List conversations with suppliers
 *
 * The newest first. `entityType` with `entityId` shows those about one record, suggested and confirmed alike;
 * `search` looks into subjects, names and addresses.
 *
 * People need the permission `mailbox.read`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/mailbox/threads`
 */
export const listThreads = list<
  [query?: ListThreadsQuery],
  {
    items: Array<types.MailboxThread>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/mailbox/threads query');

/**
 * Get a conversation
 *
 * People need the permission `mailbox.read`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/mailbox/threads/{id}`
 */
export const getThread = call<[id: string], types.MailboxThread, 'not_found'>('GET /api/v1/mailbox/threads/{id}');

export type LinkThreadBody = {
  /** Kind of the record */
  entityType: types.LinkedToItemEntityType;
  /** The record */
  entityId: string;
};

/**
 * Link a conversation to a record
 *
 * A conversation may be about several records. Linking one that was suggested confirms it; linking what is
 * confirmed already changes nothing.
 *
 * People need the permission `mailbox.link`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/mailbox/threads/{id}/links`
 */
export const linkThread = call<
  [id: string, body: LinkThreadBody],
  types.MailboxThread,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/mailbox/threads/{id}/links body key');

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
  threadId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  direction?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  sentAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  state?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
}

/**
 * Read the letters of a conversation
 *
 * The oldest first. Reading them here marks nothing as read: `/read` does.
 *
 * People need the permission `mailbox.read`. API keys need the scope `supplier_documents.read`.
 *
 * `GET /api/v1/mailbox/threads/{id}/messages`
 */
export const listMessages = list<
  [id: string, query?: ListMessagesQuery],
  {
    items: Array<types.SendLetter>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/mailbox/threads/{id}/messages query');

/**
 * Mark a conversation read
 *
 * All its letters count as read from now on, for the whole portal. What is read already stays as it was.
 *
 * People need the permission `mailbox.read`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/mailbox/threads/{id}/read`
 */
export const markRead = call<
  [id: string],
  types.MailboxThread,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/mailbox/threads/{id}/read key');

export type ReplyBody = {
  /** Text */
  text: string;
  /** Files of the portal to attach */
  fileIds?: Array<string> | undefined;
  /** Recipients */
  to?: Array<types.ToItem> | undefined;
  /** Copies */
  cc?: Array<types.ToItem> | undefined;
};

/**
 * Answer in a conversation
 *
 * Answers the newest letter that came, or follows up the newest of ours where nothing came yet. Without `to` it
 * goes to whoever wrote last, or to those who were written to.
 *
 * People need the permission `mailbox.send`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/mailbox/threads/{id}/reply`
 */
export const reply = call<
  [id: string, body: ReplyBody],
  types.SendLetter,
  | 'not_found'
  | 'conflict'
  | 'file_quarantined'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/mailbox/threads/{id}/reply body key');

export type UnlinkThreadBody = {
  /** Kind of the record */
  entityType: types.LinkedToItemEntityType;
  /** The record */
  entityId: string;
};

/**
 * Take a record off a conversation
 *
 * Confirmed or only suggested: the platform does not suggest it for this conversation again. Repeating it changes
 * nothing.
 *
 * People need the permission `mailbox.link`. API keys need the scope `supplier_documents.write`.
 *
 * `POST /api/v1/mailbox/threads/{id}/unlink`
 */
export const unlinkThread = call<
  [id: string, body: UnlinkThreadBody],
  types.MailboxThread,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/mailbox/threads/{id}/unlink body key');
