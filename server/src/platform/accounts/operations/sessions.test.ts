import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { SignJWT } from 'jose';
import { cookieOf, givePassword, goodPassword, logIn } from '../../../../test/accounts.ts';
import { door, factsOf, newPerson, newPortal, owner, request, signIn } from '../../../../test/harness.ts';

const origin = 'http://127.0.0.1:3000';
const me = (token: string) => request('GET', '/api/v1/auth/me', { token });
const refresh = (cookie: string, headers: Record<string, string> = { origin }) =>
  request('POST', '/api/v1/auth/refresh', { headers: { cookie, ...headers } });
const refreshNative = (refreshToken: string) => request('POST', '/api/v1/auth/refresh', { body: { refreshToken } });

async function signedIn(clientType: 'browser' | 'native' = 'browser') {
  const portal = await newPortal();
  const email = await givePassword(portal.tenantId, portal.ownerId, goodPassword);
  const answer = await logIn({ email, password: goodPassword, clientType });
  return {
    ...portal,
    email,
    json: answer.json,
    token: answer.json.accessToken as string,
    cookie: cookieOf(answer, 'refresh'),
  };
}

const passed = (tenantId: string, interval: string) =>
  owner.query(
    'update sessions set refreshed_at = later(refreshed_at, -extract(epoch from $2::interval)) where tenant_id = $1',
    [tenantId, interval],
  );

test('a refresh gives a new pair and the old token of the cookie works no more', async () => {
  const person = await signedIn();
  const answer = await refresh(person.cookie);
  assert.equal(answer.status, 200);
  assert.notEqual(cookieOf(answer, 'refresh'), person.cookie);
  assert.equal((await me(answer.json.accessToken)).status, 200);
  assert.equal(answer.json.refreshToken, undefined);
});

test('an answer lost on the way is given again: within 20 seconds the same child', async () => {
  const { json, tenantId } = await signedIn('native');
  const first = await refreshNative(json.refreshToken);
  const second = await refreshNative(json.refreshToken);
  assert.equal(second.status, 200);
  assert.equal(second.json.refreshToken, first.json.refreshToken);
  const both = await Promise.all([refreshNative(first.json.refreshToken), refreshNative(first.json.refreshToken)]);
  assert.equal(both[0]?.json.refreshToken, both[1]?.json.refreshToken);
  assert.equal((await factsOf(tenantId)).length, 1);
});

test('a refresh token used again after that ends the session for whoever holds it', async () => {
  const { json, token, tenantId } = await signedIn('native');
  const child = await refreshNative(json.refreshToken);
  await passed(tenantId, '21 seconds');
  const reuse = await refreshNative(json.refreshToken);
  assert.equal(reuse.status, 401);
  assert.equal(reuse.json.code, 'refresh_token_reused');
  assert.equal((await refreshNative(child.json.refreshToken)).json.code, 'session_revoked');
  assert.equal((await me(token)).json.code, 'session_revoked');
  assert.equal((await me(child.json.accessToken)).json.code, 'session_revoked');
  const facts = await factsOf(tenantId);
  assert.equal(facts.at(-1)?.event, 'account.refresh_token_reused');
});

test('a grandparent is no echo: it ends the session at once', async () => {
  const { json } = await signedIn('native');
  const child = await refreshNative(json.refreshToken);
  await refreshNative(child.json.refreshToken);
  assert.equal((await refreshNative(json.refreshToken)).json.code, 'refresh_token_reused');
});

test('a made-up token is refused and ends nothing', async () => {
  const { json, token } = await signedIn('native');
  const forged = `${json.refreshToken.slice(0, 60)}${json.refreshToken[60] === 'A' ? 'B' : 'A'}${json.refreshToken.slice(61)}`;
  for (const text of [forged, 'nonsense', `${'A'.repeat(107)}`]) {
    const answer = await refreshNative(text);
    assert.equal(answer.status, 401);
    assert.equal(answer.json.code, 'invalid_token');
    assert.match(answer.json.detail, /^The refresh token /);
  }
  assert.equal((await me(token)).status, 200);
  assert.equal((await refreshNative(json.refreshToken)).status, 200);
});

test('a session idle for a day, or two weeks old, is over', async () => {
  const idle = await signedIn('native');
  await passed(idle.tenantId, '24 hours');
  assert.equal((await refreshNative(idle.json.refreshToken)).json.code, 'session_revoked');
  const old = await signedIn('native');
  await owner.query('update sessions set expires_at = now() where tenant_id = $1', [old.tenantId]);
  assert.equal((await refreshNative(old.json.refreshToken)).json.code, 'session_revoked');
});

test('the cookie counts only for our own page', async () => {
  const person = await signedIn();
  for (const path of ['refresh', 'logout']) {
    for (const headers of [
      { cookie: person.cookie },
      { cookie: person.cookie, origin: 'https://evil.example' },
      { cookie: person.cookie, origin: 'null' },
      // A name that was made to lead here (DNS rebinding) is its own origin, and none of ours.
      { cookie: person.cookie, origin: 'http://evil.example:3000', host: 'evil.example:3000' },
    ]) {
      const answer = await request('POST', `/api/v1/auth/${path}`, { headers });
      assert.equal(answer.status, 403);
      assert.equal(answer.json.code, 'forbidden');
    }
  }
  assert.equal((await request('POST', '/api/v1/auth/refresh', {})).json.code, 'unauthenticated');
  assert.equal(
    (await request('GET', '/api/v1/auth/me', { headers: { cookie: person.cookie, origin } })).json.code,
    'unauthenticated',
  );
});

