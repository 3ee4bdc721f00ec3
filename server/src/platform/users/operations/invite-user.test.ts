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
import { makeToken } from '../../accounts/one-time-token.ts';
import { createSystemRoles } from '../../roles/create-system-roles.ts';
import { getUser, listUsers } from '../user.ts';
import { activateUser } from './activate-user.ts';
import { blockUser } from './block-user.ts';
import { inviteUser } from './invite-user.ts';
import { resendInvitation } from './resend-invitation.ts';

let made = 0;
const address = () => `person${(made += 1)}.${Date.now()}@romashka.ru`;
const password = 'шёл трамвай девятый номер';
const accept = (body: object) => request('POST', '/api/v1/auth/invitations/accept', { body });

/** The identifier of a role of the platform in this portal, which gets all of them. */
async function roleId(portal: Portal, code: string): Promise<string> {
  await createSystemRoles({
    tenant: portal.tenantId,
    execute: async ({ strings, values }: { strings: readonly string[]; values: readonly unknown[] }) =>
      (
        await owner.query(
          strings.reduce((text, part, at) => `${text}$${at}${part}`),
          [...values],
        )
      ).rowCount ?? 0,
  } as never);
  const { rows } = await owner.query('select id from roles where tenant_id = $1 and code = $2', [
    portal.tenantId,
    code,
  ]);
  return rows[0].id;
}

/** A link whose token the test knows, in place of the one that was mailed. */
async function tokenOf(portal: Portal, user: User, change = '') {
  const { token, hash } = makeToken(portal.tenantId);
  await owner.query(
    `update one_time_links set token_hash = $3 ${change} where tenant_id = $1 and user_id = $2 and used_at is null and ended_at is null`,
    [portal.tenantId, user.id, hash],
  );
  return token;
}

test('an invited person chooses a password and becomes active', async () => {
  const portal = await newPortal();
  const email = address();
  const invited: User = await run(inviteUser, portal.owner, {
    email: ` ${email.toUpperCase()} `,
    fullName: 'Пётр Иванов',
    roleIds: [await roleId(portal, 'buyer')],
    phone: '8 (999) 123-45-67',
  });
  assert.deepEqual(
    [invited.code, invited.status, invited.email, invited.phone, invited.roles[0]?.code],
    ['U-0002', 'invited', email, '+79991234567', 'buyer'],
  );
  const token = await tokenOf(portal, invited);
  const { status, json } = await accept({ token, password, fullName: 'Пётр Ильич Иванов' });
  assert.deepEqual([status, json.status, json.email], [200, 'active', email]);
  const after: User = await run(getUser, portal.owner, { id: invited.id });
  assert.deepEqual([after.status, after.fullName], ['active', 'Пётр Ильич Иванов']);
  assert.notEqual(after.emailVerifiedAt, null);
  const { rows } = await owner.query('select user_id from login_directory where email = $1', [email]);
  assert.equal(rows[0].user_id, invited.id);

  assert.deepEqual(
    (await factsOf(portal.tenantId)).map(({ event }) => event),
    ['user.invited', 'user.activated'],
  );
  const again = await accept({ token, password });
  assert.deepEqual([again.status, again.json.code], [410, 'link_used']);
});

test('invitations number people without gaps, also when many come at once or some are refused', async () => {
  const portal = await newPortal();
  const roleIds = [await roleId(portal, 'viewer')];
  const invite = (email: string) => run(inviteUser, portal.owner, { email, fullName: 'Пётр', roleIds });
  const taken = address();
  await invite(taken);
  await Promise.allSettled([invite(address()), invite(taken), invite(address()), invite(address())]);
  const { items }: { items: User[] } = await run(listUsers, portal.owner, { sort: 'code' });
  assert.deepEqual(
    items.map(({ code }) => code),
    ['U-0001', 'U-0002', 'U-0003', 'U-0004', 'U-0005'],
  );
});

test('an address of the portal cannot be invited twice', async () => {
  const portal = await newPortal();
  const roleIds = [await roleId(portal, 'viewer')];
  const email = address();
  const first: User = await run(inviteUser, portal.owner, { email, fullName: 'Пётр', roleIds });
  const refusal = await refused(
    run(inviteUser, portal.owner, { email: email.toUpperCase(), fullName: 'Пётр', roleIds }),
  );
  assert.equal(refusal.code, 'already_exists');
  assert.deepEqual(refusal.members.existing, { entityType: 'user', entityId: first.id });
});

