import { setTimeout as pause } from 'node:timers/promises';
import { type Finding, finding } from '../finding.ts';
import type { OnCluster } from './start-on-cluster.ts';

/** A whole minute, for most recurring work comes once in it. */
const seconds = 60;

/** How often all shards were asked while there was nothing to do, by the cluster's own count. */
export async function stayIdle({ owner }: OnCluster): Promise<{ fanOuts: number; findings: Finding[] }> {
  // What was written before is told first.
  await pause(5_000);
  const before = await fanOutsOf(owner);
  await pause(seconds * 1_000);
  const fanOuts = (await fanOutsOf(owner)) - before;
  return {
    fanOuts,
    findings: [
      finding(
        'C14 idle workers ask all shards at most once a second',
        fanOuts > seconds ? [`${fanOuts} times in ${seconds} s`] : [],
      ),
    ],
  };
}

/** Statements that went to all shards, and questions to each node by itself. */
async function fanOutsOf(owner: OnCluster['owner']): Promise<number> {
  const { rows } = await owner.query<{ asked: number }>(
    `select query_execution_multi_shard + coalesce((select calls from pg_stat_user_functions where funcname = 'ask_nodes'), 0) as asked
     from citus_stat_counters where name = current_database()`,
  );
  return Number(rows[0]?.asked ?? 0);
}
