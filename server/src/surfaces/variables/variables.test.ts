import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../test/count-statements.ts';
import { newPortal, owner, type Portal, personWith, request, run } from '../../../test/harness.ts';
import { allRoutes } from '../../app.ts';
import type { AnyQuery } from '../../kernel/operation.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';

const operationOf = (path: string) => allRoutes.find((route) => route.path === path)?.operation as AnyQuery;
const list = operationOf('/api/v1/variables');
const resolve = operationOf('/api/v1/variables/resolve');

const wide = ['variables.read', 'catalog.read', 'catalog.write', 'settings.write', 'settings.delete'];

async function portalWithItem() {
  const portal = await newPortal();
  const key = await portal.key(...wide);
  const body = { name: 'Цемент М500', sku: 'C-500', plannedCost: { price: '1250.50' } };
  const { json } = await request('POST', '/api/v1/catalog', { key, body });
  return { portal, key, itemId: json.id as string };
}

const define = (key: string, body: object) =>
  request('POST', '/api/v1/settings/custom-fields', {
    key,
    body: { entityType: 'catalogItem', label: 'Класс', ...body },
  });

const ask = (key: string, entityId: string, paths: unknown, entityType: unknown = 'catalogItem') =>
  request('POST', '/api/v1/variables/resolve', { key, body: { entityType, entityId, paths } });

const pathsOf = ({ json }: { json: { items: Array<{ path: string }> } }) => json.items.map(({ path }) => path);

const keylessKey = async (portal: Portal, ...scopes: string[]) => {
  const key = await portal.key(...scopes);
  await owner.query('update api_keys set created_by = null where tenant_id = $1 and key_id = $2', [
    portal.tenantId,
    key.split('_')[2],
  ]);
  return key;
};

test('golden example «Variable resolve»: a known path has its value as text, unknown and foreign ones are unresolved', async () => {
  const { key, itemId } = await portalWithItem();
  const foreign = await portalWithItem();
  await define(foreign.key, { key: 'foreign', type: 'string' });
  const { status, json } = await ask(key, itemId, ['catalogItem.sku', 'catalogItem.nope', 'custom.foreign']);
  assert.equal(status, 200);
  assert.deepEqual(json.values, { 'catalogItem.sku': 'C-500' });
  assert.deepEqual(json.unresolved, ['catalogItem.nope', 'custom.foreign']);
  assert.match(json.resolvedAt, /^\d{4}-\d\d-\d\dT.*Z$/);
  assert.equal(json.entityType, 'catalogItem');
  assert.equal(json.entityId, itemId);
});

test('a path that there is not has the nearest that its reader may read beside it', async () => {
  const { portal, key, itemId } = await portalWithItem();
  const { json } = await ask(key, itemId, ['catalogItem.skuu', 'catalogItem.sku', 'zzz']);
  assert.deepEqual([json.unresolved, Object.keys(json.perhaps)], [['catalogItem.skuu', 'zzz'], ['catalogItem.skuu']]);
  assert.equal(json.perhaps['catalogItem.skuu'][0], 'catalogItem.sku');
  assert.equal((await ask(await portal.key('variables.read'), itemId, ['catalogItem.skuu'])).json.perhaps, undefined);
});

