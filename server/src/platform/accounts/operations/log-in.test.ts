import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockAll, cookieOf, givePassword, goodPassword, logIn } from '../../../../test/accounts.ts';
import { door, factsOf, lettersTo, newPortal, owner, request } from '../../../../test/harness.ts';

async function somebody() {
  const portal = await newPortal();
  const email = await givePassword(portal.tenantId, portal.ownerId, goodPassword);
  return { ...portal, email, right: { email, password: goodPassword }, wrong: { email, password: 'не тот пароль 1' } };
}

/** As if this many seconds had passed since the last attempt. */
const wait = (email: string, seconds: number) =>
  owner.query(`update login_throttles set last_at = last_at - $2 * interval '1 second' where key = $1`, [
    door.services.digest('login', email),
    seconds,
  ]);

/** As if the last attempt had been made now, however long a busy machine has taken since. */
const justTried = (email: string) =>
  owner.query(`update login_throttles set last_at = clock_timestamp() where key = $1`, [
    door.services.digest('login', email),
  ]);

test('a right password opens a session: a token, the person, the portal, a cookie no script reads', async () => {
  const me = await somebody();
  const answer = await logIn(me.right);
  assert.equal(answer.status, 200);
  assert.deepEqual(Object.keys(answer.json), ['accessToken', 'tokenType', 'expiresIn', 'user', 'portal']);
  assert.equal(answer.json.tokenType, 'Bearer');
  assert.equal(answer.json.expiresIn, 900);
  assert.equal(answer.json.user.email, me.email);
  assert.deepEqual(answer.json.user.roles, [{ code: 'owner', name: 'Владелец' }]);
  assert.equal(answer.json.portal.id, me.tenantId);
  const [refresh] = answer.headers['set-cookie'] as string[];
  assert.match(refresh ?? '', /^refresh=[\w-]{107}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=1209600$/);
  assert.doesNotMatch(answer.text, /passwordHash|password_hash|refreshToken/);

  const { status, json } = await request('GET', '/api/v1/auth/me', { token: answer.json.accessToken });
  assert.equal(status, 200);
  assert.equal(json.session.current, true);
  assert.ok(json.permissions.includes('catalog.read'));
  const facts = await factsOf(me.tenantId);
  assert.deepEqual(
    facts.map(({ event }) => event),
    ['account.signed_in'],
  );
  assert.ok(!JSON.stringify(facts).includes(answer.json.accessToken));
});

test('the trail names the person who signed in as the actor, not nobody', async () => {
  const me = await somebody();
  await logIn(me.right);
  await logIn(me.wrong);
  const { rows } = await owner.query(
    'select event, actor_kind, actor_id from audit_events where tenant_id = $1 order by id',
    [me.tenantId],
  );
  assert.deepEqual(rows, [
    { event: 'account.signed_in', actor_kind: 'user', actor_id: me.ownerId },
    { event: 'account.sign_in_failed', actor_kind: 'visitor', actor_id: null },
  ]);
});

test('a native client gets the refresh token in the body and no cookie', async () => {
  const me = await somebody();
  const { json, headers } = await logIn({ ...me.right, clientType: 'native' });
  assert.match(json.refreshToken, /^[\w-]{107}$/);
  assert.equal(headers['set-cookie'], undefined);
});

test('who signs in from a new device is told by mail, once for each; the first sign-in and a browser that was here are told of nothing', async () => {
  const me = await somebody();
  const subjects = async () => (await lettersTo(me.email)).map(({ subject }) => subject);
  const first = await logIn(me.right);
  await logIn(me.right, { cookie: cookieOf(first, 'device') });
  assert.deepEqual(await subjects(), []);
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
  await logIn(me.right, firefox);
  assert.deepEqual(await subjects(), ['Вход с нового устройства']);
  assert.match((await lettersTo(me.email))[0]?.text ?? '', /Firefox, Linux/);
  const application = { 'user-agent': 'Prokura/2.1' };
  await logIn({ ...me.right, clientType: 'native' }, application);
  await logIn({ ...me.right, clientType: 'native' }, application);
  assert.equal((await subjects()).length, 2);
});

test('an unknown address, a wrong password and a blocked person are answered alike', async () => {
  const me = await somebody();
  const blocked = await somebody();
  await blockAll(blocked.tenantId);
  const answers = [
    await logIn({ email: 'nobody.here@romashka.ru', password: goodPassword }),
    await logIn(me.wrong),
    await logIn(blocked.right),
    await logIn({ email: 'nonsense', password: '' }),
  ];
  const bodies = answers.map(({ json }) => JSON.stringify({ ...json, instance: '', requestId: '' }));
  assert.equal(answers[0]?.status, 401);
  assert.equal(answers[0]?.json.code, 'invalid_credentials');
  assert.equal(new Set(bodies).size, 1);
  assert.deepEqual(new Set(answers.map(({ headers }) => Object.keys(headers).sort().join())).size, 1);
});

