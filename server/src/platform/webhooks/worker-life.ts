import { setTimeout as pause } from 'node:timers/promises';
import { sql, statement } from '../../kernel/sql.ts';
import type { Pool } from '../postgres/pool.ts';

/**
 * Holds the lock that tells other workers this one is alive. It stands on one connection of its own and goes with the
 * process, however that ends; a lost connection is replaced.
 */
export function holdLife(pool: Pool, holder: string) {
  let ended = false;
  let leave = () => {};

  const hold = async (): Promise<void> => {
    const client = await pool.connect();
    if (ended) return client.release();
    let held = false;
    const lost = () => {
      leave();
      if (held) void again();
    };
    leave = () => {
      leave = () => {};
      client.off('error', lost);
      client.release(true);
    };
    client.on('error', lost);
    await client.query(
      statement(sql`select pg_advisory_lock(hashtextextended(${holder}, 1)), null::uuid as tenant_id`),
    );
    held = true;
  };

  const again = async (): Promise<void> => {
    while (!ended) {
      try {
        return await hold();
      } catch {
        leave();
        await pause(500, undefined, { ref: false });
      }
    }
  };

  return {
    held: again(),
    end() {
      ended = true;
      leave();
    },
  };
}
