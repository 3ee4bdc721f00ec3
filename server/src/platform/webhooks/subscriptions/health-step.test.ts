import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type HealthStep, healthStep } from './health-step.ts';

const hour = 3_600_000;
const began = new Date('2026-11-01T00:00:00Z');
const at = (hours: number) => new Date(began.getTime() + hours * hour);

/** Hours of silence, failed attempts, hours between the first and the last of them, last warning → what is due. */
const cases: ReadonlyArray<readonly [number, number, number, number, HealthStep]> = [
  [5.99, 5, 5, 0, null],
  [6, 1, 0, 0, { warn: 6 }],
  [23.9, 9, 20, 6, null],
  [24, 9, 20, 6, { warn: 24 }],
  [80, 9, 70, 0, { warn: 72 }],
  [119.99, 500, 119, 72, null],
  [120, 20, 12, 72, { disable: true }],
  [120, 19, 119, 72, null],
  [500, 20, 11.9, 72, null],
  [120, 20, 12, 0, { disable: true }],
];

test('warnings and the end come exactly when their hours, attempts and spread are reached', () => {
  for (const [silent, failedAttempts, spread, warnedHours, due] of cases) {
    const state = { failingSince: began, lastFailedAt: at(spread), failedAttempts, warnedHours };
    assert.deepEqual(healthStep(state, at(silent)), due, `${silent} h, ${failedAttempts} attempts`);
  }
});
