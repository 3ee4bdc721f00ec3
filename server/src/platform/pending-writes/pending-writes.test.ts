import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  factsOf,
  lettersTo,
  newPerson,
  newPortal,
  owner,
  type Portal,
  request,
  signIn,
  workerDoor,
} from '../../../test/harness.ts';
import { systemIn } from '../../kernel/access/actor.ts';
import { purgePortal } from '../jobs/purge-portal.ts';

const catalog = '/api/v1/catalog';
const base = '/api/v1/pending-writes';
const sand = { name: 'Песок речной' };

/** A portal with a key whose writes wait, and its owner. */
async function held(...scopes: string[]) {
  const portal = await newPortal();
  const key = await heldKey(portal, ...(scopes.length > 0 ? scopes : ['catalog.read', 'catalog.write']));
  const token = await signIn(portal);
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    request(method, path, { key, headers, ...(body !== undefined && { body }) });
  const decide = (id: string, how: 'approve' | 'reject', by = token) =>
    request('POST', `${base}/${id}/${how}`, { token: by, ...(how === 'reject' && { body: { reason: 'Уже есть' } }) });
  const itemCount = async () => (await ask('GET', catalog)).json.items.length;
  return { portal, key, token, ask, decide, itemCount };
}

async function heldKey(portal: Portal, ...scopes: string[]) {
  const key = await portal.key(...scopes);
  await owner.query('update api_keys set writes_wait = true where tenant_id = $1', [portal.tenantId]);
  return key;
}

test('what the key writes waits: nothing is done, a person is told, and a dry run shows what would be', async () => {
  const { portal, ask, itemCount } = await held();
  const { status, json, headers } = await ask('POST', catalog, sand);
  assert.deepEqual([status, headers['preference-applied'], json.status], [202, 'approval', 'waiting']);
  assert.deepEqual([json.keyName, json.title.ru, json.preview.status], ['ERP', 'Создать позицию каталога', 201]);
  assert.deepEqual([json.input.name, json.preview.body.name], [sand.name, sand.name]);
  assert.equal(await itemCount(), 0);
  const [letter] = await lettersTo(`${portal.ownerId}@romashka.ru`);
  assert.match(letter?.subject ?? '', /предлагает: Создать позицию каталога/);
  assert.equal((await ask('POST', catalog, { name: '' })).status, 422);
  assert.equal((await ask('POST', `${catalog}?dryRun=true`, sand)).json.dryRun, true);
});

test('approved, it is done once, in the name of who approved it and through the key', async () => {
  const { portal, ask, decide, itemCount } = await held();
  const { id } = (await ask('POST', catalog, sand)).json;
  const buyer = await newPerson(portal, 'buyer');
  const { status, json } = await decide(id, 'approve', await signIn(portal, buyer.userId));
  assert.deepEqual([status, json.status, json.answer.status, json.decidedBy], [200, 'done', 201, buyer.userId]);
  assert.equal(await itemCount(), 1);
  const { rows } = await owner.query(
    `select actor_kind, actor_id, through_id from audit_events where tenant_id = $1 and entity_type = 'catalog_item'`,
    [portal.tenantId],
  );
  assert.deepEqual(rows, [{ actor_kind: 'apiKey', actor_id: buyer.userId, through_id: json.apiKeyId }]);
  assert.deepEqual(
    (await factsOf(portal.tenantId)).map(({ event }) => event).filter((event) => event.startsWith('pending')),
    ['pending_write.created', 'pending_write.approved', 'pending_write.done'],
  );
  assert.equal((await ask('GET', `${base}/${id}`)).json.answer.body.name, sand.name);
});

test('of two who decide at once one outcome stands', async () => {
  const { portal, ask, decide, itemCount } = await held();
  const other = await signIn(portal, (await newPerson(portal, 'buyer')).userId);
  const { id } = (await ask('POST', catalog, sand)).json;
  const approved = await Promise.all([decide(id, 'approve'), decide(id, 'approve'), decide(id, 'approve', other)]);
  assert.ok(approved.some(({ status }) => status === 200));
  const late = approved.filter(({ status }) => status !== 200).map(({ json }) => json.rule ?? json.code);
  assert.deepEqual(
    late.filter((one) => !['approved_already', 'invalid_state_transition'].includes(one)),
    [],
  );
  assert.equal(await itemCount(), 1);

  const next = (await ask('POST', catalog, { name: 'Щебень' })).json.id;
  const both = await Promise.all([decide(next, 'approve'), decide(next, 'reject', other)]);
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([200, 409]));
  const ended = (await ask('GET', `${base}/${next}`)).json.status;
  assert.equal(await itemCount(), ended === 'done' ? 2 : 1);
});

test('rejected, it is never done, and the key reads why', async () => {
  const { ask, decide, itemCount } = await held();
  const { id } = (await ask('POST', catalog, sand)).json;
  assert.equal((await decide(id, 'reject')).json.status, 'rejected');
  assert.equal((await decide(id, 'approve')).json.code, 'invalid_state_transition');
  const { json } = await ask('GET', `${base}/${id}`);
  assert.deepEqual([json.status, json.reason, await itemCount()], ['rejected', 'Уже есть', 0]);
});

