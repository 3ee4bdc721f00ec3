import Type from 'typebox';
import { object } from '../../server/src/kernel/fields.ts';
import type { Job } from '../../server/src/kernel/job.ts';
import { command } from '../../server/src/kernel/operation.ts';
import { words } from '../../server/src/kernel/problems/errors.ts';
import type { Door } from '../../server/src/platform/door/create-door.ts';
import { createJobWorker } from '../../server/src/platform/jobs/create-job-worker.ts';
import type { OutboundClient } from '../../server/src/platform/outbound/create-outbound-client.ts';
import { deliver } from '../../server/src/platform/webhooks/sending/deliver.ts';
import { deliveryLimits } from '../../server/src/platform/webhooks/sending/delivery-limits.ts';
import { holdLease } from '../../server/src/platform/workers/hold-lease.ts';
import { releaseOfTheDead } from '../../server/src/platform/workers/release-of-the-dead.ts';
import { isWaiting, workOf } from './claim-step.ts';
import type { Database, StepName } from './database.ts';
import type { Judge } from './judge.ts';
import type { Network } from './network.ts';
import { directoryOf, poolOf } from './worker-statements.ts';
import { type Process, tenantId, type World } from './world.ts';

interface Parts {
  world: World;
  database: Database;
  network: Network;
  judge: Judge;
  /** The way out, as a process has it. */
  clientOf(process: Process, lease: { holder(): string | undefined }): OutboundClient;
  /** Whether a job's work fails this time. */
  jobFails(): boolean;
}

export interface Worker {
  process: Process;
  /** As at SIGTERM. */
  stop(): Promise<void>;
}

/** The product's own delivery worker, job worker, lease and release of the dead, over the simulated database. */
export function startWorker(parts: Parts, process: Process): Worker {
  let stop = async () => {};
  parts.world.after(0, process, () => {
    stop = run(parts, process);
  });
  return {
    process,
    async stop() {
      await stop();
      process.alive = false;
    },
  };
}

function run(parts: Parts, process: Process): () => Promise<void> {
  const { world, database, network } = parts;
  const failed = () => {};
  const lease = holdLease({ pool: poolOf(parts, process), failed });
  const door = doorOf(parts, process);
  const jobs = createJobWorker({
    ...{ door, lease, jobs: [simulatedJob], log: { warn: failed, error: failed }, atOnce: 4, pollMs: 4_000 },
    duePortals: () =>
      network.ask(process, () =>
        database.rows.jobs.values().some((job) => job.finishedAt === null && job.dueAt <= world.now) ? [tenantId] : [],
      ),
  });
  const deliveries = deliver({
    ...{ portals: portalsOf(parts, process), client: parts.clientOf(process, lease), lease },
    ...{ limits: deliveryLimits, pollMs: 3_000, failed },
  });
  const dead = releaseOfTheDead({ door, failed, pollMs: 5_000 });
  jobs.start();
  return async () => {
    await Promise.all([jobs.stop(), deliveries.stop(), dead.stop()]);
    await lease.end();
  };
}

const simulatedJob: Job = {
  name: 'simulation.job',
  payload: object({}),
  command: command({
    name: 'simulation.do-job',
    summary: words('Do a simulated job', 'Выполнить условное задание'),
    permission: 'signed-in',
    scope: null,
    input: object({}),
    output: Type.Unknown(),
    run: async (ctx) => ctx.nothingChanged(),
  }),
};

function portalsOf(
  { world, database, network, judge }: Parts,
  process: Process,
): Parameters<typeof deliver>[0]['portals'] {
  const due = () => database.rows.deliveries.values().some((one) => isWaiting(one) && (one.nextAt ?? 0) <= world.now);
  const run = <R>(_: string, op: { name: string }, input: unknown) =>
    network.ask(process, (): R => {
      const done = database.step(op.name as StepName, input);
      if (op.name === 'webhooks.settle-deliveries') judge.settled(done as string[]);
      if (op.name !== 'webhooks.claim-deliveries') return done as R;
      const { deliveries, subscriptions } = database.rows;
      return (done as string[]).map((id) => {
        const one = deliveries.get(id) as never as Parameters<typeof workOf>[1];
        return workOf(tenantId, one, subscriptions.get(one.subscriptionId) as never);
      }) as R;
    });
  return { run, runIfHere: run, withDueDeliveries: () => network.ask(process, () => (due() ? [tenantId] : [])) };
}

function doorOf(parts: Parts, process: Process): Door {
  const { database, network, judge, jobFails } = parts;
  const command = async ({ name }: { name: string }, _: unknown, input: never) => {
    if (name === 'jobs.perform-job') return { result: await network.ask(process, () => perform(input)) };
    const result = await network.step(process, name as StepName, input);
    if (name !== 'jobs.claim-jobs') return { result };
    if ((result as object[]).length > 0) judge.act();
    return { result: (result as object[]).map((job) => ({ ...job, name: simulatedJob.name, payload: {} })) };
  };
  /** The work and the mark that it is done are one commit. */
  function perform({ id, lease }: { id: string; lease: string }) {
    if (jobFails()) throw new Error('The work failed');
    if (database.step('jobs.settle-job', { id, lease, as: 'done' })) judge.jobDone(id);
  }
  return { command, query: command, directory: directoryOf(parts, process), services: {} } as never;
}
