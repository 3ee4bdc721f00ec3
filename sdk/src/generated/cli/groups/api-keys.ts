// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'list-keys': {
    call: 'listKeys',
    kind: 'list',
    summary: 'List API keys and the scopes one may grant',
    about: 'An integrator sees the keys he issued. `grantableScopes` are those the caller could use himself.',
    path: [],
    query: {
      limit: { kind: 'number', words: 'Page size, 1 to 200; more is lowered to 200' },
      cursor: {
        kind: 'text',
        words: 'Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours',
      },
      sort: {
        kind: 'text',
        words: 'Up to 3 of id, name, expiresAt, lastUsedAt, createdAt, updatedAt; `-` before descending ones',
      },
      includeTotal: { kind: 'boolean', words: 'Adds `meta.total`, exact to 10 000' },
      fields: { kind: 'text', words: 'Up to 50 paths to keep; `id` and `version` always stay' },
      expand: { kind: 'text', words: 'Up to 5 of nothing here yet' },
      search: { kind: 'text', words: 'At least 2 characters, looked for in name' },
      includeArchived: {
        kind: 'text',
        values: ['false', 'true', 'only'],
        words: 'Whether to include archived rows, or show only them',
      },
      id: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      name: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      env: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      familyId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      expiresAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte', 'isNull'] },
      lastUsedAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte', 'isNull'] },
      createdAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      updatedAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      createdBy: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'isNull'] },
      status: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
    },
  },
  'create-key': {
    call: 'createKey',
    kind: 'call',
    isWrite: true,
    summary: 'Issue an API key',
    about: 'The secret is in this answer and nowhere else. The key acts for the person who issues it.',
    path: [],
    body: {
      name: { kind: 'text', words: 'Name', isRequired: true },
      scopes: {
        kind: 'list',
        words: 'Scopes. Those of `grantableScopes`; `procurements.*` is stored as `purchase_requisitions.*`.',
        isRequired: true,
      },
      expiresAt: {
        kind: 'text',
        isNullable: true,
        words: 'Works until; a year from now unless given, null for ever (owners only)',
      },
      allowedCidrs: { kind: 'list', words: 'Address blocks the key may be used from; any when empty' },
      requireIfMatch: { kind: 'boolean', words: 'Refuse changes without If-Match' },
      writesWait: {
        kind: 'boolean',
        words:
          'What it writes waits for a person. Each write is kept as a pending write, and done when somebody who might do it himself has approved it.',
      },
      env: {
        kind: 'text',
        values: ['live', 'test'],
        words: 'Environment: that of the portal, `test` in a test portal and `live` in any other',
      },
    },
  },
  'get-key': {
    call: 'getKey',
    kind: 'call',
    summary: 'Get an API key',
    about: 'Its secret is never shown again.',
    path: ['id'],
  },
  'update-key': {
    call: 'updateKey',
    kind: 'call',
    isWrite: true,
    summary: 'Change an API key',
    about: 'The secret stays. Scopes may only grow by those the caller could use himself.',
    path: ['id'],
    body: {
      name: { kind: 'text', words: 'Name' },
      scopes: {
        kind: 'list',
        words: 'Scopes. Those of `grantableScopes`; `procurements.*` is stored as `purchase_requisitions.*`.',
      },
      expiresAt: {
        kind: 'text',
        isNullable: true,
        words: 'Works until; a year from now unless given, null for ever (owners only)',
      },
      allowedCidrs: { kind: 'list', words: 'Address blocks the key may be used from; any when empty' },
      requireIfMatch: { kind: 'boolean', words: 'Refuse changes without If-Match' },
      writesWait: {
        kind: 'boolean',
        words:
          'What it writes waits for a person. Each write is kept as a pending write, and done when somebody who might do it himself has approved it.',
      },
      version: { kind: 'number', words: 'Version' },
    },
  },
  'archive-key': {
    call: 'archiveKey',
    kind: 'call',
    isWrite: true,
    summary: 'Revoke an API key',
    about: 'The very next request with the key is refused. It cannot be undone; archiving again changes nothing.',
    path: ['id'],
  },
  'rotate-key': {
    call: 'rotateKey',
    kind: 'call',
    isWrite: true,
    summary: 'Replace an API key by a new one',
    about:
      'The new key has the same family, scopes and limits; the old one works until the overlap ends. The new secret is in this answer and nowhere else, and acts for the person who reads it.',
    path: ['id'],
    body: { overlapHours: { kind: 'number', words: 'Hours both keys work' } },
  },
  'report-leaked-key': {
    call: 'reportLeakedKey',
    kind: 'call',
    isWrite: true,
    summary: 'Report a leaked API key',
    about: 'A working key is revoked at once and its owner is written to. The answer is the same for every text.',
    path: [],
    body: { key: { kind: 'text', words: 'The key as it was found', isRequired: true } },
  },
};
