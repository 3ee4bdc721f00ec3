import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner, workerDoor } from '../../../../../test/harness.ts';
import { openLogistics, pointAt } from '../../../../../test/logistics.ts';
import { toolsOf } from '../../../../platform/jobs/keep-schedules.ts';
import { oldPointsSchedule } from './old-points.schedule.ts';

const tick = () => oldPointsSchedule.run(toolsOf(workerDoor));

const daysAgo = (days: number) => ({ recordedAt: new Date(Date.now() - days * 86_400_000).toISOString() });

test('points are kept for as many days as the company says, 400 unless it says otherwise', async () => {
  const { portal, ask, send, newVehicle, latestOf } = await openLogistics();
  const [id, silent] = [await newVehicle(), await newVehicle()];
  await send(id, { points: [401, 399, 31, 29].map((days) => pointAt(0, daysAgo(days))) });
  await send(silent, { points: [500, 40].map((days) => pointAt(0, daysAgo(days))) });
  const left = async (vehicleId: string) =>
    (await ask('GET', `/vehicle-locations?vehicleId=${vehicleId}`)).json.items.length;
  await tick();
  assert.deepEqual([await left(id), await left(silent)], [3, 1]);
  assert.notEqual(await latestOf(silent), null);

  await owner.query(
    `insert into company_profiles (tenant_id, vehicle_point_days) values ($1, 30)
     on conflict (tenant_id) do update set vehicle_point_days = 30`,
    [portal.tenantId],
  );
  await owner.query('update tenants set config_version = config_version + 1 where tenant_id = $1', [portal.tenantId]);
  await tick();
  assert.deepEqual([await left(id), await left(silent)], [1, 0]);
  assert.equal(await latestOf(silent), null);
  assert.equal((await latestOf(id)).recordedAt.slice(0, 10), daysAgo(29).recordedAt.slice(0, 10));
});
