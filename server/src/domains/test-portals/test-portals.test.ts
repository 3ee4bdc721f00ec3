import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, owner, request, signIn, workerDoor } from '../../../test/harness.ts';
import { makeTestPortal, sandbox } from '../../../test/made-test-portal.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { toolsOf } from '../../platform/jobs/keep-schedules.ts';
import { keptAtReset } from '../../platform/test-portals/kept-at-reset.ts';
import { unusedTestPortals } from '../../platform/test-portals/unused.schedule.ts';

const keys = '/api/v1/api-keys';

const names = async (get: (url: string) => Promise<{ items: Array<{ name: string }> }>) =>
  (await get('/api/v1/catalog?limit=100')).items.map(({ name }) => name).sort();

const nearly = (moment: number, wanted: number) =>
  assert.ok(Math.abs(moment - wanted) < 60_000, `${moment} for ${wanted}`);

test('one request makes a portal with an example to work with and a key for it', async () => {
  const live = await newPortal();
  await owner.query(
    `insert into regional_settings (tenant_id, timezone, currency) values ($1, 'Asia/Yekaterinburg', 'KZT')
     on conflict (tenant_id) do update set timezone = excluded.timezone, currency = excluded.currency`,
    [live.tenantId],
  );
  const { made, get, key } = await makeTestPortal(live);
  assert.equal(made.name, 'Тестовый портал — ООО «Ромашка»');
  assert.match(made.slug, /^p-.*-test-[0-9a-f]{6}$/);
  assert.match(key, /^ppk_test_/);
  assert.equal((await names(get)).length, 40);
  const { timezone, currency } = await get('/api/v1/settings/regional');
  assert.deepEqual([timezone, currency], ['Asia/Yekaterinburg', 'KZT']);
  const rfqs = await get('/api/v1/supplier-rfqs');
  assert.ok(rfqs.items.length > 0, 'also in lists that leave samples of live portals out');
});

test('answers say that they are of a test portal, and what time it is there', async () => {
  const { ask, asOwner } = await makeTestPortal();
  for (const url of ['/api/v1/catalog', sandbox]) {
    const { headers } = await ask('GET', url);
    assert.equal(headers['portal-mode'], 'test', url);
    nearly(Date.parse(String(headers['portal-time'])), Date.now());
  }
  assert.equal((await asOwner('GET', '/api/v1/catalog')).headers['portal-mode'], undefined);
});

test('refusals say so too, as soon as the key is known', async () => {
  const { ask, asOwner } = await makeTestPortal();
  await ask('POST', `${sandbox}/clock`, { forwardSeconds: 86_400 });
  const nobody = '01890a5d-ac96-774b-bcce-b302099a8057';
  for (const [status, method, url, body] of [
    [422, 'POST', '/api/v1/catalog', {}],
    [404, 'GET', `/api/v1/catalog/${nobody}`],
    [409, 'POST', `${sandbox}/${nobody}/sign-in-link`, {}],
  ] as const) {
    const answer = await ask(method, url, body);
    assert.deepEqual([answer.status, answer.headers['portal-mode']], [status, 'test'], url);
    nearly(Date.parse(String(answer.headers['portal-time'])), Date.now() + 86_400_000);
  }
  const unknown = await request('GET', '/api/v1/catalog', { key: 'ppk_test_a1B2c3D4e5F6_a1B2c3D4e5F6' });
  assert.deepEqual([unknown.status, unknown.headers['portal-mode']], [401, undefined]);
  const live = await asOwner('POST', '/api/v1/catalog', {});
  assert.deepEqual([live.status, live.headers['portal-mode']], [422, undefined]);
});

test('the live portal lists what it has made, a test portal itself, and nobody those of others', async () => {
  const { asOwner, get, tenantId, live } = await makeTestPortal();
  const second = await makeTestPortal(live);
  const idsOf = ({ items }: { items: Array<{ id: string }> }) => items.map(({ id }) => id);
  assert.deepEqual(idsOf((await asOwner('GET', sandbox)).json), [tenantId, second.tenantId]);
  assert.deepEqual(idsOf(await get(sandbox)), [tenantId]);
  const stranger = await newPortal();
  const token = await signIn(stranger);
  assert.deepEqual((await request('GET', sandbox, { token })).json, { items: [] });
  for (const [method, path] of [
    ['DELETE', ''],
    ['POST', '/reset'],
    ['POST', '/sign-in-link'],
  ] as const)
    assert.equal((await request(method, `${sandbox}/${tenantId}${path}`, { token })).status, 404, path);
});

