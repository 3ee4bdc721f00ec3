import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../test/count-statements.ts';
import { base, changeValues, define, firstError, portalWithItem, scopes } from '../../../test/custom-fields.ts';
import { factsOf, newPortal, request } from '../../../test/harness.ts';

test('unknown keys are refused by name, names of the language itself included', async () => {
  const { key, itemId } = await portalWithItem();
  assert.deepEqual(firstError(await changeValues(key, itemId, { nope: 1 })), ['/customFields/nope', 'unknown_field']);
  assert.deepEqual(firstError(await changeValues(key, itemId, { constructor: 1 })), [
    '/customFields/constructor',
    'unknown_field',
  ]);
  assert.equal((await changeValues(key, itemId, [])).status, 422);
  await define(key, { key: 'constructor', type: 'string' });
  const { json } = await request('POST', '/api/v1/catalog', { key, body: { name: 'Болт' } });
  const values = await request('GET', `${base}/values?entityType=catalogItem&entityId=${json.id}`, { key });
  assert.equal(values.json.items[0].value, null);
});

test('a required field is asked of new records and cannot be cleared, but does not stop other changes', async () => {
  const { key, itemId } = await portalWithItem();
  await define(key, { key: 'hazard', type: 'string', required: true });
  const bare = await request('POST', '/api/v1/catalog', { key, body: { name: 'Болт' } });
  assert.deepEqual(firstError(bare), ['/customFields/hazard', 'required']);
  const full = await request('POST', '/api/v1/catalog', { key, body: { name: 'Болт', customFields: { hazard: '1' } } });
  assert.equal(full.status, 201);
  assert.deepEqual(firstError(await changeValues(key, full.json.id, { hazard: null })), [
    '/customFields/hazard',
    'required',
  ]);
  const other = await request('PATCH', `/api/v1/catalog/${itemId}`, { key, body: { brand: 'Рога' } });
  assert.equal(other.status, 200);
});

test('values of removed options and archived fields stay readable and are not written again', async () => {
  const { key, itemId } = await portalWithItem();
  const { id } = (await define(key, { key: 'hazard', type: 'select', options: { items: ['1', '2'] } })).json;
  await changeValues(key, itemId, { hazard: '1' });
  await request('PATCH', `${base}/${id}`, { key, body: { options: { items: ['2'] } } });
  const put = (value: unknown) => request('PUT', `${base}/${id}/values`, { key, body: { entityId: itemId, value } });
  const again = await put('1');
  assert.deepEqual([again.status, ...(firstError(again) as string[])], [422, '/value', 'option_not_allowed']);

  await request('DELETE', `${base}/${id}`, { key });
  const values = await request('GET', `${base}/values?entityType=catalogItem&entityId=${itemId}`, { key });
  assert.deepEqual(
    values.json.items.map(({ key: name, status, value }: Record<string, unknown>) => [name, status, value]),
    [['hazard', 'archived', '1']],
  );
  const late = await put('2');
  assert.deepEqual([late.status, late.json.code], [409, 'resource_archived']);
  assert.deepEqual(firstError(await changeValues(key, itemId, { hazard: '2' })), [
    '/customFields/hazard',
    'archived_field',
  ]);
  assert.equal((await changeValues(key, itemId, { hazard: '1' })).status, 200);
});

test('one value is written by the record’s own update, with its version and its event', async () => {
  const { portal, key, itemId } = await portalWithItem();
  const { id } = (await define(key, { key: 'hazard', type: 'number' })).json;
  const url = `${base}/${id}/values`;
  const written = await request('PUT', url, {
    key,
    body: { entityId: itemId, value: 3 },
    headers: { 'if-match': '"v1"' },
  });
  assert.equal(written.status, 200, written.text);
  assert.match(String(written.headers.etag), /^"v2-/);
  assert.deepEqual(written.json, {
    definitionId: id,
    key: 'hazard',
    entityType: 'catalogItem',
    entityId: itemId,
    value: '3',
    version: 2,
  });
  const [fact] = (await factsOf(portal.tenantId)).slice(-1);
  assert.equal(fact?.event, 'integration_api.catalog_item.updated');
  assert.deepEqual(fact?.data.changedFields, ['customFields']);

  const stale = await request('PUT', url, {
    key,
    body: { entityId: itemId, value: 4 },
    headers: { 'if-match': '"v1"' },
  });
  assert.equal(stale.status, 412);
  assert.equal((await request('PUT', url, { key, body: { entityId: itemId, value: null } })).json.value, null);
  assert.deepEqual(firstError(await request('PUT', url, { key, body: { entityId: itemId } })), ['/value', 'required']);
});

test('values of another portal’s record, or under another type, are not found', async () => {
  const { portal } = await portalWithItem();
  const key = await portal.key(...scopes, 'documents.read', 'customer_documents.read', 'customer_documents.write');
  const { itemId: foreign } = await portalWithItem();
  const { id } = (await define(key, { key: 'hazard', type: 'string' })).json;
  assert.equal(
    (await request('PUT', `${base}/${id}/values`, { key, body: { entityId: foreign, value: 'x' } })).status,
    404,
  );
  assert.equal(
    (await request('GET', `${base}/values?entityType=catalogItem&entityId=${foreign}`, { key })).status,
    404,
  );
  assert.equal(
    (await request('GET', `${base}/values?entityType=salesInvoice&entityId=${foreign}`, { key })).status,
    404,
  );
  assert.equal((await request('GET', `${base}/values?entityType=nope&entityId=${foreign}`, { key })).status, 400);
  const invoice = await define(key, { entityType: 'salesInvoice', key: 'hazard', type: 'string' });
  const put = await request('PUT', `${base}/${invoice.json.id}/values`, {
    key,
    body: { entityId: foreign, value: 'x' },
  });
  assert.equal(put.status, 404);
  const stranger = await (await newPortal()).key(...scopes);
  assert.equal((await request('PATCH', `${base}/${id}`, { key: stranger, body: { label: 'X' } })).status, 404);
  assert.equal((await request('DELETE', `${base}/${id}`, { key: stranger })).status, 404);
});

test('a key needs the settings scope, and the record’s own scope for its values', async () => {
  const { portal, key, itemId } = await portalWithItem();
  const { id } = (await define(key, { key: 'hazard', type: 'string' })).json;
  const narrow = await portal.key('settings.read', 'settings.write');
  const values = `${base}/values?entityType=catalogItem&entityId=${itemId}`;
  assert.deepEqual((await request('GET', values, { key: narrow })).json.requiredScopes, ['catalog.read']);
  const put = await request('PUT', `${base}/${id}/values`, { key: narrow, body: { entityId: itemId, value: 'x' } });
  assert.deepEqual(put.json.requiredScopes, ['catalog.write']);
  assert.equal((await request('DELETE', `${base}/${id}`, { key: narrow })).json.code, 'insufficient_scope');
  assert.equal((await request('GET', base, { key: await portal.key('catalog.read') })).status, 403);
});

test('a record without values costs no statement once the definitions are remembered', async () => {
  const { key } = await portalWithItem();
  await define(key, { key: 'hazard', type: 'string' });
  const create = (body: object) => countStatements(() => request('POST', '/api/v1/catalog', { key, body }));
  await create({ name: 'Первый' });
  const bare = await create({ name: 'Второй' });
  const full = await create({ name: 'Третий', customFields: { hazard: '1' } });
  assert.equal(full.result.status, 201);
  for (const { statements } of [bare, full])
    assert.ok(!statements.some((text) => text.includes('custom_field_definitions')));
  assert.equal(bare.statements.length, full.statements.length);
});
