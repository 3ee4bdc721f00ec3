import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goodPassword, logIn, registered } from '../../../../test/accounts.ts';
import { factsOf, lettersTo, newPerson, owner, request, signIn } from '../../../../test/harness.ts';
import { logInByPasskey, passed, passkeyOwner, signedInOwner } from '../../../../test/passkeys.ts';

const url = '/api/v1/auth/email-change';
const newAddress = () => `anna.${crypto.randomUUID().slice(0, 13)}@zarya.ru`;

const ask = (token: string, email: string) => request('POST', url, { token, body: { email } });
const confirm = (token: string, link: string) => request('POST', `${url}/confirm`, { token, body: { token: link } });
const undo = (link: string) => request('POST', `${url}/undo`, { body: { token: link } });
const me = async (token: string) => (await request('GET', '/api/v1/auth/me', { token })).json;

/** The tokens of the links of this kind that came to an address, the oldest first. */
const links = async (email: string, page: 'confirm-new-email' | 'undo-email-change' | 'reset-password') =>
  (await lettersTo(email)).flatMap(({ text }) => new RegExp(`/${page}/([\\w-]{64})`).exec(text)?.[1] ?? []);

async function asked(who: { token: string; email: string }) {
  const email = newAddress();
  const answer = await ask(who.token, email);
  assert.equal(answer.status, 200);
  const [confirmLink = ''] = await links(email, 'confirm-new-email');
  return { email, confirmLink, undoLink: (await links(who.email, 'undo-email-change')).at(-1) ?? '' };
}

async function changed(who: { token: string; email: string }) {
  const change = await asked(who);
  assert.equal((await confirm(who.token, change.confirmLink)).status, 200);
  return change;
}

test('the old address signs in until the new one is confirmed, then the new one alone', async () => {
  const anna = await signedInOwner();
  const { email, confirmLink } = await asked(anna);
  assert.deepEqual([(await me(anna.token)).user.email, (await me(anna.token)).user.newEmail], [anna.email, email]);
  assert.equal((await logIn({ email, password: goodPassword })).json.code, 'invalid_credentials');
  assert.equal((await logIn({ email: anna.email, password: goodPassword })).status, 200);

  const confirmed = await confirm(anna.token, confirmLink);
  assert.deepEqual(confirmed.json, { status: 'email_changed', email });
  assert.deepEqual([(await me(anna.token)).user.email, (await me(anna.token)).user.newEmail], [email, null]);
  assert.equal((await logIn({ email: anna.email, password: goodPassword })).json.code, 'invalid_credentials');
  assert.equal((await logIn({ email, password: goodPassword })).status, 200);
  assert.equal((await confirm(anna.token, confirmLink)).json.code, 'link_used');
  const events = (await factsOf(anna.tenantId)).map(({ event }) => event);
  for (const event of ['account.email_change_asked', 'account.email_changed', 'user.updated'])
    assert.ok(events.includes(event), event);
});

test('it takes a proof of presence, and another address', async () => {
  const anna = await signedInOwner();
  const same = await ask(anna.token, anna.email.toUpperCase());
  assert.deepEqual([same.json.errors[0].pointer, same.json.errors[0].code], ['/email', 'unchanged']);
  assert.equal((await ask(anna.token, 'не адрес')).json.errors[0].code, 'email_not_allowed');
  await passed(anna.tenantId, 11);
  assert.equal((await ask(anna.token, newAddress())).json.code, 'presence_required');
});

test('whose address is taken is told to its mailbox alone', async () => {
  const anna = await signedInOwner();
  const stranger = await registered({ confirmed: true });
  const colleague = await newPerson(anna, 'buyer');
  const { rows } = await owner.query('select email from users where tenant_id = $1 and id = $2', [
    anna.tenantId,
    colleague.userId,
  ]);
  const free = await ask(anna.token, newAddress());
  for (const email of [stranger.email, rows[0].email as string]) {
    const answer = await ask(anna.token, email);
    assert.deepEqual([answer.status, Object.keys(answer.json)], [free.status, Object.keys(free.json)]);
    assert.deepEqual(await links(email, 'confirm-new-email'), []);
    assert.equal((await lettersTo(email)).at(-1)?.subject, 'С этим адресом уже входят');
  }
});

test('a link that went astray changes nothing for whoever has it', async () => {
  const [anna, stranger] = [await signedInOwner(), await signedInOwner()];
  const { confirmLink } = await asked(anna);
  assert.equal((await request('POST', `${url}/confirm`, { body: { token: confirmLink } })).status, 401);
  assert.equal((await confirm(stranger.token, confirmLink)).json.code, 'not_found');
  const colleague = await newPerson(anna, 'buyer');
  const token = await signIn({ ...anna, ownerId: colleague.userId });
  assert.equal((await confirm(token, confirmLink)).json.code, 'not_found');
  assert.equal((await confirm(anna.token, confirmLink)).status, 200);
});