test('a portal has at most three, and a test portal makes none', async () => {
  const { live, asOwner, ask } = await makeTestPortal();
  await makeTestPortal(live);
  await makeTestPortal(live);
  const refused = await asOwner('POST', sandbox, {});
  assert.deepEqual([refused.status, refused.json.code, refused.json.limit], [429, 'quota_exceeded', 3]);
  const inside = await ask('POST', sandbox, {});
  assert.deepEqual([inside.status, inside.json.rule], [409, 'live_portal_only']);
});

test('of two that ask at once for the third, one gets it', async () => {
  const { live, asOwner } = await makeTestPortal();
  await makeTestPortal(live);
  const statuses = (await Promise.all([1, 2].map(() => asOwner('POST', sandbox, {})))).map(({ status }) => status);
  assert.deepEqual(
    statuses.sort((one, other) => one - other),
    [201, 429],
  );
});

test('asked for again under its idempotency key it is the same, with the same key', async () => {
  const portal = await newPortal();
  const token = await signIn(portal);
  const headers = { 'idempotency-key': 'a-test-portal' };
  const [first, again] = [
    await request('POST', sandbox, { token, body: {}, headers }),
    await request('POST', sandbox, { token, body: {}, headers }),
  ];
  assert.deepEqual(again.json, first.json);
  assert.equal((await request('GET', sandbox, { token })).json.items.length, 1);
});

test('keys of a test portal are test keys, and those of a live one live', async () => {
  const { asOwner, inside } = await makeTestPortal();
  const made = await inside('POST', keys, { name: 'Обмен', scopes: ['catalog.read'] });
  assert.match(made.json.secret, /^ppk_test_/);
  const wrong = await inside('POST', keys, { name: 'Обмен', scopes: ['catalog.read'], env: 'live' });
  const wrongOutside = await asOwner('POST', keys, {
    name: 'Обмен',
    scopes: ['catalog.read'],
    env: 'test',
  });
  for (const { status, json } of [wrong, wrongOutside])
    assert.deepEqual([status, json.errors[0].pointer, json.errors[0].code], [422, '/env', 'wrong_environment']);
});

test('a link signs in once, as an owner, whoever of the live portal asked for it', async () => {
  const { asOwner, tenantId, made } = await makeTestPortal();
  const { json } = await asOwner('POST', `${sandbox}/${tenantId}/sign-in-link`);
  const token = new URL(json.url).hash.slice(1);
  const signIn = () => request('POST', `${sandbox}/sign-in`, { body: { token, clientType: 'native' } });
  const session = await signIn();
  assert.equal(session.status, 200, session.text);
  const { user, portal } = session.json;
  assert.deepEqual([user.fullName, user.roles[0].code], ['Анна Смирнова', 'owner']);
  assert.deepEqual([portal.slug, portal.mode], [made.slug, 'test']);
  assert.deepEqual([(await signIn()).json.code], ['link_used']);
});

test('begun anew it has its example and nothing else; keys, subscriptions and people stay', async () => {
  const { ask, get, asOwner, tenantId, key } = await makeTestPortal();
  const before = await names(get);
  await ask('POST', '/api/v1/catalog', { name: 'Болт М8' });
  const hook = await ask('POST', '/api/v1/webhook-subscriptions', { name: 'Учёт', url: 'http://127.0.0.1:8443/hook' });
  assert.equal(hook.status, 201, hook.text);
  await owner.query(`update test_portals set ahead_seconds = 777600 where tenant_id = $1`, [tenantId]);
  const own = await ask('POST', `${sandbox}/reset`, {});
  assert.equal(own.status, 200, own.text);
  assert.ok(Date.parse(own.json.portalTime) < Date.now() + 60_000, 'the clock is set back');
  assert.deepEqual(await names(get), before);
  assert.equal((await get('/api/v1/webhook-subscriptions')).items.length, 1);
  const fromLive = await asOwner('POST', `${sandbox}/${tenantId}/reset`);
  assert.equal(fromLive.status, 200, fromLive.text);
  assert.deepEqual(await names(get), before);
  assert.equal((await request('GET', '/api/v1/catalog', { key })).status, 200);
  const live = await asOwner('POST', `${sandbox}/reset`, {});
  assert.deepEqual([live.status, live.json.rule], [409, 'test_portal_only']);
});

