import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { colleagueWrites } from '../../../../tools/sim/wazzup/happenings.ts';
import { request } from '../../../test/harness.ts';
import { base, filesAt, integration, messengerPortal, settleLater } from '../../../test/messengers.ts';
import { pdf } from '../../../test/sample-files.ts';

const phone = '+7 916 123-45-67';
const sends = 'POST /v3/message';

async function writing(t: TestContext) {
  const held = await messengerPortal(t);
  const { ok, sim } = held;
  const party = await ok('POST', '/api/v1/counterparties', { shortName: 'ООО «Север»', roles: ['supplier'] });
  const about = { entityType: 'supplier', entityId: party.supplier.supplierId };
  const write = (body: object = { text: 'Добрый день' }) =>
    ok('POST', `${base}/messages`, { ...about, phone, ...body });
  const read = (id: string) => ok('GET', `${base}/messages/${id}`);
  const posted = () => sim.journal.filter(({ method, url }) => `${method} ${url}` === sends);
  return { ...held, about, party, write, read, posted };
}

test('a message from a record begins a conversation that is linked to it', async (t) => {
  const { write, read, talks, settle, about, sim } = await writing(t);
  const { id, conversationId } = await write();
  await settle();
  const sent = await read(id);
  assert.equal(sent.status, 'sent');
  assert.equal(sent.messageId, sim.state.messages.at(-1)?.messageId);
  const [talk] = await talks(`?entityType=supplier&entityId=${about.entityId}`);
  assert.deepEqual([talk.id, talk.chatId, talk.messageCount], [conversationId, '79161234567', 1]);
  assert.deepEqual([talk.linkedTo[0].status, talk.linkedTo[0].source], ['confirmed', 'message']);
});

test('a message whose answer is lost is sent once more under its key, and the client gets it once', async (t) => {
  const { write, read, settle, posted, sim } = await writing(t);
  sim.faults.add({ fault: { kind: 'reset', effect: 'after' }, where: sends });
  const { id } = await write();
  await settle();
  assert.equal(sim.state.messages.length, 1);
  const keys = posted().map(({ bytes }) => JSON.parse(bytes.toString()).crmMessageId);
  assert.equal(new Set(keys).size, 1);
  const sent = await read(id);
  assert.deepEqual([sent.status, sent.inDoubt], ['sent', false]);
  assert.equal(sent.messageId, sim.state.messages[0]?.messageId, 'its name came with the echo');
});

test('what nobody answers for is in doubt, is never repeated by itself, and its echo says that it left', async (t) => {
  const { write, read, settle, posted, sim, talks, installation, ok } = await writing(t);
  sim.faults.add({ fault: { kind: 'reset', effect: 'before' }, where: sends, times: 2 });
  const { id, requestId } = await write({ text: 'Цемент М500, 40 мешков' });
  await settle();
  const doubted = await read(id);
  assert.deepEqual([doubted.status, doubted.inDoubt, posted().length], ['queued', true, 2]);
  await settle();
  assert.equal(posted().length, 2);
  colleagueWrites(sim, { chatId: '79161234567', text: 'Цемент М500,  40 мешков' });
  await settle();
  const found = await read(id);
  assert.deepEqual([found.status, found.inDoubt, found.messageId], ['sent', false, sim.state.messages[0]?.messageId]);
  const [entry] = (await ok('GET', `${installation}/outbox`)).items;
  assert.deepEqual([entry.id, entry.status, entry.externalId], [requestId, 'done', found.messageId]);
  assert.equal((await talks())[0].messageCount, 1);
});

test('an echo that comes before the answer waits for it, and stands twice nowhere', async (t) => {
  const { write, read, settle, sim, messagesOf } = await writing(t);
  const made = await write({ text: 'Подтверждаем заказ' });
  const echo = colleagueWrites(sim, { chatId: '79161234567', text: 'Подтверждаем заказ' });
  await sim.courier.settled();
  await settle();
  const texts = (await messagesOf(made.conversationId)).map(({ messageId }: { messageId: string }) => messageId);
  assert.deepEqual(new Set(texts).size, texts.length);
  const own = await read(made.id);
  assert.notEqual(own.messageId, null);
  assert.ok(texts.includes(echo.messageId), 'a colleague who wrote the same is kept too');
});

