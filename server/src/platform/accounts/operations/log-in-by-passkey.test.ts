import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockAll, cookieOf } from '../../../../test/accounts.ts';
import { newAuthenticator } from '../../../../test/authenticator.ts';
import { factsOf, owner, request } from '../../../../test/harness.ts';
import {
  addPasskey,
  logInByPasskey,
  loginOptions,
  passkeyOwner,
  sendLogin,
  signedInOwner,
} from '../../../../test/passkeys.ts';

test('a passkey signs in without an address or a password', async () => {
  const me = await passkeyOwner();
  const signedIn = await logInByPasskey(me.authenticator);
  assert.deepEqual([signedIn.status, signedIn.json.user.email], [200, me.email]);
  assert.ok(cookieOf(signedIn, 'refresh'));
  const { accessToken: token } = signedIn.json;
  const { items } = (await request('GET', '/api/v1/auth/passkeys', { token })).json;
  assert.ok(items[0].lastUsedAt);
  const fact = (await factsOf(me.tenantId)).findLast(({ event }) => event === 'account.signed_in');
  assert.equal(fact?.data.passkeyId, me.passkeyId);
});

test('each of two portals is entered by its own passkey', async () => {
  const [one, another] = [await passkeyOwner(), await passkeyOwner()];
  assert.equal((await logInByPasskey(one.authenticator)).json.portal.id, one.tenantId);
  assert.equal((await logInByPasskey(another.authenticator)).json.portal.id, another.tenantId);
});

test('a signature opens once, even for two who send it at the same moment', async () => {
  const me = await passkeyOwner();
  const signature = me.authenticator.get(await loginOptions());
  const answers = await Promise.all([sendLogin(signature), sendLogin(signature)]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 401],
  );
  assert.equal((await sendLogin(signature)).json.code, 'invalid_passkey');
});

test('a challenge opens once where an authenticator counts nothing', async () => {
  const me = await passkeyOwner();
  const signature = me.authenticator.get(await loginOptions(), { counter: 0 });
  assert.equal((await sendLogin(signature)).status, 200);
  assert.equal((await sendLogin(signature)).status, 401);
});

test('one of another origin, of another host, or of nobody who was verified does not sign in', async () => {
  const me = await passkeyOwner();
  for (const amiss of [{ origin: 'https://prokura.example' }, { rpId: 'prokura.example' }, { isVerified: false }])
    assert.deepEqual([amiss, (await logInByPasskey(me.authenticator, amiss)).json.code], [amiss, 'invalid_passkey']);
});

test('a counter that goes back is that of a copy', async () => {
  const me = await passkeyOwner();
  assert.equal((await logInByPasskey(me.authenticator, { counter: 7 })).status, 200);
  assert.equal((await logInByPasskey(me.authenticator, { counter: 7 })).json.code, 'invalid_passkey');
  assert.equal((await logInByPasskey(me.authenticator, { counter: 4_000_000_000 })).status, 200);
});

test('a handle of another person, or of another portal, leads nowhere', async () => {
  const [me, other] = [await passkeyOwner(), await passkeyOwner()];
  const { userHandle } = other.authenticator.get(await loginOptions());
  assert.equal((await logInByPasskey(me.authenticator, { userHandle })).json.code, 'invalid_passkey');
  for (const nonsense of ['A'.repeat(43), 'AAAA'])
    assert.equal((await logInByPasskey(me.authenticator, { userHandle: nonsense })).json.code, 'invalid_passkey');
});

test('a challenge that was given for adding, or long ago, does not sign in', async (t) => {
  const me = await passkeyOwner();
  const { challenge, rp } = (await request('POST', '/api/v1/auth/passkeys/options', { token: me.token, body: {} }))
    .json;
  assert.equal((await sendLogin(me.authenticator.get({ challenge, rpId: rp.id }))).json.code, 'invalid_passkey');
  const options = await loginOptions();
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 301_000 });
  assert.equal((await sendLogin(me.authenticator.get(options))).json.code, 'invalid_passkey');
});

test('a blocked person and a suspended portal are told as they are by a password', async () => {
  const me = await passkeyOwner();
  await owner.query(`update tenants set status = 'suspended' where tenant_id = $1`, [me.tenantId]);
  assert.equal((await logInByPasskey(me.authenticator)).json.code, 'portal_suspended');
  await owner.query(`update tenants set status = 'active' where tenant_id = $1`, [me.tenantId]);
  await blockAll(me.tenantId);
  assert.equal((await logInByPasskey(me.authenticator)).json.code, 'invalid_passkey');
});

test('who has a temporary password changes it first, however he signed in', async () => {
  const me = await passkeyOwner();
  await owner.query('update users set must_change_password = true where tenant_id = $1', [me.tenantId]);
  const { json } = await logInByPasskey(me.authenticator);
  const { accessToken: token } = json;
  assert.equal((await request('GET', '/api/v1/catalog', { token })).json.code, 'password_change_required');
});

test('wrong signatures are slowed down, and stand in the trail', async () => {
  const me = await passkeyOwner();
  const codes: string[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1)
    codes.push((await logInByPasskey(me.authenticator, { isVerified: false })).json.code);
  assert.deepEqual(codes, [...Array(5).fill('invalid_passkey'), 'login_throttled']);
  const failed = (await factsOf(me.tenantId)).filter(({ event }) => event === 'account.sign_in_failed');
  assert.equal(failed.length, 5);
});

test('a passkey of the host that a portal came from is shown, opens nothing here, and can be removed', async () => {
  const me = await passkeyOwner();
  await owner.query(`update passkeys set rp_id = 'old.romashka.ru' where tenant_id = $1`, [me.tenantId]);
  assert.equal((await logInByPasskey(me.authenticator, { rpId: 'old.romashka.ru' })).json.code, 'invalid_passkey');
  const { items } = (await request('GET', '/api/v1/auth/passkeys', { token: me.token })).json;
  assert.equal(items[0].worksHere, false);
  const removed = await request('DELETE', `/api/v1/auth/passkeys/${me.passkeyId}`, { token: me.token });
  assert.equal(removed.status, 200);
});

test('a native client gets its refresh token in the body', async () => {
  const me = await signedInOwner();
  const authenticator = newAuthenticator();
  await addPasskey(me.token, authenticator);
  const { json } = await sendLogin(authenticator.get(await loginOptions()), { clientType: 'native' });
  assert.ok(json.refreshToken);
});
