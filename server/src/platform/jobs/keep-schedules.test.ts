import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { newPortal, owner, quiet, workerDoor } from '../../../test/harness.ts';
import { keepSchedules, toolsOf } from './keep-schedules.ts';
import { purgeSchedule } from './purge.schedule.ts';

test('of several workers one does the recurring work, and the next time it is due again', async () => {
  let runs = 0;
  const schedule = { name: `test-${randomUUID()}`, everySeconds: 3_600, run: async () => void (runs += 1) };
  const keepers = [1, 2, 3].map(() =>
    keepSchedules({ door: workerDoor, schedules: [schedule], log: quiet, pollMs: 20 }),
  );
  for (const keeper of keepers) keeper.start();
  try {
    await ranTimes(1);
    await owner.query('update schedules set next_at = now() where name = $1', [schedule.name]);
    await ranTimes(2);
  } finally {
    for (const keeper of keepers) await keeper.stop();
  }

  /** Waits for so many runs, and then whether another worker runs it once more. */
  async function ranTimes(expected: number) {
    for (let waited = 0; runs < expected && waited < 10_000; waited += 20) await sleep(20);
    await sleep(100);
    assert.equal(runs, expected);
  }
});

test('the hourly purge removes old answers, finished jobs, ended sessions, old links and stale brakes, and nothing else', async () => {
  const { tenantId, ownerId } = await newPortal();
  for (const [key, age] of [
    ['old', '73 hours'],
    ['new', '71 hours'],
  ]) {
    await owner.query(
      `insert into idempotency_keys (tenant_id, holder, route, key, fingerprint, created_at) values ($1, 'h', 'r', $2, '', now() - $3::interval)`,
      [tenantId, key, age],
    );
  }
  for (const [name, age, failed] of [
    ['done long ago', '4 days', false],
    ['done', '2 days', false],
    ['given up', '4 days', true],
  ]) {
    await owner.query(
      `insert into jobs (tenant_id, name, payload, finished_at, failed) values ($1, $2, '{}', now() - $3::interval, $4)`,
      [tenantId, name, age, failed],
    );
  }
  for (const [age, purpose] of [
    ['31 days', 'confirm_email'],
    ['29 days', 'reset_password'],
  ] as const) {
    await owner.query(
      `insert into sessions (tenant_id, user_id, refresh_hash, expires_at) values ($1, $2, '', now() - $3::interval)`,
      [tenantId, ownerId, age],
    );
    await owner.query(
      `insert into one_time_links (tenant_id, purpose, user_id, token_hash, expires_at) values ($1, $5, $2, $3, now() - 3 * $4::interval)`,
      [tenantId, ownerId, Buffer.from(age), age, purpose],
    );
  }
  await owner.query(`insert into login_throttles values ($1, 3, now() - interval '25 hours')`, [Buffer.from(tenantId)]);

  await purgeSchedule.run(toolsOf(workerDoor));

  const left = async (what: string, table: string) =>
    (await owner.query(`select ${what} as left from ${table} where tenant_id = $1 order by 1`, [tenantId])).rows.map(
      (row) => row.left,
    );
  assert.deepEqual(await left('key', 'idempotency_keys'), ['new']);
  assert.deepEqual(await left('name', 'jobs'), ['done', 'given up']);
  assert.equal((await left('id', 'sessions')).length, 1);
  assert.equal((await left('id', 'one_time_links')).length, 1);
  assert.equal(
    (await owner.query('select 1 from login_throttles where key = $1', [Buffer.from(tenantId)])).rowCount,
    0,
  );
});
