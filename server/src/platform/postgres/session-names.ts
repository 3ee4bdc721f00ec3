import { newestMigration } from './read-migrations.ts';

/** PostgreSQL cuts a name here. */
const longest = 63;

/**
 * Where a pool connects to and the name of its sessions in `pg_stat_activity`, which tells their version: `prokura web, schema 205`.
 * A name that the address gives stands in place of ours. Of one too long the beginning and the schema stay.
 */
export function named(connectionString: string, what: string) {
  const url = new URL(connectionString);
  const given = url.searchParams.get('application_name') ?? what;
  // The driver would take it instead of the one beside it.
  url.searchParams.delete('application_name');
  const schema = `, schema ${newestMigration()}`;
  const name = given.replace(/[^ -~]/g, '?').slice(0, longest - schema.length);
  return { connectionString: url.href, application_name: name + schema };
}

/** The newest migration that a session's version knows; undefined for versions that did not tell, and for other programs. */
export function schemaIn(sessionName: string | null): number | undefined {
  const told = /, schema (\d+)$/.exec(sessionName ?? '')?.[1];
  return told === undefined ? undefined : Number(told);
}
