// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'list-events': {
    call: 'listEvents',
    kind: 'list',
    summary: 'List what happened',
    about: 'Newest first: identifiers grow with time.',
    path: [],
    query: {
      limit: { kind: 'number', words: 'Page size, 1 to 200; more is lowered to 200' },
      cursor: {
        kind: 'text',
        words: 'Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours',
      },
      sort: { kind: 'text', words: 'Up to 3 of id; `-` before descending ones' },
      includeTotal: { kind: 'boolean', words: 'Adds `meta.total`, exact to 10 000' },
      fields: { kind: 'text', words: 'Up to 50 paths to keep; `id` and `version` always stay' },
      expand: { kind: 'text', words: 'Up to 5 of nothing here yet' },
      id: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      event: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      operation: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      outcome: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      occurredAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      entityId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      entityType: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      actorId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'isNull'] },
      throughId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'isNull'] },
    },
  },
  'export-events': {
    call: 'exportEvents',
    kind: 'download',
    isWrite: true,
    summary: 'Export what happened to a file',
    about:
      'The trail by the filters of its list, newest first, with what each event has changed. At most 100 000 rows.',
    path: [],
    body: {
      format: { kind: 'text', values: ['xlsx', 'csv', 'tsv'], words: 'Format; `xlsx` unless given' },
      timeZone: { kind: 'text', words: 'Zone whose clocks tell the times; UTC unless given' },
      filters: { kind: 'json', words: 'Query parameters of the list: filters and `sort`' },
    },
  },
  'verify-events': {
    call: 'verifyEvents',
    kind: 'call',
    isWrite: true,
    summary: 'Check the trail against its seals',
    about:
      'Computes the chain of seals anew and names the first break. `head` is the newest seal: note its number and digest elsewhere and give them as `anchors` later, then even a chain that was written anew as a whole is found out.',
    path: [],
    body: { anchors: { kind: 'json', words: 'Seals noted earlier and kept outside the database' } },
  },
  'get-event': { call: 'getEvent', kind: 'call', summary: 'Get one event of the trail', path: ['id'] },
};
