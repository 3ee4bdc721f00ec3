import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TOTP } from 'otpauth';
import { givePassword, goodPassword, logIn } from '../../../../test/accounts.ts';
import { factsOf, lettersTo, newPerson, newPortal, owner, request, signIn } from '../../../../test/harness.ts';

const url = '/api/v1/auth/second-factor';
const currentPassword = goodPassword;

/** The code of so many steps from now. */
const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** As if the last code had been used long ago. */
const later = (tenantId: string) =>
  owner.query('update second_factors set last_step = 0 where tenant_id = $1', [tenantId]);

async function signedIn() {
  const portal = await newPortal();
  const email = await givePassword(portal.tenantId, portal.ownerId, goodPassword);
  const { json } = await logIn({ email, password: goodPassword });
  const token = json.accessToken as string;
  return { ...portal, email, token, ask: (path: string, body: object) => request('POST', path, { token, body }) };
}

async function withSecondFactor() {
  const me = await signedIn();
  const { secret } = (await me.ask(url, { currentPassword })).json;
  const { status, json } = await me.ask(`${url}/confirm`, { currentPassword, code: codeOf(secret) });
  assert.equal(status, 200);
  await later(me.tenantId);
  const enter = (code?: string) => logIn({ email: me.email, password: goodPassword, ...(code && { code }) });
  return { ...me, secret: secret as string, recoveryCodes: json.recoveryCodes as string[], enter };
}

const standing = (token: string) => request('GET', url, { token });

test('a second factor is on once a code of it was shown; then the password alone does not sign in', async () => {
  const me = await signedIn();
  const begun = await me.ask(url, { currentPassword });
  assert.match(begun.json.uri, /^otpauth:\/\/totp\/Prokura:/);
  assert.equal((await logIn({ email: me.email, password: goodPassword })).status, 200);
  const { secret } = begun.json;
  const confirmed = await me.ask(`${url}/confirm`, { currentPassword, code: codeOf(secret) });
  assert.equal(confirmed.json.recoveryCodes.length, 10);
  const { json } = await standing(me.token);
  assert.ok(json.enabledAt);
  assert.deepEqual([json.recoveryCodesLeft, json.isDemanded], [10, false]);
  const without = await logIn({ email: me.email, password: goodPassword });
  assert.deepEqual([without.status, without.json.code], [401, 'second_factor_required']);
  const withCode = await logIn({ email: me.email, password: goodPassword, code: codeOf(secret, 1) });
  assert.equal(withCode.status, 200);
  assert.ok((await lettersTo(me.email)).some(({ subject }) => subject === 'Для входа теперь нужен код'));
  const facts = JSON.stringify(await factsOf(me.tenantId));
  assert.match(facts, /account\.second_factor_added/);
  assert.ok(!facts.includes(secret) && !facts.includes(confirmed.json.recoveryCodes[0]));
});

test('a code opens once, even for two who send it at the same moment', async () => {
  const me = await withSecondFactor();
  const code = codeOf(me.secret);
  const answers = await Promise.all([me.enter(code), me.enter(code)]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 401],
  );
  assert.equal((await me.enter(code)).json.code, 'invalid_second_factor');
});

test('a wrong password is told before anything of the code, and a wrong code is slowed down', async () => {
  const me = await withSecondFactor();
  const stranger = await logIn({ email: me.email, password: 'не тот пароль 1', code: codeOf(me.secret) });
  assert.equal(stranger.json.code, 'invalid_credentials');
  await me.enter(codeOf(me.secret));
  for (let tried = 0; tried < 6; tried += 1) await me.enter('000000');
  assert.equal((await me.enter('000000')).json.code, 'login_throttled');
});

test('a recovery code signs in once, however it is typed', async () => {
  const me = await withSecondFactor();
  const [code = ''] = me.recoveryCodes;
  assert.equal((await me.enter(code.toLowerCase().replaceAll('-', ' '))).status, 200);
  assert.equal((await me.enter(code)).json.code, 'invalid_second_factor');
  assert.equal((await standing(me.token)).json.recoveryCodesLeft, 9);
});

