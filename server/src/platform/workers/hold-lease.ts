import { randomUUID } from 'node:crypto';
import { type Sql, sql, statement } from '../../kernel/sql/sql.ts';
import type { Pool } from '../postgres/create-pool.ts';
import { patrol } from './patrol.ts';

/** How long a worker counts as alive after it was last heard of. */
const leaseSeconds = 15;

export interface WorkerLease {
  /** The name under which work may be taken and begun at this moment; undefined while the lease is not known to run. */
  holder(): string | undefined;
  /** Called when what was taken under the last name belongs to others now. */
  onLost(listener: () => void): void;
  /** Leaves at once, so that nobody waits for the lease to run out. */
  end(): Promise<void>;
}

interface Parts {
  pool: Pool;
  failed(error: unknown): void;
  seconds?: number;
}

/**
 * Keeps the row that tells other workers this one is alive, by the clock of the database. A lease that ran out is never
 * taken up again: the worker goes on under another name, so whatever bears the old one is free for good.
 */
export function holdLease({ pool, failed, seconds = leaseSeconds }: Parts): WorkerLease {
  const untilThen = sql`now() + make_interval(secs => ${seconds})`;
  const listeners: Array<() => void> = [];
  let own: { name: string; until: number } | undefined;

  /** Counted from before the statement is sent, so that it never ends later here than it does there. */
  async function write(name: string, call: Sql): Promise<boolean> {
    const until = performance.now() + seconds * 1000;
    const { rowCount } = await pool.query(statement(call));
    if (rowCount === 1) own = { name, until };
    return rowCount === 1;
  }

  const begin = (name: string) => write(name, sql`insert into workers (id, until) values (${name}, ${untilThen})`);

  async function renew(name: string) {
    const held = await write(name, sql`update workers set until = ${untilThen} where id = ${name} and until > now()`);
    if (held) return;
    own = undefined;
    for (const listener of listeners) listener();
    await begin(randomUUID());
  }

  const keeping = patrol(
    async () => {
      await (own ? renew(own.name) : begin(randomUUID()));
      return false;
    },
    (seconds * 1000) / 4,
    failed,
  );

  return {
    holder: () => (own && performance.now() < own.until ? own.name : undefined),
    onLost: (listener) => void listeners.push(listener),
    async end() {
      await keeping.stop();
      if (own) await pool.query(statement(sql`delete from workers where id = ${own.name}`)).catch(failed);
      own = undefined;
    },
  };
}
