import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { owner } from '../../../test/harness.ts';
import { until, workerPool } from '../../../test/webhooks.ts';
import type { Client } from '../postgres/create-pool.ts';
import { holdLease } from './hold-lease.ts';

/** A lease that runs, and every connection that was ever opened for it. */
async function begin(t: TestContext) {
  t.after(() => lease.end());
  const pool = workerPool(t);
  const connections: Client[] = [];
  pool.on('connect', (client) => connections.push(client as Client));
  const lease = holdLease({ pool, failed: () => {}, seconds: 4 });
  await until('alive', () => lease.holder() !== undefined);
  return { lease, name: lease.holder() as string, pool, connections };
}

/** When a lease runs out, if it has not. */
async function endOf(name: string): Promise<string | undefined> {
  const { rows } = await owner.query('select until from workers where id = $1 and until > clock_timestamp()', [name]);
  return rows[0]?.until;
}

async function seenRenewed(name: string) {
  const before = await endOf(name);
  assert.ok(before);
  await until('renewed', async () => ((await endOf(name)) ?? before) > before);
}

test('a worker stays alive to the others without keeping a connection for it', async (t) => {
  const { lease, name, pool } = await begin(t);
  await seenRenewed(name);
  assert.equal(lease.holder(), name);
  await until('the connection is given back', () => pool.idleCount === pool.totalCount);
});

test('a worker whose connection is cut stays alive by another one', async (t) => {
  const { lease, name, connections } = await begin(t);
  const pids = connections.map((connection) => Reflect.get(connection, 'processID'));
  await owner.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [pids]);
  await seenRenewed(name);
  assert.equal(lease.holder(), name);
});

test('a worker whose lease ran out hears of it, and goes on under another name', async (t) => {
  const { lease, name } = await begin(t);
  const heldWhenTold: unknown[] = [];
  lease.onLost(() => heldWhenTold.push(lease.holder()));
  await owner.query('update workers set until = clock_timestamp() where id = $1', [name]);
  await until('another name', () => (lease.holder() ?? name) !== name);
  assert.deepEqual(heldWhenTold, [undefined]);
  assert.equal(await endOf(name), undefined);
  assert.ok(await endOf(lease.holder() as string));
});

test('a worker that stops leaves no lease behind', async (t) => {
  const { lease, name } = await begin(t);
  await lease.end();
  assert.equal(lease.holder(), undefined);
  const { rows } = await owner.query('select 1 from workers where id = $1', [name]);
  assert.deepEqual(rows, []);
});
