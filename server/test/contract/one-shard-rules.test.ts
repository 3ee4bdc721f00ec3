import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner } from '../harness.ts';
import { shardFaults } from '../shard-faults.ts';
import { sharedTables } from '../tenant-rule.ts';

const faultsOf = (text: string) => shardFaults(text).map(({ rule, table }) => `${rule} ${table}`);

test('beside every join of portals by column the value stands too', () => {
  const joined =
    'select 1 from users u join sessions s on s.tenant_id = u.tenant_id and s.user_id = u.id where u.tenant_id = $1';
  assert.deepEqual(faultsOf(joined), ['value sessions']);
  assert.deepEqual(faultsOf(`${joined} and s.tenant_id = $1::uuid`), []);
  assert.deepEqual(faultsOf('select 1 from users where tenant_id = $1'), []);
  assert.deepEqual(faultsOf('select 1 from users where (tenant_id, id) = ($1, $2)'), []);
  assert.deepEqual(
    faultsOf(
      'select (select count(*) from sessions s where s.tenant_id = u.tenant_id) from users u where u.tenant_id = $1',
    ),
    ['value sessions'],
  );
});

test('rows written are read back without a sub-select, the clock or JSON in returning', () => {
  for (const more of ['expires_at <= now()', `jsonb_build_object('name', name)`])
    assert.deepEqual(faultsOf(`update users set name = $2 where tenant_id = $1 returning id, ${more} as more`), [
      'returning users',
    ]);
  assert.deepEqual(faultsOf('insert into users (tenant_id) values ($1) returning id, (select 1) as more'), [
    'returning users',
  ]);
  assert.deepEqual(
    faultsOf('with made as (insert into users (tenant_id) values ($1) returning id) select id, (select 1) from made'),
    [],
  );
});

test('rows written from a list of values have typed parameters and are read back, or may be there', () => {
  const from = 'from unnest($2::text[]) as name';
  assert.deepEqual(faultsOf(`insert into users (tenant_id, name) select $1, name ${from}`), [
    'copy users',
    'cast users',
  ]);
  assert.deepEqual(faultsOf(`insert into users (tenant_id, name) select $1::uuid, name ${from} returning id`), []);
  assert.deepEqual(
    faultsOf(`insert into users (tenant_id, name) select $1::uuid, name ${from} on conflict do nothing`),
    [],
  );
  const again = (name: string) => `${from} on conflict (tenant_id, id) do update set name = ${name}`;
  const given = (name: string) => faultsOf(`insert into users (tenant_id, name) select $1::uuid, name ${again(name)}`);
  assert.deepEqual(given('$3::text'), ['excluded users']);
  assert.deepEqual(given('excluded.name'), []);
});

test('the clock is a value where it is not the plain moment of the change', () => {
  assert.deepEqual(faultsOf('update users set changed_at = now() where tenant_id = $1'), []);
  for (const set of ['clock_timestamp()', 'case when blocked then now() end', 'coalesce(changed_at, now())'])
    assert.deepEqual(faultsOf(`update users set changed_at = ${set} where tenant_id = $1`), ['clock users']);
  assert.deepEqual(
    faultsOf('insert into users (tenant_id) values ($1) on conflict (id) do update set changed_at = now()'),
    ['clock users'],
  );
});

test('what was just written is written on only where it is read back', () => {
  const made = 'with made as (insert into users (tenant_id) values ($1) returning id)';
  const told = 'insert into sessions (tenant_id, user_id) select $1::uuid, id from made';
  assert.deepEqual(faultsOf(`${made} ${told}`), ['copy sessions']);
  assert.deepEqual(faultsOf(`${made} ${told} returning id`), []);
});

test('no part of a statement writes from another part', () => {
  const made = 'made as (insert into users (tenant_id) values ($1) returning id)';
  const told = 'insert into sessions (tenant_id, user_id) select $1::uuid, id from made returning id';
  assert.deepEqual(faultsOf(`with ${made}, told as (${told}) select id from made`), ['part sessions']);
  assert.deepEqual(faultsOf(`with ${made} ${told}`), []);
});

