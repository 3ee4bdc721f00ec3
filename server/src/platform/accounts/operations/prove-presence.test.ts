import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TOTP } from 'otpauth';
import { givePassword, goodPassword, logIn } from '../../../../test/accounts.ts';
import { factsOf, newPerson, newPortal, owner, request } from '../../../../test/harness.ts';

const currentPassword = goodPassword;

async function signedIn() {
  const portal = await newPortal();
  const email = await givePassword(portal.tenantId, portal.ownerId, goodPassword);
  const { json } = await logIn({ email, password: goodPassword });
  const token = json.accessToken as string;
  const ask = (method: 'POST' | 'PATCH', path: string, body: object, headers: Record<string, string> = {}) =>
    request(method, path, { token, body, headers });
  return {
    ...{ ...portal, email, token, ask },
    prove: (body: object) => ask('POST', '/api/v1/auth/prove', body),
    makeKey: (headers = {}) => ask('POST', '/api/v1/api-keys', { name: 'ERP', scopes: ['catalog.read'] }, headers),
  };
}

/** As if so many minutes had passed since the sessions of the portal were proved. */
const passed = (tenantId: string, minutes: number) =>
  owner.query('update sessions set proved_at = later(now(), $2) where tenant_id = $1', [tenantId, -60 * minutes]);

async function longSignedIn() {
  const me = await signedIn();
  await passed(me.tenantId, 11);
  return me;
}

const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

async function withSecondFactor() {
  const me = await signedIn();
  const { secret } = (await me.ask('POST', '/api/v1/auth/second-factor', { currentPassword })).json;
  await me.ask('POST', '/api/v1/auth/second-factor/confirm', { currentPassword, code: codeOf(secret) });
  await owner.query('update second_factors set last_step = 0 where tenant_id = $1', [me.tenantId]);
  await passed(me.tenantId, 11);
  return { ...me, secret: secret as string };
}

test('ten minutes after signing in a key is made only by who proves that it is still he', async () => {
  const me = await signedIn();
  assert.equal((await me.makeKey()).status, 201);
  await passed(me.tenantId, 11);
  // What the process remembers of a session is read anew; until then it has seen him sign in.
  await owner.query('update tenants set config_version = config_version + 1 where tenant_id = $1', [me.tenantId]);
  const refused = await me.makeKey();
  assert.deepEqual([refused.status, refused.json.code, refused.json.ways], [401, 'presence_required', ['password']]);
  assert.match(refused.json.detail, /POST \/api\/v1\/auth\/prove with your password/);
  assert.match((await me.makeKey({ 'accept-language': 'ru' })).json.detail, /POST \/api\/v1\/auth\/prove: пароль/);
  const proved = await me.prove({ currentPassword });
  assert.equal(proved.json.status, 'proved');
  assert.ok(Math.abs(Date.parse(proved.json.provedUntil) - Date.now() - 600_000) < 60_000);
  assert.equal((await me.makeKey()).status, 201);
});

test('what was refused is repeated under its own idempotency key', async () => {
  const me = await longSignedIn();
  const make = () => me.makeKey({ 'idempotency-key': 'once' });
  assert.equal((await make()).status, 401);
  await me.prove({ currentPassword });
  const [first, second] = [await make(), await make()];
  assert.equal(first.status, 201);
  assert.deepEqual(second.json, first.json);
});

test('a session is proved by itself: the other one of the same person is asked', async () => {
  const me = await signedIn();
  const other = (await logIn({ email: me.email, password: goodPassword })).json.accessToken as string;
  await passed(me.tenantId, 11);
  await me.prove({ currentPassword });
  const body = { name: 'ERP', scopes: ['catalog.read'] };
  assert.equal((await me.makeKey()).status, 201);
  assert.equal((await request('POST', '/api/v1/api-keys', { token: other, body })).json.code, 'presence_required');
});

test('a wrong password proves nothing, is told of in the trail, and is slowed down', async () => {
  const me = await longSignedIn();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const wrong = await me.prove({ currentPassword: 'не тот пароль 1' });
    assert.deepEqual([wrong.status, wrong.json.errors[0].pointer], [422, '/currentPassword']);
  }
  assert.equal((await me.makeKey()).json.code, 'presence_required');
  assert.equal((await me.prove({ currentPassword })).json.code, 'login_throttled');
  const facts = (await factsOf(me.tenantId)).filter(({ event }) => event === 'account.presence_not_proved');
  assert.ok(facts.length >= 5);
});

test('who signs in by a second factor proves it by a code of it, and each code once', async () => {
  const me = await withSecondFactor();
  assert.deepEqual((await me.makeKey()).json.ways, ['code']);
  const byPassword = await me.prove({ currentPassword });
  assert.deepEqual([byPassword.status, byPassword.json.errors[0].pointer], [422, '/code']);
  const code = codeOf(me.secret);
  const answers = await Promise.all([me.prove({ code }), me.prove({ code })]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 422],
  );
  assert.equal((await me.makeKey()).status, 201);
});

test('what is not asked for is refused by name', async () => {
  const me = await longSignedIn();
  assert.deepEqual((await me.prove({})).json.errors[0].pointer, '/currentPassword');
  assert.equal((await me.prove({ code: '123456' })).status, 409);
  const coded = await withSecondFactor();
  const both = await coded.prove({ currentPassword, code: codeOf(coded.secret) });
  assert.deepEqual([both.json.errors[0].pointer, both.json.errors[0].code], ['/currentPassword', 'not_together']);
});

test('a key of an integration is asked for nothing, whatever it writes', async () => {
  const me = await longSignedIn();
  const key = await me.key('counterparties.write', 'counterparties.read');
  const made = await request('POST', '/api/v1/counterparties', { key, body: withAccount });
  assert.equal(made.status, 201);
});

const account = { bankName: 'ПАО Сбербанк', bik: '044525225', checkingAccount: '40702810938000000001' };
const withAccount = { shortName: 'ООО «Цементный двор»', kind: 'legal_entity', paymentRequisites: [account] };

test('bank details are asked for, the rest of a counterparty is not', async () => {
  const me = await longSignedIn();
  const { paymentRequisites, ...plain } = withAccount;
  const made = await me.ask('POST', '/api/v1/counterparties', plain);
  assert.equal(made.status, 201);
  const change = (body: object) => me.ask('PATCH', `/api/v1/counterparties/${made.json.id}`, body);
  assert.equal((await change({ shortName: 'ООО «Двор»' })).status, 200);
  assert.equal((await change({ paymentRequisites })).json.code, 'presence_required');
  await me.prove({ currentPassword });
  assert.equal((await change({ paymentRequisites })).status, 200);
});

test('what may not be done anyway is refused before presence is asked for, and what is wrong too', async () => {
  const me = await longSignedIn();
  const { userId } = await newPerson(me, 'viewer');
  const email = await givePassword(me.tenantId, userId, goodPassword);
  const token = (await logIn({ email, password: goodPassword })).json.accessToken as string;
  await passed(me.tenantId, 11);
  const body = { name: 'ERP', scopes: ['catalog.read'] };
  assert.equal((await request('POST', '/api/v1/api-keys', { token, body })).status, 403);
  assert.equal((await me.ask('POST', '/api/v1/api-keys', { name: 'ERP' })).status, 422);
});
