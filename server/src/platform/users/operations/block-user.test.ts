import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { User } from '../../../../../nouns/user.ts';
import {
  factsOf,
  newPerson,
  newPortal,
  owner,
  type Portal,
  personWith,
  refused,
  request,
  run,
} from '../../../../test/harness.ts';
import { activateUser } from './activate-user.ts';
import { blockUser } from './block-user.ts';
import { changeRoles } from './change-roles.ts';
import { updateUser } from './update-user.ts';

const roleIdOf = async (portal: Portal, code: string) =>
  (await owner.query('select id from roles where tenant_id = $1 and code = $2', [portal.tenantId, code])).rows[0]
    .id as string;
const activeOwners = async (portal: Portal) =>
  (
    await owner.query(
      `select count(*) as count from users u join user_roles h on h.user_id = u.id and h.tenant_id = u.tenant_id
       join roles r on r.id = h.role_id and r.tenant_id = h.tenant_id where u.tenant_id = $1 and u.status = 'active' and r.code = 'owner'`,
      [portal.tenantId],
    )
  ).rows[0].count as number;

test('a blocked person loses his sessions, and may come back', async () => {
  const portal = await newPortal();
  const buyer = await newPerson(portal, 'buyer');
  await owner.query(
    `insert into sessions (tenant_id, user_id, refresh_hash, expires_at) values ($1, $2, '\\x00', now() + interval '1 day')`,
    [portal.tenantId, buyer.userId],
  );
  const blocked: User = await run(blockUser, portal.owner, { id: buyer.userId });
  assert.equal(blocked.status, 'blocked');
  const { rows } = await owner.query('select ended_at, end_reason from sessions where user_id = $1', [buyer.userId]);
  assert.equal(rows[0].end_reason, 'user_blocked');

  const twice = await refused(run(blockUser, portal.owner, { id: buyer.userId }));
  assert.deepEqual([twice.code, twice.members.allowed], ['invalid_state_transition', ['active', 'invited']]);
  assert.equal(((await run(activateUser, portal.owner, { id: buyer.userId })) as User).status, 'active');
  assert.equal((await refused(run(activateUser, portal.owner, { id: buyer.userId }))).code, 'invalid_state_transition');
  const [fact] = await factsOf(portal.tenantId);
  assert.equal(fact?.event, 'user.blocked');
  assert.deepEqual(fact?.data.status, { from: 'active', to: 'blocked' });
});

test('the last active owner can neither be blocked nor lose the role', async () => {
  const portal = await newPortal();
  await newPerson(portal, 'buyer');
  const buyerRole = await roleIdOf(portal, 'buyer');
  assert.equal((await refused(run(blockUser, portal.owner, { id: portal.ownerId }))).code, 'last_owner');
  const refusal = await refused(run(changeRoles, portal.owner, { id: portal.ownerId, roleIds: [buyerRole] }));
  assert.deepEqual([refusal.code, refusal.status], ['last_owner', 409]);
});

test('when two owners block each other at once, one of them is refused', async () => {
  const portal = await newPortal();
  const other = await newPerson(portal, 'owner');
  const ends = await Promise.allSettled([
    run(blockUser, portal.owner, { id: other.userId }),
    run(blockUser, other, { id: portal.ownerId }),
  ]);
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1);
  const lost = ends.find((end) => end.status === 'rejected');
  assert.equal((await refused(Promise.reject(lost?.reason))).status < 500, true);
  assert.equal(await activeOwners(portal), 1);
});

test('when the last two owners are taken away at once in two ways, one of them is refused', async () => {
  const portal = await newPortal();
  const second = await newPerson(portal, 'owner');
  const third = await newPerson(portal, 'owner');
  await run(blockUser, portal.owner, { id: third.userId });
  await newPerson(portal, 'buyer');
  const buyerRole = await roleIdOf(portal, 'buyer');
  const system = { ...portal.owner, kind: 'system' as const, userId: null };
  const ends = await Promise.allSettled([
    run(blockUser, system, { id: portal.ownerId }),
    run(changeRoles, system, { id: second.userId, roleIds: [buyerRole] }),
  ]);
  const lost = ends.filter((end) => end.status === 'rejected');
  assert.equal(lost.length, 1);
  assert.equal((await refused(Promise.reject(lost[0]?.reason))).code, 'last_owner');
  assert.equal(await activeOwners(portal), 1);
});

