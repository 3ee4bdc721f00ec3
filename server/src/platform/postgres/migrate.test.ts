import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { asOwner } from './connect-owner.ts';
import { createDatabase, databaseUrl } from './create-database.ts';
import { dropDatabase } from './drop-database.ts';
import { migrate } from './migrate.ts';

/** An empty database and a folder of two migrations, both gone after the test. */
async function newDatabase(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const url = databaseUrl(process.env.PROKURA_TEST_OWNER_URL ?? '', `migrate_${process.pid}_${Date.now()}`);
  t.after(async () => {
    rmSync(folder, { recursive: true });
    await dropDatabase(url);
  });
  const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
  write('0001_first.sql', 'create table first (id int); select pg_sleep(0.2);');
  write('0002_second.sql', 'create table second (id int);');
  await createDatabase(url);
  return { url, folder, write };
}

test('two processes starting at once apply each migration once', async (t) => {
  const { url, folder } = await newDatabase(t);
  const applied = await Promise.all([migrate(url, folder), migrate(url, folder)]);
  assert.deepEqual(applied.flat(), ['0001_first.sql', '0002_second.sql']);
  assert.deepEqual(await migrate(url, folder), []);
});

test('a migration changed after it was applied is refused', async (t) => {
  const { url, folder, write } = await newDatabase(t);
  await migrate(url, folder);
  write('0002_second.sql', 'create table other (id int);');
  await assert.rejects(migrate(url, folder), { name: 'StartRefused', message: /0002_second.sql was changed after/ });
});

test('a process of the version before starts on the schema of the newer one', async (t) => {
  const { url, folder } = await newDatabase(t);
  await migrate(url, folder);
  rmSync(join(folder, '0002_second.sql'));
  assert.deepEqual(await migrate(url, folder), []);
});

test('a version that does not work after a newer migration is refused, one that does starts', async (t) => {
  const { url, folder, write } = await newDatabase(t);
  write('0003_column.sql', 'alter table schema_migrations add column works_from int;');
  write('0004_ends.sql', '-- works from: 0003\nselect 1;');
  await migrate(url, folder);
  rmSync(join(folder, '0004_ends.sql'));
  assert.deepEqual(await migrate(url, folder), []);
  rmSync(join(folder, '0003_column.sql'));
  await assert.rejects(migrate(url, folder), /0004_ends.sql, and this version does not work after it/);
});

test('a database of another branch is refused', async (t) => {
  const { url, folder } = await newDatabase(t);
  await migrate(url, folder);
  rmSync(join(folder, '0001_first.sql'));
  await assert.rejects(migrate(url, folder), /0001_first.sql, which is not among those of this version/);
});

test('a migration numbered below an applied one is refused', async (t) => {
  const { url, folder, write } = await newDatabase(t);
  await migrate(url, folder);
  write('0000_late.sql', 'select 1;');
  await assert.rejects(migrate(url, folder), /0000_late.sql comes before ones already applied/);
});

test('a migration that fails leaves nothing of itself and names its line', async (t) => {
  const { url, folder, write } = await newDatabase(t);
  write('0002_second.sql', 'create table second (id int);\nselect nonsense;');
  await assert.rejects(migrate(url, folder), /0002_second.sql failed at line 2: column "nonsense" does not exist/);
  const { rows } = await asOwner(url, (client) => client.query("select to_regclass('second') as second"));
  assert.deepEqual(rows, [{ second: null }]);
});