test('a failed attempt on a known account is told in its audit trail, as failed', async () => {
  const me = await somebody();
  await logIn(me.wrong);
  const { rows } = await owner.query('select event, outcome, entity_id, data from audit_events where tenant_id = $1', [
    me.tenantId,
  ]);
  assert.deepEqual(rows, [
    {
      event: 'account.sign_in_failed',
      outcome: 'failed',
      entity_id: me.ownerId,
      data: { reason: 'invalid_credentials' },
    },
  ]);
});

test('a suspended portal says so, after the right password alone', async () => {
  const me = await somebody();
  await owner.query(`update tenants set status = 'suspended' where tenant_id = $1`, [me.tenantId]);
  assert.equal((await logIn(me.wrong)).json.code, 'invalid_credentials');
  const { status, json } = await logIn(me.right);
  assert.equal(status, 403);
  assert.equal(json.code, 'portal_suspended');
});

for (const known of [true, false]) {
  test(`five failures are free, then each waits twice as long up to 15 minutes, for ${known ? 'a known' : 'an unknown'} address`, async () => {
    const me = await somebody();
    const email = known ? me.email : `nobody.${me.ownerId}@romashka.ru`;
    const attempt = () => logIn({ email, password: 'не тот пароль 1' });
    for (let free = 0; free < 5; free += 1) assert.equal((await attempt()).status, 401);
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      await justTried(email);
      const { status, json, headers } = await attempt();
      assert.equal(status, 429);
      assert.equal(json.code, 'login_throttled');
      assert.equal(json.retryable, true);
      assert.equal(headers['retry-after'], String(seconds));
      await wait(email, seconds);
      assert.equal((await attempt()).status, 401);
    }
    await wait(email, 24 * 3_600 + 1);
    for (let free = 0; free < 5; free += 1) assert.equal((await attempt()).status, 401);
    await justTried(email);
    assert.equal((await attempt()).status, 429);
  });
}

test('many guesses at once are no way around the brake', async () => {
  const me = await somebody();
  const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(me.wrong)));
  assert.equal(answers.filter(({ status }) => status === 401).length, 5);
  assert.equal(answers.filter(({ status }) => status === 429).length, 7);
});

test('a stranger cannot lock a person out of a browser that has signed in before, nor can that browser guess freely', async () => {
  const me = await somebody();
  const device = cookieOf(await logIn(me.right), 'device');
  for (let attempt = 0; attempt < 6; attempt += 1) await logIn(me.wrong);
  await justTried(me.email);
  assert.equal((await logIn(me.right)).status, 429);
  assert.equal((await logIn(me.right, { cookie: device })).status, 200);

  for (let attempt = 0; attempt < 5; attempt += 1)
    assert.equal((await logIn(me.wrong, { cookie: device })).status, 401);
  assert.equal((await logIn(me.wrong, { cookie: device })).status, 429);
  const other = await somebody();
  for (let attempt = 0; attempt < 6; attempt += 1) await logIn(other.wrong);
  assert.equal((await logIn(other.right, { cookie: device })).status, 429);
});

test('a right password forgets the failures before it', async () => {
  const me = await somebody();
  for (let round = 0; round < 3; round += 1) {
    for (let attempt = 0; attempt < 4; attempt += 1) assert.equal((await logIn(me.wrong)).status, 401);
    assert.equal((await logIn(me.right)).status, 200);
  }
});

test('the eleventh session ends the one idle longest', async () => {
  const me = await somebody();
  const tokens: string[] = [];
  for (let one = 0; one < 11; one += 1) tokens.push((await logIn(me.right)).json.accessToken);
  const { json } = await request('GET', '/api/v1/auth/sessions', { token: tokens[10] as string });
  assert.equal(json.items.length, 10);
  assert.equal(json.items.filter((session: { current: boolean }) => session.current).length, 1);
  assert.equal((await request('GET', '/api/v1/auth/me', { token: tokens[0] as string })).json.code, 'session_revoked');
  assert.equal((await request('GET', '/api/v1/auth/me', { token: tokens[1] as string })).status, 200);
});

test('an idempotency key keeps no answer of a sign-in for somebody else', async () => {
  const me = await somebody();
  const headers = { 'idempotency-key': 'same-for-all' };
  const first = await logIn(me.right, headers);
  const second = await logIn(me.right, headers);
  assert.notEqual(first.json.accessToken, second.json.accessToken);
  assert.equal((await owner.query('select 1 from idempotency_keys where tenant_id = $1', [me.tenantId])).rowCount, 0);
});
