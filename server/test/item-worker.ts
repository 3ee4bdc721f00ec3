import Type from 'typebox';
import { createItem } from '../src/domains/catalog/operations/create-item.ts';
import { object } from '../src/kernel/fields.ts';
import { type Job, job } from '../src/kernel/job.ts';
import { command, query } from '../src/kernel/operation.ts';
import { words } from '../src/kernel/problems/errors.ts';
import { createDoor } from '../src/platform/door/create-door.ts';
import { createJobWorker } from '../src/platform/jobs/create-job-worker.ts';
import { createPool } from '../src/platform/postgres/create-pool.ts';
import { holdLease } from '../src/platform/workers/hold-lease.ts';
import { releaseOfTheDead } from '../src/platform/workers/release-of-the-dead.ts';
import { door, quiet, urls } from './harness.ts';

const ours = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;
const payload = object({ name: Type.String() });

const readNothing = query({
  name: 'tests.read-nothing',
  summary: words('Read nothing', 'Ничего не читать'),
  ...ours,
  input: payload,
  run: async () => null,
});

const makeItem = command({
  name: 'tests.make-item',
  summary: words('Make an item', 'Создать позицию'),
  ...ours,
  input: object({ name: Type.String(), outcome: Type.Unknown() }),
  run: (ctx, { name }) => ctx.call(createItem, { name }),
});

/** Makes an item once `perform` is through. */
export const itemJob = (perform: () => Promise<void>): Job<typeof payload> =>
  job({ name: 'tests.make-item', payload, command: makeItem, outside: { read: readNothing, perform } });

/** Short, so that tests need not wait for long. */
export const leaseSeconds = 6;

/** A worker for one portal with all that keeps it alive to others. */
export function startItemWorker(tenantId: string, perform: () => Promise<void>) {
  const pool = createPool(urls.workerUrl, 4, 'prokura tests worker');
  const failed = () => {};
  const lease = holdLease({ pool, failed, seconds: leaseSeconds });
  const ownDoor = createDoor(pool, door.services);
  const ofTheDead = releaseOfTheDead({ door: ownDoor, failed, only: new Set([tenantId]), pollMs: 200 });
  const jobs = [itemJob(perform)];
  const worker = createJobWorker({ door: ownDoor, lease, jobs, log: quiet, duePortals: async () => [tenantId] });
  worker.start();
  return async () => {
    await Promise.all([worker.stop(), ofTheDead.stop()]);
    await lease.end();
    await pool.end();
  };
}
