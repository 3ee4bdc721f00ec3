import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { goes } from '../../../../tools/sim/wazzup/happenings.ts';
import { askingPortal as asking } from '../../../test/asking-portal.ts';
import { base, messengerPortal } from '../../../test/messengers.ts';
import { url as rfqs } from '../../../test/rfqs.ts';

test('a request for quotes leaves by messenger instead of mail, with a link that opens it', async (t) => {
  const { draft, ok, settle, sim, talks, requisition, supplierId, recipientOf } = await asking(t);
  const { id } = await draft('messenger');
  assert.equal((await ok('POST', `${rfqs}/${id}/send`, {})).sent, 1);
  await settle();
  const [message] = sim.state.messages;
  assert.match(message?.text ?? '', /Ольга Петрова, здравствуйте![^]*Цемент[^]*\/rfq#[\w-]{43}$/);
  assert.equal((await recipientOf(id)).status, 'sent');
  const [talk] = await talks(`?entityType=supplierRfq&entityId=${id}`);
  const about = talk.linkedTo.map(({ entityType, id: record, status }: Record<string, string>) => [
    entityType,
    record,
    status,
  ]);
  assert.deepEqual(
    new Set(about.map(String)),
    new Set(
      [
        ['procurement', requisition.id, 'confirmed'],
        ['supplier', supplierId, 'confirmed'],
        ['supplierRfq', id, 'confirmed'],
      ].map(String),
    ),
  );
});

test('a message that is not delivered shows at the supplier who was asked, and the request may be sent again', async (t) => {
  const { draft, ok, settle, sim, recipientOf } = await asking(t);
  const { id } = await draft('messenger');
  await ok('POST', `${rfqs}/${id}/send`, {});
  await settle();
  goes(sim, { messageId: sim.state.messages[0]?.messageId as string, status: 'error', error: 'BAD_CONTACT' });
  await settle();
  const recipient = await recipientOf(id);
  assert.deepEqual([recipient.status, recipient.lastError], ['delivery_failed', 'В мессенджере нет такого контакта.']);
  await ok('POST', `${rfqs}/${id}/send`, { resend: true });
  await settle();
  assert.equal((await recipientOf(id)).status, 'sent');
  assert.equal(sim.state.messages.length, 2);
});

test('a request that left by mail leaves by messenger too, and who has no phone is named', async (t) => {
  const { draft, ok, ask, settle, sim } = await asking(t);
  const { id } = await draft('email');
  const early = await ask('POST', `${rfqs}/${id}/send-by-messenger`, {});
  assert.deepEqual([early.status, early.json.rule], [422, 'nobody_asked']);
  await ok('POST', `${rfqs}/${id}/send`, {});
  const { sent, unreached } = await ok('POST', `${rfqs}/${id}/send-by-messenger`, {});
  assert.deepEqual([sent.length, unreached], [1, []]);
  await settle();
  assert.match(sim.state.messages[0]?.text ?? '', /rfq#/);
});

test('without a phone nothing is called sent', async (t) => {
  const { draft, ask } = await asking(t, { phone: null });
  const { id } = await draft('messenger');
  const { status, json } = await ask('POST', `${rfqs}/${id}/send`, {});
  assert.deepEqual([status, json.rule], [422, 'recipient_messenger_missing']);
  assert.match(json.detail, /phone|телефон/);
});

test('a table that the supplier answers with waits in a preview of the requisition', async (t) => {
  const { draft, ok, settle, sim, requisition, installation } = await asking(t);
  const table = 'Наименование;Цена;Количество\r\nЦемент М500;412,50;10\r\n';
  const server = createServer((_, reply) => void reply.writeHead(200, { 'content-type': 'text/csv' }).end(table));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  t.after(() => server.close());
  const contentUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/%D0%9F%D1%80%D0%B0%D0%B9%D1%81.csv`;
  const { id: prices } = await ok('POST', '/api/v1/integrations/installations', { publicId: 'supplier-price-mail' });
  await ok('POST', `/api/v1/integrations/installations/${prices}/enable`, {}).catch(() => undefined);
  const { id } = await draft('messenger');
  await ok('POST', `${rfqs}/${id}/send`, {});
  await settle();
  const { chatId, channelId } = sim.state.messages[0] as { chatId: string; channelId: string };
  sim.happen('client writes', { chatId, channelId, contentUri });
  await settle();
  const [talk] = (await ok('GET', `${base}/conversations?entityType=procurement&entityId=${requisition.id}`)).items;
  const messages = (await ok('GET', `${base}/conversations/${talk.id}/messages`)).items;
  const { file } = messages.at(-1);
  assert.deepEqual([file.fileName, file.notKept, typeof file.fileId], ['Прайс.csv', null, 'string']);
  const lines = (await ok('GET', `/api/v1/integrations/installations/${prices}/logs?event=prices.previewed`)).items;
  assert.equal(lines[0]?.details.procurementId, requisition.id, JSON.stringify(lines));
  assert.ok(!JSON.stringify((await ok('GET', `${installation}/logs?limit=200`)).items).includes('files/%D0'));
});

test('a file of a kind that is not taken is named, and the message stands', async (t) => {
  const { settle, sim, talks, messagesOf } = await messengerPortal(t);
  const server = createServer((_, reply) => void reply.end(Buffer.from([0x4d, 0x5a, 0x90, 0])));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  t.after(() => server.close());
  const contentUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/прайс.exe`;
  sim.happen('client writes', { chatId: '79161234567', contentUri });
  await settle();
  const [talk] = await talks();
  const [message] = await messagesOf(talk.id);
  assert.deepEqual([message.file.fileId, message.file.notKept], [null, 'file_type']);
});
