import assert from 'node:assert/strict';
import { newPortal, request } from './harness.ts';

const url = '/api/v1/logistics';

/** A portal with a key that keeps logistics. */
export async function openLogistics() {
  const portal = await newPortal();
  const key = await portal.key('logistics.read', 'warehouses.read', 'warehouses.write', 'warehouses.delete');
  const ask = (method: string, path = '', body?: unknown, more: object = {}) =>
    request(method, `${url}${path}`, { key, body, ...more });
  const create = async (path: string, body: Record<string, unknown>) => {
    const { status, json } = await ask('POST', path, body);
    assert.equal(status, 201, JSON.stringify(json));
    return json;
  };
  let made = 100;
  const newVehicle = async (more: Record<string, unknown> = {}): Promise<string> => {
    made += 1;
    return (await create('/vehicles', { plateNumber: `А${made}ВС77`, ...more })).id;
  };
  /** Its points by `recordedAt`. */
  const latestOf = async (vehicleId: string) => (await ask('GET', `/vehicles/${vehicleId}`)).json.latestLocation;
  const send = (vehicleId: string, body: unknown) => ask('POST', `/vehicles/${vehicleId}/locations`, body);
  return { portal, key, ask, create, newVehicle, latestOf, send };
}

/** A point recorded at a minute of an hour that is over. */
export const pointAt = (minute: number, more: Record<string, unknown> = {}) => ({
  ...{
    recordedAt: new Date(Date.UTC(2026, 8, 1, 10, minute)).toISOString(),
    latitude: '55.801131',
    longitude: '37.593262',
  },
  ...more,
});
