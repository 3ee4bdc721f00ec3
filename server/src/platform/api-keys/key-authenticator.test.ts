import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ApiKey } from '../../../../nouns/api-key.ts';
import { door, newPerson, newPortal, owner, request, run } from '../../../test/harness.ts';
import { keyAuthenticator } from './key-authenticator.ts';
import { readKey } from './key-format.ts';
import { archiveKey } from './operations/archive-key.ts';
import { createKey } from './operations/create-key.ts';

type Made = ApiKey & { secret: string };
const see = (key: string) => request('GET', '/api/v1/catalog', { key });
const write = (key: string) => request('POST', '/api/v1/catalog', { key, body: { name: 'Болт' } });
const scopes = ['catalog.read', 'catalog.write'];

test('when the creator loses the role, the next request of his key is refused', async () => {
  const portal = await newPortal();
  const buyer = await newPerson(portal, 'buyer');
  const maker = { ...buyer, permissions: new Set([...buyer.permissions, 'api_keys.create']) };
  const { secret }: Made = await run(createKey, maker, { name: 'x', scopes });
  assert.equal((await write(secret)).status, 201);
  await owner.query('delete from user_roles where tenant_id = $1 and user_id = $2', [portal.tenantId, buyer.userId]);
  const after = await write(secret);
  assert.deepEqual([after.status, after.json.code], [403, 'forbidden']);
});

test('when the creator is blocked, his key may only read', async () => {
  const portal = await newPortal();
  const admin = await newPerson(portal, 'admin');
  const { secret }: Made = await run(createKey, admin, { name: 'x', scopes });
  assert.equal((await write(secret)).status, 201);
  await owner.query(`update users set status = 'blocked' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    admin.userId,
  ]);
  const after = await write(secret);
  assert.deepEqual([after.status, after.json.code], [403, 'api_key_read_only']);
  assert.equal((await see(secret)).status, 200);
});

test('a key can do no more than its creator, whatever its scopes', async () => {
  const portal = await newPortal();
  const viewer = await newPerson(portal, 'viewer');
  const key = await portal.key(...scopes);
  const { keyId } = readKey(key) as { keyId: string };
  await owner.query('update api_keys set created_by = $2 where key_id = $1', [keyId, viewer.userId]);
  const refusal = await write(key);
  assert.deepEqual([refusal.status, refusal.json.code], [403, 'forbidden']);
  assert.deepEqual(refusal.json.requiredPermissions, ['catalog.create']);
  assert.equal((await see(key)).status, 200);
});

test('a revoked key is refused on the very next request', async () => {
  const portal = await newPortal();
  const { id, secret }: Made = await run(createKey, portal.owner, { name: 'x', scopes });
  assert.equal((await see(secret)).status, 200);
  await run(archiveKey, portal.owner, { id });
  const after = await see(secret);
  assert.deepEqual([after.status, after.json.code], [401, 'api_key_revoked']);
});

test('a key from an address off its list is refused', async () => {
  const portal = await newPortal();
  const make = (allowedCidrs: string[]): Promise<Made> =>
    run(createKey, portal.owner, { name: 'x', scopes, allowedCidrs });
  const elsewhere = await see((await make(['203.0.113.0/24'])).secret);
  assert.deepEqual([elsewhere.status, elsewhere.json.code], [403, 'ip_not_allowed']);
  assert.equal((await see((await make(['127.0.0.0/8'])).secret)).status, 200);
});

test('an expired key is refused', async () => {
  const portal = await newPortal();
  const key = await portal.key('catalog.read');
  const { keyId } = readKey(key) as { keyId: string };
  await owner.query(`update api_keys set expires_at = now() - interval '1 second' where key_id = $1`, [keyId]);
  const { status, json } = await see(key);
  assert.deepEqual([status, json.code], [401, 'api_key_expired']);
});

test('a mistyped key never reaches the database', async () => {
  const key = await (await newPortal()).key('catalog.read');
  let asked = 0;
  const watched = { ...door, directory: { first: async () => void (asked += 1) } };
  const keys = keyAuthenticator(watched as unknown as typeof door);
  const visit = { ip: '127.0.0.1', userAgent: '' };
  const mistyped = key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a');
  await assert.rejects(keys.authenticate({ ...visit, key: mistyped }), { code: 'invalid_api_key' });
  assert.equal(asked, 0);
  await assert.rejects(keys.authenticate({ ...visit, key }), { code: 'invalid_api_key' });
  assert.equal(asked, 1);
});

test('two different credentials in one request are refused', async () => {
  const portal = await newPortal();
  const [key, token] = [await portal.key('catalog.read'), await portal.key('catalog.read')];
  const two = await request('GET', '/api/v1/catalog', { key, token });
  assert.deepEqual([two.status, two.json.code], [400, 'invalid_header']);
  assert.equal((await request('GET', '/api/v1/catalog', { key, token: key })).status, 200);
});
