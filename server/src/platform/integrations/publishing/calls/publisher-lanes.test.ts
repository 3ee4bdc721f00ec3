import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLanes } from './publisher-lanes.ts';

const ends = (delivered: boolean) => async () => ({ delivered });

test('a slow publisher keeps two workers, and nobody else waits for him', async () => {
  const lanes = createLanes();
  let release: (done: { delivered: boolean }) => void = () => {};
  const held = new Promise<{ delivered: boolean }>((resolve) => {
    release = resolve;
  });
  const first = lanes.run('slow', () => held);
  const second = lanes.run('slow', () => held);
  assert.equal(await lanes.run('slow', ends(true)), null);
  assert.deepEqual(await lanes.run('other', ends(true)), { delivered: true });
  release({ delivered: true });
  await Promise.all([first, second]);
  assert.deepEqual(await lanes.run('slow', ends(true)), { delivered: true });
});

test('after five failures in a row a publisher is left alone for a minute', async () => {
  let now = 0;
  const lanes = createLanes(() => now);
  for (let n = 0; n < 4; n += 1) await lanes.run('broken', ends(false));
  await lanes.run('broken', ends(true));
  for (let n = 0; n < 5; n += 1) assert.notEqual(await lanes.run('broken', ends(false)), null);
  assert.equal(await lanes.run('broken', ends(true)), null);
  now = 60_001;
  assert.notEqual(await lanes.run('broken', ends(true)), null);
});
