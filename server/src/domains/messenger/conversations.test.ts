import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uuidOf } from '../../../../tools/sim/wazzup/seed.ts';
import { base, integration, messengerPortal, settleLater } from '../../../test/messengers.ts';

const [chat, text] = ['79161234567', 'Цемент есть, 420 ₽ за мешок'];

test('what a client writes is kept in his conversation, and shows in the menu until it is read', async (t) => {
  const { sim, settle, talks, messagesOf, ok } = await messengerPortal(t);
  sim.happen('client writes', { chatId: chat, text, name: 'Ольга Петрова' });
  await settle();
  const [talk, ...others] = await talks();
  assert.deepEqual(others, []);
  const { name, phone, chatType, chatId, channelLabel, unreadCount, messageCount, lastDirection } = talk;
  assert.deepEqual(
    { name, phone, chatType, chatId, channelLabel, unreadCount, messageCount, lastDirection },
    {
      ...{ name: 'Ольга Петрова', phone: chat, chatType: 'whatsapp', chatId: chat, channelLabel: 'Снабжение' },
      ...{ unreadCount: 1, messageCount: 1, lastDirection: 'in' },
    },
  );
  const [message] = await messagesOf(talk.id);
  assert.deepEqual([message.text, message.direction, message.status], [text, 'in', null]);
  assert.equal((await ok('GET', `${integration}/sidebar-status`)).unreadCount, 1);
  await ok('POST', `${base}/conversations/${talk.id}/read`, {});
  assert.equal((await ok('GET', `${integration}/sidebar-status`)).unreadCount, 0);
  assert.notEqual((await messagesOf(talk.id))[0].readAt, null);
});

test('a reply leaves through the outbox, comes back as an echo that is no answer of the client, and is followed to its reading', async (t) => {
  const { sim, settle, talks, messagesOf, ok } = await messengerPortal(t);
  sim.happen('client writes', { chatId: chat, text });
  await settle();
  const [{ id }] = await talks();
  const made = await ok('POST', `${base}/conversations/${id}/messages`, { text: 'Спасибо, берём' });
  assert.deepEqual([made.status, made.inDoubt, made.messageId], ['queued', false, null]);
  await settle();
  const [, sent] = await messagesOf(id);
  assert.deepEqual([sent.id, sent.direction, sent.text], [made.id, 'out', 'Спасибо, берём']);
  assert.equal(sent.requestId, made.requestId);
  assert.ok(['sent', 'delivered', 'read'].includes(sent.status), sent.status);
  for (const status of ['read', 'delivered', 'sent'])
    sim.happen('a message goes on', { messageId: sent.messageId, status });
  await settle();
  const after = await messagesOf(id);
  assert.equal(after.length, 2, 'the echo of our own message is that message');
  assert.equal(after[1].status, 'read', 'a status that is late takes nothing back');
  const [talk] = await talks();
  assert.deepEqual([talk.unreadCount, talk.messageCount, talk.lastDirection], [1, 2, 'out']);
});

test('what a colleague writes in the windows of the provider stands among ours', async (t) => {
  const { sim, settle, talks, messagesOf } = await messengerPortal(t);
  sim.happen('colleague writes', { chatId: chat, text: 'Когда отгрузите?' });
  await settle();
  const [talk] = await talks();
  const [message] = await messagesOf(talk.id);
  assert.deepEqual(
    [message.direction, message.status, message.authorName, message.requestId],
    ['out', 'sent', 'Анна Смирнова', null],
  );
  assert.equal(talk.unreadCount, 0);
});

