import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pool } from '../../../test/harness.ts';
import { until, workerPool } from '../../../test/webhooks.ts';
import type { Pool } from '../postgres/create-pool.ts';
import { callWorkers } from './call-workers.ts';
import { hearCalls } from './hear-calls.ts';

test('a worker of another process hears that there is work, once for many calls, and nothing while there is none', async (t) => {
  const connections = workerPool(t);
  let looks = 0;
  let heard = 0;
  const query = async (text: string) => {
    const answer = await connections.query(text);
    looks += 1;
    return answer;
  };
  const hearing = hearCalls({
    pool: { query } as unknown as Pool,
    called: () => {
      heard += 1;
    },
    failed: assert.fail,
    pollMs: 20,
  });
  t.after(hearing.stop);
  await until('looking', () => looks > 1);
  assert.equal(heard, 0);
  const call = callWorkers(pool);
  for (let count = 0; count < 100; count += 1) call();
  await until('heard', () => heard > 0);
  const before = looks;
  await until('looked again', () => looks > before + 1);
  assert.equal(heard, 1);
});
