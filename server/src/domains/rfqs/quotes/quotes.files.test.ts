import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request } from '../../../../test/harness.ts';
import { answeringPortal, quotingPortal } from '../../../../test/quoting.ts';
import { made } from '../../../../test/requisitions.ts';

const attach = (key: string, entityId: string, fileName = 'КП-118.txt') => {
  const form = new FormData();
  form.append('entityType', 'supplierQuote');
  form.append('entityId', entityId);
  form.append('file', new File(['Предложение поставщика'], fileName, { type: 'text/plain' }));
  return request('POST', '/api/v1/files', { key, body: form });
};

test('the papers of a supplier are attached to his quote, listed and fetched', async () => {
  const { quoted, key, ask } = await quotingPortal();
  const { id } = await quoted();
  const { json, status } = await attach(key, id);
  assert.equal(status, 201, JSON.stringify(json));
  const { items } = (await ask('GET', `/api/v1/files?entityType=supplierQuote&entityId=${id}`)).json;
  assert.deepEqual(
    items.map(({ fileName }: { fileName: string }) => fileName),
    ['КП-118.txt'],
  );
  const { url } = (await ask('GET', `/api/v1/files/${json.id}/download-url`)).json;
  assert.equal((await request('GET', new URL(url).pathname)).text, 'Предложение поставщика');
  const stranger = await quotingPortal();
  assert.equal((await attach(stranger.key, id)).status, 404);
});

test('quote_sealed: the papers of a sealed quote open with its prices, not before', async () => {
  const { enter, submit, key, ask, rfq } = await answeringPortal({ sealed: true });
  const { id } = made(await enter());
  const { json: file } = await attach(key, id);
  await submit(id);
  const list = () => ask('GET', `/api/v1/files?entityType=supplierQuote&entityId=${id}`);
  const link = () => ask('GET', `/api/v1/files/${file.id}/download-url`);
  for (const look of [list, link, () => attach(key, id, 'ещё.txt')]) {
    const { status, json } = await look();
    assert.deepEqual([status, json.rule], [409, 'quote_sealed']);
  }
  await ask('PATCH', `/api/v1/supplier-rfqs/${rfq.id}`, { status: 'closed' });
  assert.deepEqual([(await list()).json.items.length, (await link()).status], [1, 200]);
});
