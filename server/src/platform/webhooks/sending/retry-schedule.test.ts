import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type AttemptResult,
  MAX_ATTEMPTS,
  type NextAttempt,
  nextAttempt,
  RETRY_STEPS,
  TEST_RETRY_STEPS,
} from './retry-schedule.ts';

const NOW = new Date('2026-11-21T08:00:00.000Z');
const HOUR = 3_600_000;

function after(outcome: AttemptResult, attempt = 1, random = 0): NextAttempt {
  return nextAttempt({ attempt, outcome, now: NOW, random: () => random });
}

function answer(status: number, fields: Record<string, string> = {}): AttemptResult {
  return { kind: 'answer', status, fields };
}

function waitOf(next: NextAttempt): number {
  assert.ok('at' in next, JSON.stringify(next));
  return next.at.getTime() - NOW.getTime();
}

test('there are 12 attempts over 75 h 42 min', () => {
  assert.equal(MAX_ATTEMPTS, 12);
  assert.equal(Math.floor(RETRY_STEPS.reduce((sum, step) => sum + step, 0) / 60_000), 75 * 60 + 42);
  assert.deepEqual(after(answer(500), 12), { final: 'failed', disable: null, pauseUntil: null });
});

test('of a test portal there are four attempts within two minutes', () => {
  const waits = [1, 2, 3].map((attempt) =>
    waitOf(nextAttempt({ attempt, outcome: answer(500), now: NOW, random: () => 0, steps: TEST_RETRY_STEPS })),
  );
  assert.deepEqual(waits, [5_000, 15_000, 60_000]);
  const fourth = nextAttempt({ attempt: 4, outcome: answer(500), now: NOW, random: () => 0, steps: TEST_RETRY_STEPS });
  assert.deepEqual(fourth, { final: 'failed', disable: null, pauseUntil: null });
});

test('every answer and failure has its rule', () => {
  const delivered = { final: 'delivered', disable: null, pauseUntil: null };
  const failed = { final: 'failed', disable: null, pauseUntil: null };
  for (const status of [200, 201, 202, 204, 299]) assert.deepEqual(after(answer(status)), delivered);
  for (const status of [301, 302, 307, 308, 400, 401, 403, 404, 409, 422, 499])
    assert.deepEqual(after(answer(status)), failed);
  for (const status of [408, 429, 500, 502, 503, 504, 599]) assert.equal(waitOf(after(answer(status))), 5000);
  for (const errorCode of ['dns', 'connect', 'tls', 'timeout', 'reset', 'body_error'])
    assert.equal(waitOf(after({ kind: 'failure', errorCode })), 5000);
  assert.deepEqual(after({ kind: 'failure', errorCode: 'blocked_target' }), { ...failed, final: 'blocked' });
  assert.deepEqual(after(answer(410)), { ...failed, disable: 'gone' });
  assert.deepEqual(after(answer(500, { 'webhook-delivery': 'abort-message' })), failed);
  assert.deepEqual(after(answer(500, { 'webhook-delivery': ' Disable ' })), { ...failed, disable: 'requested' });
  assert.deepEqual(after(answer(200, { 'webhook-delivery': 'disable' })), { ...delivered, disable: 'requested' });
  assert.equal(waitOf(after(answer(500, { 'webhook-delivery': 'whatever' }))), 5000);
});

test('Retry-After is heard from 429 and 503 only, in seconds or as a date, and never beyond a day', () => {
  const cases: readonly (readonly [number, string, number])[] = [
    [503, '0', 5000],
    [503, '3', 5000],
    [503, '60', 60_000],
    [503, ' 60 ', 60_000],
    [503, '1000000000', 24 * HOUR],
    [503, '-60', 5000],
    [503, '6e3', 5000],
    [503, 'soon', 5000],
    [503, '', 5000],
    [503, '60, 120', 5000],
    [503, '1.5', 5000],
    [503, 'Sat, 21 Nov 2026 08:10:00 GMT', 600_000],
    [503, 'Saturday, 21-Nov-26 08:10:00 GMT', 600_000],
    [503, 'Sat Nov 21 08:10:00 2026', 600_000],
    [503, 'Sat, 21 Nov 2020 08:10:00 GMT', 5000],
    [503, '2026-11-21T08:10:00Z', 5000],
    [503, '9'.repeat(400), 5000],
    [429, '60', 60_000],
    [500, '60', 5000],
    [408, '60', 5000],
  ];
  for (const [status, hint, wait] of cases)
    assert.equal(waitOf(after(answer(status, { 'retry-after': hint }))), wait, `${status} ${hint}`);
});

test('429 with a hint rests the whole subscription for at most a quarter of an hour', () => {
  const pause = (status: number, hint: string, attempt = 1) =>
    after(answer(status, { 'retry-after': hint }), attempt).pauseUntil;
  assert.deepEqual(pause(429, '60'), new Date(NOW.getTime() + 60_000));
  assert.deepEqual(pause(429, '86400'), new Date(NOW.getTime() + 900_000));
  assert.deepEqual(pause(429, '60', 12), new Date(NOW.getTime() + 60_000));
  assert.equal(pause(429, 'garbage'), null);
  assert.equal(pause(503, '60'), null);
});

test('a delivery that always fails takes 75.7 to 77.4 hours, each wait within its step and jitter', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 0.999999, noNaN: true }), { minLength: 11, maxLength: 11 }),
      (draws) => {
        let total = 0;
        draws.forEach((draw, index) => {
          const step = RETRY_STEPS[index] ?? 0;
          const wait = waitOf(after(answer(500), index + 1, draw));
          assert.ok(wait >= step && wait <= step + Math.min(step * 0.2, 900_000), `${wait} after ${step}`);
          total += wait;
        });
        assert.ok(total >= 75.7 * HOUR && total <= 77.4 * HOUR);
      },
    ),
    { numRuns: 10_000 },
  );
});

test('a hint never shortens a wait, never adds an attempt', () => {
  const hints = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
  );
  fc.assert(
    fc.property(hints, fc.constantFrom(429, 503), fc.integer({ min: 1, max: 14 }), (hint, status, attempt) => {
      const next = after(answer(status, { 'retry-after': hint }), attempt, 0.5);
      assert.equal('final' in next, attempt >= 12);
      if ('at' in next) assert.ok(waitOf(next) >= (RETRY_STEPS[attempt - 1] ?? 0) && waitOf(next) <= 24.25 * HOUR);
    }),
    { numRuns: 10_000 },
  );
});
