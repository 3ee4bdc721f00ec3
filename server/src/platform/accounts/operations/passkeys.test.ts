import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goodPassword, logIn } from '../../../../test/accounts.ts';
import { newAuthenticator } from '../../../../test/authenticator.ts';
import { factsOf, lettersTo, newPerson, owner, request, signIn } from '../../../../test/harness.ts';
import {
  addPasskey,
  creationOptions,
  logInByPasskey,
  passed,
  passkeyOwner,
  provePresenceBy,
  signedInOwner,
} from '../../../../test/passkeys.ts';

const url = '/api/v1/auth/passkeys';
const mine = async (token: string) => (await request('GET', url, { token })).json.items;

test('a passkey is added, named, and told by mail and in the trail', async () => {
  const me = await signedInOwner();
  const added = await addPasskey(me.token, newAuthenticator());
  assert.equal(added.status, 201);
  assert.deepEqual([added.json.name, added.json.worksHere, added.json.lastUsedAt], ['MacBook Анны', true, null]);
  assert.deepEqual(await mine(me.token), [added.json]);
  assert.ok((await lettersTo(me.email)).some(({ subject }) => subject === 'Добавлен ключ доступа'));
  const facts = await factsOf(me.tenantId);
  assert.deepEqual(facts.find(({ event }) => event === 'account.passkey_added')?.data, {
    passkeyId: added.json.id,
    name: 'MacBook Анны',
  });
});

test('it is renamed and removed; a removed one does not sign in', async () => {
  const me = await passkeyOwner();
  const renamed = await request('PATCH', `${url}/${me.passkeyId}`, { token: me.token, body: { name: 'Телефон' } });
  assert.deepEqual([renamed.status, renamed.json.name], [200, 'Телефон']);
  const removed = await request('DELETE', `${url}/${me.passkeyId}`, { token: me.token });
  assert.deepEqual(removed.json, { id: me.passkeyId, status: 'removed' });
  assert.deepEqual(await mine(me.token), []);
  assert.equal((await logInByPasskey(me.authenticator)).json.code, 'invalid_passkey');
  const letter = (await lettersTo(me.email)).find(({ subject }) => subject === 'Удалён ключ доступа');
  assert.match(letter?.text ?? '', /«Телефон»/);
});

test('adding, renaming and removing take a proof of presence', async () => {
  const me = await passkeyOwner();
  await passed(me.tenantId, 11);
  const answers = await Promise.all([
    request('POST', `${url}/options`, { token: me.token, body: {} }),
    request('PATCH', `${url}/${me.passkeyId}`, { token: me.token, body: { name: 'Телефон' } }),
    request('DELETE', `${url}/${me.passkeyId}`, { token: me.token }),
  ]);
  for (const { status, json } of answers)
    assert.deepEqual([status, json.code, json.ways], [401, 'presence_required', ['password', 'passkey']]);
});

test('a passkey proves presence, once for each signature', async () => {
  const me = await passkeyOwner();
  await passed(me.tenantId, 11);
  const proved = await provePresenceBy(me.token, me.authenticator);
  assert.deepEqual([proved.status, proved.json.status], [200, 'proved']);
  assert.equal((await request('POST', `${url}/options`, { token: me.token, body: {} })).status, 200);

  const options = await request('POST', '/api/v1/auth/prove/passkey/options', { token: me.token, body: {} });
  assert.equal(options.json.allowCredentials.length, 1);
  const passkey = me.authenticator.get(options.json);
  const prove = () => request('POST', '/api/v1/auth/prove', { token: me.token, body: { passkey } });
  const answers = await Promise.all([prove(), prove()]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 422],
  );
  const refused = answers.find(({ status }) => status === 422);
  assert.deepEqual([refused?.json.errors[0].pointer, refused?.json.errors[0].code], ['/passkey', 'not_accepted']);
});

test('a signature for signing in proves nothing, nor does that of another session', async () => {
  const me = await passkeyOwner();
  const signIn = (await request('POST', '/api/v1/auth/login/passkey/options', { body: {} })).json;
  const other = (await logIn({ email: me.email, password: goodPassword })).json.accessToken as string;
  const others = (await request('POST', '/api/v1/auth/prove/passkey/options', { token: other, body: {} })).json;
  for (const options of [signIn, others]) {
    const body = { passkey: me.authenticator.get(options) };
    assert.equal((await request('POST', '/api/v1/auth/prove', { token: me.token, body })).status, 422);
  }
});

test('one proof at a time, and none who has no passkey', async () => {
  const me = await passkeyOwner();
  const options = (await request('POST', '/api/v1/auth/prove/passkey/options', { token: me.token, body: {} })).json;
  const body = { passkey: me.authenticator.get(options), currentPassword: goodPassword };
  const both = await request('POST', '/api/v1/auth/prove', { token: me.token, body });
  assert.deepEqual([both.json.errors[0].pointer, both.json.errors[0].code], ['/currentPassword', 'not_together']);
  const { token } = await signedInOwner();
  const none = await request('POST', '/api/v1/auth/prove/passkey/options', { token, body: {} });
  assert.deepEqual([none.status, none.json.code], [409, 'conflict']);
});

