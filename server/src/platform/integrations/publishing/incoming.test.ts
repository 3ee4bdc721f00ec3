import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, newPortal, type Portal, request } from '../../../../test/harness.ts';
import { pairOf, send } from '../../../../test/inbound.ts';
import {
  follow,
  get,
  install,
  installations,
  journalOf,
  manifestAt,
  newPublisher,
  type PublisherInTest,
} from '../../../../test/publishing.ts';
import { type Loose, until } from '../../../../test/webhooks.ts';

const event = 'item.changed';
const upsert = {
  event,
  operation: 'catalog_item.upsert',
  source: { name: '$.name' },
  externalSource: 'sklad-soft',
  externalIdPath: '$.id',
};
const table = manifestAt('').dataTransfer[0] as object;
const writing = {
  scopes: ['catalog.read', 'catalog.write'],
  dataTransfer: [{ ...table, access: 'read_write' }],
  mappings: [upsert],
};

/** Installed, fetched by its publisher, and at work. */
async function atWork(publisher: PublisherInTest) {
  await publisher.publish();
  const portal = await newPortal();
  const { token, id } = await install(portal, publisher.slug);
  await drainJobs(portal.tenantId);
  await until('the code was exchanged', () => publisher.server.accesses.length === 1);
  const tested = await request('POST', `${installations}/${id}/test`, { token });
  assert.ok(tested.json.ok, tested.text);
  const mappings = async (): Promise<Loose[]> =>
    (await request('GET', `${installations}/${id}/mappings`, { token })).json.items;
  return { portal, token, id: id as string, mappings, access: publisher.server.accesses[0]?.json as Loose };
}

async function namesOf(portal: Portal): Promise<string[]> {
  const key = await portal.key('catalog.read');
  return (await request('GET', '/api/v1/catalog', { key })).json.items.map(({ name }: { name: string }) => name);
}

test('what a publisher sends is written by the mappings of his version, at an address that he fetches with his key', async (t) => {
  const publisher = await newPublisher(t, { more: writing });
  const { portal, token, id, mappings, access } = await atWork(publisher);
  assert.equal((await get(token, id)).inbound, true);
  assert.deepEqual(
    (await mappings()).map(({ operation, externalSource }) => [operation, externalSource]),
    [['catalog_item.upsert', 'sklad-soft']],
  );
  const sent = await send({ ...pairOf(access.inbound), event, body: '{"id":"1","name":"Болт"}' });
  assert.equal(sent.status, 202, sent.text);
  await drainJobs(portal.tenantId);
  assert.deepEqual(await namesOf(portal), ['Болт']);
  const lines = (await journalOf(token, id)).map(({ event, status }) => `${event} ${status}`);
  for (const line of ['webhook.accepted ok', 'catalog_item.upsert ok'])
    assert.ok(lines.includes(line), `${line} of ${lines.join(', ')}`);

  await request('POST', `${installations}/${id}/disable`, { token });
  const late = await send({ ...pairOf(access.inbound), event, body: '{"id":"2","name":"Гайка"}' });
  assert.equal(late.status, 409, 'a stop closes this way in as well');
});

test('an integration that sends nothing has no address, and its publisher is given none', async (t) => {
  const { token, id, access } = await atWork(await newPublisher(t));
  assert.deepEqual([(await get(token, id)).inbound, access.inbound], [false, null]);
  const { json } = await request('GET', `${installations}/${id}/webhook-endpoint`, { token });
  assert.equal(json.rule, 'inbound_not_supported');
});

test('a newer version replaces its mappings and leaves those of people; what more it does waits for consent', async (t) => {
  const publisher = await newPublisher(t, { more: { ...writing, mappings: [] } });
  const { portal, token, id, mappings } = await atWork(publisher);
  await publisher.change(writing);
  await publisher.publish();
  await follow(portal);
  assert.deepEqual(await mappings(), [], 'writing by webhooks is more than was agreed to');
  const asked = await request('GET', `${installations}/${id}/consent`, { token });
  assert.deepEqual(asked.json.webhooks, ['catalog_item.upsert']);
  const agreed = await request('POST', `${installations}/${id}/consent`, { token, body: { accept: 2 } });
  assert.deepEqual([agreed.status, (await get(token, id)).inbound], [200, true], agreed.text);
  const own = await request('POST', `${installations}/${id}/mappings`, {
    token,
    body: { event: 'own', operation: 'event.record', name: 'Своё' },
  });
  assert.equal(own.status, 201, own.text);

  await publisher.change({ ...writing, mappings: [{ ...upsert, name: 'По артикулу', matchBy: 'sku' }] });
  await publisher.publish();
  await follow(portal);
  assert.deepEqual(
    (await mappings()).map(({ name }) => name),
    ['По артикулу', 'Своё'],
  );
});
