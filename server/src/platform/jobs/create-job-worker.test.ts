import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import Type from 'typebox';
import { lease, newPortal, owner, type Portal, quiet, run, workerDoor } from '../../../test/harness.ts';
import { object } from '../../kernel/fields.ts';
import { type Job, job } from '../../kernel/job.ts';
import { command, query } from '../../kernel/operation.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';
import { createJobWorker } from './create-job-worker.ts';

const payload = object({ n: Type.Number() });

const nothingToRead = query({
  name: 'tests.read-nothing',
  summary: words('Read nothing', 'Ничего не читать'),
  permission: 'signed-in',
  scope: null,
  input: payload,
  output: Type.Unknown(),
  run: async () => null,
});

/** A job of the test's own kind, whose command notes what it did. */
function jobOf(name: string, work: (n: number) => Promise<void> | void, more: Partial<Job> = {}) {
  const done: number[] = [];
  const noted = command({
    name: `tests.${name}`,
    summary: words('Note', 'Отметить'),
    permission: 'signed-in',
    scope: null,
    input: more.outside ? object({ n: Type.Number(), outcome: Type.Unknown() }) : payload,
    output: Type.Unknown(),
    async run(ctx, { n }) {
      ctx.nothingChanged();
      await work(n);
      done.push(n);
    },
  });
  return { job: job({ name: `tests.${name}`, payload, command: noted, ...more }), done };
}

const hand = (portal: Portal, one: Job, n: number, options: { dueAt?: string; key?: string } = {}) => {
  const handing = command({
    name: 'tests.hand',
    summary: words('Hand over', 'Передать'),
    permission: 'signed-in',
    scope: null,
    input: object({}),
    output: Type.Unknown(),
    async run(ctx) {
      ctx.nothingChanged();
      await ctx.enqueue(one, { n }, options);
    },
  });
  return run(handing, portal.owner, {});
};

const workerFor = (portals: readonly Portal[], jobs: readonly Job[], more = {}) =>
  createJobWorker({
    door: workerDoor,
    lease,
    jobs,
    log: quiet,
    duePortals: async () => portals.map(({ tenantId }) => tenantId),
    ...more,
  });

const jobsOf = async ({ tenantId }: Portal) =>
  (await owner.query('select *, due_at > now() as waits from jobs where tenant_id = $1 order by id', [tenantId])).rows;

const makeDue = ({ tenantId }: Portal) =>
  owner.query(`update jobs set due_at = now() - interval '1 second' where tenant_id = $1`, [tenantId]);

test('a job is done once, in its portal, and marked so', async () => {
  const portal = await newPortal();
  const { job: one, done } = jobOf('once', () => {});
  await hand(portal, one, 1);
  await workerFor([portal], [one]).drain();
  await workerFor([portal], [one]).drain();
  assert.deepEqual(done, [1]);
  const [row] = await jobsOf(portal);
  assert.ok(row.finished_at && !row.failed && row.attempts === 1);
});

test('a job for later waits, and of two with one key one is done', async () => {
  const portal = await newPortal();
  const { job: one, done } = jobOf('later', () => {});
  await hand(portal, one, 1, { dueAt: new Date(Date.now() + 60_000).toISOString() });
  await hand(portal, one, 2, { key: 'k' });
  await hand(portal, one, 3, { key: 'k' });
  await workerFor([portal], [one]).drain();
  assert.deepEqual(done, [2]);
});

