import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { newPortal, owner, type Portal, request } from '../../../../test/harness.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

const base = '/api/v1/logistics';

interface MapAnswer {
  objects: Array<{ id: string; name: string }>;
  routes: Array<{
    number: string;
    stops: Array<{ sequence: number; latitude: string }>;
    batches: Array<{ number: string; stopSequence: number | null; goods: Array<{ name: string; quantity: string }> }>;
  }>;
  batches: Array<{ number: string }>;
  vehicles: Array<{
    plateNumber: string;
    location: { recordedAt: string; ageSeconds: number; latitude: string } | null;
  }>;
  regions: Array<{ region: string; objects: number }>;
  objectsWithoutCoordinates: number;
  days: Array<{ date: string; routes: number; batches: number }>;
  truncated: boolean;
  tiles: { mapTilesUrl: string } | null;
}

let portal: Portal;
let key: string;

const make = async (path: string, body: object) => {
  const { status, json } = await request('POST', `${base}/${path}`, { key, body });
  assert.equal(status, 201, JSON.stringify(json));
  return json as { id: string; stops?: Array<{ id: string }> };
};

const map = async (query = '', who = key): Promise<MapAnswer> => {
  const { status, json } = await request('GET', `${base}/map${query}`, { key: who });
  assert.equal(status, 200, JSON.stringify(json));
  return json;
};

const numbers = (rows: ReadonlyArray<{ number: string }>) => rows.map(({ number }) => number);

/** A batch as it lies in the database, with goods. */
async function batch(number: string, columns: Record<string, unknown>, goods: string[] = ['Цемент М500']) {
  const row = { number, planned_date: '2031-05-20', ...columns };
  const { rows } = await owner.query(
    `insert into delivery_batches (tenant_id, item_count, ${Object.keys(row).join(', ')})
     values ($1, $2, ${Object.keys(row)
       .map((_, at) => `$${at + 3}`)
       .join(', ')}) returning id`,
    [portal.tenantId, goods.length, ...Object.values(row)],
  );
  await owner.query(
    `insert into delivery_batch_items (tenant_id, batch_id, position, name, quantity, uom, factor_to_base)
     select $1, $2, place, name, place * 10, '168', 1 from unnest($3::text[]) with ordinality carried (name, place)`,
    [portal.tenantId, rows[0].id, goods],
  );
}

before(async () => {
  portal = await newPortal();
  key = await portal.key('logistics.read', 'warehouses.write');
  const [site, far] = [
    await make('objects', {
      ...{ name: 'Стройплощадка «Север»', kind: 'site', region: 'Московская область' },
      ...{ latitude: '55.801131', longitude: '37.593262' },
    }),
    await make('objects', {
      ...{ name: 'Терминал «Восток»', kind: 'terminal', region: 'Приморский край' },
      ...{ latitude: '43.115536', longitude: '131.885485' },
    }),
  ];
  await make('objects', { name: 'Без координат', region: 'Московская область' });
  const car = await make('vehicles', { plateNumber: 'А123ВС777', model: 'ГАЗон NEXT' });
  await make('vehicles', { plateNumber: 'В777ОР77' });
  await owner.query(
    `update vehicles set latest_point_id = $3, latest_recorded_at = now() - interval '5 minutes', latest_created_at = now(),
       latest_latitude = 55.7, latest_longitude = 37.6, latest_movement = 'moving', latest_source = 'telematics' where tenant_id = $2 and id = $1`,
    [car.id, portal.tenantId, uuidv7()],
  );
  const stops = (...places: Array<{ id: string }>) => places.map(({ id }) => ({ objectId: id }));
  const north = await make('routes', {
    name: 'Север',
    plannedDate: '2031-05-20',
    vehicleId: car.id,
    stops: stops(far, site),
  });
  await make('routes', { name: 'Восток', plannedDate: '2031-05-22', stops: stops(far) });
  const carried = ['Цемент М500', 'Арматура А500С', 'Кирпич', 'Песок'];
  await batch(
    'DB-1',
    { status: 'in_transit', route_id: north.id, stop_id: north.stops?.[1]?.id, object_id: site.id },
    carried,
  );
  await batch('DB-2', { status: 'cancelled', route_id: north.id });
  await batch('DB-3', { status: 'planned', object_id: site.id });
  await batch('DB-4', { status: 'delivered', object_id: far.id, planned_date: '2031-05-22' });
});

