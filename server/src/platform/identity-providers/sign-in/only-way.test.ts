import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import { givePassword, goodPassword, logIn } from '../../../../test/accounts.ts';
import { lettersTo, newPortal, owner, request } from '../../../../test/harness.ts';
import { openSignInWay, personOf, sessionOf } from '../../../../test/sign-in-way.ts';

const way = await openSignInWay();
afterEach(() => way.provider.alterTokens(undefined));

/** Somebody of a provider's domain, with a password too. */
async function withPassword(changes: object = {}) {
  const portal = await newPortal();
  const set = await way.set(changes, portal);
  const email = `maria@${set.domain}`;
  const userId = await personOf(portal, email);
  await givePassword(portal.tenantId, userId, goodPassword);
  return { ...set, email, userId, login: way.account(email) };
}

test('where the provider is the only way a right password is refused, a wrong one says nothing of it', async () => {
  const { email, key, login } = await withPassword({ isOnlyWay: true });
  const right = await logIn({ email, password: goodPassword });
  assert.deepEqual([right.status, right.json.code], [403, 'provider_sign_in_required']);
  assert.equal((await logIn({ email, password: 'Утренний трамвай 12' })).json.code, 'invalid_credentials');
  assert.equal((await way.enter(key, login)).reason, null);
  await request('POST', '/api/v1/auth/password-reset/request', { body: { email } });
  const subjects = (await lettersTo(email)).map(({ subject }) => subject);
  assert.deepEqual(subjects, ['Вход с нового устройства']);
});

test('an owner keeps his password: that is the way back', async () => {
  const set = await way.set({ isOnlyWay: true });
  const email = `boss@${set.domain}`;
  await owner.query('update users set email = $3 where tenant_id = $1 and id = $2', [
    ...[set.portal.tenantId, set.portal.ownerId, email],
  ]);
  await givePassword(set.portal.tenantId, set.portal.ownerId, goodPassword);
  assert.equal((await logIn({ email, password: goodPassword })).status, 200);
});

test('without it both ways are open', async () => {
  const { email, key, login } = await withPassword();
  assert.equal((await logIn({ email, password: goodPassword })).status, 200);
  assert.equal((await way.enter(key, login)).reason, null);
});

const now = () => Math.floor(Date.now() / 1_000);
const says = (more: object) => way.provider.alterTokens((claims) => ({ claims: { ...claims, ...more } }));

/** Who may change people asks for something that takes a proof of presence. */
async function actOf(refresh: string) {
  const { token, user } = await sessionOf(refresh);
  const { status, json } = await request('PATCH', `/api/v1/settings/users/${user.id}`, {
    token,
    body: { position: 'Снабжение' },
  });
  return { status, code: status === 200 ? 'done' : json.code, ways: json.ways, token };
}

/** The same as an administrator. */
async function administrator(changes: object = {}) {
  const one = await withPassword(changes);
  await owner.query(`update roles set code = 'admin' where tenant_id = $1 and code = 'buyer'`, [one.portal.tenantId]);
  return one;
}

test('where the provider is the only way nobody gets around it by another address', async () => {
  const { key, login } = await withPassword({ isOnlyWay: true });
  says({ amr: ['pwd'], auth_time: now() });
  const { token } = await sessionOf((await way.enter(key, login)).refresh);
  const { status, json } = await request('POST', '/api/v1/auth/email-change', {
    token,
    body: { email: 'm@elsewhere.ru' },
  });
  assert.deepEqual([status, json.rule], [422, 'address_kept_by_provider']);
});

test('a sign-in is a proof of presence only where the provider says how and when it looked', async () => {
  const { key, login } = await administrator();
  assert.deepEqual(await outcome({}), [401, 'presence_required']);
  assert.deepEqual(await outcome({ amr: ['pwd'] }), [401, 'presence_required']);
  assert.deepEqual(await outcome({ amr: ['pwd'], auth_time: now() - 3_600 }), [401, 'presence_required']);
  assert.deepEqual(await outcome({ amr: ['pwd'], auth_time: now() }), [200, 'done']);

  async function outcome(more: object) {
    says(more);
    const { status, code } = await actOf((await way.enter(key, login)).refresh);
    return [status, code];
  }
});

test('who has no password and no code proves presence by the provider', async () => {
  const { key, login, portal, userId } = await administrator();
  await owner.query('update users set password_hash = null where tenant_id = $1 and id = $2', [
    portal.tenantId,
    userId,
  ]);
  const { ways } = await actOf((await way.enter(key, login)).refresh);
  assert.deepEqual(ways, ['provider']);
  const { url } = await way.begin(key, { again: true });
  assert.deepEqual(
    ['prompt', 'max_age'].map((name) => new URL(url).searchParams.get(name)),
    ['login', '0'],
  );
});

test('a role that demands a second factor takes that of the provider, by amr or by an acr that was named', async () => {
  const { key, login, portal } = await administrator({ secondFactorAcr: ['urn:strong'] });
  await owner.query(`update roles set demands_second_factor = true where tenant_id = $1 and code = 'admin'`, [
    portal.tenantId,
  ]);
  const owes = async (more: object) => {
    says(more);
    const { token } = await sessionOf((await way.enter(key, login)).refresh);
    const { json } = await request('GET', '/api/v1/settings/users', { token });
    return json.code ?? 'enters';
  };
  assert.equal(await owes({ amr: ['pwd'] }), 'second_factor_setup_required');
  assert.equal(await owes({ acr: 'urn:weak' }), 'second_factor_setup_required');
  assert.equal(await owes({ amr: ['pwd', 'mfa'] }), 'enters');
  assert.equal(await owes({ acr: 'urn:strong' }), 'enters');
});

test('who has a second factor here gives its code first, where the provider asked for none', async () => {
  const { key, login, portal, userId, email } = await withPassword();
  const { json } = await logIn({ email, password: goodPassword });
  const ask = (path: string, body: object, token = json.accessToken) =>
    request('POST', `/api/v1/auth/${path}`, { token, body });
  const { secret } = (await ask('second-factor', { currentPassword: goodPassword })).json;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await ask('second-factor/confirm', { currentPassword: goodPassword, code: totp.generate() });

  const { token } = await sessionOf((await way.enter(key, login)).refresh);
  const look = async () => request('GET', '/api/v1/notices', { token });
  const before = await look();
  assert.deepEqual([before.status, before.json.code, before.json.ways], [401, 'presence_required', ['code']]);
  await owner.query('update second_factors set last_step = 0 where tenant_id = $1 and user_id = $2', [
    ...[portal.tenantId, userId],
  ]);
  assert.equal((await ask('prove', { code: totp.generate() }, token)).status, 200);
  assert.equal((await look()).status, 200);

  says({ amr: ['mfa'] });
  const vouched = await sessionOf((await way.enter(key, login)).refresh);
  assert.equal((await request('GET', '/api/v1/notices', { token: vouched.token })).status, 200);
});
