import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, owner, pool, request } from '../../../test/harness.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { enterPortal } from '../../platform/door/enter-portal.ts';
import { portalTransaction } from '../../platform/postgres/portal-transaction.ts';
import { defaultWarehouseId, holdWarehouses, warehouseRefs } from './warehouse-refs.ts';

const url = '/api/v1/warehouses';
const all = ['warehouses.read', 'warehouses.write', 'warehouses.delete'];

async function open(...scopes: string[]) {
  const portal = await newPortal();
  const key = await portal.key(...(scopes.length > 0 ? scopes : all));
  const ask = (method: string, path: string, body?: unknown) => request(method, `${url}${path}`, { key, body });
  const create = async (body: Record<string, unknown>) => {
    const { status, json } = await ask('POST', '', body);
    assert.equal(status, 201, JSON.stringify(json));
    return json;
  };
  return { portal, key, ask, create };
}

test('a new warehouse needs only a name, and the first one is the default whatever is said', async () => {
  const { portal, create } = await open();
  const first = await create({ name: 'Основной', isDefault: false });
  const second = await create({ name: 'Запасной' });
  assert.deepEqual([first.isDefault, first.kind, first.status, first.version], [true, 'main', 'active', 1]);
  assert.equal(second.isDefault, false);
  const facts = await factsOf(portal.tenantId);
  assert.deepEqual(
    facts.map(({ event }) => event),
    ['integration_api.warehouse.created', 'integration_api.warehouse.created'],
  );
});

test('a new default takes the mark over, and both changes are told, the old one first', async () => {
  const { portal, ask, create } = await open();
  const [first, second] = [await create({ name: 'Первый' }), await create({ name: 'Второй' })];
  const moved = await ask('PATCH', `/${second.id}`, { isDefault: true });
  assert.deepEqual([moved.json.isDefault, moved.json.version], [true, 2]);
  const { json: old } = await ask('GET', `/${first.id}`);
  assert.deepEqual([old.isDefault, old.version], [false, 2]);
  const told = (await factsOf(portal.tenantId)).slice(2);
  assert.deepEqual(
    told.map(({ event, entity_id, data }) => [event, entity_id, data.changedFields]),
    [first.id, second.id].map((id) => ['integration_api.warehouse.updated', id, ['isDefault']]),
  );
  const again = await ask('PATCH', `/${second.id}`, { isDefault: true });
  assert.equal(again.json.version, 2);
  const third = await create({ name: 'Третий', isDefault: true });
  assert.equal(third.isDefault, true);
  assert.equal((await ask('GET', `/${second.id}`)).json.isDefault, false);
});

test('the default cannot be unmarked, only replaced', async () => {
  const { ask, create } = await open();
  const { id } = await create({ name: 'Единственный' });
  const { status, json } = await ask('PATCH', `/${id}`, { isDefault: false });
  assert.deepEqual([status, json.code, json.rule], [422, 'business_rule_violated', 'default_needed']);
});

test('of many warehouses made or marked at once exactly one ends as the default', async () => {
  const { ask } = await open();
  const made = await Promise.all(Array.from({ length: 6 }, (_, n) => ask('POST', '', { name: `Склад ${n}` })));
  assert.deepEqual(
    made.map(({ status }) => status),
    made.map(() => 201),
  );
  assert.equal(made.filter(({ json }) => json.isDefault).length, 1);
  const marked = await Promise.all(made.map(({ json }) => ask('PATCH', `/${json.id}`, { isDefault: true })));
  assert.deepEqual(
    marked.map(({ status }) => status),
    made.map(() => 200),
  );
  assert.equal((await ask('GET', '?isDefault=true')).json.items.length, 1);
});

