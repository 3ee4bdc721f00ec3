import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { deliveryPortal } from '../../../../test/deliveries.ts';

const at = (label: string, latitude: string, longitude = '37.6') => ({ label, latitude, longitude });

const propose = async (body: object) => {
  const { ask } = await deliveryPortal();
  return ask('POST', '/routes/propose', body);
};

const labels = (stops: Array<{ label: string }>) => stops.map(({ label }) => label);

test('stops are passed along the way from the start, and the answer makes a route', async () => {
  const { ask } = await deliveryPortal();
  const body = { start: at('База', '55.0'), stops: [at('Клин', '56.3'), at('Химки', '55.9'), at('Тверь', '56.8')] };
  const proposed = ok(await ask('POST', '/routes/propose', body));
  assert.deepEqual(labels(proposed.stops), ['База', 'Химки', 'Клин', 'Тверь']);
  assert.deepEqual([proposed.method, proposed.distanceKm], ['exact', '200.151']);
  const route = ok(await ask('POST', '/routes', { stops: proposed.stops }), 201);
  assert.equal(route.distanceKm, proposed.distanceKm);
});

test('a round trip ends where it began, and without a start it begins where that is best', async () => {
  const round = ok(await propose({ start: at('База', '55.0'), stops: [at('Тверь', '56.8')], roundTrip: true }));
  assert.deepEqual(labels(round.stops), ['База', 'Тверь', 'База']);
  const free = ok(await propose({ stops: [at('Середина', '55.5'), at('Север', '56.0'), at('Юг', '55.0')] }));
  assert.equal(free.stops[1].label, 'Середина');
});

test('batches are bound for the stops of their objects, those of one object for one stop', async () => {
  const { ask, batch } = await deliveryPortal();
  const object = async (name: string, latitude: string) =>
    ok(await ask('POST', '/objects', { name, latitude, longitude: '37.6' }), 201).id;
  const [far, near] = [await object('Дальний', '56.8'), await object('Ближний', '55.3')];
  const goods = { items: [{ name: 'Тара', quantity: '1' }] };
  const batches = [];
  for (const objectId of [far, near, far]) batches.push((await batch({ objectId, ...goods })).id);
  const proposed = ok(await ask('POST', '/routes/propose', { start: at('База', '55.0'), batchIds: batches }));
  assert.deepEqual(labels(proposed.stops), ['База', 'Ближний', 'Дальний']);
  assert.deepEqual(proposed.batches, [
    { batchId: batches[1], sequence: 2 },
    { batchId: batches[0], sequence: 3 },
    { batchId: batches[2], sequence: 3 },
  ]);
  const aimless = await batch(goods);
  assert.equal(
    refusal(await ask('POST', '/routes/propose', { batchIds: [batches[0], aimless.id] })),
    '422 validation_failed: /batchIds/1 object_required',
  );
});

test('a place without coordinates is named, and nothing at all is no route', async () => {
  assert.equal(refusal(await propose({ roundTrip: true })), '422 validation_failed: /stops required');
  assert.equal(
    refusal(await propose({ start: at('База', '55'), stops: [{ label: 'Где-то' }, { latitude: '55' }] })),
    '422 validation_failed: /stops/0/latitude coordinates_required, /stops/1/longitude required',
  );
});

test('too_many_stops: a route passes two hundred places and no more', async () => {
  const stops = Array.from({ length: 200 }, (_, n) => at(`Точка ${n}`, (50 + n / 100).toString()));
  const all = ok(await propose({ stops }));
  assert.deepEqual([all.stops.length, all.method], [200, 'heuristic']);
  assert.match(refusal(await propose({ start: at('База', '49'), stops })), /too_many_stops/);
});
