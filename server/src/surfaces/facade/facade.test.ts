import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPerson, newPortal, owner, type Portal, request } from '../../../test/harness.ts';

const items = '/api/v1/integration-api/catalog-items';
const links = '/api/v1/integration-api/links';
const all = ['integration_api.read', 'integration_api.write', 'integration_api.delete'];

const erp = async (portal: Portal, ...scopes: string[]) => {
  const key = await portal.key(...(scopes.length > 0 ? scopes : all));
  return (method: string, url: string, body?: unknown, headers: Record<string, string> = {}) =>
    request(method, url, { key, body, headers });
};

test('meta tells what the key can do with each of the six resources, and with what is only read', async () => {
  const ask = await erp(await newPortal(), 'catalog.read', 'variables.read');
  const { status, json } = await ask('GET', '/api/v1/integration-api/meta');

  assert.equal(status, 200);
  assert.equal(json.apiVersion, 'v1');
  assert.deepEqual(json.key.scopes, ['catalog.read', 'variables.read']);
  const catalog = json.resources.find(({ key }: { key: string }) => key === 'catalog-items');
  assert.deepEqual(catalog.operations, ['list', 'get']);
  assert.deepEqual(json.resources.map(({ key }: { key: string }) => key).length, 12);
  assert.deepEqual(json.resources.find(({ key }: { key: string }) => key === 'invoices').operations, []);
});

test('a create with an outside identifier is linked, and found by it', async () => {
  const ask = await erp(await newPortal());
  const made = await ask('POST', items, { name: 'Цемент', externalSource: '1c', externalId: '77' });
  assert.deepEqual(made.json.externalLinks, [{ externalSource: '1c', externalId: '77' }]);

  const found = await ask('GET', `${links}?externalSource=1c&externalId=77`);
  assert.equal(found.json.items[0].entityId, made.json.id);
  const read = await ask('GET', `${items}/${made.json.id}`);
  assert.deepEqual(read.json.externalLinks, [{ externalSource: '1c', externalId: '77' }]);
});

test('a second create with the same outside identifier is refused with the first record named, and makes nothing', async () => {
  const portal = await newPortal();
  const ask = await erp(portal);
  const first = await ask('POST', items, { name: 'Цемент', externalSource: '1c', externalId: '77' });
  const second = await ask('POST', items, { name: 'Другой', externalSource: '1c', externalId: '77' });

  assert.equal(second.status, 409);
  assert.equal(second.json.code, 'external_id_conflict');
  assert.equal(second.json.existing.entityId, first.json.id);
  assert.equal((await factsOf(portal.tenantId)).length, 1);
});

test('half of an outside identifier is refused', async () => {
  const ask = await erp(await newPortal());
  const { status, json } = await ask('POST', items, { name: 'Цемент', externalSource: '1c' });
  assert.equal(status, 422);
  assert.equal(json.errors[0].pointer, '/externalId');
});

test('golden example «Idempotent create»: the same key and body answer the same, the same key and another body are refused', async () => {
  const portal = await newPortal();
  const ask = await erp(portal);
  const body = { name: 'Болт', sku: 'B-1', idempotencyKey: 'k-1' };
  const first = await ask('POST', items, body);
  const again = await ask('POST', items, { sku: 'B-1', name: 'Болт' }, { 'idempotency-key': 'k-1' });
  const other = await ask('POST', items, { name: 'Гайка', idempotencyKey: 'k-1' });

  assert.equal(again.status, 201);
  assert.equal(again.text, first.text);
  assert.equal(again.headers['idempotency-replayed'], 'true');
  assert.equal(again.headers['x-original-request-id'], first.headers['x-request-id']);
  assert.equal(other.json.code, 'idempotency_key_reused');
  assert.equal((await factsOf(portal.tenantId)).length, 1);
});

test('fifty simultaneous calls with one key make one item', async () => {
  const portal = await newPortal();
  const ask = await erp(portal);
  const calls = await Promise.all(
    Array.from({ length: 50 }, () => ask('POST', items, { name: 'Болт', idempotencyKey: 'storm' })),
  );
  const ids = new Set(calls.map(({ json }) => json.id));
  assert.equal(ids.size, 1);
  assert.equal((await factsOf(portal.tenantId)).length, 1);
});

test('a refused request leaves its key free to be used again', async () => {
  const ask = await erp(await newPortal());
  assert.equal((await ask('POST', items, { name: '', idempotencyKey: 'k' })).status, 422);
  assert.equal((await ask('POST', items, { name: 'Болт', idempotencyKey: 'k' })).status, 201);
});

test('header and body keys that differ are refused', async () => {
  const ask = await erp(await newPortal());
  const { json } = await ask('POST', items, { name: 'Болт', idempotencyKey: 'a' }, { 'idempotency-key': 'b' });
  assert.equal(json.code, 'idempotency_key_conflict');
});

