import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../../test/draw.ts';
import '../../../../test/portal-address.ts';
import { ordered } from './proposed-order.ts';
import { renameStops, routeBodyOf, routeValuesOf } from './route-values.ts';
import { inOrder, stopBodyOf, stopValuesOf } from './stop-values.ts';

const { address, askedBy } = await import('../../../../test/asked-by.ts');
const { logisticsRoutes: routes } = await import('../logistics.routes.tsx');

const stop = (id: string, sequence: number, kind: string, changes: object = {}) =>
  ({
    ...{ id, sequence, kind, label: id, objectId: null, object: null, address: `ул. ${id}`, plannedAt: null },
    ...{ latitude: `5${sequence}`, longitude: '37' },
    ...changes,
  }) as never;

const stops = [stop('Завод', 1, 'origin'), stop('База', 2, 'delivery'), stop('Склад', 3, 'destination')];

const route = {
  ...{ id: 'r1', version: 4, number: 'DR-2026-0001', name: 'Завод – Склад', plannedDate: '2025-12-01' },
  ...{ isActive: true, carrierId: null, carrierName: 'ООО «Доставка»', driverId: 'd1', driverName: 'Иванов Иван' },
  ...{ vehicleId: null, vehicleNumber: 'А123ВС77', stops, distanceKm: '18.412', batchCount: 1, weightKg: '1250' },
  ...{ volumeM3: '4.2', comment: null, customFields: {}, status: 'active', warnings: [], batches: [] },
};

const page = (changes: object = {}, may: readonly string[] = ['logistics.update']) =>
  drawPage({
    ...{ at: 'logistics/routes/r1', routes, may: may as never },
    known: [[['logistics', 'route', 'r1'], { ...route, ...changes }]],
  });

test('a row says when a route goes, who drives what, and that its length is by a straight line', async () => {
  const names = ['search', 'sort', 'from', 'to', 'carrier', 'driver', 'vehicle', 'unused', 'archived'];
  const key = ['logistics', 'routes', Object.fromEntries(names.map((name) => [name, undefined]))];
  const { text, html } = await drawPage({ at: 'logistics/routes', routes, known: [[key, listed([route])]] });
  assert.match(text, /DR-2026-0001 Завод – Склад 1 дек\. 2025 г\. Иванов Иван · А123ВС77 18,4\sкм 1 Действует/);
  assert.match(html, /title="Расстояние по прямой, км"/);
});

test('routes are asked for by their days', async () => {
  const asked = await askedBy({ at: address('logistics/routes', { from: '2025-12-01', to: 'завтра' }), routes });
  assert.deepEqual(asked.get('logistics/routes'), {
    ...{ limit: '100', includeTotal: 'true', 'plannedDate[gte]': '2025-12-01' },
  });
});

test('a route says its stops in order, who drives, and that roads are longer than its straight lines', async () => {
  const { text, buttons } = await page();
  assert.match(text, /1 Завод · Отправление ул\. Завод 2 База · Доставка ул\. База 3 Склад · Назначение/);
  assert.match(text, /Расстояние по прямой, км 18,4 · по дорогам длиннее/);
  assert.ok(buttons.includes('Предложить порядок') && buttons.includes('Точка'));
  assert.ok(buttons.includes('Переместить: Alt и стрелки: База'));
  const reader = await page({}, []);
  assert.ok(!reader.buttons.some((one) => one.startsWith('Переместить')) && !reader.buttons.includes('Точка'));
});

test('a stop without coordinates is said to be, and then there is no distance', async () => {
  const { text } = await page({ distanceKm: null, stops: [stop('Завод', 1, 'origin', { latitude: null })] });
  assert.match(text, /без координат/);
  assert.match(text, /у какой-то точки нет координат/);
});

test('what should be known before it is driven stands above', async () => {
  const { text } = await page({
    warnings: [{ code: 'license_expired', message: 'Удостоверение просрочено.', meta: {} }],
  });
  assert.match(text, /Обратите внимание Удостоверение просрочено\./);
});

test('stops in another order begin and end anew, and keep what they are', () => {
  const [first, , last] = stops as [never, never, never];
  const next = inOrder([last, first, stops[1] as never]);
  assert.deepEqual(
    next.map(({ id, kind }) => [id, kind]),
    [
      ['Склад', 'origin'],
      ['Завод', 'delivery'],
      ['База', 'destination'],
    ],
  );
  assert.ok(!('sequence' in (next[0] as object)) && !('object' in (next[0] as object)));
});

test('a proposed order is that of the stops whose places it names', () => {
  const named = [...stops]
    .reverse()
    .map((one) => ({ ...(one as { latitude: string }), latitude: `${(one as { latitude: string }).latitude}.000000` }));
  assert.deepEqual(
    ordered(stops, named.slice(0, 2) as never).map(({ id }) => id),
    ['Склад', 'База', 'Завод'],
    'what it does not name stays at the end',
  );
});

test('what an object brings to a stop is left to it where nothing was written', () => {
  const values = { ...stopValuesOf(undefined), objectId: 'o1', plannedAt: '2025-12-01T09:00' };
  const body = stopBodyOf(values);
  assert.ok(!('address' in body) && !('latitude' in body) && !('label' in body));
  assert.ok(body.plannedAt?.startsWith('2025-12-01T'));
});

test('a record brings its own name, and a name by hand is sent where there is none', () => {
  const body = routeBodyOf({ ...routeValuesOf(route as never), carrierName: 'ИП Петров' }, false);
  assert.equal(body.carrierName, 'ИП Петров');
  assert.ok(!('driverName' in body), 'the driver is a record');
  assert.ok(!('stops' in body));
});

test('a new route begins and ends at objects or addresses, and is refused at them', () => {
  const { stops: ends } = routeBodyOf({ ...routeValuesOf(undefined), fromId: 'o1', toAddress: 'Тула' }, true);
  assert.deepEqual(ends, [{ objectId: 'o1' }, { objectId: null, address: 'Тула' }]);
  assert.deepEqual(['stops.0.objectId', 'stops.1.address', 'stops', 'plannedDate'].map(renameStops), [
    ...['fromId', 'toId', 'fromId', 'plannedDate'],
  ]);
});
