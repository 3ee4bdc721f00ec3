import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ApiKey } from '../../../../../nouns/api-key.ts';
import { factsOf, newPerson, newPortal, personWith, refused, request, run } from '../../../../test/harness.ts';
import { archiveKey } from './archive-key.ts';
import { createKey } from './create-key.ts';
import { rotateKey } from './rotate-key.ts';

type Made = ApiKey & { secret: string };
type Rotated = Made & { replaced: ApiKey };
const see = (key: string) => request('GET', '/api/v1/catalog', { key });
const scopes = ['catalog.read', 'catalog.write'];

test('both keys work while the overlap lasts, and the family answers for repeats', async () => {
  const portal = await newPortal();
  const old: Made = await run(createKey, portal.owner, { name: 'ERP', scopes });
  const post = (key: string) =>
    request('POST', '/api/v1/catalog', { key, body: { name: 'Болт' }, headers: { 'idempotency-key': 'one' } });
  const first = await post(old.secret);
  const next: Rotated = await run(rotateKey, portal.owner, { id: old.id });

  assert.equal(next.familyId, old.familyId);
  assert.equal(next.replaced.successorId, next.id);
  assert.ok(Math.abs(Date.parse(next.replaced.expiresAt as string) - Date.now() - 24 * 3_600_000) < 60_000);
  assert.deepEqual([(await see(old.secret)).status, (await see(next.secret)).status], [200, 200]);
  const repeat = await post(next.secret);
  assert.equal(repeat.headers['idempotency-replayed'], 'true');
  assert.equal(repeat.json.id, first.json.id);
  const events = (await factsOf(portal.tenantId)).map(({ event }) => event);
  assert.deepEqual(events.slice(-2), ['api_key.rotated', 'api_key.created']);
});

test('without an overlap the old key ends at once', async () => {
  const portal = await newPortal();
  const old: Made = await run(createKey, portal.owner, { name: 'ERP', scopes });
  assert.equal((await see(old.secret)).status, 200);
  await run(rotateKey, portal.owner, { id: old.id, overlapHours: 0 });
  const after = await see(old.secret);
  assert.deepEqual([after.status, after.json.code], [401, 'api_key_expired']);
});

test('a key is replaced once; an archived one not at all; a week of overlap is the most', async () => {
  const portal = await newPortal();
  const old: Made = await run(createKey, portal.owner, { name: 'ERP', scopes });
  const next: Rotated = await run(rotateKey, portal.owner, { id: old.id });
  const again = await refused(run(rotateKey, portal.owner, { id: old.id }));
  assert.deepEqual([again.code, again.members.successorId], ['secret_rotation_in_progress', next.id]);
  await run(archiveKey, portal.owner, { id: next.id });
  assert.equal((await refused(run(rotateKey, portal.owner, { id: next.id }))).code, 'resource_archived');
  const tooLong = await refused(run(rotateKey, portal.owner, { id: old.id, overlapHours: 169 }));
  assert.deepEqual([tooLong.errors[0]?.at, tooLong.errors[0]?.code], ['/overlapHours', 'maximum']);
});

test('who reads the new secret is the one it acts for, within his own rights', async () => {
  const portal = await newPortal();
  const admin = await newPerson(portal, 'admin');
  const old: Made = await run(createKey, portal.owner, { name: 'ERP', scopes, expiresAt: null });
  const weak = personWith(portal, 'api_keys.create', 'users.update', 'catalog.read');
  const stranger = { ...weak, userId: admin.userId };
  assert.equal((await refused(run(rotateKey, stranger, { id: old.id }))).errors[0]?.code, 'scope_not_grantable');
  const next: Rotated = await run(rotateKey, admin, { id: old.id });
  assert.equal(next.createdBy, admin.userId);
  assert.notEqual(next.expiresAt, null);
});
