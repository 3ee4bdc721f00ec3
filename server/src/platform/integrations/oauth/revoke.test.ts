import assert from 'node:assert/strict';
import { it } from 'node:test';
import { factsOf, newPortal, owner, type Portal, signIn } from '../../../../test/harness.ts';
import { openWay } from '../../../../test/open-way.ts';

const way = await openWay();
let begun: { id: string; token: string; portal: Portal };

/** Each begins with an installation at work; a hook would run before the tests of other files too. */
const test = (title: string, check: () => Promise<void>) =>
  void it(title, async () => {
    begun = await way.working();
    way.provider.called();
    await check();
  });

const revoke = (token = begun.token) =>
  way.kit.ask('POST', `${way.base}/oauth/${way.slug}/revoke`, { token, body: {} });

const held = async () =>
  (await owner.query('select 1 from integration_tokens where tenant_id = $1', [begun.portal.tenantId])).rows.length;

test('access is taken back at the provider, erased here, and the installation requires setup', async () => {
  const { status, json } = await revoke();
  assert.deepEqual([status, json.status, json.connectedAccount], [200, 'requires_setup', null]);
  assert.ok(way.provider.called().includes('/token/revocation'));
  assert.equal(await held(), 0);
  const events = (await factsOf(begun.portal.tenantId)).map(({ event }) => event);
  assert.ok(events.includes('integration_installation.disconnected'));
  const { json: refused } = await way.kit.ask('POST', `${way.base}/installations/${begun.id}/enable`, {
    token: begun.token,
    body: {},
  });
  assert.equal(refused.rule, 'connection_not_checked');
});

test('twice is as good as once', async () => {
  await revoke();
  const before = (await factsOf(begun.portal.tenantId)).length;
  const { status, json } = await revoke();
  assert.deepEqual([status, json.status], [200, 'requires_setup']);
  assert.equal((await factsOf(begun.portal.tenantId)).length, before);
});

test('tokens are erased here also when the provider cannot be reached', async () => {
  way.provider.hangUp(true);
  const { status, json } = await revoke();
  way.provider.hangUp(false);
  assert.deepEqual([status, json.status, await held()], [200, 'requires_setup', 0]);
});

test('an installation that is deleted takes its access back', async () => {
  await way.kit.ask('DELETE', `${way.base}/installations/${begun.id}`, { token: begun.token });
  assert.ok(way.provider.called().includes('/token/revocation'));
  assert.equal(await held(), 0);
});

test('another portal takes back nothing', async () => {
  assert.equal((await revoke(await signIn(await newPortal()))).status, 404);
  assert.equal(await held(), 1);
});

test('oauth_not_supported: where nothing is connected by OAuth nothing is taken back', async () => {
  const { serveConnectors } = await import('../../../../test/serve-connectors.ts');
  const { letterConnector } = await import('../../../../test/letter-office.ts');
  const kit = await serveConnectors([letterConnector('letters', { searches: false })]);
  const { token } = await kit.install(begun.portal, 'letters', { url: 'http://127.0.0.1:9' });
  const { json } = await kit.ask('POST', `${way.base}/oauth/letters/revoke`, { token, body: {} });
  assert.equal(json.rule, 'oauth_not_supported');
});
