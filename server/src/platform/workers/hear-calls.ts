import type { Pool } from '../postgres/create-pool.ts';
import { patrol } from './patrol.ts';

interface Parts {
  pool: Pool;
  /** Called when a process said that there is work. */
  called(): void;
  failed(error: unknown): void;
  pollMs?: number;
}

/** Listens for calls of other processes. It asks one number of the coordinator, so no shard is troubled while there is nothing to do. */
export function hearCalls({ pool, called, failed, pollMs = 100 }: Parts) {
  let heard: string | undefined;

  return patrol(
    async () => {
      // The first call ever gives out the value that stands there already.
      const { rows } = await pool.query<{ last: string }>(
        `select last_value || ' ' || is_called as last from work_calls`,
      );
      const last = rows[0]?.last;
      if (heard !== undefined && last !== heard) called();
      heard = last;
      return false;
    },
    pollMs,
    failed,
  );
}
