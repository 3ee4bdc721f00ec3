import pg from 'pg';
import { asOwner } from './connect-owner.ts';
import { databaseOf, databaseUrl } from './create-database.ts';

/** Drops the database named in the URL with its contents and disconnects its users. For development and tests. */
export async function dropDatabase(ownerUrl: string): Promise<void> {
  await asOwner(databaseUrl(ownerUrl, 'postgres'), (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(databaseOf(ownerUrl))} with (force)`),
  );
}
