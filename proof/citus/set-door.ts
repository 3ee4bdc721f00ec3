import pg from 'pg';
import type { Node } from './start-on-cluster.ts';

/** What a dead node is to the others: it lets nobody in, and every session there ends. It needs no access to its machine. */
export async function setDoor({ host, port }: Node, databaseUrl: string, door: 'open' | 'closed') {
  const { username, password, pathname } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const client = new pg.Client({
    ...{ host, port, database: 'postgres' },
    ...{ user: decodeURIComponent(username), password: decodeURIComponent(password) },
  });
  await client.connect();
  try {
    await client.query(`alter database ${pg.escapeIdentifier(name)} allow_connections ${door === 'open'}`);
    if (door === 'closed')
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  } finally {
    await client.end();
  }
}
