import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../test/billing.ts';
import { deliveryPortal } from '../../../test/deliveries.ts';
import { owner, request } from '../../../test/harness.ts';

type Portal = Awaited<ReturnType<typeof deliveryPortal>>;

const resolve = async ({ key }: Portal, entityType: string, entityId: string, ...paths: string[]) =>
  ok(await request('POST', '/api/v1/variables/resolve', { key, body: { entityType, entityId, paths } }));

test('a route tells its ends, its stops in step, and who drives', async () => {
  const portal = await deliveryPortal();
  const object = ok(await portal.ask('POST', '/objects', { name: 'ЖК «Северный»', address: 'Химки' }), 201);
  const stops = [{ label: 'Завод', latitude: '54.19', longitude: '37.61' }, { objectId: object.id }];
  const route = ok(await portal.ask('POST', '/routes', { driverName: 'Иванов', stops }), 201);
  const paths = ['deliveryRoute.originLatitude', 'deliveryRoute.stops[].latitude', 'deliveryRoute.stops[].object.name'];
  const more = ['deliveryRoute.destinationAddress', 'deliveryRoute.driverName', 'deliveryRoute.isActive'];
  const { values, unresolved } = await resolve(
    portal,
    'deliveryRoute',
    route.id,
    ...paths,
    ...more,
    'deliveryRoute.carrierName',
  );
  assert.deepEqual(
    [...paths, ...more].map((path) => values[path]),
    ['54.19', '["54.19",null]', '[null,"ЖК «Северный»"]', 'Химки', 'Иванов', 'true'],
  );
  assert.deepEqual(unresolved, ['deliveryRoute.carrierName']);
});

test('a batch tells what it carries, and the dates of its construction where the company builds', async () => {
  const portal = await deliveryPortal();
  const { id, number } = await portal.batch(portal.of('4'));
  await owner.query(
    `update requisitions set construction_project = '{"name": "ЖК", "actualStartDate": "2026-03-01", "actualEndDate": null}' where id = $1`,
    [portal.requisitionId],
  );
  const paths = ['number', 'status', 'items[].name', 'items[].quantity'].map((path) => `deliveryBatch.${path}`);
  const began = 'deliveryBatch.constructionProject.actualStartDate';
  const without = await resolve(portal, 'deliveryBatch', id, ...paths, began);
  assert.deepEqual(
    paths.map((path) => without.values[path]),
    [number, 'planned', '["Цемент М500"]', '["4"]'],
  );
  assert.deepEqual(without.unresolved, [began]);
  await portal.settle({ extensions: { construction: true } });
  assert.equal((await resolve(portal, 'deliveryBatch', id, began)).values[began], '2026-03-01');
  assert.equal((await portal.ask('GET', `/batches/${id}`)).json.constructionProject.actualStartDate, '2026-03-01');
});
