import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner, pool } from '../harness.ts';
import { sharedTables } from '../tenant-rule.ts';

const faultsQuery = `
  with portal_table as (
    select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all($1)
  ), tenant_column as (
    select a.attrelid, a.attnum, a.attnotnull from pg_attribute a where a.attname = 'tenant_id' and not a.attisdropped
  )
  select t.relname || ': row security is not enabled and forced' as fault from portal_table t where not (t.relrowsecurity and t.relforcerowsecurity)
  union all
  select t.relname || ': no policy with USING and WITH CHECK for all' from portal_table t
  where not exists (select 1 from pg_policy p where p.polrelid = t.oid and p.polcmd = '*' and p.polroles = '{0}'
    and pg_get_expr(p.polqual, t.oid) = '(tenant_id = tenant_id())' and pg_get_expr(p.polwithcheck, t.oid) = '(tenant_id = tenant_id())')
  union all
  select t.relname || ': a policy opens it to ' || p.polroles::regrole[]::text from portal_table t join pg_policy p on p.polrelid = t.oid
  where p.polroles <> '{0}' and p.polroles <> array['prokura_directory'::regrole::oid]
  union all
  select t.relname || ': tenant_id is missing or may be null' from portal_table t
  where not exists (select 1 from tenant_column a where a.attrelid = t.oid and a.attnotnull)
  union all
  select t.relname || ': ' || i.indexrelid::regclass || ' is unique but not led by tenant_id' from portal_table t join pg_index i on i.indrelid = t.oid
  where i.indisunique and not exists (select 1 from tenant_column a where a.attrelid = t.oid and a.attnum = i.indkey[0])
  union all
  select t.relname || ': ' || k.conname || ' does not carry tenant_id' from portal_table t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
  where not exists (select 1 from tenant_column a where a.attrelid = t.oid and a.attnum = any(k.conkey))
  union all
  select t.relname || ': no primary key' from portal_table t
  where not exists (select 1 from pg_constraint k where k.conrelid = t.oid and k.contype = 'p')`;

const faults = async () => {
  const { rows } = await owner.query<{ fault: string }>(faultsQuery, [Object.keys(sharedTables)]);
  return rows.map(({ fault }) => fault).sort();
};

test('every table of a portal is fenced', async () => {
  assert.deepEqual(await faults(), []);
});

test('a table planted without its fence is found, by every missing part', async () => {
  await owner.query('create table planted (id uuid unique, tenant_id uuid, item uuid references tenants)');
  try {
    const found = (await faults()).filter((fault) => fault.startsWith('planted'));
    assert.deepEqual(found, [
      'planted: no policy with USING and WITH CHECK for all',
      'planted: no primary key',
      'planted: planted_id_key is unique but not led by tenant_id',
      'planted: planted_item_fkey does not carry tenant_id',
      'planted: row security is not enabled and forced',
      'planted: tenant_id is missing or may be null',
    ]);
  } finally {
    await owner.query('drop table planted');
  }
});

test('shared tables are those of the list, no more', async () => {
  const { rows } = await owner.query<{ relname: string }>(`
    select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select 1 from pg_policy p where p.polrelid = c.oid)`);
  for (const { relname } of rows) assert.ok(relname in sharedTables, `${relname} is neither fenced nor listed`);
});

test('the roles of the processes may not step over row security', async () => {
  const { rows } = await owner.query(
    `select rolname from pg_roles where rolname like 'prokura%' and rolname <> current_user and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`,
  );
  assert.deepEqual(rows, []);
});

test('functions that run with others’ rights fix their search path', async () => {
  const { rows } = await owner.query(`
    select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
      and not coalesce(proconfig::text like '%search_path%', false)`);
  assert.deepEqual(rows, []);
});

test('outside a portal the service sees no row of any table', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `
    select table_name as name from information_schema.role_table_grants
    where grantee = 'prokura_service' and privilege_type = 'SELECT' and table_name <> all($1)`,
    [Object.keys(sharedTables)],
  );
  assert.ok(rows.length > 5);
  for (const { name } of rows) {
    const { rows: seen } = await pool.query(`select 1 from ${name} limit 1`);
    assert.deepEqual(seen, [], name);
  }
});
