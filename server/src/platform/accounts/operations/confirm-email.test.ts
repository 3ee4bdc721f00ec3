import assert from 'node:assert/strict';
import { test } from 'node:test';
import { confirm, logIn, registered, tokenFor } from '../../../../test/accounts.ts';
import { factsOf, lettersTo, owner, request } from '../../../../test/harness.ts';
import { makeToken } from '../one-time-token.ts';

const resend = (email: string) => request('POST', '/api/v1/auth/email-verification/resend', { body: { email } });

/** As if the last letter had gone out a while ago. */
const later = (tenantId: string, interval: string) =>
  owner.query(
    `update one_time_links set created_at = later(created_at, -extract(epoch from $2::interval)) where tenant_id = $1`,
    [tenantId, interval],
  );

test('a link confirms the address once, and then its owner signs in', async () => {
  const form = await registered();
  const token = await tokenFor(form.email);
  const before = await logIn({ email: form.email, password: form.password });
  assert.equal(before.status, 403);
  assert.equal(before.json.code, 'email_not_verified');

  const { status, json } = await confirm(token);
  assert.equal(status, 200);
  assert.deepEqual(json, { status: 'email_verified', email: form.email, portalSlug: form.portalName });
  assert.equal((await logIn({ email: form.email, password: form.password })).status, 200);

  const again = await confirm(token);
  assert.equal(again.status, 410);
  assert.equal(again.json.code, 'link_used');
});

test('an expired link is gone, an unknown one is not found, nonsense neither', async () => {
  const form = await registered();
  const token = await tokenFor(form.email);
  await owner.query(`update one_time_links set expires_at = now() - interval '1 second' where tenant_id = $1`, [
    form.tenantId,
  ]);
  const expired = await confirm(token);
  assert.equal(expired.status, 410);
  assert.equal(expired.json.code, 'link_expired');
  for (const unknown of [makeToken(form.tenantId).token, 'nonsense', '']) {
    const answer = await confirm(unknown);
    assert.equal(answer.status, 404);
    assert.equal(answer.json.code, 'not_found');
  }
});

test('of two registrations of one address the first confirmed has it', async () => {
  const first = await registered();
  const firstToken = await tokenFor(first.email);
  const second = await registered({ email: first.email });
  const secondToken = await tokenFor(first.email);
  assert.notEqual(firstToken, secondToken);

  assert.equal((await confirm(firstToken)).status, 200);
  const late = await confirm(secondToken);
  assert.equal(late.status, 409);
  assert.equal(late.json.code, 'already_exists');
  assert.equal((await factsOf(second.tenantId)).length, 1);
});

test('another letter is always accepted, goes out after a minute, and ends the earlier link', async () => {
  const form = await registered();
  const first = await tokenFor(form.email);
  const answers = [await resend(form.email), await resend('nobody.at.all@romashka.ru'), await resend('nonsense')];
  for (const { status, text } of answers) {
    assert.equal(status, 202);
    assert.equal(text, answers[0]?.text);
  }
  assert.equal((await lettersTo(form.email)).length, 1);

  await later(form.tenantId, '61 seconds');
  await resend(form.email.toUpperCase());
  assert.equal((await lettersTo(form.email)).length, 2);
  const old = await confirm(first);
  assert.equal(old.json.code, 'link_expired');
  assert.equal((await confirm(await tokenFor(form.email))).status, 200);
  await later(form.tenantId, '61 seconds');
  await resend(form.email);
  assert.equal((await lettersTo(form.email)).length, 2);
});

test('five letters a day are enough', async () => {
  const form = await registered();
  for (let round = 0; round < 7; round += 1) {
    await later(form.tenantId, '61 seconds');
    await resend(form.email);
    await lettersTo(form.email);
  }
  assert.equal((await lettersTo(form.email)).length, 5);
});
