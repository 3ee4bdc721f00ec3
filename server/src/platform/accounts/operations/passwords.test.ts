import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockAll, givePassword, goodPassword, logIn, registered, tokenFor } from '../../../../test/accounts.ts';
import { factsOf, lettersTo, newPortal, owner, request } from '../../../../test/harness.ts';

const nextPassword = 'Утренний паром 52';
const change = (token: string, currentPassword: string, newPassword: string, headers?: Record<string, string>) =>
  request('POST', '/api/v1/auth/change-password', {
    token,
    body: { currentPassword, newPassword },
    ...(headers && { headers }),
  });
const askReset = (email: string) => request('POST', '/api/v1/auth/password-reset/request', { body: { email } });
const reset = (token: string, password: string) =>
  request('POST', '/api/v1/auth/password-reset/confirm', { body: { token, password } });

async function signedIn(more?: string) {
  const portal = await newPortal();
  const email = await givePassword(portal.tenantId, portal.ownerId, goodPassword, more);
  const { json } = await logIn({ email, password: goodPassword });
  return { ...portal, email, token: json.accessToken as string };
}

test('a changed password ends the other sessions, keeps this one, and is told by mail', async () => {
  const me = await signedIn();
  const other = (await logIn({ email: me.email, password: goodPassword })).json.accessToken as string;
  const { status, json } = await change(me.token, goodPassword, nextPassword);
  assert.equal(status, 200);
  assert.deepEqual(json, { status: 'password_changed', endedSessions: 1 });
  assert.equal((await request('GET', '/api/v1/auth/me', { token: me.token })).status, 200);
  assert.equal((await request('GET', '/api/v1/auth/me', { token: other })).json.code, 'session_revoked');
  assert.equal((await logIn({ email: me.email, password: goodPassword })).status, 401);
  assert.equal((await logIn({ email: me.email, password: nextPassword })).status, 200);
  assert.ok((await lettersTo(me.email)).some(({ subject }) => subject === 'Пароль изменён'));
  const facts = JSON.stringify(await factsOf(me.tenantId));
  assert.match(facts, /account\.password_changed/);
  assert.ok(!facts.includes(nextPassword) && !facts.includes('argon2'));
});

test('a wrong current password, a weak and an unchanged new one are refused by their fields', async () => {
  const me = await signedIn();
  const wrong = await change(me.token, 'не тот пароль 1', nextPassword, { 'idempotency-key': 'k-1' });
  assert.equal(wrong.status, 422);
  assert.deepEqual([wrong.json.errors[0].pointer, wrong.json.errors[0].code], ['/currentPassword', 'wrong_password']);
  const weak = await change(me.token, goodPassword, 'kratko');
  assert.deepEqual(
    [weak.json.errors[0].pointer, weak.json.errors[0].params.reason],
    ['/newPassword', 'password_too_short'],
  );
  const same = await change(me.token, goodPassword, goodPassword);
  assert.equal(same.json.errors[0].params.reason, 'password_unchanged');
  const { rows } = await owner.query(
    `select outcome from audit_events where tenant_id = $1 and event = 'account.password_change_failed'`,
    [me.tenantId],
  );
  assert.deepEqual(rows, [{ outcome: 'failed' }]);
  const repeated = await change(me.token, goodPassword, nextPassword, { 'idempotency-key': 'k-1' });
  assert.equal(repeated.status, 200);
});

test('whoever holds a session cannot guess the password by changing it', async () => {
  const me = await signedIn();
  for (let attempt = 0; attempt < 5; attempt += 1)
    assert.equal((await change(me.token, 'не тот пароль 1', nextPassword)).status, 422);
  const { status, json } = await change(me.token, 'не тот пароль 1', nextPassword);
  assert.equal(status, 429);
  assert.equal(json.code, 'login_throttled');
});

test('with a temporary password only the change, the session and the way out are open', async () => {
  const me = await signedIn('must_change_password = true');
  const closed = await request('GET', '/api/v1/catalog', { token: me.token });
  assert.equal(closed.status, 403);
  assert.equal(closed.json.code, 'password_change_required');
  const who = await request('GET', '/api/v1/auth/me', { token: me.token });
  assert.equal(who.json.user.mustChangePassword, true);
  assert.equal((await change(me.token, goodPassword, nextPassword)).status, 200);
  assert.equal((await request('GET', '/api/v1/catalog', { token: me.token })).status, 200);

  const leaving = await signedIn('must_change_password = true');
  assert.equal((await request('POST', '/api/v1/auth/logout', { token: leaving.token })).status, 200);
});

test('a forgotten password is set anew by a letter: sessions end, failures are forgotten, the link works once', async () => {
  const me = await registered({ confirmed: true });
  const session = (await logIn({ email: me.email, password: goodPassword })).json.accessToken;
  for (let attempt = 0; attempt < 6; attempt += 1) await logIn({ email: me.email, password: 'не тот пароль 1' });
  assert.equal((await askReset(me.email)).status, 202);
  const token = await tokenFor(me.email);
  assert.equal((await reset(token, 'kratko')).json.errors[0].code, 'password_too_weak');
  const done = await reset(token, nextPassword);
  assert.deepEqual(done.json, { status: 'password_changed', email: me.email });
  assert.equal((await request('GET', '/api/v1/auth/me', { token: session })).json.code, 'session_revoked');
  assert.equal((await logIn({ email: me.email, password: nextPassword })).status, 200);
  const again = await reset(token, 'Другой пароль 99 раз');
  assert.equal(again.status, 410);
  assert.equal(again.json.code, 'link_used');
  assert.ok((await lettersTo(me.email)).some(({ subject }) => subject === 'Пароль изменён'));
});

test('a request to reset is answered alike for everybody, and only owners get a letter', async () => {
  const known = await signedIn();
  const waiting = await registered();
  const blocked = await signedIn();
  await blockAll(blocked.tenantId);
  const answers = [];
  for (const email of [known.email, waiting.email, blocked.email, 'nobody.ever@romashka.ru'])
    answers.push(await askReset(email));
  assert.deepEqual(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size, 1);
  assert.equal((await lettersTo(known.email)).at(-1)?.subject, 'Новый пароль');
  assert.equal((await lettersTo(blocked.email)).length, 0);
  assert.deepEqual(
    (await lettersTo(waiting.email)).map(({ subject }) => subject),
    ['Подтвердите адрес почты'],
  );
});

test('an old or unknown reset link is refused, and a link of another purpose is none', async () => {
  const me = await signedIn();
  await askReset(me.email);
  const token = await tokenFor(me.email);
  await owner.query('update one_time_links set expires_at = now() where tenant_id = $1', [me.tenantId]);
  assert.equal((await reset(token, nextPassword)).json.code, 'link_expired');
  assert.equal((await reset('nonsense', nextPassword)).json.code, 'not_found');
  const waiting = await registered();
  assert.equal((await reset(await tokenFor(waiting.email), nextPassword)).json.code, 'not_found');
});
