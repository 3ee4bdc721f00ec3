import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../../test/draw.ts';
import '../../../../test/portal-address.ts';
import { showInZone } from '../../../kit/format.ts';
import { boundsOfDay } from './bounds-of-day.ts';
import { driverBodyOf, driverValuesOf } from './driver-values.ts';
import { newPoint, pointBodyOf } from './point-values.ts';

const { address, askedBy } = await import('../../../../test/asked-by.ts');
const { logisticsRoutes: routes } = await import('../logistics.routes.tsx');

const pyotr = {
  ...{ id: 'd1', version: 1, fullName: 'Кузнецов Пётр', phone: '+79161234567', licenseNumber: '99 12 345678' },
  ...{ licenseValidTo: '2025-01-31', licenseExpired: true, passport: '•••• 3456', carrierId: null, isActive: true },
  ...{ customFields: {}, status: 'active' },
};
const point = {
  ...{ id: 'p1', recordedAt: '2025-11-20T09:15:30.000Z', latitude: '55.8', longitude: '37.5', speed: '64.5' },
  ...{ heading: null, status: 'moving', address: null, source: 'telematics' },
};
const van = {
  ...{ id: 'v1', version: 1, plateNumber: 'А123ВС777', model: 'ГАЗон NEXT', kind: 'van', capacityKg: '5000' },
  ...{ capacityM3: '24', carrierId: null, trackerId: '8674', isActive: true, latestLocation: point },
  ...{ customFields: {}, status: 'active' },
};

const undefinedOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, undefined]));

const drivers = ['logistics', 'drivers', undefinedOf('search', 'sort', 'carrier', 'expired', 'unused', 'archived')];
const vehicles = ['logistics', 'vehicles', undefinedOf('search', 'sort', 'kind', 'carrier', 'unused', 'archived')];

const driver = (may: readonly string[]) =>
  drawPage({
    ...{ at: 'logistics/drivers/d1', routes, may: may as never },
    known: [[['logistics', 'driver', 'd1'], pyotr]],
  });

const vehicle = (search: Record<string, string>, may: readonly string[] = [], changes: object = {}) =>
  drawPage({
    ...{ at: address('logistics/vehicles/v1', search), routes, may: may as never },
    known: [
      [['logistics', 'vehicle', 'v1'], { ...van, ...changes }],
      [['logistics', 'points', 'v1', '2025-11-20'], listed([point])],
    ],
  });

test('a row says whom to call, for whom the driver drives and that the licence is over', async () => {
  const { text } = await drawPage({ at: 'logistics/drivers', routes, known: [[drivers, listed([pyotr])]] });
  assert.match(text, /Кузнецов Пётр \+79161234567 свой 99 12 345678 31 янв\. 2025 г\. · истекло/);
});

test('the passport is there for whoever issues documents alone', async () => {
  assert.match((await driver(['logistics.documents'])).text, /Паспорт •••• 3456/);
  assert.doesNotMatch((await driver([])).text, /Паспорт/);
  assert.match((await driver([])).text, /Срок удостоверения истёк/);
});

test('a new driver without a passport asks for no right to give one, and an emptied one is taken away', () => {
  const values = driverValuesOf(undefined);
  assert.ok(!('passport' in driverBodyOf(values, true)));
  assert.equal(driverBodyOf(values, false).passport, null);
  assert.equal(driverBodyOf({ ...values, passport: '4510 123456' }, true).passport, '4510 123456');
});

test('drivers are asked for by what the address says', async () => {
  const search = { carrier: 'dostavka', expired: 'true' };
  assert.deepEqual((await askedBy({ at: address('logistics/drivers', search), routes })).get('logistics/drivers'), {
    ...{ limit: '100', carrierId: 'dostavka', includeTotal: 'true', licenseExpired: 'true' },
  });
});

test('a row of vehicles says where each was last and how long ago', async () => {
  const { text } = await drawPage({ at: 'logistics/vehicles', routes, known: [[vehicles, listed([van])]] });
  assert.match(text, /А123ВС777 ГАЗон NEXT · Фургон 5\s000 свой Едет, .* назад · 55\.8, 37\.5/);
});

test('a vehicle says what it carries and where it was last', async () => {
  const { text } = await vehicle({});
  assert.match(text, /Грузоподъёмность, кг 5\s000 Объём кузова, м³ 24 Перевозчик свой Трекер 8674/);
  assert.match(text, /Последнее положение Время измерения .* Состояние Едет Координаты 55\.8, 37\.5/);
  assert.match((await vehicle({}, [], { latestLocation: null })).text, /Точек пока нет/);
});

test('the points of the day of the latest one are shown first, and may be added by who tracks', async () => {
  const { text, buttons } = await vehicle({ tab: 'points' }, ['logistics.track']);
  assert.match(text, /Едет 64,5 55\.8, 37\.5 Телематика/);
  assert.ok(buttons.includes('Точка') && buttons.some((one) => one.startsWith('Удалить точку')));
  assert.ok(!(await vehicle({ tab: 'points' })).buttons.includes('Точка'));
});

test('a day is asked for from its first to its last instant by the clocks of the portal', async () => {
  showInZone('Asia/Vladivostok');
  assert.deepEqual(boundsOfDay('2025-11-20'), {
    ...{ from: '2025-11-19T14:00:00.000Z', to: '2025-11-20T13:59:59.999Z' },
  });
  showInZone('Europe/Moscow');
});

test('a point told by hand is recorded at a time of the portal, where its coordinates say', () => {
  const values = { ...newPoint('2025-11-20T12:30'), latitude: '55,8', longitude: '37,5' };
  assert.deepEqual(pointBodyOf(values, 'Europe/Moscow'), {
    ...{ status: 'unknown', speed: null, address: null, latitude: '55.8', longitude: '37.5' },
    recordedAt: '2025-11-20T09:30:00.000Z',
  });
});
