import { setTimeout as pause } from 'node:timers/promises';
import type { Client, Pool } from '../../server/src/platform/postgres/create-pool.ts';
import type { Migration } from '../../server/src/platform/postgres/read-migrations.ts';

/** What a migration did to a table that was there before it. */
export interface Held {
  migration: string;
  table: string;
  /** The strongest lock that stops somebody, and for how long such a one was held. */
  lock: string;
  ms: number;
  /** Rows read one after another while it was held or about to be. */
  rowsRead: number;
  /** Files of the table or its indexes that were written anew. */
  rewritten: string[];
}

/** From the weakest that stops writers to the one that stops readers too. */
const stopping = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock'];

const lookMs = 5;

interface Seen {
  table: string;
  lock: string;
  since: number;
  until: number;
}

/** Runs a migration as it is run at a start, and looks meanwhile which locks its transaction holds. */
export async function watchLocks(owner: Pool, { name, sql }: Migration): Promise<Held[]> {
  const [migrator, watcher] = [await owner.connect(), await owner.connect()];
  try {
    const before = await filesOf(watcher);
    const pid = (await migrator.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid as number;
    const seen = new Map<string, Seen>();
    let ended = false;
    const watching = (async () => {
      while (!ended) {
        await lookOnce(watcher, pid, before, seen);
        await pause(lookMs);
      }
    })();
    await migrator.query('begin');
    await migrator.query(sql);
    // Of the statistics of this transaction alone.
    const read = await migrator.query<{ relid: string; rows: string }>(
      'select relid::text, seq_tup_read::text as rows from pg_stat_xact_user_tables',
    );
    const held = await locksHeld(migrator, pid, before);
    await migrator.query('commit');
    ended = true;
    await watching;
    const after = await filesOf(watcher);
    const rows = new Map(read.rows.map((row) => [row.relid, Number(row.rows)]));
    return held.map(({ relid, table, lock }) => ({
      ...{ migration: name, table, lock },
      ms: Math.round((seen.get(relid)?.until ?? 0) - (seen.get(relid)?.since ?? 0)),
      rowsRead: rows.get(relid) ?? 0,
      rewritten: [...before.values()]
        .filter(({ of, file, oid }) => of === relid && after.has(oid) && after.get(oid)?.file !== file)
        .map((one) => one.name),
    }));
  } finally {
    migrator.release();
    watcher.release();
  }
}

interface File {
  oid: string;
  /** The table itself, or the one that an index is of. */
  of: string;
  name: string;
  file: string;
}

async function filesOf(client: Client): Promise<Map<string, File>> {
  const { rows } = await client.query<File>(`
    select c.oid::text, coalesce(i.indrelid, c.oid)::text as of, c.relname as name, c.relfilenode::text as file
    from pg_class c left join pg_index i on i.indexrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i')`);
  return new Map(rows.map((row) => [row.oid, row]));
}

/** At the end of a transaction it holds all that it ever took. */
async function locksHeld(client: Client, pid: number, before: ReadonlyMap<string, File>) {
  const { rows } = await client.query<{ relid: string; mode: string }>(
    `select relation::text as relid, mode from pg_locks where pid = $1 and granted and locktype = 'relation' and mode = any($2)`,
    [pid, stopping],
  );
  const strongest = new Map<string, string>();
  for (const { relid, mode } of rows)
    if (stopping.indexOf(mode) > stopping.indexOf(strongest.get(relid) ?? '')) strongest.set(relid, mode);
  return [...strongest]
    .filter(([relid]) => before.get(relid)?.of === relid)
    .map(([relid, lock]) => ({ relid, lock, table: before.get(relid)?.name as string }));
}

async function lookOnce(watcher: Client, pid: number, before: ReadonlyMap<string, File>, seen: Map<string, Seen>) {
  const now = performance.now();
  for (const { relid, table, lock } of await locksHeld(watcher, pid, before)) {
    const known = seen.get(relid);
    seen.set(relid, { table, lock, since: known?.since ?? now, until: performance.now() });
  }
}
