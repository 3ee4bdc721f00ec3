import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, type Portal, request } from '../../../test/harness.ts';

const items = '/api/v1/integration-api/catalog-items';
const links = '/api/v1/integration-api/links';

async function linking() {
  const portal: Portal = await newPortal();
  const key = await portal.key('integration_api.read', 'integration_api.write');
  const ask = (method: string, url: string, body?: unknown, headers: Record<string, string> = {}) =>
    request(method, url, { key, body, headers });
  const item = async (name: string): Promise<string> => (await ask('POST', items, { name })).json.id;
  const link = (externalId: string, entityId: string, more: object = {}, headers: Record<string, string> = {}) =>
    ask('PUT', links, { externalSource: '1c', externalId, entityType: 'catalog_item', entityId, ...more }, headers);
  const linksOf = async (entityId: string): Promise<string[]> =>
    (await ask('GET', `${links}?entityId=${entityId}`)).json.items.map((one: { externalId: string }) => one.externalId);
  const told = async (event: string) => (await factsOf(portal.tenantId)).filter((fact) => fact.event === event);
  return { portal, ask, item, link, linksOf, told };
}

test('a repeated PUT of a link with the same key is the first answer again, by header and by body', async () => {
  const { item, link, told } = await linking();
  const id = await item('Цемент');
  const first = await link('77', id, { idempotencyKey: 'l-1' });
  assert.equal(first.status, 201);
  for (const again of [
    await link('77', id, { idempotencyKey: 'l-1' }),
    await link('77', id, {}, { 'idempotency-key': 'l-1' }),
  ]) {
    assert.deepEqual([again.status, again.text], [201, first.text]);
    assert.equal(again.headers['idempotency-replayed'], 'true');
  }
  assert.equal((await told('external_link.saved')).length, 1);
});

test('a key of a link that is used again for another link is refused, and moves nothing', async () => {
  const { item, link, linksOf } = await linking();
  const [one, other] = [await item('Цемент'), await item('Песок')];
  await link('77', one, { idempotencyKey: 'l-1' });
  const reused = await link('77', other, { idempotencyKey: 'l-1' });
  assert.deepEqual([reused.status, reused.json.code], [422, 'idempotency_key_reused']);
  const differing = await link('78', one, { idempotencyKey: 'a' }, { 'idempotency-key': 'b' });
  assert.equal(differing.json.code, 'idempotency_key_conflict');
  assert.deepEqual([await linksOf(one), await linksOf(other)], [['77'], []]);
});

test('the identifier a record has in a system is changed by putting another', async () => {
  const { ask, item, link, linksOf, told } = await linking();
  const id = await item('Цемент');
  await link('77', id);
  const changed = await link('78', id);
  assert.deepEqual([changed.status, changed.json.externalId], [200, '78']);
  assert.deepEqual(await linksOf(id), ['78']);
  assert.deepEqual((await ask('GET', `${links}?externalSource=1c&externalId=77`)).json.items, []);
  const previous = (await told('external_link.saved')).map(
    ({ data }) => data.previous as { links: Array<{ externalId: string }> },
  );
  assert.deepEqual(
    previous.map(({ links: before }) => before.map((one) => one.externalId)),
    [[], ['77']],
  );
});

test('a link is removed, told in the trail, and its pair is free for another record', async () => {
  const { ask, item, link, linksOf, told } = await linking();
  const [one, other] = [await item('Цемент'), await item('Песок')];
  await link('77', one);
  const pair = `${links}?externalSource=1c&externalId=77&entityType=catalog_item`;
  const removed = await ask('DELETE', pair);
  assert.deepEqual([removed.status, removed.json.entityId, removed.json.archived], [200, one, false]);
  assert.deepEqual((await ask('GET', `${items}/${one}`)).json.externalLinks, []);
  assert.deepEqual([(await ask('DELETE', pair)).status, (await told('external_link.removed')).length], [404, 1]);
  assert.equal((await link('77', other)).status, 201);
  assert.deepEqual(await linksOf(other), ['77']);
});

test('a link is removed by who may change its record alone', async () => {
  const { portal, item, link } = await linking();
  const id = await item('Цемент');
  await link('77', id);
  const pair = `${links}?externalSource=1c&externalId=77&entityType=catalog_item`;
  for (const scopes of [['integration_api.read'], ['counterparties.write', 'counterparties.read']]) {
    const { status } = await request('DELETE', pair, { key: await portal.key(...scopes) });
    assert.equal(status, 403, scopes.join());
  }
  assert.equal((await request('DELETE', pair, { key: await portal.key('catalog.write', 'catalog.read') })).status, 200);
  const half = await request('DELETE', `${links}?externalSource=1c`, { key: await portal.key('catalog.write') });
  assert.deepEqual([half.status, half.json.code], [400, 'invalid_query_parameter']);
});

test('a link can be created, repeated and moved, and the fact names both ends', async () => {
  const { portal, ask } = await linking();
  const [one, two] = [await ask('POST', items, { name: 'Один' }), await ask('POST', items, { name: 'Два' })];
  const link = { externalSource: 'erp', externalId: '1', entityType: 'catalog_item' };
  assert.equal((await ask('PUT', links, { ...link, entityId: one.json.id })).status, 201);
  assert.equal((await ask('PUT', links, { ...link, entityId: one.json.id })).status, 200);
  const moved = await ask('PUT', links, { ...link, entityId: two.json.id });
  assert.equal(moved.status, 200);
  assert.equal(moved.json.entityId, two.json.id);
  const facts = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'external_link.saved');
  assert.equal(facts.length, 2);
  const missing = await ask('PUT', links, { ...link, entityId: portal.tenantId });
  assert.equal(missing.json.rule, 'link_target_not_found');
});
