import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBulkheads } from './publisher-bulkheads.ts';

const ends = (delivered: boolean) => async () => ({ delivered });

test('a slow publisher keeps two workers, and nobody else waits for him', async () => {
  const bulkheads = createBulkheads();
  let release: (done: { delivered: boolean }) => void = () => {};
  const held = new Promise<{ delivered: boolean }>((resolve) => {
    release = resolve;
  });
  const first = bulkheads.run('slow', () => held);
  const second = bulkheads.run('slow', () => held);
  assert.equal(await bulkheads.run('slow', ends(true)), null);
  assert.deepEqual(await bulkheads.run('other', ends(true)), { delivered: true });
  release({ delivered: true });
  await Promise.all([first, second]);
  assert.deepEqual(await bulkheads.run('slow', ends(true)), { delivered: true });
});

test('after five failures in a row a publisher is left alone for a minute', async () => {
  let now = 0;
  const bulkheads = createBulkheads(() => now);
  for (let n = 0; n < 4; n += 1) await bulkheads.run('broken', ends(false));
  await bulkheads.run('broken', ends(true));
  for (let n = 0; n < 5; n += 1) assert.notEqual(await bulkheads.run('broken', ends(false)), null);
  assert.equal(await bulkheads.run('broken', ends(true)), null);
  now = 60_001;
  assert.notEqual(await bulkheads.run('broken', ends(true)), null);
});
