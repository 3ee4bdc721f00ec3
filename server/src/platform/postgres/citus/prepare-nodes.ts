import pg from 'pg';
import { isCluster, onEveryNode } from './cluster.ts';

const { escapeIdentifier: name } = pg;

/**
 * What the coordinator does not pass on to the other nodes by itself. Functions that find a portal reach the nodes as their owner, so
 * prokura_directory may connect; it has no password, and only nodes let one another in without. A function that a statement calls on a shard asks
 * tables in turn: always of the same portal, so of the same node.
 */
export async function prepareNodes(client: pg.Client, database: string, logins: readonly string[]): Promise<void> {
  if (!(await isCluster(client))) return;
  const { rows } = await client.query<{ me: string }>('select current_user as me');
  const me = name(rows[0]?.me ?? '');
  for (const command of [
    `if not (select rolsuper or pg_has_role(current_user, 'prokura_directory', 'usage') from pg_roles where rolname = current_user) then grant prokura_directory to ${me}; end if`,
    'revoke create on schema public from public',
    'grant usage, create on schema public to prokura_directory',
    'alter role prokura_directory login',
    `revoke connect on database ${name(database)} from public`,
    // The owner is named too: while a shard moves, the engine writes its rows as a member of the owner.
    `grant connect on database ${name(database)} to ${me}, prokura_directory, ${logins.map(name).join(', ')}`,
  ])
    await onEveryNode(client, command);
  for (const login of logins)
    await onEveryNode(
      client,
      `alter role ${name(login)} in database ${name(database)} set citus.allow_nested_distributed_execution = on`,
    );
}
