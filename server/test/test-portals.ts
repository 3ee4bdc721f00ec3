import assert from 'node:assert/strict';
import { schedules } from '../src/app.ts';
import { toolsOf } from '../src/platform/jobs/keep-schedules.ts';
import { drainJobs, newPortal, owner, type Portal, request, workerDoor } from './harness.ts';

export const clockUrl = '/api/v1/sandbox/clock';

/** A portal of test data, whose clock shows the real time until it is moved. */
export async function newTestPortal(): Promise<Portal> {
  const portal = await newPortal();
  await owner.query('insert into test_portals (tenant_id, made_in) values ($1, $1)', [portal.tenantId]);
  return portal;
}

/** Moves the clock of a test portal, and does what has become due. */
export async function moveOn(portal: Portal, forwardSeconds: number) {
  const key = await portal.key('settings.write');
  const { status, json } = await request('POST', clockUrl, { key, body: { forwardSeconds } });
  assert.equal(status, 200, JSON.stringify(json));
  await doWhatIsDue(portal);
  return json;
}

/** All recurring work of a portal, found as a worker finds it, and its jobs. */
export async function doWhatIsDue({ tenantId }: Portal) {
  const tools = toolsOf(workerDoor);
  for (const schedule of schedules)
    await schedule.run({
      ...tools,
      portals: async function* () {
        yield tenantId;
      },
      portalsWith: async (question) => (await tools.portalsWith(question)).filter((one) => one === tenantId),
    });
  await drainJobs(tenantId);
}
