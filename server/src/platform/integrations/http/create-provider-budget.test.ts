import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { door, workerDoor } from '../../../../test/harness.ts';
import { ProviderError } from '../../../kernel/integrations/provider.ts';
import { createProviderBudget } from './create-provider-budget.ts';

/** Callers of two processes: each has connections of its own to the database and shares nothing else. */
const processes = [door.services, workerDoor.services];

const budgetOf = (
  at: number,
  secret: string,
  limit: { requests: number; perSeconds: number; atOnce: number; background?: number },
  longestWaitMs = 60_000,
  interactive = true,
) =>
  createProviderBudget(
    processes[at % 2] as (typeof processes)[number],
    { slug: 'limited', limit },
    { secrets: [secret] },
    { interactive, longestWaitMs, pause: (ms) => pause(ms) },
  );

test('callers of two processes together keep to what the provider allows in its time', async () => {
  const [secret, limit] = [randomUUID(), { requests: 10, perSeconds: 1, atOnce: 40 }];
  const admitted: number[] = [];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: 30 }, async (_, at) => {
      await budgetOf(at, secret, limit).admit();
      admitted.push(performance.now());
    }),
  );
  admitted.sort((a, b) => a - b);
  for (const from of admitted) {
    const within = admitted.filter((at) => at >= from && at < from + 900).length;
    assert.ok(within <= limit.requests, `${within} within a second`);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  assert.ok(seconds > 2.5, `${seconds} s for three times the allowance`);
});

test('another credential has an allowance of its own', async () => {
  const limit = { requests: 1, perSeconds: 60, atOnce: 1 };
  for (const secret of [randomUUID(), randomUUID()]) await budgetOf(0, secret, limit, 0).admit();
});

test('who would wait too long is told how long', async () => {
  const [secret, limit] = [randomUUID(), { requests: 1, perSeconds: 60, atOnce: 1 }];
  await budgetOf(0, secret, limit, 100).admit();
  await assert.rejects(budgetOf(1, secret, limit, 100).admit(), (error: unknown) => {
    assert.ok(error instanceof ProviderError);
    assert.equal(error.kind, 'rate_limited');
    assert.ok((error.retryAfterMs ?? 0) > 50_000);
    return true;
  });
});

test('a provider that wants to be left alone is left alone by everyone, and then called again', async () => {
  const [secret, limit] = [randomUUID(), { requests: 100, perSeconds: 1, atOnce: 8 }];
  await budgetOf(0, secret, limit).admit();
  await budgetOf(0, secret, limit).rest(1_000);
  await assert.rejects(budgetOf(1, secret, limit, 100).admit(), ProviderError);
  const startedAt = performance.now();
  await budgetOf(1, secret, limit).admit();
  const waited = performance.now() - startedAt;
  assert.ok(waited > 700 && waited < 3_000, `${waited} ms`);
});

test('no more calls run beside each other than the provider bears', async () => {
  const budget = budgetOf(0, randomUUID(), { requests: 1_000, perSeconds: 1, atOnce: 3 });
  let [running, most] = [0, 0];
  await Promise.all(
    Array.from({ length: 12 }, () =>
      budget.turn(async () => {
        running += 1;
        most = Math.max(most, running);
        await pause(5);
        running -= 1;
      }),
    ),
  );
  assert.equal(most, 3);
});

test('work in the background keeps to its share, and a person is admitted at once beside it', async () => {
  const [secret, limit] = [randomUUID(), { requests: 15, perSeconds: 1, atOnce: 40, background: 10 }];
  const startedAt = performance.now();
  let swept = 0;
  const sweeps = Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      await budgetOf(at, secret, limit, 60_000, false).admit();
      swept += 1;
    }),
  );
  await pause(200);
  const asked = performance.now();
  for (let at = 0; at < 3; at += 1) await budgetOf(at, secret, limit).admit();
  assert.ok(performance.now() - asked < 500, 'nobody waits behind a sweep');
  assert.ok(swept < 20, 'the sweep is still under way');
  await sweeps;
  assert.ok(performance.now() - startedAt > 1_500, 'twenty calls at ten a second');
});
