import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { drive, drivingPortal } from '../../../../test/driving.ts';
import { factsOf, owner } from '../../../../test/harness.ts';

const at = (seconds: number, more: object = {}) => ({
  recordedAt: new Date(Date.now() + seconds * 1000).toISOString(),
  ...{ latitude: '55.801131', longitude: '37.593262' },
  ...more,
});

async function made(secondsAgo = 3_600) {
  const held = await drivingPortal();
  await owner.query(`update driver_links set created_at = later(created_at, -$2::int) where tenant_id = $1`, [
    held.portal.tenantId,
    secondsAgo,
  ]);
  const send = (points: unknown) => drive(held.token, 'positions', { points });
  const latest = async () => ok(await held.ask('GET', `/vehicles/${held.vehicle.id}`)).latestLocation;
  return { ...held, send, latest };
}

test('positions of the phone are points of the vehicle, sent late and twice', async () => {
  const { send, latest, portal } = await made();
  const points = [at(-60, { speed: '42.5', heading: '90' }), at(-30)];
  assert.deepEqual(ok(await send(points)), { kept: 2, left: 0 });
  assert.deepEqual(ok(await send(points)), { kept: 0, left: 2 });
  const { source, recordedAt } = await latest();
  assert.deepEqual([source, recordedAt], ['driver', points[1]?.recordedAt]);
  assert.ok(!(await factsOf(portal.tenantId)).some(({ event }) => event.includes('location')));
});

test('what lies before the link, ahead of now or too close to another is left out', async () => {
  const { send, latest } = await made();
  assert.deepEqual(ok(await send([at(-4_000), at(3_600), at(-100), at(-95), at(-85)])), { kept: 2, left: 3 });
  assert.ok(await latest());
});

test('coordinates that are on no map, none at all, or too many are refused', async () => {
  const { send, latest } = await made();
  assert.match(refusal(await send([at(-20), at(-1, { latitude: '137.5' })])), /points\/1\/latitude maximum/);
  assert.match(refusal(await send([{ recordedAt: new Date().toISOString() }])), /points\/0/);
  for (const points of [[], Array.from({ length: 501 }, (_, n) => at(-n))])
    assert.equal((await send(points)).status, 422);
  assert.equal(await latest(), null);
});

test('no_vehicle: a route without a vehicle takes no positions and does not ask for them', async () => {
  const { send, ask, route, token } = await made();
  ok(await ask('PATCH', `/routes/${route.id}`, { vehicleId: null }));
  assert.equal(refusal(await send([at(-1)])), '409 conflict: no_vehicle');
  assert.equal((await drive(token)).json.mayTrack, false);
});
