import { liesApart } from '../src/platform/postgres/citus/cluster.ts';
import { owner } from './harness.ts';

/** Resolves once another connection waits for a lock that this one holds: on the server, or on a node of a cluster. */
export async function someoneWaitsFor(holder: { query: typeof owner.query }) {
  const [ownName, waiters] = (await liesApart(owner))
    ? ['citus_backend_gpid()', 'citus_lock_waits where blocking_gpid = $1']
    : ['pg_backend_pid()', 'pg_stat_activity where $1 = any(pg_blocking_pids(pid))'];
  const { rows } = await holder.query<{ name: number }>(`select ${ownName} as name`);
  for (;;) {
    const waiting = await owner.query(`select from ${waiters}`, [rows[0]?.name]);
    if (waiting.rowCount) return;
  }
}