test('what waited too long is not done any more', async () => {
  const { portal, ask, decide } = await held();
  const { id } = (await ask('POST', catalog, sand)).json;
  await owner.query(`update pending_writes set expires_at = now() where tenant_id = $1`, [portal.tenantId]);
  const { json } = await decide(id, 'approve');
  assert.deepEqual([json.code, json.from], ['invalid_state_transition', 'expired']);
  const { items } = (await ask('GET', `${base}?status=expired`)).json;
  assert.deepEqual(
    items.map((one: { id: string }) => one.id),
    [id],
  );
});

test('whatever became of a write, it leaves 90 days after its week', async () => {
  const { portal, ask, decide } = await held();
  const ended = async (days: number) => {
    const { id } = (await ask('POST', catalog, sand)).json;
    await owner.query('update pending_writes set expires_at = now() - make_interval(days => $2) where id = $1', [
      id,
      days,
    ]);
    return id;
  };
  const done = (await ask('POST', catalog, sand)).json.id;
  await decide(done, 'approve');
  const [late] = [await ended(89), await ended(91)];
  await workerDoor.command(purgePortal, systemIn(portal.tenantId), {});
  const { items } = (await ask('GET', base)).json as { items: Array<{ id: string }> };
  assert.deepEqual(
    items.map(({ id }) => id),
    [late, done],
  );
  await owner.query(`update pending_writes set expires_at = now() - interval '91 days' where id = $1`, [done]);
  await workerDoor.command(purgePortal, systemIn(portal.tenantId), {});
  assert.equal((await ask('GET', `${base}/${done}`)).status, 404);
});

test('the rights of the key are those of the moment it is done', async () => {
  const ended: Array<[string, string]> = [
    [`status = 'archived'`, 'api_key_revoked'],
    [`expires_at = now() - interval '1 second'`, 'api_key_expired'],
    [`scopes = '{catalog.read}'`, 'insufficient_scope'],
  ];
  for (const [change, code] of ended) {
    const { portal, token, ask, decide } = await held();
    const { id } = (await ask('POST', catalog, sand)).json;
    await owner.query(`update api_keys set ${change} where tenant_id = $1`, [portal.tenantId]);
    const { json } = await decide(id, 'approve');
    assert.deepEqual([json.status, json.answer.body.code], ['failed', code]);
    assert.equal((await request('GET', catalog, { token })).json.items.length, 0);
  }
});

test('nobody approves what he may not do himself, nor sees it', async () => {
  const { portal, ask, decide } = await held();
  const { id } = (await ask('POST', catalog, sand)).json;
  const viewer = await signIn(portal, (await newPerson(portal, 'viewer')).userId);
  assert.equal((await decide(id, 'approve', viewer)).status, 404);
  assert.equal((await decide(id, 'reject', viewer)).status, 404);
  assert.deepEqual((await request('GET', base, { token: viewer })).json.items, []);
  const stranger = await newPortal();
  assert.equal((await decide(id, 'approve', await signIn(stranger))).status, 404);
  assert.equal((await request('GET', `${base}/${id}`, { key: await portal.key('catalog.write') })).status, 404);
});

test('a repeat under the idempotency key is the same write, whatever has changed', async () => {
  const { ask, decide, itemCount } = await held();
  const keyed = { 'idempotency-key': 'sand-1' };
  const first = (await ask('POST', catalog, { ...sand, sku: 'S-1' }, keyed)).json;
  await decide(first.id, 'approve');
  const again = await ask('POST', catalog, { ...sand, sku: 'S-1' }, keyed);
  assert.deepEqual([again.status, again.json.id, await itemCount()], [202, first.id, 1]);
});

test('what was refused by then says why, and a version that has passed is one reason', async () => {
  const { token, ask, decide } = await held();
  const item = (await request('POST', catalog, { token, body: sand })).json;
  const change = await ask('PATCH', `${catalog}/${item.id}`, { name: 'Песок' }, { 'if-match': '"v1"' });
  await request('PATCH', `${catalog}/${item.id}`, { token, body: { name: 'Песок карьерный' } });
  const { json } = await decide(change.json.id, 'approve');
  assert.deepEqual([json.status, json.answer.status, json.answer.body.code], ['failed', 412, 'precondition_failed']);
});

test('any key may ask that a person decides, and the facade keeps its scopes', async () => {
  const portal = await newPortal();
  const key = await portal.key('integration_api.read', 'integration_api.write');
  const path = '/api/v1/integration-api/catalog-items';
  const asked = await request('POST', path, { key, body: sand, headers: { prefer: 'approval' } });
  assert.equal(asked.status, 202);
  const token = await signIn(portal);
  const done = (await request('POST', `${base}/${asked.json.id}/approve`, { token })).json;
  assert.deepEqual([done.status, done.answer.status], ['done', 201]);
  assert.equal((await request('POST', path, { key, body: { name: 'Щебень' } })).status, 201);
});

test('a file cannot wait', async () => {
  const { ask } = await held('catalog.write');
  const form = new FormData();
  form.set('file', new Blob(['x']), 'a.txt');
  form.set('entityType', 'catalogItem');
  form.set('entityId', '0192f3c1-4d5e-7a6b-8c9d-0e1f2a3b4c5d');
  assert.equal((await ask('POST', '/api/v1/files', form)).json.code, 'write_cannot_wait');
});