test('a table that stays at a reset names none that goes', async () => {
  const { rows } = await owner.query<{ child: string; parent: string }>(
    `
    select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
    where contype = 'f' and conrelid = any($1::regclass[]) and confrelid <> all($1::regclass[])`,
    [keptAtReset],
  );
  assert.deepEqual(rows, []);
});

test('removed, nothing of it is left: neither rows nor its name, and its key is refused', async () => {
  const { asOwner, tenantId, key, live } = await makeTestPortal();
  const gone = await asOwner('DELETE', `${sandbox}/${tenantId}`);
  assert.deepEqual([gone.status, gone.json], [200, { id: tenantId, status: 'removed' }]);
  assert.equal((await request('GET', '/api/v1/catalog', { key })).status, 401);
  const { rows: tables } = await owner.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relispartition order by 1`);
  const left: string[] = [];
  for (const { name } of tables)
    if ((await owner.query(`select 1 from ${name} where tenant_id = $1 limit 1`, [tenantId])).rows.length > 0)
      left.push(name);
  assert.deepEqual(left, []);
  assert.deepEqual((await asOwner('GET', sandbox)).json, { items: [] });
  const told = (await factsOf(live.tenantId))
    .map(({ event }) => event)
    .filter((event) => event.startsWith('test_portal'));
  assert.deepEqual(told, ['test_portal.made', 'test_portal.removed']);
});

const leaveUnused = async (tenantId: string) => {
  await owner.query(`update tenants set created_at = now() - interval '83 days 1 hour' where tenant_id = $1`, [
    tenantId,
  ]);
  await owner.query('delete from sessions where tenant_id = $1', [tenantId]);
};

test('a week before one that nobody uses is removed, whoever made it is told of it, once', async () => {
  const { tenantId, live, made } = await makeTestPortal();
  await leaveUnused(tenantId);
  for (let day = 1; day <= 2; day += 1) await unusedTestPortals.run(toolsOf(workerDoor));
  const { rows: notices } = await owner.query(
    `select user_id, title_ru, page from notices where tenant_id = $1 and kind = 'test_portal.unused'`,
    [live.tenantId],
  );
  assert.deepEqual(notices, [
    {
      user_id: live.ownerId,
      title_ru: `Тестовый портал скоро будет удалён: ${made.name}`,
      page: '/settings/test-portals',
    },
  ]);
  const { rows: letters } = await owner.query(
    `select recipient from letters where tenant_id = $1 and template = 'test-portal-unused'`,
    [live.tenantId],
  );
  assert.equal(letters.length, 1);
});

test('whose live portal has moved to another installation keeps nobody else from being told', async () => {
  const { tenantId, live } = await makeTestPortal();
  await leaveUnused(tenantId);
  await owner.query(
    `insert into away_portals (tenant_id, standing, address, move_id) values ($1, 'moved', 'https://purchasing.romashka.ru', $1)`,
    [live.tenantId],
  );
  await unusedTestPortals.run(toolsOf(workerDoor));
});

test('one that no key and no person has come to for ninety days is removed', async () => {
  const [unused, used] = [await makeTestPortal(), await makeTestPortal()];
  const age = `created_at = now() - interval '91 days'`;
  await owner.query(`update tenants set ${age} where tenant_id = any($1)`, [[unused.tenantId, used.tenantId]]);
  await owner.query('delete from sessions where tenant_id = $1', [unused.tenantId]);
  await unusedTestPortals.run(toolsOf(workerDoor));
  const { rows } = await owner.query('select tenant_id from test_portals where tenant_id = any($1)', [
    [unused.tenantId, used.tenantId],
  ]);
  assert.deepEqual(rows, [{ tenant_id: used.tenantId }]);
});

test('one whose making was broken off stands in nobody’s way, and is forgotten after as long', async () => {
  const [begun, forgotten] = [uuidv7(), uuidv7()];
  await owner.query(
    `insert into test_portals (tenant_id, made_in, made_at) values ($1, $1, now()), ($2, $2, now() - interval '91 days')`,
    [begun, forgotten],
  );
  await unusedTestPortals.run(toolsOf(workerDoor));
  const { rows } = await owner.query('select tenant_id from test_portals where tenant_id = any($1)', [
    [begun, forgotten],
  ]);
  assert.deepEqual(rows, [{ tenant_id: begun }]);
});
