import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage } from '../../../../test/draw.ts';
import '../../../../test/portal-address.ts';

const { address, askedBy } = await import('../../../../test/asked-by.ts');
const { logisticsRoutes: routes } = await import('../logistics.routes.tsx');

const place = { latitude: '55.801131', longitude: '37.593262', address: 'Москва, ул. Складочная, 1' };

const batch = {
  ...{ id: 'b1', number: 'DB-2026-0001', status: 'in_transit', stopId: 's2', stopSequence: 2, objectId: 'o1' },
  ...{ procurementId: 'r1', procurementNumber: 'PR-2026-0001', plannedDate: '2031-05-20', itemCount: 4 },
  ...{ weightKg: '1250', volumeM3: '0', goods: [{ name: 'Цемент М500', quantity: '10', uom: '168' }] },
};

const route = {
  ...{
    id: 'd1',
    number: 'DR-2026-0001',
    name: 'Север',
    plannedDate: '2031-05-20',
    distanceKm: '237.412',
    isActive: true,
  },
  ...{ carrierId: null, carrierName: null, driverName: 'Иванов Иван', vehicleId: 'v1', vehicleNumber: 'А123ВС777' },
  stops: [
    {
      id: 's1',
      sequence: 1,
      kind: 'origin',
      label: 'Завод',
      objectId: null,
      address: null,
      latitude: null,
      longitude: null,
      plannedAt: null,
    },
    { id: 's2', sequence: 2, kind: 'destination', label: 'Стройка', objectId: 'o1', ...place, plannedAt: null },
  ],
  batches: [batch],
};

const truck = (id: string, ageSeconds: number) => ({
  ...{ id, plateNumber: `А12${id}`, model: 'ГАЗон NEXT', kind: 'truck' },
  location: {
    ...place,
    recordedAt: '2031-05-20T10:00:00.000Z',
    status: 'moving',
    speed: '64.5',
    heading: null,
    ageSeconds,
  },
});

const map = {
  objects: [
    {
      id: 'o1',
      code: 'LO-0001',
      name: 'Стройка «Север»',
      kind: 'site',
      region: 'Москва',
      ...place,
      warehouseId: 'w1',
      counterpartyId: null,
    },
  ],
  ...{ routes: [route], batches: [], vehicles: [truck('v1', 300), truck('v2', 7_200)] },
  regions: [{ region: 'Москва', objects: 2 }],
  ...{ objectsWithoutCoordinates: 1, truncated: false, tiles: null },
  days: [{ date: '2031-05-20', routes: 1, batches: 1 }],
};

const nothing = {
  ...{ objects: [], routes: [], batches: [], vehicles: [], regions: [], days: [] },
  ...{ objectsWithoutCoordinates: 0, truncated: false, tiles: null },
};

const query = { dateFrom: undefined, dateTo: undefined, region: undefined, status: undefined };

const page = (search: Record<string, string> = {}, answer: object = map, seen: object = {}, asked: object = {}) =>
  drawPage({
    ...{ at: address('logistics/map', search), routes, ...seen },
    known: [[['logistics', 'map', { ...query, ...asked }], answer]],
  });

test('the address asks for its days, region and statuses, and for no status that there is not', async () => {
  const search = {
    date: '2031-05-20',
    from: '2030-01-01',
    region: 'Москва',
    status: 'loading,lost',
    chosen: 'route:d1',
  };
  const asked = await askedBy({ at: address('logistics/map', search), routes });
  assert.deepEqual(asked.get('logistics/map'), {
    ...{ dateFrom: '2031-05-20', dateTo: '2031-05-20', region: 'Москва', status: 'loading' },
  });
  const backwards = await askedBy({ at: address('logistics/map', { from: '2031-05-20', to: '2031-05-01' }), routes });
  assert.deepEqual(backwards.get('logistics/map'), { dateFrom: '2031-05-01', dateTo: '2031-05-20' });
});

test('a route stands in the list with its stops, batches and truck, and what has no coordinates is counted', async () => {
  const { text } = await page();
  assert.match(text, /Маршруты 1 Партии 1 Транспорт 2 Объекты 1/);
  assert.match(text, /Север .*DR-2026-0001 · 2 точки · 1 партия · А123ВС777/);
  assert.match(text, /1 объект без координат: на карте их нет/);
  assert.match(text, /Маршруты — прямые линии между точками\. Natural Earth/);
});

test('a chosen route tells who drives, its stops in order, and the goods of each; a straight distance is called so', async () => {
  const { text, buttons } = await page({ chosen: 'route:d1' }, map, { may: ['purchase_requisitions.read'] });
  assert.match(text, /Расстояние по прямой, км 237/);
  assert.match(text, /1 Завод · нет на карте 2 Стройка DB-2026-0001 В пути Цемент М500, 10\s?т и ещё 3/);
  assert.ok(buttons.includes('А123ВС777') && buttons.includes('DB-2026-0001'));
});

test('a vehicle tells the age of its last point', async () => {
  const { text } = await page({ list: 'vehicles', chosen: 'vehicle:v2' });
  assert.match(text, /А12v1 5 мин назад/);
  assert.match(text, /А12v2 2 ч назад/);
  assert.match(text, /Едет .*Скорость, км\/ч 64,5/);
  const english = await page({ list: 'vehicles' }, map, { language: 'en' });
  assert.match(english.text, /5 min ago/);
});

test('records lead to their pages whoever may read them', async () => {
  const may = ['purchase_requisitions.read', 'warehouses.read'];
  const batchCard = await page({ list: 'batches', chosen: 'batch:b1' }, map, { may });
  assert.match(batchCard.html, /href="\/romashka\/requisitions\/r1"/);
  const objectCard = await page({ list: 'objects', chosen: 'object:o1' }, map, { may });
  assert.match(objectCard.html, /href="\/romashka\/warehouses\/w1"/);
  assert.doesNotMatch((await page({ chosen: 'batch:b1' })).html, /requisitions\/r1/);
});

test('an empty map says whether filters are to blame', async () => {
  assert.match((await page({}, nothing)).text, /Маршрутов пока не запланировано/);
  const filtered = await page({ region: 'Москва' }, nothing, {}, { region: 'Москва' });
  assert.match(filtered.text, /По этому отбору ничего нет/);
});

test('more than the map may hold is told, and the company is named whose tiles are shown', async () => {
  const tiles = {
    mapTilesUrl: 'https://tiles.example.com/{z}/{x}/{y}.png',
    mapTilesAttribution: '© участники OpenStreetMap',
  };
  const { text } = await page({}, { ...map, truncated: true, tiles });
  assert.match(text, /Показана только часть/);
  assert.match(text, /© участники OpenStreetMap/);
  assert.doesNotMatch(text, /Natural Earth/);
});

test('the table holds the same, with coordinates', async () => {
  const { text } = await page({ view: 'table', list: 'objects' });
  assert.match(text, /Стройка «Север» Стройплощадка/);
  assert.match(text, /55\.8011, 37\.5933/);
  assert.doesNotMatch(text, /Natural Earth/);
});

test('a card of the map leads to the page of the route, batch, vehicle or object that it is of', async () => {
  for (const [chosen, path] of [
    ['route:d1', 'routes/d1'],
    ['batch:b1', 'batches/b1'],
    ['vehicle:v2', 'vehicles/v2'],
    ['object:o1', 'objects/o1'],
  ] as const) {
    const { links } = await page({ chosen }, map, { may: ['logistics.read'] });
    assert.ok(links.includes(`/romashka/logistics/${path}`), path);
  }
});
