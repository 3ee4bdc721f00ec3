import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { integration, messengerPortal } from '../../../../test/messengers.ts';

test('the channel to write from is one of the account: another is refused by its field, with the channels there are', async (t) => {
  const { ask, ok, sim, installation } = await messengerPortal(t, { until: 'channels' });
  const [first, second] = sim.state.channels;
  assert.ok(first && second);
  const choose = (defaultChannelId: string | null) =>
    ask('PATCH', `${installation}/config`, { settings: { defaultChannelId } });

  const { status, json } = await choose(randomUUID());
  assert.equal(status, 422);
  const [fault] = json.errors;
  assert.deepEqual([fault.pointer, fault.code], ['/settings/defaultChannelId', 'not_found_reference']);
  assert.ok(fault.message.includes(`${first.name} (${first.channelId})`), fault.message);
  assert.ok(fault.message.includes(second.channelId));
  assert.equal((await ok('GET', installation)).settings.defaultChannelId, undefined, 'nothing was saved');

  assert.equal((await choose(second.channelId)).status, 200);
  sim.state.channels.splice(1, 1);
  await ok('POST', `${integration}/channels/sync`, {});
  const renamed = await ask('PATCH', `${installation}/config`, { settings: { syncDeals: false } });
  assert.equal(renamed.status, 200, 'what has gone since stops no other change');
  assert.equal((await choose(first.channelId)).status, 200);
  assert.equal((await choose(second.channelId)).status, 422, 'a channel that is gone is not chosen anew');
  assert.equal((await choose(null)).status, 200);
});

test('a channel given before the channels were read is taken, and the check tells whether it is there', async (t) => {
  const checkOf = async (defaultChannelId: string, change?: (channel: { state: string }) => void) => {
    const { ok, sim, installation } = await messengerPortal(t, { settings: { defaultChannelId }, until: 'installed' });
    change?.(sim.state.channels[0] as { state: string });
    const { ok: passed, checks } = await ok('POST', `${installation}/test`, {});
    assert.equal(passed, true);
    return checks.find(({ id }: { id: string }) => id === 'default_channel');
  };
  const unknown = await checkOf(randomUUID());
  assert.equal(unknown.result, 'warning');
  assert.match(unknown.detail, /не|not/);
  const { sim } = await messengerPortal(t, { until: 'installed' });
  const id = sim.state.channels[0]?.channelId as string;
  assert.deepEqual((await checkOf(id)).result, 'ok');
  assert.deepEqual((await checkOf(id, (channel) => void (channel.state = 'blocked'))).result, 'warning');
});