test('a status that comes before its message waits for it', async (t) => {
  const { write, read, settle, sim } = await writing(t);
  sim.faults.add({ fault: { kind: 'own', name: 'status before the message' }, where: sends });
  const { id } = await write();
  await settle();
  assert.equal((await read(id)).status, 'sent');
});

test('2xx with an error inside is a failure that says why, and may be tried again', async (t) => {
  const { write, read, settle, sim, ask, installation } = await writing(t);
  sim.faults.add({ fault: { kind: 'own', name: '2xx with an error' }, where: sends });
  const { id, requestId } = await write();
  await settle();
  const failed = await read(id);
  assert.equal(failed.status, 'failed');
  assert.notEqual(failed.error, null);
  assert.equal((await ask('POST', `${installation}/outbox/${requestId}/retry`, {})).status, 200);
  await settle();
  assert.deepEqual([(await read(id)).status, (await read(id)).error], ['sent', null]);
});

test('too many requests are waited out, and nothing is sent twice', async (t) => {
  const { write, read, settle, sim, portal } = await writing(t);
  sim.faults.add({ fault: { kind: 'status', status: 429, effect: 'before', retryAfter: 1 }, where: sends, times: 3 });
  const { id } = await write();
  await settle();
  await settleLater(portal, sim);
  await settleLater(portal, sim);
  assert.equal((await read(id)).status, 'sent');
  assert.equal(sim.state.messages.length, 1);
});

test('a channel that does not work, one that nobody knows, and a phone that is none are refused before anything is written', async (t) => {
  const { ask, about, sim, talks } = await writing(t);
  const write = async (body: object) => {
    const { status, json } = await ask('POST', `${base}/messages`, { ...about, text: 'Да', ...body });
    return [status, json.rule ?? json.errors?.map((one: { pointer: string }) => one.pointer).join()];
  };
  const channelOf = (transport: string) => sim.state.channels.find((one) => one.transport === transport)?.channelId;
  assert.deepEqual(await write({ phone, channelId: channelOf('viber') }), [422, 'channel_not_working']);
  assert.deepEqual(await write({ phone, channelId: channelOf('tgapi') }), [422, 'phone_not_reached']);
  assert.deepEqual(await write({ phone, channelId: 'нет такого' }), [422, '/channelId']);
  assert.deepEqual(await write({ phone: 'звоните' }), [422, '/phone']);
  assert.deepEqual(await write({}), [422, '/contactId']);
  assert.deepEqual(await write({ phone, text: undefined }), [422, '/text']);
  assert.deepEqual(await talks(), []);
});

test('a file of a record is fetched by the provider itself, at an address that serves minutes and stands nowhere', async (t) => {
  const { write, read, settle, sim, party, token, address, logs } = await writing(t);
  filesAt(t, address);
  const form = new FormData();
  form.append('file', new File([pdf as never], 'Паспорт качества.pdf', { type: 'application/pdf' }));
  form.append('entityType', 'counterparty');
  form.append('entityId', party.id);
  const uploaded = await request('POST', '/api/v1/files', { token, body: form });
  assert.equal(uploaded.status, 201, uploaded.text);
  await settle();
  const { id } = await write({ text: undefined, fileId: uploaded.json.id });
  await settle();
  const sent = await read(id);
  assert.deepEqual([sent.status, sent.file.fileName], ['sent', 'Паспорт качества.pdf']);
  const { contentUri } = sim.state.messages.at(-1) as { contentUri: string };
  assert.ok(!JSON.stringify(await logs()).includes(contentUri.split('/').at(-1) as string));
});

test('a test message goes the way of any other', async (t) => {
  const { ok, settle, sim, read } = await writing(t);
  const { id } = await ok('POST', `${integration}/messages/test`, { phone });
  await settle();
  assert.equal((await read(id)).status, 'sent');
  assert.match(sim.state.messages.at(-1)?.text ?? '', /test message|Проверочное/);
});
