// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'list-permissions': {
    call: 'listPermissions',
    kind: 'call',
    summary: 'The catalog of permissions',
    about: 'Grouped by domain, in the order of the platform. `held` says whether the caller may give it.',
    scopes: ['users.read'],
    path: [],
  },
  'list-roles': {
    call: 'listRoles',
    kind: 'list',
    summary: 'List roles',
    scopes: ['users.read'],
    path: [],
    query: {
      limit: { kind: 'number', words: 'Page size, 1 to 200; more is lowered to 200' },
      cursor: {
        kind: 'text',
        words: 'Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours',
      },
      sort: { kind: 'text', words: 'Up to 3 of id, code, name, createdAt, updatedAt; `-` before descending ones' },
      includeTotal: { kind: 'boolean', words: 'Adds `meta.total`, exact to 10 000' },
      fields: { kind: 'text', words: 'Up to 50 paths to keep; `id` and `version` always stay' },
      expand: { kind: 'text', words: 'Up to 5 of nothing here yet' },
      search: { kind: 'text', words: 'At least 2 characters, looked for in code, name' },
      id: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      code: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      name: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      isSystem: { kind: 'text', operators: ['eq'] },
      demandsSecondFactor: { kind: 'text', operators: ['eq'] },
      createdAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      updatedAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
    },
  },
  'create-role': {
    call: 'createRole',
    kind: 'call',
    isWrite: true,
    summary: 'Create a role',
    about: 'Any set of the permissions the caller holds himself. Without a code the next R-number is taken.',
    path: [],
    body: {
      name: { kind: 'text', words: 'Name', isRequired: true },
      permissions: {
        kind: 'list',
        words: 'Permissions. A caller gives only permissions that he holds himself.',
        isRequired: true,
      },
      code: { kind: 'text', words: 'Code' },
    },
  },
  'get-role': { call: 'getRole', kind: 'call', summary: 'Get a role', scopes: ['users.read'], path: ['id'] },
  'update-role': {
    call: 'updateRole',
    kind: 'call',
    isWrite: true,
    summary: 'Change a role',
    about:
      'Holds for everyone who has the role from his next request on. Only permissions that the caller holds can be added.',
    path: ['id'],
    body: {
      name: { kind: 'text', words: 'Name' },
      permissions: { kind: 'list', words: 'Permissions. A caller gives only permissions that he holds himself.' },
      version: { kind: 'number', words: 'Version' },
    },
  },
  'delete-role': {
    call: 'deleteRole',
    kind: 'call',
    isWrite: true,
    summary: 'Delete a role',
    about: 'Only a role of the portal that nobody holds. The audit trail keeps what it was.',
    path: ['id'],
  },
  'demand-second-factor': {
    call: 'demandSecondFactor',
    kind: 'call',
    isWrite: true,
    summary: 'Demand a second factor of a role',
    about:
      'Roles of the platform too. From his next request on, whoever holds the role and has no second factor can do nothing but add one. Keys go on.',
    path: ['id'],
    body: { demanded: { kind: 'boolean', words: 'Whether it is demanded', isRequired: true } },
  },
};
