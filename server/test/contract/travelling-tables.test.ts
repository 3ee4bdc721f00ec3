import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oldestSchema } from '../../src/platform/moving/manifest.ts';
import { portalTables } from '../../src/platform/moving/portal-tables.ts';
import { directoryRows, emptied, leftBehind } from '../../src/platform/moving/what-travels.ts';
import { asOwner } from '../../src/platform/postgres/connect-owner.ts';
import { readMigrations } from '../../src/platform/postgres/read-migrations.ts';
import { owner, settings } from '../harness.ts';
import { sharedTables } from '../tenant-rule.ts';

const tables = () => asOwner(settings.databaseUrl as string, portalTables);

test('every table travels with its portal, stays for a named reason, or belongs to the installation', async () => {
  const known = new Set([...(await tables()).map(({ name }) => name), ...Object.keys(sharedTables)]);
  const { rows } = await owner.query<{ relname: string }>(
    `select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  for (const { relname } of rows) assert.ok(known.has(relname), `${relname} neither travels nor stays`);
});

test('a table of the next migration travels without being named anywhere', async () => {
  await owner.query(`create table planted (tenant_id uuid not null, id uuid not null, name text, primary key (tenant_id, id),
    foreign key (tenant_id, id) references users)`);
  await owner.query(`call fence('planted')`);
  try {
    const names = (await tables()).map(({ name }) => name);
    assert.ok(names.indexOf('planted') > names.indexOf('users'), 'after the table it refers to');
  } finally {
    await owner.query('drop table planted');
  }
});

test('what stays, is emptied or leads to a portal is there, and no table that travels refers to one that stays', async () => {
  const found = new Map((await tables()).map((table) => [table.name, table]));
  for (const name of Object.keys(leftBehind)) assert.ok(found.has(name), name);
  for (const [name, columns] of Object.entries(emptied))
    for (const column of Object.keys(columns))
      assert.ok(
        found.get(name)?.columns.some((one) => one.name === column),
        `${name}.${column}`,
      );
  for (const name of Object.keys(directoryRows)) assert.ok(name in sharedTables, name);
  const { rows } = await owner.query<{ from: string }>(
    `select distinct conrelid::regclass::text as from from pg_constraint where contype = 'f' and confrelid = any($1::regclass[])`,
    [Object.keys(leftBehind)],
  );
  for (const { from } of rows) assert.ok(from in leftBehind, `${from} refers to rows that stay`);
});

/** Migrations that changed rows which are right without it too. */
const rightEitherWay: Readonly<Record<number, string>> = {
  354: 'months without running sums are added up as they are read',
};

test('no archive is taken from before a migration that changed rows', () => {
  const changes = /^(update|delete from|insert into|alter table \w+ rename)\b/m;
  for (const { number, name, sql } of readMigrations())
    if (number > oldestSchema && !(number in rightEitherWay))
      assert.ok(
        !changes.test(sql),
        `${name} changes rows: raise oldestSchema in platform/moving/manifest.ts to ${number}`,
      );
});

test('whatever keeps the key of a stored content names its column storage_key', async () => {
  const { rows } = await owner.query<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = 'public' and column_name ~ '(storage|store_key|object_key)' and column_name <> 'storage_key'`,
  );
  assert.deepEqual(rows, []);
});
