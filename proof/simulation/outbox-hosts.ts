import Type from 'typebox';
import { flag, object } from '../../server/src/kernel/fields.ts';
import { command } from '../../server/src/kernel/operation.ts';
import { words } from '../../server/src/kernel/problems/errors.ts';
import { asSystemIn } from '../../server/src/platform/door/as-system-in.ts';
import type { Door } from '../../server/src/platform/door/create-door.ts';
import { internal } from '../../server/src/platform/door/visit.ts';
import { connectorsOf } from '../../server/src/platform/integrations/installation.row.ts';
import { enqueueWrite } from '../../server/src/platform/integrations/outbox/enqueue-write.ts';
import { reconcileWrite } from '../../server/src/platform/integrations/outbox/reconcile-write.job.ts';
import { leftToCallerMs, sendNow } from '../../server/src/platform/integrations/outbox/send-now.ts';
import { sendWrite } from '../../server/src/platform/integrations/outbox/send-write.job.ts';
import { createJobWorker } from '../../server/src/platform/jobs/create-job-worker.ts';
import { holdLease } from '../../server/src/platform/workers/hold-lease.ts';
import { releaseOfTheDead } from '../../server/src/platform/workers/release-of-the-dead.ts';
import type { createProvider } from './create-provider.ts';
import { type DoorParts, outboxDoor, services } from './outbox-door.ts';
import { poolOf } from './worker-statements.ts';
import { type Process, tenantId } from './world.ts';

export interface OutboxParts extends DoorParts {
  provider: ReturnType<typeof createProvider>;
}

const failed = () => {};

/** The product's own job worker with the jobs of the outbox, its lease and the release of the dead. */
export function startOutboxWorker(parts: OutboxParts, process: Process) {
  const { world, database, network, provider } = parts;
  world.after(0, process, () => {
    const lease = holdLease({ pool: poolOf(parts, process), failed });
    const door = outboxDoor(parts, process);
    const connectors = connectorsOf(provider.connectors);
    const isDue = () => database.rows.jobs.values().some((job) => job.finishedAt === null && job.dueAt <= world.now);
    createJobWorker({
      ...{ door, lease, jobs: [sendWrite(connectors), reconcileWrite(connectors)], atOnce: 4, pollMs: 12_000 },
      log: { warn: failed, error: failed },
      duePortals: () => network.ask(process, () => (isDue() ? [tenantId] : [])),
    }).start();
    releaseOfTheDead({ door, failed, pollMs: 12_000 });
  });
}

/** Orders a write as a domain does; where somebody waits for it, its process sends it at once. */
export async function order({ provider }: OutboxParts, door: Door, installationId: string, isAwaited: boolean) {
  const asSystem = asSystemIn(door, tenantId, internal);
  const entryId = (await asSystem.command(orderWrite, { installationId, isAwaited })) as string;
  if (isAwaited) await sendNow(provider.connectors)({ asSystem, services } as never, entryId);
}

const orderWrite = command({
  name: 'simulation.order-write',
  ...{ summary: words('Order a write', 'Заказать запись'), permission: 'signed-in', scope: null },
  input: object({ installationId: Type.String(), isAwaited: flag('Somebody waits for it') }),
  output: Type.Unknown(),
  run: (ctx, { installationId, isAwaited }) =>
    enqueueWrite(ctx, {
      ...{ installationId, operation: 'simulated.write', payload: {} },
      ...(isAwaited && { leftToCallerMs }),
    }),
});
