import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, request, signIn } from '../../../../test/harness.ts';
import { openLogistics, pointAt } from '../../../../test/logistics.ts';

const minuteOf = (point: { recordedAt: string } | null) => (point ? Number(point.recordedAt.slice(14, 16)) : null);

test('a point is kept once, and told as existing when it comes again', async () => {
  const { send, newVehicle, latestOf } = await openLogistics();
  const id = await newVehicle();
  const first = await send(id, pointAt(1, { speed: 64.5, status: 'moving', address: 'МКАД, 41-й км' }));
  assert.equal(first.status, 201, first.text);
  assert.deepEqual([first.json.source, first.json.speed, first.json.vehicleId], ['telematics', '64.5', id]);
  const again = await send(id, pointAt(1, { latitude: '60' }));
  assert.deepEqual([again.status, again.json.id, again.json.latitude], [200, first.json.id, '55.801131']);
  const { address, status, latitude } = await latestOf(id);
  assert.deepEqual([address, status, latitude], ['МКАД, 41-й км', 'moving', '55.801131']);
});

test('a box sends late, twice and out of order: the vehicle shows what was recorded last', async () => {
  const { send, newVehicle, latestOf, ask } = await openLogistics();
  const id = await newVehicle();
  const { json } = await send(id, { points: [5, 9, 2, 9, 7].map((minute) => pointAt(minute)) });
  assert.deepEqual([json.created, json.existing, json.refused], [4, 1, 0]);
  assert.equal(json.items[1].id, json.items[3].id);
  assert.equal(minuteOf(await latestOf(id)), 9);
  await send(id, { points: [pointAt(3), pointAt(4)] });
  assert.equal(minuteOf(await latestOf(id)), 9);
  const { items } = (await ask('GET', `/vehicle-locations?vehicleId=${id}`)).json;
  assert.deepEqual(items.map(minuteOf), [9, 7, 5, 4, 3, 2]);
});

test('of many points what is wrong is refused in its place, and the others are kept', async () => {
  const { send, newVehicle } = await openLogistics();
  const id = await newVehicle();
  const inTenMinutes = new Date(Date.now() + 10 * 60_000).toISOString();
  const inFourMinutes = new Date(Date.now() + 4 * 60_000).toISOString();
  const { status, json } = await send(id, {
    points: [
      pointAt(1),
      pointAt(2, { recordedAt: inTenMinutes }),
      pointAt(3, { latitude: '137.6', longitude: '55.7' }),
      pointAt(4, { latitude: undefined }),
      pointAt(5, { status: 'летит' }),
      pointAt(6, { recordedAt: '2026-02-30T10:00:00Z' }),
      pointAt(7, { heading: 361, speed: -1 }),
      pointAt(8, { recordedAt: inFourMinutes }),
    ],
  });
  assert.deepEqual([status, json.created, json.refused], [200, 2, 6], JSON.stringify(json));
  const codes = json.items.map(({ errors }: { errors: Array<{ code: string }> }) => errors[0]?.code ?? null);
  assert.deepEqual(codes, [null, 'recorded_in_future', 'maximum', 'required', 'enum', 'format', 'format', null]);
  assert.match(json.items[2].errors[0].message, /перепутаны|exchanged/);
});

test('more than a thousand points, none, and fields beside them are refused whole', async () => {
  const { send, newVehicle } = await openLogistics();
  const id = await newVehicle();
  const many = Array.from({ length: 1_001 }, (_, n) => pointAt(n));
  for (const body of [{ points: many }, { points: [] }, { ...pointAt(1), points: [pointAt(2)] }, {}])
    assert.equal((await send(id, body)).status, 422);
  assert.equal((await send(id, { points: many.slice(1) })).json.created, 1_000);
});

test('two batches at once leave the latest of both, whichever ends last', async () => {
  const { send, newVehicle, latestOf, ask } = await openLogistics();
  const id = await newVehicle();
  const batches = Array.from({ length: 12 }, (_, n) =>
    Array.from({ length: 5 }, (_, m) => pointAt((n * 7 + m * 11) % 60)),
  );
  const answers = await Promise.all(batches.map((points) => send(id, { points })));
  const minutes = batches.flat().map(minuteOf) as number[];
  assert.equal(minuteOf(await latestOf(id)), Math.max(...minutes));
  const created = answers.reduce((sum, { json }) => sum + json.created, 0);
  assert.equal(created, new Set(minutes).size);
  assert.equal((await ask('GET', `/vehicle-locations?vehicleId=${id}&includeTotal=true`)).json.meta.total, created);
});

