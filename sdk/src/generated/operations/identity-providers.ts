// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface FindProvidersQuery {
  /** E-mail */
  email: Text;
}

/**
 * Providers that sign an address in
 *
 * By the domain alone: the answer is the same whether a person of this address exists or not. `key` begins a
 * sign-in.
 *
 * Public: no credentials are needed.
 *
 * `GET /api/v1/auth/providers`
 */
export const findProviders = call<
  [query: FindProvidersQuery],
  {
    items: Array<{
      /** What a sign-in is begun by */
      key: string;
      /** Name */
      name: string;
      /** A password is refused */
      isOnlyWay: boolean;
    }>;
  },
  never
>('GET /api/v1/auth/providers query');

export type BeginSignInBody = {
  /** Which provider, as `GET /auth/providers` names it */
  key: string;
  /** The address to fill in at the provider */
  email?: string | undefined;
  /** Page of the portal to go on to */
  next?: string | undefined;
  /** Ask the person anew, as a proof of presence takes */
  again?: boolean | undefined;
};

/**
 * Begin to sign in by a provider
 *
 * Answers the address at the provider; lead the browser there within ten minutes. It comes back to the callback,
 * and from there to the portal: to `next`, or to the sign-in page with a `reason`. The browser that asks is marked
 * with a cookie, and it alone may finish.
 *
 * Public: no credentials are needed.
 *
 * `POST /api/v1/auth/providers/begin`
 */
export const beginSignIn = call<
  [body: BeginSignInBody],
  types.BeginSignIn,
  'not_found' | 'validation_failed' | 'upstream_error'
>('POST /api/v1/auth/providers/begin body');

export interface ListProvidersQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, name, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in name */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  isOn?: Filter<'eq'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List identity providers
 *
 * People need the permission `users.read`. API keys cannot call it.
 *
 * `GET /api/v1/identity-providers`
 */