test('a message that is edited shows its last text, and one taken back shows none', async (t) => {
  const { sim, settle, talks, messagesOf } = await messengerPortal(t);
  sim.happen('client writes', { chatId: chat, text: 'Цена 420' });
  const { messageId } = sim.state.messages.at(-1) as { messageId: string };
  sim.courier.plan('after the next');
  sim.happen('a message is edited', { messageId, text: 'Цена 430' });
  sim.happen('a message is edited', { messageId, text: 'Цена 440' });
  await settle();
  const [{ id }] = await talks();
  const [message] = await messagesOf(id);
  assert.equal(message.text, 'Цена 440');
  assert.notEqual(message.editedAt, null);
  sim.happen('a message is deleted', { messageId });
  await settle();
  const [gone] = await messagesOf(id);
  assert.deepEqual([gone.text, gone.deletedAt !== null], [null, true]);
});

test('a delivery that comes twice changes nothing the second time', async (t) => {
  const { sim, settle, talks, messagesOf, ok } = await messengerPortal(t);
  sim.courier.plan('twice', 'twice');
  sim.happen('client writes', { chatId: chat, text });
  await settle();
  const [talk] = await talks();
  assert.deepEqual([talk.messageCount, talk.unreadCount, (await messagesOf(talk.id)).length], [1, 1, 1]);
  const { recentEvents } = await ok('GET', `${integration}/overview`);
  assert.deepEqual(
    recentEvents
      .map(({ status, events, fresh }: Record<string, unknown>) => [status, events, fresh])
      .slice(0, 2)
      .toSorted(),
    [
      ['applied', 1, 0],
      ['applied', 1, 1],
    ],
  );
});

test('a message of a channel that nobody knows waits until the channels are read anew', async (t) => {
  const { sim, settle, talks, portal, ok } = await messengerPortal(t);
  const channelId = uuidOf(1, 77);
  sim.state.channels.push({ channelId, transport: 'whatsapp', plainId: '79990000077', state: 'active', name: 'Новый' });
  sim.happen('client writes', { chatId: chat, text, channelId });
  await settle();
  assert.deepEqual(await talks(), []);
  const { recentEvents } = await ok('GET', `${integration}/overview`);
  assert.equal(recentEvents[0].status, 'waiting');
  await settleLater(portal, sim);
  const [talk] = await talks();
  assert.deepEqual([talk.channelLabel, talk.messageCount], ['Новый', 1]);
});

test('an unknown number is offered to be linked with whose phone it is; a person links it, and what he takes off stays off', async (t) => {
  const { sim, settle, talks, ok } = await messengerPortal(t);
  const party = await ok('POST', '/api/v1/counterparties', {
    shortName: 'ООО «Цементный двор»',
    roles: ['supplier'],
    contacts: [{ fullName: 'Ольга Петрова', phone: '8 (916) 123-45-67' }],
  });
  const supplierId = party.supplier.supplierId;
  sim.happen('client writes', { chatId: chat, text });
  await settle();
  const [talk] = await talks();
  const counts = async () => [(await talks('?isLinked=true')).length, (await talks('?isLinked=false')).length];
  const shown = (one: { linkedTo: Array<Record<string, unknown>> }) =>
    one.linkedTo.map(({ entityType, id, status, source }) => [entityType, id, status, source]);
  assert.deepEqual(shown(talk), [['supplier', supplierId, 'suggested', 'phone']]);
  assert.deepEqual(await counts(), [0, 1], 'a suggestion is no link yet');
  const link = { entityType: 'supplier', entityId: supplierId };
  const linked = await ok('POST', `${base}/conversations/${talk.id}/links`, link);
  assert.deepEqual(shown(linked), [['supplier', supplierId, 'confirmed', 'person']]);
  assert.deepEqual(await counts(), [1, 0]);
  const [found] = await talks(`?entityType=supplier&entityId=${supplierId}`);
  assert.equal(found.id, talk.id);
  assert.deepEqual(shown(await ok('POST', `${base}/conversations/${talk.id}/unlink`, link)), []);
  sim.happen('client writes', { chatId: chat, text: 'Ещё вопрос' });
  await settle();
  assert.deepEqual(shown((await talks())[0]), []);
});
