import type pg from 'pg';
import { StartRefused } from '../../kernel/problems/start-refused.ts';
import { beforeMigration, isCluster, liesApart, ofShards, statementsOnShards } from './citus/cluster.ts';
import { alone, asOwner } from './connect-owner.ts';
import { type Migration, readMigrations } from './read-migrations.ts';
import type { Statement } from './statements-of.ts';

type Applied = {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
  /** Not there before migration 0199. */
  readonly works_from?: number | null;
};

/**
 * Applies missing migrations, each file in its own transaction if it does not say otherwise, and returns their names. Safe to run in many
 * processes at once. A database that a newer version has migrated is taken as it is while this version still works on it.
 */
export async function migrate(ownerUrl: string, folder?: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  return asOwner(ownerUrl, (client) => alone(client, () => applyMissing(client, migrations)));
}

async function applyMissing(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(`
    create table if not exists schema_migrations (
      number int primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const inCluster = await isCluster(client);
  const areApart = inCluster && (await liesApart(client));
  if (areApart) await client.query(ofShards);
  const { rows } = await client.query<Applied>('select * from schema_migrations order by number');
  refuseDrift(rows, migrations);

  const last = rows.at(-1)?.number ?? -1;
  const missing = migrations.filter((migration) => migration.number > last);
  for (const migration of missing) await apply(client, migration, { inCluster, areApart });
  return missing.map((migration) => migration.name);
}

function refuseDrift(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.number, migration]));
  const newest = migrations.at(-1)?.number ?? 0;
  for (const { number, name, checksum, works_from: worksFrom } of applied) {
    const file = known.get(number);
    if (!file && number < newest)
      throw new StartRefused(
        `The database has the migration ${name}, which is not among those of this version: start the version it belongs to.`,
      );
    if (!file && (worksFrom ?? 0) > newest)
      throw new StartRefused(
        `The database has the migration ${name}, and this version does not work after it: start the newer version.`,
      );
    if (file && file.checksum !== checksum) {
      throw new StartRefused(
        `The migration ${file.name} was changed after it was applied: restore it and write the change as a new one.`,
      );
    }
  }
  const there = new Set(applied.map((row) => row.number));
  const late = migrations.find(
    (migration) => migration.number < (applied.at(-1)?.number ?? 0) && !there.has(migration.number),
  );
  if (late)
    throw new StartRefused(`The migration ${late.name} comes before ones already applied: give it a higher number.`);
}

interface Where {
  inCluster: boolean;
  /** Portals lie on its shards already. */
  areApart: boolean;
}

async function apply(client: pg.Client, migration: Migration, { inCluster, areApart }: Where): Promise<void> {
  const { number, name, checksum, worksFrom, isOutside } = migration;
  const statements = areApart ? statementsOnShards(migration) : migration.statements;
  let running: Statement | undefined;
  const run = async () => {
    for (running of statements) await client.query(running.text);
    running = undefined;
  };
  try {
    if (isOutside) await run();
    await client.query('begin');
    if (inCluster) await client.query(beforeMigration(number));
    if (!isOutside) await run();
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ]);
    if (worksFrom !== undefined)
      await client.query('update schema_migrations set works_from = $2 where number = $1', [number, worksFrom]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const where = running ? ` at line ${lineOf(error, running)}` : '';
    throw new StartRefused(`The migration ${name} failed${where}: ${(error as Error).message}`, { cause: error });
  }
}

/** Where PostgreSQL names no place, the first line of the statement itself. */
function lineOf(error: unknown, { text, line }: Statement): number {
  const position = Number((error as pg.DatabaseError).position) || text.search(/\S/) + 1;
  return line + Array.from(text).slice(0, position).join('').split('\n').length - 1;
}
