import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPerson, newPortal, owner, request, signIn } from '../../../test/harness.ts';
import { type ScimPortal, scimPortal } from '../../../test/scim.ts';
import { roleOf } from '../../../test/sign-in-way.ts';

const rolesOf = async ({ session }: ScimPortal, id: string) => {
  const { json } = await request('GET', `/api/v1/settings/users/${id}`, { token: session });
  return json.roles.map(({ code }: { code: string }) => code).sort();
};

const give = ({ session }: ScimPortal, groupId: string, roleId: string | null) =>
  request('PATCH', `/api/v1/provider-groups/${groupId}`, { token: session, body: { roleId } });

test('a group gives its people the role that an owner says, as they come and go', async () => {
  const at = await scimPortal();
  const [anna, boris] = [(await at.make('anna')).id, (await at.make('boris')).id];
  const group = await at.makeGroup('Закупщики', [anna]);
  assert.deepEqual(await rolesOf(at, anna), []);
  const given = await give(at, group.id, await roleOf(at.portal, 'buyer'));
  assert.deepEqual([given.status, given.json.people], [200, 1]);
  assert.deepEqual(await rolesOf(at, anna), ['buyer']);

  const path = `/Groups/${group.id}`;
  const added = await at.patch(path, { op: 'Add', path: 'members', value: [{ value: boris }] });
  const members = new Set(added.json.members.map(({ value }: { value: string }) => value));
  assert.deepEqual(members, new Set([anna, boris]));
  assert.deepEqual(await rolesOf(at, boris), ['buyer']);
  assert.deepEqual((await at.scim('GET', `/Users/${boris}`)).json.groups, [{ value: group.id, display: 'Закупщики' }]);

  await at.patch(path, { op: 'Remove', path: `members[value eq "${anna}"]` });
  assert.deepEqual(await rolesOf(at, anna), []);
  await at.patch(path, { op: 'Remove', path: 'members', value: [{ value: boris }] });
  assert.deepEqual(await rolesOf(at, boris), []);
  await at.patch(path, {
    op: 'replace',
    value: { id: group.id, displayName: 'Снабжение', members: [{ value: anna }] },
  });
  assert.deepEqual(await rolesOf(at, anna), ['buyer']);

  const asked = `members eq "${anna}" and displayName eq "снабжение"`;
  const found = (await at.scim('GET', `/Groups?excludedAttributes=members&filter=${encodeURIComponent(asked)}`)).json;
  assert.deepEqual([found.totalResults, found.Resources[0].id, found.Resources[0].members], [1, group.id, undefined]);

  await give(at, group.id, await roleOf(at.portal, 'accountant'));
  assert.deepEqual(await rolesOf(at, anna), ['accountant']);
  assert.equal((await at.scim('DELETE', path)).status, 204);
  assert.deepEqual(await rolesOf(at, anna), []);
  assert.equal((await at.scim('GET', path)).status, 404);
  const events = (await factsOf(at.portal.tenantId)).map(({ event }) => event);
  for (const event of [
    'provider_group.created',
    'provider_group.updated',
    'provider_group.deleted',
    'user.roles_changed',
  ])
    assert.ok(events.includes(event), event);
});

test('a role that two groups give stays until both take it; roles given by hand stay', async () => {
  const at = await scimPortal();
  const { id } = await at.make('anna');
  const buyer = await roleOf(at.portal, 'buyer');
  await owner.query('insert into user_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
    ...[at.portal.tenantId, id, await roleOf(at.portal, 'viewer')],
  ]);
  const groups = [await at.makeGroup('Закупщики', [id]), await at.makeGroup('Тендеры', [id])];
  for (const group of groups) await give(at, group.id, buyer);
  await at.scim('DELETE', `/Groups/${groups[0].id}`);
  assert.deepEqual(await rolesOf(at, id), ['buyer', 'viewer']);
  await at.scim('DELETE', `/Groups/${groups[1].id}`);
  assert.deepEqual(await rolesOf(at, id), ['viewer']);
});

