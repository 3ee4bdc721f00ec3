import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendFile } from '../../../test/files.ts';
import { factsOf, request } from '../../../test/harness.ts';
import { openLogistics, pointAt } from '../../../test/logistics.ts';

const samples = [
  ['/objects', { name: 'Склад' }],
  ['/drivers', { fullName: 'Кузнецов Пётр', licenseNumber: '99 12 345678' }],
  ['/vehicles', { plateNumber: 'а123вс777' }],
] as const;

test('an object needs a name, and gets the next code that is free', async () => {
  const { create } = await openLogistics();
  const first = await create('/objects', { name: 'Стройплощадка «Север»', code: 'lo-0001' });
  const second = await create('/objects', { name: 'Склад' });
  assert.deepEqual([first.code, second.code, second.kind, second.isActive], ['lo-0001', 'LO-0002', 'site', true]);
});

test('of many objects made at once each has a code of its own', async () => {
  const { ask } = await openLogistics();
  const made = await Promise.all(Array.from({ length: 8 }, (_, n) => ask('POST', '/objects', { name: `Объект ${n}` })));
  assert.equal(new Set(made.map(({ json }) => json.code)).size, 8);
});

test('an object has both coordinates or none, and two that look exchanged are pointed out', async () => {
  const { ask, create } = await openLogistics();
  const faults = async (body: object) =>
    (await ask('POST', '/objects', { name: 'Где-то', ...body })).json.errors.map(
      ({ pointer, code }: Record<string, string>) => `${pointer} ${code}`,
    );
  assert.deepEqual(await faults({ latitude: '55.75' }), ['/longitude required']);
  assert.deepEqual(await faults({ latitude: '135.07', longitude: '48.48' }), ['/latitude maximum']);
  assert.deepEqual(await faults({ latitude: '55.7512345', longitude: '37.6' }), ['/latitude format']);
  const exchanged = await create('/objects', { name: 'Кремль', latitude: '37.617', longitude: '55.755' });
  assert.deepEqual(
    exchanged.warnings.map(({ code, meta }: { code: string; meta: object }) => [code, meta]),
    [['coordinates_look_exchanged', { latitude: '37.617000', longitude: '55.755000' }]],
  );
  const right = await ask('PATCH', `/objects/${exchanged.id}`, { latitude: '55.755', longitude: '37.617' });
  assert.deepEqual(right.json.warnings, []);
  assert.equal((await ask('PATCH', `/objects/${exchanged.id}`, { latitude: null })).status, 422);
});

test('an object names a warehouse and a counterparty that are there', async () => {
  const { key, portal, ask, create } = await openLogistics();
  const place = (name: string) => request('POST', '/api/v1/warehouses', { key, body: { name } });
  const [, { json: closed }] = [await place('Основной'), await place('Закрытый')];
  await request('DELETE', `/api/v1/warehouses/${closed.id}`, { key });
  const refused = await ask('POST', '/objects', { name: 'Склад', warehouseId: closed.id });
  assert.deepEqual([refused.status, refused.json.rule], [422, 'archived_reference']);
  const unknown = await ask('POST', '/objects', { name: 'Склад', counterpartyId: portal.tenantId });
  assert.equal(unknown.json.code, 'unknown_reference');
  const { id } = await create('/vehicles', { plateNumber: 'Е001КХ77' });
  assert.equal((await ask('PATCH', `/vehicles/${id}`, { carrierId: portal.tenantId })).json.code, 'unknown_reference');
});

test('what nothing names is deleted, and that is told', async () => {
  const { portal, ask, create } = await openLogistics();
  for (const [path, body] of samples) {
    const { id } = await create(path, body);
    assert.deepEqual((await ask('DELETE', `${path}/${id}`)).json, { id, result: 'deleted' });
    assert.equal((await ask('GET', `${path}/${id}`)).status, 404);
  }
  const told = (await factsOf(portal.tenantId)).map(({ event }) => event);
  assert.deepEqual(told, [
    ...['logistics_object.created', 'logistics_object.deleted', 'driver.created', 'driver.deleted'],
    ...['vehicle.created', 'vehicle.deleted'],
  ]);
});

