import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../../../kernel/problems/errors.ts';
import type { Result } from './attempt-result.ts';
import { createSettleBuffer } from './create-settle-buffer.ts';

const result = {} as Result;

test('a batch of results that cannot be written is told, and told again when it is given up', async () => {
  const told: unknown[] = [];
  const away = new Error('no database');
  const write = () => Promise.reject(away);
  const buffer = createSettleBuffer({
    ...{ write, retryMs: 1, tries: 3, failed: (error) => told.push(error) },
    resumed: () => {},
  });
  buffer.add('romashka', result);
  buffer.add('romashka', result);
  await buffer.settled();
  assert.equal(told[0], away);
  assert.match(String(told[1]), /What came of 2 deliveries of romashka was not written; they are sent again/);
  assert.equal((told[1] as Error).cause, away);
  assert.equal(told.length, 2);
});

test('a batch written at the second try is told once', async () => {
  const told: unknown[] = [];
  let tries = 0;
  const write = async () => {
    tries += 1;
    if (tries === 1) throw new Error('restarting');
  };
  let resumed = 0;
  const buffer = createSettleBuffer({
    ...{ write, retryMs: 1, tries: 3, failed: (error) => told.push(error) },
    resumed: () => (resumed += 1),
  });
  buffer.add('romashka', result);
  await buffer.settled();
  assert.deepEqual([tries, told.length, resumed], [2, 1, 1]);
});

test('while a portal is being moved nothing is told, and what came of its deliveries is written where it stays', async () => {
  const told: unknown[] = [];
  let tries = 0;
  const write = async () => {
    tries += 1;
    if (tries < 3) throw new Refusal('portal_moving');
  };
  const buffer = createSettleBuffer({
    ...{ write, retryMs: 1, tries: 5, failed: (error) => told.push(error) },
    resumed: () => {},
  });
  buffer.add('romashka', result);
  await buffer.settled();
  assert.deepEqual([tries, told], [3, []]);
});
