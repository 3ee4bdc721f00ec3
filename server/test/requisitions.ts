import assert from 'node:assert/strict';
import { newPortal, request } from './harness.ts';

export const url = '/api/v1/purchase-requisitions';

const areas = ['purchase_requisitions', 'catalog', 'counterparties', 'warehouses', 'settings', 'integration_api'];

export type Answer = Awaited<ReturnType<typeof request>>;

/** A day every test may want things by. */
export const someDay = '2031-05-20';

/** A portal whose key may do all with requisitions, and the shortest words to do it. */
export async function requisitionPortal() {
  const portal = await newPortal();
  const key = await portal.key(
    ...areas.flatMap((area) => [`${area}.read`, `${area}.write`, `${area}.delete`]),
    'variables.read',
  );
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    request(method, path, { key, body, headers });
  const create = async (more: Record<string, unknown> = {}) =>
    made(await ask('POST', url, { dueDate: someDay, items: [line()], ...more }));
  const settle = async (company: Record<string, unknown>) => {
    const { status, json } = await ask('PATCH', '/api/v1/settings/company', company);
    assert.equal(status, 200, JSON.stringify(json));
  };
  return { portal, key, ask, create, settle };
}

export const line = (more: Record<string, unknown> = {}) => ({
  name: 'Цемент М500',
  quantity: '10',
  plannedPrice: '100',
  ...more,
});

export function made({ status, json }: Answer) {
  assert.equal(status, 201, JSON.stringify(json));
  return json;
}