test('a code and a name belong to one active warehouse, whatever their case', async () => {
  const { ask, create } = await open();
  const first = await create({ name: 'Склад Ёлка', code: 'МСК-1' });
  for (const [body, field] of [
    [{ name: 'склад ёлка' }, '/name'],
    [{ name: 'Другой', code: 'мск-1' }, '/code'],
  ] as const) {
    const { status, json } = await ask('POST', '', body);
    assert.deepEqual([status, json.code, json.errors[0].pointer], [409, 'already_exists', field]);
    assert.deepEqual(json.existing, { entityType: 'warehouse', entityId: first.id });
  }
  const second = await create({ name: 'Другой' });
  assert.equal((await ask('PATCH', `/${second.id}`, { name: 'СКЛАД ЁЛКА' })).json.code, 'already_exists');
  assert.equal((await ask('PATCH', `/${second.id}`, { code: 'мск-1' })).json.code, 'already_exists');
  assert.equal((await ask('PATCH', `/${first.id}`, { name: 'склад ёлка', code: 'мск-1' })).status, 200);
  const other = await open();
  await other.create({ name: 'Склад Ёлка', code: 'МСК-1' });
});

test('an archived warehouse frees its name, and comes back only while nobody has it', async () => {
  const { portal, ask, create } = await open();
  await create({ name: 'Основной' });
  const { id } = await create({ name: 'Стройка', kind: 'site' });
  const gone = await ask('DELETE', `/${id}`);
  assert.deepEqual([gone.status, gone.json.status], [200, 'archived']);
  assert.equal((await ask('DELETE', `/${id}`)).json.version, gone.json.version);
  assert.equal((await ask('PATCH', `/${id}`, { name: 'Х' })).json.code, 'resource_archived');
  assert.equal((await ask('GET', '')).json.items.length, 1);
  assert.equal((await ask('GET', '?includeArchived=only')).json.items[0].id, id);
  const heir = await create({ name: 'стройка' });
  assert.equal((await ask('POST', `/${id}/restore`)).json.code, 'already_exists');
  await ask('DELETE', `/${heir.id}`);
  assert.equal((await ask('POST', `/${id}/restore`)).json.status, 'active');
  assert.equal((await ask('POST', `/${id}/restore`)).status, 200);
  const facts = await factsOf(portal.tenantId);
  assert.equal(facts.filter(({ data }) => data.reason === 'archived').length, 2);
});

test('the default is not archived', async () => {
  const { ask, create } = await open();
  const { id } = await create({ name: 'Основной' });
  const { status, json } = await ask('DELETE', `/${id}`);
  assert.deepEqual([status, json.code, json.rule], [409, 'has_dependencies', 'in_use']);
  assert.deepEqual(json.blockers, [{ entityType: 'warehouse', field: 'isDefault' }]);
});

test('a warehouse with goods in it is not archived, an emptied one is', async () => {
  const { portal, key, ask, create } = await open(...all, 'catalog.write');
  await create({ name: 'Основной' });
  const { id } = await create({ name: 'Дальний' });
  const item = await request('POST', '/api/v1/catalog', { key, body: { name: 'Цемент' } });
  const balance = (onHand: string, reserved: string) =>
    owner.query(
      `insert into stock_balances (tenant_id, warehouse_id, catalog_item_id, on_hand, reserved) values ($1, $2, $3, $4, $5)
       on conflict (tenant_id, warehouse_id, catalog_item_id) do update set on_hand = excluded.on_hand, reserved = excluded.reserved`,
      [portal.tenantId, id, item.json.id, onHand, reserved],
    );
  for (const [onHand, reserved] of [
    ['5', '0'],
    ['-1', '0'],
    ['0', '2'],
  ] as const) {
    await balance(onHand, reserved);
    const { status, json } = await ask('DELETE', `/${id}`);
    assert.deepEqual([status, json.rule, json.blockers], [409, 'in_use', [{ entityType: 'stock_balance', count: 1 }]]);
  }
  await balance('0', '0');
  assert.equal((await ask('DELETE', `/${id}`)).status, 200);
});

test('a point on the map has both coordinates, within bounds', async () => {
  const { ask, create } = await open();
  const refusals: Array<[Record<string, unknown>, string, string]> = [
    [{ latitude: '90.1', longitude: '0' }, '/latitude', 'maximum'],
    [{ latitude: '0', longitude: '-180.000001' }, '/longitude', 'maximum'],
    [{ latitude: '55' }, '/longitude', 'required'],
    [{ longitude: '37' }, '/latitude', 'required'],
  ];
  for (const [place, pointer, code] of refusals) {
    const { status, json } = await ask('POST', '', { name: 'Где-то', ...place });
    assert.deepEqual([status, json.errors[0].pointer, json.errors[0].code], [422, pointer, code]);
  }
  const made = await create({ name: 'Здесь', latitude: '-55.8', longitude: '37.593262' });
  assert.deepEqual([made.latitude, made.longitude], ['-55.8', '37.593262']);
  assert.equal((await ask('PATCH', `/${made.id}`, { latitude: null })).status, 422);
  assert.equal((await ask('PATCH', `/${made.id}`, { latitude: null, longitude: null })).json.latitude, null);
});

