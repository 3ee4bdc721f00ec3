import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { givePassword, goodPassword, logIn } from '../../../test/accounts.ts';
import { newPortal, owner, type Portal, request, workerDoor } from '../../../test/harness.ts';
import { newInbound, send } from '../../../test/inbound.ts';
import { look, rfqPortal } from '../../../test/rfqs.ts';
import { base, startReceiver, startWorker, until } from '../../../test/webhooks.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { sealEvents } from '../audit/operations/seal-events.ts';
import { toolsOf } from '../jobs/keep-schedules.ts';

const scopes = ['catalog.read', 'catalog.write', 'webhooks.read', 'webhooks.write', 'integration_api.read'];
const russian = { 'accept-language': 'ru' };
const make = (key: string, name: string, idempotencyKey: string = randomUUID()) =>
  request('POST', '/api/v1/catalog', {
    key,
    body: { name },
    headers: { ...russian, 'idempotency-key': idempotencyKey },
  });

/** Takes the lock as a move does; answers how to let go of it. */
async function hold(t: TestContext, { tenantId }: Portal) {
  const client = await owner.connect();
  await client.query('begin');
  await client.query(`select pg_advisory_xact_lock(hashtextextended('portal writes ' || $1::uuid, 0))`, [tenantId]);
  let held = true;
  const letGo = async () => {
    if (!held) return;
    held = false;
    await client.query('rollback');
    client.release();
  };
  t.after(letGo);
  return letGo;
}

const setAway = ({ tenantId }: Portal, standing: string, address: string | null) =>
  owner.query('insert into away_portals (tenant_id, standing, address, move_id) values ($1, $2, $3, $4)', [
    ...[tenantId, standing, address, randomUUID()],
  ]);

test('while a portal is moved it is read, and whoever writes is asked to come again', async (t) => {
  const portal = await newPortal();
  const key = await portal.key(...scopes);
  const item = await make(key, 'Болт');
  const letGo = await hold(t, portal);
  const refused = await make(key, 'Гайка', 'a-nut');
  assert.deepEqual(
    [refused.status, refused.json.code, refused.json.retryable, refused.json.title, refused.headers['retry-after']],
    [503, 'portal_moving', true, 'Портал переносится', '2'],
  );
  const read = await request('GET', `/api/v1/catalog/${item.json.id}`, { key });
  assert.equal(read.status, 200);
  const other = await (await newPortal()).key(...scopes);
  assert.equal((await make(other, 'Гайка')).status, 201, 'other portals notice nothing');
  await letGo();
  assert.equal((await make(key, 'Гайка', 'a-nut')).status, 201);
});

test('what was begun before is waited for', async (t) => {
  const portal = await newPortal();
  const writing = await owner.connect();
  await writing.query('begin');
  await writing.query('select enter_portal($1, true)', [portal.tenantId]);
  let holding = false;
  const taken = hold(t, portal).then(() => {
    holding = true;
  });
  const key = await portal.key(...scopes);
  await until('the newcomer is refused', async () => (await make(key, 'Болт')).status === 503);
  assert.equal(holding, false);
  await writing.query('commit');
  writing.release();
  await taken;
});

test('a portal that has moved says where it is now, to everybody who asks', async () => {
  const portal = await newPortal();
  const email = await givePassword(portal.tenantId, portal.ownerId, goodPassword);
  const key = await portal.key(...scopes);
  const item = await make(key, 'Болт');
  await setAway(portal, 'moved', 'https://purchasing.romashka.ru');
  const answers = [
    await make(key, 'Гайка'),
    await request('GET', `/api/v1/catalog/${item.json.id}`, { key, headers: russian }),
    await logIn({ email, password: goodPassword }, russian),
  ];
  for (const { status, json } of answers)
    assert.deepEqual(
      [status, json.code, json.retryable, json.movedTo, json.detail],
      [
        ...[410, 'portal_moved', false, 'https://purchasing.romashka.ru'],
        'Портал теперь находится по адресу https://purchasing.romashka.ru',
      ],
    );
});

test('links of suppliers and addresses of incoming webhooks lead on to where the portal is', async () => {
  const rfqs = await rfqPortal();
  const { id, recipients } = await rfqs.sent();
  const token = await rfqs.tokenOf(id, recipients[0].id);
  assert.equal((await look(token)).status, 200);
  await setAway(rfqs.portal, 'moved', 'https://purchasing.romashka.ru');
  assert.deepEqual([(await look(token)).json.code], ['portal_moved']);

  const { pair, portal } = await newInbound();
  await setAway(portal, 'moved', 'https://purchasing.romashka.ru');
  const sent = await send({ ...pair, event: 'probe', body: '{}' });
  assert.deepEqual([sent.status, sent.json.code], [410, 'portal_moved']);
});

test('a portal that is arriving is not open yet', async () => {
  const portal = await newPortal();
  const key = await portal.key(...scopes);
  await setAway(portal, 'arriving', null);
  for (const answer of [await make(key, 'Гайка'), await request('GET', '/api/v1/catalog', { key })])
    assert.deepEqual([answer.status, answer.json.code], [503, 'portal_moving']);
});

test('recurring work waits for the end of a hold', async (t) => {
  const portal = await newPortal();
  const letGo = await hold(t, portal);
  setTimeout(() => void letGo(), 300);
  const sealed = await toolsOf(workerDoor).runIn(portal.tenantId, sealEvents, {});
  assert.deepEqual(sealed, { sealed: 0 });
});

test('the workers leave a portal that is away alone, and go on with the others', async (t) => {
  const [away, here] = [await newPortal(), await newPortal()];
  const receivers = [await startReceiver(t), await startReceiver(t)] as const;
  for (const [index, portal] of [away, here].entries()) {
    const key = await portal.key(...scopes);
    const hook = await request('POST', base, { key, body: { name: 'Учёт', url: receivers[index]?.url } });
    assert.equal(hook.status, 201, hook.text);
    await make(key, 'Болт');
  }
  await setAway(away, 'moved', 'https://purchasing.romashka.ru');
  const told = async (name: string) => {
    const rows = await workerDoor.directory.many<{ tenant_id: string }>(
      name === 'facts'
        ? sql`select * from tenants_with_fresh_facts(${10_000})`
        : sql`select * from find_tenants(${null}, ${100_000})`,
    );
    return [away, here].map(({ tenantId }) => rows.some(({ tenant_id }) => tenant_id === tenantId));
  };
  assert.deepEqual(
    [await told('facts'), await told('all')],
    [
      [false, true],
      [false, true],
    ],
  );
  startWorker(t, [away, here]);
  await until('the one that is here is told of', () => receivers[1].got.length > 0);
  assert.equal(receivers[0].got.length, 0);
});
