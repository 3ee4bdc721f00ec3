import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, lettersTo, newPerson, newPortal, owner, request, signIn } from '../../../../test/harness.ts';
import { openSignInWay, personOf, roleOf, sessionOf } from '../../../../test/sign-in-way.ts';

const way = await openSignInWay();

const rolesOf = ({ user }: { user: { roles: Array<{ code: string }> } }) => user.roles.map(({ code }) => code).sort();

test('a person of the portal signs in by the provider, and is known by the subject from then on', async () => {
  const set = await way.set();
  const email = `maria@${set.domain}`;
  const id = await personOf(set.portal, email);
  const login = way.account(email);
  const first = await way.enter(set.key, login, { next: '/requisitions' });
  assert.deepEqual([first.reason, first.page], [null, '/requisitions']);
  assert.equal((await sessionOf(first.refresh)).user.id, id);

  way.people.set(login, { email: 'somebody@elsewhere.ru', email_verified: false });
  const again = await way.enter(set.key, login);
  assert.equal((await sessionOf(again.refresh)).user.id, id);
  const signedIn = (await factsOf(set.portal.tenantId)).filter(({ event }) => event === 'account.signed_in');
  assert.deepEqual(
    signedIn.map(({ entity_id, data }) => [entity_id, data.provider]),
    [
      [id, 'Ромашка'],
      [id, 'Ромашка'],
    ],
  );
});

test('who was invited has accepted by coming', async () => {
  const set = await way.set();
  const email = `invited@${set.domain}`;
  const id = await personOf(set.portal, email, 'invited');
  const { refresh } = await way.enter(set.key, way.account(email));
  const { user } = await sessionOf(refresh);
  assert.equal(user.id, id);
  assert.ok(user.emailVerifiedAt);
});

test('a person who is not there is made with roles by claims, which follow at each sign-in', async () => {
  const portal = await newPortal();
  const [buyer, accountant, viewer] = await Promise.all(
    ['buyer', 'accountant', 'viewer'].map((code) => roleOf(portal, code)),
  );
  const roleClaims = [
    { claim: 'groups', value: 'buyers', roleId: buyer },
    { claim: 'groups', value: 'money', roleId: accountant },
  ];
  const set = await way.set({ makesPeople: true, roleClaims }, portal);
  const email = `new@${set.domain}`;
  const login = way.account(email, { groups: ['buyers', 'football'] });
  const enter = async () => sessionOf((await way.enter(set.key, login)).refresh);
  const first = await enter();
  assert.deepEqual([first.user.fullName, first.user.email, rolesOf(first)], ['Пётр Кузнецов', email, ['buyer']]);

  await owner.query('insert into user_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
    ...[portal.tenantId, first.user.id, viewer],
  ]);
  way.people.set(login, { email, email_verified: true, groups: 'money' });
  assert.deepEqual(rolesOf(await enter()), ['accountant', 'viewer']);

  await owner.query('delete from user_roles where tenant_id = $1 and user_id = $2 and role_id = $3', [
    ...[portal.tenantId, first.user.id, viewer],
  ]);
  way.people.set(login, { email, email_verified: true });
  assert.equal((await way.enter(set.key, login)).reason, 'no_role');
  const { rows } = await owner.query('select from user_roles where tenant_id = $1 and user_id = $2', [
    ...[portal.tenantId, first.user.id],
  ]);
  assert.equal(rows.length, 0);
});

test('where no claim gives a role the default one is given', async () => {
  const portal = await newPortal();
  const set = await way.set({ makesPeople: true, defaultRoleId: await roleOf(portal, 'viewer') }, portal);
  const { refresh } = await way.enter(set.key, way.account(`new@${set.domain}`));
  assert.deepEqual(rolesOf(await sessionOf(refresh)), ['viewer']);
});

test('who may not enter is told why', async () => {
  const portal = await newPortal();
  const set = await way.set({}, portal);
  const reasonOf = async (email: string, more: object = {}) =>
    (await way.enter(set.key, way.account(email, more))).reason;
  assert.equal(await reasonOf(`nobody@${set.domain}`), 'not_invited');
  assert.equal(await reasonOf('maria@elsewhere.ru'), 'wrong_domain');
  const email = `maria@${set.domain}`;
  const id = await personOf(portal, email);
  assert.equal(await reasonOf(email, { email_verified: false }), 'email_not_verified');
  assert.equal(await reasonOf(email), null);
  assert.equal(await reasonOf(email), 'another_subject');
  const blocked = `blocked@${set.domain}`;
  await personOf(portal, blocked, 'blocked');
  assert.equal(await reasonOf(blocked), 'blocked');

  const { rows } = await owner.query('select user_id from provider_subjects where tenant_id = $1', [portal.tenantId]);
  assert.deepEqual(
    rows.map((row) => row.user_id),
    [id],
  );
});

