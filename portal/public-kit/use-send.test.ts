import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeHook } from '../test/take-hook.ts';
import { Refused } from './call.ts';
import { useSend } from './use-send.ts';

/** A dialog that sends texts; each answer of the server is taken in turn. */
async function sending(...answers: Array<() => Promise<unknown>>) {
  const sent: Array<{ text: string; key: string }> = [];
  const { send } = await takeHook(() =>
    useSend((text: string, key) => {
      sent.push({ text, key });
      return (answers.shift() ?? (() => Promise.resolve()))();
    }),
  );
  return { send, sent };
}

const refuses = (status: number) => () => Promise.reject(new Refused(status, {}));
const keysOf = (sent: readonly { key: string }[]) => new Set(sent.map(({ key }) => key)).size;

test('a second click while it is under way sends nothing', async () => {
  let answer = () => {};
  const waits = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  const { send, sent } = await sending(waits);
  const first = send('Принимаю');
  assert.equal(await send('Принимаю'), false);
  answer();
  assert.equal(await first, true);
  assert.equal(sent.length, 1);
});

test('the same words after a broken line carry the same key, so that they are taken once', async () => {
  const { send, sent } = await sending(refuses(0), refuses(429), refuses(503));
  for (const taken of [false, false, false, true]) assert.equal(await send('Принимаю'), taken);
  assert.deepEqual([sent.length, keysOf(sent)], [4, 1]);
});

test('other words, or words that were refused, are another request', async () => {
  const { send, sent } = await sending(refuses(0), refuses(422));
  await send('Принимаю');
  await send('Принимаю, но позже');
  await send('Принимаю, но позже');
  assert.deepEqual([sent.length, keysOf(sent)], [3, 3]);
});
