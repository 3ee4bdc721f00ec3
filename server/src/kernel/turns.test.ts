import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { turns } from './turns.ts';

/** Work that runs until it is told to end. */
function work() {
  const running: Array<() => void> = [];
  return { running, start: () => new Promise<void>((resolve) => running.push(resolve)) };
}

test('only so much runs at once; the rest follows in the order it came', async () => {
  const turn = turns({ atOnce: 2 });
  const ended: number[] = [];
  const { running, start } = work();
  const all = [1, 2, 3, 4].map((n) => turn(start).then(() => ended.push(n)));
  assert.equal(running.length, 2);
  running[0]?.();
  await nextTurn();
  assert.equal(running.length, 3);
  for (let at = 1; at < 4; at += 1) {
    running[at]?.();
    await nextTurn();
  }
  await Promise.all(all);
  assert.deepEqual(ended, [1, 2, 3, 4]);
});

test('what would wait behind too many is refused at once', async () => {
  const turn = turns({ atOnce: 1, mostWaiting: 1, full: () => new Error('busy') });
  const { running, start } = work();
  const [first, second] = [turn(start), turn(start)];
  await assert.rejects(turn(start), /busy/);
  running[0]?.();
  await nextTurn();
  running[1]?.();
  await Promise.all([first, second]);
  assert.equal(await turn(async () => 'free again'), 'free again');
});

test('work that fails gives its turn to the next', async () => {
  const turn = turns({ atOnce: 1 });
  await assert.rejects(
    turn(async () => {
      throw new Error('broken');
    }),
    /broken/,
  );
  assert.equal(await turn(async () => 1), 1);
});
