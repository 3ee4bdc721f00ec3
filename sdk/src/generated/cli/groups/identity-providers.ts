// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'find-providers': {
    call: 'findProviders',
    kind: 'call',
    summary: 'Providers that sign an address in',
    about:
      'By the domain alone: the answer is the same whether a person of this address exists or not. `key` begins a sign-in.',
    path: [],
    query: { email: { kind: 'text', words: 'E-mail', isRequired: true } },
  },
  'begin-sign-in': {
    call: 'beginSignIn',
    kind: 'call',
    isWrite: true,
    summary: 'Begin to sign in by a provider',
    about:
      'Answers the address at the provider; lead the browser there within ten minutes. It comes back to the callback, and from there to the portal: to `next`, or to the sign-in page with a `reason`. The browser that asks is marked with a cookie, and it alone may finish.',
    path: [],
    body: {
      key: { kind: 'text', words: 'Which provider, as `GET /auth/providers` names it', isRequired: true },
      email: { kind: 'text', words: 'The address to fill in at the provider' },
      next: { kind: 'text', words: 'Page of the portal to go on to' },
      again: { kind: 'boolean', words: 'Ask the person anew, as a proof of presence takes' },
    },
  },
  'list-providers': {
    call: 'listProviders',
    kind: 'list',
    summary: 'List identity providers',
    path: [],
    query: {
      limit: { kind: 'number', words: 'Page size, 1 to 200; more is lowered to 200' },
      cursor: {
        kind: 'text',
        words: 'Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours',
      },
      sort: { kind: 'text', words: 'Up to 3 of id, name, createdAt, updatedAt; `-` before descending ones' },
      includeTotal: { kind: 'boolean', words: 'Adds `meta.total`, exact to 10 000' },
      fields: { kind: 'text', words: 'Up to 50 paths to keep; `id` and `version` always stay' },
      expand: { kind: 'text', words: 'Up to 5 of nothing here yet' },
      search: { kind: 'text', words: 'At least 2 characters, looked for in name' },
      id: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      name: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      isOn: { kind: 'text', operators: ['eq'] },
      createdAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      updatedAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
    },
  },
  'create-provider': {
    call: 'createProvider',
    kind: 'call',
    isWrite: true,
    summary: 'Add an identity provider',
    about:
      'For owners. Register the callback `/api/v1/auth/providers/callback` with the provider. Nobody signs in by it until a domain is proved (`test`) and it is on.',
    path: [],
    body: {
      name: { kind: 'text', words: 'Name', isRequired: true },
      issuer: {
        kind: 'text',
        words: 'Issuer. As the provider writes it of itself, to the letter: it publishes its addresses below.',
        isRequired: true,
      },
      clientId: { kind: 'text', words: 'Client identifier', isRequired: true },
      domains: {
        kind: 'list',
        words:
          'Domains of e-mail. Whose people sign in here. A domain counts once it is proved by a TXT record: see the check.',
      },
      roleClaims: {
        kind: 'json',
        words: 'Roles by claims. At each sign-in these roles, and no others, are given and taken.',
      },
      defaultRoleId: { kind: 'text', isNullable: true, words: 'Role without a claim' },
      makesPeople: { kind: 'boolean', words: 'Makes people who are not there yet' },
      isOnlyWay: { kind: 'boolean', words: 'People of its domains sign in only here' },
      secondFactorAcr: { kind: 'list', words: 'acr of a second factor. Beside `mfa` in `amr`, which always says so.' },
      isOn: { kind: 'boolean', words: 'It is on' },
      clientSecret: { kind: 'text', isNullable: true, words: 'Client secret' },
    },
  },
  'get-provider': { call: 'getProvider', kind: 'call', summary: 'Get an identity provider', path: ['id'] },
  'update-provider': {
    call: 'updateProvider',
    kind: 'call',
    isWrite: true,
    summary: 'Change an identity provider',
    about:
      'For owners. A domain that is left out is free for others. People who signed in by another issuer are bound anew by their e-mail.',
    path: ['id'],
    body: {
      name: { kind: 'text', words: 'Name' },
      issuer: {
        kind: 'text',
        words: 'Issuer. As the provider writes it of itself, to the letter: it publishes its addresses below.',
      },
      clientId: { kind: 'text', words: 'Client identifier' },
      domains: {
        kind: 'list',
        words:
          'Domains of e-mail. Whose people sign in here. A domain counts once it is proved by a TXT record: see the check.',
      },
      roleClaims: {
        kind: 'json',
        words: 'Roles by claims. At each sign-in these roles, and no others, are given and taken.',
      },
      defaultRoleId: { kind: 'text', isNullable: true, words: 'Role without a claim' },
      makesPeople: { kind: 'boolean', words: 'Makes people who are not there yet' },
      isOnlyWay: { kind: 'boolean', words: 'People of its domains sign in only here' },
      secondFactorAcr: { kind: 'list', words: 'acr of a second factor. Beside `mfa` in `amr`, which always says so.' },
      isOn: { kind: 'boolean', words: 'It is on' },
      clientSecret: { kind: 'text', isNullable: true, words: 'Client secret' },
      version: { kind: 'number', words: 'Version' },
    },
  },
  'delete-provider': {
    call: 'deleteProvider',
    kind: 'call',
    isWrite: true,
    summary: 'Delete an identity provider',
    about:
      'For owners. Its people stay, and sign in by a password again: who has none asks for one by «forgot your password».',
    path: ['id'],
  },
  'read-scim': {
    call: 'readScim',
    kind: 'call',
    summary: 'How a provider keeps people up to date',
    about:
      'Where its SCIM client sends, by which tokens, and when it last did. A token itself is shown once, when it is made.',
    path: ['id'],
  },
  'create-scim-token': {
    call: 'createScimToken',
    kind: 'call',
    isWrite: true,
    summary: 'Make a token for SCIM',
    about:
      'For owners. The token is in this answer and nowhere else. The ones before it work for `overlapHours` more, so that the provider is given the new one meanwhile.',
    path: ['id'],
    body: { overlapHours: { kind: 'number', words: 'Hours the tokens before still work' } },
  },
  'revoke-scim-token': {
    call: 'revokeScimToken',
    kind: 'call',
    isWrite: true,
    summary: 'Revoke a token for SCIM',
    about: 'For owners. The provider is refused from its next request on.',
    path: ['id', 'tokenId'],
  },
  'test-provider': {
    call: 'testProvider',
    kind: 'call',
    isWrite: true,
    summary: 'Check an identity provider',
    about:
      'For owners. Asks the provider what it publishes, and DNS for the TXT records that prove domains. A domain that is proved stays so until it is left out.',
    path: ['id'],
  },
  'list-provider-groups': {
    call: 'listProviderGroups',
    kind: 'list',
    summary: 'List groups of providers',
    path: [],
    query: {
      limit: { kind: 'number', words: 'Page size, 1 to 200; more is lowered to 200' },
      cursor: {
        kind: 'text',
        words: 'Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours',
      },
      sort: { kind: 'text', words: 'Up to 3 of id, name, createdAt, updatedAt; `-` before descending ones' },
      includeTotal: { kind: 'boolean', words: 'Adds `meta.total`, exact to 10 000' },
      fields: { kind: 'text', words: 'Up to 50 paths to keep; `id` and `version` always stay' },
      expand: { kind: 'text', words: 'Up to 5 of nothing here yet' },
      search: { kind: 'text', words: 'At least 2 characters, looked for in name' },
      id: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      providerId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      name: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      roleId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'isNull'] },
      createdAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      updatedAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
    },
  },
  'get-provider-group': { call: 'getProviderGroup', kind: 'call', summary: 'Get a group of a provider', path: ['id'] },
  'update-provider-group': {
    call: 'updateProviderGroup',
    kind: 'call',
    isWrite: true,
    summary: 'Say which role a group of a provider gives',
    about:
      'For owners. Everybody in the group gets the role at once, and loses the one before. The role of owners is given by owners alone.',
    path: ['id'],
    body: {
      roleId: {
        kind: 'text',
        isNullable: true,
        words:
          'Role of its people. Null gives nothing. The provider decides who is in the group, and the company what the group may do.',
      },
      version: { kind: 'number', words: 'Version' },
    },
  },
  'unbind-person': {
    call: 'unbindPerson',
    kind: 'call',
    isWrite: true,
    summary: 'Unbind a person from his account at a provider',
    about:
      'For an account that was made anew at the provider, which is refused as another subject. His sessions end, he is told by mail, and the next account of his e-mail is bound.',
    path: ['id'],
  },
};