test('somebody who is blocked after he was bound does not enter', async () => {
  const set = await way.set();
  const email = `maria@${set.domain}`;
  const id = await personOf(set.portal, email);
  const login = way.account(email);
  await way.enter(set.key, login);
  await owner.query(`update users set status = 'blocked' where tenant_id = $1 and id = $2`, [set.portal.tenantId, id]);
  assert.equal((await way.enter(set.key, login)).reason, 'blocked');
});

test('an address that signs in to another portal makes nobody here', async () => {
  const portal = await newPortal();
  const set = await way.set({ makesPeople: true, defaultRoleId: await roleOf(portal, 'viewer') }, portal);
  const elsewhere = await newPortal();
  const email = `maria@${set.domain}`;
  await owner.query('insert into login_directory (email, tenant_id, user_id) values ($1, $2, $3)', [
    ...[email, elsewhere.tenantId, elsewhere.ownerId],
  ]);
  assert.equal((await way.enter(set.key, way.account(email))).reason, 'signs_in_elsewhere');
});

test('of eight first sign-ins of one person at once all enter as one', async () => {
  const portal = await newPortal();
  const set = await way.set({ makesPeople: true, defaultRoleId: await roleOf(portal, 'viewer') }, portal);
  const login = way.account(`new@${set.domain}`);
  const came = await Promise.all(Array.from({ length: 8 }, () => way.enter(set.key, login)));
  assert.deepEqual(
    came.map(({ reason }) => reason),
    Array(8).fill(null),
  );
  const { rows } = await owner.query('select id from users where tenant_id = $1', [portal.tenantId]);
  assert.equal(rows.length, 2);
});

test('an owner is neither made nor unmade by claims', async () => {
  const portal = await newPortal();
  const set = await way.set({}, portal);
  const roleId = await roleOf(portal, 'owner');
  const body = { roleClaims: [{ claim: 'groups', value: 'bosses', roleId }] };
  const { status, json } = await request('PATCH', `${way.base}/${set.id}`, { token: set.token, body });
  assert.deepEqual([status, json.errors[0].code], [422, 'owner_by_claim']);
});

test('an account made anew at the provider signs in once the person is unbound from the old one', async () => {
  const set = await way.set();
  const email = `maria@${set.domain}`;
  const id = await personOf(set.portal, email);
  const first = await sessionOf((await way.enter(set.key, way.account(email))).refresh);
  const anew = way.account(email);
  assert.equal((await way.enter(set.key, anew)).reason, 'another_subject');

  const url = `/api/v1/settings/users/${id}/unbind-provider`;
  const admin = await newPerson(set.portal, 'admin');
  const unbound = await request('POST', url, { token: await signIn(set.portal, admin.userId), body: {} });
  assert.deepEqual([unbound.status, unbound.json.hasProviderAccount], [200, false]);
  assert.equal((await request('GET', '/api/v1/auth/me', { token: first.token })).json.code, 'session_revoked');
  assert.equal((await sessionOf((await way.enter(set.key, anew)).refresh)).user.id, id);

  assert.ok((await lettersTo(email)).some(({ subject }) => subject === 'Связь с учётной записью компании снята'));
  const [fact] = (await factsOf(set.portal.tenantId)).filter(({ event }) => event === 'account.provider_unbound');
  assert.deepEqual([fact?.entity_id, fact?.data.endedSessions], [id, 1]);
  await request('POST', url, { token: set.token, body: {} });
  assert.equal((await request('POST', url, { token: set.token, body: {} })).json.rule, 'not_bound');
});

test('who signs in by the provider from a new device is told by mail, once for each', async () => {
  const set = await way.set();
  const email = `maria@${set.domain}`;
  await personOf(set.portal, email);
  const login = way.account(email);
  const enterFrom = async (device: string) => {
    const { url, cookie } = await way.begin(set.key);
    return (await way.comeBack(await way.visit(url, login), `${cookie}; ${device}`)).device;
  };
  const told = async () =>
    (await lettersTo(email)).filter(({ subject }) => subject === 'Вход с нового устройства').length;
  const device = await enterFrom('');
  assert.equal(await told(), 0);
  await enterFrom(device);
  assert.equal(await told(), 0);
  await enterFrom('');
  assert.equal(await told(), 1);
});