test('one authenticator is added once, and the options name those that are held', async () => {
  const me = await passkeyOwner();
  const options = await creationOptions(me.token);
  assert.equal(options.excludeCredentials.length, 1);
  const again = await addPasskey(me.token, me.authenticator);
  assert.deepEqual([again.status, again.json.code], [409, 'already_exists']);
  assert.equal((await mine(me.token)).length, 1);
});

test('two requests with one answer of an authenticator add one passkey', async () => {
  const me = await signedInOwner();
  const credential = newAuthenticator().create(await creationOptions(me.token));
  const add = () => request('POST', url, { token: me.token, body: { name: 'Ключ', credential } });
  const answers = await Promise.all([add(), add()]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [201, 422],
  );
});

test('what was made elsewhere, for another, or without verifying who is there is not added', async () => {
  const me = await signedInOwner();
  const another = await signedInOwner();
  const amiss = [{ origin: 'https://prokura.example' }, { rpId: 'prokura.example' }, { isVerified: false }];
  for (const one of amiss) {
    const { status, json } = await addPasskey(me.token, newAuthenticator(), one);
    assert.deepEqual([status, json.errors[0].pointer, json.errors[0].code], [422, '/credential', 'not_accepted']);
  }
  const credential = newAuthenticator().create(await creationOptions(another.token));
  assert.equal((await request('POST', url, { token: me.token, body: { name: 'Ключ', credential } })).status, 422);
  const garbage = { id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA' };
  assert.equal(
    (await request('POST', url, { token: me.token, body: { name: 'Ключ', credential: garbage } })).status,
    422,
  );
});

test('a statement of a maker is not read: no address that its certificates name is called', async () => {
  const me = await signedInOwner();
  const attStmt = new Map<string, unknown>([['x5c', [new Uint8Array([1])]]]);
  const { status } = await addPasskey(me.token, newAuthenticator(), { statement: { fmt: 'packed', attStmt } });
  assert.equal(status, 201);
});

test('ten are the most', async () => {
  const me = await signedInOwner();
  for (let held = 0; held < 10; held += 1) assert.equal((await addPasskey(me.token, newAuthenticator())).status, 201);
  assert.equal((await addPasskey(me.token, newAuthenticator())).json.rule, 'too_many_passkeys');
});

test('a passkey is what a role demands, and then a password alone opens nothing', async () => {
  const me = await signedInOwner();
  const roles = await request('GET', '/api/v1/settings/roles', { token: me.token });
  const role = roles.json.items.find(({ code }: { code: string }) => code === 'owner');
  await request('PUT', `/api/v1/settings/roles/${role.id}/second-factor`, {
    token: me.token,
    body: { demanded: true },
  });
  assert.equal(
    (await request('GET', '/api/v1/catalog', { token: me.token })).json.code,
    'second_factor_setup_required',
  );
  const authenticator = newAuthenticator();
  assert.equal((await addPasskey(me.token, authenticator)).status, 201);
  assert.equal((await request('GET', '/api/v1/catalog', { token: me.token })).status, 200);
  const byPassword = await logIn({ email: me.email, password: goodPassword });
  assert.deepEqual([byPassword.status, byPassword.json.code], [401, 'passkey_required']);
  const { token } = { token: (await logInByPasskey(authenticator)).json.accessToken as string };
  await passed(me.tenantId, 11);
  const asked = await request('POST', `${url}/options`, { token, body: {} });
  assert.deepEqual(asked.json.ways, ['passkey']);
  const weaker = await request('POST', '/api/v1/auth/prove', { token, body: { currentPassword: goodPassword } });
  assert.equal(weaker.json.errors[0].pointer, '/passkey');
});

test('a temporary password adds no passkey', async () => {
  const me = await signedInOwner();
  const credential = newAuthenticator().create(await creationOptions(me.token));
  await owner.query('update users set must_change_password = true where tenant_id = $1', [me.tenantId]);
  const { status, json } = await request('POST', url, { token: me.token, body: { name: 'Ключ', credential } });
  assert.deepEqual([status, json.code], [403, 'password_change_required']);
});

test('an administrator who resets a second factor takes the passkeys away', async () => {
  const me = await passkeyOwner();
  const admin = await newPerson(me, 'owner');
  const token = await signIn({ ...me, ownerId: admin.userId });
  const shown = await request('GET', `/api/v1/settings/users/${me.ownerId}`, { token });
  assert.deepEqual([shown.json.hasPasskey, shown.json.hasSecondFactor], [true, false]);
  const reset = await request('POST', `/api/v1/settings/users/${me.ownerId}/reset-second-factor`, { token, body: {} });
  assert.deepEqual([reset.status, reset.json.hasPasskey], [200, false]);
  assert.equal((await logInByPasskey(me.authenticator)).json.code, 'invalid_passkey');
  assert.equal((await request('GET', '/api/v1/auth/me', { token: me.token })).json.code, 'session_revoked');
});
