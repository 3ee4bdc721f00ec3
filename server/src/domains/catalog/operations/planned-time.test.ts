import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, request } from '../../../../test/harness.ts';

test('changedFields names the planned cost when its price changed, not when only its time moved', async () => {
  const portal = await newPortal();
  const key = await portal.key('catalog.read', 'catalog.write');
  const plannedCost = { price: '412.50' };
  const { id } = (await request('POST', '/api/v1/catalog', { key, body: { name: 'Цемент', plannedCost } })).json;
  const change = (body: object) => request('PATCH', `/api/v1/catalog/${id}`, { key, body });
  await change({ name: 'Цемент М500', plannedCost });
  await change({ plannedCost: { price: '420' } });
  const [, named, priced] = (await factsOf(portal.tenantId)).map(({ data }) => data.changedFields as string[]);
  assert.deepEqual(
    named?.filter((name) => /planned/i.test(name)),
    [],
  );
  assert.ok(priced?.includes('plannedCost'));
});