export const listProviders = list<
  [query?: ListProvidersQuery],
  {
    items: Array<types.IdentityProvider>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/identity-providers query');

export type CreateProviderBody = {
  /** Name */
  name: string;
  /** Issuer. As the provider writes it of itself, to the letter: it publishes its addresses below. */
  issuer: string;
  /** Client identifier */
  clientId: string;
  /** Domains of e-mail. Whose people sign in here. A domain counts once it is proved by a TXT record: see the check. */
  domains?: Array<string> | undefined;
  /** Roles by claims. At each sign-in these roles, and no others, are given and taken. */
  roleClaims?:
    | Array<{
        /** Claim */
        claim: string;
        /** Value */
        value: string;
        /** Role */
        roleId: string;
      }>
    | undefined;
  /** Role without a claim */
  defaultRoleId?: string | null | undefined;
  /** Makes people who are not there yet */
  makesPeople?: boolean | undefined;
  /** People of its domains sign in only here */
  isOnlyWay?: boolean | undefined;
  /** acr of a second factor. Beside `mfa` in `amr`, which always says so. */
  secondFactorAcr?: Array<string> | undefined;
  /** It is on */
  isOn?: boolean | undefined;
  /** Client secret */
  clientSecret?: string | null | undefined;
};

/**
 * Add an identity provider
 *
 * For owners. Register the callback `/api/v1/auth/providers/callback` with the provider. Nobody signs in by it
 * until a domain is proved (`test`) and it is on.
 *
 * People need the permission `users.assign_role`. API keys cannot call it.
 *
 * `POST /api/v1/identity-providers`
 */
export const createProvider = call<
  [body: CreateProviderBody],
  types.IdentityProvider,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'test_portal_stays_inside'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/identity-providers body key');

/**
 * Get an identity provider
 *
 * People need the permission `users.read`. API keys cannot call it.
 *
 * `GET /api/v1/identity-providers/{id}`
 */
export const getProvider = call<[id: string], types.IdentityProvider, 'not_found'>(
  'GET /api/v1/identity-providers/{id}',
);

export type UpdateProviderBody = {
  /** Name */
  name?: string | undefined;
  /** Issuer. As the provider writes it of itself, to the letter: it publishes its addresses below. */
  issuer?: string | undefined;
  /** Client identifier */
  clientId?: string | undefined;
  /** Domains of e-mail. Whose people sign in here. A domain counts once it is proved by a TXT record: see the check. */
  domains?: Array<string> | undefined;
  /** Roles by claims. At each sign-in these roles, and no others, are given and taken. */
  roleClaims?:
    | Array<{
        /** Claim */
        claim: string;
        /** Value */
        value: string;
        /** Role */
        roleId: string;
      }>
    | undefined;
  /** Role without a claim */
  defaultRoleId?: string | null | undefined;
  /** Makes people who are not there yet */
  makesPeople?: boolean | undefined;
  /** People of its domains sign in only here */
  isOnlyWay?: boolean | undefined;
  /** acr of a second factor. Beside `mfa` in `amr`, which always says so. */
  secondFactorAcr?: Array<string> | undefined;
  /** It is on */
  isOn?: boolean | undefined;
  /** Client secret */
  clientSecret?: string | null | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change an identity provider
 *
 * For owners. A domain that is left out is free for others. People who signed in by another issuer are bound anew
 * by their e-mail.
 *
 * People need the permission `users.assign_role`. API keys cannot call it.
 *
 * `PATCH /api/v1/identity-providers/{id}`
 */
export const updateProvider = call<
  [id: string, body?: UpdateProviderBody],
  types.IdentityProvider,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PATCH /api/v1/identity-providers/{id} body key');

/**
 * Delete an identity provider
 *
 * For owners. Its people stay, and sign in by a password again: who has none asks for one by «forgot your
 * password».
 *
 * People need the permission `users.assign_role`. API keys cannot call it.
 *
 * `DELETE /api/v1/identity-providers/{id}`
 */
export const deleteProvider = call<
  [id: string],
  types.DeleteProvider,
  'not_found' | 'conflict' | 'precondition_failed' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/identity-providers/{id}');

/**
 * How a provider keeps people up to date
 *
 * Where its SCIM client sends, by which tokens, and when it last did. A token itself is shown once, when it is
 * made.
 *
 * People need the permission `users.read`. API keys cannot call it.
 *
 * `GET /api/v1/identity-providers/{id}/scim`
 */
export const readScim = call<
  [id: string],
  {
    /** What SCIM clients call the tenant URL or base URL */
    address: string;
    /** When the provider last asked */
    lastContactAt: string | null;
    /** How many people it keeps */
    people: number;
    tokens: Array<{
      /** Identifier */
      id: string;
      /** Its last characters */
      last4: string;
      /** Made */
      createdAt: string;
      /** Works until, where a newer one takes its place */
      expiresAt: string | null;
      /** Last used */
      lastUsedAt: string | null;
    }>;
  },
  'not_found'
>('GET /api/v1/identity-providers/{id}/scim');

export type CreateScimTokenBody = {
  /** Hours the tokens before still work */
  overlapHours?: number | undefined;
};

/**
 * Make a token for SCIM
 *
 * For owners. The token is in this answer and nowhere else. The ones before it work for `overlapHours` more, so
 * that the provider is given the new one meanwhile.
 *
 * People need the permission `users.assign_role`. API keys cannot call it.
 *
 * `POST /api/v1/identity-providers/{id}/scim-tokens`
 */
export const createScimToken = call<
  [id: string, body?: CreateScimTokenBody],
  {
    /** Identifier */
    id: string;
    /** The whole token, shown once */
    token: string;
    /** Its last characters */
    last4: string;
    /** Made */
    createdAt: string;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/identity-providers/{id}/scim-tokens body key');

/**
 * Revoke a token for SCIM
 *
 * For owners. The provider is refused from its next request on.
 *
 * People need the permission `users.assign_role`. API keys cannot call it.
 *
 * `DELETE /api/v1/identity-providers/{id}/scim-tokens/{tokenId}`
 */
export const revokeScimToken = call<
  [id: string, tokenId: string],
  {
    result: 'revoked';
    /** Identifier */
    id: string;
  },
  'not_found' | 'conflict' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/identity-providers/{id}/scim-tokens/{tokenId}');

/**
 * Check an identity provider
 *
 * For owners. Asks the provider what it publishes, and DNS for the TXT records that prove domains. A domain that
 * is proved stays so until it is left out.
 *
 * People need the permission `users.assign_role`. API keys cannot call it.
 *
 * `POST /api/v1/identity-providers/{id}/test`
 */
export const testProvider = call<
  [id: string],
  {
    /** The provider answers, and a domain is proved */
    isWorking: boolean;
    /** What is wrong */
    fault: Open<NonNullable<types.LastErrorOrNull>> | null;
    /** The same in words */
    faultText: string | null;
    found: {
      /** How it names itself */
      issuer: string;
      /** Where people sign in */
      authorizationEndpoint: string | null;
      /** How it signs */
      signedBy: Array<string>;
      /** Answers what a token leaves out */
      hasUserInfo: boolean;
    } | null;
    /** What to register with the provider */
    callbackUrl: string;
    domains: Array<{
      /** Domain */
      domain: string;
      /** Whether it is proved; another portal may have proved it */
      state: Open<'proved' | 'not_proved' | 'held_elsewhere'>;
      /** Name of the TXT record */
      recordName: string;
      /** What the record says */
      recordText: string;
    }>;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/identity-providers/{id}/test key');

export interface ListProviderGroupsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, name, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in name */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  providerId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  roleId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List groups of providers
 *
 * People need the permission `users.read`. API keys cannot call it.
 *
 * `GET /api/v1/provider-groups`
 */
export const listProviderGroups = list<
  [query?: ListProviderGroupsQuery],
  {
    items: Array<types.ProviderGroup>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/provider-groups query');

/**
 * Get a group of a provider
 *
 * People need the permission `users.read`. API keys cannot call it.
 *
 * `GET /api/v1/provider-groups/{id}`
 */
export const getProviderGroup = call<[id: string], types.ProviderGroup, 'not_found'>(
  'GET /api/v1/provider-groups/{id}',
);

export type UpdateProviderGroupBody = {
  /**
   * Role of its people. Null gives nothing. The provider decides who is in the group, and the company what the group
   * may do.
   */
  roleId?: string | null | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Say which role a group of a provider gives
 *
 * For owners. Everybody in the group gets the role at once, and loses the one before. The role of owners is given
 * by owners alone.
 *
 * People need the permission `users.assign_role`. API keys cannot call it.
 *
 * `PATCH /api/v1/provider-groups/{id}`
 */
export const updateProviderGroup = call<
  [id: string, body?: UpdateProviderGroupBody],
  types.ProviderGroup,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PATCH /api/v1/provider-groups/{id} body key');

/**
 * Unbind a person from his account at a provider
 *
 * For an account that was made anew at the provider, which is refused as another subject. His sessions end, he is
 * told by mail, and the next account of his e-mail is bound.
 *
 * People need the permission `users.assign_role`. API keys cannot call it.
 *
 * `POST /api/v1/settings/users/{id}/unbind-provider`
 */
export const unbindPerson = call<
  [id: string],
  types.User,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/settings/users/{id}/unbind-provider key');
