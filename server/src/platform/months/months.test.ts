import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import pg from 'pg';
import { newPortal, owner, request, signIn, workerDoor } from '../../../test/harness.ts';
import { newDatabase } from '../../../test/new-database.ts';
import { systemIn } from '../../kernel/access/actor.ts';
import { statement } from '../../kernel/sql/sql.ts';
import { idAt } from '../../kernel/values/id-at.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { lateFactsSchedule } from '../audit/late-facts.schedule.ts';
import { sealEvents } from '../audit/operations/seal-events.ts';
import { toolsOf } from '../jobs/keep-schedules.ts';
import { migrate } from '../postgres/migrate.ts';
import { dropMonths } from './drop-months.ts';
import { monthsSchedule } from './months.schedule.ts';

const tenant = '00000000-0000-7000-8000-000000000001';
const dayMs = 86_400_000;
const now = new Date();
const monthAt = (months: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months);
const nameOf = (whole: string, months: number) =>
  `${whole}_${new Date(monthAt(months)).toISOString().slice(0, 7).replace('-', '_')}`;
const inMonth = (months: number) => uuidv7().replace(/^.{13}/, idAt(monthAt(months) + 5 * dayMs).slice(0, 13));

const record = (all: pg.Pool, id: string, position: number | null = null) =>
  all.query(
    `insert into audit_events (tenant_id, id, actor_kind, request_id, operation, event, audience, entity_type, entity_id, data, position)
     values ($1, $2, 'user', 'r', 'o', 'e', 'business', 'warehouse', $2, '{}', $3)`,
    [tenant, id, position],
  );

/** Rows with the partition each lies in. */
const placesOf = async (all: pg.Pool, whole: string) =>
  Object.fromEntries(
    (await all.query(`select id, tableoid::regclass::text as part from ${whole}`)).rows.map(({ id, part }) => [
      id,
      part,
    ]),
  );

async function asWorker(t: TestContext, workerUrl: string) {
  const worker = new pg.Pool({ connectionString: workerUrl, max: 4 });
  worker.on('error', () => undefined);
  t.after(() => worker.end());
  const make = async (ahead: number) =>
    (await worker.query('select made from make_months($1)', [ahead])).rows.map(({ made }) => made as string);
  const drop = (days: number, pauseMs = 10) =>
    dropMonths(async (call) => (await worker.query(statement(call))).rows, 'webhook_attempts', days, pauseMs);
  return { worker, make, drop };
}

test('an installation of before keeps its rows where they lie: they become the first partition, with their indexes', async (t) => {
  const { all, url } = await newDatabase(t, 185);
  await all.query(`insert into tenants (tenant_id, slug, name) values ($1, 'romashka', 'Ромашка')`, [tenant]);
  const ids = [inMonth(-14), inMonth(-1), inMonth(0)];
  for (const [place, id] of ids.entries()) await record(all, id, place + 1);
  const files = (names: string) =>
    all.query(`select array_agg(relfilenode order by relname) as files from pg_class where relname ~ $1`, [names]);
  const before = await files('^audit_events($|_pkey|_in_order|_of_entity|_unnumbered)');

  await migrate(url);
  assert.deepEqual(
    (await files('^audit_events_earlier')).rows,
    before.rows,
    'neither the table nor an index was written anew',
  );
  assert.deepEqual(
    await placesOf(all, 'audit_events'),
    Object.fromEntries(ids.map((id) => [id, 'audit_events_earlier'])),
  );
  await assert.rejects(record(all, inMonth(0), 2), /audit_events_earlier_in_order/);
});

test('a row of a month that was never made is written all the same, and moves when the month is made', async (t) => {
  const { all, workerUrl } = await newDatabase(t);
  const { make } = await asWorker(t, workerUrl);
  const [soon, far] = [inMonth(3), inMonth(400)];
  await record(all, soon, 1);
  await record(all, far, 2);
  assert.deepEqual(await placesOf(all, 'audit_events'), {
    [soon]: 'audit_events_default',
    [far]: 'audit_events_default',
  });
  await make(4);
  assert.deepEqual(await placesOf(all, 'audit_events'), {
    [soon]: nameOf('audit_events', 3),
    [far]: 'audit_events_default',
  });
  await record(all, inMonth(4));
});