test('a newer request takes the place of one that waits; five in a day are the most', async () => {
  const anna = await signedInOwner();
  const first = await asked(anna);
  const second = await asked(anna);
  assert.equal((await confirm(anna.token, first.confirmLink)).json.code, 'link_expired');
  assert.equal((await confirm(anna.token, second.confirmLink)).status, 200);
  for (let more = 0; more < 3; more += 1) assert.equal((await ask(anna.token, newAddress())).status, 200);
  assert.equal((await ask(anna.token, newAddress())).json.rule, 'too_many_email_changes');
});

test('the first to confirm an address has it, even of two at the same moment', async () => {
  const [anna, igor] = [await signedInOwner(), await signedInOwner()];
  const email = newAddress();
  await ask(anna.token, email);
  const [ofAnna = ''] = await links(email, 'confirm-new-email');
  await ask(igor.token, email);
  const ofIgor = (await links(email, 'confirm-new-email')).find((link) => link !== ofAnna) ?? '';
  const answers = await Promise.all([confirm(anna.token, ofAnna), confirm(igor.token, ofIgor)]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  );
});

test('a change that waits is undone from the old address: sessions end, and the password is void', async () => {
  const anna = await signedInOwner();
  const { confirmLink, undoLink } = await asked(anna);
  assert.deepEqual((await undo(undoLink)).json, { status: 'undone', email: anna.email });
  assert.equal((await request('GET', '/api/v1/auth/me', { token: anna.token })).json.code, 'session_revoked');
  assert.equal((await logIn({ email: anna.email, password: goodPassword })).json.code, 'invalid_credentials');
  const [reset = ''] = await links(anna.email, 'reset-password');
  const password = 'Утренний трамвай 84';
  const chosen = await request('POST', '/api/v1/auth/password-reset/confirm', { body: { token: reset, password } });
  assert.equal(chosen.status, 200);
  const again = await logIn({ email: anna.email, password });
  assert.equal(again.status, 200);
  assert.equal((await confirm(again.json.accessToken, confirmLink)).json.code, 'link_expired');
  assert.equal((await undo(undoLink)).json.code, 'link_used');
});

test('a confirmed change is undone too, with all that came after it and the passkeys', async () => {
  const anna = await passkeyOwner();
  const first = await changed(anna);
  const second = await changed({ ...anna, email: first.email });
  assert.equal((await undo(first.undoLink)).status, 200);
  assert.equal((await undo(second.undoLink)).json.code, 'link_used');
  assert.equal((await logInByPasskey(anna.authenticator)).json.code, 'invalid_passkey');
  const { rows } = await owner.query('select email from login_directory where tenant_id = $1', [anna.tenantId]);
  assert.deepEqual(rows, [{ email: anna.email }]);
});

test('it is undone for seven days', async () => {
  const anna = await signedInOwner();
  const { undoLink } = await changed(anna);
  await owner.query('update email_changes set undo_until = now() where tenant_id = $1', [anna.tenantId]);
  assert.equal((await undo(undoLink)).json.code, 'link_expired');
  assert.equal((await undo(undoLink.replace(/.{4}$/, 'AAAA'))).json.code, 'not_found');
});

test('an old address that somebody else has taken since stays his', async () => {
  const anna = await signedInOwner();
  const { undoLink } = await changed(anna);
  await registered({ email: anna.email, confirmed: true });
  assert.equal((await undo(undoLink)).json.code, 'already_exists');
  assert.equal((await me(anna.token)).user.id, anna.ownerId);
});

test('an administrator sees both addresses', async () => {
  const anna = await signedInOwner();
  const { email } = await asked(anna);
  const { json } = await request('GET', `/api/v1/settings/users/${anna.ownerId}`, { token: anna.token });
  assert.deepEqual([json.email, json.newEmail], [anna.email, email]);
});

test('letters follow: a link for a new password goes to the new address, and one before it is void', async () => {
  const anna = await signedInOwner();
  const forget = (email: string) => request('POST', '/api/v1/auth/password-reset/request', { body: { email } });
  await forget(anna.email);
  const [before = ''] = await links(anna.email, 'reset-password');
  const { email } = await changed(anna);
  const body = { token: before, password: 'Утренний трамвай 84' };
  assert.equal((await request('POST', '/api/v1/auth/password-reset/confirm', { body })).json.code, 'link_expired');
  await owner.query(`update one_time_links set created_at = later(now(), -120) where tenant_id = $1`, [anna.tenantId]);
  await forget(email);
  assert.equal((await links(email, 'reset-password')).length, 1);
});

test('a change that waits is cancelled by its owner: its link opens nothing', async () => {
  const anna = await signedInOwner();
  const cancel = () => request('POST', `${url}/cancel`, { token: anna.token, body: {} });
  assert.equal((await cancel()).json.code, 'not_found');
  const { confirmLink } = await asked(anna);
  assert.deepEqual((await cancel()).json, { status: 'cancelled' });
  assert.equal((await me(anna.token)).user.newEmail, null);
  assert.equal((await confirm(anna.token, confirmLink)).json.code, 'link_expired');
  assert.equal((await cancel()).json.code, 'not_found');
  const events = (await factsOf(anna.tenantId)).map(({ event }) => event);
  assert.equal(events.filter((event) => event === 'account.email_change_cancelled').length, 1);
});