test('new recovery codes put the old ones out of force', async () => {
  const me = await withSecondFactor();
  const renewed = await me.ask(`${url}/recovery-codes`, { currentPassword, code: codeOf(me.secret) });
  assert.equal(renewed.json.recoveryCodes.length, 10);
  assert.equal((await me.enter(me.recoveryCodes[1])).status, 401);
  assert.equal((await me.enter(renewed.json.recoveryCodes[1])).status, 200);
});

test('it is removed by the password and a code together', async () => {
  const me = await withSecondFactor();
  const code = codeOf(me.secret);
  const wrong = await me.ask(`${url}/remove`, { currentPassword: 'не тот пароль 1', code });
  assert.deepEqual([wrong.status, wrong.json.errors[0].pointer], [422, '/currentPassword']);
  const mistyped = await me.ask(`${url}/remove`, { currentPassword, code: '123456' });
  assert.deepEqual([mistyped.status, mistyped.json.errors[0].pointer], [422, '/code']);
  assert.equal((await me.ask(`${url}/remove`, { currentPassword, code })).status, 200);
  assert.equal((await me.enter()).status, 200);
  assert.equal((await me.ask(`${url}/remove`, { currentPassword, code })).status, 409);
});

test('another secret does not take the place of one in use', async () => {
  const me = await withSecondFactor();
  assert.equal((await me.ask(url, { currentPassword })).status, 409);
  assert.equal((await me.ask(`${url}/confirm`, { currentPassword, code: codeOf(me.secret) })).status, 409);
});

test('a retried confirmation answers the same recovery codes', async () => {
  const me = await signedIn();
  const { secret } = (await me.ask(url, { currentPassword })).json;
  const confirm = () =>
    request('POST', `${url}/confirm`, {
      ...{ token: me.token, body: { currentPassword, code: codeOf(secret) } },
      headers: { 'idempotency-key': 'once' },
    });
  const [first, second] = [await confirm(), await confirm()];
  assert.equal(first.status, 200);
  assert.deepEqual(second.json, first.json);
});

test('whoever holds a role that demands it can do nothing else until it is added', async () => {
  const me = await signedIn();
  const roles = await request('GET', '/api/v1/settings/roles', { token: me.token });
  const mine = roles.json.items.find(({ code }: { code: string }) => code === 'owner');
  const demand = await request('PUT', `/api/v1/settings/roles/${mine.id}/second-factor`, {
    ...{ token: me.token, body: { demanded: true } },
  });
  assert.deepEqual([demand.status, demand.json.demandsSecondFactor], [200, true]);
  const refused = await request('GET', '/api/v1/catalog', { token: me.token });
  assert.deepEqual([refused.status, refused.json.code], [403, 'second_factor_setup_required']);
  assert.equal((await request('GET', '/api/v1/auth/me', { token: me.token })).json.user.mustAddSecondFactor, true);
  const { secret } = (await me.ask(url, { currentPassword })).json;
  await me.ask(`${url}/confirm`, { currentPassword, code: codeOf(secret) });
  assert.equal((await request('GET', '/api/v1/catalog', { token: me.token })).status, 200);
});

test('an administrator resets what another has lost; his sessions end, and nobody resets his own', async () => {
  const me = await withSecondFactor();
  const admin = await newPerson(me, 'owner');
  const token = await signIn({ ...me, ownerId: admin.userId });
  const reset = (id: string) =>
    request('POST', `/api/v1/settings/users/${id}/reset-second-factor`, { token, body: {} });
  assert.equal((await reset(me.ownerId)).status, 200);
  assert.equal((await request('GET', '/api/v1/auth/me', { token: me.token })).json.code, 'session_revoked');
  assert.equal((await me.enter()).status, 200);
  assert.ok((await lettersTo(me.email)).some(({ subject }) => subject === 'Второй фактор сброшен'));
  assert.equal((await reset(me.ownerId)).status, 409);
  assert.equal((await reset(admin.userId)).json.code, 'business_rule_violated');
});
