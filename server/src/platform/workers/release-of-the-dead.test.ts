import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import Type from 'typebox';
import { long } from '../../../../scripts/tests/long.ts';
import { newPortal, owner, type Portal, run, workerDoor } from '../../../test/harness.ts';
import { itemJob, leaseSeconds, startItemWorker } from '../../../test/item-worker.ts';
import { temporaryDataDir } from '../../../test/temporary-data-dir.ts';
import { until } from '../../../test/webhooks.ts';
import { object } from '../../kernel/fields.ts';
import { command } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { releaseOfTheDead } from './release-of-the-dead.ts';

const handOver = command({
  name: 'tests.hand-over',
  summary: words('Hand over', 'Передать'),
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: Type.Unknown(),
  async run(ctx) {
    ctx.nothingChanged();
    await ctx.enqueue(
      itemJob(async () => {}),
      { name: 'Цемент М500' },
    );
  },
});

const script = join(import.meta.dirname, '../../../test/run-item-worker.ts');

/** A portal with one job, and a worker in a process of its own that has it in hand. */
async function inHandElsewhere(t: TestContext) {
  const portal = await newPortal();
  await run(handOver, portal.owner, {});
  const child = spawn(process.execPath, [script, portal.tenantId], {
    env: { ...process.env, TMPDIR: temporaryDataDir(t) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return { portal, child };
}

/** Another worker, here, which does at once what it gets. */
function startOther(t: TestContext, { tenantId }: Portal) {
  const stop = startItemWorker(tenantId, async () => {});
  t.after(stop);
}

const itemsOf = async ({ tenantId }: Portal) =>
  (await owner.query('select 1 from catalog_items where tenant_id = $1', [tenantId])).rowCount;

const jobOf = async ({ tenantId }: Portal) =>
  (await owner.query('select attempts, failed, finished_at, holder from jobs where tenant_id = $1', [tenantId]))
    .rows[0];

const ended = async (child: ChildProcess) => (await once(child, 'exit')) as [number | null, string | null];

long(
  'a worker killed in the middle of a job: another takes it up when its lease has run out, and does it once',
  async (t) => {
    const { portal, child } = await inHandElsewhere(t);
    startOther(t, portal);
    await pause(1_000);
    assert.equal(await itemsOf(portal), 0);
    const dead = ended(child);
    child.kill('SIGKILL');
    await dead;
    await until('taken up', async () => (await itemsOf(portal)) === 1, (leaseSeconds + 4) * 1_000);
    await until('marked', async () => (await jobOf(portal)).finished_at !== null);
    const { attempts, failed } = await jobOf(portal);
    assert.deepEqual({ attempts, failed }, { attempts: 2, failed: false });
  },
);

long('a worker frozen past its lease goes on with a job that another has done, and does not do it twice', async (t) => {
  const { portal, child } = await inHandElsewhere(t);
  const { holder } = await jobOf(portal);
  startOther(t, portal);
  child.kill('SIGSTOP');
  await until('taken up', async () => (await itemsOf(portal)) === 1, (leaseSeconds + 4) * 1_000);
  const end = ended(child);
  child.stdin?.write('go on\n');
  child.kill('SIGCONT');
  assert.deepEqual(await end, [0, null]);
  assert.equal(await itemsOf(portal), 1);
  const { attempts, failed } = await jobOf(portal);
  assert.deepEqual({ attempts, failed }, { attempts: 2, failed: false });
  const { rows } = await owner.query('select 1 from workers where id = $1 and until > clock_timestamp()', [holder]);
  assert.deepEqual(rows, []);
});

test('what a dead worker put off for later stays so, and its name is forgotten after two minutes', async (t) => {
  const portal = await newPortal();
  const [dead, longDead] = [randomUUID(), randomUUID()];
  await owner.query(
    `insert into workers (id, until) values ($1, clock_timestamp()), ($2, clock_timestamp() - interval '3 minutes')`,
    [dead, longDead],
  );
  await owner.query(
    `insert into jobs (tenant_id, name, payload, lease, holder, due_at) values
       ($1, 'tests.in-hand', '{}', uuidv7(), $2, now() + interval '90 seconds'),
       ($1, 'tests.put-off', '{}', uuidv7(), null, now() + interval '1 hour')`,
    [portal.tenantId, dead],
  );
  const ofTheDead = releaseOfTheDead({
    door: workerDoor,
    failed: assert.fail,
    only: new Set([portal.tenantId]),
    pollMs: 50,
  });
  t.after(ofTheDead.stop);
  const due = async () =>
    (await owner.query('select name from jobs where tenant_id = $1 and due_at <= now()', [portal.tenantId])).rows;
  await until('given back', async () => (await due()).length > 0);
  assert.deepEqual(await due(), [{ name: 'tests.in-hand' }]);
  const { rows } = await owner.query('select id from workers where id in ($1, $2)', [dead, longDead]);
  assert.deepEqual(rows, [{ id: dead }]);
});
