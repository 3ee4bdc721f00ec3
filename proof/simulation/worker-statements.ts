import { statement } from '../../server/src/kernel/sql/sql.ts';
import type { Pool } from '../../server/src/platform/postgres/create-pool.ts';
import type { Database, StepName } from './database.ts';
import type { Network } from './network.ts';
import { type Process, tenantId } from './world.ts';

interface Parts {
  database: Database;
  network: Network;
}

/** The statements about workers, told apart by how they begin. */
export function poolOf({ network }: Parts, process: Process): Pool {
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    const name = /^\s*(insert|update|delete)\b.*\bworkers\b/.exec(text)?.[1];
    if (!name) throw new Error(`The simulation does not know the statement: ${text}`);
    return { rowCount: await network.step(process, `workers.${name}` as StepName, values, { text, values }) };
  };
  return { query } as unknown as Pool;
}

/** What workers ask of all portals: who is dead, and where such a one has work in hand. */
export function directoryOf({ database: { rows }, network }: Parts, process: Process) {
  const many = async (call: Parameters<typeof statement>[0]) => {
    const { text, values } = statement(call);
    if (text.includes('from workers')) {
      const dead = (await network.step(process, 'workers.dead', null, { text, values })) as string[];
      return dead.map((id) => ({ id }));
    }
    const holders = values[0] as string[];
    const hasWork = () =>
      rows.jobs.values().some((job) => job.finishedAt === null && holders.includes(job.holder as string)) ||
      rows.deliveries.values().some((one) => one.status === 'in_flight' && holders.includes(one.holder as string));
    return network.ask(process, () => (hasWork() ? [{ tenant_id: tenantId }] : []));
  };
  return { many, first: many };
}
