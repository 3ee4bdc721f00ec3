import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { newPortal, owner, request, signIn } from '../../../test/harness.ts';
import { integration, messengerPortal } from '../../../test/messengers.ts';

const webhooks = '/api/v1/webhooks';
const pathOf = (address: string | null) => new URL(address as string).pathname;

/** Another system that receives the messages of the account. */
async function otherSystem(t: TestContext) {
  const server = createServer((asked, reply) => void asked.resume().on('end', () => reply.end('ok')));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/crm/secret-of-another`;
}

test('the address is registered once, and registering again changes nothing', async (t) => {
  const { sim, ok } = await messengerPortal(t);
  const address = sim.state.webhooksUri;
  assert.match(address ?? '', /\/api\/v1\/webhooks\/messenger\/[\w-]{43}$/);
  assert.deepEqual(
    [sim.state.subscriptions.messagesAndStatuses, sim.state.subscriptions.contactsAndDealsCreation],
    [true, false],
  );
  const { isRegistered } = await ok('POST', `${integration}/webhook/register`, {});
  assert.deepEqual([isRegistered, sim.state.webhooksUri], [true, address]);
  assert.equal((await ok('GET', `${integration}/overview`)).webhook.isRegistered, true);
});

test('another system is cut off by consent alone, and gets its address back when the integration is deleted', async (t) => {
  const { sim, ask, ok, installation, logs } = await messengerPortal(t, { until: 'channels' });
  const theirs = await otherSystem(t);
  sim.state.webhooksUri = theirs;
  sim.state.subscriptions.messagesAndStatuses = true;
  const report = await ok('POST', `${installation}/test`, {});
  const checked = report.checks.find(({ id }: { id: string }) => id === 'webhook');
  assert.equal(checked.result, 'warning');
  const refused = await ask('POST', `${integration}/webhook/register`, {});
  assert.deepEqual(
    [refused.status, refused.json.rule, refused.json.host],
    [422, 'webhook_taken', new URL(theirs).host],
  );
  assert.equal(sim.state.webhooksUri, theirs, 'nothing was changed');
  await ok('POST', `${integration}/webhook/register`, { takeOverWebhook: true });
  assert.notEqual(sim.state.webhooksUri, theirs);
  assert.ok(!JSON.stringify([refused.json, report, await logs()]).includes('secret-of-another'));
  const rerouted = sim.courier;
  rerouted.reroute(null);
  await ok('DELETE', installation);
  assert.equal(sim.state.webhooksUri, theirs);
  assert.equal(sim.state.subscriptions.messagesAndStatuses, true);
});

test('a new address is registered in the same action; the one before is refused from then on', async (t) => {
  const { sim, ok, installation, settle, talks } = await messengerPortal(t);
  const before = pathOf(sim.state.webhooksUri);
  const shown = await ok('GET', `${installation}/webhook-endpoint`);
  assert.ok(!shown.url.includes(before.split('/').at(-1) as string), 'the token is covered');
  const made = await ok('POST', `${installation}/webhook-endpoint/regenerate`, {});
  const now = pathOf(sim.state.webhooksUri);
  assert.notEqual(now, before);
  assert.equal(now, `${webhooks}/messenger/${made.secret}`);
  assert.equal((await request('POST', before, { body: { test: true } })).status, 404);
  assert.equal((await request('POST', now, { body: { test: true } })).status, 200);
  sim.happen('client writes', { chatId: '79161234567', text: 'Слышно?' });
  await settle();
  assert.equal((await talks()).length, 1);
});

test('when the provider refuses a new address, the one before goes on working', async (t) => {
  const { sim, ask, installation, settle, talks } = await messengerPortal(t);
  const before = sim.state.webhooksUri;
  sim.courier.reroute('http://127.0.0.1:9');
  const { status, json } = await ask('POST', `${installation}/webhook-endpoint/regenerate`, {});
  assert.deepEqual([status, json.providerKind], [422, 'validation']);
  assert.match(json.detail, /no 200|не получил/);
  assert.equal(sim.state.webhooksUri, before);
  assert.equal((await request('POST', pathOf(before), { body: { test: true } })).status, 200);
  await settle();
  assert.deepEqual(await talks(), []);
});

test('an unknown token, one of another area and one of a deleted integration are answered alike', async (t) => {
  const { sim, ok, installation } = await messengerPortal(t);
  const token = pathOf(sim.state.webhooksUri).split('/').at(-1) as string;
  const post = async (area: string, given: string) => {
    const { status, json } = await request('POST', `${webhooks}/${area}/${given}`, { body: { test: true } });
    const { status: _, instance: __, requestId: ___, ...said } = json;
    return [status, said.code];
  };
  const unknown = await post('messenger', 'A'.repeat(43));
  assert.deepEqual(unknown, [404, 'webhook_endpoint_not_found']);
  assert.deepEqual(await post('messenger', 'не токен'), unknown);
  assert.deepEqual(await post('tasktracker', token), unknown);
  assert.deepEqual(await post('inbound', token), unknown);
  await ok('DELETE', installation);
  assert.deepEqual(await post('messenger', token), unknown);
});

test('a probe is answered in every state but deleted; while the integration is disabled nothing is kept', async (t) => {
  const { sim, ok, installation, settle, talks, logs } = await messengerPortal(t);
  const path = pathOf(sim.state.webhooksUri);
  const post = (body: unknown) => request('POST', path, { body });
  await ok('POST', `${installation}/disable`, {});
  assert.equal((await post({ test: true })).status, 200);
  sim.happen('client writes', { chatId: '79161234567', text: 'Кто-нибудь?' });
  await settle();
  assert.deepEqual(await talks(), []);
  const line = (await logs()).find(({ event }: { event: string }) => event === 'webhook.not_taken');
  assert.ok(line.times >= 1);
  await ok('POST', `${installation}/enable`, {});
  await ok('PATCH', `${installation}/config`, { settings: { apiKey: 'f'.repeat(32) } });
  assert.equal((await post({ test: true })).status, 200);
  sim.happen('client writes', { chatId: '79161234567', text: 'А теперь?' });
  await settle();
  assert.equal((await talks()).length, 1, 'a key that waits for its check loses no message');
});

test('whatever the body is, the answer is 200 and the journal says that it could not be read', async (t) => {
  const { sim, settle, ok, logs } = await messengerPortal(t);
  const path = pathOf(sim.state.webhooksUri);
  const hostile = ['', 'null', '[]', '{"messages":', '<html>', '{"какие-то":"вести"}', '"'.repeat(100_000), '\u0000'];
  for (const body of hostile) assert.equal((await request('POST', path, { body })).status, 200, body.slice(0, 20));
  await settle();
  const { recentEvents } = await ok('GET', `${integration}/overview`);
  const statuses = recentEvents.map(({ status }: { status: string }) => status);
  assert.equal(statuses.filter((status: string) => status === 'unreadable').length, hostile.length);
  const lines = (await logs()).filter(({ event }: { event: string }) => event === 'webhook.unreadable');
  assert.equal(lines.length, hostile.length);
  assert.ok(!JSON.stringify(lines).includes('вести'));
  assert.equal((await request('POST', path, { body: 'x'.repeat(1_100_000) })).status, 413);
});

test('of a post that is bad in part the rest is taken, and its bytes are kept for who looks into it', async (t) => {
  const { sim, settle, talks, portal } = await messengerPortal(t);
  const channelId = sim.state.channels[0]?.channelId;
  const good = {
    messageId: 'м-1',
    channelId,
    chatType: 'whatsapp',
    chatId: '79161234567',
    dateTime: 'вчера',
    text: 'Да',
  };
  const messages = [null, 7, {}, { ...good, chatId: null }, good];
  const statuses = ['x', { messageId: 'м-1', status: 'из будущего' }, { messageId: 'м-1' }];
  await request('POST', pathOf(sim.state.webhooksUri), { body: { messages, statuses } });
  await settle();
  const [talk] = await talks();
  assert.deepEqual([talk.messageCount, talk.name], [1, '79161234567']);
  const { rows } = await owner.query(
    'select status, body is not null as kept from provider_deliveries where tenant_id = $1 order by received_at desc limit 1',
    [portal.tenantId],
  );
  assert.deepEqual(rows, [{ status: 'applied', kept: true }]);
});

test('what was taken leaves no text of it behind: neither in the delivery nor in the journal', async (t) => {
  const { sim, settle, portal, logs } = await messengerPortal(t);
  sim.happen('client writes', { chatId: '79161234567', text: 'Мой номер карты 4276 5500 1234 0019' });
  await settle();
  const { rows } = await owner.query('select body from provider_deliveries where tenant_id = $1', [portal.tenantId]);
  assert.ok(rows.every(({ body }) => body === null));
  const facts = await owner.query('select data from audit_events where tenant_id = $1', [portal.tenantId]);
  assert.ok(!JSON.stringify([await logs(), facts.rows]).includes('4276 5500'));
});

test('a post for one portal says nothing to another', async (t) => {
  const { sim, settle } = await messengerPortal(t);
  const other = await newPortal();
  const token = await signIn(other);
  sim.happen('client writes', { chatId: '79161234567', text: 'Привет' });
  await settle();
  const { json } = await request('GET', '/api/v1/messenger/conversations', { token });
  assert.deepEqual(json.items, []);
  const status = await request('GET', `${integration}/sidebar-status`, { token });
  assert.deepEqual(status.json, { isShown: false, status: null, canSend: false, unreadCount: 0 });
});
