import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import pg from 'pg';
import { asOwner } from '../src/platform/postgres/connect-owner.ts';
import { createDatabase, databaseUrl } from '../src/platform/postgres/create-database.ts';
import { dropDatabase } from '../src/platform/postgres/drop-database.ts';
import { migrate } from '../src/platform/postgres/migrate.ts';
import { prepareRoles } from '../src/platform/postgres/prepare-roles.ts';

const migrations = join(import.meta.dirname, '../../db/migrations');

/**
 * A database of its own, migrated up to a number, that is gone after the test. Its owner is no superuser; `all` is one, who sees
 * the rows of every portal.
 */
export async function newDatabase(t: TestContext, upTo = 9_999) {
  const superUrl = process.env.PROKURA_TEST_OWNER_URL ?? '';
  const name = `months_${process.pid}_${Date.now()}`;
  await asOwner(superUrl, async (client) => {
    await client.query(`create role ${name} login createrole createdb password 'plain'`);
    await client.query(`grant prokura_service, prokura_worker, prokura_directory to ${name} with admin option`);
    await client.query(`create database ${name} owner ${name}`);
  });
  const url = new URL(databaseUrl(superUrl, name));
  url.username = name;
  url.password = 'plain';
  const all = new pg.Pool({ connectionString: databaseUrl(superUrl, name), max: 4, options: '-c TimeZone=UTC' });
  t.after(async () => {
    await all.end();
    await dropDatabase(databaseUrl(superUrl, name));
    await asOwner(superUrl, (client) => client.query(`drop owned by ${name}; drop role ${name}`)).catch(
      () => undefined,
    );
  });
  await createDatabase(url.href);
  const roles = await prepareRoles(url.href, Buffer.alloc(32));
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const file of readdirSync(migrations))
    if (Number(file.slice(0, 4)) <= upTo) cpSync(join(migrations, file), join(folder, file));
  await migrate(url.href, folder);
  return { all, url: url.href, ...roles };
}
