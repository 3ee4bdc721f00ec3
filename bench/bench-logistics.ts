import { newKey, newPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { benchHistory } from './logistics/bench-history.ts';
import { benchPoints } from './logistics/bench-points.ts';

/** Points of vehicles: how they arrive, and how deep their history is read. */
export async function benchLogistics({ owner, pepper, startOurs }: Environment) {
  const tenantId = await newPortal(owner);
  const key = await newKey(owner, pepper, tenantId);
  const ours = await startOurs('web');
  try {
    const place = { owner, tenantId, key, port: ours.port };
    return [await benchPoints(place), await benchHistory(place)];
  } finally {
    await ours.stop();
  }
}