test('signing out takes effect on the very next request, by token and by cookie', async () => {
  const byToken = await signedIn();
  assert.equal((await me(byToken.token)).status, 200);
  const out = await request('POST', '/api/v1/auth/logout', { token: byToken.token });
  assert.deepEqual(out.json, { status: 'logged_out' });
  assert.match(String(out.headers['set-cookie']), /^refresh=; .*Max-Age=0$/);
  assert.equal((await me(byToken.token)).json.code, 'session_revoked');

  const byCookie = await signedIn();
  assert.equal(
    (await request('POST', '/api/v1/auth/logout', { headers: { cookie: byCookie.cookie, origin } })).status,
    200,
  );
  assert.equal((await me(byCookie.token)).json.code, 'session_revoked');
  assert.equal((await request('POST', '/api/v1/auth/logout')).json.code, 'unauthenticated');
  const portal = await newPortal();
  const byKey = await request('POST', '/api/v1/auth/logout', { token: await portal.key('catalog.read') });
  assert.equal(byKey.json.code, 'forbidden');
});

test('my sessions are listed and one can be ended, those of others cannot', async () => {
  const person = await signedIn();
  const other = (await logIn({ email: person.email, password: goodPassword })).json.accessToken as string;
  const { json } = await request('GET', '/api/v1/auth/sessions', { token: person.token });
  const target = json.items.find((session: { current: boolean }) => !session.current);
  assert.equal(json.page.hasMore, false);
  const stranger = await signedIn();
  assert.equal((await request('DELETE', `/api/v1/auth/sessions/${target.id}`, { token: stranger.token })).status, 404);
  const ended = await request('DELETE', `/api/v1/auth/sessions/${target.id}`, { token: person.token });
  assert.deepEqual(ended.json, { id: target.id, status: 'ended' });
  assert.equal((await me(other)).json.code, 'session_revoked');
  assert.equal((await me(person.token)).status, 200);
});

test('all my other sessions end at once, and the one that asks goes on', async () => {
  const person = await signedIn();
  const others = [];
  for (const _ of [1, 2])
    others.push((await logIn({ email: person.email, password: goodPassword })).json.accessToken as string);
  const end = () => request('POST', '/api/v1/auth/sessions/end-others', { token: person.token });
  assert.deepEqual((await end()).json, { status: 'ended', endedSessions: 2 });
  for (const other of others) assert.equal((await me(other)).json.code, 'session_revoked');
  assert.equal((await me(person.token)).status, 200);
  assert.deepEqual((await factsOf(person.tenantId)).at(-1)?.data.endedSessions, 2);
  const facts = (await factsOf(person.tenantId)).length;
  assert.equal((await end()).json.endedSessions, 0);
  assert.equal((await factsOf(person.tenantId)).length, facts);
});

test('a lost role, a block and a suspension act on the very next request', async () => {
  const person = await newPortal();
  const token = await signIn(person);
  const list = () => request('GET', '/api/v1/catalog', { token });
  assert.equal((await list()).status, 200);
  const { userId } = await newPerson(person, 'owner');
  await owner.query('delete from user_roles where tenant_id = $1 and user_id <> $2', [person.tenantId, userId]);
  assert.equal((await list()).json.code, 'forbidden');
  await owner.query(`update users set status = 'blocked' where tenant_id = $1 and id = $2`, [
    person.tenantId,
    person.ownerId,
  ]);
  assert.equal((await list()).json.code, 'session_revoked');

  const other = await newPortal();
  const theirs = await signIn(other);
  assert.equal((await me(theirs)).status, 200);
  await owner.query(
    `update tenants set status = 'suspended', config_version = config_version + 1 where tenant_id = $1`,
    [other.tenantId],
  );
  const suspended = await me(theirs);
  assert.equal(suspended.status, 403);
  assert.equal(suspended.json.code, 'portal_suspended');
});

test('a token of another key, algorithm, audience or session is no token', async () => {
  const { ownerId, tenantId } = await newPortal();
  const claims = { tid: tenantId, sid: randomUUID() };
  const secret = Buffer.alloc(32, 'k');
  const forged = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(ownerId)
    .setExpirationTime('1h')
    .sign(secret);
  const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
  for (const token of [forged, none, 'nonsense', 'a.b.c']) {
    const answer = await me(token);
    assert.equal(answer.status, 401);
    assert.equal(answer.json.code, 'invalid_token');
  }
  const { signAccessToken } = await import('../../sessions/access-token.ts');
  const ghost = await signAccessToken(door.services, { userId: ownerId, tenantId, sessionId: randomUUID() });
  assert.equal((await me(ghost)).json.code, 'session_revoked');
});

test('a token of fifteen minutes expires', async (t) => {
  const portal = await newPortal();
  const token = await signIn(portal);
  assert.equal((await me(token)).status, 200);
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 901_000 });
  const answer = await me(token);
  t.mock.timers.reset();
  assert.equal(answer.status, 401);
  assert.equal(answer.json.code, 'token_expired');
});
