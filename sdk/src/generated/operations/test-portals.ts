// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type * as types from '../types.ts';

/**
 * List test portals
 *
 * Those made in this portal, at most three, the oldest first. In a test portal, with a `ppk_test_` key: itself,
 * with the time of its clock.
 *
 * People need the permission `api_keys.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/sandbox`
 */
export const listTestPortals = call<
  [],
  {
    items: Array<types.ListTestPortalsItemsItemsItem>;
  },
  never
>('GET /api/v1/sandbox');

export type MakeTestPortalBody = {
  /** Name; “Test portal — ” and the name of the company unless given */
  name?: string | undefined;
};

/**
 * Make a test portal
 *
 * A portal of test data, isolated from this one as any other: with its time zone, currency and requisites, an
 * example company to work with, and a first key `ppk_test_…` with every scope, which is in this answer and nowhere
 * else. No letter and no message leaves it; webhooks to receivers of your own do. Its clock is moved by `POST
 * /api/v1/sandbox/clock`. A portal has at most three.
 *
 * People need the permission `api_keys.create`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/sandbox`
 */
export const makeTestPortal = call<
  [body?: MakeTestPortalBody],
  {
    /** Test portal */
    id: string;
    /** Name */
    name: string;
    /** Name in addresses */
    slug: string;
    /** Where people open it */
    url: string;
    /** Time of its clock */
    portalTime: string;
    /** Made */
    createdAt: string;
    /** Its first key, shown once */
    apiKey: string;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'quota_exceeded'
  | 'rate_limited'
>('POST /api/v1/sandbox body key');

/**
 * Get the clock of the test portal
 *
 * People need the permission `company_settings.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/sandbox/clock`
 */
export const getClock = call<[], types.TestClock, 'conflict'>('GET /api/v1/sandbox/clock');

export type MoveClockBody = {
  /** By so many seconds */
  forwardSeconds?: number | undefined;
  /** To this moment, at most a year ahead */
  to?: string | undefined;
};

/**
 * Move the clock of the test portal
 *
 * The clock goes on by so many seconds, or to a moment, and what has become due by then happens as after an outage
 * of that length: reminders, deadlines, expiry, schedules, retries of webhooks. Ask for the clock until
 * `isSettled`. It never goes back; a reset of the portal sets it to the real time.
 *
 * People need the permission `company_settings.update`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/sandbox/clock`
 */
export const moveClock = call<
  [body?: MoveClockBody],
  types.TestClock,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/sandbox/clock body key');

export interface ListLettersQuery {
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
  recipient?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List letters of a test portal
 *
 * Letters of a test portal are sent to nobody: here they are, the newest first, with their text and the addresses
 * that it leads to.
 *
 * People need the permission `company_settings.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/sandbox/letters`
 */
export const listLetters = list<
  [query?: ListLettersQuery],
  {
    items: Array<{
      /** Identifier */
      id: string;
      /** To whom it was written */
      recipient: string;
      /** Subject */
      subject: string;
      /** What it says */
      text: string;
      /** Addresses it leads to */
      links: Array<string>;
      /** Names of its files */
      attachments: Array<string>;
      /** Written */
      createdAt: string;
    }>;
    page: types.Page;
    meta?: types.Meta;
  },
  'conflict'
>('GET /api/v1/sandbox/letters query');

/**
 * Begin this test portal anew
 *
 * With a key of the test portal itself. Its business data go, integrations and files with them; the example
 * company is made anew and the clock is set back to now. Keys, subscriptions of webhooks, people, the settings of
 * the company and the audit trail stay.
 *
 * People need the permission `company_settings.update`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/sandbox/reset`
 */
export const resetOwnPortal = call<
  [],
  types.ListTestPortalsItemsItemsItem,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
>('POST /api/v1/sandbox/reset key');

export type SignInByLinkBody = {
  /** Token of the link */
  token: string;
  /** Where the refresh token goes: a cookie or the body */
  clientType?: 'browser' | 'native' | undefined;
};

/**
 * Sign in to a test portal by a link
 *
 * Takes the token of a link that `POST /api/v1/sandbox/{id}/sign-in-link` has given.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/sandbox/sign-in`
 */
export const signInByLink = call<
  [body: SignInByLinkBody],
  types.LogIn,
  | 'not_found'
  | 'conflict'
  | 'link_expired'
  | 'link_used'
  | 'portal_moved'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/sandbox/sign-in body key');

/**
 * Remove a test portal
 *
 * With all that is in it; its keys stop working at once.
 *
 * People need the permission `api_keys.create`. API keys need the scope `settings.write`.
 *
 * `DELETE /api/v1/sandbox/{id}`
 */
export const removeTestPortal = call<
  [id: string],
  types.RemovePasskey,
  | 'not_found'
  | 'conflict'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'unknown_reference'
  | 'write_cannot_wait'
>('DELETE /api/v1/sandbox/{id}');

/**
 * Begin a test portal anew
 *
 * Its business data go, integrations and files with them; the example company is made anew and the clock is set
 * back to now. Keys, subscriptions of webhooks, people, the settings of the company and the audit trail stay.
 *
 * People need the permission `api_keys.create`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/sandbox/{id}/reset`
 */
export const resetTestPortal = call<
  [id: string],
  types.ListTestPortalsItemsItemsItem,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
>('POST /api/v1/sandbox/{id}/reset key');

/**
 * Get a link that signs in to a test portal
 *
 * Works once, for 10 minutes. It signs the caller in as an owner of the test portal; who is not known there yet
 * becomes one. The session of the live portal in the same browser ends for that browser.
 *
 * People need the permission `api_keys.create`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/sandbox/{id}/sign-in-link`
 */
export const giveSignInLink = call<
  [id: string],
  {
    /** Address to open */
    url: string;
    /** Until when it works */
    expiresAt: string;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
>('POST /api/v1/sandbox/{id}/sign-in-link key');
