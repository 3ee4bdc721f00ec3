import type pg from 'pg';
import { StartRefused } from '../../../kernel/problems/start-refused.ts';
import type { Migration } from '../read-migrations.ts';
import { type Statement, statementsOf } from '../statements-of.ts';

/** What can be asked: a connection of the owner, or a pool. */
type Asked = Pick<pg.Client, 'query'>;

/** Whether the database is the coordinator of a cluster of Citus, with portals on its shards or not yet. */
export async function isCluster(client: Asked): Promise<boolean> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('pg_catalog.pg_dist_node') is not null as known`,
  );
  return rows[0]?.known === true;
}

/**
 * Refuses another node of a cluster than its coordinator. Locks of portals and addresses that lead to them are kept on the coordinator, so
 * every process has to come to it; a node would answer most statements all the same.
 */
export async function demandCoordinator(client: Asked): Promise<void> {
  if (!(await isCluster(client))) return;
  const { rows } = await client.query<{ groupid: number }>('select groupid from pg_dist_local_group');
  if (rows[0]?.groupid)
    throw new StartRefused(
      `DATABASE_URL leads to node ${rows[0].groupid} of a cluster: set it to the coordinator, where portals are found and locked.`,
    );
}

/** Whether portals lie apart on shards. */
export async function liesApart(client: Asked): Promise<boolean> {
  if (!(await isCluster(client))) return false;
  const { rows } = await client.query(
    `select from pg_dist_partition where logicalrelid = to_regclass('public.tenants')`,
  );
  return rows.length > 0;
}

interface Answered {
  node: string;
  success: boolean;
  result: string;
}

/** Runs one command as the owner on every node, changes of the schema among them, and refuses by the name of the node that did not. */
export async function onEveryNode(client: Asked, command: string): Promise<void> {
  const quiet = `do $quiet$ begin perform set_config('citus.enable_ddl_propagation', 'off', true); ${command}; end $quiet$`;
  const { rows } = await client.query<Answered>(
    `select n.nodename || ':' || n.nodeport as node, ran.success, ran.result
     from run_command_on_all_nodes($1, give_warning_for_connection_errors := true) ran join pg_dist_node n on n.nodeid = ran.nodeid`,
    [quiet],
  );
  const failed = rows.find(({ success }) => !success);
  if (failed) throw nodeRefused(failed);
}

/** Asks every node for an answer, so that work of many steps does not begin while one is away. */
export const demandEveryNode = (client: Asked) => onEveryNode(client, 'null');

const nodeRefused = ({ node, result }: Answered) =>
  new StartRefused(
    `The node ${node} of the cluster is away or refused: ${result.split('\n')[0]}. Start it, or remove it.`,
  );

/**
 * Migrations that make what the coordinator alone is asked. Passed on to the nodes, the second function of the name
 * `tenants_with_fresh_facts` would be refused: named by its arguments, it is taken for the first with its answer.
 */
const ofTheCoordinator: ReadonlySet<number> = new Set([189, 195]);

/** A column and its check come one after the other on shards, and a migration that somebody may have applied is not changed. */
const onShards: Readonly<Record<number, string>> = {
  241: `alter table stock_movements add column issued_to text;
    alter table stock_movements add constraint stock_movements_issued_to_check check (length(issued_to) <= 200);`,
};

/** What is run of a migration where portals lie apart. */
export const statementsOnShards = ({ number, statements }: Migration): readonly Statement[] =>
  onShards[number] === undefined ? statements : statementsOf(onShards[number]);

/** Settings of a session that migrates a cluster whose tables lie on shards. */
export const ofShards = `set citus.enable_unsafe_triggers = on; set citus.multi_shard_modify_mode = 'sequential'`;

/** What stands before a migration of a cluster, in its transaction. */
export const beforeMigration = (number: number) =>
  `set local citus.enable_ddl_propagation = ${ofTheCoordinator.has(number) ? 'off' : 'on'}`;
