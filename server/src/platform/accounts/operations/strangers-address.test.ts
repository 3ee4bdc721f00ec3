import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  confirm,
  goodPassword,
  logIn,
  newRegistration,
  register,
  registered,
  tokenFor,
} from '../../../../test/accounts.ts';
import { factsOf, lettersTo, owner, request } from '../../../../test/harness.ts';

const strangersPassword = 'Чужой пароль 31 слона';

test('a stranger who registered somebody’s address never gets into what its owner confirmed', async () => {
  const form = await registered({ password: strangersPassword });
  const token = await tokenFor(form.email);

  const blind = await request('POST', '/api/v1/auth/email-verification/confirm', { body: { token } });
  assert.equal(blind.status, 422);
  assert.deepEqual([blind.json.errors[0].pointer, blind.json.errors[0].code], ['/password', 'required']);
  const guessed = await confirm(token, goodPassword);
  assert.deepEqual(
    [guessed.status, guessed.json.errors[0].pointer, guessed.json.errors[0].code],
    [422, '/password', 'wrong_password'],
  );
  assert.equal((await logIn({ email: form.email, password: strangersPassword })).json.code, 'email_not_verified');

  const taken = await request('POST', '/api/v1/auth/email-verification/confirm', {
    body: { token, newPassword: goodPassword },
  });
  assert.deepEqual([taken.status, taken.json.portalSlug], [200, form.portalName]);
  assert.equal((await logIn({ email: form.email, password: strangersPassword })).json.code, 'invalid_credentials');
  assert.equal((await logIn({ email: form.email, password: goodPassword })).status, 200);
  const facts = await factsOf(form.tenantId);
  assert.deepEqual(facts.find(({ event }) => event === 'account.email_confirmed')?.data, { newPassword: true });
});

test('a new password at the confirmation obeys the rules of passwords, and never comes beside the old one', async () => {
  const form = await registered();
  const token = await tokenFor(form.email);
  const send = (body: object) =>
    request('POST', '/api/v1/auth/email-verification/confirm', { body: { token, ...body } });
  const weak = await send({ newPassword: 'kratko' });
  assert.deepEqual([weak.status, weak.json.errors[0].pointer], [422, '/newPassword']);
  const both = await send({ password: goodPassword, newPassword: strangersPassword });
  assert.deepEqual([both.status, both.json.errors[0].pointer], [422, '/newPassword']);
  assert.equal((await confirm(token)).status, 200);
});

test('the letter names what was registered, so that nobody confirms another’s portal unknowingly', async () => {
  const form = await registered({ workspaceName: 'ООО «Чужие дела»', fullName: 'Остап Бендер' });
  const [letter] = await lettersTo(form.email);
  for (const said of ['ООО «Чужие дела»', 'Остап Бендер', form.portalName, 'парол'])
    assert.ok(letter?.text.includes(said), said);
});

test('registering the victim’s address gives no free guesses of the victim’s password', async () => {
  const victim = await registered({ confirmed: true });
  await register(newRegistration({ email: victim.email, password: strangersPassword }));
  let refusals = 0;
  for (let guess = 0; guess < 12; guess += 1) {
    refusals += (await logIn({ email: victim.email, password: `не тот пароль ${guess}` })).status === 429 ? 1 : 0;
    refusals += (await logIn({ email: victim.email, password: strangersPassword })).status === 429 ? 1 : 0;
  }
  assert.equal(refusals, 24 - 5);
});

test('a suspended portal clears the brake no more than a wrong password does', async () => {
  const form = await registered({ confirmed: true });
  await owner.query(`update tenants set status = 'suspended' where tenant_id = $1`, [form.tenantId]);
  const codes: string[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1)
    codes.push((await logIn({ email: form.email, password: form.password })).json.code);
  assert.deepEqual(codes, [...Array(5).fill('portal_suspended'), 'login_throttled']);
});

test('a wrong password costs the same whether a registration waits for the address or not', async () => {
  const waiting = await Promise.all(Array.from({ length: 8 }, () => registered()));
  const costOf = async (email: string) => {
    const before = process.cpuUsage();
    assert.equal((await logIn({ email, password: 'не тот пароль 1' })).status, 401);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const costs = { known: [] as number[], unknown: [] as number[] };
  for (const [at, { email }] of waiting.entries()) {
    costs.unknown.push(await costOf(`nobody.${at}.${email}`));
    costs.known.push(await costOf(email));
  }
  // The least of each: what the process does meanwhile only adds to a cost, and a hash more would add to all of them.
  const ratio = Math.min(...costs.known) / Math.min(...costs.unknown);
  assert.ok(ratio > 0.75 && ratio < 1.33, `a waiting registration costs ${ratio.toFixed(2)} of an unknown address`);
});
