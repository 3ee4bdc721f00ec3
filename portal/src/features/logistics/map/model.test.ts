import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOld, showAge } from './age.ts';
import { daysAround } from './days.ts';
import { linesOf, pointsOf } from './features-of.ts';
import { foundOnMap, placesOf } from './found-on-map.ts';
import { markedOnMap } from './marked-on-map.ts';

const at = (longitude: number, latitude: number) => ({ longitude: String(longitude), latitude: String(latitude) });

const stop = (sequence: number, more: object) => ({
  ...{
    id: `s${sequence}`,
    sequence,
    kind: 'delivery',
    label: null,
    objectId: null,
    latitude: null,
    longitude: null,
    ...more,
  },
});

const map = {
  objects: [{ id: 'o1', name: 'Склад', ...at(37.6, 55.8) }],
  routes: [
    {
      ...{ id: 'r1', vehicleId: 'v1', batches: [{ id: 'b1', stopId: 's3', objectId: null }] },
      stops: [stop(1, { objectId: 'o1', ...at(37.6, 55.8) }), stop(2, {}), stop(3, at(49.1, 55.8))],
    },
  ],
  vehicles: [
    { id: 'v1', plateNumber: 'А123ВС777', location: { ...at(41, 56), ageSeconds: 3_700 } },
    { id: 'v2', plateNumber: 'В777ОР77', location: null },
  ],
  batches: [{ id: 'b2', stopId: null, objectId: 'o1' }],
} as never;

test('a stop at an object that is shown is not drawn a second time, and what has no point is not drawn at all', () => {
  const drawn = pointsOf(map).map(({ properties: { kind, label } }) => [kind, label]);
  assert.deepEqual(drawn, [
    ['object', 'Склад'],
    ['stop', '3'],
    ['old-vehicle', 'А123ВС777'],
  ]);
});

test('a line passes over stops without coordinates, and one place alone makes no line', () => {
  const { routes } = map as { routes: never[] };
  assert.deepEqual(
    linesOf(routes).map(({ geometry }) => geometry.coordinates),
    [
      [
        [37.6, 55.8],
        [49.1, 55.8],
      ],
    ],
  );
  assert.deepEqual(linesOf([{ id: 'r2', stops: [stop(1, at(1, 2))] }] as never), []);
});

test('a batch is found on its route and lies where it goes', () => {
  const onRoute = foundOnMap(map, 'batch:b1');
  assert.deepEqual(onRoute && placesOf(map, onRoute), [[49.1, 55.8]]);
  const loose = foundOnMap(map, 'batch:b2');
  assert.deepEqual(loose && placesOf(map, loose), [[37.6, 55.8]]);
  for (const name of ['batch:gone', 'route:o1', 'nonsense', undefined]) assert.equal(foundOnMap(map, name), undefined);
});

test('of a route its line and numbered stops are marked, of anything else a ring', () => {
  const kinds = (chosen?: string, pointed?: string) =>
    markedOnMap(map, chosen, pointed).map(({ geometry, properties }) =>
      'kind' in properties ? properties.kind : geometry.type,
    );
  assert.deepEqual(kinds('route:r1'), ['LineString', 'stop', 'stop']);
  assert.deepEqual(kinds('object:o1', 'object:o1'), ['ring']);
  assert.deepEqual(kinds('batch:b1', 'vehicle:v2'), ['ring', 'LineString', 'stop', 'stop']);
});

test('two weeks before and after a day stand there, over the end of a year too', () => {
  const days = daysAround('2030-12-25', [{ date: '2031-01-01', routes: 2, batches: 5 }]);
  assert.deepEqual([days.length, days[0]?.date, days.at(-1)?.date], [29, '2030-12-11', '2031-01-08']);
  assert.deepEqual(
    days.find(({ routes }) => routes > 0),
    { date: '2031-01-01', routes: 2, batches: 5 },
  );
});

test('an age is told in minutes, hours and days, and after an hour it is old', () => {
  assert.deepEqual([20, 300, 3_600, 7_300, 400_000].map(showAge), [
    ...['только что', '5 мин назад', '1 ч назад', '2 ч назад', '4 дн. назад'],
  ]);
  assert.deepEqual([3_600, 3_601].map(isOld), [false, true]);
});
