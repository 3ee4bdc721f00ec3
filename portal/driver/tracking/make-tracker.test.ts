import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refused } from '../../public-kit/call.ts';
import type { Position } from '../types.ts';
import { makeTracker } from './make-tracker.ts';

const start = Date.UTC(2026, 10, 26, 7);

const at = (seconds: number) => ({
  timestamp: start + seconds * 1_000,
  coords: { latitude: 55.8011314, longitude: 37.5932621, speed: 12.5, heading: Number.NaN },
});

/** A tracker whose server answers each request in turn: a status that refuses it, or nothing. */
function open(...answers: Array<number | undefined>) {
  const sent: Position[][] = [];
  const seen: { last?: string; refused?: number } = {};
  const tracker = makeTracker({
    async send(points) {
      sent.push([...points]);
      const status = answers.shift();
      if (status !== undefined) throw new Refused(status, {});
    },
    onSent: (last) => {
      seen.last = last;
    },
    onRefused: ({ status }) => {
      seen.refused = status;
    },
  });
  return { ...tracker, sent, seen };
}

const settle = () => new Promise((wake) => setTimeout(wake));

test('of many measurements one each fifteen seconds is sent, in kilometres an hour', async () => {
  const { measured, sent, seen } = open();
  for (const seconds of [0, 3, 14]) measured(at(seconds));
  await settle();
  measured(at(15));
  await settle();
  assert.deepEqual(sent[0], [
    { recordedAt: '2026-11-26T07:00:00.000Z', latitude: '55.801131', longitude: '37.593262', speed: '45.0' },
  ]);
  assert.deepEqual([sent.length, seen.last], [2, '2026-11-26T07:00:15.000Z']);
});

test('without a line positions gather and go together', async () => {
  const { measured, sent } = open(0, 0);
  for (const seconds of [0, 20, 40]) {
    measured(at(seconds));
    await settle();
  }
  assert.deepEqual(
    sent.map((points) => points.length),
    [1, 2, 3],
  );
});

test('what the server takes no more is not kept', async () => {
  const { measured, sent, seen } = open(410);
  measured(at(0));
  await settle();
  measured(at(30));
  await settle();
  assert.equal(seen.refused, 410);
  assert.deepEqual(
    sent.map((points) => points.length),
    [1, 1],
  );
});
