import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTime } from './in-time.ts';

test('an answer in time is the answer', async () => {
  assert.equal(await inTime(Promise.resolve('готово'), 1_000), 'готово');
});

test('an answer that never comes is refused as overload', async () => {
  await assert.rejects(inTime(new Promise(() => {}), 5), { code: 'overloaded' });
});