test('where a vehicle was last is found anew when a person changes or deletes a point, and that is told', async () => {
  const { portal, send, newVehicle, latestOf, ask } = await openLogistics();
  const id = await newVehicle();
  const { items } = (await send(id, { points: [pointAt(1), pointAt(5), pointAt(9)] })).json;
  assert.equal((await ask('PATCH', `/vehicle-locations/${items[2].id}`, pointAt(3))).status, 200);
  assert.equal(minuteOf(await latestOf(id)), 5);
  assert.equal((await ask('PATCH', `/vehicle-locations/${items[2].id}`, pointAt(1))).json.code, 'already_exists');
  assert.equal((await ask('PATCH', `/vehicle-locations/${items[1].id}`, { latitude: '59.9' })).json.version, 2);
  assert.equal((await latestOf(id)).latitude, '59.900000');
  for (const one of items) await ask('DELETE', `/vehicle-locations/${one.id}`);
  assert.equal(await latestOf(id), null);
  const told = (await factsOf(portal.tenantId))
    .map(({ event }) => event)
    .filter((event) => event.startsWith('vehicle_l'));
  assert.deepEqual(told, [
    ...['vehicle_location.updated', 'vehicle_location.updated'],
    ...['vehicle_location.deleted', 'vehicle_location.deleted', 'vehicle_location.deleted'],
  ]);
});

test('history is read between two times, page by page, and no time ends before it begins', async () => {
  const { send, newVehicle, ask } = await openLogistics();
  const [id, other] = [await newVehicle(), await newVehicle()];
  await send(id, { points: Array.from({ length: 30 }, (_, n) => pointAt(n)) });
  await send(other, pointAt(15));
  const [from, to] = [pointAt(10).recordedAt, pointAt(20).recordedAt];
  const page = async (more: string) =>
    (await ask('GET', `/vehicle-locations?from=${from}&to=${to}&limit=4${more}`)).json;
  const all: number[] = [];
  for (let cursor = ''; ; ) {
    const { items, page: at } = await page(`&vehicleId=${id}${cursor}`);
    all.push(...items.map(minuteOf));
    if (!at.hasMore) break;
    cursor = `&cursor=${encodeURIComponent(at.nextCursor)}`;
  }
  assert.deepEqual(all, [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10]);
  assert.equal((await page('&includeTotal=true')).meta.total, 12);
  const refused = await ask('GET', `/vehicle-locations?from=${to}&to=${from}`);
  assert.deepEqual([refused.status, refused.json.code], [400, 'invalid_filter']);
});

test('a request is repeated by its key, and a point put in by a person says so', async () => {
  const { portal, ask, newVehicle, latestOf } = await openLogistics();
  const id = await newVehicle();
  const path = `/vehicles/${id}/locations`;
  const headers = { 'idempotency-key': 'пакет-1' };
  const first = await ask('POST', path, { points: [pointAt(1), pointAt(2)] }, { headers });
  const again = await ask('POST', path, { points: [pointAt(1), pointAt(2)] }, { headers });
  assert.deepEqual([again.json.created, again.headers['idempotency-replayed']], [first.json.created, 'true']);
  const token = await signIn(portal);
  const byHand = await request('POST', `/api/v1/logistics${path}`, { token, body: pointAt(2, { latitude: '56' }) });
  assert.deepEqual([byHand.status, byHand.json.source], [201, 'manual']);
  assert.equal((await latestOf(id)).source, 'manual', 'of two recorded at once the one received later');
});

test('a vehicle of nobody, of another company and one in the archive take no points', async () => {
  const [mine, other] = [await openLogistics(), await openLogistics()];
  const foreign = await other.newVehicle();
  assert.equal((await mine.send(foreign, pointAt(1))).status, 404);
  const id = await mine.newVehicle();
  await mine.send(id, pointAt(1));
  assert.equal((await mine.ask('DELETE', `/vehicles/${id}`)).json.result, 'archived');
  const { status, json } = await mine.send(id, { points: [pointAt(2)] });
  assert.deepEqual([status, json.code], [409, 'resource_archived']);
  assert.equal((await mine.ask('GET', `/vehicle-locations?vehicleId=${id}&includeTotal=true`)).json.meta.total, 1);
  assert.equal((await other.ask('GET', `/vehicle-locations?vehicleId=${id}`)).json.items.length, 0);
});
