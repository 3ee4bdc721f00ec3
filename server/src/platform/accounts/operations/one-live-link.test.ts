import assert from 'node:assert/strict';
import { test } from 'node:test';
import { confirm, givePassword, goodPassword, registered, tokenFor } from '../../../../test/accounts.ts';
import { lettersTo, newPortal, owner, request, signIn } from '../../../../test/harness.ts';
import { makeToken } from '../one-time-token.ts';

const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work));
const live = async (tenantId: string) =>
  (
    await owner.query(
      `select purpose from one_time_links where tenant_id = $1 and used_at is null and ended_at is null and expires_at > now()`,
      [tenantId],
    )
  ).rows.map(({ purpose }) => purpose as string);

async function somebody() {
  const portal = await newPortal();
  return { ...portal, email: await givePassword(portal.tenantId, portal.ownerId, goodPassword) };
}

const askReset = (email: string) => request('POST', '/api/v1/auth/password-reset/request', { body: { email } });

test('twenty resets asked at once give one letter and one live link', async () => {
  const me = await somebody();
  await many(() => askReset(me.email));
  assert.equal((await lettersTo(me.email)).length, 1);
  assert.deepEqual(await live(me.tenantId), ['reset_password']);
});

test('twenty confirmations asked at once give one letter more, and the link of the first is over', async () => {
  const form = await registered();
  const first = await tokenFor(form.email);
  await owner.query(`update one_time_links set created_at = later(created_at, -61) where tenant_id = $1`, [
    form.tenantId,
  ]);
  await many(() => request('POST', '/api/v1/auth/email-verification/resend', { body: { email: form.email } }));
  assert.equal((await lettersTo(form.email)).length, 2);
  assert.deepEqual(await live(form.tenantId), ['confirm_email']);
  assert.equal((await confirm(first)).json.code, 'link_expired');
});

test('the database itself keeps one live link of a person and purpose, whoever writes', async () => {
  const me = await somebody();
  const insert = () =>
    owner.query(
      `insert into one_time_links (tenant_id, purpose, user_id, token_hash, expires_at) values ($1, 'reset_password', $2, $3, now() + interval '1 hour')`,
      [me.tenantId, me.ownerId, makeToken(me.tenantId).hash],
    );
  await insert();
  await assert.rejects(insert(), { code: '23505', message: /one_time_links_live/ });
});

test('a finished reset and a changed password leave no link alive', async () => {
  const me = await somebody();
  const link = async () => {
    const { token, hash } = makeToken(me.tenantId);
    await owner.query(
      `insert into one_time_links (tenant_id, purpose, user_id, token_hash, expires_at) values ($1, 'reset_password', $2, $3, now() + interval '1 hour')`,
      [me.tenantId, me.ownerId, hash],
    );
    return token;
  };
  const reset = async (token: string, password: string) =>
    request('POST', '/api/v1/auth/password-reset/confirm', { body: { token, password } });
  assert.equal((await reset(await link(), 'Утренний паром 52')).status, 200);
  assert.deepEqual(await live(me.tenantId), []);

  const kept = await link();
  const changed = await request('POST', '/api/v1/auth/change-password', {
    token: await signIn(me),
    body: { currentPassword: 'Утренний паром 52', newPassword: goodPassword },
  });
  assert.equal(changed.status, 200);
  assert.equal((await reset(kept, 'Утренний паром 53')).json.code, 'link_expired');
});
