import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, request } from '../../../../test/harness.ts';

const base = '/api/v1/logistics';
const scopes = [
  ...(['logistics.read', 'warehouses.write', 'warehouses.delete', 'counterparties.read'] as const),
  ...(['counterparties.write', 'counterparties.delete'] as const),
];

const tula = { label: 'Завод', address: 'Тула, Заводская ул., 1', latitude: '54.193122', longitude: '37.617348' };
const moscow = { label: 'Склад «Север»', address: 'Москва', latitude: '55.755864', longitude: '37.617698' };

async function open() {
  const portal = await newPortal();
  const key = await portal.key(...scopes);
  const ask = (method: string, path: string, body?: unknown) => request(method, base + path, { key, body });
  const make = async (path: string, body: object) => {
    const { status, json } = await ask('POST', path, body);
    assert.equal(status, 201, JSON.stringify(json));
    return json;
  };
  return { portal, key, ask, make };
}

const pointers = (json: { errors: Array<{ pointer: string; code: string }> }) =>
  json.errors.map(({ pointer, code }) => `${pointer} ${code}`);

test('a route of two stops gets its number, its name, its ends and the straight line between them', async () => {
  const { portal, make, ask } = await open();
  const route = await make('/routes', { plannedDate: '2026-11-30', stops: [tula, moscow] });
  assert.match(route.number, /^DR-\d{4}-0001$/);
  assert.equal(route.name, 'Завод – Склад «Север»');
  assert.deepEqual([route.originAddress, route.destinationLatitude], [tula.address, moscow.latitude]);
  assert.equal(route.distanceKm, '173.769');
  assert.deepEqual(
    route.stops.map(({ sequence, kind }: { sequence: number; kind: string }) => [sequence, kind]),
    [
      [1, 'origin'],
      [2, 'destination'],
    ],
  );
  assert.deepEqual([route.isActive, route.batchCount, route.weightKg, route.warnings], [true, 0, '0', []]);
  const { json } = await ask('GET', '/routes?search=север');
  assert.deepEqual(json.items[0].stops, route.stops);
  assert.equal((await factsOf(portal.tenantId)).at(-1)?.event, 'delivery_route.created');
});

test('a single stop is origin and destination at once', async () => {
  const { make } = await open();
  const route = await make('/routes', { stops: [moscow] });
  assert.deepEqual([route.originAddress, route.destinationAddress], ['Москва', 'Москва']);
  assert.deepEqual([route.distanceKm, route.name], ['0.000', 'Склад «Север»']);
});

test('stops are counted from 1 without gaps, each once, and stand in that order', async () => {
  const { ask, make } = await open();
  const numbered = (...sequences: Array<number | undefined>) => ({
    stops: sequences.map((sequence) => ({ ...moscow, ...(sequence !== undefined && { sequence }) })),
  });
  const refused: Array<[object, string[]]> = [
    [numbered(1, 3), ['/stops/1/sequence sequence_gap']],
    [numbered(2, 3), ['/stops/1/sequence sequence_gap']],
    [numbered(1, 1), ['/stops/1/sequence duplicate']],
    [numbered(1, undefined), ['/stops/1/sequence required']],
    [numbered(0, 1), ['/stops/0/sequence minimum']],
    [{ stops: [] }, ['/stops min_items']],
    [{}, ['/stops required']],
  ];
  for (const [body, expected] of refused) {
    const { json } = await ask('POST', '/routes', body);
    assert.deepEqual([json.code, pointers(json)], ['validation_failed', expected]);
  }
  const route = await make('/routes', {
    stops: [
      { ...moscow, sequence: 2 },
      { ...tula, sequence: 1 },
    ],
  });
  assert.deepEqual(
    route.stops.map(({ label }: { label: string }) => label),
    ['Завод', 'Склад «Север»'],
  );
});

test('a stop has both coordinates or none, within bounds, and without them there is no distance', async () => {
  const { ask, make } = await open();
  const { json } = await ask('POST', '/routes', {
    stops: [{ latitude: '55' }, { ...moscow, latitude: '91' }, { ...moscow, longitude: '-180.5' }],
  });
  assert.deepEqual(pointers(json), [
    '/stops/0/longitude required',
    '/stops/1/latitude maximum',
    '/stops/2/longitude maximum',
  ]);
  assert.equal((await make('/routes', { stops: [tula, { label: 'Где-то' }] })).distanceKm, null);
});

test('a stop of an object takes from it what it is not given', async () => {
  const { ask, make } = await open();
  const place = { name: 'ЖК «Северный»', address: 'Химки', latitude: '55.889', longitude: '37.445' };
  const object = await make('/objects', place);
  const route = await make('/routes', { stops: [{ objectId: object.id }, { objectId: object.id, label: 'Ворота 2' }] });
  const [first, second] = route.stops;
  assert.deepEqual([first.label, first.address, first.latitude], ['ЖК «Северный»', 'Химки', '55.889']);
  assert.deepEqual([second.label, second.object], ['Ворота 2', { name: 'ЖК «Северный»' }]);
  assert.deepEqual((await ask('DELETE', `/objects/${object.id}`)).json, { id: object.id, result: 'archived' });
  const { json } = await ask('POST', '/routes', { stops: [tula, { objectId: object.id }] });
  assert.deepEqual(pointers(json), ['/stops/1/objectId archived_reference']);
  const kept = { stops: [{ ...tula }, { objectId: object.id }] };
  assert.equal((await ask('PATCH', `/routes/${route.id}`, kept)).status, 200);
});