test('a group makes no owners, holds known people alone, and has a name of its own', async () => {
  const at = await scimPortal();
  const group = await at.makeGroup('Закупщики');
  const refused = await give(at, group.id, await roleOf(at.portal, 'owner'));
  assert.deepEqual([refused.status, refused.json.errors[0].code], [422, 'owner_by_group']);
  const admin = await newPerson(at.portal, 'admin');
  const byAdmin = await request('PATCH', `/api/v1/provider-groups/${group.id}`, {
    ...{ token: await signIn(at.portal, admin.userId), body: { roleId: null } },
  });
  assert.equal(byAdmin.json.requiredRole, 'owner');
  const twin = await at.scim('POST', '/Groups', { displayName: 'ЗАКУПЩИКИ' });
  assert.deepEqual([twin.status, twin.json.scimType], [409, 'uniqueness']);
  for (const value of [at.portal.ownerId, 'nobody'])
    assert.equal(
      (await at.patch(`/Groups/${group.id}`, { op: 'add', path: 'members', value: [{ value }] })).json.scimType,
      'invalidValue',
    );
});

test('one portal sees and changes nothing of another', async () => {
  const [mine, theirs] = [await scimPortal(), await scimPortal()];
  const { id } = await theirs.make('anna');
  const group = await theirs.makeGroup('Закупщики', [id]);
  for (const path of [`/Users/${id}`, `/Groups/${group.id}`]) {
    for (const method of ['GET', 'DELETE']) assert.equal((await mine.scim(method, path)).status, 404);
    assert.equal((await mine.patch(path, { op: 'replace', value: { displayName: 'Чужие' } })).status, 404);
  }
  assert.equal((await mine.scim('GET', '/Groups')).json.totalResults, 0);
});

test('a token is shown once, overlaps with the next, and opens nothing when it is revoked', async () => {
  const at = await scimPortal();
  const ask = async (token: string) => (await at.scim('GET', '/ServiceProviderConfig', undefined, { token })).status;
  assert.equal(await ask(at.token), 200);
  const next = (await request('POST', `${at.base}/scim-tokens`, { token: at.session, body: {} })).json;
  assert.deepEqual([await ask(at.token), await ask(next.token)], [200, 200]);
  const told = (await request('GET', `${at.base}/scim`, { token: at.session })).json;
  assert.deepEqual([told.address.endsWith('/scim/v2'), told.tokens.length], [true, 2]);
  assert.ok(told.lastContactAt);
  const facts = JSON.stringify(await factsOf(at.portal.tenantId));
  for (const token of [at.token, next.token])
    assert.ok(!JSON.stringify(told).includes(token) && !facts.includes(token));

  const now = (await request('POST', `${at.base}/scim-tokens`, { token: at.session, body: { overlapHours: 0 } })).json;
  assert.deepEqual([await ask(at.token), await ask(next.token), await ask(now.token)], [401, 401, 200]);
  assert.equal((await request('DELETE', `${at.base}/scim-tokens/${now.id}`, { token: at.session })).status, 200);
  const after = await at.scim('GET', '/Users', undefined, { token: now.token });
  assert.deepEqual([after.status, after.headers['www-authenticate'], after.json.status], [401, 'Bearer', '401']);
  assert.equal(await ask('no token'), 401);
  const elsewhere = await newPortal();
  assert.equal(await ask(await elsewhere.key('users.read')), 401);
});

test('the service says what it can, as RFC 7643 has it', async () => {
  const { scim } = await scimPortal();
  const config = (await scim('GET', '/ServiceProviderConfig')).json;
  assert.deepEqual([config.patch.supported, config.bulk.supported, config.filter.supported], [true, false, true]);
  const types = (await scim('GET', '/ResourceTypes')).json.Resources.map(
    ({ endpoint }: { endpoint: string }) => endpoint,
  );
  assert.deepEqual(types, ['/Users', '/Groups']);
  const { json } = await scim('GET', '/Schemas/urn:ietf:params:scim:schemas:core:2.0:User');
  const userName = json.attributes.find(({ name }: { name: string }) => name === 'userName');
  assert.deepEqual([userName.required, userName.uniqueness, userName.mutability], [true, 'server', 'readWrite']);
  assert.equal((await scim('GET', '/Schemas/urn:unknown')).status, 404);
});
