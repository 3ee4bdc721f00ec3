import { systemIn } from '../../server/src/kernel/access/actor.ts';
import type { AnyCommand, AnyOperation, AnyQuery, WriteContext } from '../../server/src/kernel/operation.ts';
import type { Services } from '../../server/src/kernel/services.ts';
import type { Door } from '../../server/src/platform/door/create-door.ts';
import { runSteps } from '../../server/src/platform/door/run-steps.ts';
import { internal } from '../../server/src/platform/door/visit.ts';
import { clientOf } from '../../server/src/platform/integrations/client-of.ts';
import type { Database, StepName } from './database.ts';
import type { Network } from './network.ts';
import type { OutboxTables } from './outbox-tables.ts';
import { directoryOf } from './worker-statements.ts';
import { type Process, tenantId, type World } from './world.ts';

export interface DoorParts {
  world: World;
  database: Database;
  network: Network;
  tables: OutboxTables;
  /** Called when a process has committed something: it may stand still before it hears of it. */
  committed(process: Process): void;
}

/** Nothing is sealed, and nothing leaves but through the simulated provider. */
export const services = {
  ...{ vault: { openAll: async () => [] }, outboundAllow: [], integrationBaseUrls: {}, publicUrl: 'https://simulated' },
} as unknown as Services;

// Made before any world, whose timers its own would be.
clientOf(services);

/** A door on the simulated tables: the product's operations, each in a transaction of its own, their right taken for granted. */
export function outboxDoor(parts: DoorParts, process: Process): Door {
  const { world, database, network, tables, committed } = parts;
  const actor = systemIn(tenantId);

  const transact = async (op: AnyOperation, _: unknown, input: unknown) => {
    const work = async () => {
      const result = await tables.whole(() => run(op, input));
      committed(process);
      return result;
    };
    return { headers: {}, result: await network.transact(process, work) };
  };

  const run = async (op: AnyOperation, input: unknown): Promise<unknown> => op.run(context, input as never, undefined);

  const context = {
    ...{ actor, db: tables.db, requestId: 'simulation', language: 'ru', services },
    record() {},
    nothingChanged() {},
    call: (op: AnyCommand, input: unknown) => run(op, input),
    enqueue: async ({ name }: { name: string }, payload: never, { dueAt }: { dueAt?: string } = {}) =>
      tables.enqueue(name, payload, dueAt === undefined ? world.now : Date.parse(dueAt)),
  } as unknown as WriteContext;

  const command = async (op: AnyCommand, _: unknown, input: unknown) => {
    if (op.steps)
      return runSteps({ command: transact, query: transact, services, unheld: transact }, op, actor, input, internal);
    if (!/^jobs\.(claim|settle|release)/.test(op.name)) return transact(op, _, input);
    const result = await network.step(process, op.name as StepName, input);
    if (op.name !== 'jobs.claim-jobs') return { headers: {}, result };
    return {
      headers: {},
      result: (result as Array<{ id: string }>).map((job) => ({ ...database.rows.jobs.get(job.id), ...job })),
    };
  };
  const query = (op: AnyQuery, _: unknown, input: unknown) => transact(op, _, input);
  return { command, query, directory: directoryOf(parts, process), services } as unknown as Door;
}