test('two workers at once make each month once, fenced as its table is and closed to processes', async (t) => {
  const { all, workerUrl } = await newDatabase(t);
  const { worker, make } = await asWorker(t, workerUrl);
  const made = (await Promise.all([make(4), make(4), make(3)])).flat();
  assert.equal(new Set(made).size, made.length);
  assert.ok(made.includes(nameOf('audit_events', 4)) && made.includes(nameOf('webhook_attempts', 4)));
  assert.deepEqual(await make(4), []);
  const { rows } = await all.query(`
    select c.relname from pg_class c join pg_inherits i on i.inhrelid = c.oid
    where c.relkind = 'r' and (not (c.relrowsecurity and c.relforcerowsecurity)
      or (select array_agg(polname order by polname) from pg_policy where polrelid = c.oid)
        is distinct from (select array_agg(polname order by polname) from pg_policy where polrelid = i.inhparent)
      or exists (select 1 from information_schema.role_table_grants g where g.table_name = c.relname and g.grantee like 'prokura%'))`);
  assert.deepEqual(rows, []);
  await assert.rejects(worker.query(`select 1 from ${nameOf('audit_events', 4)}`), /permission denied/);
  assert.deepEqual((await worker.query('select 1 from audit_events')).rows, []);
});

test('a month whose days are over leaves as a whole; one that somebody reads stays until he has read', async (t) => {
  const { all, workerUrl } = await newDatabase(t);
  const { make, drop } = await asWorker(t, workerUrl);
  for (const whole of ['audit_events', 'webhook_attempts'])
    await all.query(`
      alter table ${whole} detach partition ${whole}_earlier;
      alter table ${whole} attach partition ${whole}_earlier for values from (minvalue) to ('${idAt(monthAt(-10))}')`);
  await make(1);
  const parts = async () =>
    (await all.query(`select part::text from ends_of_months('webhook_attempts') order by until`)).rows.map(
      ({ part }) => part,
    );
  const reader = await all.connect();
  await reader.query(`begin; select 1 from ${nameOf('webhook_attempts', -10)}`);
  const kept = 12 - 1 - Math.ceil(210 / 31);
  assert.deepEqual(await drop(210), ['webhook_attempts_earlier'], 'what is before the month that is read');
  assert.equal((await parts())[0], nameOf('webhook_attempts', -10));
  await reader.query('commit');
  reader.release();
  const gone = await drop(210);
  assert.ok(gone.length >= 2 && gone.length <= kept, gone.join());
  assert.ok(gone.every((part) => part < nameOf('webhook_attempts', -6)));
  assert.deepEqual(await make(1), [], 'what has left is not made again');
  await assert.rejects(drop(10), /do not leave/);
  await assert.rejects(all.query(`select drop_months('audit_events', 400)`), /do not leave/);
});

test('workers make months and look for late facts hourly: one of a year ago gets its place after those that have one', async () => {
  const portal = await newPortal();
  const key = await portal.key('catalog.write');
  await request('POST', '/api/v1/catalog', { key, body: { name: 'Цемент М500' } });
  await workerDoor.command(sealEvents, systemIn(portal.tenantId), {});
  const late = inMonth(-12);
  await owner.query(
    `insert into audit_events (tenant_id, id, actor_kind, request_id, operation, event, audience, entity_type, entity_id, data)
     values ($1, $2, 'system', 'r', 'o', 'e', 'business', 'warehouse', $2, '{}')`,
    [portal.tenantId, late],
  );
  const positions = async () =>
    (
      await owner.query('select id, position from audit_events where tenant_id = $1 order by position', [
        portal.tenantId,
      ])
    ).rows;
  await workerDoor.command(sealEvents, systemIn(portal.tenantId), {});
  assert.deepEqual((await positions()).at(-1), { id: late, position: null }, 'months of late are looked at alone');

  const tools = toolsOf(workerDoor);
  await monthsSchedule.run(tools);
  await lateFactsSchedule.run(tools);
  const placed = await positions();
  assert.deepEqual(placed.at(-1), { id: late, position: placed.length });
  await workerDoor.command(sealEvents, systemIn(portal.tenantId), {});
  const token = await signIn(portal);
  const { json } = await request('POST', '/api/v1/audit/verify', { token, body: {} });
  assert.deepEqual([json.intact, json.events], [true, placed.length], 'it is sealed, and found again');
});