test('a failed job is tried again later and given up after its last attempt, with the reason kept', async () => {
  const portal = await newPortal();
  const { job: one } = jobOf('fails', () => Promise.reject(refuse('conflict')), { attempts: 3 });
  await hand(portal, one, 1, { key: 'k' });
  const worker = workerFor([portal], [one]);
  await worker.drain();
  const [first] = await jobsOf(portal);
  assert.ok(first.waits && first.finished_at === null && first.attempts === 1 && first.last_error === 'Conflict');
  await makeDue(portal);
  await hand(portal, one, 2, { key: 'k' });
  await owner.query(`update jobs set due_at = now() + interval '1 hour' where tenant_id = $1 and attempts = 0`, [
    portal.tenantId,
  ]);
  await worker.drain();
  await owner.query(`update jobs set due_at = now() - interval '1 second' where tenant_id = $1 and attempts > 0`, [
    portal.tenantId,
  ]);
  await worker.drain();
  const [last] = await jobsOf(portal);
  assert.ok(last.failed && last.finished_at && last.attempts === 3);
});

/** Notes why a job was given up. */
function endingOf(name: string, work: () => void = () => {}) {
  const heard: unknown[] = [];
  const end = command({
    name: `tests.end-${name}`,
    summary: words('End', 'Завершить'),
    permission: 'signed-in',
    scope: null,
    input: object({ n: Type.Number(), reason: Type.String(), attempts: Type.Number() }),
    output: Type.Unknown(),
    async run(ctx, input) {
      ctx.nothingChanged();
      work();
      heard.push(input);
    },
  });
  const onGivenUp: NonNullable<Job['onGivenUp']> = {
    command: end,
    input: (given, failure) => ({ ...(given as object), ...failure }),
  };
  return { onGivenUp, heard };
}

test('what waits for a job is ended together with it when its last attempt fails, not before', async () => {
  const portal = await newPortal();
  const { onGivenUp, heard } = endingOf('fails-twice');
  const fails = () => Promise.reject(new Error('no paper left'));
  const { job: one } = jobOf('fails-twice', fails, { attempts: 2, onGivenUp });
  await hand(portal, one, 7);
  const worker = workerFor([portal], [one]);
  await worker.drain();
  assert.deepEqual(heard, []);
  await makeDue(portal);
  await worker.drain();
  assert.deepEqual(heard, [{ n: 7, reason: 'no paper left', attempts: 2 }]);
  const [row] = await jobsOf(portal);
  assert.ok(row.failed && row.last_error === 'no paper left');
});

test('a job that takes its worker along at every attempt is given up, not tried for ever', async () => {
  const portal = await newPortal();
  const { onGivenUp, heard } = endingOf('kills');
  const { job: one, done } = jobOf('kills', () => {}, { attempts: 3, onGivenUp });
  await hand(portal, one, 1);
  await owner.query('update jobs set attempts = 3, lease = $2 where tenant_id = $1', [portal.tenantId, randomUUID()]);
  await workerFor([portal], [one]).drain();
  assert.deepEqual(done, []);
  assert.equal(heard.length, 1);
  assert.ok((await jobsOf(portal))[0].failed);
});

test('an ending that fails leaves the job to be given up again', async () => {
  const portal = await newPortal();
  let isDown = true;
  const { onGivenUp, heard } = endingOf('down', () => {
    if (isDown) throw new Error('down');
  });
  const { job: one } = jobOf('down', () => Promise.reject(new Error('down')), { attempts: 1, onGivenUp });
  await hand(portal, one, 1);
  await workerFor([portal], [one]).drain();
  const [held] = await jobsOf(portal);
  assert.ok(held.finished_at === null && held.waits);
  isDown = false;
  await makeDue(portal);
  await workerFor([portal], [one]).drain();
  assert.equal(heard.length, 1);
  assert.ok((await jobsOf(portal))[0].failed);
});

