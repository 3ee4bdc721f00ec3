import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ApiKey } from '../../../../../nouns/api-key.ts';
import { factsOf, newPerson, newPortal, owner, personWith, refused, request, run } from '../../../../test/harness.ts';
import { archiveKey } from './archive-key.ts';
import { createKey } from './create-key.ts';
import { getKey } from './get-key.ts';
import { listKeys } from './list-keys.ts';
import { updateKey } from './update-key.ts';

type Made = ApiKey & { secret: string };
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

test('a key is shown once, works at once, and is masked ever after', async () => {
  const portal = await newPortal();
  const made: Made = await run(createKey, portal.owner, { name: '1C', scopes: ['catalog.read', 'catalog.read'] });
  const used = await request('GET', '/api/v1/catalog', { key: made.secret });
  const shown: ApiKey = await run(getKey, portal.owner, { id: made.id });

  assert.equal(used.status, 200);
  assert.deepEqual(made.scopes, ['catalog.read']);
  assert.ok(made.secret.startsWith(`${made.prefix}_`));
  assert.equal(shown.masked, `${made.prefix}_••••${made.secret.slice(-4)}`);
  assert.ok(!JSON.stringify(shown).includes(made.secret));
  const [fact] = await factsOf(portal.tenantId);
  assert.equal(fact?.event, 'api_key.created');
  assert.ok(!JSON.stringify(fact).includes(made.secret.slice(-49)));
  assert.ok(Math.abs(Date.parse(made.expiresAt as string) - Date.parse(days(365))) < 60_000);
});

test('an alias of a scope is stored by its canonical name', async () => {
  const portal = await newPortal();
  const made: Made = await run(createKey, portal.owner, { name: 'ERP', scopes: ['procurements.read'] });
  assert.deepEqual(made.scopes, ['purchase_requisitions.read']);
});

test('unknown scopes and those beyond the role are refused by their places', async () => {
  const portal = await newPortal();
  const viewer = personWith(portal, 'api_keys.create', 'catalog.read');
  const refusal = await refused(
    run(createKey, viewer, { name: 'x', scopes: ['catalog.read', 'catalog.paint', 'catalog.write'] }),
  );
  assert.equal(refusal.code, 'validation_failed');
  assert.deepEqual(
    refusal.errors.map(({ at, code }) => [at, code]),
    [
      ['/scopes/1', 'enum'],
      ['/scopes/2', 'scope_not_grantable'],
    ],
  );
});

test('a key ends within two years, and never only for an owner', async () => {
  const portal = await newPortal();
  const admin = await newPerson(portal, 'admin');
  const make = (actor: typeof portal.owner, expiresAt: string | null) =>
    run(createKey, actor, { name: 'x', scopes: ['catalog.read'], expiresAt });
  const codeOf = async (attempt: Promise<unknown>) => (await refused(attempt)).errors[0]?.code;

  assert.equal(await codeOf(make(portal.owner, days(731))), 'maximum');
  assert.equal(await codeOf(make(portal.owner, days(-1))), 'minimum');
  assert.equal(await codeOf(make(admin, null)), 'owner_only');
  assert.equal(((await make(portal.owner, null)) as Made).expiresAt, null);
});

test('address blocks are checked, and stored without host bits', async () => {
  const portal = await newPortal();
  const make = (allowedCidrs: string[]) =>
    run(createKey, portal.owner, { name: 'x', scopes: ['catalog.read'], allowedCidrs });
  const made: Made = await make(['10.1.2.3/8', '203.0.113.7', '2001:db8::1/32']);
  assert.deepEqual([...made.allowedCidrs].sort(), ['10.0.0.0/8', '2001:db8::/32', '203.0.113.7/32']);

  const refusal = await refused(make(['10.0.0.0/8', '10.0.0.0/33', 'fe80::1%eth0', '300.1.1.1/8']));
  assert.deepEqual(
    refusal.errors.map(({ at, code }) => [at, code]),
    [1, 2, 3].map((place) => [`/allowedCidrs/${place}`, 'cidr_format']),
  );
  assert.equal((await refused(make(Array.from({ length: 21 }, () => '10.0.0.0/8')))).errors[0]?.code, 'max_items');
});

