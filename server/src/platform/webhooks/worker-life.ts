import { sql, statement } from '../../kernel/sql.ts';
import type { Pool } from '../postgres/pool.ts';

/**
 * Holds the lock that tells other workers this one is alive. It stands on one connection of its own and goes with the
 * process, however that ends; a lost connection is replaced.
 */
export function holdLife(pool: Pool, holder: string) {
  let ended = false;
  let release = () => {};

  const hold = async (): Promise<void> => {
    const client = await pool.connect();
    if (ended) return client.release();
    release = () => client.release(true);
    client.once('error', () => {
      release = () => {};
      client.release(true);
      void again();
    });
    await client.query(
      statement(sql`select pg_advisory_lock(hashtextextended(${holder}, 1)), null::uuid as tenant_id`),
    );
  };

  const again = async (): Promise<void> => {
    while (!ended) {
      try {
        return await hold();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 500).unref());
      }
    }
  };

  return {
    held: again(),
    end() {
      ended = true;
      release();
    },
  };
}
