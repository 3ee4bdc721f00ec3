import assert from 'node:assert/strict';
import { it } from 'node:test';
import { owner, type Portal } from '../../../../test/harness.ts';
import { openWay } from '../../../../test/open-way.ts';
import { startOpenIdProvider } from '../../../../test/openid-provider.ts';

const way = await openWay();
let begun: { id: string; token: string; portal: Portal };

/** Each begins with an installation at work; a hook would run before the tests of other files too. */
const test = (title: string, check: () => Promise<void>) =>
  void it(title, async () => {
    begun = await way.working();
    way.provider.called();
    way.provider.journal.length = 0;
    await check();
  });

const tokens = async () =>
  (await owner.query('select * from integration_tokens where tenant_id = $1', [begun.portal.tenantId])).rows[0];

const runOut = () =>
  owner.query('update integration_tokens set renew_at = now() where tenant_id = $1', [begun.portal.tenantId]);

const renewals = () => way.provider.journal.filter((line) => line.startsWith('refresh_token'));

test('a token that is about to run out is renewed, and the rotated refresh token kept', async () => {
  const old = await tokens();
  await runOut();
  assert.equal((await way.test(begun)).ok, true);
  const now = await tokens();
  assert.equal(now.generation, old.generation + 1);
  assert.notEqual(now.refresh, old.refresh);
  await runOut();
  assert.equal((await way.test(begun)).ok, true);
  assert.deepEqual(renewals(), ['refresh_token granted', 'refresh_token granted']);
});

test('sixteen calls at once renew once', async () => {
  await runOut();
  const reports = await Promise.all(Array.from({ length: 16 }, () => way.test(begun)));
  assert.ok(reports.every(({ ok }) => ok));
  assert.deepEqual(renewals(), ['refresh_token granted']);
});

test('a token the provider no longer takes is renewed once, and the call repeated once', async () => {
  const { generation } = await tokens();
  const asked = way.kit.ask('POST', `${way.base}/installations/${begun.id}/sync`, { token: begun.token, body: {} });
  assert.equal((await asked).status, 202);
  way.provider.forgetAccessTokens();
  await way.kit.drain(begun.portal);
  assert.deepEqual(way.provider.called().filter((path) => path === '/me').length, 2);
  assert.equal((await tokens()).generation, generation + 1);
  assert.equal((await way.look(begun)).lastSyncStatus, 'ok');
});

test('access that was taken back at the provider stops the installation at once, and nobody asks again', async () => {
  way.provider.forgetGrants();
  await runOut();
  assert.equal((await way.test(begun)).ok, false);
  const { status, lastError } = await way.look(begun);
  assert.equal(status, 'sync_error');
  assert.equal(lastError.kind, 'auth');
  assert.equal(await tokens(), undefined);
  await way.test(begun);
  await way.test(begun);
  assert.deepEqual(renewals(), ['refresh_token refused']);
});

test('sixteen calls at once with access that is over ask once', async () => {
  way.provider.forgetGrants();
  await runOut();
  const reports = await Promise.all(Array.from({ length: 16 }, () => way.test(begun)));
  assert.ok(reports.every(({ ok }) => !ok));
  assert.deepEqual(renewals(), ['refresh_token refused']);
});

test('a renewal whose answer is lost is shown once more, and where the provider rotates strictly a person connects anew', async () => {
  await runOut();
  way.provider.loseAnswers(1);
  assert.equal((await way.test(begun)).ok, false);
  assert.deepEqual(renewals(), ['refresh_token granted', 'refresh_token refused']);
  assert.equal((await way.look(begun)).status, 'sync_error');

  const { url, cookie } = await way.authorize(begun.token);
  assert.equal(await way.comeBack(await way.visit(url), cookie), 'connected');
  assert.equal((await way.test(begun)).ok, true);
  assert.equal((await way.look(begun)).status, 'installed');
});

test('while the provider is down the tokens stay, and the next call renews them', async () => {
  await runOut();
  way.provider.hangUp(true);
  assert.equal((await way.test(begun)).ok, false);
  way.provider.hangUp(false);
  assert.notEqual(await tokens(), undefined);
  await owner.query('update integration_tokens set leased_until = now() where tenant_id = $1', [begun.portal.tenantId]);
  assert.equal((await way.test(begun)).ok, true);
});

test('one who died while renewing is waited for no longer than his lease', async () => {
  await runOut();
  await owner.query(
    `update integration_tokens set lease = uuidv7(), leased_until = now() + interval '1 second' where tenant_id = $1`,
    [begun.portal.tenantId],
  );
  assert.equal((await way.test(begun)).ok, true);
  assert.deepEqual(renewals(), ['refresh_token granted']);
});

test('tokens are shown to no other server: settings that name one ask for new consent', async () => {
  const other = await startOpenIdProvider('http://127.0.0.1:9/back');
  const body = { settings: { issuer: other.issuer } };
  await way.kit.ask('PATCH', `${way.base}/installations/${begun.id}/config`, { token: begun.token, body });
  assert.equal((await way.test(begun)).ok, false);
  assert.deepEqual(other.called(), []);
  await other.close();
});
