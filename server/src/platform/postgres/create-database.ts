import pg from 'pg';
import { StartRefused } from '../../kernel/problems/start-refused.ts';
import { asOwner, codeOf } from './connect-owner.ts';

/** Creates the database named in the URL if the server does not have it. */
export async function createDatabase(ownerUrl: string): Promise<void> {
  try {
    await asOwner(ownerUrl, checkServer);
  } catch (error) {
    if (codeOf(error) !== '3D000') throw error;
    await asOwner(databaseUrl(ownerUrl, 'postgres'), (client) => create(client, databaseOf(ownerUrl)));
    await asOwner(ownerUrl, checkServer);
  }
}

export function databaseOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

/** The same server and user, another database. */
export function databaseUrl(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(database)}`;
  return changed.href;
}

/** From template0, to which nobody can connect, so that a parallel start cannot block it. */
async function create(client: pg.Client, database: string): Promise<void> {
  try {
    await client.query(`create database ${pg.escapeIdentifier(database)} template template0 encoding 'UTF8'`);
  } catch (error) {
    const code = codeOf(error);
    if (code === '42P04' || code === '23505') return;
    if (code !== '42501') throw error;
    const { rows } = await client.query<{ me: string }>('select current_user as me');
    throw new StartRefused(
      `The database ${database} does not exist and ${rows[0]?.me} may not create it; run as an administrator: ` +
        `create database ${pg.escapeIdentifier(database)} owner ${pg.escapeIdentifier(rows[0]?.me ?? '')} encoding 'UTF8' template template0;`,
    );
  }
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
  );
  const { version = 0, encoding } = rows[0] ?? {};
  if (version < 150_000)
    throw new StartRefused(`PostgreSQL 15 or newer is needed; DATABASE_URL leads to ${Math.floor(version / 10_000)}.`);
  if (encoding !== 'UTF8')
    throw new StartRefused(`The database must use UTF8; the one of DATABASE_URL uses ${encoding}.`);
}