test('a change of stops replaces all of them, and those sent with their identifiers stay', async () => {
  const { portal, ask, make } = await open();
  const route = await make('/routes', { stops: [tula, moscow] });
  const [first, last] = route.stops;
  const stops = [{ id: last.id, ...moscow, label: 'Склад «Юг»' }, tula];
  const { json } = await ask('PATCH', `/routes/${route.id}`, { stops });
  assert.deepEqual([json.stops[0].id, json.stops[0].label, json.version], [last.id, 'Склад «Юг»', 2]);
  assert.notEqual(json.stops[1].id, first.id);
  const again = json.stops.map(({ object: _, arrivedAt: __, ...stop }: Record<string, unknown>) => stop);
  assert.equal((await ask('PATCH', `/routes/${route.id}`, { stops: again })).json.version, 2);
  const lost = await ask('PATCH', `/routes/${route.id}`, { stops: [{ id: first.id, ...tula }] });
  assert.deepEqual(pointers(lost.json), ['/stops/0/id not_found_reference']);
  const twice = await ask('PATCH', `/routes/${route.id}`, { stops: [again[0], { ...again[0], sequence: 2 }] });
  assert.deepEqual(pointers(twice.json), ['/stops/1/id duplicate']);
  assert.equal((await factsOf(portal.tenantId)).filter(({ event }) => event === 'delivery_route.updated').length, 1);
});

test('who drives is named by reference or by hand, never by both', async () => {
  const { key, ask, make } = await open();
  const party = await request('POST', '/api/v1/counterparties', {
    key,
    body: { shortName: 'ООО «Доставка»', inn: '7707083893', kpp: '770701001' },
  });
  assert.equal(party.status, 201, JSON.stringify(party.json));
  const driver = await make('/drivers', { fullName: 'Кузнецов Пётр', licenseValidTo: '2026-01-31' });
  const vehicle = await make('/vehicles', { plateNumber: 'A123BC77' });
  const who = { carrierId: party.json.id, driverId: driver.id, vehicleId: vehicle.id, plannedDate: '2026-11-30' };
  const route = await make('/routes', { ...who, stops: [tula, moscow] });
  assert.deepEqual(
    [route.carrierName, route.driverName, route.vehicleNumber],
    ['ООО «Доставка»', 'Кузнецов Пётр', 'А123ВС77'],
  );
  assert.deepEqual(route.warnings[0].meta, { driverId: driver.id, licenseValidTo: '2026-01-31' });
  assert.equal(route.warnings[0].code, 'license_expired');
  const both = await ask('PATCH', `/routes/${route.id}`, { driverName: 'Иванов' });
  assert.deepEqual(pointers(both.json), ['/driverName named_by_reference']);
  const byHand = await ask('PATCH', `/routes/${route.id}`, { driverId: null, driverName: 'Иванов' });
  assert.deepEqual([byHand.json.driverName, byHand.json.warnings], ['Иванов', []]);
  assert.equal((await ask('PATCH', `/routes/${route.id}`, { carrierId: null })).json.carrierName, null);
  await ask('PATCH', `/vehicles/${vehicle.id}`, { plateNumber: 'В777ВВ77' });
  assert.equal((await ask('GET', `/routes/${route.id}`)).json.vehicleNumber, 'В777ВВ77');
});

test('nobody archived is named anew, and nobody unknown', async () => {
  const { ask, make } = await open();
  const named = await make('/routes', { stops: [moscow] });
  const driver = await make('/drivers', { fullName: 'Кузнецов Пётр' });
  const vehicle = await make('/vehicles', { plateNumber: 'А123ВС77' });
  await ask('PATCH', `/routes/${named.id}`, { driverId: driver.id, vehicleId: vehicle.id });
  await ask('DELETE', `/drivers/${driver.id}`);
  await ask('DELETE', `/vehicles/${vehicle.id}`);
  for (const [field, id] of [
    ['driverId', driver.id],
    ['vehicleId', vehicle.id],
  ] as const) {
    const { status, json } = await ask('POST', '/routes', { [field]: id, stops: [moscow] });
    assert.deepEqual([status, json.rule, json.field], [422, 'archived_reference', field]);
    const stranger = await ask('POST', '/routes', { [field]: named.id, stops: [moscow] });
    assert.equal(stranger.json.code, 'unknown_reference');
  }
  assert.equal((await ask('PATCH', `/routes/${named.id}`, { comment: 'Позвонить' })).status, 200);
});

test('a route nothing names is deleted; its portal alone knows it', async () => {
  const { ask, make } = await open();
  const route = await make('/routes', { stops: [moscow] });
  const other = await open();
  assert.equal((await other.ask('GET', `/routes/${route.id}`)).status, 404);
  assert.equal((await other.ask('DELETE', `/routes/${route.id}`)).status, 404);
  assert.deepEqual((await ask('DELETE', `/routes/${route.id}`)).json, { id: route.id, result: 'deleted' });
  assert.equal((await ask('GET', `/routes/${route.id}`)).status, 404);
});
