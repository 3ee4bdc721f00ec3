import { liesApart } from '../src/platform/postgres/citus/cluster.ts';
import { owner } from './harness.ts';

type Holder = { query: typeof owner.query };

/** Resolves once another connection waits for a lock that this one holds: on the server, or on a node of a cluster. */
export const someoneWaitsFor = (holder: Holder) => waited(holder, 'select from waits where blocked_by = $1');

/** Resolves once yet another waits for the one that waits. */
export const someoneQueuesFor = (holder: Holder) =>
  waited(holder, 'select from waits one join waits next on next.blocked_by = one.waiting where one.blocked_by = $1');

async function waited(holder: Holder, question: string) {
  const [ownName, waits] = (await liesApart(owner))
    ? ['citus_backend_gpid()', 'select waiting_gpid as waiting, blocking_gpid as blocked_by from citus_lock_waits']
    : ['pg_backend_pid()', 'select pid as waiting, unnest(pg_blocking_pids(pid)) as blocked_by from pg_stat_activity'];
  const { rows } = await holder.query<{ name: number }>(`select ${ownName} as name`);
  for (;;) {
    const waiting = await owner.query(`with waits as materialized (${waits}) ${question}`, [rows[0]?.name]);
    if (waiting.rowCount) return;
  }
}
