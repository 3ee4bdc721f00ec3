// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'list-test-portals': {
    call: 'listTestPortals',
    kind: 'call',
    summary: 'List test portals',
    about:
      'Those made in this portal, at most three, the oldest first. In a test portal, with a `ppk_test_` key: itself, with the time of its clock.',
    scopes: ['settings.read'],
    path: [],
  },
  'make-test-portal': {
    call: 'makeTestPortal',
    kind: 'call',
    isWrite: true,
    summary: 'Make a test portal',
    about:
      'A portal of test data, isolated from this one as any other: with its time zone, currency and requisites, an example company to work with, and a first key `ppk_test_…` with every scope, which is in this answer and nowhere else. No letter and no message leaves it; webhooks to receivers of your own do. Its clock is moved by `POST /api/v1/sandbox/clock`. A portal has at most three.',
    scopes: ['settings.write'],
    path: [],
    body: { name: { kind: 'text', words: 'Name; “Test portal — ” and the name of the company unless given' } },
  },
  'get-clock': {
    call: 'getClock',
    kind: 'call',
    summary: 'Get the clock of the test portal',
    scopes: ['settings.read'],
    path: [],
  },
  'move-clock': {
    call: 'moveClock',
    kind: 'call',
    isWrite: true,
    summary: 'Move the clock of the test portal',
    about:
      'The clock goes on by so many seconds, or to a moment, and what has become due by then happens as after an outage of that length: reminders, deadlines, expiry, schedules, retries of webhooks. Ask for the clock until `isSettled`. It never goes back; a reset of the portal sets it to the real time.',
    scopes: ['settings.write'],
    path: [],
    body: {
      forwardSeconds: { kind: 'number', words: 'By so many seconds' },
      to: { kind: 'text', words: 'To this moment, at most a year ahead' },
    },
  },
  'list-letters': {
    call: 'listLetters',
    kind: 'list',
    summary: 'List letters of a test portal',
    about:
      'Letters of a test portal are sent to nobody: here they are, the newest first, with their text and the addresses that it leads to.',
    scopes: ['settings.read'],
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
      recipient: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      createdAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
    },
  },
  'reset-own-portal': {
    call: 'resetOwnPortal',
    kind: 'call',
    isWrite: true,
    summary: 'Begin this test portal anew',
    about:
      'With a key of the test portal itself. Its business data go, integrations and files with them; the example company is made anew and the clock is set back to now. Keys, subscriptions of webhooks, people, the settings of the company and the audit trail stay.',
    scopes: ['settings.write'],
    path: [],
  },
  'sign-in-by-link': {
    call: 'signInByLink',
    kind: 'call',
    isWrite: true,
    summary: 'Sign in to a test portal by a link',
    about: 'Takes the token of a link that `POST /api/v1/sandbox/{id}/sign-in-link` has given.',
    path: [],
    body: {
      token: { kind: 'text', words: 'Token of the link', isRequired: true },
      clientType: {
        kind: 'text',
        values: ['browser', 'native'],
        words: 'Where the refresh token goes: a cookie or the body',
      },
    },
  },
  'remove-test-portal': {
    call: 'removeTestPortal',
    kind: 'call',
    isWrite: true,
    summary: 'Remove a test portal',
    about: 'With all that is in it; its keys stop working at once.',
    scopes: ['settings.write'],
    path: ['id'],
  },
  'reset-test-portal': {
    call: 'resetTestPortal',
    kind: 'call',
    isWrite: true,
    summary: 'Begin a test portal anew',
    about:
      'Its business data go, integrations and files with them; the example company is made anew and the clock is set back to now. Keys, subscriptions of webhooks, people, the settings of the company and the audit trail stay.',
    scopes: ['settings.write'],
    path: ['id'],
  },
  'give-sign-in-link': {
    call: 'giveSignInLink',
    kind: 'call',
    isWrite: true,
    summary: 'Get a link that signs in to a test portal',
    about:
      'Works once, for 10 minutes. It signs the caller in as an owner of the test portal; who is not known there yet becomes one. The session of the live portal in the same browser ends for that browser.',
    scopes: ['settings.write'],
    path: ['id'],
  },
};
