import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { seed } from '../../../../tools/sim/wazzup/seed.ts';
import { base, integration, messengerPortal, settleLater } from '../../../test/messengers.ts';

test('a file that comes while the settings wait for a check is fetched once the integration works again', async (t) => {
  const { ok, sim, settle, installation, talks, messagesOf, portal } = await messengerPortal(t);
  const server = createServer(
    (_, reply) => void reply.writeHead(200, { 'content-type': 'text/csv' }).end('а;б\r\n1;2\r\n'),
  );
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  t.after(() => server.close());
  const contentUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/%D0%9F%D1%80%D0%B0%D0%B9%D1%81.csv`;
  await ok('PATCH', `${installation}/config`, { settings: { apiKey: `${seed().apiKey}x` } });
  sim.happen('client writes', { chatId: '79161234567', contentUri });
  await settle();
  const fileOf = async () => {
    const [talk] = await talks();
    return (await messagesOf(talk.id))[0].file;
  };
  const waiting = await fileOf();
  assert.deepEqual([waiting.fileId, waiting.notKept], [null, null], 'it is still awaited');
  await ok('PATCH', `${installation}/config`, { settings: { apiKey: seed().apiKey } });
  await ok('POST', `${installation}/test`, {});
  await settleLater(portal, sim);
  assert.equal((await fileOf()).fileName, 'Прайс.csv');
});

test('an integration that is installed anew goes on with the conversations of its channels, and with what they are about', async (t) => {
  const { ok, sim, settle, installation, talks, messagesOf } = await messengerPortal(t);
  sim.happen('client writes', { chatId: '79161234567', text: 'До удаления' });
  await settle();
  const [before] = await talks();
  const { id: entityId } = await ok('POST', '/api/v1/counterparties', { shortName: 'ООО «Север»' });
  await ok('POST', `${base}/conversations/${before.id}/links`, { entityType: 'counterparty', entityId });
  await ok('DELETE', installation);

  const settings = { apiKey: seed().apiKey };
  const { id } = await ok('POST', '/api/v1/integrations/installations', { publicId: 'wazzup', settings });
  await ok('POST', `/api/v1/integrations/installations/${id}/test`, {});
  await ok('POST', `${integration}/channels/sync`, {});
  await ok('POST', `${integration}/webhook/register`, {});
  sim.happen('client writes', { chatId: '79161234567', text: 'После установки' });
  await ok('POST', `${base}/conversations/${before.id}/messages`, { text: 'Здравствуйте!' });
  await settle();
  const [after, ...others] = await talks();
  assert.deepEqual([after.id, others.length, after.linkedTo.length], [before.id, 0, 1]);
  const said = (await messagesOf(before.id)).map(({ text }: { text: string }) => text);
  assert.deepEqual(new Set(said), new Set(['До удаления', 'После установки', 'Здравствуйте!']));
  assert.equal(said.length, 3);
});
