import { owner } from './harness.ts';

/** Resolves once another connection waits for a lock that this one holds. */
export async function someoneWaitsFor(holder: { query: typeof owner.query }) {
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  for (;;) {
    const waiting = await owner.query('select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [
      rows[0]?.pid,
    ]);
    if (waiting.rowCount) return;
  }
}
