import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartRefused } from '../../../kernel/problems/start-refused.ts';
import { alone, asOwner } from '../connect-owner.ts';
import { demandEveryNode, isCluster, ofShards, onEveryNode } from './cluster.ts';

/** What a run moved: names of tables that were not on the shards yet. */
export interface Distributed {
  moved: string[];
  /** Tables of portals in all. */
  tables: number;
}

const { escapeIdentifier: name } = pg;

/** Read by statements of portals, so that every node has a copy; written by the publisher of an integration alone. */
const copiedTables = ['published_integrations', 'published_versions'];

/** Fenced as any table of portals, and asked of all of them at once or as one is entered: they stay on the coordinator. */
const ofTheCoordinator = ['test_portals'];

/**
 * Spreads the portals of the database over the nodes of its cluster, each whole on one shard. Safe to repeat: what is there stays, tables
 * that came with a newer release follow. Each table moves in a transaction of its own, so a run that was broken off is gone on with.
 */
export const distribute = (ownerUrl: string): Promise<Distributed> =>
  asOwner(ownerUrl, (client) =>
    alone(client, async () => {
      await demandCluster(client);
      await client.query(`set client_min_messages = warning; ${ofShards}`);
      const waiting = await waitingTables(client);
      for (const table of waiting) await moveTable(client, table);
      for (const table of copiedTables) await copyToAll(client, table);
      await define(client);
      const { rows } = await client.query<{ tables: number }>(
        `select count(*)::int as tables from pg_dist_partition where partmethod = 'h'`,
      );
      return { moved: waiting, tables: rows[0]?.tables ?? 0 };
    }),
  );

async function demandCluster(client: pg.Client): Promise<void> {
  if (!(await isCluster(client)))
    throw new StartRefused(
      'The database of DATABASE_URL is no cluster: run «create extension citus» in it on every node, and join the nodes with citus_add_node.',
    );
  const { rows } = await client.query<{ workers: number; joined: boolean }>(`
    select count(*) filter (where groupid <> 0)::int as workers, coalesce(bool_or(groupid = 0), false) as joined
    from pg_dist_node where noderole = 'primary' and isactive`);
  if (!rows[0]?.joined)
    throw new StartRefused(
      'The coordinator does not know its own address: run citus_set_coordinator_host in the database.',
    );
  if (!rows[0]?.workers)
    throw new StartRefused('The cluster has no node besides its coordinator: join one with citus_add_node.');
  await demandEveryNode(client);
}

/** Tables of portals that are not on the shards, those first that others refer to. */
async function waitingTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ relname: string }>(
    `
    with recursive fenced as (
      select c.oid, c.relname from pg_class c
      where c.relkind in ('r', 'p') and not c.relispartition and c.relforcerowsecurity and c.relnamespace = 'public'::regnamespace
    ), refers as (
      select distinct conrelid, confrelid from pg_constraint
      where contype = 'f' and conrelid <> confrelid and conrelid in (select oid from fenced)
    ), deep as (
      select oid, 0 as level from fenced where oid not in (select conrelid from refers)
      union
      select refers.conrelid, deep.level + 1 from deep join refers on refers.confrelid = deep.oid
    )
    select relname from fenced join (select oid, max(level) as level from deep group by 1) placed using (oid)
    where oid not in (select logicalrelid from pg_dist_partition) and relname <> all ($1)
    order by relname <> 'tenants', level, relname`,
    [ofTheCoordinator],
  );
  return rows.map(({ relname }) => relname);
}

/** Triggers that keep addresses in a table of the coordinator alone stay behind: the product claims each by itself. */
async function moveTable(client: pg.Client, table: string): Promise<void> {
  const quoted = name(table);
  await client.query('begin');
  try {
    const { rows: local } = await client.query<{ tgname: string }>(
      `select tgname from pg_trigger where tgrelid = $1::regclass and tgfoid in ('keep_address'::regproc, 'count_installation'::regproc, 'count_rating'::regproc)`,
      [quoted],
    );
    for (const { tgname } of local) await client.query(`drop trigger ${name(tgname)} on ${quoted}`);
    const before = await rowsOf(client, quoted);
    await client.query(`select create_distributed_table($1, 'tenant_id', colocate_with => $2)`, [
      quoted,
      table === 'tenants' ? 'none' : 'tenants',
    ]);
    const after = await rowsOf(client, quoted);
    if (before !== after) throw new StartRefused(`Of the ${before} rows of ${table} only ${after} reached the shards.`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (error instanceof StartRefused) throw error;
    throw new StartRefused(
      `The table ${table} could not be spread over the nodes: ${(error as Error).message}. What was moved before it stays; run it again.`,
      { cause: error },
    );
  }
}

/** The owner is held by row security too: its policy is lifted for the count, inside the transaction that moves the table. */
async function rowsOf(client: pg.Client, quoted: string): Promise<number> {
  await client.query(`alter table ${quoted} no force row level security`);
  const { rows } = await client.query<{ held: number }>(`select count(*)::int as held from ${quoted}`);
  await client.query(`alter table ${quoted} force row level security`);
  return rows[0]?.held ?? 0;
}

async function copyToAll(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query('select from pg_dist_partition where logicalrelid = $1::regclass', [table]);
  if (rows.length === 0) await client.query('select create_reference_table($1)', [table]);
}

/** Views and functions that stand otherwise on shards. Rows that are written from a list are numbered by the engine, with the rights of whoever writes. */
async function define(client: pg.Client): Promise<void> {
  await client.query(readFileSync(join(import.meta.dirname, 'definitions.sql'), 'utf8'));
  await onEveryNode(client, 'grant usage on sequence search_words_id_seq to prokura_service, prokura_worker');
}
