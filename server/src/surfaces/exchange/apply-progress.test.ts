import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { lease, newPortal, owner, quiet, request, workerDoor } from '../../../test/harness.ts';
import { book, importing } from '../../../test/imports.ts';
import { jobs } from '../../app.ts';
import { createJobWorker } from '../../platform/jobs/create-job-worker.ts';

const rows = 800;
const heldRow = 600;

/** A preview of many new rows and one that changes an item, which somebody holds while the preview is applied. */
async function heldUp(applying: object = {}) {
  const portal = await newPortal();
  const files = await importing(portal);
  const { json: item } = await request('POST', '/api/v1/catalog', {
    key: files.key,
    body: { name: 'Труба', sku: `П-${heldRow}` },
  });
  const lines = Array.from({ length: rows }, (_, n) => [`П-${n}`, `Позиция ${n}`]);
  const job = await files.previewed(await book(['Артикул', 'Наименование'], lines));
  assert.deepEqual([job.counts.create, job.counts.update, job.counts.applied], [rows - 1, 1, 0]);
  const holder = await owner.connect();
  await holder.query('begin');
  await holder.query('select 1 from catalog_items where tenant_id = $1 and id = $2 for update', [
    portal.tenantId,
    item.id,
  ]);
  await files.apply(job.id, applying);
  const worker = createJobWorker({
    door: workerDoor,
    lease,
    jobs,
    log: quiet,
    leaseSeconds: 1,
    duePortals: async () => [portal.tenantId],
  });
  const done = worker.drain();
  const { rows: pids } = await holder.query('select pg_backend_pid() as pid');
  const waiting = async () =>
    (await owner.query('select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [pids[0].pid])).rowCount;
  for (let waited = 0; (await waiting()) === 0; waited += 1) {
    assert.ok(waited < 600, 'nothing waits for the item');
    await pause(50);
  }
  return {
    portal,
    files,
    jobId: job.id as string,
    itemId: item.id as string,
    /** Lets the item go, after a change of it when there is one. */
    async release(change?: string) {
      if (change) await holder.query(change, [item.id]);
      await holder.query('commit');
      holder.release();
      await done;
    },
  };
}

test('a page that polls a long apply sees its progress, while nothing is written yet', async () => {
  const { files, jobId, release } = await heldUp();
  const meanwhile = await files.shown(jobId);
  assert.equal(meanwhile.status, 'applying');
  assert.ok(meanwhile.counts.applied > 0 && meanwhile.counts.applied < rows, `${meanwhile.counts.applied} told`);
  assert.deepEqual(await files.items('sku=П-1'), []);
  await release();
  const { status, counts, result } = await files.shown(jobId);
  assert.deepEqual([status, counts.applied, result], ['applied', rows, { created: rows - 1, updated: 1, failed: 0 }]);
});

test('the lease of a long apply is renewed while its transaction waits for a lock', async () => {
  const { portal, release } = await heldUp();
  const leaseOf = async () => {
    const { rows: found } = await owner.query(
      `select attempts, due_at, due_at > now() as held from jobs where tenant_id = $1 and name = 'exchange.apply-import'`,
      [portal.tenantId],
    );
    return found[0];
  };
  const before = await leaseOf();
  await pause(1_500);
  const after = await leaseOf();
  await release();
  assert.ok(after.due_at > before.due_at && after.held, 'the lease was left to lapse');
  assert.equal((await leaseOf()).attempts, 1);
});

test('an apply that fails in its middle leaves no row, no progress, and a preview that says why', async () => {
  const { files, jobId, release } = await heldUp({ onError: 'abort' });
  await release('update catalog_items set version = version + 1 where id = $1');
  const { status, counts, result, problem } = await files.shown(jobId);
  assert.deepEqual([status, counts.applied, result], ['preview_ready', 0, null]);
  assert.equal(problem.code, 'business_rule_violated');
  assert.deepEqual(await files.items('sku=П-1'), []);
  assert.equal((await files.applied(jobId)).counts.applied, rows);
});
