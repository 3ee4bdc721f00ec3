import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, request, signIn } from '../../server/test/harness.ts';
import type { Api } from './api.ts';
import { fillLogistics } from './fill-logistics.ts';

test('places, drivers and vehicles are there, each vehicle with a point, and a second run changes nothing', async () => {
  const portal = await newPortal();
  const authorization = `Bearer ${await signIn(portal)}`;
  const buyer: Api = async (method, path, body, headers = {}) => {
    const { status, json } = await request(method, path, { body, headers: { ...headers, authorization } });
    return { status, body: json };
  };
  const main = await buyer('POST', '/api/v1/warehouses', { name: 'Центральный склад', code: 'MAIN', kind: 'main' });
  const first = await fillLogistics(buyer, new Date());
  assert.deepEqual(
    first.map(({ step, created, refused }) => [step, created, refused]),
    [
      ['Logistics objects', 6, []],
      ['Drivers', 2, []],
      ['Vehicles', 2, []],
    ],
  );
  const { items } = (await buyer('GET', '/api/v1/logistics/vehicles')).body as {
    items: Array<{ latestLocation: object | null }>;
  };
  assert.ok(items.every(({ latestLocation }) => latestLocation !== null));
  const dock = (await buyer('GET', '/api/v1/logistics/objects?search=LO-MOSCOW')).body as {
    items: Array<{ name: string; warehouseId: string }>;
  };
  assert.deepEqual(
    dock.items.map(({ name, warehouseId }) => [name, warehouseId]),
    [['Центральный склад', main.body.id]],
  );
  const second = await fillLogistics(buyer, new Date());
  assert.deepEqual(
    second.map(({ created, unchanged }) => [created, unchanged]),
    [
      [0, 6],
      [0, 2],
      [0, 2],
    ],
  );
});