test('the map shows places, routes with stops and goods, loose batches and vehicles with the age of their last point', async () => {
  const { objects, routes, batches, vehicles, objectsWithoutCoordinates, regions, truncated, tiles } = await map();
  assert.deepEqual(objects.map(({ name }) => name).sort(), ['Стройплощадка «Север»', 'Терминал «Восток»']);
  assert.equal(objectsWithoutCoordinates, 1);
  assert.deepEqual(regions, [
    { region: 'Московская область', objects: 2 },
    { region: 'Приморский край', objects: 1 },
  ]);
  const north = routes.find(({ stops }) => stops.length === 2);
  assert.deepEqual(
    north?.stops.map(({ sequence, latitude }) => [sequence, Number(latitude)]),
    [
      [1, 43.115536],
      [2, 55.801131],
    ],
  );
  assert.deepEqual(
    north?.batches.map(({ number, stopSequence }) => [number, stopSequence]),
    [['DB-1', 2]],
  );
  assert.deepEqual(
    north?.batches[0]?.goods.map(({ name, quantity }) => [name, quantity]),
    [
      ['Цемент М500', '10'],
      ['Арматура А500С', '20'],
      ['Кирпич', '30'],
    ],
  );
  assert.deepEqual(numbers(batches), ['DB-3']);
  const isOfNow = ({ recordedAt, ageSeconds }: { recordedAt: string; ageSeconds: number }) =>
    Math.abs(Date.now() - Date.parse(recordedAt) - ageSeconds * 1_000) < 30_000;
  const ages = vehicles.map(({ plateNumber, location }) => [plateNumber, location && isOfNow(location)]);
  assert.deepEqual(ages, [
    ['А123ВС777', true],
    ['В777ОР77', null],
  ]);
  assert.deepEqual([truncated, tiles], [false, null]);
});

test('a day, a span of days, a region or statuses narrow the map, and vehicles are those on the routes left', async () => {
  const onDay = await map('?date=2031-05-22');
  assert.deepEqual([onDay.routes.length, numbers(onDay.batches), onDay.vehicles.length], [1, ['DB-4'], 0]);
  const span = await map('?dateFrom=2031-05-20&dateTo=2031-05-22');
  assert.deepEqual([span.routes.length, numbers(span.batches)], [2, ['DB-3', 'DB-4']]);
  const until = await map('?dateTo=2031-05-21');
  assert.deepEqual([until.routes.length, until.vehicles.length], [1, 1]);
  const region = await map(`?region=${encodeURIComponent('Московская область')}`);
  assert.deepEqual([region.routes.length, region.objects.length], [1, 1]);
  const cancelled = await map('?status=cancelled,delivered&dateFrom=2031-05-01');
  assert.deepEqual(
    [cancelled.routes.map(({ batches }) => numbers(batches)), numbers(cancelled.batches)],
    [[['DB-2']], ['DB-4']],
  );
});

test('days around tell what is planned, whichever day is chosen', async () => {
  const days = [
    { date: '2031-05-20', routes: 1, batches: 2 },
    { date: '2031-05-22', routes: 1, batches: 1 },
  ];
  assert.deepEqual((await map('?date=2031-05-21')).days, days);
  assert.deepEqual((await map('?date=2031-05-22')).days, days);
  assert.deepEqual((await map('?date=2031-07-01')).days, []);
});

test('the last day that can be named is a day like others', async () => {
  assert.deepEqual((await map('?dateTo=9999-12-31')).days, []);
  assert.deepEqual((await map('?date=1000-01-01')).days, []);
});

test('a window of the map holds what lies in it, and one may cross the line of dates', async () => {
  const moscow = await map('?bbox=36,55,39,57');
  assert.deepEqual([moscow.objects.length, moscow.routes.length, moscow.vehicles.length], [1, 1, 1]);
  const pacific = await map('?bbox=120,40,-160,70');
  assert.deepEqual(
    pacific.objects.map(({ name }) => name),
    ['Терминал «Восток»'],
  );
  const one = await map('?limit=1');
  assert.deepEqual([one.objects.length, one.routes.length, one.truncated], [1, 1, true]);
});

const wrong: Array<[query: string, parameter: string]> = [
  ['date=2031-05-20&dateFrom=2031-05-01', 'date'],
  ['date=2031-05-20&dateTo=2031-05-30', 'date'],
  ['dateFrom=2031-05-21&dateTo=2031-05-20', 'dateFrom'],
  ['status=lost', 'status'],
  ['bbox=1,2,3', 'bbox'],
  ['bbox=0,60,10,50', 'bbox'],
  ['bbox=0,0,181,50', 'bbox'],
];

for (const [query, parameter] of wrong)
  test(`the map refuses ${query} in words of both languages`, async () => {
    const answer = await request('GET', `${base}/map?${query}`, { key, headers: { 'accept-language': 'ru' } });
    assert.deepEqual([answer.status, answer.json.code, answer.json.parameter], [400, 'invalid_filter', parameter]);
    assert.match(answer.json.detail, /[а-я]/);
  });

test('another company sees nothing of it, and a key without the right is refused', async () => {
  const stranger = await newPortal();
  const { objects, routes, batches, vehicles, regions, days } = await map('', await stranger.key('logistics.read'));
  assert.deepEqual([objects, routes, batches, vehicles, regions, days], [[], [], [], [], [], []]);
  assert.equal((await request('GET', `${base}/map`, { key: await portal.key('catalog.read') })).status, 403);
});

test('the tiles of the company are told to who draws the map', async () => {
  const other = await newPortal();
  const mapTilesUrl = 'https://tiles.example.com/{z}/{x}/{y}.png';
  const writing = await other.key('settings.write', 'logistics.read');
  const body = { mapTilesUrl, mapTilesAttribution: '© OpenStreetMap' };
  assert.equal((await request('PATCH', '/api/v1/settings/regional', { key: writing, body })).status, 200);
  assert.equal((await map('', writing)).tiles?.mapTilesUrl, mapTilesUrl);
});
