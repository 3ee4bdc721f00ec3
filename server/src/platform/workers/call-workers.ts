import type { Pool } from '../postgres/create-pool.ts';

/** Calls that come within this time are told as one, ms. */
const gathering = 50;

/** Tells the workers of other processes that there is work. A call that is lost is no harm: they look by themselves too, only seldom. */
export function callWorkers(pool: Pool): () => void {
  let gathered: NodeJS.Timeout | undefined;
  return () => {
    gathered ??= setTimeout(() => {
      gathered = undefined;
      pool.query(`select nextval('work_calls')`).catch(() => {});
    }, gathering).unref();
  };
}