test('a change that changes nothing tells nothing, and an old version is refused', async () => {
  const { portal, ask, create } = await open();
  const { id } = await create({ name: 'Склад', phone: '123' });
  assert.equal((await ask('PATCH', `/${id}`, { name: 'Склад', phone: '123' })).json.version, 1);
  assert.equal((await factsOf(portal.tenantId)).length, 1);
  assert.equal((await ask('PATCH', `/${id}`, { phone: '1', version: 7 })).json.code, 'version_conflict');
});

test('the integration API creates, links and archives warehouses', async () => {
  const { key, create } = await open(...all, 'integration_api.read', 'integration_api.write', 'integration_api.delete');
  await create({ name: 'Основной' });
  const facade = '/api/v1/integration-api/warehouses';
  const body = { name: 'Из 1С', externalSource: '1c', externalId: '7' };
  const made = await request('POST', facade, { key, body });
  assert.equal(made.status, 201);
  const read = await request('GET', `${facade}/${made.json.id}`, { key });
  assert.deepEqual(read.json.externalLinks, [{ externalSource: '1c', externalId: '7' }]);
  assert.equal((await request('DELETE', `${facade}/${made.json.id}`, { key })).json.status, 'archived');
});

test('a warehouse carries the fields the portal defined for warehouses', async () => {
  const { key, ask, create } = await open(...all, 'settings.write', 'custom_fields.write');
  const definition = { key: 'gate', entityType: 'warehouse', label: 'Ворота', type: 'string' };
  assert.equal((await request('POST', '/api/v1/settings/custom-fields', { key, body: definition })).status, 201);
  const { id, customFields } = await create({ name: 'Склад', customFields: { gate: 'Северные' } });
  assert.deepEqual(customFields, { gate: 'Северные' });
  const cleared = await ask('PATCH', `/${id}`, { customFields: { gate: null } });
  assert.deepEqual(cleared.json.customFields, {});
});

test('other domains learn which identifiers are warehouses here, archived ones too, in one statement', async () => {
  const [{ portal, ask, create }, other] = [await open(), await open()];
  const [first, second] = [await create({ name: 'Первый' }), await create({ name: 'Второй' })];
  const foreign = await other.create({ name: 'Чужой' });
  await ask('DELETE', `/${second.id}`);
  const client = await pool.connect();
  try {
    await enterPortal(client, portal.tenantId, 'read write');
    const db = portalTransaction(client, portal.tenantId);
    const ids = [second.id, first.id, foreign.id, uuidv7()];
    for (const lookup of [warehouseRefs, holdWarehouses]) {
      assert.deepEqual(Object.fromEntries(await lookup(db, ids)), {
        [first.id]: { id: first.id, name: 'Первый', address: null, archived: false },
        [second.id]: { id: second.id, name: 'Второй', address: null, archived: true },
      });
    }
    assert.equal(await defaultWarehouseId(db), first.id);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('nothing is put into a warehouse while it leaves for the archive', async () => {
  const { portal, key, ask, create } = await open(...all, 'catalog.write');
  await create({ name: 'Основной' });
  const { id } = await create({ name: 'Дальний' });
  const item = await request('POST', '/api/v1/catalog', { key, body: { name: 'Цемент' } });
  const client = await pool.connect();
  try {
    await enterPortal(client, portal.tenantId, 'read write');
    await holdWarehouses(portalTransaction(client, portal.tenantId), [id]);
    const leaving = ask('DELETE', `/${id}`);
    await client.query(
      'insert into stock_balances (tenant_id, warehouse_id, catalog_item_id, on_hand) values ($1, $2, $3, 5)',
      [portal.tenantId, id, item.json.id],
    );
    await client.query('commit');
    assert.equal((await leaving).json.rule, 'in_use');
  } finally {
    client.release();
  }
});