test('a stale If-Match is refused with 412, a stale version in the body with 409, and nothing changes', async () => {
  const ask = await erp(await newPortal());
  const { json: item } = await ask('POST', items, { name: 'Болт' });
  const moved = await ask('PATCH', `${items}/${item.id}`, { name: 'Болт М8' }, { 'if-match': '"v1"' });
  assert.match(String(moved.headers.etag), /^"v2-/);
  const whole = { 'if-match': String(moved.headers.etag) };
  assert.equal((await ask('PATCH', `${items}/${item.id}`, { name: 'Болт М8' }, whole)).status, 200);

  const byHeader = await ask('PATCH', `${items}/${item.id}`, { name: 'Гайка' }, { 'if-match': '"v1"' });
  const byBody = await ask('PATCH', `${items}/${item.id}`, { name: 'Гайка', version: 1 });
  assert.equal(byHeader.json.code, 'precondition_failed');
  assert.equal(byHeader.json.currentVersion, 2);
  assert.equal(byBody.json.code, 'version_conflict');
  assert.equal((await ask('GET', `${items}/${item.id}`)).json.name, 'Болт М8');
});

test('a read with the known ETag is answered 304 without a body', async () => {
  const ask = await erp(await newPortal());
  const { json: item } = await ask('POST', items, { name: 'Болт' });
  const { headers } = await ask('GET', `${items}/${item.id}`);
  const known = { 'if-none-match': String(headers.etag) };
  const { status, text } = await ask('GET', `${items}/${item.id}`, undefined, known);
  assert.equal(status, 304);
  assert.equal(text, '');
  assert.equal((await ask('GET', `${items}/${item.id}`, undefined, { 'if-none-match': '"v1"' })).status, 200);
});

test('a change that changes nothing makes no event and no new version', async () => {
  const portal = await newPortal();
  const ask = await erp(portal);
  const { json: item } = await ask('POST', items, { name: 'Болт', plannedCost: { price: '10.50' } });
  const { json } = await ask('PATCH', `${items}/${item.id}`, { name: 'Болт', plannedCost: { price: '10.50' } });
  assert.equal(json.version, 1);
  assert.equal((await factsOf(portal.tenantId)).length, 1);
});

test('an update names the changed fields and what they were', async () => {
  const portal = await newPortal();
  const ask = await erp(portal);
  const { json: item } = await ask('POST', items, { name: 'Болт', brand: 'Северсталь' });
  await ask('PATCH', `${items}/${item.id}`, { brand: null });
  const [, fact] = await factsOf(portal.tenantId);
  assert.deepEqual(fact?.data.changedFields, ['brand']);
  assert.deepEqual(fact?.data.previous, { brand: 'Северсталь' });
});

test('DELETE archives once, PATCH of an archived item is refused, restore brings it back', async () => {
  const portal = await newPortal();
  const ask = await erp(portal);
  const { json: item } = await ask('POST', items, { name: 'Болт', sku: 'B' });
  const gone = await ask('DELETE', `${items}/${item.id}`);
  const again = await ask('DELETE', `${items}/${item.id}`);
  assert.equal(gone.json.status, 'archived');
  assert.equal(again.text, gone.text);
  assert.equal((await ask('PATCH', `${items}/${item.id}`, { name: 'Гайка' })).json.code, 'resource_archived');

  assert.equal((await ask('GET', items)).json.items.length, 0);
  assert.equal((await ask('GET', `${items}?includeArchived=only`)).json.items.length, 1);
  assert.equal((await ask('POST', `${items}/${item.id}/operations/restore`)).json.status, 'active');
  const events = (await factsOf(portal.tenantId)).map(({ event }) => event.split('.').at(-1));
  assert.deepEqual(events, ['created', 'deleted', 'updated']);
});

test('change-status guards against a change meanwhile and names what is allowed', async () => {
  const ask = await erp(await newPortal());
  const { json: item } = await ask('POST', items, { name: 'Болт' });
  const path = `${items}/${item.id}/operations/change-status`;
  assert.equal((await ask('POST', path, { status: 'archived' })).json.status, 'archived');
  const stale = await ask('POST', path, { status: 'archived', from: 'active' });
  assert.equal(stale.json.code, 'invalid_state_transition');
  assert.deepEqual(stale.json.allowed, ['active']);
  const unknown = await ask('POST', path, { status: 'frozen' });
  assert.equal(unknown.json.errors[0].code, 'status_not_supported');
});

test('a batch answers each operation for itself', async () => {
  const portal = await newPortal();
  const ask = await erp(portal);
  const { status, json } = await ask('POST', `${items}/batch`, {
    operations: [
      { op: 'upsert', externalSource: '1c', externalId: '1', data: { name: 'Болт', sku: 'B' } },
      { op: 'create', data: { name: '' } },
      { op: 'create', data: { name: 'Гайка', sku: 'b' } },
      { op: 'upsert', externalSource: '1c', externalId: '1', data: { name: 'Болт М8' } },
      { op: 'update', id: '01a1fd4a-ac1d-75f1-a89d-2e36cf552c96', data: { name: 'Нет такого' } },
    ],
  });
  assert.equal(status, 207);
  assert.deepEqual(
    json.items.map((one: { status: number }) => one.status),
    [201, 422, 409, 200, 404],
  );
  assert.equal(json.items[1].problem.errors[0].pointer, '/name');
  assert.equal(json.items[3].body.name, 'Болт М8');
  assert.equal((await factsOf(portal.tenantId)).length, 2);
});

test('an atomic batch is all or nothing, and says which operation stopped it', async () => {
  const portal = await newPortal();
  const ask = await erp(portal);
  const { status, json } = await ask('POST', `${items}/batch`, {
    mode: 'atomic',
    operations: [
      { op: 'create', data: { name: 'Болт' } },
      { op: 'create', data: { name: '' } },
    ],
  });
  assert.equal(status, 422);
  assert.equal(json.errors[0].pointer, '/operations/1/data/name');
  assert.equal((await factsOf(portal.tenantId)).length, 0);
});

test('an operation of a batch with a key of its own is repeat-safe', async () => {
  const portal = await newPortal();
  const ask = await erp(portal);
  const operations = [{ op: 'create', idempotencyKey: 'row-1', data: { name: 'Болт' } }];
  const first = await ask('POST', `${items}/batch`, { operations });
  const again = await ask('POST', `${items}/batch`, { operations });
  assert.equal(again.json.items[0].body.id, first.json.items[0].body.id);
  assert.equal((await factsOf(portal.tenantId)).length, 1);
});

test('integration_api.read opens the facade and not the portal', async () => {
  const ask = await erp(await newPortal(), 'integration_api.read');
  assert.equal((await ask('GET', items)).status, 200);
  assert.equal((await ask('GET', '/api/v1/catalog')).json.code, 'insufficient_scope');
  const write = await ask('POST', items, { name: 'Болт' });
  assert.equal(write.json.code, 'insufficient_scope');
  assert.equal(write.headers['x-accepted-scopes'], 'catalog.write');
});

test('an unknown resource is 404, an unsupported method 405', async () => {
  const ask = await erp(await newPortal());
  assert.equal((await ask('GET', '/api/v1/integration-api/unicorns')).json.code, 'resource_unknown');
  const odd = await ask('POST', `${items}/operations/approve`, {});
  assert.deepEqual(
    [odd.status, odd.json.code],
    [404, 'route_not_found'],
    'the resource is there, the operation is not',
  );
  const put = await ask('PUT', items, {});
  assert.equal(put.status, 405);
  assert.match(String(put.headers.allow), /GET, POST/);
});

test('one record keeps the fields that were asked for, and an unknown one is refused', async () => {
  const ask = await erp(await newPortal());
  const { json: made } = await ask('POST', items, {
    name: 'Цемент',
    sku: 'C-1',
    externalSource: '1c',
    externalId: '7',
  });
  const kept = await ask('GET', `${items}/${made.id}?fields=name,externalLinks.externalId`);
  assert.deepEqual(kept.json, {
    id: made.id,
    name: 'Цемент',
    externalLinks: [{ externalId: '7' }],
    version: 1,
  });
  assert.match(String(kept.headers.etag), /^"v1-/);
  const refusal = await ask('GET', `${items}/${made.id}?fields=name,margin`);
  assert.deepEqual([refusal.status, refusal.json.code], [400, 'invalid_fields']);
});

test('HEAD tells what GET would, without a body', async () => {
  const ask = await erp(await newPortal());
  const { json: made } = await ask('POST', items, { name: 'Цемент' });
  const read = await ask('GET', `${items}/${made.id}`);
  const head = await ask('HEAD', `${items}/${made.id}`);
  assert.deepEqual([head.status, head.text, head.headers.etag], [200, '', read.headers.etag]);
  assert.equal(head.headers['content-length'], read.headers['content-length']);
  assert.equal(
    (await ask('HEAD', `${items}/${made.id}`, undefined, { 'if-none-match': String(read.headers.etag) })).status,
    304,
  );
  const absent = await ask('HEAD', `${items}/${made.createdBy}`);
  assert.deepEqual([absent.status, absent.text], [404, '']);
});

test('meta shows no scope that its person has lost the right for, from the next request on', async () => {
  const portal = await newPortal();
  const buyer = await newPerson(portal, 'buyer');
  const key = await portal.key('catalog.read', 'catalog.write');
  await owner.query('update api_keys set created_by = $2 where tenant_id = $1', [portal.tenantId, buyer.userId]);
  const scopes = async () => (await request('GET', '/api/v1/integration-api/meta', { key })).json.scopes;
  assert.deepEqual(await scopes(), ['catalog.read', 'catalog.write']);
  await owner.query(
    `with narrow as (
       insert into roles (tenant_id, code, name, permissions) values ($1, 'reader', 'Читатель', '{catalog.read}') returning id
     )
     update user_roles set role_id = narrow.id from narrow where tenant_id = $1 and user_id = $2`,
    [portal.tenantId, buyer.userId],
  );
  assert.deepEqual(await scopes(), ['catalog.read']);
});
