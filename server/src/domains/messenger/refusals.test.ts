import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner, request } from '../../../test/harness.ts';
import { base, integration, messengerPortal } from '../../../test/messengers.ts';
import { pdf } from '../../../test/sample-files.ts';

const said = ({ status, json }: { status: number; json: { rule?: string; code: string } }) => [
  status,
  json.rule ?? json.code,
];

test('no_channel: without a working channel that reaches a phone nobody is written to first', async (t) => {
  const { ask } = await messengerPortal(t, {
    change: ({ channels }) => {
      for (const channel of channels) channel.state = 'blocked';
    },
  });
  const phone = '+7 916 123-45-67';
  assert.deepEqual(said(await ask('POST', `${integration}/messages/test`, { phone })), [422, 'no_channel']);
});

test('no_chats: the chats of a record that nobody has written about are not opened', async (t) => {
  const { ask, ok } = await messengerPortal(t);
  const { id: entityId } = await ok('POST', '/api/v1/counterparties', { shortName: 'ООО «Север»' });
  const about = { entityType: 'counterparty', entityId };
  assert.deepEqual(said(await ask('POST', `${integration}/iframe`, { about })), [422, 'no_chats']);
});

test('no_person: a key without a person has no window of its own', async (t) => {
  const { portal } = await messengerPortal(t);
  const key = await portal.key('supplier_documents.write');
  await owner.query('update api_keys set created_by = null where tenant_id = $1', [portal.tenantId]);
  const [status, rule] = said(await request('POST', `${integration}/iframe`, { key, body: {} }));
  // A key whose person is gone only reads; where it may write, it is told to bring a person.
  assert.ok((status === 422 && rule === 'no_person') || status === 403, `${status} ${rule}`);
});

test('sync_switched_off: what the settings keep back is not told', async (t) => {
  const { ask, ok } = await messengerPortal(t, { settings: { syncDeals: false } });
  assert.deepEqual(said(await ask('POST', `${integration}/deals/sync`, {})), [422, 'sync_switched_off']);
  await ok('POST', `${integration}/users/sync`, {});
});

test('registration_under_way: two who register at once do not cross each other', async (t) => {
  const { ask, sim, portal } = await messengerPortal(t, { until: 'channels' });
  const answers = await Promise.all([1, 2].map(() => ask('POST', `${integration}/webhook/register`, {})));
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  assert.ok(statuses[0] === 200 && [200, 409].includes(statuses[1] as number), statuses.join());
  const { rows } = await owner.query(
    'select count(*)::int as current from inbound_endpoints where tenant_id = $1 and valid_until is null',
    [portal.tenantId],
  );
  assert.deepEqual(rows, [{ current: 1 }]);
  assert.match(sim.state.webhooksUri ?? '', /messenger/);
  await owner.query(`update provider_webhooks set busy_until = now() + interval '1 minute' where tenant_id = $1`, [
    portal.tenantId,
  ]);
  assert.deepEqual(said(await ask('POST', `${integration}/webhook/register`, {})), [409, 'registration_under_way']);
});

test('message_is_written: nothing is attached to a message afterwards', async (t) => {
  const { sim, settle, talks, messagesOf, token } = await messengerPortal(t);
  sim.happen('client writes', { chatId: '79161234567', text: 'Привет' });
  await settle();
  const [message] = await messagesOf((await talks())[0].id);
  const form = new FormData();
  form.append('file', new File([pdf as never], 'Счёт.pdf', { type: 'application/pdf' }));
  form.append('entityType', 'messengerMessage');
  form.append('entityId', message.id);
  assert.deepEqual(said(await request('POST', '/api/v1/files', { token, body: form })), [409, 'message_is_written']);
});

test('a messenger that is not connected, or is disabled, says what is missing', async (t) => {
  const { ask, ok, installation } = await messengerPortal(t, { until: 'installed' });
  const ready = () => ask('POST', `${integration}/channels/sync`, {});
  assert.deepEqual(said(await ready()), [409, 'installation_not_ready']);
  await ok('POST', `${installation}/test`, {});
  await ok('POST', `${installation}/disable`, {});
  assert.deepEqual(said(await ready()), [409, 'integration_disabled']);
  const { isShown } = await ok('GET', `${integration}/sidebar-status`);
  assert.equal(isShown, false);
});

test('a conversation and a message that nobody has are not found', async (t) => {
  const { ask, portal } = await messengerPortal(t);
  const nobody = portal.ownerId;
  for (const path of [`conversations/${nobody}`, `conversations/${nobody}/messages`, `messages/${nobody}`])
    assert.deepEqual(said(await ask('GET', `${base}/${path}`)), [404, 'not_found'], path);
});