test('the database itself keeps the last owner, whoever writes', async () => {
  const portal = await newPortal();
  for (const statement of [
    `update users set status = 'blocked' where tenant_id = $1 and id = $2`,
    'delete from user_roles where tenant_id = $1 and user_id = $2',
  ])
    await assert.rejects(owner.query(statement, [portal.tenantId, portal.ownerId]), {
      code: '23514',
      message: 'The portal needs an active owner',
    });
});

test('an administrator cannot touch an owner, and nobody blocks himself', async () => {
  const portal = await newPortal();
  const admin = await newPerson(portal, 'admin');
  const second = await newPerson(portal, 'owner');
  const adminRole = await roleIdOf(portal, 'admin');
  for (const attempt of [
    () => run(blockUser, admin, { id: second.userId }),
    () => run(updateUser, admin, { id: second.userId, fullName: 'Другой' }),
    () => run(changeRoles, admin, { id: second.userId, roleIds: [adminRole] }),
  ]) {
    const refusal = await refused(attempt());
    assert.deepEqual([refusal.code, refusal.members.requiredRole], ['forbidden', 'owner']);
  }
  const promotion = await refused(
    run(changeRoles, admin, { id: admin.userId, roleIds: [await roleIdOf(portal, 'owner')] }),
  );
  assert.equal(promotion.code, 'forbidden');
  const self = await refused(run(blockUser, portal.owner, { id: portal.ownerId }));
  assert.deepEqual([self.code, self.members.rule], ['business_rule_violated', 'own_account']);
});

test('roles are set as a whole, and only a change is told', async () => {
  const portal = await newPortal();
  const buyer = await newPerson(portal, 'buyer');
  await newPerson(portal, 'sales');
  const [buyerRole, salesRole] = [await roleIdOf(portal, 'buyer'), await roleIdOf(portal, 'sales')];
  const after: User = await run(changeRoles, portal.owner, { id: buyer.userId, roleIds: [salesRole] });
  assert.deepEqual([after.roles.map(({ code }) => code), after.version], [['sales'], 2]);
  const same: User = await run(changeRoles, portal.owner, { id: buyer.userId, roleIds: [salesRole] });
  assert.equal(same.version, 2);
  const facts = await factsOf(portal.tenantId);
  assert.deepEqual(
    facts.map(({ event, data }) => [event, data.changedFields]),
    [['user.roles_changed', ['roles']]],
  );
  const weak = await refused(
    run(changeRoles, personWith(portal, 'users.assign_role', 'catalog.read'), {
      id: buyer.userId,
      roleIds: [buyerRole],
    }),
  );
  assert.equal(weak.code, 'forbidden');
  for (const roleIds of [[], [salesRole, salesRole]])
    assert.equal(
      (await refused(run(changeRoles, portal.owner, { id: buyer.userId, roleIds }))).code,
      'validation_failed',
    );
});

test('a person is changed field by field; an unchanged one keeps his version', async () => {
  const portal = await newPortal();
  const buyer = await newPerson(portal, 'buyer');
  const after: User = await run(updateUser, portal.owner, { id: buyer.userId, position: 'Закупщик', locale: 'en' });
  assert.deepEqual([after.position, after.locale, after.fullName, after.version], ['Закупщик', 'en', 'Иван Петров', 2]);
  assert.equal(((await run(updateUser, portal.owner, { id: buyer.userId, locale: 'en' })) as User).version, 2);
  assert.equal(
    (await refused(run(updateUser, portal.owner, { id: buyer.userId, version: 1 }))).code,
    'version_conflict',
  );
  assert.equal(
    (await refused(run(updateUser, portal.owner, { id: buyer.userId, email: 'x@y.ru' }))).errors[0]?.code,
    'unknown_field',
  );
  const stranger = await newPortal();
  assert.equal((await refused(run(updateUser, stranger.owner, { id: buyer.userId, locale: 'ru' }))).code, 'not_found');
});

test('a key reads people with its scope and cannot change them', async () => {
  const portal = await newPortal();
  const key = await portal.key('users.read');
  const list = await request('GET', '/api/v1/settings/users?status=active', { key });
  assert.deepEqual([list.status, list.json.items.length], [200, 1]);
  assert.ok(!/hash/i.test(list.text));
  assert.equal((await request('GET', `/api/v1/settings/users/${portal.ownerId}`, { key })).json.code, 'U-0001');
  const block = await request('POST', `/api/v1/settings/users/${portal.ownerId}/block`, { key });
  assert.deepEqual([block.status, block.json.code], [403, 'forbidden']);
});
