import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { owner } from '../../../test/harness.ts';
import { until, workerPool } from '../../../test/webhooks.ts';
import type { Client } from '../postgres/pool.ts';
import { holdLife } from './worker-life.ts';

/** A life that is held, and every connection that was ever opened for it. */
async function begin(t: TestContext) {
  const holder = randomUUID();
  // Before the pool's own end, which waits until its connections are given back.
  t.after(() => life.end());
  const pool = workerPool(t);
  const connections: Client[] = [];
  pool.on('connect', (client) => connections.push(client as Client));
  const life = holdLife(pool, holder);
  await life.held;
  return { holder, life, connections };
}

/** The process of the database that holds the lock. */
async function holderOf(holder: string): Promise<number | undefined> {
  const { rows } = await owner.query(
    `select pid from pg_locks
     where locktype = 'advisory' and granted and objsubid = 1
       and (classid::bigint << 32 | objid::bigint) = hashtextextended($1, 1)`,
    [holder],
  );
  return rows[0]?.pid;
}

test('a worker whose connection is cut is alive again on another one', async (t) => {
  const { holder } = await begin(t);
  const first = await holderOf(holder);
  assert.ok(first);
  await owner.query('select pg_terminate_backend($1)', [first]);
  await until('another connection', async () => {
    const now = await holderOf(holder);
    return now !== undefined && now !== first;
  });
});

test('a database that stops together with its worker ends it without a crash', async (t) => {
  const { holder, life, connections } = await begin(t);
  life.end();
  for (const connection of connections) connection.emit('error', new Error('terminating connection'));
  await until('the lock is free', async () => (await holderOf(holder)) === undefined);
});
