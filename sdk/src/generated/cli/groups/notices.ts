// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'get-settings': { call: 'getSettings', kind: 'call', summary: 'How one wants to hear of things', path: [] },
  'update-settings': {
    call: 'updateSettings',
    kind: 'call',
    isWrite: true,
    summary: 'Choose how to hear of things',
    about:
      'What is not named stays as it is, by kind too. The letter of the day goes out at `digestHour` by the clock of `timeZone`.',
    path: [],
    body: {
      digestHour: { kind: 'number', words: 'Hour of the letter of the day, by the clock of the person' },
      ways: { kind: 'json', words: 'How to hear, by kind' },
      version: { kind: 'number', words: 'Version' },
    },
  },
  'list-notices': {
    call: 'listNotices',
    kind: 'list',
    summary: "List one's own notices",
    about:
      'The newest first, in the language of the request. Notices of records that the caller may no longer read are left out. Read ones are kept for 90 days, unread ones for 365.',
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
      kind: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      entityId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'isNull'] },
      createdAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      readAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte', 'isNull'] },
    },
  },
  'count-unread': { call: 'countUnread', kind: 'call', summary: "Count one's own unread notices", path: [] },
  'mark-all-read': {
    call: 'markAllRead',
    kind: 'call',
    isWrite: true,
    summary: "Mark one's own notices as read",
    about: 'With `upTo`, those that came later stay unread: nobody has seen them yet.',
    path: [],
    body: { upTo: { kind: 'text', words: 'The newest notice that was seen' } },
  },
  'get-notice': { call: 'getNotice', kind: 'call', summary: "Get one of one's own notices", path: ['id'] },
  'mark-read': {
    call: 'markRead',
    kind: 'call',
    isWrite: true,
    summary: 'Mark a notice as read',
    about: 'The letter of the day leaves it out. Marking it again changes nothing.',
    path: ['id'],
  },
};