test('every kind of value is plain text', async () => {
  const { key, itemId } = await portalWithItem();
  const types = { a: 'number', b: 'boolean', c: 'multiselect', d: 'datetime', e: 'string' };
  for (const [name, type] of Object.entries(types)) await define(key, { key: name, type });
  const customFields = { a: 1.5, b: false, c: ['второй', 'первый'], d: '2026-11-20T12:00:00+03:00' };
  await request('PATCH', `/api/v1/catalog/${itemId}`, { key, body: { customFields } });
  const { json } = await ask(key, itemId, [
    'catalogItem.id',
    'catalogItem.type',
    'catalogItem.currentCostPrice',
    'catalogItem.currentCostCurrency',
    'catalogItem.currentCostSource',
    'catalogItem.currentCostUpdatedAt',
    ...Object.keys(types).map((name) => `custom.${name}`),
    'items.rows[].custom.a',
  ]);
  const { 'catalogItem.currentCostUpdatedAt': updatedAt, ...values } = json.values;
  assert.match(updatedAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  assert.deepEqual(values, {
    'catalogItem.id': itemId,
    'catalogItem.type': 'product',
    'catalogItem.currentCostPrice': '1250.50',
    'catalogItem.currentCostCurrency': 'RUB',
    'catalogItem.currentCostSource': 'planned',
    'custom.a': '1.5',
    'custom.b': 'false',
    'custom.c': '["второй","первый"]',
    'custom.d': '2026-11-20T09:00:00.000Z',
  });
  assert.deepEqual(json.unresolved, ['custom.e', 'items.rows[].custom.a']);
});

test('the catalog holds the portal’s own fields, in its words, and nobody else’s', async () => {
  const { key } = await portalWithItem();
  const foreign = await portalWithItem();
  await define(foreign.key, { key: 'canary', type: 'string', label: 'Канарейка' });
  const { json: field } = await define(key, { key: 'hazard', type: 'multiselect', label: 'Класс опасности' });
  const answer = await request('GET', '/api/v1/variables', { key });
  assert.equal(answer.status, 200);
  assert.ok(!answer.text.includes('canary') && !answer.text.includes('Канарейка'));
  assert.deepEqual(
    answer.json.items.find(({ path }: { path: string }) => path === 'custom.hazard'),
    {
      path: 'custom.hazard',
      label: 'Класс опасности',
      domain: 'custom',
      entityTypes: ['catalogItem'],
      valueType: 'array',
      scopes: ['variables.read', 'catalog.read'],
    },
  );
  assert.ok(!pathsOf(answer).includes('items.rows[].custom.hazard'), 'the key has no scope of customer documents');
  assert.deepEqual(answer.json.meta, { total: answer.json.items.length, includeCustom: true, authType: 'apiKey' });
  assert.deepEqual(
    answer.json.groups.map(({ domain, label }: Record<string, string>) => [domain, label]),
    [
      ['catalog', 'Catalog'],
      ['custom', 'Custom fields'],
    ],
  );
  const without = await request('GET', '/api/v1/variables?includeCustom=false', { key });
  assert.ok(!without.text.includes('custom.'));
  await request('DELETE', `/api/v1/settings/custom-fields/${field.id}`, { key });
  assert.ok(!(await request('GET', '/api/v1/variables', { key })).text.includes('custom.hazard'));
});

test('fields of catalog items stand in the rows of customer documents too', async () => {
  const { portal, key } = await portalWithItem();
  await define(key, { key: 'hazard', type: 'string' });
  const documents = await portal.key('variables.read', 'documents.read', 'customer_documents.read');
  const answer = await request('GET', '/api/v1/variables', { key: documents });
  const custom = answer.json.items.filter(({ path }: { path: string }) => path.includes('custom.'));
  assert.deepEqual(
    custom.map(({ path, valueType }: Record<string, string>) => [path, valueType]),
    [['items.rows[].custom.hazard', 'array']],
  );
});

test('labels follow the language, the search sees both and any case', async () => {
  const { key } = await portalWithItem();
  const search = (text: string, language = 'en') =>
    request('GET', `/api/v1/variables?search=${encodeURIComponent(text)}`, {
      key,
      headers: { 'accept-language': language },
    });
  const russian = await search('АРТИК', 'ru');
  assert.deepEqual(pathsOf(russian), ['catalogItem.sku']);
  assert.equal(russian.json.items[0].label, 'Артикул');
  assert.equal(russian.headers['content-language'], 'ru');
  assert.equal((await search('артик')).json.items[0].label, 'Article');
  assert.deepEqual(pathsOf(await search('ITEM.SKU')), ['catalogItem.sku']);
  assert.deepEqual(pathsOf(await search('nothing of the kind')), []);
});

test('filters combine, and old names of a record type are understood', async () => {
  const { key, itemId } = await portalWithItem();
  await define(key, { key: 'hazard', type: 'string' });
  const get = async (query: string) => pathsOf(await request('GET', `/api/v1/variables?${query}`, { key }));
  assert.equal((await get('domain=catalog')).length, 12);
  assert.deepEqual(await get('domain=custom&entityType=catalog_item'), ['custom.hazard']);
  assert.deepEqual(await get('domain=custom&entityType=contract'), []);
  const { json } = await ask(key, itemId, ['catalogItem.sku'], 'catalog_item');
  assert.equal(json.entityType, 'catalogItem');
  assert.equal(json.values['catalogItem.sku'], 'C-500');
});

test('without variables.read there is no catalog and no value', async () => {
  const { portal, itemId } = await portalWithItem();
  const key = await portal.key('catalog.read', 'integration_api.read');
  for (const answer of [
    await request('GET', '/api/v1/variables', { key }),
    await ask(key, itemId, ['catalogItem.sku']),
  ]) {
    assert.deepEqual([answer.status, answer.json.code], [403, 'insufficient_scope']);
    assert.deepEqual(answer.json.requiredScopes, ['variables.read']);
  }
  const person = personWith(portal, 'catalog.read');
  await assert.rejects(run(list, person, {}), { code: 'forbidden' });
  await assert.rejects(
    run(resolve, person, { entityType: 'catalogItem', entityId: itemId, paths: ['catalogItem.sku'] }),
    {
      code: 'forbidden',
    },
  );
  assert.equal((await request('GET', '/api/v1/variables')).status, 401);
});

test('a key without the area’s scope sees none of its paths, and each is unresolved', async () => {
  const { portal, key: maker, itemId } = await portalWithItem();
  await define(maker, { key: 'hazard', type: 'string' });
  await request('PATCH', `/api/v1/catalog/${itemId}`, { key: maker, body: { customFields: { hazard: '3' } } });
  const key = await portal.key('variables.read');
  assert.deepEqual(pathsOf(await request('GET', '/api/v1/variables', { key })), []);
  const { status, json } = await ask(key, itemId, ['catalogItem.sku', 'custom.hazard']);
  assert.deepEqual([status, json.values, json.unresolved], [200, {}, ['catalogItem.sku', 'custom.hazard']]);
});

test('a key without a creator resolves by its scopes, but nothing that a permission guards', async () => {
  const { portal, itemId } = await portalWithItem();
  const key = await keylessKey(portal, 'variables.read', 'catalog.read');
  const { json } = await ask(key, itemId, ['catalogItem.sku', 'catalogItem.currentCostPrice']);
  assert.deepEqual(json.values, { 'catalogItem.sku': 'C-500' });
  assert.deepEqual(json.unresolved, ['catalogItem.currentCostPrice']);
  assert.equal(pathsOf(await request('GET', '/api/v1/variables?domain=catalog', { key })).length, 7);
});

test('a person resolves by his permissions, and a cost only with the right to costs', async () => {
  const { portal, itemId } = await portalWithItem();
  const input = {
    entityType: 'catalogItem',
    entityId: itemId,
    paths: ['catalogItem.sku', 'catalogItem.currentCostPrice'],
  };
  const seen = async (...held: string[]) =>
    Object.keys(((await run(resolve, personWith(portal, ...held), input)) as { values: object }).values);
  assert.deepEqual(await seen('variables.read'), []);
  assert.deepEqual(await seen('variables.read', 'catalog.read'), ['catalogItem.sku']);
  assert.deepEqual(await seen('variables.read', 'catalog.read', 'catalog.cost_read'), input.paths);
  const catalog = (await run(list, personWith(portal, 'variables.read', 'catalog.read'), {})) as {
    items: Array<{ path: string }>;
    meta: { authType: string };
  };
  assert.deepEqual(
    catalog.items.map(({ path }) => path),
    ['id', 'type', 'sku', 'suppliers[].name', 'suppliers[].sources'].map((leaf) => `catalogItem.${leaf}`),
  );
  assert.equal(catalog.meta.authType, 'jwt');
});

test('a record that is absent or another portal’s is not found, whatever is asked of it', async () => {
  const { key } = await portalWithItem();
  const foreign = await portalWithItem();
  for (const id of [uuidv7(), foreign.itemId]) {
    for (const path of ['catalogItem.sku', 'catalogItem.nope']) {
      const { status, text } = await ask(key, id, [path]);
      assert.equal(status, 404);
      assert.ok(!text.includes('C-500'));
    }
  }
});

test('a request outside the contract is refused at its field', async () => {
  const { key, itemId } = await portalWithItem();
  const many = Array.from({ length: 101 }, (_, index) => `catalogItem.p${index}`);
  const refusals: Array<[unknown, unknown, string, string]> = [
    [['catalogItem.sku'], 'wagon', '/entityType', 'enum'],
    [[], 'catalogItem', '/paths', 'min_items'],
    [many, 'catalogItem', '/paths', 'max_items'],
    [['catalogItem.sku', 'catalogItem.sku'], 'catalogItem', '/paths', 'unique_items'],
    [['catalogItem.sku', 5], 'catalogItem', '/paths/1', 'type'],
    ['catalogItem.sku', 'catalogItem', '/paths', 'type'],
  ];
  for (const [paths, type, pointer, code] of refusals) {
    const { status, json } = await ask(key, itemId, paths, type);
    assert.deepEqual([status, json.errors[0].pointer, json.errors[0].code], [422, pointer, code]);
  }
  assert.ok((await ask(key, itemId, ['a'], 'wagon')).json.errors[0].params.allowed.includes('catalogItem'));
  const unknown = await request('GET', '/api/v1/variables?colour=red', { key });
  assert.deepEqual([unknown.status, unknown.json.code], [400, 'unknown_query_parameter']);
  const wrong = await request('GET', '/api/v1/variables?includeCustom=yes', { key });
  assert.deepEqual([wrong.status, wrong.json.code], [400, 'invalid_query_parameter']);
});

test('the Variable API is read-only', async () => {
  const { key } = await portalWithItem();
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const { status, json } = await request(method, '/api/v1/variables', { key });
    assert.deepEqual([status, json.code], [405, 'method_not_allowed']);
  }
  assert.equal((await request('GET', '/api/v1/variables/resolve', { key })).status, 405);
});

test('many paths cost the statements of one, and the portal’s own fields one more', async () => {
  const { key, itemId } = await portalWithItem();
  for (const name of Array.from({ length: 43 }, (_, index) => `f${index}`))
    await define(key, { key: name, type: 'string' });
  const own = Array.from({ length: 43 }, (_, index) => `custom.f${index}`);
  const fixed = pathsOf(await request('GET', '/api/v1/variables?domain=catalog', { key })).filter(
    (path) => !/suppliers|stock/.test(path),
  );
  const cost = async (paths: string[]) => {
    const { result, statements } = await countStatements(() => ask(key, itemId, paths));
    assert.equal(result.status, 200);
    return statements.length;
  };
  await cost([...own, ...fixed]);
  const one = await cost(['catalogItem.sku']);
  assert.equal(await cost(fixed), one);
  assert.equal(await cost([...own, ...fixed]), one + 1);
  assert.equal(await cost(own), one);
  assert.equal(one, 5, 'opening, proof, existence, values, end');
});
