// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type * as types from '../types.ts';

export type AcceptInvitationBody = {
  /** Token of the link */
  token: string;
  /** Password, 12 to 256 characters */
  password: string;
  /** Full name */
  fullName?: string | undefined;
};

/**
 * Accept an invitation
 *
 * Sets the password and confirms the e-mail, which the link has reached. Sign in afterwards.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/auth/invitations/accept`
 */
export const acceptInvitation = call<
  [body: AcceptInvitationBody],
  {
    status: 'active';
    email: string;
    portalSlug: string;
  },
  | 'not_found'
  | 'conflict'
  | 'link_expired'
  | 'link_used'
  | 'portal_moved'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/auth/invitations/accept body key');

export interface ListUsersQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, code, fullName, email, lastLoginAt, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in code, full_name, email, position */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  code?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  fullName?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  email?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  lastLoginAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List people of the portal
 *
 * People need the permission `users.read`. API keys need the scope `users.read`.
 *
 * `GET /api/v1/settings/users`
 */
export const listUsers = list<
  [query?: ListUsersQuery],
  {
    items: Array<types.User>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/settings/users query');

export type InviteUserBody = {
  /** Full name */
  fullName: string;
  /** E-mail */
  email: string;
  /** Phone */
  phone?: string | null | undefined;
  /** Position */
  position?: string | null | undefined;
  /** Language of letters */
  locale?: 'ru' | 'en' | undefined;
  /** Time zone */
  timezone?: string | undefined;
  /** Roles */
  roleIds: Array<string>;
};

/**
 * Invite a person
 *
 * A letter with a link that lives 7 days goes to the address; the password is chosen there.
 *
 * People need the permission `users.invite`. API keys cannot call it.
 *
 * `POST /api/v1/settings/users`
 */
export const inviteUser = call<
  [body: InviteUserBody],
  types.User,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/settings/users body key');

/**
 * Get a person of the portal
 *
 * People need the permission `users.read`. API keys need the scope `users.read`.
 *
 * `GET /api/v1/settings/users/{id}`
 */
export const getUser = call<[id: string], types.User, 'not_found'>('GET /api/v1/settings/users/{id}');

export type UpdateUserBody = {
  /** Full name */
  fullName?: string | undefined;
  /** Phone */
  phone?: string | null | undefined;
  /** Position */
  position?: string | null | undefined;
  /** Language of letters */
  locale?: 'ru' | 'en' | undefined;
  /** Time zone */
  timezone?: string | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a person of the portal
 *
 * The address and the code stay: letters and documents already name them.
 *
 * People need the permission `users.update`. API keys cannot call it.
 *
 * `PATCH /api/v1/settings/users/{id}`
 */
export const updateUser = call<
  [id: string, body?: UpdateUserBody],
  types.User,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PATCH /api/v1/settings/users/{id} body key');

/**
 * Unblock a person
 *
 * Somebody who was blocked before he accepted is invited again.
 *
 * People need the permission `users.deactivate`. API keys cannot call it.
 *
 * `POST /api/v1/settings/users/{id}/activate`
 */
export const activateUser = call<
  [id: string],
  types.User,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/settings/users/{id}/activate key');

/**
 * Block a person
 *
 * Sessions end at once, an invitation stops working. Keys he issued go on reading what he might read, or stop, by
 * `keysOfBlockedPeople` of the company.
 *
 * People need the permission `users.deactivate`. API keys cannot call it.
 *
 * `POST /api/v1/settings/users/{id}/block`
 */
export const blockUser = call<
  [id: string],
  types.User,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'last_owner'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/settings/users/{id}/block key');

/**
 * Send the invitation again
 *
 * Links sent before stop working.
 *
 * People need the permission `users.invite`. API keys cannot call it.
 *
 * `POST /api/v1/settings/users/{id}/resend-invitation`
 */
export const resendInvitation = call<
  [id: string],
  types.User,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/settings/users/{id}/resend-invitation key');

/**
 * Reset a person's second factor
 *
 * For whoever has lost the telephone and the recovery codes. His passkeys go too, his sessions end, he signs in by
 * the password alone, and is told by mail.
 *
 * People need the permission `users.assign_role`. API keys cannot call it.
 *
 * `POST /api/v1/settings/users/{id}/reset-second-factor`
 */
export const resetSecondFactor = call<
  [id: string],
  types.User,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/settings/users/{id}/reset-second-factor key');

export type ChangeRolesBody = {
  /** Roles */
  roleIds: Array<string>;
};

/**
 * Set the roles of a person
 *
 * The whole set. Holds from his next request on, and for the keys he issued.
 *
 * People need the permission `users.assign_role`. API keys cannot call it.
 *
 * `PUT /api/v1/settings/users/{id}/roles`
 */
export const changeRoles = call<
  [id: string, body: ChangeRolesBody],
  types.User,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'last_owner'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PUT /api/v1/settings/users/{id}/roles body key');