test('a worker that dies holding a job only delays it until its lease lapses, and is not heard afterwards', async () => {
  const portal = await newPortal();
  let revive = () => {};
  const stuck = new Promise<void>((resolve) => {
    revive = resolve;
  });
  let calls = 0;
  const perform = async () => {
    calls += 1;
    if (calls === 1) await stuck;
  };
  const { job: one, done } = jobOf('dies', () => {}, { outside: { read: nothingToRead, perform } });
  await hand(portal, one, 1);
  const dying = workerFor([portal], [one], { leaseSeconds: 1.5 });
  // A dead worker does not prolong its lease.
  const realInterval = globalThis.setInterval;
  globalThis.setInterval = (() => ({ unref() {} })) as never;
  const first = dying.drain();
  await sleep(100);
  globalThis.setInterval = realInterval;
  await workerFor([portal], [one]).drain();
  assert.deepEqual(done, []);
  await sleep(1_600);
  await workerFor([portal], [one]).drain();
  assert.deepEqual(done, [1]);
  revive();
  await first;
  assert.deepEqual(done, [1]);
  assert.equal((await jobsOf(portal))[0].attempts, 2);
});

test('a worker at work keeps its lease', async () => {
  const portal = await newPortal();
  let calls = 0;
  const perform = async () => {
    calls += 1;
    await sleep(2_600);
  };
  const { job: one } = jobOf('keeps', () => {}, { outside: { read: nothingToRead, perform } });
  await hand(portal, one, 1);
  const long = workerFor([portal], [one], { leaseSeconds: 1.5 }).drain();
  await sleep(1_900);
  await workerFor([portal], [one]).drain();
  await long;
  assert.equal(calls, 1);
});

test('a backlog of one portal does not hold up another', async () => {
  const [busy, calm] = [await newPortal(), await newPortal()];
  const order: string[] = [];
  const { job: one } = jobOf('fair', (n) => void order.push(n === 99 ? 'calm' : 'busy'));
  for (let n = 0; n < 12; n += 1) await hand(busy, one, n);
  await hand(calm, one, 99);
  await workerFor([busy, calm], [one], { atOnce: 2 }).drain();
  assert.ok(order.indexOf('calm') <= 2, order.join());
  assert.equal(order.length, 13);
});

test('no more than so many run at once', async () => {
  const portal = await newPortal();
  let [now, most] = [0, 0];
  const perform = async () => {
    most = Math.max(most, (now += 1));
    await sleep(20);
    now -= 1;
  };
  const { job: one, done } = jobOf('bounded', () => {}, { outside: { read: nothingToRead, perform } });
  for (let n = 0; n < 10; n += 1) await hand(portal, one, n);
  await workerFor([portal], [one], { atOnce: 3 }).drain();
  assert.equal(most, 3);
  assert.equal(done.length, 10);
});

test('a nudge starts work at once, a stop waits for what runs and hands back what takes too long', async () => {
  const portal = await newPortal();
  let started = () => {};
  const begun = new Promise<void>((resolve) => {
    started = resolve;
  });
  const perform = () => {
    started();
    return new Promise<void>(() => {});
  };
  const { job: one } = jobOf('stops', () => {}, { outside: { read: nothingToRead, perform } });
  const worker = workerFor([portal], [one], { pollMs: 60_000, patienceMs: 50 });
  worker.start();
  await sleep(50);
  await hand(portal, one, 1);
  worker.nudge();
  await begun;
  await worker.stop();
  const [row] = await jobsOf(portal);
  assert.ok(!row.waits && row.finished_at === null && row.attempts === 0);
});

test('a worker that meets a portal whose writes are held does the jobs of the others', async () => {
  const [held, other] = [await newPortal(), await newPortal()];
  const { job: noted, done } = jobOf('beside-a-move', () => undefined);
  await hand(held, noted, 1);
  await hand(other, noted, 2);
  const moving = await owner.connect();
  await moving.query('begin');
  await moving.query(`select pg_advisory_xact_lock(hashtextextended('portal writes ' || $1::uuid, 0))`, [
    held.tenantId,
  ]);
  await workerFor([held, other], [noted]).drain();
  assert.deepEqual(done, [2]);
  await moving.query('rollback');
  moving.release();
  await workerFor([held, other], [noted]).drain();
  assert.deepEqual(done, [2, 1]);
});
