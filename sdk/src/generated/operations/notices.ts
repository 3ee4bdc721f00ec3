// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type * as types from '../types.ts';

/**
 * How one wants to hear of things
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `GET /api/v1/auth/me/notice-settings`
 */
export const getSettings = call<[], types.NoticeSettings, never>('GET /api/v1/auth/me/notice-settings');

export type UpdateSettingsBody = {
  /** Hour of the letter of the day, by the clock of the person */
  digestHour?: number | undefined;
  /** How to hear, by kind */
  ways?:
    | {
        /** Something waits for your approval */
        'approval.asked'?: types.ApprovalAsked | undefined;
        /** What you sent was approved or rejected */
        'approval.decided'?: types.ApprovalAsked | undefined;
        /** Nobody is left to approve a step */
        'approval.deserted'?: types.ApprovalAsked | undefined;
        /** A supplier sent or changed a quote */
        'quote.came'?: types.ApprovalAsked | undefined;
        /** A supplier declined to quote */
        'quote.declined'?: types.ApprovalAsked | undefined;
        /** A supplier asked or answered a question */
        'question.came'?: types.ApprovalAsked | undefined;
        /** The deadline of a request for quotes is near */
        'rfq.deadline_near'?: types.ApprovalAsked | undefined;
        /** The time to answer a request is over */
        'rfq.ended'?: types.ApprovalAsked | undefined;
        /** Your budget is used up to a mark, or overrun */
        'budget.short'?: types.ApprovalAsked | undefined;
        /** A supplier answered your order */
        'order.answered'?: types.ApprovalAsked | undefined;
        /** An order is late */
        'order.late'?: types.ApprovalAsked | undefined;
        /** A qualification of a supplier ends soon */
        'qualification.ending'?: types.ApprovalAsked | undefined;
        /** Goods of your requisition came */
        'goods.received'?: types.ApprovalAsked | undefined;
        /** A delivery is late */
        'goods.late'?: types.ApprovalAsked | undefined;
        /** A requisition was made by schedule */
        'need.made'?: types.ApprovalAsked | undefined;
        /** A requisition could not be made by schedule */
        'need.failed'?: types.ApprovalAsked | undefined;
        /** Stock fell below its reorder points */
        'stock.low'?: types.ApprovalAsked | undefined;
        /** Stock no longer covers what you reserved */
        'stock.reserved_short'?: types.ApprovalAsked | undefined;
        /** An invoice differs from the order */
        'invoice.differs'?: types.ApprovalAsked | undefined;
        /** A customer answered your proposal */
        'proposal.answered'?: types.ApprovalAsked | undefined;
        /** Somebody mentioned you */
        'record.mentioned'?: types.ApprovalAsked | undefined;
        /** Somebody commented on what you follow */
        'record.commented'?: types.ApprovalAsked | undefined;
        /** Your import has ended */
        'import.ended'?: types.ApprovalAsked | undefined;
        /** Your export has ended */
        'export.ended'?: types.ApprovalAsked | undefined;
        /** Your letter was not delivered */
        'letter.undelivered'?: types.ApprovalAsked | undefined;
        /** An API key expires soon */
        'key.expiring'?: types.ApprovalAsked | undefined;
        /** An agent waits for your decision */
        'write.waits'?: types.ApprovalAsked | undefined;
        /** An integration was stopped by the operator */
        'integration.suspended'?: types.ApprovalAsked | undefined;
        /** A webhook is not being delivered */
        'webhook.failing'?: types.ApprovalAsked | undefined;
        /** A webhook was switched off */
        'webhook.disabled'?: types.ApprovalAsked | undefined;
        /** A test portal is removed soon */
        'test_portal.unused'?: types.ApprovalAsked | undefined;
      }
    | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Choose how to hear of things
 *
 * What is not named stays as it is, by kind too. The letter of the day goes out at `digestHour` by the clock of
 * `timeZone`.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `PATCH /api/v1/auth/me/notice-settings`
 */
export const updateSettings = call<
  [body?: UpdateSettingsBody],
  types.NoticeSettings,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PATCH /api/v1/auth/me/notice-settings body key');

export interface ListNoticesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  kind?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  entityId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  readAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
}

/**
 * List one's own notices
 *
 * The newest first, in the language of the request. Notices of records that the caller may no longer read are left
 * out. Read ones are kept for 90 days, unread ones for 365.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `GET /api/v1/notices`
 */
export const listNotices = list<
  [query?: ListNoticesQuery],
  {
    items: Array<types.ListNoticesItemsItemsItem>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/notices query');

/**
 * Count one's own unread notices
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `GET /api/v1/notices/count`
 */
export const countUnread = call<
  [],
  {
    /** Unread notices, counted up to 100 */
    unread: number;
  },
  never
>('GET /api/v1/notices/count');

export type MarkAllReadBody = {
  /** The newest notice that was seen */
  upTo?: string | undefined;
};

/**
 * Mark one's own notices as read
 *
 * With `upTo`, those that came later stay unread: nobody has seen them yet.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/notices/read-all`
 */
export const markAllRead = call<
  [body?: MarkAllReadBody],
  {
    /** Notices that were unread */
    marked: number;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/notices/read-all body key');

/**
 * Get one of one's own notices
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `GET /api/v1/notices/{id}`
 */
export const getNotice = call<[id: string], types.ListNoticesItemsItemsItem, 'not_found'>('GET /api/v1/notices/{id}');

/**
 * Mark a notice as read
 *
 * The letter of the day leaves it out. Marking it again changes nothing.
 *
 * Everyone who is signed in may call it. API keys cannot call it.
 *
 * `POST /api/v1/notices/{id}/read`
 */
export const markRead = call<
  [id: string],
  types.ListNoticesItemsItemsItem,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/notices/{id}/read key');