test('what has files or points goes to the archive, and comes back unless another has taken its place', async () => {
  const { key, ask, create, send } = await openLogistics();
  for (const [path, body] of samples) {
    const { id } = await create(path, body);
    const entityType = { '/objects': 'logisticsObject', '/drivers': 'driver', '/vehicles': 'logisticsVehicle' }[path];
    if (path === '/vehicles') await send(id, pointAt(1));
    else assert.equal((await sendFile({ key, itemId: id, more: { entityType } })).status, 201);
    assert.deepEqual((await ask('DELETE', `${path}/${id}`)).json, { id, result: 'archived' });
    assert.deepEqual((await ask('DELETE', `${path}/${id}`)).json, { id, result: 'archived' });
    assert.equal((await ask('GET', path)).json.items.length, 0);
    assert.equal((await ask('PATCH', `${path}/${id}`, { isActive: false })).json.code, 'resource_archived');
    const heir = await create(path, { ...body, ...(path === '/objects' && { code: 'LO-0001' }) });
    assert.equal((await ask('POST', `${path}/${id}/restore`)).json.code, 'already_exists');
    await ask('DELETE', `${path}/${heir.id}`);
    assert.equal((await ask('POST', `${path}/${id}/restore`)).json.status, 'active');
  }
});

test('a plate is one whichever alphabet it was typed in, and so is a tracker', async () => {
  const { ask, create } = await openLogistics();
  const { plateNumber, id } = await create('/vehicles', { plateNumber: 'a 123 bc 777', trackerId: '867481030012345' });
  assert.equal(plateNumber, 'А123ВС777');
  for (const body of [{ plateNumber: 'А123ВС 777 RUS' }, { plateNumber: 'Е001КХ77', trackerId: '867481030012345' }]) {
    const { status, json } = await ask('POST', '/vehicles', body);
    assert.deepEqual([status, json.existing], [409, { entityType: 'vehicle', entityId: id }]);
  }
  const other = await create('/vehicles', { plateNumber: 'AB-1234 Ö' });
  assert.equal(other.plateNumber, 'AB-1234 Ö');
  assert.equal((await ask('PATCH', `/vehicles/${other.id}`, { plateNumber: 'a123bc777' })).json.code, 'already_exists');
  assert.equal(
    (await ask('PATCH', `/vehicles/${other.id}`, { plateNumber: 'о777оо 77' })).json.plateNumber,
    'О777ОО77',
  );
});

test('values of vehicles and objects are variables, the newest hundred points among them', async () => {
  const { portal, create, send, newVehicle } = await openLogistics();
  const key = await portal.key('variables.read', 'logistics.read');
  const id = await newVehicle();
  await send(id, {
    points: Array.from({ length: 120 }, (_, n) => pointAt(n, { status: n === 119 ? 'stopped' : 'moving' })),
  });
  const place = await create('/objects', { name: 'Север', code: 'С-1' });
  const resolve = async (entityType: string, entityId: string, paths: string[]) =>
    (await request('POST', '/api/v1/variables/resolve', { key, body: { entityType, entityId, paths } })).json.values;
  const paths = ['latestLocation.recordedAt', 'latestLocation.status', 'locations[].recordedAt', 'locations[].status'];
  const values = await resolve(
    'logisticsVehicle',
    id,
    paths.map((path) => `logisticsVehicle.${path}`),
  );
  const [recordedAt, status, times, statuses] = paths.map((path) => values[`logisticsVehicle.${path}`]);
  assert.deepEqual([recordedAt, status], [pointAt(119).recordedAt, 'stopped']);
  assert.deepEqual([JSON.parse(times).length, JSON.parse(times).at(-1)], [100, pointAt(20).recordedAt]);
  assert.deepEqual(JSON.parse(statuses).slice(0, 2), ['stopped', 'moving']);
  assert.deepEqual(await resolve('logisticsObject', place.id, ['logisticsObject.code', 'logisticsObject.name']), {
    'logisticsObject.code': 'С-1',
    'logisticsObject.name': 'Север',
  });
});

test('a company gives objects, drivers and vehicles fields of its own', async () => {
  const { portal, ask } = await openLogistics();
  const key = await portal.key('settings.write');
  for (const [path, body] of samples) {
    const entityType = { '/objects': 'logisticsObject', '/drivers': 'driver', '/vehicles': 'logisticsVehicle' }[path];
    const definition = { key: 'gate', entityType, label: 'Пропуск', type: 'string' };
    assert.equal((await request('POST', '/api/v1/settings/custom-fields', { key, body: definition })).status, 201);
    const { json } = await ask('POST', path, { ...body, customFields: { gate: 'Северный' } });
    assert.deepEqual(json.customFields, { gate: 'Северный' }, JSON.stringify(json));
  }
});

test('a plate is found whichever alphabet its letters are typed in', async () => {
  const { ask, create } = await openLogistics();
  const { id } = await create('/vehicles', { plateNumber: 'а123вс777' });
  await create('/vehicles', { plateNumber: 'Е001КХ77' });
  for (const text of ['A123BC', 'а123вс', 'a 123 bc', '123', 'bc777']) {
    const { items } = (await ask('GET', `/vehicles?search=${encodeURIComponent(text)}`)).json;
    assert.deepEqual(
      items.map((one: { id: string }) => one.id),
      [id],
      text,
    );
  }
});