test('a moment in a row is moved by a pure function', () => {
  for (const added of [`interval '1 day'`, 'make_interval(secs => $2)'])
    assert.deepEqual(faultsOf(`update users set seen_at = seen_at + ${added} where tenant_id = $1`), ['moment users']);
  assert.deepEqual(faultsOf('update users set seen_at = later(seen_at, $2) where tenant_id = $1'), []);
  assert.deepEqual(faultsOf(`update users set seen_at = now() + interval '1 day' where tenant_id = $1`), []);
});

test('a case in what is written compares in each of its conditions', () => {
  const update = (named: string) => `update users set name = case ${named} then $3 else name end where tenant_id = $1`;
  assert.deepEqual(faultsOf(update('id when $2')), ['case users']);
  assert.deepEqual(faultsOf(update('when id = $2')), []);
});

test('rows written from a table take their portal from it, and values hold no sub-select', () => {
  const from = 'from sessions where tenant_id = $1 on conflict do nothing';
  assert.deepEqual(faultsOf(`insert into users (tenant_id, id) select $1::uuid, user_id ${from}`), ['source users']);
  assert.deepEqual(faultsOf(`insert into users (tenant_id, id) select tenant_id, user_id ${from}`), []);
  const last = '(select max(n) from sessions where tenant_id = $1)';
  assert.deepEqual(faultsOf(`insert into users (tenant_id, n) values ($1, ${last})`), ['values users']);
});

test('no foreign key of a portal sets null as what it names is removed', async () => {
  const { rows } = await owner.query(
    `select conname from pg_constraint where contype = 'f' and confdeltype in ('n', 'd') and connamespace = 'public'::regnamespace`,
  );
  assert.deepEqual(rows, []);
});

/** Functions of SQL that name a table of portals, which an engine of shards cannot plan. */
const functionsOfSql = async () => {
  const { rows } = await owner.query<{ proname: string }>(
    `select distinct p.proname from pg_proc p
     join pg_language l on l.oid = p.prolang and l.lanname = 'sql'
     join pg_class c on c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all($1)
     where p.pronamespace = 'public'::regnamespace and coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) ~ ('\\m' || c.relname || '\\M')`,
    [Object.keys(sharedTables)],
  );
  return rows.map(({ proname }) => proname);
};

test('a function that reads rows of portals is planned where they lie', async () => {
  assert.deepEqual(await functionsOfSql(), []);
});

test('a function of SQL over rows of portals is found', async () => {
  await owner.query(`create function planted() returns bigint language sql as 'select count(*) from warehouses'`);
  try {
    assert.deepEqual(await functionsOfSql(), ['planted']);
  } finally {
    await owner.query('drop function planted');
  }
});

/** Functions of SQL that ask for more than their arguments and choose, so that an engine of shards takes them in no change of a row: they are put into it. */
const choosing = async () => {
  const { rows } = await owner.query<{ proname: string }>(
    `select p.proname from pg_proc p
     join pg_language l on l.oid = p.prolang and l.lanname = 'sql'
     where p.pronamespace = 'public'::regnamespace and p.provolatile <> 'i' and not p.prosecdef and not p.proretset
       and coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) ~* '\\m(case|coalesce)\\M'`,
  );
  return rows.map(({ proname }) => proname);
};

test('the time of a portal chooses nothing, so that shards take it', async () => {
  assert.deepEqual(await choosing(), []);
});

test('a function of SQL that chooses a moment is found', async () => {
  await owner.query('create function planted() returns timestamptz language sql stable return coalesce(null, now())');
  try {
    assert.deepEqual(await choosing(), ['planted']);
  } finally {
    await owner.query('drop function planted()');
  }
});
