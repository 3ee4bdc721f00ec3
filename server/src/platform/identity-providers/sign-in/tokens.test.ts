import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { generateKeyPair, type JWTPayload } from 'jose';
import { owner, request } from '../../../../test/harness.ts';
import { openSignInWay, personOf } from '../../../../test/sign-in-way.ts';

const way = await openSignInWay();
afterEach(() => way.provider.alterTokens(undefined));

/** Somebody who could sign in, if the token were right. */
async function begun() {
  const set = await way.set();
  const email = `maria@${set.domain}`;
  await personOf(set.portal, email);
  return { ...set, login: way.account(email) };
}

const now = () => Math.floor(Date.now() / 1_000);
const { privateKey: foreignKey } = await generateKeyPair('RS256');

const wrong: Record<
  string,
  [string, (claims: JWTPayload) => { claims: JWTPayload; key?: typeof foreignKey; unsigned?: true }]
> = {
  'of another issuer': ['token_invalid', (claims) => ({ claims: { ...claims, iss: 'https://evil.example.com' } })],
  'for another audience': ['token_invalid', (claims) => ({ claims: { ...claims, aud: 'another-client' } })],
  'for several, of which we are not the one it was given to': [
    'token_invalid',
    (claims) => ({ claims: { ...claims, aud: ['prokura-portal', 'other'], azp: 'other' } }),
  ],
  'with another nonce': ['token_invalid', (claims) => ({ claims: { ...claims, nonce: 'of another sign-in' } })],
  'without a nonce': ['token_invalid', ({ nonce: _, ...claims }) => ({ claims })],
  'that has expired': ['clock_wrong', (claims) => ({ claims: { ...claims, iat: now() - 7_200, exp: now() - 3_600 } })],
  'that does not hold yet': ['clock_wrong', (claims) => ({ claims: { ...claims, nbf: now() + 3_600 } })],
  'without a subject': ['token_invalid', ({ sub: _, ...claims }) => ({ claims })],
  'that nobody signed': ['token_invalid', (claims) => ({ claims, unsigned: true })],
  'signed by another key': ['token_invalid', (claims) => ({ claims, key: foreignKey })],
};

for (const [what, [reason, alter]] of Object.entries(wrong))
  test(`a token ${what} lets nobody in`, async () => {
    const { portal, token, id, key, login } = await begun();
    way.provider.alterTokens(alter);
    assert.equal((await way.enter(key, login)).reason, reason);
    const { rows } = await owner.query('select from sessions where tenant_id = $1 and user_id <> $2', [
      ...[portal.tenantId, portal.ownerId],
    ]);
    assert.equal(rows.length, 0);
    assert.equal((await request('GET', `${way.base}/${id}`, { token })).json.lastError, reason);
  });

test('what answers for the token must speak of the same subject', async () => {
  const { key, login } = await begun();
  way.provider.alterTokens((claims) => ({ claims: { ...claims, sub: 'somebody else' } }));
  assert.equal((await way.enter(key, login)).reason, 'provider_error');
});

test('a state is good once, in the browser it was made for, and not for long', async () => {
  const { key, login, portal } = await begun();
  const { url, cookie } = await way.begin(key);
  const back = await way.visit(url, login);
  const other = await way.begin(key);
  assert.equal((await way.comeBack(back, '')).reason, 'another_browser');
  assert.equal((await way.comeBack(back, other.cookie)).reason, 'another_browser');
  assert.equal((await way.comeBack(back, cookie)).reason, null);
  assert.equal((await way.comeBack(back, cookie)).reason, 'state_used');

  const late = await way.visit(other.url, login);
  await owner.query('update sign_in_journeys set expires_at = now() where tenant_id = $1 and used_at is null', [
    portal.tenantId,
  ]);
  assert.equal((await way.comeBack(late, other.cookie)).reason, 'state_expired');
});

test('a state of another portal, an invented one and none at all lead nowhere', async () => {
  const [mine, theirs] = [await begun(), await begun()];
  const [my, their] = [await way.begin(mine.key), await way.begin(theirs.key)];
  const back = await way.visit(my.url, mine.login);
  back.searchParams.set('state', new URL(their.url).searchParams.get('state') as string);
  assert.equal((await way.comeBack(back, my.cookie)).reason, 'another_browser');
  for (const query of ['', '?code=x', '?code=x&state=short', `?code=x&state=${'A'.repeat(64)}`])
    assert.equal((await way.comeBack(`${back.pathname}${query}`, my.cookie)).reason, 'state_invalid', query);
});

test('of sixteen that bring one state at once, one enters', async () => {
  const { key, login } = await begun();
  const { url, cookie } = await way.begin(key);
  const back = await way.visit(url, login);
  const came = await Promise.all(Array.from({ length: 16 }, () => way.comeBack(back, cookie)));
  assert.equal(came.filter(({ reason }) => reason === null).length, 1);
  assert.equal(came.filter(({ reason }) => reason === 'state_used').length, 15);
});

test('a code that another server gave is not shown to ours', async () => {
  const { key, login } = await begun();
  const { url, cookie } = await way.begin(key);
  const back = await way.visit(url, login);
  back.searchParams.set('iss', 'https://evil.example.com');
  way.provider.called();
  assert.equal((await way.comeBack(back, cookie)).reason, 'token_invalid');
  assert.ok(!way.provider.called().includes('/token'));
});

test('a provider that is away, one that forgot its code, and one that does not know us are told apart', async () => {
  const { key, login, token, id } = await begun();
  const { url, cookie } = await way.begin(key);
  const back = await way.visit(url, login);
  way.provider.hangUp(true);
  assert.equal((await way.comeBack(back, cookie)).reason, 'provider_away');
  way.provider.hangUp(false);

  const again = await way.begin(key);
  const late = await way.visit(again.url, login);
  way.provider.forgetCodes();
  assert.equal((await way.comeBack(late, again.cookie)).reason, 'code_refused');

  const body = { clientSecret: 'another-secret' };
  await request('PATCH', `${way.base}/${id}`, { token, body });
  assert.equal((await way.enter(key, login)).reason, 'client_refused');
});

test('where the provider does not answer nothing is begun, and whoever set it up sees why', async () => {
  const { id, key, token } = await begun();
  await request('PATCH', `${way.base}/${id}`, { token, body: { name: 'Ромашка ИД' } });
  way.provider.hangUp(true);
  const { status, json } = await way.begin(key);
  way.provider.hangUp(false);
  assert.deepEqual([status, json.code], [502, 'upstream_error']);
  const { lastError, lastErrorAt } = (await request('GET', `${way.base}/${id}`, { token })).json;
  assert.equal(lastError, 'provider_away');
  assert.ok(lastErrorAt);
});