test('the hundred-and-first active key is refused, also when two come at once', async () => {
  const portal = await newPortal();
  await owner.query(
    `insert into api_keys (tenant_id, family_id, key_id, digest, last4, name, scopes, created_by)
     select $1::uuid, uuidv7(), 'q' || substr(md5($1::uuid::text || n), 1, 11), '\\x00', '0000', 'k', '{catalog.read}', $2 from generate_series(1, 99) n`,
    [portal.tenantId, portal.ownerId],
  );
  const make = () => run(createKey, portal.owner, { name: 'x', scopes: ['catalog.read'] });
  const ends = await Promise.allSettled([make(), make()]);
  const failed = ends.filter((end) => end.status === 'rejected');
  assert.equal(failed.length, 1);
  assert.equal((await refused(Promise.reject(failed[0]?.reason))).code, 'quota_exceeded');
});

test('the list tells the scopes one may grant', async () => {
  const portal = await newPortal();
  const reader = personWith(portal, 'api_keys.read', 'catalog.read', 'variables.read', 'users.update');
  await run(createKey, portal.owner, { name: 'ERP', scopes: ['catalog.read'] });
  const list: { items: ApiKey[]; grantableScopes: string[]; page: object } = await run(listKeys, reader, {});
  assert.equal(list.items.length, 1);
  assert.ok(list.page);
  assert.deepEqual(list.grantableScopes, ['integration_api.read', 'catalog.read', 'variables.read']);
});

test('an integrator sees and revokes the keys he issued, and no others', async () => {
  const portal = await newPortal();
  const integrator = await newPerson(portal, 'integrator');
  const theirs: Made = await run(createKey, portal.owner, { name: 'not his', scopes: ['catalog.read'] });
  const own: Made = await run(createKey, integrator, { name: 'his', scopes: ['catalog.read'] });

  for (const filter of [
    {},
    { createdBy: portal.ownerId },
    { 'createdBy[eq]': portal.ownerId, 'createdBy[in]': portal.ownerId },
  ]) {
    const { items }: { items: ApiKey[] } = await run(listKeys, integrator, filter);
    assert.ok(items.every(({ id }) => id === own.id));
  }
  for (const op of [getKey, archiveKey, updateKey])
    assert.equal((await refused(run(op, integrator, { id: theirs.id }))).code, 'not_found');
  assert.equal(((await run(archiveKey, integrator, { id: own.id })) as ApiKey).status, 'archived');
});

test('a key is changed field by field, its scopes only by what the editor could use', async () => {
  const portal = await newPortal();
  const made: Made = await run(createKey, portal.owner, { name: 'ERP', scopes: ['catalog.read', 'finance.read'] });
  const editor = personWith(portal, 'api_keys.create', 'catalog.read', 'users.update');
  const renamed: ApiKey = await run(updateKey, editor, { id: made.id, name: 'ERP 2', scopes: ['finance.read'] });
  assert.deepEqual([renamed.name, renamed.scopes, renamed.version], ['ERP 2', ['finance.read'], 2]);
  const same: ApiKey = await run(updateKey, editor, { id: made.id, name: 'ERP 2' });
  assert.equal(same.version, 2);
  const refusal = await refused(run(updateKey, editor, { id: made.id, scopes: ['users.read'] }));
  assert.equal(refusal.errors[0]?.code, 'scope_not_grantable');
  assert.equal(
    (await refused(run(updateKey, editor, { id: made.id, name: 'y', version: 1 }))).code,
    'version_conflict',
  );
  await run(archiveKey, portal.owner, { id: made.id });
  assert.equal((await refused(run(updateKey, editor, { id: made.id, name: 'z' }))).code, 'resource_archived');
});

test('a key cannot manage keys, and a stranger needs to sign in', async () => {
  const portal = await newPortal();
  const key = await portal.key('settings.read', 'settings.write', 'settings.delete');
  const bySelf = await request('POST', '/api/v1/api-keys', { key, body: { name: 'x', scopes: ['catalog.read'] } });
  assert.deepEqual([bySelf.status, bySelf.json.code], [403, 'forbidden']);
  assert.equal((await request('GET', '/api/v1/api-keys')).status, 401);
  assert.equal((await refused(run(createKey, personWith(portal, 'api_keys.read'), {}))).code, 'forbidden');
});
