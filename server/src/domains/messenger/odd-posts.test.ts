import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request } from '../../../test/harness.ts';
import { messengerPortal } from '../../../test/messengers.ts';

const message = (channelId: string | undefined, more: object) => ({
  ...{ messageId: 'm-1', channelId, chatType: 'whatsapp', chatId: '79165554433', type: 'text', status: 'inbound' },
  ...{ dateTime: '2026-11-20T10:00:00.000Z', contact: { name: 'Ольга' }, ...more },
});

/** A portal and what posts to it in place of the provider. */
async function posting(t: Parameters<typeof messengerPortal>[0]) {
  const held = await messengerPortal(t);
  const { sim, settle, portal } = held;
  const channelId = sim.state.channels[0]?.channelId;
  const post = async (...given: object[]) => {
    const { status } = await request('POST', new URL(sim.state.webhooksUri as string).pathname, {
      body: { messages: given.map((one) => message(channelId, one)) },
    });
    assert.equal(status, 200);
    await settle();
  };
  return { ...held, portal, post };
}

test('a message with characters that no table holds comes in without them, and takes nothing else down', async (t) => {
  const { post, talks, messagesOf } = await posting(t);
  const emoji = `${'я'.repeat(199)}🧱`;
  await post(
    { text: 'до\u0000после и \ud83d конец', contact: { name: emoji } },
    { messageId: 'm-2', text: 'следующее', dateTime: '2026-11-20T10:01:00.000Z' },
  );
  const [talk] = await talks();
  assert.equal(talk.name, 'я'.repeat(199));
  assert.deepEqual(
    (await messagesOf(talk.id)).map(({ text }: { text: string }) => text),
    ['до\ufffdпосле и \ufffd конец', 'следующее'],
  );
});

test('a message dated ahead of our clock is as new as its arrival, and stays on top no longer than others', async (t) => {
  const { post, talks } = await posting(t);
  await post({ text: 'из будущего', dateTime: '2090-01-01T00:00:00.000Z' });
  const [talk] = await talks();
  assert.ok(Date.parse(talk.lastMessageAt) <= Date.now(), talk.lastMessageAt);
});