test('an invitation with a wrong address, phone, zone or role is refused by field', async () => {
  const portal = await newPortal();
  const roleIds = [await roleId(portal, 'viewer')];
  const refusal = await refused(
    run(inviteUser, portal.owner, {
      email: 'nobody',
      fullName: 'Пётр',
      roleIds,
      phone: '+44 20 7946 0000',
      timezone: 'Mars/Olympus',
    }),
  );
  assert.deepEqual(
    refusal.errors.map(({ at, code }) => [at, code]),
    [
      ['/email', 'email_format'],
      ['/phone', 'phone_not_russian'],
      ['/timezone', 'enum'],
    ],
  );
  const unknown = await refused(
    run(inviteUser, portal.owner, { email: address(), fullName: 'Пётр', roleIds: [...roleIds, portal.tenantId] }),
  );
  assert.deepEqual([unknown.code, unknown.errors[0]?.at], ['unknown_reference', '/roleIds/1']);
  assert.equal((await refused(run(inviteUser, personWith(portal, 'users.read'), {}))).code, 'forbidden');
});

test('nobody gives a role that holds more than he does, and only an owner makes an owner', async () => {
  const portal = await newPortal();
  const admin = await newPerson(portal, 'admin');
  const asBuyer = personWith(portal, 'users.invite', 'catalog.read');
  const invite = (actor: typeof portal.owner, id: string) =>
    refused(run(inviteUser, actor, { email: address(), fullName: 'Пётр', roleIds: [id] }));
  const lacking = await invite(asBuyer, await roleId(portal, 'viewer'));
  assert.equal(lacking.code, 'forbidden');
  assert.ok((lacking.members.requiredPermissions as string[]).includes('stock.read'));
  const toOwner = await invite(admin, await roleId(portal, 'owner'));
  assert.deepEqual([toOwner.code, toOwner.members.requiredRole], ['forbidden', 'owner']);
});

test('a weak password, an expired, a foreign and a replaced link are refused', async () => {
  const portal = await newPortal();
  const email = address();
  const invited: User = await run(inviteUser, portal.owner, {
    email,
    fullName: 'Пётр',
    roleIds: [await roleId(portal, 'viewer')],
  });
  const token = await tokenOf(portal, invited);
  const short = await accept({ token, password: 'short' });
  assert.deepEqual(
    [short.status, short.json.errors[0].pointer, short.json.errors[0].params.reason],
    [422, '/password', 'password_too_short'],
  );
  const named = await accept({ token, password: `${email.split('@')[0]} и ещё слова` });
  assert.equal(named.json.errors[0].params.reason, 'password_contains_email');

  await run(resendInvitation, portal.owner, { id: invited.id });
  assert.equal((await accept({ token, password })).json.code, 'link_expired');
  const late = await tokenOf(portal, invited, `, expires_at = now() - interval '1 minute'`);
  const expired = await accept({ token: late, password });
  assert.deepEqual([expired.status, expired.json.code], [410, 'link_expired']);
  for (const wrong of ['x', makeToken(portal.tenantId).token, makeToken(portal.ownerId).token])
    assert.equal((await accept({ token: wrong, password })).status, 404);
});

test('an address that signs in to another portal cannot accept', async () => {
  const portal = await newPortal();
  const email = address();
  const invited: User = await run(inviteUser, portal.owner, {
    email,
    fullName: 'Пётр',
    roleIds: [await roleId(portal, 'viewer')],
  });
  await owner.query('insert into login_directory (email, tenant_id, user_id) values ($1, $2, $2)', [
    email,
    portal.ownerId,
  ]);
  const { status, json } = await accept({ token: await tokenOf(portal, invited), password });
  assert.deepEqual([status, json.code], [409, 'conflict']);
  assert.equal(((await run(getUser, portal.owner, { id: invited.id })) as User).status, 'invited');
});

test('a blocked invitation opens no door; unblocking invites again', async () => {
  const portal = await newPortal();
  const invited: User = await run(inviteUser, portal.owner, {
    email: address(),
    fullName: 'Пётр',
    roleIds: [await roleId(portal, 'viewer')],
  });
  const token = await tokenOf(portal, invited);
  await run(blockUser, portal.owner, { id: invited.id });
  assert.equal((await accept({ token, password })).json.code, 'link_expired');
  const again: User = await run(activateUser, portal.owner, { id: invited.id });
  assert.equal(again.status, 'invited');
  assert.equal((await accept({ token: await tokenOf(portal, invited), password })).status, 200);
  const refusal = await refused(run(resendInvitation, portal.owner, { id: invited.id }));
  assert.deepEqual([refusal.code, refusal.members.rule], ['business_rule_violated', 'not_invited']);
});
